"""Ordinary interactions are answered without discord.py, and just as with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.ops.meter import METER
from bot.ops.options import Keeping
from bot.plugin import home
from bot.plugin.controls import Do, sentence
from bot.plugin.gate import Gate
from bot.plugin.reference import reference_of
from bot.plugin.steps import Steps, done
from bot.store import Address, Target
from bot.ticket import decode
from rules import Edition
from tests.bot.http_harness import Answer, Door, endpoint
from tests.bot.plugin_steps import COMMAND, RULED
from tools.posted import Payload, command, form, in_server, press

LOCALES = ("en-US", "pl", "no")
OPTIONS: dict[str, object] = {**RULED}
CARDS: dict[str, object] = {"fault": "extra", "played-on": "both", "offender": "defender"}
NEVER = AssertionError("the library was asked")


@pytest_asyncio.fixture
async def doors(tmp_path: Path) -> AsyncGenerator[tuple[Door, Door]]:
    """Two of them, so that limits and repetitions are not shared."""
    async with endpoint(tmp_path) as one, endpoint(tmp_path) as other:
        yield one, other


@contextmanager
def without_library() -> Generator[None]:
    with patch("bot.http.desk.parsed", side_effect=NEVER):
        yield


@contextmanager
def without_short_cut() -> Generator[None]:
    with patch("bot.http.desk.asked_in", return_value=None):
        yield


async def both(doors: tuple[Door, Door], payload: Payload) -> Answer:
    """The same answer on both ways; what says nothing is left out of it."""
    with without_library():
        direct = await doors[0].post(payload)
    with without_short_cut():
        by_library = await doors[1].post(payload)
    assert direct.status == by_library.status == 200
    assert said(direct) == said(by_library)
    direct.sent.check()
    return direct


def said(answer: Answer) -> Payload:
    told = answer.json
    data = {key: one for key, one in told["data"].items() if (key, one) not in SILENT}
    return {**told, "data": data}


SILENT = (("tts", False), ("content", None))


def to(answer: Answer, action: Do) -> str:
    """The first control that asks for something."""
    return next(one for one in answer.custom_ids if decode(one).action == action)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("placed", [dict, in_server])
async def test_commands_presses_and_forms_are_answered_alike_on_both_ways(
    locale: str, placed: Callable[[Payload], Payload], doors: tuple[Door, Door]
) -> None:
    def by(payload: Payload) -> Payload:
        return placed({**payload, "locale": locale})

    ruled = await both(doors, by(command(COMMAND, OPTIONS)))
    assert ruled.json["type"] == 4
    changed = await both(doors, by(press(ruled.components, to(ruled, Do.WHY))))
    assert changed.json["type"] == 7
    public = by(press(ruled.components, to(ruled, Do.ALOUD)))
    public["message"]["flags"] &= ~64
    assert (await both(doors, public)).json["type"] == 4
    asked = await both(doors, by(command(COMMAND, CARDS)))
    for _ in range(2):
        asked = await both(doors, by(press(asked.components, asked.custom_ids[0])))
    opened = await both(doors, by(press(asked.components, to(asked, Do.WRITE))))
    assert opened.json["type"] == 9
    typed = by(form(asked.components, opened.json["data"]["custom_id"], "♠9"))
    assert (await both(doors, typed)).json["type"] == 7


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_refused_is_refused_alike_on_both_ways(
    locale: str, doors: tuple[Door, Door]
) -> None:
    forged = form([], "dpl1:damaged", "S9", locale=locale)
    outdated = form([], "dpl999:anything", "S9", locale=locale)
    choice = command(COMMAND, {"fault": "no-such-choice"}, locale=locale)
    for payload in (forged, outdated, choice):
        assert (await both(doors, payload)).json["data"]["flags"] == 64
    with patch("bot.plugin.answering.opening_screen", side_effect=ZeroDivisionError):
        asked = command("help", {}, locale=locale)
        failed = await both(doors, asked)
    reference = reference_of(int(asked["id"]))
    spoken = {"en-US": "en"}.get(locale, locale)
    assert failed.text == sentence("failed", spoken, reference=reference)


async def test_whoever_sends_too_many_is_told_so_alike_on_both_ways(
    doors: tuple[Door, Door],
) -> None:
    for one in doors:
        assert one.served is not None
        one.served.client.director_gate = Gate(1, 0)
    first = await both(doors, command("help", {}, who="99"))
    second = await both(doors, command("help", {}, who="99"))
    assert first.components
    assert second.text == sentence("too-many", "en")


async def test_outcomes_and_screens_are_counted_once(doors: tuple[Door, Door]) -> None:
    with without_library():
        for kind in ("made", "remembered"):
            before, screens = METER.outcomes["answered"], METER.screens[kind]
            await doors[0].post(command(COMMAND, {**OPTIONS, "trick": 7, "later-tricks": 4}))
            assert METER.outcomes["answered"] == before + 1
            assert METER.screens[kind] == screens + 1
    assert METER.in_hand == 0


async def test_one_that_is_repeated_much_later_is_not_answered_again(tmp_path: Path) -> None:
    payload = command("help", {}, who="11")
    with patch("bot.http.desk.REMEMBERED", 2):
        async with endpoint(tmp_path) as door:
            first = await door.post(payload)
            for number in range(3):
                await door.post(command("help", {}, who=str(1000 + number)))
            again = await door.post(payload)
    assert first.components
    reference = reference_of(int(payload["id"]))
    assert again.text == sentence("failed", "en", reference=reference)


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncGenerator[Door]:
    async with endpoint(tmp_path, keeping=Keeping(address=Address.of(None, tmp_path))) as opened:
        yield opened


async def test_settings_are_waited_for_once_and_are_then_at_hand(door: Door) -> None:
    assert door.served is not None
    store = home.of(door.served.client).store
    await store.choose(Target.of_server(3), edition=Edition.E2007)
    with patch.object(store, "chosen", side_effect=store.chosen) as asked:
        first = await door.post(in_server(command(COMMAND, OPTIONS)))
        assert asked.call_count == 1
        with without_library():
            second = await door.post(in_server(command(COMMAND, OPTIONS)))
        assert asked.call_count == 1
    assert "2007" in first.text
    assert said(first) == said(second)


async def test_who_waits_for_settings_and_cannot_be_read_by_the_library_is_refused(
    door: Door,
) -> None:
    payload = in_server(command(COMMAND, OPTIONS))
    del payload["version"]
    answer = await door.post(payload)
    assert (answer.status, METER.in_hand) == (400, 0)


async def test_steps_are_given_what_they_wait_for_and_what_goes_wrong_with_it() -> None:
    got: list[Any] = []

    async def found() -> int:
        await asyncio.sleep(0)
        return 7

    async def lost() -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    def steps() -> Steps[str]:
        got.append((yield found()))
        try:
            yield lost()
        except KeyError as error:
            got.append(str(error))
        return "done"

    assert await done(steps()) == "done"
    assert got == [7, "'lost'"]


async def test_steps_that_are_broken_off_leave_nothing_open() -> None:
    closed: list[bool] = []

    def steps() -> Steps[None]:
        try:
            yield asyncio.sleep(10)
        finally:
            closed.append(True)

    task = asyncio.create_task(done(steps()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert closed == [True]
