"""A case of which every reading is noted, so that a ruling depends on nothing but what was noted.

What is always there for the asking, and so noted by nobody, is part of the key of a tree: the
irregularity, the edition, the federation, which facts are told and in what order, which seats are
known, and the contract.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Final, NoReturn, Protocol, cast

from bot.plugin.stencils.number import Whole
from bot.plugin.stencils.reads import Answer, Read, Seated, Subject, Told
from rules import Case
from rules.case import NO_HANDS, Table
from rules.facts import UNKNOWN
from rules.table import Contract, Role, Seat

THERE: Final = object()
"""In place of an answer that was told and has not been looked at."""


class NotSharedError(Exception):
    """Something was done with the case that cannot be noted: no other case shares the screen."""


class Noting(Protocol):
    """Whoever writes down what is read."""

    def note(self, read: Read) -> Any:
        """What the reading gives for the case."""
        ...


class Answers(Mapping[str, Any]):
    """The answers of a case; which there are is known, what they say is noted when it is read."""

    def __init__(self, held: Mapping[str, Any], watch: Noting) -> None:
        self._held = held
        self._watch = watch

    def __getitem__(self, key: str) -> Any:
        value = self._held[key]
        if value is not THERE:
            return value
        told = self._watch.note(Answer(key))
        if told is Told.NUMBER:
            return Whole(key, self._watch.note)
        return UNKNOWN if told is Told.UNKNOWN else told

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)

    def with_one(self, key: str, value: Any) -> Answers:
        """The same with one fact told or changed."""
        return Answers({**self._held, key: value}, self._watch)

    def without(self, key: str) -> Answers:
        """The same as if a fact had not been told."""
        return Answers({k: v for k, v in self._held.items() if k != key}, self._watch)


class WatchedTable:
    """The seats of a table, noted when they are read."""

    def __init__(self, table: Table, watch: Noting) -> None:
        self._table = table
        self._watch = watch
        self.contract: Contract | None = table.contract
        self.hands = NO_HANDS

    @property
    def declarer(self) -> Seat | None:
        """Declarer's seat."""
        return None if self._table.declarer is None else self._watch.note(Seated("declarer"))

    @property
    def offender(self) -> Seat | None:
        """The offender's seat."""
        return None if self._table.offender is None else self._watch.note(Seated("offender"))

    @property
    def offender_role(self) -> Role | None:
        """The role that the two seats give, where both are known."""
        if self._table.declarer is None or self._table.offender is None:
            return None
        return self._watch.note(Seated("offender_role"))


class WatchedCase(Case):
    """A case whose answers and seats are noted when they are read."""

    __slots__ = ()

    def answered(self, key: str, value: Any) -> Case:
        """The same case with one fact told or changed."""
        return self._with(cast("Answers", self.answers).with_one(key, value))

    def without(self, key: str) -> Case:
        """The same case as if this fact had not been told."""
        return self._with(cast("Answers", self.answers).without(key))

    def _with(self, answers: Mapping[str, Any]) -> Case:
        return WatchedCase(
            self.irregularity, self.edition, self.jurisdiction, self.table, answers
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if other is self:
            return True
        raise NotSharedError("compared as a whole")

    def __hash__(self) -> NoReturn:
        raise NotSharedError("used as a key")


class Watch:
    """What is read of one case, in its order, each thing once."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.noted: dict[Read, Hashable] = {}

    def note(self, read: Read) -> Any:
        """What the reading gives for the case.

        :raises NotSharedError: when it is nothing by which cases can be told apart.
        """
        if read not in self.noted:
            value = read.of(self.subject)
            try:
                hash(value)
            except TypeError:
                raise NotSharedError("a record") from None
            self.noted[read] = value
        return self.noted[read]

    def case(self) -> Case:
        """The case under watch."""
        case = self.subject.case
        table = cast("Table", WatchedTable(case.table, self))
        answers = Answers(dict.fromkeys(case.answers, THERE), self)
        return WatchedCase(case.irregularity, case.edition, case.jurisdiction, table, answers)
