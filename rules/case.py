"""A case: the only state there is. Everything else is recomputed from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from rules.editions import NEWEST, Edition
from rules.facts import is_unknown
from rules.table import Card, Contract, Role, Seat
from rules.vocabulary.play import Irregularity, Jurisdiction


class _LeftOut:
    def __repr__(self) -> str:
        return "LEFT_OUT"


LEFT_OUT: Final = _LeftOut()
"""Written by the complete walk where it decides not to give a fact."""

NO_HANDS: Mapping[Seat, tuple[Card, ...]] = MappingProxyType({})
NO_ANSWERS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of the table: two seats, the contract, remaining cards."""

    declarer: Seat | None = None
    offender: Seat | None = None
    contract: Contract | None = None
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=lambda: NO_HANDS)

    @property
    def offender_role(self) -> Role | None:
        """The role that the two seats give, where both are known."""
        return None if self.offender is None else self.role_of(self.offender)

    def role_of(self, seat: Seat) -> Role | None:
        """The role of a seat, where declarer is known."""
        if self.declarer is None:
            return None
        if seat is self.declarer:
            return Role.DECLARER
        return Role.DUMMY if seat is self.declarer.partner else Role.DEFENDER


NO_TABLE = Table()


@dataclass(frozen=True, slots=True)
class Case:
    """An irregularity, the edition and authority that rule it, and the facts told.

    ``answers`` maps the key of a fact to its value, or to ``"unknown"``.
    """

    irregularity: Irregularity
    edition: Edition = NEWEST
    jurisdiction: Jurisdiction = Jurisdiction.WBF
    table: Table = NO_TABLE
    answers: Mapping[str, Any] = field(default_factory=lambda: NO_ANSWERS)

    def answered(self, key: str, value: Any) -> Case:
        """The same case with one fact told or changed."""
        return self._with({**self.answers, key: value})

    def without(self, key: str) -> Case:
        """The same case as if this fact had not been told."""
        return self._with({k: v for k, v in self.answers.items() if k != key})

    def _with(self, answers: Mapping[str, Any]) -> Case:
        return Case(self.irregularity, self.edition, self.jurisdiction, self.table, answers)


def told(case: Case, key: str) -> Any:
    """The value of a fact where it is known, else None."""
    value = case.answers.get(key)
    if value is None or value is LEFT_OUT or is_unknown(value):
        return None
    return value
