"""The mean number of questions to a ruling: ``python -m tools.questions``.

A board is a whole set of answers, one of each class for every fact; all are taken as equally
likely, and nothing is told unasked. What we ask is measured on the walk. With ``--best`` it stands
beside the best order found: searched over all orders of asking, exhaustively where few facts
decide, else among the most telling facts at each step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from rules.case import LEFT_OUT, Case
from rules.derive.implied import implied
from rules.editions import EDITIONS, Edition
from rules.explore import explore
from rules.facts import Source
from rules.laws import LAWS
from rules.rule import orders_of
from rules.sheet import bare
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

FEW = 8
"""So many facts, and every order is tried."""
WIDTH = 2
"""With more facts: so many of them are tried at each step."""

NAMES, COLUMN = 28, 7
HEADS = (*EDITIONS, "mean")

Answers = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Leaf:
    """The answers of one path, and a number for what they lead to."""

    answers: Answers
    ordered: int


@dataclass(frozen=True, slots=True)
class Asked:
    """The mean number of questions: ours, and in the best order found."""

    facts: int
    ours: float
    best: float

    @property
    def exhaustive(self) -> bool:
        """Whether every order was tried."""
        return self.facts <= FEW


def leaves(irregularity: Irregularity, edition: Edition) -> list[Leaf]:
    """The paths of questions alone, nothing told unasked."""
    ordered: list[object] = []
    found: list[Leaf] = []
    for ruling in explore(bare(irregularity, edition), reports=0):
        orders = orders_of(ruling)
        if orders not in ordered:
            ordered.append(orders)
        found.append(Leaf(asked(ruling.case), ordered.index(orders)))
    return found


def asked(case: Case) -> Answers:
    """The answers that somebody had to give: not what was left out, nor what others imply."""
    return {
        key: value
        for key, value in case.answers.items()
        if value is not LEFT_OUT and key not in implied(case.without(key)).answers
    }


def measured(irregularity: Irregularity, edition: Edition) -> Asked:
    """The mean of ours, and of the best order found."""
    found = leaves(irregularity, edition)
    facts = {key for leaf in found for key in leaf.answers}
    search = Search(found, len(facts) if len(facts) <= FEW else WIDTH)
    return Asked(len(facts), search.ours(), search.best())


class Search:
    """The least mean number of questions that tells the leaves apart by what they order.

    What a Director judges from cards that nobody else may see is not asked before what lies
    open, as far as both would decide.
    """

    def __init__(self, found: Sequence[Leaf], width: int) -> None:
        self.found = found
        self.width = width
        self.known: dict[tuple[frozenset[int], frozenset[str]], float] = {}
        self.values: dict[str, dict[Any, None]] = {}
        for leaf in found:
            for key, value in leaf.answers.items():
                self.values.setdefault(key, {})[value] = None

    def chance(self, leaf: Leaf) -> float:
        """How likely a path is, every class of an answer being as likely as the others."""
        likely = 1.0
        for key in leaf.answers:
            likely /= len(self.values[key])
        return likely

    def ours(self) -> float:
        """The mean number of questions on our own paths."""
        whole = sum(map(self.chance, self.found))
        return sum(self.chance(leaf) * len(leaf.answers) for leaf in self.found) / whole

    def best(self) -> float:
        """The mean for all leaves."""
        return self._cost(frozenset(range(len(self.found))), frozenset())

    def _cost(self, here: frozenset[int], asked: frozenset[str]) -> float:
        if len({self.found[one].ordered for one in here}) < 2:
            return 0.0
        telling = self._telling(here, asked)
        asked = asked & {key for one in here for key in self.found[one].answers}
        if (here, asked) not in self.known:
            costs = [self._after(here, asked, key) for key in telling]
            self.known[here, asked] = min(costs, default=0.0)
        return self.known[here, asked]

    def _after(self, here: frozenset[int], asked: frozenset[str], key: str) -> float:
        parts = self._parts(here, key)
        return 1 + sum(self._cost(part, asked | {key}) for part in parts) / len(parts)

    def _parts(self, here: frozenset[int], key: str) -> list[frozenset[int]]:
        """The leaves that each answer leaves over; impossible answers have none."""
        parts = (
            frozenset(one for one in here if self.found[one].answers.get(key, value) == value)
            for value in self.values[key]
        )
        return [part for part in parts if part]

    def _telling(self, here: frozenset[int], asked: frozenset[str]) -> list[str]:
        """The facts to try: those that bear on most boards, open ones before private ones."""
        weight: dict[str, float] = {}
        for one in here:
            for key in self.found[one].answers:
                if key not in asked and len(set(self._parts(here, key))) > 1:
                    weight[key] = weight.get(key, 0.0) + self.chance(self.found[one])
        open_ones = [key for key in weight if VOCABULARY[key].source is Source.TABLE]
        listed = sorted(open_ones or weight, key=lambda key: -weight[key])
        return listed[: self.width]


def mean(irregularity: Irregularity, edition: Edition) -> float:
    """The mean number of questions that we ask."""
    return Search(leaves(irregularity, edition), WIDTH).ours()


def table() -> Iterator[str]:
    """A row for each irregularity: the mean in each edition, and of all editions."""
    yield f"{'questions to a ruling':{NAMES}}" + "".join(f"{one:>{COLUMN}}" for one in HEADS)
    sums = [0.0] * len(EDITIONS)
    for irregularity in LAWS:
        means = [mean(irregularity, edition) for edition in EDITIONS]
        sums = [before + one for before, one in zip(sums, means, strict=True)]
        yield _row(irregularity, means)
    yield _row("mean of all", [one / len(LAWS) for one in sums])


def _row(name: str, means: Sequence[float]) -> str:
    every = (*means, sum(means) / len(means))
    return f"{name:{NAMES}}" + "".join(f"{one:{COLUMN}.2f}" for one in every)


def beside_the_best() -> Iterator[str]:
    """A line for each irregularity and edition, with the best order found."""
    yield "irregularity, edition: facts, questions, best order found"
    for irregularity in LAWS:
        for edition in EDITIONS:
            one = measured(irregularity, edition)
            how = "all orders" if one.exhaustive else f"search of width {WIDTH}"
            yield f"{irregularity}, {edition}: {one.facts}, {one.ours:.2f}, {one.best:.2f} ({how})"


@click.command()
@click.option("--best", is_flag=True, help="Search the best order of asking as well (minutes).")
def main(*, best: bool) -> None:
    """Print the mean for each irregularity."""
    for line in beside_the_best() if best else table():
        click.echo(line)


if __name__ == "__main__":
    main()
