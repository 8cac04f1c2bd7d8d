"""The dearest cases that are known beside the median ruling: ``python -m tools.bench_dearest``."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from statistics import median
from time import perf_counter

import click

from bot.case_id import case_of
from bot.codes import result_codes
from bot.wording import contract_text
from rules import EDITIONS, LAWS, Case, Ruling, rule
from tools.left import cases
from tools.mutants import ROOT

CASES, ROUNDS = 10, 15
TARGET = 100
CHAMPIONS = ROOT / "tests" / "rules" / "champions.toml"


def answered(case: Case) -> None:
    """A case as the JSON door answers it, in codes and in words."""
    result = rule(case)
    result_codes(result)
    contract_text(result, "en")


def mixed() -> Sequence[Case]:
    """Rulings on every irregularity under every edition, some facts of each told."""
    chance = random.Random(1)
    told = (
        case for one in LAWS for edition in EDITIONS for case in cases(chance, one, edition, CASES)
    )
    return [case for case in told if isinstance(rule(case), Ruling)]


def seconds(case: Case) -> float:
    """The time of an answer, the least of several: other work of the machine does not count."""
    taken: list[float] = []
    for _ in range(ROUNDS):
        start = perf_counter()
        answered(case)
        taken.append(perf_counter() - start)
    return min(taken)


def ratio() -> float:
    """The dearest of the champions beside the median ruling."""
    ids = tomllib.loads(CHAMPIONS.read_text(encoding="utf-8"))["cases"]
    return max(seconds(case_of(one)) for one in ids) / median(map(seconds, mixed()))


def part() -> str:
    """What is said of it in the report."""
    return (
        "## The dearest case\n\nJSON and its words, from the case on. The cases are those that the"
        " search has found (`python -m tools.dearest`), most of their facts not known.\n\n"
        "| Compared | Ratio | Target | Reached |\n|---|---:|---:|---|\n"
        f"| dearest case known / median ruling | {(found := ratio()):.3g} | at most {TARGET} |"
        f" {'yes' if found <= TARGET else '**no**'} |\n"
    )


if __name__ == "__main__":
    click.echo(part())
