"""Which cases pin which clause, gathered for the packages: an installed copy has no tests."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

from rules.index.entry import book_order, law_of
from tools.mutants import ROOT

CASES = ROOT / "tests" / "rules" / "cases"
FILE = ROOT / "bot" / "lookup" / "pinned.json"
MOST = 5
"""So many are shown for a clause; those of its own Law come first."""

Pin = tuple[str, str, str]
"""A clause, an edition, and the case that says which ruling of that edition cites the clause."""


def text() -> str:
    """The file, one clause of one edition a line."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for clause, edition, case in _pins():
        found.setdefault((clause, edition), {})[case] = None
    chosen = {key: _first(key[0], cases) for key, cases in sorted(found.items(), key=_order)}
    names = sorted({one for cases in chosen.values() for one in cases})
    places = {name: place for place, name in enumerate(names)}
    pinned = ",\n".join(
        f'"{clause} {edition}": {[places[one] for one in cases]}'
        for (clause, edition), cases in chosen.items()
    )
    listed = ",\n".join(json.dumps(name, ensure_ascii=False) for name in names)
    return f'{{"cases": [\n{listed}\n],\n"pinned": {{\n{pinned}\n}}}}\n'


def _order(entry: tuple[tuple[str, str], Any]) -> tuple[tuple[int, str], str]:
    (clause, edition), _ = entry
    return book_order(clause), edition


def _first(clause: str, cases: dict[str, None]) -> tuple[str, ...]:
    """The cases to show; sorting keeps the order of those that are equally near."""
    own = f"law-{law_of(clause)}"
    return tuple(sorted(cases, key=lambda one: not one.startswith(own)))[:MOST]


def _pins() -> Iterator[Pin]:
    for file in sorted(CASES.glob("*.toml")):
        data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        for case in data["case"]:
            for edition in case["editions"]:
                expected = {**case["expect"], **case.get(f"expect_{edition}", {})}
                for clause in expected.get("citations", ()):
                    yield clause, edition, f"{file.stem}: {case['name']}"
