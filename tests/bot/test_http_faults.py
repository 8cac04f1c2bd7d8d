"""Late answers and a Discord that fails: no double posts, nothing stays "thinking"."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.http import Route

from bot.plugin.controls import sentence
from bot.plugin.reference import reference_of
from tests.bot.http_harness import Door, endpoint
from tests.bot.http_rest import Rest, rest
from tests.bot.late import (
    LATE,
    NOBODY,
    PATIENCE,
    Interaction,
    added,
    answered,
    finished,
    impatient,
    pressed,
    saying,
)  # fmt: skip
from tools.posted import Connection, Payload, command, form, press, typing


@pytest_asyncio.fixture
async def discords() -> AsyncGenerator[Rest]:
    async with rest() as one:
        yield one


@pytest_asyncio.fixture
async def door(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Door]:
    async with impatient(tmp_path, caplog) as opened:
        yield opened


async def test_a_late_answer_to_a_command_takes_the_place_of_the_thinking(
    door: Door, discords: Rest
) -> None:
    answer = await answered(door, added(door, saying("late")))
    assert answer.json == {"type": 5, "data": {"flags": 64}}
    assert discords.kinds == ["edit"]
    assert discords.sent[0].data["content"] == "late"
    discords.sent[0].check()


async def test_a_late_change_of_a_message_is_made_to_the_message(
    door: Door, discords: Rest
) -> None:
    async def changed(interaction: Interaction) -> None:
        await asyncio.sleep(LATE)
        await interaction.response.edit_message(content="late", allowed_mentions=NOBODY)

    answer = await answered(door, pressed(door, changed))
    assert answer.json == {"type": 6}
    assert discords.kinds == ["edit"]
    discords.sent[0].check()


async def test_a_late_message_beside_the_one_that_was_pressed_follows_it(
    door: Door, discords: Rest
) -> None:
    answer = await answered(door, pressed(door, saying("beside")))
    assert answer.json == {"type": 6}
    assert discords.kinds == ["followup"]
    assert discords.sent[0].data["flags"] == 64
    discords.sent[0].check()


def failed(payload: Payload) -> str:
    """What is said of an interaction that failed, with its reference."""
    return sentence("failed", "pl", reference=reference_of(int(payload["id"])))


async def test_a_failure_after_the_time_was_bought_is_told_too(door: Door, discords: Rest) -> None:
    async def fails(_: Interaction) -> None:
        await asyncio.sleep(LATE)
        raise RuntimeError("a fault of ours")

    called = added(door, fails)
    answer = await answered(door, called)
    assert answer.json["type"] == 5
    assert discords.kinds == ["edit"]
    assert discords.sent[0].data["content"] == failed(called)
    discords.sent[0].check()


@pytest.mark.parametrize(
    "amiss", [{"guild_locale": True}, {"guild_locale": ["pl"]}, {"message": {"flags": {}}}]
)
async def test_a_language_or_a_message_that_is_none_is_refused_at_once(
    amiss: Payload, door: Door
) -> None:
    asked = press([], "dpl1:0", locale="pl")
    payload = {**asked, **amiss, "message": {**asked["message"], **amiss.get("message", {})}}
    assert (await door.post(payload)).status == 400


async def test_whoever_cannot_be_placed_is_answered_in_english(door: Door) -> None:
    payload = command("law", {"clause": "67"}, locale="pl")
    with patch("bot.plugin.home.where_of", side_effect=AttributeError):
        answer = await answered(door, payload)
    said = sentence("failed", "en", reference=reference_of(int(payload["id"])))
    assert answer.json["data"]["content"] == said


@pytest.mark.parametrize("after", [0.0, LATE])
async def test_a_command_that_says_nothing_does_not_leave_anybody_waiting(
    after: float, door: Door, discords: Rest
) -> None:
    async def silent(_: Interaction) -> None:
        await asyncio.sleep(after)

    called = added(door, silent)
    answer = await answered(door, called)
    shown = discords.sent[0].data if after else answer.json["data"]
    assert shown["content"] == failed(called)
    assert len(discords.sent) == bool(after)


async def test_a_form_that_comes_too_late_is_said_to_have_failed(
    door: Door, discords: Rest
) -> None:
    async def forms(interaction: Interaction) -> None:
        await asyncio.sleep(LATE)
        await interaction.response.send_modal(ui.Modal(title="late", custom_id="late"))

    pressing = pressed(door, forms)
    answer = await answered(door, pressing)
    assert answer.json == {"type": 6}
    assert discords.kinds == ["followup"]
    assert discords.sent[0].data["content"] == failed(pressing)


async def test_nothing_is_offered_late_to_somebody_who_types(door: Door, discords: Rest) -> None:
    async def called(interaction: Interaction, said: str) -> None:
        del interaction, said

    async def offer(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        await asyncio.sleep(LATE)
        return [app_commands.Choice(name=typed, value=typed)]

    called.__annotations__.update(interaction=discord.Interaction, said=str)
    library: Any = app_commands
    made = library.Command(name="slow", description="slow", callback=called)
    made.autocomplete("said")(offer)
    assert door.served is not None
    door.served.client.tree.add_command(made)
    answer = await answered(door, typing("slow", "said", "x"))
    assert answer.json == {"type": 8, "data": {"choices": []}}
    assert not discords.sent


async def test_a_repeated_interaction_is_neither_done_nor_said_twice(
    door: Door, discords: Rest
) -> None:
    done: list[int] = []

    async def counted(interaction: Interaction) -> None:
        done.append(interaction.id)
        await saying("late")(interaction)

    payload = added(door, counted)
    assert door.served is not None
    other = await Connection.to(door.served.port)
    first, again = await asyncio.gather(
        door.post(payload), other.post(door.discord.request(payload))
    )
    await other.close()
    await finished()
    assert first.body == again[1]
    assert len(done) == 1
    assert discords.kinds == ["edit"]


FAULTS: list[tuple[list[tuple[int, dict[str, Any]]], int]] = [
    ([(404, {"code": 10015, "message": "Unknown Webhook"})] * 9, 2),  # the token has expired
    ([(401, {"code": 50027, "message": "Invalid Webhook Token"})] * 9, 2),
    ([(429, {"retry_after": 0.01, "message": "", "global": False})], 2),
    ([(400, {"code": 50035, "message": "Invalid Form Body"})], 2),
    ([(500, {})], 2),
]
"""What Discord answers to the first requests, and how many are made of it."""


@pytest.mark.parametrize(
    ("faults", "requests"),
    FAULTS,
)
async def test_a_discord_that_fails_is_asked_again_or_left_alone(
    faults: list[tuple[int, dict[str, Any]]], requests: int, door: Door, discords: Rest,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    discords.faults.extend(faults)
    with caplog.at_level(logging.ERROR):
        answer = await answered(door, added(door, saying("late")))
    assert answer.json["type"] == 5
    assert discords.kinds == ["edit"] * requests
    posted = len(discords.sent) - (len(faults) - len(discords.faults))
    assert posted == (1 if len(faults) == 1 else 0)


async def test_a_discord_that_cannot_be_reached_raises_nothing(
    door: Door, discords: Rest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    answer = await answered(door, added(door, saying("late")))
    assert answer.json["type"] == 5
    assert not discords.sent
    assert "could not even be refused" in caplog.text


async def test_what_is_in_hand_is_finished_before_the_end(tmp_path: Path, discords: Rest) -> None:
    async with endpoint(tmp_path) as quick:
        request = quick.discord.request(added(quick, saying("in time")))
        assert quick.served is not None
        connection = await Connection.to(quick.served.port)
        posting = asyncio.create_task(connection.post(request))
        await asyncio.sleep(LATE / 3)
    status, body = await posting
    await connection.close()
    assert (status, b"in time" in body) == (200, True)
    async with endpoint(tmp_path, patience=PATIENCE) as slow:
        assert (await slow.post(added(slow, saying("late", 3 * LATE)))).json["type"] == 5
    assert discords.kinds == ["edit"]


async def test_a_form_without_a_message_gets_a_private_answer(door: Door) -> None:
    payload = form([], "somebody:elses", "x", locale="pl")
    del payload["message"]
    answer = await answered(door, payload)
    assert answer.json["data"]["content"] == sentence("outdated", "pl")
