"""Every interaction is answered here: decode, one pure function, render; also when that fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from dataclasses import replace
from time import monotonic
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.ops.meter import METER
from bot.plugin import gate, home, kept, kept_cases, logbook, shelf
from bot.plugin.asked import Asked, Kind, called_by, pressed_by, sent_by
from bot.plugin.commands import CASE
from bot.plugin.given import Given, opening_screen
from bot.plugin.managing import NotAllowed
from bot.plugin.models import Reply, Screen, Section
from bot.plugin.posting import AlreadyPosted, NotTheirs
from bot.plugin.reference import reference_of
from bot.plugin.replies import reply, written
from bot.plugin.stated import STATING, stated_screen
from bot.plugin.steps import Steps, done
from bot.plugin.ways import ByLibrary, Way
from bot.plugin.where import ANYWHERE, Where
from bot.ticket import Forged, Outdated, Ticket, TooLong, decode, referred
from bot.wording import words
from locales import Language, language_for

REFUSALS: Mapping[type[Exception], str] = MappingProxyType(
    {
        Outdated: "discord-outdated",
        Forged: "discord-forged",
        TooLong: "discord-too-long",
        AlreadyPosted: "publish-already",
        NotTheirs: "withdraw-not-yours",
        NotAllowed: "settings-not-allowed",
        kept_cases.Unreachable: "case-store-away",
    }
)
"""What is said in place of an answer that there is not."""
PATIENCE: Final = 2.0
"""Seconds until Discord, which gives three, is told that an answer will follow."""
_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Made = Reply | Coroutine[Any, Any, Reply]


# What discord.py calls


async def invoked(interaction: Interaction, command: str) -> None:
    """Answer a slash command, by its English name, with a private message."""
    await _carried_out(interaction, called_by(interaction, command))


async def pressed(interaction: Interaction, custom_id: str) -> None:
    """Answer a press or a choice by changing the message that it was made on."""
    await _carried_out(interaction, pressed_by(interaction, custom_id))


async def sent_in(interaction: Interaction, custom_id: str) -> None:
    """Answer a form by changing the message that it was opened from."""
    await _carried_out(interaction, sent_by(interaction, custom_id))


async def _carried_out(interaction: Interaction, asked: Asked) -> None:
    await done(answered(asked, interaction.client, ByLibrary(interaction)))


async def failed(interaction: Interaction, error: Exception) -> None:
    """Note an error that is ours, and say that there was one."""
    _note(error, interaction.id)
    await _apologise(interaction, "discord-failed")


async def unanswered(interaction: Interaction, *, known: bool = False) -> None:
    """Say that nobody here knows the command, button or form: another version had it.

    One that is ``known`` and has not answered has failed, and somebody has noted how.
    """
    METER.outcomes["failed" if known else "refused"] += 1
    if known:
        _log.warning("an interaction has no answer: reference %s", reference_of(interaction.id))
    called = interaction.type is discord.InteractionType.application_command
    unknown = "no-such-command" if called else "outdated"
    await _apologise(interaction, f"discord-{'failed' if known else unknown}")


async def _apologise(interaction: Interaction, name: str) -> None:
    language = await _language(interaction)
    await done(_apologised(ByLibrary(interaction), language, name, interaction.id))


async def _language(interaction: Interaction) -> Language:
    """The reader's language; of an interaction in which nothing is as it should be, English."""
    try:
        return (await home.where(interaction)).language
    except Exception:  # noqa: BLE001 - it has been noted, and somebody waits for an answer
        return language_for(None)


# From what was asked to the answer, on every way


def answered(asked: Asked, host: Any, way: Way) -> Steps[None]:
    """Send what is asked for; if there is nothing to send, a sentence that says why."""
    with METER.timed():
        if gate.is_repeated(host, asked.id):
            METER.outcomes["repeated"] += 1
        else:
            yield from _let_in(asked, host, way)


def _let_in(asked: Asked, host: Any, way: Way) -> Steps[None]:
    """Whatever goes wrong, somebody waits for an answer; in English while the place is unknown."""
    until, where = monotonic() + PATIENCE, ANYWHERE
    try:
        admitted = gate.admits(host, asked.person)
        where = yield from home.looked_up(asked, host)
        if admitted:
            yield from _answered(asked, host, way, where, until)
        else:
            METER.outcomes["limited"] += 1
            yield from _apologised(way, where.language, "discord-too-many", asked.id)
    except Exception as error:  # noqa: BLE001 - whatever it is
        _note(error, asked.id)
        yield from _apologised(way, where.language, "discord-failed", asked.id)


