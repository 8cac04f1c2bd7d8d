"""The database away, slow or full on Discord: rulings go on, and nothing is called saved."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.ops.options import Keeping
from bot.plugin.controls import Do
from bot.plugin.outage import OVER_AFTER, Outage
from bot.store import Address, Choices, Chosen, Store, Target, Trouble, Unavailable
from bot.wording import words
from locales import LANGUAGES, language_for
from tests.bot.http_harness import endpoint
from tests.bot.http_rest import rest
from tests.bot.plugin_steps import BASIS, COMMAND, PLUGIN, RULED, labels
from tests.bot.settings_steps import MANAGER, ME, chosen, control, list_with, opened, store_of
from tests.bot.simcord_harness import LOCALES, Desk, Reply, running
from tests.bot.simcord_places import may
from tools.posted import command, in_server, press

OPTIONS: dict[str, object] = {**RULED}


class Failing:
    """A store that does not do what it is asked, in one way or another."""

    def __init__(self, trouble: Trouble, *, only_writes: bool = False) -> None:
        self.trouble, self.only_writes = trouble, only_writes
        self.chosen_now = Chosen(trouble=None if only_writes else trouble)

    async def chosen(self, _place: object) -> Chosen:
        return self.chosen_now

    def at_hand(self, _place: object) -> Chosen | None:
        return None

    async def choices(self, _target: object) -> Choices:
        if not self.only_writes:
            raise Unavailable(self.trouble)
        return Choices()

    async def log(self, _entry: object) -> bool:
        return False

    async def close(self) -> None:
        return None

    def __getattr__(self, _name: str) -> Callable[..., Awaitable[Any]]:
        async def fail(*_: object, **__: object) -> None:
            raise Unavailable(self.trouble)

        return fail


@pytest_asyncio.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    async with running(PLUGIN) as desk:
        await desk.sync()
        real = store_of(desk)
        yield desk
        await real.close()


def instead(host: Any, store: Any) -> None:
    """From now on this is the store of the bot."""
    host.director_home.is_now(store)


def said(reply: Reply) -> str:
    return "\n".join(reply.texts)


@pytest.mark.parametrize("trouble", Trouble)
@pytest.mark.parametrize("locale", LOCALES)
async def test_rulings_go_on_with_defaults_and_each_reader_is_told_once(
    desk: Desk, locale: str, trouble: Trouble
) -> None:
    notice = words(language_for(locale)).text("settings-away")
    instead(desk.bot, Failing(trouble))
    for name in ("ada", "ben"):
        person = desk.person(name, locale)
        first = await person.slash(COMMAND, **RULED)
        first.check()
        assert BASIS[locale] in said(first)
        assert "2017" in first.texts[0]
        assert said(first).count(notice) == 1
        second = await person.press(first, control(first, Do.ALOUD))
        third = await person.slash(COMMAND, **RULED)
        assert notice not in said(second) + said(third)


async def test_what_is_not_saved_is_never_called_saved(desk: Desk) -> None:
    for trouble in Trouble:
        ada = desk.person(f"ada {trouble}")
        instead(desk.bot, Failing(trouble, only_writes=True))
        page = await opened(ada, ME)
        reply = await ada.choose(page, list_with(page, "pl"), "pl")
        reply.check()
        spoken = words("en").text
        full = "full" if trouble is Trouble.FULL else "away"
        assert spoken(f"settings-unsaved-{full}") in said(reply)
        assert spoken("settings-saved") not in said(reply)
        page = await opened(ada, ME)
        asked = await ada.press(page, control(page, Do.FORGET, ME))
        gone = await ada.press(asked, control(asked, Do.FORGOTTEN, ME))
        assert spoken("settings-forgotten") not in said(gone)
        assert spoken("settings-unsaved") in said(gone)


@pytest.mark.parametrize("locale", LOCALES)
async def test_settings_that_cannot_be_read_leave_a_way_to_look_again(
    desk: Desk, locale: str
) -> None:
    real = store_of(desk)
    ada = desk.person("ada", locale)
    first = await ada.slash("settings")
    instead(desk.bot, Failing(Trouble.AWAY))
    page = await ada.press(first, control(first, Do.SETTINGS, ME))
    for one in (page, await ada.slash("settings")):
        assert words(language_for(locale)).text("settings-unread") in said(one)
        assert words(language_for(locale)).text("settings-from-default") not in said(one)
        one.check()
    instead(desk.bot, real)
    again = await ada.press(page, labels(page)[words(language_for(locale)).text("settings-again")])
    assert words(language_for(locale)).text("settings-holds") in said(again)


async def test_a_setting_that_was_confirmed_is_there_after_the_outage(desk: Desk) -> None:
    real = store_of(desk)
    manager = desk.person("manager")
    may(desk, manager, MANAGER)
    await chosen(manager, 3, "1997")
    instead(desk.bot, Failing(Trouble.AWAY))
    assert "2017" in (await manager.slash(COMMAND, **RULED)).texts[0]
    instead(desk.bot, real)
    assert "1997" in (await manager.slash(COMMAND, **RULED)).texts[0]
    kept = await real.choices(Target.of_server(desk.guild.id))
    assert kept.edition == "1997"


def test_each_outage_is_told_once_and_the_next_one_again() -> None:
    now = 100.0
    outage = Outage(clock=lambda: now)
    assert outage.is_news_to(1, troubled=True)
    assert not outage.is_news_to(1, troubled=True)
    assert not outage.is_news_to(1, troubled=False)  # perhaps from memory: not over for sure
    assert not outage.is_news_to(1, troubled=True)
    assert outage.is_news_to(2, troubled=True)
    now += OVER_AFTER + 1
    assert not outage.is_news_to(1, troubled=False)
    assert outage.is_news_to(1, troubled=True)


def test_only_so_many_readers_are_remembered() -> None:
    outage = Outage(clock=lambda: 0.0)
    for person in range(10_001):
        assert outage.is_news_to(person, troubled=True)
    assert outage.is_news_to(0, troubled=True)


async def test_over_http_a_silent_database_does_not_keep_a_ruling_from_its_three_seconds(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://ann@127.0.0.1:{silent.getsockname()[1]}/club"
        keeping = Keeping(address=Address.of(url, tmp_path))
        async with endpoint(tmp_path, keeping=keeping) as door:
            for notices in (1, 0):
                began = time.monotonic()
                answer = await door.post(in_server(command(COMMAND, OPTIONS)))
                assert time.monotonic() - began < 2.5
                assert answer.json["type"] == 4
                assert BASIS["en-US"] in answer.text
                assert answer.text.count(words("en").text("settings-away")) == notices


class Silent(Failing):
    """A store that never comes back."""

    async def chosen(self, _place: object) -> Chosen:
        await asyncio.Event().wait()
        raise AssertionError


async def test_a_store_that_never_comes_back_is_not_waited_for(tmp_path: Path) -> None:
    with patch("bot.plugin.home.LONGEST", 0.05):
        async with endpoint(tmp_path) as door:
            assert door.served is not None
            instead(door.served.client, Silent(Trouble.SLOW))
            began = time.monotonic()
            answer = await door.post(command(COMMAND, OPTIONS))
            assert time.monotonic() - began < 1.5
            assert BASIS["en-US"] in answer.text
            assert words("en").text("settings-away") in answer.text


class Hanging(Failing):
    """A store that takes its time before it says that nothing was done."""

    async def choices(self, _target: object) -> Choices:
        await asyncio.sleep(0.3)
        raise Unavailable(Trouble.SLOW)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_slow_database_is_waited_for_in_private_and_never_beyond_three_seconds(
    language: str, tmp_path: Path
) -> None:
    locale = {"en": "en-US"}.get(language, language)
    with patch("bot.plugin.answering.PATIENCE", 0.05):
        async with rest() as discord, endpoint(tmp_path) as door:
            assert door.served is not None
            instead(door.served.client, Hanging(Trouble.SLOW, only_writes=True))
            first = await door.post(command("settings", {}, locale=locale))
            me = next(one for one in first.custom_ids if one)
            answer = await door.post(press(first.components, me, locale=locale))
            assert answer.json["type"] == 6  # will follow, on the private message
            for _ in range(100):
                if discord.sent:
                    break
                await asyncio.sleep(0.02)
            (edited,) = discord.sent
            assert (edited.method, edited.kind) == ("PATCH", "edit")
            assert words(language).text("settings-unread") in str(edited.data)


def test_the_interface_of_the_store_is_what_fails_here() -> None:
    assert {"chosen", "at_hand", "choices", "log", "close"} < {
        one for one in vars(Store) if one[0] != "_"
    }
