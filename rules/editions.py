"""The editions of the Laws of Duplicate Bridge, oldest first, and their addresses.

Code is written with the addresses of the newest edition; ``address_in`` gives the
address that the same clause has in an older one. Content that differs is a second
reading of the clause (``Clause.until``) or a named parameter (``rules.parameters``). A
clause that ended with an older edition stands at an address that the newest leaves free:
``63C`` is the enquiry that was ``63B`` in 1997.
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
            "13A": "13D",
            "13A1": "13D1",
            "13A2": "13D2",
            "13B": "13",
            "13B1": "13A",
            "13B2": "13B",
            "13C": "13F",
            "13D": "13C",
            "16C": "16D",
            "16C1": "16D1",
            "16C2": "16D2",
            "61C": "62C3",
            "62C3": "62C",
            "53B": "53C",
            "53C": "53B",
            "57C2": "57C1",
            "57C3": "57C2",
            "63A4": "63A3",
            "64C1": "64C",
            "64C2(a)": "64C",
            "64C2(b)": "64C",
            "67B3": "67B",
            "72C": "23",
        },
        E1997: {
            "12B1": "12A1",
            "13A": "13",
            "13A1": "13A",
            "13A2": "13B",
            "13B": "13",
            "13B1": "13",
            "13B2": "13",
            "13C": "13",
            "13D": "13C",
            "13D2(a)": "13B1",
            "13D2(b)": "13B2",
            "14B1": "14B1(a)",
            "14B2": "14B1(b)",
            "14B3": "14B2",
            "14B4": "14B3",
            "14C": "16",
            "16B3": "16A2",
            "50D1(a)": "50D1",
            "50D1(b)": "50D1",
            "61B1": "61B",
            "61B2(a)": "61B",
            "61B2(b)": "61B",
            "61B3": "61B",
            "61C": "61B",
            "62C3": "62C",
            "63A4": "63A3",
            "63B": "63C",
            "63C": "63B",
            "47D": "47E",
            "53B": "53C",
            "53C": "53B",
            "54E": "54",
            "55B1": "55B",
            "55B2": "55B",
            "57C1": "57C",
            "57C2": "57C",
            "64C1": "64C",
            "64C2(a)": "64C",
            "64C2(b)": "64C",
            "65B3": "65B",
            "67B2(a)": "67B2",
            "67B2(b)": "67B2",
            "67B3": "67B",
            "68B2": "68B",
            "72C": "72B1",
        },
    }
)


def address_in(edition: Edition, clause: str) -> str:
    """The address in ``edition`` of what the newest edition has at ``clause``."""
    return OLDER_ADDRESSES[edition].get(clause, clause)
