"""How far the code goes with each clause, in words: what ``director coverage`` shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from bot.wording.clauses import kebab, spelled
from bot.wording.words import Words
from rules.editions import EDITIONS
from rules.index import LAWS_OF_THE_BOOK, Status, addresses, is_outside, status
from rules.index.entry import book_order, law_of

Section = tuple[str, tuple[str, ...]]
"""A heading, and its lines."""


@cache
def clauses() -> tuple[str, ...]:
    """Every address of every edition, in the book's order."""
    found = {clause for edition in EDITIONS for clause in addresses(edition)}
    return tuple(sorted(found, key=book_order))


def sections(words: Words, laws: Sequence[int] = ()) -> Iterator[Section]:
    """Clause by clause, under a heading for each Law; only those in ``laws``, if any are named."""
    by_law: dict[int, list[str]] = {}
    for clause in clauses():
        by_law.setdefault(law_of(clause), []).append(clause)
    for law, listed in by_law.items():
        if not laws or law in laws:
            yield heading(words, law), tuple(line(words, clause) for clause in listed)


def heading(words: Words, law: int) -> str:
    """The number of a Law, with its title where we have words for it."""
    title = f"law-{law}-title"
    if not words.has(title):
        return words.text("coverage-law", {"law": str(law)})
    return words.text("coverage-law-title", {"law": str(law), "title": words.text(title)})


def line(words: Words, clause: str) -> str:
    """One clause: how far the code goes with it, edition by edition where they differ."""
    found: dict[Status, list[str]] = {}
    for edition in EDITIONS:
        known = status(clause, edition)
        if known is not None:
            found.setdefault(known, []).append(edition.value)
    told = "; ".join(
        words.text(
            "coverage-status",
            {"editions": words.join(editions), "status": status_text(words, known)},
        )
        for known, editions in found.items()
    )
    return words.text("coverage-clause", {"clause": spelled(words, clause), "told": told})


def status_text(words: Words, known: Status) -> str:
    """How far the code goes, as a label."""
    return words.text(f"sheet-status-{kebab(known)}")


def summary(words: Words) -> tuple[str, ...]:
    """How many clauses of each edition have each status, and which Laws are outside."""
    lines: list[str] = []
    for edition in EDITIONS:
        counted = Counter(one.status for one in addresses(edition).values())
        told = [
            words.text("coverage-count", {"number": number, "status": status_text(words, known)})
            for known in Status
            if (number := counted[known])
        ]
        given = {"edition": edition.value, "counts": words.join(told)}
        lines.append(words.text("coverage-edition", given))
    outside = [str(law) for law in LAWS_OF_THE_BOOK if is_outside(law)]
    return (*lines, words.text("coverage-outside", {"laws": words.join(outside)}))
