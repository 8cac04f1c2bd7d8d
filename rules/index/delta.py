"""How the addresses of an edition follow from those of the next newer one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.index.entry import Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.index.entry import Clauses


@dataclass(frozen=True, slots=True)
class Delta:
    """One edition of a group of Laws, seen from the next newer edition.

    A clause that was divided later keeps its address and is ``changed``; only its parts
    are ``added``. A clause whose wording alone differs is not ``changed``.
    """

    added: frozenset[str] = frozenset()
    """Addresses of the newer edition that hold nothing that the older one has."""
    removed: Clauses = field(default_factory=dict[str, Status])
    """Addresses of the older edition whose content the newer one dropped."""
    renumbered: Mapping[str, str] = field(default_factory=dict[str, str])
    """Older address -> newer address of the same clause."""
    changed: frozenset[str] = frozenset()
    """Addresses of the older edition whose content differs in the newer one."""


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbouring Laws: the newest edition in full, then the way back in time."""

    newest: Clauses
    older: Mapping[str, Delta]
    """Edition -> its delta, from the newest but one to the oldest."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of an address before it is looked up: its status and its newest name."""

    status: Status
    newest_name: str
    """The newest address of the clause; ``63B@1997`` where it ended with that edition."""


Rows = dict[str, Row]


def newest_rows(group: Group) -> Rows:
    """The rows of the newest edition."""
    return {clause: Row(status, clause) for clause, status in group.newest.items()}


def older_rows(newer: Rows, delta: Delta, edition: str) -> Rows:
    """The rows of ``edition``, given those of the next newer one."""
    new_here = delta.added | set(delta.renumbered.values())
    kept = {clause: row for clause, row in newer.items() if clause not in new_here}
    moved = {old: newer[new] for old, new in delta.renumbered.items()}
    ended = {clause: Row(status, f"{clause}@{edition}") for clause, status in delta.removed.items()}
    return kept | moved | ended


def rows(group: Group) -> dict[str, Rows]:
    """The rows of every edition that ``group`` has a delta for; the newest under ``""``."""
    table = {"": newest_rows(group)}
    newer = table[""]
    for edition, delta in group.older.items():
        newer = table[edition] = older_rows(newer, delta, edition)
    return table
