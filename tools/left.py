"""Writes the table of the questions that can follow: ``python -m tools.left``.

Every way on is followed from many cases of every irregularity, told at random.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from rules import EDITIONS, LAWS, Case, Edition, Question, contradictions, rule
from rules.facts import Domain
from rules.left import TABLE, is_over, part_of
from rules.rule import answered
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import COUNTS
from rules.vocabulary.play import PHASE, Irregularity, Phase
from tools.any_case import any_case, any_value
from tools.mutants import ROOT

Node = tuple[str, bool, str]
"""Part of the table, whether play has ended, and the fact that is asked."""

CASES = 800
"""So many of each irregularity and edition."""
TOLD = (0, 1, 2, 3, 5, 8, 12, 20, 40)
"""How many facts are told at first, of those that matter and of all."""
HEAD = """\
# How many questions can follow a question at most, in any edition: in play, and after play.
# Written by `python -m tools.left`.
"""


class Ways:
    """What was met: the most questions after each, and which question came after which."""

    def __init__(self) -> None:
        self.most: dict[Node, int] = {}
        self.next: dict[Node, set[Node]] = {}

    def follow(self, asked: Question, chance: random.Random) -> int:
        """Follow every way on from a question; give the most questions that come after it."""
        here, most = node(asked), 0
        for case in _onward(asked, chance):
            onward = rule(case, 0)
            if isinstance(onward, Question):
                self.next.setdefault(here, set()).add(node(onward))
                most = max(most, 1 + self.follow(onward, chance))
        self.most[here] = max(self.most.get(here, 0), most)
        return most

    def settle(self) -> Mapping[Node, int]:
        """The numbers raised until none is lower than that of a question which follows."""
        raised = True
        while raised:
            raised = False
            for here, after in self.next.items():
                most = max(self.most[one] for one in after)
                if most > self.most[here]:
                    self.most[here], raised = most, True
        return self.most


def node(asked: Question) -> Node:
    """Where the number of a question stands."""
    return part_of(asked.case), is_over(asked.case), asked.fact.key


def _onward(asked: Question, chance: random.Random) -> Iterator[Case]:
    """One answer of each class, and for counts also hands that were counted."""
    for _, case in answered(asked):
        yield case
    if asked.fact is COUNTS and COUNTS.key not in asked.case.answers:
        case = asked.case.answered(COUNTS.key, any_value(chance, COUNTS))
        if not contradictions(case):
            yield case


def cases(
    chance: random.Random, irregularity: Irregularity, edition: Edition, number: int
) -> Iterator[Case]:
    """Cases of one irregularity: the bare one, and others of which something is told."""
    matters = facts_of(irregularity, edition)
    for _ in range(number):
        keys = [*_some(chance, matters), *_some(chance, tuple(VOCABULARY))]
        case = any_case(chance, irregularity, edition, keys)
        over = case.answered(PHASE.key, Phase.PLAY_ENDED)
        yield over if chance.random() < 0.4 and not contradictions(over) else case


def _some(chance: random.Random, keys: Sequence[str]) -> Sequence[str]:
    return chance.sample(keys, min(len(keys), chance.choice(TOLD)))


def facts_of(irregularity: Irregularity, edition: Edition) -> tuple[str, ...]:
    """The facts that rulings on an irregularity ask for or rest on, or would if told."""
    chance, found = random.Random(0), dict[str, None]()
    for _ in range(50):
        case = any_case(chance, irregularity, edition, ())
        while isinstance(result := rule(case, 0), Question):
            found[result.fact.key] = None
            onward = [one for _, one in answered(result)]
            if not onward:
                break
            case = chance.choice(onward)
        else:
            found |= dict.fromkeys((*result.relied_on, *result.assumed, *result.unheard))
    return tuple(key for key in found if VOCABULARY[key].domain is not Domain.EXPECTED)


def measured(number: int = CASES, seed: int = 0) -> Mapping[Node, int]:
    """The number of every question that was met."""
    ways = Ways()
    for irregularity in LAWS:
        for edition in EDITIONS:
            chance = random.Random(f"{seed} {irregularity} {edition}")
            for case in cases(chance, irregularity, edition, number):
                asked = rule(case, 0)
                if isinstance(asked, Question):
                    ways.follow(asked, chance)
    return ways.settle()


def written(numbers: Mapping[Node, int]) -> str:
    """The table; where a question was never met, its other number stands."""
    parts: dict[str, dict[str, list[int]]] = {one.value: {} for one in LAWS}
    for part, _, key in numbers:
        met = [numbers.get((part, over, key)) for over in (False, True)]
        highest = max(one for one in met if one is not None)
        parts.setdefault(part, {})[key] = [highest if one is None else one for one in met]
    lines = [HEAD]
    for part, rows in parts.items():
        lines.append(f"[{part}]")
        lines += [f"{key} = {row}" for key, row in _longest_first(rows)]
        lines.append("")
    return "\n".join(lines)


def _longest_first(rows: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    return sorted(rows.items(), key=lambda row: (-max(row[1]), row[0]))


@click.command()
def main() -> None:
    """Measure, and write the table."""
    path = Path(ROOT) / "rules" / TABLE
    path.write_text(written(measured()), encoding="utf-8")
    click.echo(f"{path.name} is written")


if __name__ == "__main__":
    main()
