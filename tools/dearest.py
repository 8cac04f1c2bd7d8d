"""A search for the cases that cost most: ``python -m tools.dearest --steps 400``.

From random cases uphill: a fact more told, or told as not known, or told no more, as long as the
answer takes more walks. Walks are counted, not time, so that a seed always finds the same. Part of
``make fuzz``.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final
from unittest.mock import patch

import click

from bot import dialogue
from bot.case_id import id_of
from bot.codes import result_codes
from bot.ticket import TooLong
from bot.wording import flip_lines
from rules import EDITIONS, LAWS, Case, Ruling, contradictions, rule
from rules.facts import UNKNOWN
from rules.rule import FEW_WALKS, MOST_WALKS
from rules.vocabulary import VOCABULARY
from tools.any_case import any_case, any_value

RULE: Any = importlib.import_module("rules.rule")
MOST: Final = 1 + MOST_WALKS
"""Walks of one answer."""
MOST_BESIDE: Final = (1 + FEW_WALKS) * 2 * len(VOCABULARY)
"""Walks of whatever else stands on a screen: what would change it, the way back."""
KNOWN: Final = 40
"""Facts told at first."""


@dataclass(frozen=True, slots=True)
class Dear:
    """A case, the walks of its answer, and those of what stands beside it."""

    case: Case
    answer: int
    beside: int

    @property
    def is_bounded(self) -> bool:
        """Whether it costs no more than any case may."""
        return self.answer <= MOST and self.beside <= MOST_BESIDE


@contextmanager
def walks() -> Generator[list[int]]:
    """Hold the number of walks until now in a list of one."""
    walk: Callable[..., None] = RULE.walk
    counted = [0]

    def counting(*given: Any) -> None:
        counted[0] += 1
        walk(*given)

    with patch.object(RULE, "walk", counting):
        yield counted


def measured(case: Case) -> Dear:
    """What a case costs: as JSON, and with all that a screen may offer of it."""
    with walks() as answer:
        result = rule(case)
        result_codes(result)
    with walks() as beside:
        dialogue.back(case)
        if isinstance(result, Ruling):
            flip_lines(result, "en")
            dialogue.unreported(result)
    return Dear(case, answer[0], beside[0])


def climbed(chance: random.Random, steps: int) -> Dear:
    """The dearest case on one way uphill."""
    keys = chance.sample(tuple(VOCABULARY), KNOWN)
    start = any_case(chance, chance.choice(tuple(LAWS)), chance.choice(EDITIONS), keys, 0.7)
    best = measured(start)
    for _ in range(steps):
        case = _changed(chance, best.case)
        if not contradictions(case):
            best = max(best, measured(case), key=lambda one: (one.answer, one.beside))
    return best


def _changed(chance: random.Random, case: Case) -> Case:
    for key in chance.sample(tuple(VOCABULARY), chance.randint(1, 3)):
        match chance.randrange(3):
            case 0:
                case = case.without(key)
            case 1:
                case = case.answered(key, any_value(chance, VOCABULARY[key]))
            case _:
                case = case.answered(key, UNKNOWN)
    return case


def dearest(seed: int, starts: int, steps: int) -> list[Dear]:
    """The dearest case from each start, the dearest of all first."""
    found = [climbed(random.Random(f"{seed} {start}"), steps) for start in range(starts)]
    return sorted(found, key=lambda one: (-one.answer, -one.beside))


def named(case: Case) -> str:
    """The id of a case, or the case itself if it is too long for one."""
    try:
        return id_of(case)
    except TooLong:
        return repr(case)


@click.command()
@click.option("--seed", default=0)
@click.option("--starts", default=20)
@click.option("--steps", default=200)
def main(seed: int, starts: int, steps: int) -> None:
    """Print the cases that cost most, and their walks."""
    for one in dearest(seed, starts, steps):
        click.echo(f"{one.answer} + {one.beside}: {named(one.case)}")


if __name__ == "__main__":
    main()
