"""What may be asked of a ruling, to choose words by: its clauses, facts, steps and choices."""

from __future__ import annotations

from collections.abc import Callable

from bot.wording.context import told_word
from rules import Ruling
from rules.effects import Action
from rules.vocabulary.play import Irregularity

Holds = Callable[[Ruling], bool]


def always(_ruling: Ruling) -> bool:
    """Whatever the ruling."""
    return True


def cited(*starts: str) -> Holds:
    """Whether a clause is cited that stands under one of these."""
    return lambda ruling: any(one.startswith(starts) for one in ruling.citations)


def happened(*irregularities: Irregularity) -> Holds:
    """Whether the ruling is about one of these."""
    return lambda ruling: ruling.case.irregularity in irregularities


def told_as(key: str, *words: str) -> Holds:
    """Whether one of these was told of a fact."""
    return lambda ruling: told_word(ruling.case, key) in words


def ordered(*codes: Action) -> Holds:
    """Whether one of these steps is ordered."""
    return lambda ruling: not {step.code for step in ruling.steps}.isdisjoint(codes)


def put_by(*facts: str) -> Holds:
    """Whether a choice is open that one of these facts answers."""
    return lambda ruling: any(one.fact in facts for one in ruling.choices)


def all_of(*conditions: Holds) -> Holds:
    """Whether every condition holds."""
    return lambda ruling: all(holds(ruling) for holds in conditions)


def any_of(*conditions: Holds) -> Holds:
    """Whether one of the conditions holds."""
    return lambda ruling: any(holds(ruling) for holds in conditions)


def unless(condition: Holds) -> Holds:
    """Whether the condition does not hold."""
    return lambda ruling: not condition(ruling)
