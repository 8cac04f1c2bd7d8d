"""The bot of its own: what it asks of Discord, and when it registers its commands."""

import asyncio
import logging
import os
import signal
import socket
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest

from bot.ops.meter import METER
from bot.ops.options import ANYHOW, Serving, Shards
from bot.plugin.client import Client, connect, registered, run, set_up_logs
from bot.plugin.controls import sentence
from bot.plugin.registration import digest_of
from tests.bot.simcord_harness import Desk, running
from tools.posted import Connection

PLUGIN = "bot.plugin"


def registrations(desk: Desk) -> int:
    """How often the commands were sent."""
    return sum(sent.kind == "commands" for sent in desk.log)


def client(folder: Path, _extension: str) -> Client:
    return Client(Serving(folder=folder, shards=Shards(count=2)))


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_it_asks_for_no_intent_but_its_own_servers_and_mentions_nobody(
    tmp_path: Path,
) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        assert desk.bot.intents == discord.Intents(guilds=True)
        assert not desk.bot.intents.members | desk.bot.intents.message_content
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


async def test_what_keeps_it_from_connecting_is_raised() -> None:
    failing = AsyncMock(side_effect=discord.LoginFailure("no"))
    with patch.object(Client, "start", failing), pytest.raises(discord.LoginFailure):
        await connect("a token")


async def test_asked_to_stop_it_finishes_what_is_in_hand_and_leaves() -> None:
    done: list[str] = []
    begun: list[asyncio.Task[None]] = []

    async def answering() -> None:
        with METER.timed():
            await asyncio.sleep(0.1)
            done.append("answered")

    async def start(_client: Client, _token: str) -> None:
        begun.append(asyncio.create_task(answering()))
        await asyncio.sleep(0.01)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(60)

    with patch.object(Client, "start", start):
        await asyncio.wait_for(connect("a token"), 10)
    assert done == ["answered"]


async def test_it_serves_the_shards_that_it_is_told() -> None:
    told = Client(Serving(shards=Shards.of("0-2,5", 8)))
    assert (told.shard_ids, told.shard_count) == ([0, 1, 2, 5], 8)
    everything = Client()
    assert (everything.shard_ids, everything.shard_count) == (None, None)


async def test_its_health_can_be_watched() -> None:
    ports: list[int] = []

    async def start(_client: Client, _token: str) -> None:
        connection = await Connection.to(ports[0])
        assert await connection.get("/health") == (200, b"alive\n")
        assert (await connection.get("/ready"))[0] == 503
        await connection.close()

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        ports.append(free.getsockname()[1])
    with patch.object(Client, "start", start):
        await connect("a token", Serving(watch_port=ports[0]))


async def test_a_command_that_only_discord_knows_is_said_to_be_unknown(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        ada = desk.person("ada", "no")
        desk.bot.tree.remove_command("defective-trick")
        reply = await ada.slash("defective-trick", fault="omitted")
        assert [sent.data["content"] for sent in reply.sent] == [sentence("no-such-command", "no")]
        with pytest.raises(ExceptionGroup, match="raised 1 error"):
            desk.env.raise_errors()
        reply.check()


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (400, 40060), (429, 0), (403, 50001), (400, 50035)]
)
async def test_a_discord_that_refuses_an_answer_gets_no_second_one_and_raises_nothing(
    status: int, code: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        ada = desk.person("ada")
        desk.env.inject_error("POST", "/interactions/*", status=status, code=code, times=None)
        reply = await ada.slash("defective-trick", fault="omitted")
        assert reply.message is None
    assert "could not even be refused" in caplog.text


async def test_an_interaction_that_is_repeated_is_answered_once(tmp_path: Path) -> None:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        again: list[Any] = []
        inside: Any = desk.bot
        parse = inside._connection.parsers["INTERACTION_CREATE"]

        def twice(payload: Any) -> None:
            parse(payload)
            again.append(payload)
            parse(payload)

        inside._connection.parsers["INTERACTION_CREATE"] = twice
        reply = await desk.person("ada").slash("defective-trick", fault="omitted")
        assert len(again) == 1
        assert [sent.kind for sent in reply.sent] == ["callback"]


def test_registering_by_hand_registers_what_has_not_changed_too(tmp_path: Path) -> None:
    async def login(made: Any, _token: str) -> None:
        made._connection.application_id = 1
        await made._async_setup_hook()
        await made.setup_hook()

    synced = AsyncMock(return_value=[])
    with (
        patch.object(Client, "login", login),
        patch("discord.app_commands.CommandTree.sync", synced),
        patch("bot.plugin.client.discord.utils.setup_logging"),
    ):
        counts = [registered("a token", Serving(folder=tmp_path)) for _ in range(2)]
    assert synced.await_count == 2
    assert counts[0] == counts[1] > 5


@pytest.mark.parametrize(
    ("terminal", "no_colour", "coloured"),
    [(True, "", True), (True, "1", False), (False, "", False), (False, "1", False)],
)
def test_the_log_is_in_colour_only_where_a_screen_takes_it(
    terminal: bool, no_colour: str, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: terminal)
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.setenv("TERM_PROGRAM", "vscode")  # of which the library believes anything
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up_logs(ANYHOW)
    logging.getLogger("bot.kettle").warning("the kettle boils")
    assert "the kettle boils" in screen.getvalue()
    assert ("\x1b[" in screen.getvalue()) == coloured


def test_an_interruption_ends_it_quietly(caplog: pytest.LogCaptureFixture) -> None:
    def interrupted(coroutine: Any) -> None:
        coroutine.close()
        raise KeyboardInterrupt

    with (
        patch("bot.plugin.client.asyncio.run", interrupted),
        patch("bot.plugin.client.discord.utils.setup_logging") as logged,
        caplog.at_level(logging.ERROR),
    ):
        run("a token", ANYHOW)
    logged.assert_called_once()
    assert not caplog.records
