"""What somebody chose or typed, as the typed value of a fact."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from bot.cards import Candidates, Fault, Reading, Unreadable, read_cards
from bot.plugin.controls import Controls, Do, asking
from bot.plugin.covers import spoilered
from bot.plugin.echo import shown
from bot.plugin.models import Form, Row, Screen, Section
from bot.ticket import Forged, argument_of
from bot.values import read_value
from bot.wording import answer_label, fact_label
from rules.facts import UNKNOWN, Domain, Fact

MOST_OPTIONS = 25
MOST_CARDS = 13
VALUES = 1024
"""Values that are remembered: commands and lists offer the same ones again and again."""
LISTS = frozenset({Domain.CARDS, Domain.PENALTY_CARDS})


@lru_cache(maxsize=VALUES)
def typed(fact: Fact[Any], raw: str) -> Any:
    """The value that a list or a button of ours offers as ``raw``.

    :raises Forged: when the fact cannot have it.
    """
    value: object = raw
    if raw != UNKNOWN and fact.domain in LISTS:
        value = raw.split()
    elif fact.domain is Domain.NUMBER and raw.isascii() and raw.isdecimal():
        value = int(raw)
    read, faults = read_value(fact, value, fact.key)
    if faults:
        raise Forged(raw)
    return read


def cards_form(fact: Fact[Any], controls: Controls, custom_id: str) -> Form:
    """The form in which the cards of a fact are written."""
    return Form(
        fact_label(fact.key, controls.language),
        controls.word("form-label"),
        controls.words.text("playing-form" if controls.playing else "discord-form-description"),
        custom_id,
    )


def cards_told(fact: Fact[Any], text: str, controls: Controls) -> Any | Screen:
    """The value that the text means, or the screen that asks what it means."""
    readings = read_cards(text, controls.language)
    faults = tuple(_faults(readings, fact, text, controls))
    if not faults and all(isinstance(one, str) for one in readings):
        return typed(fact, " ".join(str(one) for one in readings))
    return _which_screen(fact, controls, readings, faults)


def _faults(
    readings: tuple[Reading, ...], fact: Fact[Any], text: str, controls: Controls
) -> list[str]:
    """Why the text cannot be any cards of this fact."""
    unread = [one for one in readings if isinstance(one, Unreadable)]
    found = [
        controls.word(
            "run-together" if one.fault is Fault.RUN_TOGETHER else "not-a-card",
            text=_echo(one.text, controls),
        )
        for one in unread
    ]
    if not readings:
        found.append(controls.word("not-a-card", text=_echo(text, controls)))
    if fact.domain not in LISTS and len(readings) > 1:
        found.append(controls.word("one-card"))
    if len(readings) > MOST_CARDS:
        found.append(controls.word("too-many-cards"))
    return found


def _which_screen(
    fact: Fact[Any], controls: Controls, readings: tuple[Reading, ...], faults: tuple[str, ...]
) -> Screen:
    ways = () if faults or controls.playing else _ways(readings)
    lines = faults or tuple(_ambiguous(readings, controls, known=bool(ways)))
    argument = argument_of(fact.key)

    def rows() -> tuple[Row, ...]:
        options = tuple((way, _way_label(fact, way, controls)) for way in ways)
        again = controls.button(controls.word("rewrite"), Do.WRITE, argument, primary=not ways)
        home = controls.button(controls.word("return-question"), Do.SHOW)
        menu = (controls.menu("choose-card", Do.PICK, argument, options),) if ways else ()
        return (*menu, (again, home))

    title = controls.word("cards-title")
    return asking(controls, title, (Section("", lines),), rows, (Do.ASK, argument))


def _ambiguous(readings: tuple[Reading, ...], controls: Controls, *, known: bool) -> list[str]:
    meant = [
        controls.words.join([controls.words.text(f"card-{code}.full") for code in one.codes], "or")
        for one in readings
        if isinstance(one, Candidates)
    ]
    lines = [controls.word("which-card", cards=one) for one in meant]
    return lines if known else [*lines, controls.word("which-card-write")]


def _ways(readings: tuple[Reading, ...]) -> tuple[str, ...]:
    """Every list of cards that the text can mean, unless there are too many to offer."""
    codes = [one.codes if isinstance(one, Candidates) else (str(one),) for one in readings]
    ways = tuple(" ".join(way) for way in product(*codes) if len(set(way)) == len(way))
    return ways if len(ways) <= MOST_OPTIONS else ()


def _way_label(fact: Fact[Any], way: str, controls: Controls) -> str:
    symbols = [controls.words.text(f"card-{code}.symbol") for code in way.split()]
    if len(symbols) == 1:
        return answer_label(fact, way, controls.language)
    return controls.words.join(symbols)


def _echo(text: str, controls: Controls) -> str:
    """What somebody typed; it may be a card, however it is written."""
    return spoilered(shown(text)) if controls.playing else shown(text)
