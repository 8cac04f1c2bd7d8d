"""What would change a ruling: the single facts that would flip it, and into what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.facts import Domain
from rules.faults import contradictions
from rules.rule import FEW_WALKS, RECORDS, orders_of, rule
from rules.ruling import Question, Result, Ruling
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECT, EVEN_BUT_TWO_DEFECTIVE
from rules.vocabulary.play import DEFENDER_MAY_ASK_PARTNER, PHASE

TOLD_OTHERWISE = frozenset(
    one.key for one in (PHASE, DEFENDER_MAY_ASK_PARTNER, DEFECT, EVEN_BUT_TWO_DEFECTIVE)
)
"""The end of play is a move of its own, the authority's choice is no report, counts are counted."""


@dataclass(frozen=True, slots=True)
class Flip:
    """One fact told otherwise, with the ruling or the question that follows."""

    fact: str
    value: Any
    result: Result


def flips(ruling: Ruling) -> tuple[Flip, ...]:
    """Every single answer that would make another ruling, or open a further question.

    Facts that were relied on come first, then what nobody has reported. Only one answer of
    each class is tried; counts are records and have none. Where too much is not known to tell
    what an answer would change, it is left out.
    """
    keys = dict.fromkeys((*ruling.relied_on, *ruling.assumed))
    return tuple(flip for key in keys if key != PHASE.key for flip in _otherwise(ruling, key))


def volunteered(ruling: Ruling) -> tuple[str, ...]:
    """What no question asks, but would change the ruling if somebody told it.

    Cards have no classes to try: naming one changes at least what is known to lie there.
    """
    keys = (key for key in ruling.unheard if key not in TOLD_OTHERWISE)
    return tuple(key for key in keys if _would_change(ruling, key))


def _would_change(ruling: Ruling, key: str) -> bool:
    fact = VOCABULARY[key]
    if not fact.representatives or any(_otherwise(ruling, key)):
        return True
    last = ruling.case.answered(key, fact.high)
    number = fact.domain is Domain.NUMBER and not contradictions(last)
    return number and _turns(rule(last, FEW_WALKS), orders_of(ruling))


def _otherwise(ruling: Ruling, key: str) -> Iterator[Flip]:
    fact, before = VOCABULARY[key], orders_of(ruling)
    if fact.domain in RECORDS:
        return
    for value in fact.representatives:
        case = ruling.case.answered(key, value)
        if value != ruling.relied_on.get(key, fact.quiet) and not contradictions(case):
            result = rule(case, FEW_WALKS)
            if _turns(result, before):
                yield Flip(key, value, result)


def _turns(result: Result, before: object) -> bool:
    """Whether it is known to be another result: not one whose branches were cut off."""
    cut_off = isinstance(result, Question) and result.more
    return not cut_off and orders_of(result) != before
