"""Plain frozen results: a ruling, or the next question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.case import NO_ANSWERS, Case
from rules.effects import Action, Level, Option, View, Who, Withdrawal
from rules.facts import Fact
from rules.seats import offender_told, seats_of
from rules.table import Card, Role, Seat, Side


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do, by whom (None where nobody in particular), under which clause."""

    code: Action
    by: Who | None
    citation: str


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A choice that a player still has; ``fact`` takes the answer."""

    who: Who
    options: tuple[Option, ...]
    fact: str
    citation: str


@dataclass(frozen=True, slots=True)
class LyingPenaltyCard:
    """A card that is a penalty card after the ruling; None is what is not known."""

    owner: Who
    card: Card | None
    kind: str | None
    citation: str


@dataclass(frozen=True, slots=True)
class PendingPenaltyCard:
    """A penalty card that lay there before and whose fate hangs on a choice that is open.

    ``depends_on`` is the fact that takes the answer.
    """

    owner: Who
    card: Card | None
    kind: str | None
    depends_on: str


@dataclass(frozen=True, slots=True)
class TricksMoved:
    """Automatic tricks; ``tricks`` is None while the number is open."""

    tricks: int | None
    at_most: int
    to: Side | None
    later: tuple[str, ...]
    citation: str

    @property
    def settled(self) -> bool:
        """Whether the facts fix the number."""
        return self.tricks is not None


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the Laws order for a case, each part with its clause."""

    case: Case
    citations: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    choices: tuple[OpenChoice, ...] = ()
    penalty_cards: tuple[LyingPenaltyCard, ...] = ()
    pending_cards: tuple[PendingPenaltyCard, ...] = ()
    transfer: TricksMoved | None = None
    ownership: str | None = None
    restrictions: tuple[str, ...] = ()
    withdraw: tuple[str, ...] = ()
    information: tuple[str, ...] = ()
    level: Level = Level.NO
    level_laws: tuple[str, ...] = ()
    escalate: bool = False
    views: tuple[View, ...] = ()
    judged: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    relied_on: Mapping[str, Any] = field(default_factory=lambda: NO_ANSWERS)
    role: Role | None = None
    """Of the player whom the ruling is about, where it is known."""
    onward: tuple[str, ...] = ()
    unheard: tuple[str, ...] = field(default=(), compare=False)
    """Facts that were read where somebody volunteers them, and nobody has."""

    @property
    def seats(self) -> Mapping[Who, Seat]:
        """The offender's seat, and the seats of all who act, choose or own a card, if known."""
        used = {
            Who.OFFENDER, *(one.by for one in self.steps), *(one.who for one in self.choices),
            *(one.owner for one in self.penalty_cards),
            *(one.owner for one in self.pending_cards),
        }  # fmt: skip
        if Withdrawal.LHO_OF_OFFENDER in self.withdraw:
            used.add(Who.LHO)
        known = {**seats_of(self.case, self.role), **offender_told(self.case)}
        return {who: seat for who, seat in known.items() if who in used}


@dataclass(frozen=True, slots=True)
class Question:
    """A fact that decides and is not known.

    ``why`` runs from the outermost open clause inwards. ``branches`` and ``meanwhile``
    are filled when the answer given was "unknown"; with ``more`` not all branches of all the
    facts that nobody knows are there, so nobody knows whether they matter.
    """

    case: Case
    fact: Fact[Any]
    why: tuple[str, ...]
    so_far: tuple[Action, ...]
    branches: tuple[tuple[Any, Ruling | Question], ...] = ()
    meanwhile: tuple[Action, ...] = ()
    more: bool = False


Result = Ruling | Question
