"""The one entrance: a case in, a ruling or the next question out. Total, pure, deterministic.

However many facts are not known, an answer takes at most ``MOST_WALKS`` walks beside the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final, TypeGuard

from rules.assembly import assemble, standing_cards
from rules.case import Case
from rules.derive.implied import implied
from rules.derive.late import is_final
from rules.effects import Action
from rules.engine import Facts, Ordered, Unanswered, tagged
from rules.facts import Domain, Fact, is_unknown
from rules.faults import contradictions
from rules.laws import LAWS, Law
from rules.laws.after_ruling import after_ruling
from rules.laws.law_79 import scores_are_final
from rules.ruling import Question, Result, Ruling
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.play import PHASE, Phase

RECORDS = frozenset({Domain.COUNTS, Domain.EXPECTED})

MOST_WALKS: Final = 40
"""Walks of one answer beside the first: two levels of the facts with the most answers."""
FEW_WALKS: Final = 8
"""The same for each of many rulings that are only compared: three facts of two answers fit."""
DEEPEST: Final = 2
"""Unknown facts inside one another whose branches are shown."""


def rule(case: Case, most: int = MOST_WALKS) -> Result:
    """Rule a case that has no faults (``rules.faults`` names those of any other).

    ``most`` bounds the walks for facts that nobody knows.
    """
    first = _walked(case)
    return _both_ways(first, most, DEEPEST) if _is_open(first) else first


def _walked(case: Case) -> Result:
    """What one walk comes to: the ruling, or the first question."""
    case = implied(case)
    law = LAWS[case.irregularity]
    facts, ordered = Facts(case), list[Ordered]()
    try:
        walk(law, facts, ordered)
    except Unanswered as unanswered:
        return _question(law, unanswered.fact, facts, ordered)
    return assemble(case, law.number, facts, ordered)


def _is_open(result: Result) -> TypeGuard[Question]:
    """Whether it is a question to which the reply was that nobody knows."""
    return isinstance(result, Question) and is_unknown(result.case.answers.get(result.fact.key))


def walk(law: Law, facts: Facts, ordered: list[Ordered]) -> None:
    """Fill ``ordered`` to the end of the Law, or to the first fact that is not known.

    Once scores cannot be corrected any more, no Law is asked.

    One effect at a time: what was ordered before a question must not be lost with it.
    """
    reading = scores_are_final if is_final(facts) else law.rule
    for effect in reading(facts):
        ordered.append(tagged(facts, effect, law.number))  # noqa: PERF401
    if not law.says_what_lies:
        for effect in standing_cards(facts, tuple(ordered)):
            ordered.append(tagged(facts, effect, law.number))  # noqa: PERF401
    for effect in after_ruling(facts):
        ordered.append(tagged(facts, effect, law.number))  # noqa: PERF401


def _question(law: Law, fact: Fact[Any], facts: Facts, ordered: list[Ordered]) -> Question:
    so_far = tuple(effect for effect, _ in ordered if isinstance(effect, Action))
    if facts.case.answers.get(PHASE.key, Phase.PLAY) is Phase.PLAY:
        so_far = (Action.STOP_PLAY, *so_far)
    stack = [one.address for one in facts.stack] or [law.number]
    why = tuple(one for one in stack if not one.isdigit())
    return Question(facts.case, fact, why or (stack[0],), so_far)


def answers_of(fact: Fact[Any]) -> tuple[tuple[str, Any], ...]:
    """The answers to try for a fact, as key and value: one of each class.

    Records have no classes of their own: what they are asked for is tried instead.
    """
    if fact.domain in RECORDS:
        return tuple((DEFECT.key, value) for value in DEFECT.representatives)
    return tuple((fact.key, value) for value in fact.representatives)


def answers_open(asked: Question) -> tuple[Any, ...]:
    """The words of a fact that do not contradict what the case already says."""
    kind = asked.fact.kind
    words = asked.fact.words if kind is None else tuple(kind(one) for one in asked.fact.words)
    return tuple(
        one for one in words if not contradictions(asked.case.answered(asked.fact.key, one))
    )


def answered(asked: Question) -> Iterator[tuple[Any, Case]]:
    """The possible answers to a question, each with the case that it makes."""
    for key, value in answers_of(asked.fact):
        case = asked.case.without(asked.fact.key).answered(key, value)
        if not contradictions(case):
            yield value, case


def _both_ways(asked: Question, most: int, deep: int) -> Result:
    """The question with every answer's result, or the ruling if the answer decides nothing.

    What is left of the walks is shared out evenly among the answers that lead to a further
    unknown fact. Below the deepest level nothing is shown, and it is only looked whether all
    answers lead to one ruling. What was cut off never counts as a ruling.
    """
    cases = tuple(answered(asked))
    if len(cases) > most:
        return replace(asked, more=True)
    results = [_walked(case) for _, case in cases]
    if deep or _are_alike([one for one in results if not _is_open(one)]):
        each = (most - len(cases)) // max(1, sum(map(_is_open, results)))
        deeper = max(0, deep - 1)
        results = [_both_ways(one, each, deeper) if _is_open(one) else one for one in results]
    if results and isinstance(results[0], Ruling) and _are_alike(results):
        return results[0]
    if not deep:
        return replace(asked, more=True)
    branches = tuple((value, one) for (value, _), one in zip(cases, results, strict=True))
    more = any(isinstance(one, Question) and one.more for one in results)
    return replace(asked, branches=branches, meanwhile=_common(branches), more=more)


def _are_alike(results: Sequence[Result]) -> bool:
    """Whether all are rulings that order the same."""
    if not all(isinstance(one, Ruling) for one in results):
        return False
    orders = [orders_of(one) for one in results]
    return all(one == orders[0] for one in orders)


def orders_of(result: Result) -> object:
    """What a result orders, without the facts that it rests on: for comparing two."""
    if isinstance(result, Question):
        return result.fact, result.branches
    return (
        result.citations, result.steps, result.choices, result.penalty_cards,
        result.pending_cards, result.transfer,
        result.ownership, result.restrictions, result.withdraw, result.information,
        result.level, result.level_laws, result.escalate, result.views, result.onward,
    )  # fmt: skip


def _common(branches: tuple[tuple[Any, Result], ...]) -> tuple[Action, ...]:
    """The steps with which every branch begins: they can be taken at once."""
    lists = [
        result.so_far if isinstance(result, Question) else tuple(s.code for s in result.steps)
        for _, result in branches
    ]
    alike = takewhile(lambda codes: len(set(codes)) == 1, zip(*lists, strict=False))
    return tuple(codes[0] for codes in alike)
