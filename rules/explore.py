"""The complete walk: every path through a Law, with one answer of each class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.assembly import assemble
from rules.case import LEFT_OUT, Case
from rules.derive.implied import implied
from rules.engine import Facts, Ordered, Unanswered
from rules.facts import Absent, Fact
from rules.faults import contradictions
from rules.laws import LAWS
from rules.rule import answers_of, walk
from rules.ruling import Ruling
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE
from rules.vocabulary.play import PHASE, Phase

NOT_IN_PLAY = frozenset({Phase.AUCTION, Phase.AUCTION_OVER, Phase.BEFORE_LEAD})


def explore(case: Case, reports: int = 2) -> Iterator[Ruling]:
    """Every ruling that the case can still come to, whatever is told or left untold.

    At most ``reports`` of the things that a table tells unasked happen on one path: with
    two, every one is met alone and beside every other. A ruling's ``case.answers`` are its
    path; what was left untold is not among them. What is ruled as another irregularity is
    walked under that one.
    """
    law = LAWS[case.irregularity]
    waiting = [implied(case)]
    while waiting:
        here = waiting.pop()
        facts, ordered = Facts(here, walking=True), list[Ordered]()
        try:
            walk(law, facts, ordered)
        except Unanswered as unanswered:
            waiting.extend(_onward_from(here, unanswered.fact, reports))
        else:
            told = {k: v for k, v in here.answers.items() if v is not LEFT_OUT}
            path = Case(here.irregularity, here.edition, here.jurisdiction, here.table, told)
            yield assemble(path, law.number, facts, ordered)


def _onward_from(case: Case, fact: Fact[Any], reports: int) -> Iterator[Case]:
    walked = _answers_walked(case, fact)
    if fact.absent is Absent.REPORTED and _reported(case) >= reports:
        walked = walked[:1]
    asked_after_all = {key: one for key, one in case.answers.items() if key != fact.key}
    start = replace(case, answers=asked_after_all)
    for key, value in reversed(walked):
        onward = start.answered(key, value)
        if not contradictions(onward) and implied(onward).irregularity is case.irregularity:
            yield implied(onward)


def _reported(case: Case) -> int:
    """How many of the things told unasked are told on this path.

    Two defective tricks of one hand are two Laws' paths in one: they are walked alone.
    """
    if case.answers.get(EVEN_BUT_TWO_DEFECTIVE.key) is True:
        return len(VOCABULARY)
    return sum(
        VOCABULARY[key].absent is Absent.REPORTED
        for key, value in case.answers.items()
        if value is not LEFT_OUT
    )


def _answers_walked(case: Case, fact: Fact[Any]) -> tuple[tuple[str, Any], ...]:
    told = tuple(
        (key, value)
        for key, value in answers_of(fact)
        if value not in NOT_IN_PLAY and (fact.absent is Absent.ASKED or value != fact.quiet)
    )
    return told if _must_be_told(case, fact) else ((fact.key, LEFT_OUT), *told)


def _must_be_told(case: Case, fact: Fact[Any]) -> bool:
    if fact.absent is Absent.AFTER_PLAY:
        return case.answers.get(PHASE.key) is Phase.PLAY_ENDED
    return fact.absent is Absent.ASKED or fact.stands_for is not None
