"""Cases that no id can hold: kept by the store under a short id, and opened by it.

A ruling does not wait for that: where the store is away or slow it stands there without an id,
and says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.case_id import is_short
from bot.plugin.case_ids import Found, line_with
from bot.plugin.covers import covered_screen
from bot.plugin.given import Given, opening_screen
from bot.plugin.home import Home
from bot.plugin.models import Kept, Reply, Screen, Section
from bot.plugin.replies import main_screen
from bot.store import Store, Unavailable
from bot.ticket import Forged, Outdated, Ticket, case_of, decode, referred
from bot.wording import Books, Words, words

LEAST: Final = 0.2
"""Seconds that the store is given at least: what it has at hand is there sooner."""


class Unreachable(Exception):  # noqa: N818 - said of what is kept
    """The case cannot be read just now."""


_log = logging.getLogger(__name__)


async def with_id(here: Home, made: Screen, seconds: float) -> Screen:
    """The screen with the short id of its case, if it needs one; it waits no longer than that.

    With the id it has controls as well: their tickets refer to the case that is kept.
    """
    kept = made.kept
    if kept is None:
        return made
    try:
        async with asyncio.timeout(max(LEAST, seconds)):
            short_id = await here.store.keep_case(kept.case)
    except (Unavailable, TimeoutError) as fault:
        _log.warning("a case was not kept: %s", fault)
        note = Section("", (words(kept.language).text("case-not-kept"),))
        return replace(made, sections=(*made.sections, note), kept=None)
    return _with_controls(kept, short_id)


def _with_controls(kept: Kept, short_id: str) -> Screen:
    case, said = case_of(kept.case), words(kept.language)
    shown = main_screen(case, kept.language, kept.page, playing=kept.playing, reference=short_id)
    line = line_with(said, short_id.upper())
    if all(line not in section.lines for section in shown.sections):  # it is on the last page
        shown = replace(shown, sections=(*shown.sections, Section("", (line,))))
    return covered_screen(shown) if kept.playing else shown


async def referring(here: Home, custom_id: str, answer: Callable[[Ticket], Reply]) -> Reply:
    """The answer to a press or form whose ticket refers to a case that is kept.

    :raises Outdated: when no such case is kept, or this version cannot read it.
    :raises Unreachable: when the store cannot be read.
    """
    try:
        text = await here.store.case(referred(custom_id))
    except Unavailable as fault:
        raise Unreachable from fault
    if text is None:
        raise Outdated(custom_id)
    return answer(decode(custom_id, case_of(text)))


async def opened(here: Home, given: Given, books: Books) -> Screen:
    """The screen of ``/case``, with the cases that the store has."""
    short = [one for one in given.ids if is_short(one)]
    said = words(given.language)
    stored: dict[str, Found] = {}
    try:
        for one in short:
            stored[one] = await _found(here.store, one, said)
    except Unavailable:
        stored = dict.fromkeys(short, said.text("case-store-away"))
    return opening_screen(given, books, stored)


async def _found(store: Store, typed: str, said: Words) -> Found:
    text = await store.case(typed)
    if text is None:
        return said.text("case-unknown")
    try:
        return case_of(text)
    except (Outdated, Forged):
        return said.text("case-outdated")
