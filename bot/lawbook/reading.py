"""One file read as part of a law book: its Laws, what it is, and what could not be made out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.lawbook import ours, told
from bot.lawbook.clauses import Clause
from bot.lawbook.faults import BookError
from bot.lawbook.found import Found, found_in
from bot.lawbook.laws import Divided, divided
from bot.lawbook.lines import Line, Source
from bot.lawbook.pdf import Progress
from bot.lawbook.source import no_progress, opened
from locales import Language

END = frozenset(".!?;:…)]\"'”’»")
LONG = 60


@dataclass
class Document:
    """A file that was opened; what it does not tell is None, or has to be asked for."""

    file: str
    sha256: str
    source: Source
    divided: Divided
    language: Language | None
    editions: tuple[str, ...]

    @property
    def edition(self) -> str | None:
        """The one edition that the document names."""
        return self.editions[0] if len(self.editions) == 1 else None

    @property
    def proposed(self) -> int | None:
        """The Law that only navigation names."""
        one = self.divided.proposed
        return one[0] if len(one) == 1 else None

    @property
    def numbered(self) -> bool:
        """Whether the headings tell the numbers of the Laws."""
        return all(law.number for law in self.divided.laws)


@dataclass
class Book:
    """What a document holds for one edition and language."""

    document: Document
    edition: str
    language: Language
    found: list[Found] = field(default_factory=list[Found])

    @property
    def aside(self) -> tuple[Line, ...]:
        """What the document has besides the Laws."""
        return tuple(self.document.divided.aside)


def document(path: Path, progress: Progress = no_progress) -> Document:
    """A file opened and divided into Laws.

    :raises BookError: when the file cannot be read, or is no law book.
    """
    try:
        data, source = opened(path, progress)
        made = Divided() if ours.is_ours(source) else divided(source)
    except BookError as error:
        raise error.of(path.name) from None
    sha256 = hashlib.sha256(data).hexdigest()
    return Document(path.name, sha256, source, made, told.language(source), told.editions(source))


def book(
    read: Document, edition: str, language: Language, *, law: int = 0,
    progress: Progress = no_progress,
) -> Book:  # fmt: skip
    """The clauses of a document; ``law`` is its number where no heading tells it.

    :raises BookError: when the document is in another language, of another book, or broken off.
    """
    made = Book(read, edition, language)
    try:
        _same_language(read, language)
        made.found = list(_laws(read, edition, law, progress))
        _fits(made)
    except BookError as error:
        raise error.of(read.file) from None
    return made


def _same_language(read: Document, language: Language) -> None:
    if read.language not in (None, language):
        raise BookError("other-language", language=str(read.language))


def _laws(read: Document, edition: str, law: int, progress: Progress) -> Iterator[Found]:
    if ours.is_ours(read.source):
        yield ours.found(read.source)
        return
    whole = len(read.divided.laws)
    for place, one in enumerate(read.divided.laws, 1):
        if not one.number and not law:
            raise BookError("no-number")
        if one.number and law not in (0, one.number):
            raise BookError("other-law", law=str(one.number), told=str(law))
        yield found_in(replace(one, number=one.number or law), edition)
        progress(place, whole)


def _fits(made: Book) -> None:
    """A document that fits nowhere is another book; one that stops in mid-sentence is not whole.

    :raises BookError: in either case.
    """
    if not told.is_of_bridge(made.document.source, made.language):
        raise BookError("other-book")
    if not any(_worded(one) for one in made.found):
        raise BookError("other-book")
    if _broken_off(made.document.divided, made.found):
        raise BookError("truncated")


def _worded(found: Found) -> bool:
    return any(clause.text or clause.heading for clause in found.clauses.values())


def _broken_off(read: Divided, found: Sequence[Found]) -> bool:
    """Whether the last Law stops in the middle of a sentence."""
    if not read.laws or not read.laws[-1].lines:
        return False
    last = read.laws[-1].lines[-1].text
    ended = last.rstrip("*")[-1:] in END
    return not ended and (len(last) > LONG or _misses_its_end(found[-1]))


def _misses_its_end(found: Found) -> bool:
    clauses = [one for one in found.clauses if not one.endswith("*")]
    return any(one > clauses[-1] for one in found.missing)


def clauses_of(made: Book) -> Iterator[Clause]:
    """Every clause of a book."""
    for found in made.found:
        yield from found.clauses.values()
