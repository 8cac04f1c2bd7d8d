"""The other commands about law books: what is kept, and whether it is still what was imported."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import click

from bot.console.lawbook_ask import agreed, ranges
from bot.echo import shown
from bot.lawbook.clauses import Clause, fingerprint
from bot.lawbook.faults import BookError
from bot.lawbook.library import Library, StoredLaw
from bot.lookup.address import read_address
from bot.wording import Words
from bot.wording.clauses import spelled
from bot.wording.quotes import Official, source_line
from rules.index.entry import law_of

DONE, FAILED = 0, 1


def list_books(spoken: Words, library: Library) -> int:
    """Every book with its Laws, and where the library lies."""
    for edition, language in library.books():
        laws = library.laws(edition, language)
        given = {**_book(spoken, edition, language), "laws": ", ".join(ranges(laws))}
        click.echo(spoken.text("lawbook-list-book", given))
        for line in dict.fromkeys(_origins(spoken, library, edition, language, laws)):
            click.echo(f"  {line}")
    empty = "lawbook-list-folder" if library.books() else "lawbook-list-empty"
    click.echo(spoken.text(empty, {"folder": str(library.folder)}))
    return DONE


def _origins(
    spoken: Words, library: Library, edition: str, language: str, laws: Sequence[int]
) -> Iterator[str]:
    for number in laws:
        law = library.law(edition, language, number)
        if law is not None:
            said = (law.origin.title, law.origin.publisher, law.origin.file)
            yield spoken.text("lawbook-list-origin", {"origin": ", ".join(filter(None, said))})


def _book(spoken: Words, edition: str, language: str) -> dict[str, str]:
    return {"edition": edition, "language": spoken.text(f"lawbook-language-{language}")}


def show_clause(
    spoken: Words, library: Library, typed: str, edition: str | None, language: str | None,
    *, as_json: bool,
) -> int:  # fmt: skip
    """The official wording of a clause.

    :raises BookError: when it is not there, or is not what was imported.
    """
    clause = read_address(typed)
    if clause is None:
        raise BookError("no-address", clause=shown(typed))
    edition, language = _one_book(library, clause, edition, language)
    found = _intact(library, clause, edition, language)
    source = source_line(spoken, clause, edition, language, found)
    if as_json:
        click.echo(
            json.dumps(_as_json(clause, edition, language, found, source), ensure_ascii=False)
        )
        return DONE
    for line in _shown(spoken, found, source):
        click.echo(line)
    return DONE


def _shown(spoken: Words, found: Official, source: str) -> Iterator[str]:
    """A clause at the terminal: where it is from, its words or its title line, its footnotes."""
    yield source
    yield from filter(None, (found.text or found.heading,))
    yield from (f"* {note}" for note in found.footnotes)
    if not (found.text or found.footnotes):
        yield spoken.text("lawbook-wordless")


def _as_json(
    clause: str, edition: str, language: str, found: Official, source: str
) -> dict[str, object]:
    return {
        "clause": clause, "edition": edition, "language": language, "heading": found.heading,
        "text": found.text, "footnotes": list(found.footnotes), "source": source,
        "sha256": fingerprint(found.text),
    }  # fmt: skip


def _intact(library: Library, clause: str, edition: str, language: str) -> Official:
    found = library.official(clause, edition, language)
    if found is not None:
        return found
    law = library.law(edition, language, law_of(clause))
    if law is not None and clause in law.record.clauses:
        raise BookError("altered", clause=clause, file=str(law.file))
    raise BookError("no-clause", clause=clause, edition=edition, language=language)


def _one_book(
    library: Library, clause: str, edition: str | None, language: str | None
) -> tuple[str, str]:
    """The book that is meant, if there is only one that it can be.

    :raises BookError: when there is none, or it is not told which.
    """
    fits = [
        (one, spoken)
        for one, spoken in library.books()
        if edition in (None, one)
        and language in (None, spoken)
        and law_of(clause) in library.laws(one, spoken)
    ]
    if not fits:
        raise BookError(
            "no-clause", clause=clause, edition=edition or "none", language=language or "none"
        )
    if len(fits) > 1:
        raise BookError("which-book", clause=clause)
    return fits[0]


def verify(spoken: Words, library: Library) -> int:
    """Compare every clause with its fingerprint."""
    differing = tuple(library.differences())
    for one in differing:
        click.echo(difference(spoken, one.clause, str(one.file)), err=True)
    if differing:
        return FAILED
    click.echo(spoken.text("lawbook-verified", {"books": len(library.books())}))
    return DONE


def difference(spoken: Words, clause: str, file: str) -> str:
    """Which clause of which file is not shown as law."""
    if not clause:
        return spoken.text("lawbook-unreadable", {"file": file})
    return spoken.text("lawbook-differs", {"clause": spelled(spoken, clause), "file": file})


def remove_book(
    spoken: Words, library: Library, edition: str | None, language: str | None, *, yes: bool
) -> int:
    """Take a book away.

    :raises BookError: when it is not told which, or it is not there.
    """
    fits = [
        one for one in library.books() if edition in (None, one[0]) and language in (None, one[1])
    ]
    if len(fits) != 1 or (edition is None and language is None):
        raise BookError("which-to-remove" if fits else "no-book")
    given = _book(spoken, *fits[0])
    if not agreed(spoken, "lawbook-ask-remove", yes=yes, **given):
        return FAILED
    laws = library.remove(*fits[0])
    click.echo(spoken.text("lawbook-removed", {**given, "laws": laws}))
    return DONE


def accept_clauses(
    spoken: Words, library: Library, typed: Sequence[str], edition: str | None,
    language: str | None, *, yes: bool,
) -> int:  # fmt: skip
    """Show corrections against what was imported, and take them over.

    :raises BookError: when a clause is not there, or is not altered.
    """
    for one in typed:
        clause = read_address(one)
        if clause is None:
            raise BookError("no-address", clause=shown(one))
        book = _one_book(library, clause, edition, language)
        law = library.law(*book, law_of(clause))
        if law is None or clause not in {**law.record.clauses, **law.text}:
            raise BookError("no-clause", clause=clause, edition=book[0], language=book[1])
        if law.intact(clause):
            click.echo(spoken.text("lawbook-unaltered", {"clause": spelled(spoken, clause)}))
            continue
        for line in _correction(spoken, law, clause):
            click.echo(line)
        if agreed(spoken, "lawbook-ask-accept", yes=yes, clause=spelled(spoken, clause)):
            library.accept(law, clause)
            click.echo(spoken.text("lawbook-accepted", {"clause": spelled(spoken, clause)}))
    return DONE


def _correction(spoken: Words, law: StoredLaw, clause: str) -> Iterator[str]:
    kept = law.record.clauses.get(clause)
    yield spoken.text("lawbook-was", {"clause": spelled(spoken, clause)})
    yield from _said(kept.imported or kept.clause if kept else None)
    yield spoken.text("lawbook-is-now", {"clause": spelled(spoken, clause)})
    yield from _said(law.text.get(clause))


def _said(clause: Clause | None) -> Iterator[str]:
    if clause is None:
        yield "  –"
        return
    notes = (f"* {note}" for note in clause.footnotes)
    yield from (f"  {line}" for line in (clause.heading, *clause.text.split("\n"), *notes) if line)
