"""One walk watched from outside: the facts it reads, its clauses and its parameters."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest

from rules import LAWS, Case
from rules.derive.implied import implied
from rules.engine import Clause, Facts, Ordered, Unanswered
from rules.facts import Fact
from rules.parameters import Parameter
from rules.rule import walk

V = TypeVar("V")

ALWAYS_READ = frozenset(
    {
        *("counts", "expected_played", "offender_role"),
        *("existing_penalty_cards", "partner_penalty_cards"),
        *("correction_period_over", "appeal_period_over"),
    }
)
"""From these the offender's seat or role, or the phase, is known before the walk."""


@dataclass
class Trace:
    """What one walk touched: keys of facts, newest addresses, names of parameters."""

    read: set[str] = field(default_factory=lambda: set(ALWAYS_READ))
    clauses: list[Clause] = field(default_factory=list[Clause])
    parameters: list[Parameter[Any]] = field(default_factory=list[Parameter[Any]])

    @property
    def addresses(self) -> set[str]:
        """The newest addresses of the clauses entered."""
        return {one.address for one in self.clauses}


class TracedFacts(Facts):
    """Facts that note who asks for them, also where they were not told."""

    __slots__ = ("trace",)

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.trace = Trace()

    def __getitem__(self, fact: Fact[V]) -> V:
        self.trace.read.add(fact.key)
        return super().__getitem__(fact)

    def told(self, fact: Fact[V]) -> V | None:
        self.trace.read.add(fact.key)
        return super().told(fact)

    def enter(self, clause: Clause) -> str:
        self.trace.clauses.append(clause)
        return super().enter(clause)


@contextmanager
def noting_parameters() -> Generator[None]:
    """While it lasts, a traced walk also notes the parameters that it reads."""
    plain = Parameter[Any].of

    def noted(parameter: Parameter[Any], facts: Facts) -> Any:
        if isinstance(facts, TracedFacts):
            facts.trace.parameters.append(parameter)
        return plain(parameter, facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Parameter, "of", noted)
        yield


def trace(case: Case) -> Trace:
    """The trace of a case, to its ruling or to its next question."""
    facts, ordered = TracedFacts(implied(case)), list[Ordered]()
    try:
        walk(LAWS[case.irregularity], facts, ordered)
    except Unanswered as unanswered:
        facts.trace.read.add(unanswered.fact.key)
    return facts.trace
