"""A case in at most 100 characters, so that a button can carry it.

A ticket holds a case and what a press on it asks for: nothing else is remembered anywhere, so
any process can answer, also after a restart. It is not signed, for it holds only a case.

``dpl1:`` (ours, and the version), action, argument (two signs), language, irregularity,
edition, jurisdiction, declarer, offender, contract, known hands, and then the facts in the order
in which they were told: two signs for the key, one for a plain value, two for a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from bot import ticket_codes as codes
from bot.ticket_values import ALPHABET, NOTHING, Forged, Scroll, sign, value_signs
from locales import Language
from rules import Case, Edition, Table
from rules.table import Card, Contract, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction

__all__ = ["LONGEST", "PREFIX", "Forged", "Outdated", "Ticket", "TooLong", "decode", "encode"]

PREFIX: Final = "dpl"
LONGEST: Final = 100
"""What Discord allows for a custom id."""

BASE = len(ALPHABET)
MOST_TRICKS_BID = 7


class TooLong(ValueError):  # noqa: N818 - not the caller's error: the case is that long
    """The case does not fit into a ticket."""


class Outdated(ValueError):  # noqa: N818 - not an error of anybody: time has passed
    """The ticket is of a version that is no longer, or not yet, read."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A case, what is asked of it, and the language of the answer.

    ``argument`` is a number that the action understands: a page, or the place of a fact.
    """

    case: Case
    action: str
    language: Language
    argument: int = 0


def encode(case: Case, action: str, lang: str, argument: int = 0) -> str:
    """The ticket as text.

    :raises TooLong: when it has more than 100 characters.
    :raises ValueError: for an action, a language or an argument that no table has.
    """
    head = (
        sign(codes.ACTIONS, action), sign(range(BASE), argument // BASE),
        sign(range(BASE), argument % BASE), sign(codes.LANGUAGES, lang),
        sign(codes.IRREGULARITIES, case.irregularity), sign(codes.EDITIONS, case.edition),
        sign(codes.JURISDICTIONS, case.jurisdiction),
    )  # fmt: skip
    facts = (
        sign_of_fact(key) + value_signs(VOCABULARY[key], value)
        for key, value in case.answers.items()
    )
    text = f"{PREFIX}{codes.VERSION}:{''.join(head)}{_table_signs(case.table)}{''.join(facts)}"
    if len(text) > LONGEST:
        raise TooLong(text)
    return text


def decode(text: str) -> Ticket:
    """The ticket that a text holds; the facts may contradict each other.

    :raises Outdated: when it was written by another version.
    :raises Forged: when it is none of ours, is broken or has more than 100 characters.
    """
    owner, colon, rest = text.partition(":")
    version = owner.removeprefix(PREFIX)
    if not colon or owner == version or not version.isdecimal() or len(text) > LONGEST:
        raise Forged(text)
    if version != codes.VERSION:
        raise Outdated(text)
    return _ticket(Scroll(rest))


def argument_of(key: str) -> int:
    """The argument that stands for a fact."""
    return codes.KEYS.index(key)


def key_of(argument: int) -> str:
    """The key of the fact that an argument stands for.

    :raises Forged: when there is no such fact.
    """
    if argument >= len(codes.KEYS):
        raise Forged(str(argument))
    return codes.KEYS[argument]


def sign_of_fact(key: str) -> str:
    """The two signs of a fact's key."""
    index = argument_of(key)
    return ALPHABET[index // BASE] + ALPHABET[index % BASE]


def _ticket(scroll: Scroll) -> Ticket:
    action = scroll.word(codes.ACTIONS)
    argument = scroll.number() * BASE + scroll.number()
    language = cast("Language", scroll.word(codes.LANGUAGES))
    irregularity = Irregularity(scroll.word(codes.IRREGULARITIES))
    edition = Edition(scroll.word(codes.EDITIONS))
    jurisdiction = Jurisdiction(scroll.word(codes.JURISDICTIONS))
    table = _table(scroll)
    answers: dict[str, object] = {}
    while scroll:
        key = key_of(scroll.number() * BASE + scroll.number())
        if key in answers or key not in VOCABULARY:
            raise Forged(key)
        answers[key] = scroll.value(VOCABULARY[key])
    case = Case(irregularity, edition, jurisdiction, table, answers)
    return Ticket(case, action, language, argument)


def _table_signs(table: Table) -> str:
    contract = table.contract
    return "".join((
        NOTHING if table.declarer is None else sign(codes.SEATS, table.declarer),
        NOTHING if table.offender is None else sign(codes.SEATS, table.offender),
        NOTHING if contract is None else _contract_signs(contract),
        sign(range(5), len(table.hands)),
        *(_hand_signs(seat, cards) for seat, cards in table.hands.items()),
    ))  # fmt: skip


def _contract_signs(contract: Contract) -> str:
    denomination = sign(codes.DENOMINATIONS, contract.denomination)
    return f"{contract.level}{denomination}{sign(codes.DOUBLES, contract.doubled)}"


def _hand_signs(seat: Seat, cards: Sequence[Card]) -> str:
    return sign(codes.SEATS, seat) + sign(range(14), len(cards)) + "".join(map(str, cards))


def _table(scroll: Scroll) -> Table:
    declarer = None if scroll.nothing() else Seat(scroll.word(codes.SEATS))
    offender = None if scroll.nothing() else Seat(scroll.word(codes.SEATS))
    contract = None if scroll.nothing() else _contract(scroll)
    return Table(declarer, offender, contract, _hands(scroll))


def _contract(scroll: Scroll) -> Contract:
    level = scroll.number()
    if not 1 <= level <= MOST_TRICKS_BID:
        raise Forged(str(level))
    return Contract(level, scroll.word(codes.DENOMINATIONS), scroll.word(codes.DOUBLES))


def _hands(scroll: Scroll) -> Mapping[Seat, tuple[Card, ...]]:
    hands: dict[Seat, tuple[Card, ...]] = {}
    for _ in range(scroll.number()):
        seat = Seat(scroll.word(codes.SEATS))
        if seat in hands:
            raise Forged(seat)
        hands[seat] = scroll.cards()
    return hands
