"""Long cases: the store keeps what no id can hold, and its short id opens the case for anyone."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.case_id import SHORTEST, id_of
from bot.covering import names_a_card
from bot.plugin.controls import Do
from bot.store import Trouble, Unavailable
from bot.ticket import decode, referred
from bot.wording import words
from locales import language_for
from tests.bot.plugin_steps import PLUGIN
from tests.bot.settings_steps import store_of
from tests.bot.simcord_harness import LOCALES, Desk, Reply, running
from tests.bot.test_case_id import OMITTED
from tests.bot.test_kept_cases_terminal import penalty_cards
from tests.bot.test_store_away import Failing

RANKS = "AKQJT98765432"
LONG = {
    "cards": " ".join(f"♠{one}" for one in RANKS),
    "partner-cards": " ".join(f"♥{one}" for one in RANKS),
    "turn": "nobody",
    "how": "dropped",
}
"""Thirteen penalty cards before each defender: nobody's afternoon, and far too long for an id."""
SHORT_ID = re.compile(r"`([0-9A-Z]{8,16})`")
IN_TIME = 3.0


@pytest_asyncio.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def text_of(reply: Reply) -> str:
    return "\n".join(reply.texts)


def short_id(reply: Reply) -> str:
    """The only id under a ruling, which is too short to hold the case."""
    (found,) = SHORT_ID.findall(text_of(reply))
    assert len(found) < SHORTEST
    return found


async def away(desk: Desk, store: object) -> None:
    """Another store takes the place of the one that the bot has opened."""
    bot: Any = desk.bot
    await bot.director_home.store.close()
    bot.director_home.is_now(store)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_short_id_under_a_long_ruling_opens_it_for_anyone(desk: Desk, locale: str) -> None:
    ruled = await desk.person("Anna", locale).slash("penalty-card", **LONG)
    ruled.check()
    said = words(language_for(locale))
    assert said.text("case-id", {"id": f"`{short_id(ruled)}`"}) in text_of(ruled)
    await desk.restart()
    other = desk.person("Bob", locale)
    for typed in (
        short_id(ruled),
        short_id(ruled).lower(),
        f" {short_id(ruled)[:4]}-{short_id(ruled)[4:]}",
    ):
        opened = await other.slash("case", id=typed)
        opened.check()
        assert text_of(opened) == text_of(ruled)


async def test_the_same_long_case_has_the_same_id_for_everybody(desk: Desk) -> None:
    first = await desk.person("Anna").slash("penalty-card", **LONG)
    second = await desk.person("Bartek", "pl").slash("penalty-card", **LONG)
    assert short_id(first) == short_id(second)
    assert await store_of(desk).case(short_id(first)) is not None


async def test_a_case_that_fits_is_not_kept(desk: Desk) -> None:
    ruled = await desk.person("Anna").slash(
        "penalty-card", **{**LONG, "cards": "♠4", "partner-cards": "♥3"}
    )
    assert not SHORT_ID.search(text_of(ruled))
    assert "Case: `" in text_of(ruled)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_long_and_an_ordinary_case_are_compared(desk: Desk, locale: str) -> None:
    anna = desk.person("Anna", locale)
    ruled = await anna.slash("penalty-card", **LONG)
    compared = await anna.slash("case", id=short_id(ruled), **{"compare-with": id_of(OMITTED)})
    compared.check()
    assert words(language_for(locale)).text("difference-title") in text_of(compared)


@pytest.mark.parametrize("locale", LOCALES)
async def test_with_the_database_away_the_ruling_stands_and_says_why_it_has_no_id(
    desk: Desk, locale: str
) -> None:
    said = words(language_for(locale))
    anna = desk.person("Anna", locale)
    before = await anna.slash("penalty-card", **LONG)
    await away(desk, Failing(Trouble.AWAY))
    ruled = await anna.slash("penalty-card", **LONG)
    ruled.check()
    assert said.text("case-not-kept") in text_of(ruled)
    assert said.text("steps-head") in text_of(ruled)
    opened = await anna.slash("case", id=short_id(before))
    assert said.text("case-store-away") in text_of(opened)


class Slow(Failing):
    """A store that takes its time over cases."""

    async def keep_case(self, _case: str) -> str:
        await asyncio.sleep(30)
        raise Unavailable(self.trouble)


