"""Facts: what a Director establishes before a ruling, one name and one domain each.

The keys and values are the public vocabulary of the JSON door. A fact has no default;
``Absent`` says what its absence means.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Any, Generic, TypeVar

from rules.table import Card

V_co = TypeVar("V_co", covariant=True)
E = TypeVar("E", bound=StrEnum)

UNKNOWN = "unknown"
"""The reply "I do not know"; never a value that a Law reads."""


def is_unknown(value: object) -> bool:
    """Whether a reply says "I do not know" (a word of a domain is not such a reply)."""
    return value.__class__ is str and value == UNKNOWN


class Source(StrEnum):
    """Who knows the fact, and so how it is put."""

    TABLE = "TABLE"
    DIRECTOR = "DIRECTOR"
    PLAYER = "PLAYER"
    AUTHORITY = "AUTHORITY"


class Absent(Enum):
    """What it means that a fact is not given."""

    ASKED = auto()
    REPORTED = auto()
    """Nobody has reported it: its quiet value holds, and the ruling says so."""
    AFTER_PLAY = auto()
    """Not known before the play is over: then it is asked."""
    OPTION = auto()
    """A player has not chosen yet: the ruling lists the choice."""
    CONDITIONAL = auto()
    """A right hangs on it: read when it is told; otherwise the right is listed as conditional."""
    OPEN = auto()
    """Read when somebody volunteers it; otherwise its quiet value holds."""


class Domain(Enum):
    """The shape of a fact's value."""

    YES_NO = auto()
    WORD = auto()
    NUMBER = auto()
    CARD = auto()
    CARDS = auto()
    COUNTS = auto()
    EXPECTED = auto()
    PENALTY_CARDS = auto()


class Tells(Enum):
    """What a fact gives away of the cards."""

    NO_CARD = auto()
    FACED = auto()
    """Names cards that lie, or lay, face up."""
    BY_PLAYING = auto()
    """What a hand holds; the card that its player faces next shows it to everybody."""
    UNSEEN = auto()
    """Tells of cards that only the Director would look at."""


@dataclass(frozen=True, eq=False)
class Fact(Generic[V_co]):
    """A named question with a finite or recorded domain.

    ``words`` are the values of a WORD, ``low`` and ``high`` the bounds of a NUMBER,
    ``representatives`` what the complete walk answers (one of each class that a Law
    distinguishes), ``quiet`` the value of an absent REPORTED or OPEN fact.
    """

    key: str
    domain: Domain
    source: Source = Source.TABLE
    absent: Absent = Absent.ASKED
    quiet: V_co | None = None
    words: tuple[str, ...] = ()
    kind: type[StrEnum] | None = None
    low: int = 0
    high: int = 13
    representatives: tuple[Any, ...] = ()
    stands_for: str | None = None
    """Key of the record that is asked for instead of this fact, if there is one."""
    tells: Tells = Tells.NO_CARD

    def __repr__(self) -> str:
        return f"Fact({self.key})"


@dataclass(frozen=True, slots=True)
class Count:
    """The cards of one seat, counted face down: in hand and played."""

    hand: int
    played: int

    @property
    def total(self) -> int:
        """All cards of the seat; 13 when nothing is missing or foreign."""
        return self.hand + self.played


@dataclass(frozen=True, slots=True)
class LyingCard:
    """A penalty card that lay on the table before; its kind where it was told."""

    card: Card
    owner: str | None = None
    kind: str | None = None


def yes_no(
    key: str,
    source: Source = Source.TABLE,
    absent: Absent = Absent.ASKED,
    *,
    tells: Tells = Tells.NO_CARD,
) -> Fact[bool]:
    """A question with the answers yes and no; quiet means no."""
    return Fact(
        key, Domain.YES_NO, source, absent, quiet=False, representatives=(True, False), tells=tells
    )


def one_of(
    key: str,
    kind: type[E],
    *,
    source: Source = Source.TABLE,
    absent: Absent = Absent.ASKED,
    quiet: E | None = None,
    stands_for: str | None = None,
    tells: Tells = Tells.NO_CARD,
) -> Fact[E]:
    """A question with the answers that ``kind`` lists."""
    members = tuple(kind)
    words = tuple(member.value for member in members)
    return Fact(
        key, Domain.WORD, source, absent, quiet, words, kind,
        representatives=members, stands_for=stands_for, tells=tells,
    )  # fmt: skip


def word(key: str, *words: str, source: Source = Source.TABLE) -> Fact[str]:
    """A fact of a Law that is not encoded yet: its domain is known, nothing reads it."""
    return Fact(key, Domain.WORD, source, words=words)


def number(
    key: str,
    low: int,
    high: int,
    walk: tuple[int, ...],
    absent: Absent = Absent.ASKED,
) -> Fact[int | None]:
    """A whole number from ``low`` to ``high``; ``walk`` has one of each class."""
    return Fact(key, Domain.NUMBER, absent=absent, low=low, high=high, representatives=walk)
