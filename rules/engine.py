"""The engine: facts read lazily, clauses that cite themselves by being entered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from rules.case import LEFT_OUT, Case
from rules.editions import EDITIONS, Edition, address_in
from rules.effects import Effect
from rules.facts import Absent, Fact, is_unknown
from rules.vocabulary.play import PHASE, Phase

V = TypeVar("V")
UNASKED = frozenset({Absent.OPTION, Absent.CONDITIONAL})
"""What is never a question: that nobody knows it is as if nobody had told it."""


class Unanswered(Exception):  # noqa: N818 - not an error: the next question
    """A clause read a fact that is not known yet."""

    def __init__(self, fact: Fact[Any], *, unknown: bool = False) -> None:
        super().__init__(fact.key)
        self.fact = fact
        self.unknown = unknown


class Ordered(NamedTuple):
    """An effect with the address of the clause that ordered it."""

    effect: Effect
    citation: str


class Carried(NamedTuple):
    """An effect that another clause lends: it stands at the step, decides nothing."""

    effect: Effect
    clause: str


Effects = Iterator[Effect | Ordered | Carried]
Reading = Callable[["Facts"], Effects]


class Ground(StrEnum):
    """What a reading rests on."""

    TEXT = "text"
    COMMENTARY = "commentary"
    INTERPRETATION = "interpretation"


@dataclass(slots=True)
class Entry:
    """One use of a clause in a walk; the deepest ones are what a ruling cites."""

    address: str
    is_deepest: bool = True


@cache
def lies_in(inner: str, outer: str) -> bool:
    """Whether an address is ``outer`` or lies below it: 67B1 in 67, but not 500 in 50."""
    rest = inner[len(outer) :]
    return inner.startswith(outer) and not (outer[-1].isdigit() and rest[:1].isdigit())


class Facts:
    """The facts of one case, read one at a time by the clauses of a walk.

    With ``walking`` every fact is put to the walker, also those that a table need not
    tell.
    """

    __slots__ = (
        "_answers", "_read", "assumed", "case", "edition", "entered", "relied_on", "stack",
        "unheard", "walking",
    )  # fmt: skip

    def __init__(self, case: Case, *, walking: bool = False) -> None:
        self.case = case
        self.edition = case.edition
        self.walking = walking
        self._answers = case.answers
        self._read: dict[str, Any] = {}
        self.relied_on: dict[str, Any] = {}
        self.assumed: dict[str, None] = {}
        self.unheard: dict[str, None] = {}
        self.stack: list[Entry] = []
        self.entered: list[Entry] = []

    def __getitem__(self, fact: Fact[V]) -> V:
        if fact.key in self._read:  # within a walk a fact stays what it is
            return self._read[fact.key]
        value = self._read[fact.key] = self._value(fact)
        return value

    def _value(self, fact: Fact[V]) -> V:
        value = self._answers.get(fact.key)
        if value is None:
            return self._absent(fact)
        if value is LEFT_OUT:
            return self._left_out(fact)
        if is_unknown(value):
            return self._unknown(fact)
        self.relied_on[fact.key] = value
        return value

    def _left_out(self, fact: Fact[V]) -> V:
        """Nobody volunteered it; where a Law needs it, it is asked all the same."""
        if fact.absent is Absent.ASKED:
            raise Unanswered(fact)
        self.unheard[fact.key] = None
        return fact.quiet  # type: ignore[return-value]

    def told(self, fact: Fact[V]) -> V | None:
        """The value where somebody has volunteered it, else None; never a question."""
        value = self._answers.get(fact.key)
        if value is None or value is LEFT_OUT or is_unknown(value):
            self.unheard[fact.key] = None
            return None
        self.relied_on[fact.key] = value
        return value

    def enter(self, clause: Clause) -> str:
        """Note that a clause has begun to rule; give its address in this edition."""
        entry = Entry(address_in(self.edition, clause.address))
        for outer in self.stack:
            if outer.is_deepest and lies_in(entry.address, outer.address):
                outer.is_deepest = False
        self.stack.append(entry)
        self.entered.append(entry)
        return entry.address

    def within(self, address: str) -> bool:
        """Whether the clause being read was reached through ``address``."""
        for entry in self.stack:  # noqa: SIM110 - asked for every fact of a revoke: any() is slow
            if entry.address.startswith(address):
                return True
        return False

    def _absent(self, fact: Fact[V]) -> V:
        if self.walking or fact.absent is Absent.ASKED:
            raise Unanswered(fact)
        if fact.absent is Absent.AFTER_PLAY and self[PHASE] is Phase.PLAY_ENDED:
            raise Unanswered(fact)
        if fact.absent is Absent.REPORTED:
            self.assumed[fact.key] = None
        self.unheard[fact.key] = None
        return fact.quiet  # type: ignore[return-value]

    def _unknown(self, fact: Fact[V]) -> V:
        """A number that is still to come is waited for; anything else is a question."""
        open_number = fact.absent is Absent.AFTER_PLAY and self[PHASE] is not Phase.PLAY_ENDED
        no_classes = fact.absent is not Absent.ASKED and len(fact.representatives) < 2
        if open_number or no_classes or fact.absent in UNASKED:
            self.unheard[fact.key] = None
            return fact.quiet  # type: ignore[return-value]
        raise Unanswered(fact, unknown=True)


@dataclass(eq=False)
class Clause:
    """One clause of the Laws: its address and its readings, newest first."""

    address: str
    newest: Reading
    ground: Ground
    older: list[tuple[Edition, Reading]]

    def reading(self, edition: Edition) -> Reading:
        """The reading that holds in ``edition``."""
        if not self.older:
            return self.newest
        place = EDITIONS.index(edition)
        for last, reading in self.older:
            if place <= EDITIONS.index(last):
                return reading
        return self.newest

    def until(self, last: Edition) -> Callable[[Reading], Clause]:
        """Declare the reading that held up to and including ``last``."""

        def declare(reading: Reading) -> Clause:
            self.older.append((last, reading))
            self.older.sort(key=lambda dated: EDITIONS.index(dated[0]))
            return self

        return declare

    def __call__(self, facts: Facts) -> Iterator[Ordered]:
        """Rule: the effects of the reading in force, each with this clause's address."""
        address = facts.enter(self)
        for effect in self.reading(facts.edition)(facts):
            yield effect if isinstance(effect, Ordered) else tagged(facts, effect, address)
        facts.stack.pop()


def tagged(facts: Facts, effect: Effect | Ordered | Carried, address: str) -> Ordered:
    """The effect with its citation: its own, that of the lending clause, or ``address``."""
    if isinstance(effect, Ordered):
        return effect
    if isinstance(effect, Carried):
        return Ordered(effect.effect, address_in(facts.edition, effect.clause))
    return Ordered(effect, address)


CLAUSES: dict[str, Clause] = {}
"""Every encoded clause by its newest address."""


def clause(address: str, ground: Ground = Ground.TEXT) -> Callable[[Reading], Clause]:
    """Make a function the current reading of the clause at ``address``."""

    def declare(reading: Reading) -> Clause:
        if address in CLAUSES:
            raise ValueError(f"clause {address} is written twice")
        CLAUSES[address] = made = Clause(address, reading, ground, [])
        return made

    return declare
