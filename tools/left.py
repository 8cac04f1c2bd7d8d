"""Writes the table of the questions that can follow: ``python -m tools.left``.

Every way on is followed from many cases of every irregularity, told at random.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import click

from rules import EDITIONS, LAWS, Case, Edition, Question, contradictions, rule
from rules.facts import Domain
from rules.left import PLAIN, TABLE, part_of
from rules.rule import answered
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import COUNTS
from rules.vocabulary.play import PHASE, Irregularity, Phase
from tools.any_case import any_case, any_value
from tools.mutants import ROOT

Node = tuple[str, str]
"""Part of the table, and the fact that is asked."""

CASES = 1200
"""So many of each irregularity and edition."""
ROUNDS, PLAIN_CASES = 3, 60
"""For finding what is asked for in plain cases."""
TOLD = (0, 1, 2, 3, 5, 8, 12, 20, 40)
"""How many facts are told at first, of those that matter and of all."""
HEAD = """\
# How many questions can follow a question at most, and which can come next, each with its part.
# The plain parts are for cases that tell nothing but what is asked for.
# Written by `python -m tools.left`.
"""


class Ways:
    """What was met: the most questions after each, and which question came after which."""

    def __init__(self) -> None:
        self.plain: Mapping[str, frozenset[str]] = {}
        self.most: dict[Node, int] = {}
        self.next: dict[Node, set[Node]] = {}

    def follow(self, asked: Question, chance: random.Random) -> int:
        """Follow every way on from a question; give the most questions that come after it."""
        here, most = self.node(asked), 0
        for case in _onward(asked, chance):
            onward = rule(case, 0)
            if isinstance(onward, Question):
                self.next.setdefault(here, set()).add(self.node(onward))
                most = max(most, 1 + self.follow(onward, chance))
        self.most[here] = max(self.most.get(here, 0), most)
        return most

    def node(self, asked: Question) -> Node:
        """Where the number of a question stands."""
        return part_of(asked.case, self.plain), asked.fact.key

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


def plain_facts() -> Mapping[str, frozenset[str]]:
    """What is asked on the ways on from nothing, and on the ways on from some of that."""
    known: dict[str, set[str]] = {one.value: set() for one in LAWS}
    for _ in range(ROUNDS):
        for irregularity in LAWS:
            for edition in EDITIONS:
                chance = random.Random(f"plain {irregularity} {edition}")
                for case in _plain(chance, irregularity, edition, known, PLAIN_CASES):
                    _note(case, known)
    return {part: frozenset(keys) for part, keys in known.items()}


def _note(case: Case, known: dict[str, set[str]]) -> None:
    """Note what is asked and told on every way on from a case."""
    asked = rule(case, 0)
    if isinstance(asked, Question):
        known[asked.case.irregularity] |= {*asked.case.answers, asked.fact.key}
        for _, onward in answered(asked):
            _note(onward, known)


def _plain(
    chance: random.Random,
    irregularity: Irregularity,
    edition: Edition,
    known: Mapping[str, Iterable[str]],
    number: int,
) -> Iterator[Case]:
    """Cases of which nothing is told but what is asked for, the first of them bare."""
    yield Case(irregularity, edition)
    keys = sorted(known[irregularity])
    for _ in range(number):
        told = chance.sample(keys, chance.randint(0, len(keys)))
        yield any_case(chance, irregularity, edition, told)


def measured(number: int = CASES, seed: int = 0) -> Ways:
    """Every way on from so many cases of each irregularity and edition."""
    ways = Ways()
    ways.plain = plain_facts()
    for irregularity in LAWS:
        for edition in EDITIONS:
            chance = random.Random(f"{seed} {irregularity} {edition}")
            plain = _plain(chance, irregularity, edition, ways.plain, number // 2)
            for case in (*plain, *cases(chance, irregularity, edition, number)):
                asked = rule(case, 0)
                if isinstance(asked, Question):
                    ways.follow(asked, chance)
    return ways


def written(ways: Ways) -> str:
    """The table, the longest ways first."""
    numbers = ways.settle()
    lines = [HEAD, f"[{PLAIN}]"]
    lines += [f"{part} = {_list(sorted(keys))}" for part, keys in ways.plain.items()]
    for part in dict.fromkeys(part for part, _ in numbers):
        lines += ["", f"[{part}]"]
        rows = sorted((-most, key) for (other, key), most in numbers.items() if other == part)
        for most, key in rows:
            onward = sorted(f"{then}.{fact}" for then, fact in ways.next.get((part, key), ()))
            lines.append(f"{key} = {_list([-most, *onward])}")
    return "\n".join([*lines, ""])


def _list(values: Sequence[object]) -> str:
    return json.dumps(values)


@click.command()
def main() -> None:
    """Measure, and write the table."""
    path = Path(ROOT) / "rules" / TABLE
    path.write_text(written(measured()), encoding="utf-8")
    click.echo(f"{path.name} is written")


if __name__ == "__main__":
    main()
