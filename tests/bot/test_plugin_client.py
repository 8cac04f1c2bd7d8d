"""The bot of its own: what it asks of Discord, and when it registers its commands."""

import logging
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest

from bot.plugin.client import Client, connect, run
from bot.plugin.registration import digest_of
from tests.bot.simcord_harness import Desk, running

PLUGIN = "bot.plugin"


def registrations(desk: Desk) -> int:
    """How often the commands were sent."""
    return sum(sent.kind == "commands" for sent in desk.log)


def client(folder: Path, _extension: str) -> Client:
    return Client(folder)


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_it_asks_for_no_intents_and_mentions_nobody(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        assert desk.bot.intents == discord.Intents.none()
        mentions = desk.bot.allowed_mentions
        assert mentions is not None
        assert mentions.to_dict() == {"parse": []}


async def test_the_commands_are_registered_once_and_not_at_every_start(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        assert registrations(desk) == 1
        await desk.restart()
        assert registrations(desk) == 1
        reply = await desk.person("ada").slash("defective-trick", fault="omitted")
        assert "next trick" in reply.texts[0]


async def test_commands_that_have_changed_are_registered_again(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        (remembered,) = files(tmp_path)
        assert remembered.read_text("ascii") == await digest_of(desk.bot.tree)
        remembered.write_text("of an older version", "ascii")
        await desk.restart()
        assert registrations(desk) == 2


async def test_a_folder_that_cannot_be_written_does_not_stop_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way", "ascii")
    async with running(PLUGIN, partial(client, tmp_path / "file" / "folder")) as desk:
        assert registrations(desk) == 1
        assert desk.bot.tree.get_command("defective-trick") is not None
    assert "the next start tries again" in caplog.text


async def test_a_tree_without_a_translator_has_a_digest_too(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        translated = await digest_of(desk.bot.tree)
        await desk.bot.tree.set_translator(None)
        assert await digest_of(desk.bot.tree) != translated


async def test_connecting_hands_the_token_to_discord() -> None:
    with patch.object(Client, "start", AsyncMock()) as start:
        await connect("a token")
    start.assert_awaited_once_with("a token")


def test_an_interruption_ends_it_quietly(caplog: pytest.LogCaptureFixture) -> None:
    def interrupted(coroutine: Any) -> None:
        coroutine.close()
        raise KeyboardInterrupt

    with (
        patch("bot.plugin.client.asyncio.run", interrupted),
        patch("bot.plugin.client.discord.utils.setup_logging") as logged,
        caplog.at_level(logging.ERROR),
    ):
        run("a token")
    logged.assert_called_once_with()
    assert not caplog.records
