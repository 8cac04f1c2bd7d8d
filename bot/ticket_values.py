"""The values of facts as signs of a ticket, and how they are read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from bot import ticket_codes as codes
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard, is_unknown
from rules.table import Card, Seat

ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NOTHING: Final = "-"
"""What is not there, and the reply "I do not know"."""


PLAIN: Final = frozenset({Domain.YES_NO, Domain.WORD, Domain.NUMBER})
"""The domains whose values are one sign each."""
PLAIN_VALUES: Final = 2048
"""How many of them are remembered: about as many as there are."""


class Forged(ValueError):  # noqa: N818 - said of the ticket
    """A text that no ticket of ours can be."""


def sign(table: Sequence[Any], item: object) -> str:
    """The sign of an item of a table.

    :raises ValueError: when the table does not have it.
    """
    return ALPHABET[table.index(item)]


def place(one: str) -> int:
    """The number that a sign stands for.

    :raises Forged: for a sign of no alphabet of ours.
    """
    if len(one) != 1 or one not in ALPHABET:
        raise Forged(one)
    return ALPHABET.index(one)


def value_signs(fact: Fact[Any], value: Any) -> str:
    """A typed value, or "unknown", as signs."""
    if fact.domain in PLAIN:
        return _plain_sign(fact, value)
    return NOTHING if is_unknown(value) else _recorded(fact, value)


@lru_cache(maxsize=PLAIN_VALUES)
def _plain_sign(fact: Fact[Any], value: Any) -> str:
    """A value that is one sign."""
    if is_unknown(value):
        return NOTHING
    match fact.domain:
        case Domain.YES_NO:
            return sign((False, True), value)
        case Domain.WORD:
            return sign(codes.WORDS[fact.key], value)
        case _:
            return ALPHABET[value]


def _recorded(fact: Fact[Any], value: Any) -> str:
    """Cards, or what was counted."""
    match fact.domain:
        case Domain.CARD:
            return str(value)
        case Domain.CARDS:
            return ALPHABET[len(value)] + "".join(map(str, value))
        case Domain.PENALTY_CARDS:
            return ALPHABET[len(value)] + "".join(map(_lying_signs, value))
        case _:
            seats = (sign(codes.SEATS, seat) + _count_signs(one) for seat, one in value.items())
            return ALPHABET[len(value)] + "".join(seats)


def _lying_signs(one: LyingCard) -> str:
    owner = NOTHING if one.owner is None else sign(codes.OWNERS, one.owner)
    kind = NOTHING if one.kind is None else sign(codes.KINDS, one.kind)
    return f"{one.card}{owner}{kind}"


def _count_signs(one: Count | int) -> str:
    if isinstance(one, Count):
        return ALPHABET[one.hand] + ALPHABET[one.played]
    return ALPHABET[one]


class Scroll:
    """Signs, read from the left; every reading raises :class:`Forged` for what cannot be."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def __bool__(self) -> bool:
        """Whether there is more to read."""
        return self._at < len(self._text)

    def take(self, length: int = 1) -> str:
        """The next signs as they stand."""
        taken = self._text[self._at : self._at + length]
        if len(taken) < length:
            raise Forged(self._text)
        self._at += length
        return taken

    def nothing(self) -> bool:
        """Pass over the sign for nothing, if it is the next one."""
        if self._text[self._at : self._at + 1] != NOTHING:
            return False
        self._at += 1
        return True

    def number(self) -> int:
        """A number of one sign."""
        return place(self.take())

    def word(self, table: Sequence[str]) -> str:
        """An item of a table."""
        index = self.number()
        if index >= len(table):
            raise Forged(self._text)
        return table[index]

    def card(self) -> Card:
        """A card."""
        try:
            return Card.parse(self.take(2))
        except ValueError as error:
            raise Forged(self._text) from error

    def cards(self) -> tuple[Card, ...]:
        """A number of cards, and the cards."""
        return tuple(self.card() for _ in range(self.number()))

    def value(self, fact: Fact[Any]) -> Any:
        """The typed value of a fact, or "unknown"."""
        return UNKNOWN if self.nothing() else READERS[fact.domain](self, fact)

    def yes_no(self, _fact: Fact[Any]) -> bool:
        """A truth value."""
        return self.word(("no", "yes")) == "yes"

    def fact_word(self, fact: Fact[Any]) -> str:
        """A word of a fact's domain, typed."""
        word = self.word(codes.WORDS[fact.key])
        if word not in fact.words:
            raise Forged(word)
        return word if fact.kind is None else fact.kind(word)

    def fact_number(self, fact: Fact[Any]) -> int:
        """A number within a fact's bounds."""
        number = self.number()
        if not fact.low <= number <= fact.high:
            raise Forged(str(number))
        return number

    def fact_card(self, _fact: Fact[Any]) -> Card:
        """One card."""
        return self.card()

    def fact_cards(self, _fact: Fact[Any]) -> tuple[Card, ...]:
        """One card to thirteen."""
        cards = self.cards()
        if not 1 <= len(cards) <= 13:
            raise Forged(self._text)
        return cards

    def lying_cards(self, _fact: Fact[Any]) -> tuple[LyingCard, ...]:
        """Penalty cards with owner and kind as far as told."""
        return tuple(self._lying() for _ in range(self.number()))

    def _lying(self) -> LyingCard:
        card = self.card()
        owner = None if self.nothing() else self.word(codes.OWNERS)
        return LyingCard(card, owner, None if self.nothing() else self.word(codes.KINDS))

    def seats(self, fact: Fact[Any]) -> MappingProxyType[Seat, Any]:
        """Counts, or numbers of cards due, by seat."""
        counted = fact.domain is Domain.COUNTS
        found = {
            Seat(self.word(codes.SEATS)): self._count() if counted else self._small()
            for _ in range(self.number())
        }
        if not found:
            raise Forged(self._text)
        return MappingProxyType(found)

    def _count(self) -> Count:
        return Count(self._small(), self._small())

    def _small(self) -> int:
        number = self.number()
        if number > 52:
            raise Forged(str(number))
        return number


READERS: Mapping[Domain, Callable[[Scroll, Fact[Any]], Any]] = MappingProxyType(
    {
        Domain.YES_NO: Scroll.yes_no,
        Domain.WORD: Scroll.fact_word,
        Domain.NUMBER: Scroll.fact_number,
        Domain.CARD: Scroll.fact_card,
        Domain.CARDS: Scroll.fact_cards,
        Domain.PENALTY_CARDS: Scroll.lying_cards,
        Domain.COUNTS: Scroll.seats,
        Domain.EXPECTED: Scroll.seats,
    }
)
