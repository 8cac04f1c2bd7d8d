"""``director lawbook add``: read files, show what was found, then keep it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from bot.console.lawbook_ask import agreed, chosen, first_words, ranges
from bot.lawbook.clauses import footnotes_of
from bot.lawbook.faults import BookError
from bot.lawbook.found import Found
from bot.lawbook.library import Library
from bot.lawbook.reading import Book, Document, book, document
from bot.lawbook.record import Origin
from bot.lawbook.replacing import doubtful, replaced
from bot.wording import Words
from bot.wording.clauses import spelled
from locales import LANGUAGES, Language, language_for
from rules.index import EDITIONS, LAWS_OF_THE_BOOK

FAILED, DONE = 1, 0
STEP = 25


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line says of the files."""

    edition: str | None = None
    language: Language | None = None
    law: int | None = None
    title: str = ""
    publisher: str = ""
    yes: bool = False
    replace: bool = False


def add_files(spoken: Words, library: Library, files: Sequence[Path], wanted: Wanted) -> int:
    """Read all files, show what they hold, and keep it if the reader agrees.

    :raises BookError: when the library cannot be written, nobody can agree, or nobody is asked
        about what is probably a mistake.
    """
    books = _read(spoken, files, wanted)
    if books is None:
        return FAILED
    for one in books:
        for line in report(spoken, one):
            click.echo(line)
    _replacing(spoken, library, books, wanted)
    if not agreed(spoken, "lawbook-ask-store", yes=wanted.yes):
        click.echo(spoken.text("lawbook-not-stored"))
        return FAILED
    for one in books:
        title = wanted.title or one.document.source.title
        origin = Origin(one.document.file, one.document.sha256, title, wanted.publisher)
        library.store(one.edition, one.language, origin, [each.clauses for each in one.found])
        given = {"laws": sum(bool(each.clauses) for each in one.found), **_book(spoken, one)}
        click.echo(spoken.text("lawbook-stored", {**given, "folder": str(library.folder)}))
    return DONE


def _replacing(
    spoken: Words, library: Library, books: Sequence[Book], wanted: Wanted
) -> None:  # fmt: skip
    """Say which Laws go, and which hardly have a successor.

    :raises BookError: when it was agreed beforehand, without seeing that.
    """
    in_doubt = False
    for one in books:
        listed = {"replaced": replaced(library, one), "doubtful": doubtful(library, one)}
        for name, laws in listed.items():
            if laws:
                given = {"file": one.document.file, "laws": ", ".join(ranges(laws))}
                click.echo(spoken.text(f"lawbook-found-{name}", given))
        in_doubt = in_doubt or bool(listed["doubtful"])
    if in_doubt and wanted.yes and not wanted.replace:
        raise BookError("doubtful")


def _read(spoken: Words, files: Sequence[Path], wanted: Wanted) -> list[Book] | None:
    """What the files hold; None when one of them cannot be taken in, after saying why."""
    books: list[Book] = []
    faults: list[BookError] = []
    for path in files:
        try:
            books.append(_one(spoken, path, wanted))
        except BookError as error:
            faults.append(error.of(path.name))
    faults += _twice(books)
    for fault in faults:
        click.echo(spoken.text(f"lawbook-error-{fault.code}", fault.given), err=True)
    if faults:
        click.echo(spoken.text("lawbook-nothing-changed"), err=True)
    return None if faults else books


def _one(spoken: Words, path: Path, wanted: Wanted) -> Book:
    """One file, with what it does not tell asked for."""
    progress = _Progress(spoken, path.name)
    read = document(path, progress.page)
    file = {"file": path.name}
    edition = wanted.edition or read.edition
    edition = edition or chosen(spoken, "lawbook-ask-edition", EDITIONS, **file)
    if read.editions and edition not in read.editions:
        raise BookError("other-edition", edition=spoken.join(read.editions, "or"))
    language = wanted.language or read.language
    told = language or chosen(spoken, "lawbook-ask-language", LANGUAGES, **file)
    law = wanted.law or (0 if read.numbered else _number(spoken, read))
    return book(read, edition, language_for(told), law=law, progress=progress.law)


