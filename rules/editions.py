"""The editions of the Laws of Duplicate Bridge, oldest first, and their addresses.

Code is written with the addresses of the newest edition; ``address_in`` gives the
address that the same clause has in an older one. Content that differs is a second
reading of the clause (``Clause.until``) or a named parameter (``rules.parameters``).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Edition(StrEnum):
    """An edition in force at some time; members stand in the order of the codes."""

    E1997 = "1997"
    E2007 = "2007"
    E2017 = "2017"


EDITIONS: tuple[Edition, ...] = tuple(Edition)
E1997, E2007, E2017 = EDITIONS
NEWEST = EDITIONS[-1]

OLDER_ADDRESSES: Mapping[Edition, Mapping[str, str]] = MappingProxyType(
    {
        E2017: {},
        E2007: {
            "13C": "13F",
            "16C1": "16D1",
            "16C2": "16D2",
            "64C1": "64C",
            "64C2(a)": "64C",
            "64C2(b)": "64C",
            "67B3": "67B",
            "72C": "23",
        },
        E1997: {
            "12B1": "12A1",
            "13C": "13",
            "64C1": "64C",
            "64C2(a)": "64C",
            "64C2(b)": "64C",
            "67B2(a)": "67B2",
            "67B2(b)": "67B2",
            "67B3": "67B",
            "72C": "72B1",
        },
    }
)


def address_in(edition: Edition, clause: str) -> str:
    """The address in ``edition`` of what the newest edition has at ``clause``."""
    return OLDER_ADDRESSES[edition].get(clause, clause)
