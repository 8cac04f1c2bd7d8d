"""Which addresses were read on a page of their edition; all others are from memory.

Read means: on a page of the edition itself, in any language; in a ruling or commentary that
cites the address for that edition; or on a page of a neighbouring edition that a list of
changes calls the same. An address that was read vouches for the addresses it stands under.
That a Law with this number exists is never from memory.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.index.entry import names, parent

if TYPE_CHECKING:
    from collections.abc import Mapping

WITH_ALL_PARTS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "2017": names(
            "12A 12B 13 14 41 44 45A 45B 45C 47 48 49 51 52 53 54 55 57 58 59 60 61 62 63 64 "
            "65 67 72 79C 85"
        ),
        "2007": names(
            "13 14 16A 43 44 45A 45B 45C 47 48 49 50A 50B 50C 50D1 51 52 53 55 57 58 59 60 61 62 "
            "63 64 65 66 67 85"
        ),
        "1997": names("41 50 59 63 66 67"),
    }
)
"""Edition -> sections of which the whole division was read."""

ALONE: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "2017": names(
            "12C1(a) 12C1(b) 12C1(c) 12C1(d) 12C1(e) 16A1(a) 16A1(b) 16A1(c) 16A1(d) 16A2 "
            "16B1(a) 16B1(b) 16B2 16C1 16C2 16D 43B2(b) 45D1 45D2 45E 50A 50B 50C 50D2(a) 50E "
            "66B 66C 68B2 69A 86B 92B"
        ),
        "2007": names(
            "12B1 12C1(b) 12C1(c) 12C1(e) 16B1(a) 16B1(b) 16B2 16D 23 45D 50E1 50E2 54D 56 86D"
        ),
        "1997": names(
            "12C3 13A 13B 13C 16A1 16A2 16C 43B2(b) 45A 45B 45C1 45C2 45C3 45C4(a) 45C4(b) 45C5 "
            "45D 45E 47D 47E2 49 51B1(a) 51B2 53A 53B 57 58B 60B 61A 61B 62B2 62C1 62C2 62D 64A2 "
            "65B1 65B2 72B1 82C"
        ),
    }
)
"""Edition -> single addresses that were read or cited there."""


def _vouched(edition: str) -> frozenset[str]:
    """The addresses read, and every address that one of them stands under."""
    found: set[str] = set()
    for clause in WITH_ALL_PARTS[edition] | ALONE[edition]:
        step: str | None = clause
        while step is not None:
            found.add(step)
            step = parent(step)
    return frozenset(found)


VOUCHED: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {edition: _vouched(edition) for edition in WITH_ALL_PARTS}
)


def from_memory(clause: str, edition: str) -> bool:
    """Whether no page was read that shows ``clause`` in ``edition``."""
    step = parent(clause)
    if step is None or clause in VOUCHED[edition]:
        return False
    while step is not None:
        if step in WITH_ALL_PARTS[edition]:
            return False
        step = parent(step)
    return True
