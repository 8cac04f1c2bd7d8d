"""A clause as it stands in a law book, and what makes two texts the same."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from rules.index.entry import law_of

NOTE = "*"
MARK = re.compile(r"\*+")


@dataclass(frozen=True, slots=True)
class Clause:
    """The clause's own words, without its number and without its sub-clauses.

    ``heading`` is its own title line; ``footnotes`` are those that belong to it alone and have
    no address, such as the loose last sentence of a Law.
    """

    address: str
    heading: str | None
    text: str
    footnotes: tuple[str, ...] = ()

    @property
    def wordless(self) -> bool:
        """Whether the clause says nothing itself, only by its sub-clauses."""
        return not (self.heading or self.text or self.footnotes)


Clauses = Mapping[str, Clause]
"""The clauses of one Law by their address, in the book's order."""


def folded(text: str) -> str:
    """The text in composed form, its white space folded into single blanks."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def fingerprint(text: str) -> str:
    """SHA-256 of the folded text."""
    return hashlib.sha256(folded(text).encode("utf-8")).hexdigest()


def marks(text: str) -> frozenset[int]:
    """The footnote marks in a text, each as its number of asterisks."""
    return frozenset(len(found) for found in MARK.findall(text))


def footnotes_of(clause: Clause, law: Clauses) -> tuple[str, ...]:
    """All footnotes of a clause: its own, and the Law's where the clause bears the mark."""
    note = law.get(f"{law_of(clause.address)}{NOTE}")
    if note is None or note is clause or 1 not in marks(f"{clause.heading or ''} {clause.text}"):
        return clause.footnotes
    return (*clause.footnotes, note.text)
