"""Cases as a Director who plays comes to them: answered at random, one question after another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules import Case, Edition, Question, contradictions
from rules.facts import UNKNOWN
from rules.flips import volunteered
from rules.playing import rule_playing
from rules.rule import answered
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

LONGEST = 40
MORE = 0.7
"""How likely it is that something more is reported."""


def path(irregularity: Irregularity, edition: Edition, seed: int) -> Iterator[Case]:
    """Every case on one way from the first question to a ruling, or to what is not asked."""
    dice = Random(f"{irregularity} {edition} {seed}")
    case = Case(irregularity, edition)
    for _ in range(LONGEST):
        yield case
        result = rule_playing(case)
        if isinstance(result, Question):
            cases = () if result.branches else [one for _, one in answered(result)]
        else:
            keys = (*result.assumed, *volunteered(result)) if dice.random() < MORE else ()
            cases = [one for key in keys for one in _told(case, key)]
        if not cases:
            return
        case = dice.choice(list(cases))


def _told(case: Case, key: str) -> Iterator[Case]:
    """The case with something reported that nobody has asked."""
    values: tuple[Any, ...] = VOCABULARY[key].representatives
    for value in values:
        after = case.answered(key, value)
        if value != UNKNOWN and not contradictions(after):
            yield after
