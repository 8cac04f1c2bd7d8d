"""The one entrance: a case in, a ruling or the next question out. Total, pure, deterministic."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from rules.assembly import assemble, standing_cards
from rules.case import Case
from rules.derive.implied import implied
from rules.derive.late import is_final
from rules.effects import Action
from rules.engine import Facts, Ordered, Unanswered, tagged
from rules.facts import Domain, Fact
from rules.faults import contradictions
from rules.laws import LAWS, Law
from rules.laws.after_ruling import after_ruling
from rules.laws.law_79 import scores_are_final
from rules.ruling import Question, Result, Ruling
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.play import PHASE, Phase

RECORDS = frozenset({Domain.COUNTS, Domain.EXPECTED})


def rule(case: Case) -> Result:
    """Rule a case that has no faults (``rules.faults`` names those of any other)."""
    case = implied(case)
    law = LAWS[case.irregularity]
    facts, ordered = Facts(case), list[Ordered]()
    try:
        walk(law, facts, ordered)
    except Unanswered as unanswered:
        asked = _question(law, unanswered.fact, facts, ordered)
        return _both_ways(asked) if unanswered.unknown else asked
    return assemble(case, law.number, facts, ordered)


def next_question(law: Law, case: Case) -> Question | None:
    """The next question alone, without the ruling where there is none."""
    case = implied(case)
    law, facts, ordered = LAWS[case.irregularity], Facts(case), list[Ordered]()
    try:
        walk(law, facts, ordered)
    except Unanswered as unanswered:
        asked = _question(law, unanswered.fact, facts, ordered)
        result = _both_ways(asked) if unanswered.unknown else asked
        return result if isinstance(result, Question) else None
    return None


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


def _both_ways(asked: Question) -> Result:
    """The question with every answer's result, or the ruling if the answer decides nothing."""
    fact = asked.fact
    branches = tuple((value, rule(case)) for value, case in answered(asked))
    orders = [orders_of(result) for _, result in branches]
    if orders and all(one == orders[0] for one in orders) and isinstance(branches[0][1], Ruling):
        return branches[0][1]
    return Question(
        asked.case, fact, asked.why, asked.so_far, branches, _common(branches)
    )  # fmt: skip


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
