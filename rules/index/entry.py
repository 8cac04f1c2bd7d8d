"""What the index says of one clause address: its status, and how the address is known."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Status(StrEnum):
    """How far the code goes with a clause."""

    ENCODED = "encoded"
    """The clause is code; a ruling can cite it with its effects."""
    REFERS = "refers"
    """The clause only sends the reader to another Law."""
    JUDGEMENT = "judgement"
    """The clause leaves the matter to the Director."""
    PROCEDURE = "procedure"
    """The clause says how things are done; it holds no ruling."""
    NOT_YET = "not_yet"
    """The clause holds a ruling that is not code yet."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One address of one edition; ``from_memory``: no page was read that shows it there."""

    clause: str
    status: Status
    from_memory: bool


Clauses: TypeAlias = Mapping[str, Status]

ADDRESS = re.compile(r"(?P<law>[1-9]\d?)(?P<rest>\*|([A-H]([1-9](\([a-h]\)(\([ivx]+\))?)?)?)?)")
"""A Law, then section, number, letter and small roman number; ``*`` is a Law's footnote."""


def listed(status: Status, addresses: str) -> dict[str, Status]:
    """The addresses, parted by blanks, each with ``status``."""
    return dict.fromkeys(addresses.split(), status)


def names(addresses: str) -> frozenset[str]:
    """The addresses, parted by blanks."""
    return frozenset(addresses.split())


def law_of(clause: str) -> int:
    """The number of the Law of ``clause``; ``ValueError`` where it is no address."""
    return book_order(clause)[0]


def book_order(clause: str) -> tuple[int, str]:
    """A sort key that puts addresses in the book's order; ``ValueError`` as ``law_of``."""
    match = ADDRESS.fullmatch(clause)
    if match is None:
        message = f"no clause address: {clause!r}"
        raise ValueError(message)
    return int(match["law"]), match["rest"]


def parent(clause: str) -> str | None:
    """The address that ``clause`` stands under; ``None`` for a whole Law."""
    law, rest = book_order(clause)
    if not rest:
        return None
    shorter = rest[: rest.rindex("(")] if rest.endswith(")") else rest[:-1]
    return f"{law}{shorter}"