async def test_no_reply_waits_for_the_database_longer_than_discord_does(desk: Desk) -> None:
    await away(desk, Slow(Trouble.SLOW, only_writes=True))
    began = time.monotonic()
    ruled = await desk.person("Anna").slash("penalty-card", **LONG)
    assert time.monotonic() - began < IN_TIME
    assert words("en").text("case-not-kept") in text_of(ruled)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_no_id_opens_nothing_and_is_said_so(desk: Desk, locale: str) -> None:
    said = words(language_for(locale))
    anna = desk.person("Anna", locale)
    for typed in ("K3M9X2PQ", "hello", "@everyone", "|| ` ||"):
        opened = await anna.slash("case", id=typed)
        opened.check()
        assert said.text("case-unknown") in text_of(opened)
        assert "everyone" not in text_of(opened)


async def test_a_case_that_another_version_kept_says_what_changed(desk: Desk) -> None:
    kept = await store_of(desk).keep_case("dpc9:000")
    opened = await desk.person("Anna").slash("case", id=kept)
    assert words("en").text("case-outdated") in text_of(opened)


def asks(custom_id: str, action: Do, argument: int = 0) -> bool:
    """Whether a control of a long case asks for something; its ticket refers to the case."""
    assert referred(custom_id)
    ticket = decode(custom_id, penalty_cards())
    return (ticket.action, ticket.argument) == (action, argument)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_buttons_of_a_long_case_refer_to_it_and_outlive_a_restart(
    desk: Desk, locale: str
) -> None:
    anna = desk.person("Anna", locale)
    ruled = await anna.slash("penalty-card", **LONG)
    given = short_id(ruled).lower()
    assert {referred(one) for one in ruled.custom_ids} == {given}
    await desk.restart()
    law = await anna.press(ruled, control_of(ruled, Do.LAW))
    law.check()
    assert words(language_for(locale)).text("discord-law-title") in text_of(law)


@pytest.mark.parametrize("locale", [one for one in LOCALES if one != "no"])
async def test_the_pages_of_a_long_case_outlive_a_restart(desk: Desk, locale: str) -> None:
    """In Norwegian the whole ruling stands on one page."""
    anna = desk.person("Anna", locale)
    ruled = await anna.slash("penalty-card", **LONG)
    await desk.restart()
    page = await anna.press(ruled, control_of(ruled, Do.SHOW, 1))
    page.check()
    assert page.texts != ruled.texts
    first = await anna.press(page, control_of(page, Do.SHOW, 0))
    assert first.texts == ruled.texts[:-1], "the first page said its id at once"


def control_of(reply: Reply, action: Do, argument: int = 0) -> str:
    return next(one for one in reply.custom_ids if asks(one, action, argument))


async def test_a_long_dialogue_goes_on_by_lists_that_refer_to_the_case(desk: Desk) -> None:
    anna = desk.person("Anna")
    options = {key: value for key, value in LONG.items() if key not in {"turn", "how"}}
    asked = await anna.slash("penalty-card", **options)
    asked.check()
    pick = next(one for one in asked.custom_ids if decode(one, penalty_cards()).action == Do.PICK)
    assert referred(pick)
    answered = await anna.choose(asked, pick, "nobody")
    answered.check()
    assert short_id(answered) != referred(pick).upper(), "another case, kept under its own id"
    assert answered.texts != asked.texts


async def test_a_press_on_a_long_case_is_refused_politely_while_the_database_is_away(
    desk: Desk,
) -> None:
    anna = desk.person("Anna")
    ruled = await anna.slash("penalty-card", **LONG)
    press = control_of(ruled, Do.LAW)
    await away(desk, Failing(Trouble.AWAY))
    refused = await anna.press(ruled, press)
    assert words("en").text("case-store-away") in str([one.body for one in refused.sent])


async def test_a_reference_to_nothing_is_refused_politely(desk: Desk) -> None:
    anna = desk.person("Anna")
    ruled = await anna.slash("penalty-card", **LONG)
    press = control_of(ruled, Do.LAW)
    forged = press.replace(referred(press), "00000000")
    refused = await anna.forge(ruled, press, forged)
    assert words("en").text("discord-outdated") in str([one.body for one in refused.sent])


async def test_a_player_director_opens_a_long_case_under_covers(desk: Desk) -> None:
    anna = desk.person("Anna")
    ruled = await anna.slash("penalty-card", **LONG)
    opened = await anna.slash("case", id=short_id(ruled), playing="yes")
    assert short_id(opened) == short_id(ruled)
    pages = [text_of(opened)]
    for _ in range(2):
        more = next(one for one in opened.custom_ids if asks(one, Do.SHOW, len(pages)))
        opened = await anna.press(opened, more)
        opened.check()
        pages.append(text_of(opened))
    covers = "".join(pages).count("||")
    assert covers >= 2 * 2 * len(RANKS)
    assert not names_a_card(re.sub(r"\|\|.+?\|\|", "", "".join(pages)))
