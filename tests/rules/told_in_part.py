"""A case told only in part: no question whose every answer leads to the same ruling."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from rules import Case, Question, Ruling, contradictions, rule
from rules.facts import Domain, Fact, is_unknown
from rules.rule import answers_of, orders_of
from rules.ruling import Result

BUDGET = 400
"""So many cases are ruled at most to see whether a question decides anything."""
RECORDS = (Domain.COUNTS, Domain.EXPECTED, Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS)
"""What has no classes that could all be tried."""
NUMBERS = MappingProxyType({Domain.NUMBER: (0, 1, 2, 5, 12, 13)})


class TooLong(Exception):  # noqa: N818 - not an error: nothing is said about the question
    """The tree below a question is larger than the budget."""


class Tree:
    """What a case can still come to, without the questions that decide nothing."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.left = budget
        self.known: dict[Hashable, Hashable] = {}

    def decides_nothing(self, asked: Question) -> bool:
        """Whether every answer leads to the same."""
        shapes = {self.shape(case) for case in every_answer(asked)}
        return len(shapes) == 1

    def shape(self, case: Case) -> Hashable:
        """The tree of rulings below a case."""
        name = repr(sorted(case.answers.items()))
        if name not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooLong
            self.known[name] = self._shape(rule(case))
        return self.known[name]

    def _shape(self, result: Result) -> Hashable:
        if isinstance(result, Ruling):
            return orders_of(result)
        onward = [
            (value, self.shape(case))
            for key, value in answers_of(result.fact)
            if not contradictions(case := result.case.answered(key, value))
        ]
        if len({one for _, one in onward}) > 1:
            return result.fact.key, tuple(onward)
        return onward[0][1] if onward else None


def every_answer(asked: Question) -> Iterator[Case]:
    """Every possible answer, of numbers the ends and some between."""
    fact: Fact[Any] = asked.fact
    answers = list(answers_of(fact))
    if fact.domain is Domain.WORD:
        answers += [(fact.key, one) for one in fact.kind or fact.words]
    if fact.domain is Domain.NUMBER:
        low, high = fact.low, fact.high
        answers += [(fact.key, one) for one in NUMBERS[fact.domain] if low <= one <= high]
    for key, value in dict.fromkeys(answers):
        case = asked.case.answered(key, value)
        if not contradictions(case):
            yield case


def told_in_part(ruling: Ruling, chance: Random) -> Case:
    """The same case with some of the facts that it rests on told, any of them, in any order."""
    known = [key for key in ruling.relied_on if not is_unknown(ruling.case.answers[key])]
    some = chance.sample(known, chance.randint(0, len(known)))
    return replace(ruling.case, answers={key: ruling.case.answers[key] for key in some})


def idle_question(case: Case) -> Question | None:
    """The question that a case leads to, if no answer to it decides anything."""
    if contradictions(case):
        return None
    result = rule(case)
    if isinstance(result, Ruling) or result.branches or result.fact.domain in RECORDS:
        return None
    try:
        return result if Tree().decides_nothing(result) else None
    except TooLong:
        return None
