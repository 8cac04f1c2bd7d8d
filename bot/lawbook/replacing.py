"""What a document that is taken in would do to what is kept: which Laws it replaces, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.lawbook.clauses import Clause
from bot.lawbook.faults import BookError
from bot.lawbook.found import Found
from bot.lawbook.library import Library
from bot.lawbook.reading import Book

FAR_LESS = 2
"""So many times fewer words are no correction of a Law, but a loss."""


def replaced(library: Library, book: Book) -> tuple[int, ...]:
    """The Laws of a document in whose place others are kept now."""
    there = library.laws(book.edition, book.language)
    return tuple(one.law for one in book.found if one.clauses and one.law in there)


def doubtful(library: Library, book: Book) -> tuple[int, ...]:
    """The Laws that are not to be kept unasked.

    Each has far fewer words than the one that is kept; or less of the document was placed
    than was not, and then they are all of its Laws.
    """
    placed = sum(_words(one.clauses) for one in book.found)
    unplaced = sum(len(text.split()) for one in book.found for text in one.unplaced)
    if placed < unplaced:
        return tuple(one.law for one in book.found if one.clauses)
    return tuple(_poorer(library, book, book.found))


def _poorer(library: Library, book: Book, found: Iterable[Found]) -> Iterator[int]:
    for one in found:
        try:
            kept = library.law(book.edition, book.language, one.law)
        except BookError:
            continue  # a file that is damaged is worth less than any other
        if one.clauses and kept and FAR_LESS * _words(one.clauses) < _words(kept.text):
            yield one.law


def _words(clauses: Mapping[str, Clause]) -> int:
    """How many words stand in clauses, without their title lines."""
    texts = (text for one in clauses.values() for text in (one.text, *one.footnotes))
    return sum(len(text.split()) for text in texts)
