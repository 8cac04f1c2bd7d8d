"""The table at the terminal: seats, contract, the trick, and cards that everybody may see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from bot import dialogue
from bot.cards import read_seat
from bot.console import entry
from bot.console.asking import Asker
from bot.console.lines import Part
from bot.wording import answer_label, fact_label
from bot.wording.answers import fact_id
from bot.wording.context import Table
from rules import Case
from rules.facts import UNKNOWN
from rules.table import CLOCKWISE, Seat
from rules.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from bot.console.session import Session
    from locales import Language

SEATS = {"offender": "console-offender-seat", "declarer": "console-declarer-seat"}
FACTS = ("defective_trick_no", "suit_led", "cards")
FIELDS = (*SEATS, "contract", *FACTS)
LEAVE = ""


def fill(session: Session) -> None:
    """Fill in line by line, until an empty one; what cannot be is refused."""
    asker = session.asker
    while True:
        asker.say("console-table", Part.HEAD)
        lines = [(field, _line(asker, session.case, field)) for field in FIELDS]
        field = asker.pick(lines, blank=LEAVE)
        if field == LEAVE:
            return
        session.keep(_filled(asker, session.case, field))


def _line(asker: Asker, case: Case, field: str) -> str:
    value = _known(asker, case, field) or asker.words.text("console-not-known")
    label = fact_label(field, asker.lang)
    return asker.words.text("console-table-line", {"label": label, "value": value})


def _known(asker: Asker, case: Case, field: str) -> str:
    """What is known of one line of the table, in words; empty if nothing is."""
    if field in FACTS:
        told = case.answers.get(field)
        return "" if told is None else answer_label(field, told, asker.lang, case=case)
    value = getattr(case.table, field)
    if value is None:
        return ""
    if isinstance(value, Seat):
        return asker.words.text(f"seat-{value}.cap")
    return entry.contract_label(asker.words, value)


def _filled(asker: Asker, case: Case, field: str) -> Case:
    if field in SEATS:
        asker.say(SEATS[field], Part.HEAD)
        return _seat(asker, case, field)
    asker.say(fact_id(field), Part.HEAD, **Table(asker.words, case).context)
    if field == "contract":
        return _with(case, field, entry.contract(asker))
    return _told(case, field, _fact(asker, field))


def _seat(asker: Asker, case: Case, field: str) -> Case:
    seats = [(seat.value, asker.words.text(f"seat-{seat}.cap")) for seat in CLOCKWISE]

    def also(typed: str) -> str | None:
        reading = read_seat(typed, cast("Language", asker.lang))
        return reading if isinstance(reading, str) else None

    seat = asker.pick(seats, unknown=UNKNOWN, also=also)
    return _with(case, field, None if seat == UNKNOWN else Seat(seat))


def _with(case: Case, field: str, value: object) -> Case:
    return dialogue.seated(case, replace(case.table, **{field: value}))


def _fact(asker: Asker, field: str) -> Any:
    fact = VOCABULARY[field]
    if field == "cards":
        return entry.cards(asker)
    if field == "defective_trick_no":
        return entry.number(asker, fact.low, fact.high)
    suits = [(one, answer_label(fact, one, asker.lang)) for one in fact.words]
    return asker.pick(suits, unknown=UNKNOWN)


def _told(case: Case, key: str, value: Any) -> Case:
    """What is not known of the table is the same as what was not told."""
    return case.without(key) if value == UNKNOWN else dialogue.answer(case, key, value)
