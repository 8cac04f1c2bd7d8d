"""The nouns of the game: seats, sides, roles, suits, ranks, cards and contracts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self


class Side(StrEnum):
    """The side that plays the contract, or the side that defends against it."""

    DECLARING = "declaring"
    DEFENDING = "defending"

    @property
    def other(self) -> Side:
        """The side that plays against this one."""
        return Side.DEFENDING if self is Side.DECLARING else Side.DECLARING


class Role(StrEnum):
    """What a player is during the play."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"

    @property
    def side(self) -> Side:
        """The side to which the role belongs."""
        return Side.DEFENDING if self is Role.DEFENDER else Side.DECLARING


class Seat(StrEnum):
    """The four seats, clockwise."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    def _after(self, turns: int) -> Seat:
        return CLOCKWISE[(CLOCKWISE.index(self) + turns) % 4]

    @property
    def lho(self) -> Seat:
        """The left-hand opponent: next seat clockwise."""
        return self._after(1)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self._after(2)

    @property
    def rho(self) -> Seat:
        """The right-hand opponent: previous seat."""
        return self._after(3)


CLOCKWISE = (Seat.N, Seat.E, Seat.S, Seat.W)


class Suit(StrEnum):
    """The four suits, highest first."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"


RANKS = "23456789TJQKA"
HONOURS = frozenset("TJQKA")


class Card(NamedTuple):
    """One card, written suit then rank with English letters: ``S9``, ``HT``."""

    suit: Suit
    rank: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``S9``, ``HT`` or ``H10``; raise ``ValueError`` for anything else."""
        rank = "T" if text[1:] == "10" else text[1:]
        if len(rank) != 1 or rank not in RANKS:
            raise ValueError(text)
        return cls(Suit(text[:1]), rank)

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack and ten (Law 50B draws its line below them)."""
        return self.rank in HONOURS

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"


@dataclass(frozen=True, slots=True)
class Contract:
    """Level, denomination (a suit letter or ``NT``) and ``""``, ``X`` or ``XX``."""

    level: int
    denomination: str
    doubled: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``4S``, ``3NT``, ``4SX`` or ``1NTXX``; raise ``ValueError`` otherwise."""
        bare = text.rstrip("X")
        doubled = text[len(bare) :]
        level, denomination = bare[:1], bare[1:]
        if level not in tuple("1234567") or denomination not in ("S", "H", "D", "C", "NT"):
            raise ValueError(text)
        if len(doubled) > 2:
            raise ValueError(text)
        return cls(int(level), denomination, doubled)

    def __str__(self) -> str:
        return f"{self.level}{self.denomination}{self.doubled}"
