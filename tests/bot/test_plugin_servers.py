"""Servers that come and go: their data goes some days later, and never by mistake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest
import pytest_asyncio

from bot.plugin import home, servers
from bot.plugin.home import Home
from bot.store import Choices, Target, Trouble, Unavailable
from tests.bot.kept_client import client, kept_in
from tests.bot.plugin_steps import PLUGIN
from tests.bot.settings_steps import store_of
from tests.bot.simcord_harness import Desk, running

LONG_AGO = datetime.now(UTC) - timedelta(days=15)
LATELY = datetime.now(UTC) - timedelta(days=13)


@pytest_asyncio.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with running(PLUGIN, partial(client, tmp_path)) as desk:
        await store_of(desk).choose(Target.of_server(desk.guild.id), language="pl")
        yield desk


def asked(answers: Callable[[int], bool | None]) -> Any:
    """Discord says of each server whether the assistant is installed there."""

    def answer_of(_host: object, server: int) -> bool | None:
        return answers(server)

    answer = AsyncMock(side_effect=answer_of)
    return patch.object(servers, "is_installed", answer)


async def comes_to_be_left(desk: Desk, wanted: frozenset[int]) -> bool:
    """Whether this is what is noted in the end; the library does not wait for listeners."""
    for _ in range(200):
        if await left_by(desk) == wanted:
            return True
        await asyncio.sleep(0.01)
    return False


async def left_by(desk: Desk) -> frozenset[int]:
    return await store_of(desk).departed()


async def test_a_server_that_removes_the_bot_is_noted_and_one_that_adds_it_again_struck_out(
    desk: Desk,
) -> None:
    guild = desk.guild.id
    backend: Any = desk.env.backend
    there: Any = desk.bot.get_guild(guild)
    backend.emit("GUILD_DELETE", {"id": str(guild), "unavailable": True})
    await desk.env.settle()
    assert await left_by(desk) == frozenset()  # merely away
    desk.bot.dispatch("guild_remove", there)
    assert await comes_to_be_left(desk, frozenset({guild}))
    desk.bot.dispatch("guild_join", there)
    assert await comes_to_be_left(desk, frozenset())
    kept = await store_of(desk).choices(Target.of_server(guild))
    assert kept == Choices(language="pl")


async def test_a_removal_is_what_discord_calls_a_removal(desk: Desk) -> None:
    backend: Any = desk.env.backend
    backend.emit("GUILD_DELETE", {"id": str(desk.guild.id)})
    assert await comes_to_be_left(desk, frozenset({desk.guild.id}))


async def test_a_server_that_was_left_while_nobody_was_connected_is_noted_at_the_start(
    desk: Desk,
) -> None:
    store = store_of(desk)
    gone, commands_alone, silent = 11 << 23, 12 << 23, 13 << 23
    for one in (gone, commands_alone, silent):
        await store.choose(Target.of_server(one), log=True)
    answers = {gone: False, commands_alone: True, silent: None}
    with asked(lambda server: answers[server]) as discord_asked:
        await servers.compared(desk.bot)
    assert discord_asked.await_count == len(answers)  # not of the one that it sees
    assert await left_by(desk) == {gone}


async def test_a_server_that_is_back_is_struck_out_at_the_start(desk: Desk) -> None:
    await store_of(desk).server_left(desk.guild.id, LONG_AGO)
    await desk.restart()
    assert await comes_to_be_left(desk, frozenset())


@pytest.mark.parametrize(
    ("ids", "found"), [([0], {2 << 22}), ([1], {3 << 22}), ([0, 1], {2 << 22, 3 << 22})]
)
async def test_servers_of_other_shards_are_never_declared_left(
    ids: list[int], found: set[int], desk: Desk
) -> None:
    store = store_of(desk)
    for one in (2 << 22, 3 << 22):
        await store.choose(Target.of_server(one), language="no")
    with patch.object(desk.bot, "shard_ids", ids), asked(lambda _server: False):
        await servers.compared(desk.bot)
    assert await left_by(desk) - {desk.guild.id} == found


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (None, True), (discord.Forbidden, False), (discord.NotFound, False),
        (discord.DiscordServerError, None), (discord.ClientException, None), (OSError, None),
    ],
)  # fmt: skip
async def test_discord_itself_says_whether_the_assistant_is_installed(
    answer: Any, found: bool | None
) -> None:
    kind: Any = answer
    response: Any = type("Response", (), {"status": 403, "reason": "no"})()
    is_http = answer is not None and issubclass(answer, discord.HTTPException)
    error: Any = answer and (kind(response, "no") if is_http else kind("no"))
    host: Any = AsyncMock()
    host.tree.fetch_commands = AsyncMock(side_effect=error)
    assert await servers.is_installed(host, 5) is found


async def test_data_goes_when_its_days_are_over_and_not_before(desk: Desk) -> None:
    store = store_of(desk)
    for server, since in ((50, LONG_AGO), (60, LATELY)):
        await store.choose(Target.of_server(server), language="no")
        await store.server_left(server, since)
    with asked(lambda _server: False):
        await servers.tidied(desk.bot, home.of(desk.bot))
    assert await store.choices(Target.of_server(50)) == Choices()
    assert await store.choices(Target.of_server(60)) == Choices(language="no")
    assert await left_by(desk) == {60}


@pytest.mark.parametrize(("answer", "still"), [(True, frozenset[int]()), (None, frozenset({50}))])
async def test_nothing_is_deleted_of_a_server_that_is_back_or_of_which_nobody_knows(
    answer: bool | None, still: frozenset[int], desk: Desk
) -> None:
    store = store_of(desk)
    await store.choose(Target.of_server(50), language="no")
    await store.server_left(50, LONG_AGO)
    with asked(lambda _server: answer):
        await servers.tidied(desk.bot, home.of(desk.bot))
    assert await store.choices(Target.of_server(50)) == Choices(language="no")
    assert await left_by(desk) == still


def host_of(house: Home) -> Any:
    """A host with nothing but a home."""
    return type("Host", (), {home.PLACE: house})()


async def test_it_tidies_about_every_hour_in_turn(caplog: pytest.LogCaptureFixture) -> None:
    waits, rounds = list[float](), list[int]()

    async def waited(seconds: float) -> None:
        assert len(waits) == len(rounds)  # the round before is over
        waits.append(seconds)
        if len(waits) == 4:
            raise asyncio.CancelledError

    def one_round(*_: Any) -> None:
        rounds.append(len(rounds))
        if len(rounds) == 2:
            raise Unavailable(Trouble.AWAY)

    tidied = AsyncMock(side_effect=one_round)
    with (
        patch.object(servers.asyncio, "sleep", waited),
        patch.object(servers, "tidied", tidied),
        pytest.raises(asyncio.CancelledError),
    ):
        await servers.tidying(host_of(Home()))
    assert len(rounds) == 3  # also after a round in vain
    assert len({one for one in waits if 1800 <= one <= 5400}) == len(waits)
    assert "the next hour tries again" in caplog.text


async def test_tidying_ends_when_the_home_is_closed(tmp_path: Path) -> None:
    house = Home(kept_in(tmp_path))
    await house.open()
    house.throughout(servers.tidying(host_of(house)))
    (tidying,) = house.lasting
    await house.close()
    assert tidying.cancelled()


async def test_without_a_database_nothing_of_this_is_done() -> None:
    host = host_of(Home())
    for one in (servers.left(host, 1), servers.joined(host, 1), servers.compared(host)):
        await one
    home.of(host).throughout(servers.tidying(host))
    assert not home.of(host).lasting