def _answered(asked: Asked, host: Any, way: Way, where: Where, until: float) -> Steps[None]:
    here = home.of(host)
    try:
        made = _made(asked, host, where)
        if not isinstance(made, Screen) and isinstance(made, Coroutine):
            made = yield _in_time(way, made, until)
        if isinstance(made, Screen) and made.kept is not None:
            made = yield kept_cases.with_id(here, made, until - monotonic())
        sending = way.send(_noticed(asked, here, made, where))
        if sending is not None:
            yield sending
        if isinstance(made, Screen):
            logbook.note(asked, here, made, where)
        METER.outcomes["answered"] += 1
    except tuple(REFUSALS) as refusal:
        METER.outcomes["refused"] += 1
        yield from _apologised(way, where.language, REFUSALS[type(refusal)], asked.id)


def _made(asked: Asked, host: Any, where: Where) -> Made:
    match asked.kind:
        case Kind.COMMAND:
            return _opened(asked, host, where)
        case Kind.PRESS:
            return _pressed(asked, host, where)
        case _:
            return _written(asked, host)


def _opened(asked: Asked, host: Any, where: Where) -> Made:
    """What a command opens."""
    given = Given(asked.command, asked.options, where)
    if asked.command in STATING:
        return stated_screen(given)
    if asked.command in kept.ROOMS:
        ticket = Ticket(given.case(), kept.ROOMS[asked.command], given.language)
        return kept.answer(asked, home.of(host), ticket)
    if asked.command == CASE.name:
        return kept_cases.opened(home.of(host), given, shelf.books(host))
    return opening_screen(given, shelf.books(host))


def _pressed(asked: Asked, host: Any, where: Where) -> Made:
    """What a press leads to."""
    custom_id, chosen, books = asked.custom_id, asked.chosen, shelf.books(host)
    if referred(custom_id):
        return kept_cases.referring(
            home.of(host), custom_id, lambda ticket: reply(ticket, chosen, books, where)
        )
    ticket = decode(custom_id)
    if ticket.action in kept.KEPT:
        return kept.answer(asked, home.of(host), ticket)
    return reply(ticket, chosen, books, where)


def _written(asked: Asked, host: Any) -> Made:
    """What was written into a form leads to."""
    if referred(asked.custom_id):
        return kept_cases.referring(
            home.of(host), asked.custom_id, lambda ticket: written(ticket, asked.typed)
        )
    return written(decode(asked.custom_id), asked.typed)


async def _in_time(way: Way, work: Coroutine[Any, Any, Reply], until: float) -> Reply:
    """What the database has a part in; Discord is told in time that it will follow."""
    task = asyncio.get_running_loop().create_task(work)
    await asyncio.wait((task,), timeout=max(0.0, until - monotonic()))
    if not task.done():
        await way.defer()
    return await task


def _noticed(asked: Asked, here: home.Home, made: Reply, where: Where) -> Reply:
    """The answer; whoever does not know yet is told in it that the settings cannot be read."""
    if not isinstance(made, Screen):
        return made
    if not here.outage.is_news_to(asked.person, troubled=where.troubled):
        return made
    notice = Section("", (words(where.language).text("settings-away"),))
    return replace(made, sections=(notice, *made.sections))


def _apologised(way: Way, language: Language, name: str, asked: int) -> Steps[None]:
    """A private message beside the one that was pressed, which stays as it is.

    ``asked`` is the number of the interaction: the reader is told a reference to it.
    """
    try:
        given = {"reference": reference_of(asked)}
        sending = way.apologise(words(language).text(name, given))
        if sending is not None:
            yield sending
    except Exception:  # noqa: BLE001 - nobody is left to tell
        _log.exception("an interaction could not even be refused")


def _note(error: Exception, asked: int) -> None:
    METER.outcomes["failed"] += 1
    reference = reference_of(asked)
    _log.error("an interaction could not be answered: reference %s", reference, exc_info=error)
