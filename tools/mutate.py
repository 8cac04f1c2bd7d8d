"""Mutation score of the Laws, clause by clause: ``python -m tools.mutate``."""

from __future__ import annotations

import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from tools.judge import Exam, Verdict, judged, prepare
from tools.mutants import ADDRESS, ROOT, Mutant, clauses, in_turn, members, mutants, sources

REPORT = ROOT / "docs" / "mutation.md"
INTRODUCTION = """\
# Mutation score of the Laws

Written by `make mutate`; not part of the tests. Each mutant is the core with one slip in one
function of `rules/laws` or `rules/derive`: a comparison or a condition the wrong way round, `and`
for `or`, branches exchanged, an order forgotten, a neighbour's code, a number one off, another
clause or edition. It is killed when a written case (`tests/rules/cases`) or the decision table
(`tests/rules/oracle`, {leaves} leaves of the walk) tells it from the core. A mutant that does
the same as the core, by another way, cannot be killed; the survivors are listed to be read.
"""


@dataclass
class Score:
    """What has been judged so far."""

    made: Counter[str] = field(default_factory=Counter[str])
    judged: Counter[str] = field(default_factory=Counter[str])
    killed: Counter[str] = field(default_factory=Counter[str])
    survivors: list[Mutant] = field(default_factory=list[Mutant])

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Note one verdict."""
        self.judged[mutant.group] += 1
        if verdict is Verdict.SURVIVED:
            self.survivors.append(mutant)
        else:
            self.killed[mutant.group] += 1


def all_groups(only: str) -> dict[str, list[Mutant]]:
    """The mutants by clause, clauses first; ``only`` keeps the groups that begin so."""
    enums = members()
    groups: dict[str, list[Mutant]] = {address: [] for address in clauses()}
    for file in sources():
        for mutant in mutants(file, enums):
            groups.setdefault(mutant.group, []).append(mutant)
    return {group: found for group, found in groups.items() if group.startswith(only)}


def drawn(groups: Mapping[str, Sequence[Mutant]], number: int, seed: int) -> list[Mutant]:
    """So many of all mutants, each as likely as any other: the same ones for the same seed."""
    every = [one for found in groups.values() for one in found]
    return random.Random(seed).sample(every, min(number, len(every)))


def interval(killed: int, judged_: int) -> tuple[float, float]:
    """Between what the share of all mutants lies, as 19 of 20 such samples say (Wilson)."""
    share, spread = killed / judged_, 1.96**2 / judged_
    middle = (share + spread / 2) / (1 + spread)
    half = 1.96 * math.sqrt(share * (1 - share) / judged_ + spread / judged_ / 4) / (1 + spread)
    return middle - half, middle + half


def run(todo: Sequence[Mutant], exam: Exam, minutes: float, jobs: int, score: Score) -> None:
    """Judge until all is done or the time is up, with a line of progress."""
    end = time.monotonic() + minutes * 60
    for mutant, verdict in judged(todo, exam, jobs):
        score.add(mutant, verdict)
        done = score.judged.total()
        if done % 20 == 0 or done == len(todo):
            click.echo(f"{done} of {len(todo)} judged, {score.killed.total()} killed", err=True)
        if time.monotonic() > end:
            break


def report(score: Score, exam: Exam, sampled: str = "") -> str:
    """The whole of ``docs/mutation.md``; ``sampled`` says how mutants were drawn, if they were."""
    laws = [group for group in score.made if ADDRESS.fullmatch(group)]
    helpers = [group for group in score.made if group not in laws]
    parts = [INTRODUCTION.format(leaves=len(exam.leaves)), _summary(score, exam, sampled)]
    parts += ["## Clauses\n", _table(score, laws), "## Functions that no clause names\n"]
    parts += [_table(score, sorted(helpers)), "## Survivors\n"]
    survivors = sorted(score.survivors, key=lambda one: (one.module, one.group, one.diff()))
    parts += [_survivor(one) for one in survivors] or ["None."]
    return "\n".join(parts).rstrip() + "\n"


def _summary(score: Score, exam: Exam, sampled: str) -> str:
    judged_, made = score.judged.total(), score.made.total()
    lines = [f"**{_percent(score.killed.total(), judged_)}** of {judged_} mutants killed."]
    if sampled and judged_:
        low, high = (round(100 * one) for one in interval(score.killed.total(), judged_))
        lines.append(f"A sample of {made} ({sampled}): of all, between {low} and {high} % are.")
    elif judged_ < made:
        lines.append(f"{made - judged_} more were not judged in the time allowed.")
    if exam.disputed:
        lines.append(f"{exam.disputed} leaves were left out: walk and table differ on them.")
    return " ".join(lines) + "\n"


def _table(score: Score, groups: Iterable[str]) -> str:
    rows = ["| Where | Mutants | Killed | Score |", "|---|---:|---:|---:|"]
    for group in groups:
        judged_, killed = score.judged[group], score.killed[group]
        rows.append(f"| {group} | {judged_} | {killed} | {_percent(killed, judged_)} |")
    return "\n".join(rows) + "\n"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none judged"


def _survivor(one: Mutant) -> str:
    return f"{one.group}, {one.kind}:\n\n```diff\n{one.diff()}\n```\n"


@click.command()
@click.option("--minutes", default=10.0, show_default=True, help="Stop judging after this long.")
@click.option("--jobs", default=2, show_default=True, help="Judges at a time.")
@click.option("--only", default="", help="Only clauses (or file.function) that begin so.")
@click.option("--every", default=12, show_default=True, help="One in so many leaves; 0: none.")
@click.option("--sample", default=0, help="So many mutants, drawn from all of them; 0: all.")
@click.option("--seed", default=1, show_default=True, help="For the sample.")
@click.option("--out", type=click.Path(path_type=Path), default=REPORT, help="Where to write.")
def main(
    minutes: float, jobs: int, only: str, every: int, sample: int, seed: int, out: Path
) -> None:
    """Judge the mutants and write the score; fail if a clause has none."""
    groups = all_groups(only)
    exam = prepare(every)
    if exam.failing:
        raise click.ClickException(f"{exam.failing} cases fail without any mutant")
    for group in groups.values():
        group.sort(key=lambda one: one.kind)
    score = Score(made=Counter({group: len(found) for group, found in groups.items()}))
    todo = drawn(groups, sample, seed) if sample else in_turn(list(groups.values()))
    run(todo, exam, minutes, jobs, score)
    sampled = f"seed {seed}" if sample else ""
    out.write_text(report(score, exam, sampled), encoding="utf-8")
    without = [group for group, found in groups.items() if not found]
    if without:
        click.echo(f"no mutant: {', '.join(without)}", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
