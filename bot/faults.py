"""A fault of a case: where it stands, which contract code it has, what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.echo import printable

LONGEST_KEY: Final = 100
"""A key that is longer was not meant for any of ours."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a case.

    ``code`` is one of the contract; ``kind`` names a contradiction; ``expected`` a type,
    ``allowed`` the values of a domain, ``suggestion`` the nearest known key.
    """

    field: str
    code: str
    kind: str = ""
    expected: str = ""
    allowed: tuple[str, ...] = ()
    suggestion: str = ""


def unknown_key(field: str, known: Iterable[str]) -> Fault:
    """A key that the contract does not have, with the one that was perhaps meant."""
    key = field.rpartition(".")[2]
    near = get_close_matches(key, tuple(known), n=1) if len(key) <= LONGEST_KEY else ()
    return Fault(printable(field), "unknown_key", suggestion=near[0] if near else "")


def wrong_type(field: str, expected: str) -> Fault:
    """A value of another JSON type than ``expected`` (yes_no, integer, string, card ...)."""
    return Fault(field, "wrong_type", expected=expected)


def out_of_domain(field: str, allowed: Iterable[str] = ()) -> Fault:
    """A value of the right type that is none of the allowed ones."""
    return Fault(field, "out_of_domain", allowed=tuple(allowed))


def contradiction(field: str, kind: str) -> Fault:
    """A fact that cannot be true together with another one."""
    return Fault(field, "contradiction", kind=kind)
