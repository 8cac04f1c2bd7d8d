"""Writes docs/laws/coverage.md: which case pins which branch, and how far the code goes.

A branch counts only where a case under its name enters the clause that rules it, and asserts
the citations and the steps.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.coverage import sections, summary
from bot.reading import read_case
from bot.wording import words
from rules import Case
from rules.engine import CLAUSES
from tests.rules.test_cases import load
from tests.rules.trace import trace
from tools.mutants import ROOT

BRANCHES = ROOT / "tests" / "rules" / "branches.toml"
EXACT = ("citations", "steps")
Written = dict[str, Any]

HEAD = """\
# Coverage

Written by make sheets, from a run: a branch counts only if a case under its name enters the clause
function that rules it, and asserts the exact citations and steps of the ruling. The branches are
those of the specification's fourth section; the cases stand in `tests/rules/cases/`.

## Branches

| Branch | Clause | Function | Editions | Cases |
|---|---|---|---|---|
"""


@dataclass
class Pinned:
    """A branch: the clauses any of which rules it, and the cases that pin it."""

    clauses: tuple[str, ...]
    entered: list[str] = field(default_factory=list[str])
    editions: set[str] = field(default_factory=set[str])
    cases: set[str] = field(default_factory=set[str])


@cache
def branches() -> Mapping[str, tuple[str, ...]]:
    """Every branch of the specification, with the addresses (newest edition) that rule it."""
    listed = tomllib.loads(BRANCHES.read_text(encoding="utf-8"))["branches"]
    return {name: tuple(clauses.split()) for name, clauses in listed.items()}


def exact(edition: str, case: Written) -> bool:
    """Whether the case asserts the whole ruling and not a part of it."""
    expected = {**case["expect"], **case.get(f"expect_{edition}", {})}
    return all(key in expected for key in EXACT)


def entered(edition: str, case: Written) -> set[str]:
    """The clauses (newest addresses) that the case enters; none for a case with faults."""
    told = {key: case[key] for key in ("table", "facts", "jurisdiction") if key in case}
    read = read_case({"irregularity": case["irregularity"], "edition": edition, **told})
    return trace(read).addresses if isinstance(read, Case) else set()


@cache
def pinned() -> Mapping[str, Pinned]:
    """Every branch with the cases that pin it, from a run of all of them."""
    found = {name: Pinned(clauses) for name, clauses in branches().items()}
    for edition, case in load():
        one = found.get(case["branch"])
        if one is None or not exact(edition, case):
            continue
        met = [clause for clause in one.clauses if clause in entered(edition, case)]
        if met:
            one.entered += [clause for clause in met if clause not in one.entered]
            one.editions.add(edition)
            one.cases.add(case["name"])
    return found


def function(clause: str) -> str:
    """The module and the function of a clause."""
    reading = CLAUSES[clause].newest
    return f"`{reading.__module__.rpartition('.')[2]}.{getattr(reading, '__name__', '?')}`"


def text() -> str:
    """The whole page."""
    return HEAD + "\n".join((*_table(), "", *_clauses())) + "\n"


def _table() -> Iterator[str]:
    for name, one in pinned().items():
        clauses = one.entered or list(one.clauses)
        cells = (
            name,
            ", ".join(clauses),
            ", ".join(function(clause) for clause in clauses),
            ", ".join(sorted(one.editions)) or "none",
            str(len(one.cases)),
        )
        yield f"| {' | '.join(cells)} |"


def _clauses() -> Iterator[str]:
    said = words("en", strict=True)
    yield "## Clause by clause"
    yield ""
    yield from (f"- {line}" for line in summary(said))
    for heading, lines in sections(said):
        yield ""
        yield f"### {heading}"
        yield ""
        yield from (f"- {line}" for line in lines)


def unpinned() -> list[str]:
    """The branches that no case pins in any edition."""
    return [name for name, one in pinned().items() if not one.editions]
