"""What follows an answer over HTTP: further messages, edits, files; always after the answer."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncGenerator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from tests.bot.http_harness import Door
from tests.bot.http_rest import Rest, rest
from tests.bot.late import LATE, NOBODY, Interaction, added, answered, finished, impatient


@pytest_asyncio.fixture
async def discords() -> AsyncGenerator[Rest]:
    async with rest() as one:
        yield one


@pytest_asyncio.fixture
async def door(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Door]:
    async with impatient(tmp_path, caplog) as opened:
        yield opened


async def test_what_follows_an_answer_is_sent_after_it(door: Door, discords: Rest) -> None:
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("first", ephemeral=True, allowed_mentions=NOBODY)
        await interaction.followup.send("second", ephemeral=True, allowed_mentions=NOBODY)

    answer = await door.post(added(door, twice))
    got = time.perf_counter()
    await finished()
    assert answer.json["data"]["content"] == "first"
    assert discords.kinds == ["followup"]
    assert discords.at[0] > got - 0.02
    discords.sent[0].check()


async def test_a_command_can_buy_time_itself(door: Door, discords: Rest) -> None:
    async def deferred(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(LATE)
        await interaction.edit_original_response(content="done", allowed_mentions=NOBODY)

    answer = await answered(door, added(door, deferred))
    assert answer.json["type"] == 5
    assert discords.kinds == ["edit"]


async def test_an_answer_with_a_file_is_posted(door: Door, discords: Rest) -> None:
    async def drawn(interaction: Interaction) -> None:
        file = discord.File(io.BytesIO(b"x"), "table.png", description="the table")
        await interaction.response.send_message(file=file, ephemeral=True)

    answer = await answered(door, added(door, drawn))
    assert (answer.status, answer.body) == (202, b"")
    assert discords.kinds == ["callback"]
