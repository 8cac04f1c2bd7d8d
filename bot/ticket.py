"""A case in at most 100 characters, so that a button can carry it.

A ticket holds a case and what a press on it asks for: nothing else is remembered anywhere, so
any process can answer, also after a restart. It is not signed, for it holds only a case.

``dpl1:`` (ours, and the version), action, argument (two signs), language, irregularity,
edition, jurisdiction, declarer, offender, contract, known hands, and then the facts in the order
in which they were told: two signs for the key, one for a plain value, two for a card. Where clauses
are looked up, ``~`` and the address of the clause follow, and ``~`` and those that led to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, cast

from bot import ticket_codes as codes
from bot.ticket_values import ALPHABET, NOTHING, Forged, Scroll, sign, value_signs
from locales import Language
from rules import Case, Edition, Table
from rules.index.entry import ADDRESS
from rules.table import Card, Contract, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction

__all__ = [
    "LONGEST", "PREFIX", "REFERENCE", "Forged", "Outdated", "Ticket", "TooLong", "about",
    "beginning", "burden", "case_of", "decode", "encode", "fits", "following", "referred",
    "written",
]  # fmt: skip

PREFIX: Final = "dpl"
CASE: Final = "dpc"
LONGEST: Final = 100
"""What Discord allows for a custom id."""
HEAD: Final = len(f"{PREFIX}{codes.VERSION}:") + 4
"""The signs before the case: mark and version, action, argument (two), language."""

REFERENCE: Final = "@"
"""What stands before the short id of a case that the store keeps, in place of the case."""
REFERRING: Final = re.compile(rf"{PREFIX}\d+:[0-9A-Za-z]{{4}}{REFERENCE}([0-9a-z]{{8,16}})(?:~.*)?")
CLAUSE: Final = "~"
"""What stands before the address of a clause."""
PLAYING: Final = "-playing"
"""What follows a language where the Director plays."""
BASE = len(ALPHABET)
HEADS: Final = 1024
"""Beginnings that are remembered: every button of a screen has one, and most screens the same."""
MOST_TRICKS_BID = 7
SIGNS: Final[Mapping[str, str]] = {
    key: ALPHABET[index // BASE] + ALPHABET[index % BASE] for index, key in enumerate(codes.KEYS)
}
"""The two signs of each fact's key."""


class TooLong(ValueError):  # noqa: N818 - not the caller's error: the case is that long
    """The case does not fit into a ticket."""


class Outdated(ValueError):  # noqa: N818 - not an error of anybody: time has passed
    """The ticket is of a version that is no longer, or not yet, read."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A case, what is asked of it, and the language of the answer.

    ``argument`` is a number that the action understands: a page, or the place of a fact.
    ``clauses`` are the one that is read, and those that led to it, the nearest first.
    ``playing``: whoever presses plays at the table, and is to see no card. ``reference`` is the
    short id of a case that does not fit, under which the store keeps it.
    """

    case: Case
    action: str
    language: Language
    argument: int = 0
    clauses: tuple[str, ...] = ()
    playing: bool = False
    reference: str = ""


def encode(case: Case, action: str, lang: str, argument: int = 0, *, playing: bool = False) -> str:
    """The ticket as text.

    :raises TooLong: when it has more than 100 characters.
    :raises ValueError: for an action, a language or an argument that no table has.
    """
    return about(burden(case), action, lang, argument, playing=playing)


def burden(case: Case) -> str:
    """The part of a ticket that holds the case: the same on every button of a screen."""
    facts = (
        SIGNS[key] + value_signs(VOCABULARY[key], value) for key, value in case.answers.items()
    )
    return "".join((
        sign(codes.IRREGULARITIES, case.irregularity), sign(codes.EDITIONS, case.edition),
        sign(codes.JURISDICTIONS, case.jurisdiction), _table_signs(case.table), *facts,
    ))  # fmt: skip


