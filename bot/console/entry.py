"""What is typed and not chosen: numbers, cards, counts, contracts. Nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from bot.cards import Candidates, Fault, Reading, Unreadable, read_cards, read_contract
from bot.console.asking import Asker, MisreadError
from bot.console.lines import Part
from bot.console.numbers import whole_number
from bot.echo import shown
from bot.wording import Words
from rules.facts import UNKNOWN, Count
from rules.table import CLOCKWISE, Card, Contract, Seat

if TYPE_CHECKING:
    from locales import Language

V = TypeVar("V")

MOST = 52
EXAMPLE_CARDS = ("S9", "HT")
EXAMPLE_CONTRACT = "4S"


def number(asker: Asker, low: int, high: int, prompt: str = "console-prompt-number") -> int | str:
    """A whole number within bounds, or ``UNKNOWN``."""
    asker.say("console-number-how", Part.HINT, low=str(low), high=str(high))

    def match(typed: str) -> int | str:
        if asker.not_known(typed):
            return UNKNOWN
        told = whole_number(typed)
        if not low <= told <= high:
            given = {"text": shown(typed), "low": str(low), "high": str(high)}
            raise MisreadError(asker.words.text("console-not-a-number", given))
        return told

    return asker.ask(prompt, match)


def cards(asker: Asker) -> tuple[Card, ...] | str:
    """One card or more, or ``UNKNOWN``; what can mean several is asked card by card."""
    if asker.playing:
        asker.say("playing-form", Part.HINT)
    else:
        shown = ", ".join(asker.words.text(f"card-{one}.symbol") for one in EXAMPLE_CARDS)
        asker.say("console-cards-how", Part.HINT, example=shown)

    def match(typed: str) -> tuple[Reading, ...] | str:
        if asker.not_known(typed):
            return UNKNOWN
        readings = read_cards(typed, cast("Language", asker.lang))
        for one in readings:
            if isinstance(one, Unreadable):
                raise MisreadError(_unreadable(asker, one))
        return readings

    readings = asker.ask("console-prompt-cards", match)
    if isinstance(readings, str):
        return readings
    meant = (_meant(asker, one) for one in readings)
    return tuple(dict.fromkeys(Card.parse(one) for one in meant))


def card(asker: Asker) -> Card | str:
    """Just one card, or ``UNKNOWN``; of several typed it is asked which."""
    typed = cards(asker)
    if isinstance(typed, str) or len(typed) == 1:
        return typed if isinstance(typed, str) else typed[0]
    return asker.pick([(one, asker.words.text(f"card-{one}.full")) for one in typed])


def _unreadable(asker: Asker, reading: Unreadable) -> str:
    words = asker.words
    if asker.playing:  # what was typed may be a card
        return words.text("playing-form")
    if reading.fault is Fault.RUN_TOGETHER:
        return words.text("console-run-together", {"text": shown(reading.text)})
    example = words.text(f"card-{EXAMPLE_CARDS[0]}.symbol")
    return words.text("console-not-a-card", {"text": shown(reading.text), "example": example})


def _meant(asker: Asker, reading: Reading) -> str:
    """The one card that is meant."""
    if not isinstance(reading, Candidates):
        return str(reading)
    labels = [(one, asker.words.text(f"card-{one}.full")) for one in reading.codes]
    asker.say("console-which-card")
    return asker.pick(labels)


def counts(asker: Asker) -> dict[Seat, Count] | str:
    """The cards in hand and played of the four players, or ``UNKNOWN``."""

    def match(typed: str) -> Count | str:
        if asker.not_known(typed):
            return UNKNOWN
        found = re.fullmatch(r"(\d{1,2})[\s,;/+]+(\d{1,2})", typed)
        if found is None or max(int(found[1]), int(found[2])) > MOST:
            raise MisreadError(asker.words.text("console-not-counts", {"text": shown(typed)}))
        return Count(int(found[1]), int(found[2]))

    return _each_seat(
        asker, "console-count-seat", lambda: asker.ask("console-prompt-hand-and-played", match)
    )


def expected(asker: Asker) -> dict[Seat, int] | str:
    """How many cards each player should have played, or ``UNKNOWN``."""
    return _each_seat(
        asker, "console-expected-seat", lambda: number(asker, 0, 13, "console-prompt-played")
    )


def _each_seat(asker: Asker, message: str, one: Callable[[], V | str]) -> dict[Seat, V] | str:
    values: dict[Seat, V] = {}
    for seat in CLOCKWISE:
        asker.say(message, seat=asker.words.text(f"seat-{seat}.cap"))
        value = one()
        if isinstance(value, str):
            return UNKNOWN
        values[seat] = value
    return values


def contract(asker: Asker) -> Contract | None:
    """A contract, or None where it is not known."""

    def match(typed: str) -> Reading:
        if asker.not_known(typed):
            return ""
        reading = read_contract(typed, cast("Language", asker.lang))
        if isinstance(reading, Unreadable):
            example = contract_label(asker.words, Contract.parse(EXAMPLE_CONTRACT))
            given = {"text": shown(typed), "example": example}
            raise MisreadError(asker.words.text("console-not-a-contract", given))
        return reading

    reading = asker.ask("console-prompt-contract", match)
    if isinstance(reading, Candidates):
        labels = [(one, contract_label(asker.words, Contract.parse(one))) for one in reading.codes]
        asker.say("console-which-contract")
        return Contract.parse(asker.pick(labels))
    return Contract.parse(str(reading)) if reading else None


def contract_label(words: Words, one: Contract) -> str:
    """A contract as players write it, the double in words."""
    in_suit = one.denomination != "NT"
    denomination = words.text(f"suit-{one.denomination}.symbol" if in_suit else "notrumps.short")
    given = {"level": str(one.level), "denomination": denomination}
    label = words.text("console-contract", given)
    if not one.doubled:
        return label
    message = "console-double" if one.doubled == "X" else "console-redouble"
    return words.text(message, {"contract": label})
