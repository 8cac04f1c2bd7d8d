"""The cases that pin a clause; ``python -m tools.sheets`` gathers them into ``pinned.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

FILE = Path(__file__).with_name("pinned.json")


class Pinned(TypedDict):
    """The file: names of cases, and for a clause of an edition the places of its cases."""

    cases: Sequence[str]
    pinned: Mapping[str, Sequence[int]]


def pinning(clause: str, edition: str) -> tuple[str, ...]:
    """The names of the first cases in which a ruling of an edition cites the clause."""
    read = _read()
    return tuple(read["cases"][place] for place in read["pinned"].get(f"{clause} {edition}", ()))


@cache
def _read() -> Pinned:
    """The file, read when the first clause is asked for."""
    read: Pinned = json.loads(FILE.read_text("utf-8"))
    return read
