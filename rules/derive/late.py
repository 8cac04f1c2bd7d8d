"""What comes after a ruling: another ruling before it, and periods that are over.

A table reports these of any irregularity; a walk meets them only where a record tells them,
because they would double the paths of every Law and touch none of its clauses.
"""

from __future__ import annotations

from typing import TypeVar

from rules.engine import Facts
from rules.facts import Fact
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.ruled import (
    ALREADY_RULED,
    APPEAL_PERIOD_OVER,
    CORRECTION_PERIOD_OVER,
    AlreadyRuled,
)

V = TypeVar("V")


def _reported(facts: Facts, fact: Fact[V]) -> V | None:
    return facts.told(fact) if facts.walking else facts[fact]


def is_final(facts: Facts) -> bool:
    """Whether the score is told to be past correction: then no Law need be asked."""
    return facts.told(CORRECTION_PERIOD_OVER) is True


def may_be_final(facts: Facts) -> bool:
    """Whether, after play, the period for corrections is over; assumed not, unless told."""
    over = facts[PHASE] is Phase.PLAY_ENDED
    return over and _reported(facts, CORRECTION_PERIOD_OVER) is True


def was_ruled_otherwise(facts: Facts) -> bool:
    """Whether another ruling than the one given here was given at the table."""
    return _reported(facts, ALREADY_RULED) is AlreadyRuled.OTHERWISE


def is_past_appeal(facts: Facts) -> bool:
    """Whether the players' time to ask for a ruling, or to appeal, is over."""
    over = facts[PHASE] is Phase.PLAY_ENDED
    return over and _reported(facts, APPEAL_PERIOD_OVER) is True