def about(
    burden: str,
    action: str,
    lang: str,
    argument: int = 0,
    clauses: Sequence[str] = (),
    *,
    playing: bool = False,
) -> str:
    """The ticket that asks something of a case whose part is ready.

    :raises TooLong: when it has more than 100 characters.
    :raises ValueError: for an action, a language or an argument that no table has.
    """
    return beginning(action, argument, lang, playing=playing) + following(burden, clauses)


def following(burden: str, clauses: Sequence[str] = ()) -> str:
    """What comes after the beginning: the case whose part is ready, and the clauses.

    Of the clauses that led to one the farthest are left out where there are too many.

    :raises TooLong: when a ticket of it has more than 100 characters.
    """
    text = burden
    for place, clause in enumerate(clauses):
        longer = f"{text}{CLAUSE}{clause}"
        if place and not fits(longer):
            break
        text = longer
    if not fits(text):
        raise TooLong(text)
    return text


def fits(burden: str) -> bool:
    """Whether a ticket can hold a case whose part is ready, with what follows it."""
    return HEAD + len(burden) <= LONGEST


@lru_cache(maxsize=HEADS)
def beginning(action: str, argument: int, lang: str, *, playing: bool) -> str:
    """What stands before the case: the mark, the version, what is asked, and how it is shown.

    :raises ValueError: for an action, a language or an argument that no table has.
    """
    spoken = f"{lang}{PLAYING}" if playing else lang
    head = (
        sign(codes.ACTIONS, action), sign(range(BASE), argument // BASE),
        sign(range(BASE), argument % BASE), sign(codes.LANGUAGES, spoken),
    )  # fmt: skip
    return f"{PREFIX}{codes.VERSION}:{''.join(head)}"


def referred(text: str) -> str:
    """The short id that stands in a ticket in place of its case; empty where there is none."""
    found = REFERRING.fullmatch(text)
    return found[1] if found and len(text) <= LONGEST else ""


def decode(text: str, kept: Case | None = None) -> Ticket:
    """The ticket that a text holds; the facts may contradict each other.

    ``kept`` is the case of the short id to which a ticket refers.

    :raises Outdated: when it was written by another version.
    :raises Forged: when it is none of ours, is broken or has more than 100 characters.
    """
    if len(text) > LONGEST:
        raise Forged(text)
    signs, *clauses = _opened(text, PREFIX).split(CLAUSE)
    if not all(map(ADDRESS.fullmatch, clauses)):
        raise Forged(text)
    return replace(_ticket(signs, kept), clauses=tuple(clauses))


def written(case: Case) -> str:
    """A case alone as text, however long: what is kept of it outside of tickets."""
    return f"{CASE}{codes.VERSION}:{burden(case)}"


def case_of(text: str) -> Case:
    """The case that was written; the facts may contradict each other.

    :raises Outdated: when it was written by another version.
    :raises Forged: when it is none of ours, or is broken.
    """
    return _case(Scroll(_opened(text, CASE)))


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


def _opened(text: str, prefix: str) -> str:
    """What stands behind the mark that it is ours, and the version."""
    owner, colon, rest = text.partition(":")
    version = owner.removeprefix(prefix)
    if not colon or owner == version or not version.isdecimal():
        raise Forged(text)
    if version != codes.VERSION:
        raise Outdated(text)
    return rest


def _ticket(signs: str, kept: Case | None) -> Ticket:
    head, sign_of_reference, reference = signs.partition(REFERENCE)
    if sign_of_reference and kept is None:
        raise Forged(signs)
    scroll = Scroll(head)
    action = scroll.word(codes.ACTIONS)
    argument = scroll.number() * BASE + scroll.number()
    spoken = scroll.word(codes.LANGUAGES)
    language = cast("Language", spoken.removesuffix(PLAYING))
    case = _case(scroll) if kept is None or not reference else kept
    playing = spoken.endswith(PLAYING)
    return Ticket(case, action, language, argument, playing=playing, reference=reference)


def _case(scroll: Scroll) -> Case:
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
    return Case(irregularity, edition, jurisdiction, table, answers)


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
