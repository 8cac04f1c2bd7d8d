"""The clause index: every address of every edition for the Laws that rulings here need.

It says what is code, what only refers to another Law, what is left to the Director, what is
procedure, and what is not code yet. Laws without an address here are outside, by number.
Of the footnotes only those that bear on a ruling are listed (13*, 53*, 64*, 67*).
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.index import laws_12_16, laws_41_49, laws_50_60, laws_61_69, laws_72_92
from rules.index.delta import rows
from rules.index.encoded import ENCODED
from rules.index.entry import Entry, Status, book_order, law_of
from rules.index.evidence import from_memory

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.index.delta import Rows

__all__ = [
    "EDITIONS",
    "LAWS_OF_THE_BOOK",
    "ONLY_IN_PART",
    "Entry",
    "Status",
    "addresses",
    "changed",
    "is_outside",
    "renumbered",
    "status",
]

EDITIONS: Final = ("1997", "2007", "2017")
NEWEST: Final = EDITIONS[-1]
LAWS_OF_THE_BOOK: Final = range(1, 94)
ONLY_IN_PART: Final = frozenset({68, 69, 79, 81, 82, 86, 92})
"""Laws of which only the clauses that rulings lead to are listed here."""

GROUPS: Final = (
    laws_12_16.GROUP,
    laws_41_49.GROUP,
    laws_50_60.GROUP,
    laws_61_69.GROUP,
    laws_72_92.GROUP,
)


@cache
def addresses(edition: str) -> Mapping[str, Entry]:
    """Every address of ``edition``, in the book's order; ``ValueError`` if unknown."""
    table = _rows(edition)
    return MappingProxyType(
        {clause: _entry(clause, edition, table) for clause in sorted(table, key=book_order)}
    )


def status(clause: str, edition: str) -> Status | None:
    """The status of ``clause`` in ``edition``; ``None`` where that edition has no such one."""
    entry = addresses(edition).get(clause)
    return entry.status if entry else None


def is_outside(law_number: int, edition: str | None = None) -> bool:
    """Whether a Law has no address here (in ``edition``, or in any); ``ValueError`` off 1..93."""
    if law_number not in LAWS_OF_THE_BOOK:
        message = f"no Law {law_number}"
        raise ValueError(message)
    editions = EDITIONS if edition is None else (edition,)
    return all(law_number not in _laws(each) for each in editions)


@cache
def changed(edition: str) -> frozenset[str]:
    """The addresses of ``edition`` whose content differs from the next newer edition.

    None for the newest; a clause that was only renumbered is not among them.
    """
    _known(edition)
    deltas = [group.older[edition] for group in GROUPS if edition in group.older]
    return frozenset[str]().union(*(delta.changed for delta in deltas))


@cache
def renumbered(edition: str) -> Mapping[str, str]:
    """Address of ``edition`` -> address of the same clause in the next newer edition.

    Only where they differ; none for the newest.
    """
    _known(edition)
    deltas = [group.older[edition] for group in GROUPS if edition in group.older]
    return MappingProxyType({old: new for d in deltas for old, new in d.renumbered.items()})


def _known(edition: str) -> None:
    if edition not in EDITIONS:
        message = f"no edition {edition!r}"
        raise ValueError(message)


def _rows(edition: str) -> Rows:
    _known(edition)
    key = "" if edition == NEWEST else edition
    return {clause: row for group in GROUPS for clause, row in rows(group)[key].items()}


def _entry(clause: str, edition: str, table: Rows) -> Entry:
    row = table[clause]
    encoded = row.newest_name in ENCODED
    return Entry(
        clause,
        Status.ENCODED if encoded else row.status,
        from_memory(clause, edition),
    )


@cache
def _laws(edition: str) -> frozenset[int]:
    return frozenset(law_of(clause) for clause in addresses(edition))
