"""The text of a clause: the official wording where a book is there, else our own digest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.wording.clauses import digest_id, spelled
from bot.wording.models import Quote
from bot.wording.words import Words

NOTE = "*"


@dataclass(frozen=True, slots=True)
class Official:
    """The wording of one clause as a law book has it, and which book that is."""

    heading: str | None
    text: str
    footnotes: tuple[str, ...]
    title: str
    publisher: str
    file: str
    sha256: str


class Books(Protocol):
    """The law books that are there."""

    def official(self, clause: str, edition: str, language: str) -> Official | None:
        """The wording of a clause that has been compared with its fingerprint; None without one."""
        ...

    def languages(self, clause: str, edition: str) -> tuple[str, ...]:
        """The languages in which that wording is there."""
        ...


class NoBooks:
    """Nothing has been imported."""

    def official(self, clause: str, edition: str, language: str) -> Official | None:  # noqa: ARG002
        """There is none."""
        return None

    def languages(self, clause: str, edition: str) -> tuple[str, ...]:  # noqa: ARG002
        """In none."""
        return ()


NO_BOOKS: Books = NoBooks()


def quote(words: Words, clause: str, edition: str, books: Books = NO_BOOKS) -> Quote:
    """The clause in the reader's language: officially if possible, else in our own account."""
    return official_quote(words, clause, edition, words.language, books) or digest_quote(
        words, clause, edition
    )


def digest_quote(words: Words, clause: str, edition: str) -> Quote:
    """Our own account of a clause, labelled as such."""
    source = words.text("digest-label", {"clause": spelled(words, clause), "edition": edition})
    text = words.text(digest_id(clause, edition))
    return Quote(clause, edition, words.language, official=False, text=text, source=source)


def official_quote(
    words: Words, clause: str, edition: str, language: str, books: Books
) -> Quote | None:
    """The official wording in a language, introduced in the reader's."""
    found = books.official(clause, edition, language)
    text = whole(found) if found else ""
    if found is None or not text:
        return None
    source = source_line(words, clause, edition, language, found)
    return Quote(clause, edition, language, official=True, text=text, source=source)


def whole(found: Official) -> str:
    """All that the clause says by itself, with its footnotes; its title line only without words."""
    notes = (f"{NOTE} {note}" for note in found.footnotes)
    return "\n".join(filter(None, (found.text or found.heading or "", *notes)))


def source_line(words: Words, clause: str, edition: str, language: str, found: Official) -> str:
    """Which clause of which book it is."""
    given: Mapping[str, str] = {
        "clause": spelled(words, clause),
        "heading": (found.text and found.heading) or "none",
        "edition": edition,
        "language": words.text(f"lawbook-language-{language}"),
        "title": found.title or "none",
        "publisher": found.publisher or "none",
        "file": found.file,
    }
    return words.text("lawbook-source", given)


def elsewhere(words: Words, clause: str, edition: str, books: Books) -> tuple[str, ...]:
    """The other languages in which the official wording is there to be asked for."""
    if books.official(clause, edition, words.language):
        return ()
    return tuple(one for one in books.languages(clause, edition) if one != words.language)