def _number(spoken: Words, read: Document) -> int:
    """The number of a Law that only navigation names: proposed, never taken.

    :raises BookError: when nobody can be asked.
    """
    if read.proposed is None:
        numbers = [str(one) for one in LAWS_OF_THE_BOOK]
        return int(chosen(spoken, "lawbook-ask-number", numbers, file=read.file))
    law = str(read.proposed)
    if not sys.stdin.isatty():
        raise BookError("proposed", law=law)
    if agreed(spoken, "lawbook-ask-proposed", yes=False, file=read.file, law=law):
        return read.proposed
    raise BookError("proposed", law=law)


def _twice(books: Iterable[Book]) -> Iterator[BookError]:
    """Laws that two files hold."""
    seen: dict[tuple[str, str, int], str] = {}
    for one in books:
        for found in one.found:
            key = one.edition, one.language, found.law
            if key in seen:
                yield BookError(
                    "in-two-files", law=str(found.law), file=one.document.file, other=seen[key]
                )
            seen[key] = one.document.file


class _Progress:
    """Says how far the reading is, where somebody waits for it."""

    def __init__(self, spoken: Words, file: str) -> None:
        self.spoken = spoken
        self.file = file

    def page(self, done: int, whole: int) -> None:
        """So many pages are read."""
        self._say("lawbook-progress-pages", done, whole)

    def law(self, done: int, whole: int) -> None:
        """So many Laws are read."""
        self._say("lawbook-progress-laws", done, whole)

    def _say(self, message: str, done: int, whole: int) -> None:
        if whole >= STEP and (done % STEP == 0 or done == whole):
            given = {"file": self.file, "done": str(done), "whole": str(whole)}
            click.echo(self.spoken.text(message, given), err=True)


def report(spoken: Words, one: Book) -> Iterator[str]:
    """What was found in a file: clause by clause, then what is missing and what has no place."""
    yield spoken.text("lawbook-found", {"file": one.document.file, **_book(spoken, one)})
    for found in one.found:
        yield ""
        yield spoken.text("lawbook-found-law", {"law": str(found.law)})
        yield from _table(spoken, found)
    yield ""
    yield from _listed(spoken, "absent", _absent(one))
    yield from _listed(spoken, "missing", _addresses(spoken, (f.missing for f in one.found)))
    yield from _listed(spoken, "wordless", _addresses(spoken, (f.wordless for f in one.found)))
    unchecked = [str(found.law) for found in one.found if not found.checked]
    yield from _listed(spoken, "unchecked", unchecked)
    unplaced = [text for found in one.found for text in found.unplaced]
    yield from _each(spoken, "unplaced", unplaced)
    yield from _each(spoken, "aside", [line.text for line in one.aside])


def _absent(one: Book) -> tuple[str, ...]:
    """The Laws that a file with several of them does not have."""
    there = {found.law for found in one.found}
    if len(there) == 1:
        return ()
    return ranges(law for law in LAWS_OF_THE_BOOK if law not in there)


def _book(spoken: Words, one: Book) -> dict[str, str]:
    language = spoken.text(f"lawbook-language-{one.language}")
    return {"edition": one.edition, "language": language}


def _table(spoken: Words, found: Found) -> Iterator[str]:
    named = {address: spelled(spoken, address) for address in found.clauses}
    width = max(map(len, named.values()), default=0)
    for address, clause in found.clauses.items():
        said = " – ".join(filter(None, (clause.heading, clause.text)))
        yield f"  {named[address]:{width}}  {first_words(said) or '–'}"
        for note in footnotes_of(clause, found.clauses):
            yield f"  {'':{width}}  * {first_words(note)}"


def _addresses(spoken: Words, groups: Iterable[Iterable[str]]) -> list[str]:
    return [spelled(spoken, address) for group in groups for address in group]


def _listed(spoken: Words, name: str, items: Sequence[str]) -> Iterator[str]:
    if items:
        yield spoken.text(f"lawbook-found-{name}", {"clauses": ", ".join(items)})


def _each(spoken: Words, name: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield spoken.text(f"lawbook-found-{name}", {"number": len(texts)})
        yield from (f"  {first_words(text, 90)}" for text in texts)
