"""PDF files as lines: without running heads, with footnotes moved to the end of their Law."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pypdf import PdfReader
from pypdf.errors import LimitReachedError, PyPdfError

from bot.lawbook.faults import BookError
from bot.lawbook.labels import labelled
from bot.lawbook.lines import TOP, Line, Lines, Source, words_in
from bot.lawbook.pdf_page import Placed, placed_lines, read_lines, usual_distance
from bot.lawbook.plain import rejoined
from bot.lawbook.titles import is_division, law_title

MAGIC = b"%PDF-"
END = b"%%EOF"
FEWEST_WORDS = 5
"""A page with fewer words is a picture."""
FEW_PAGES = 3
DIGITS = re.compile(r"\d+")
PAGE = re.compile(r"(?:page|p\.|strona|str\.|side|s\.)\s*\d", re.IGNORECASE)
SENTENCE_END = (".", "!", "?", ":", ";", ")", "”", '"')
OPEN_END = (",", " and", " or", " see", " in", " of", " i", " albo", " lub", " og", " eller", " se")
"""What nothing ends with but a line whose sentence goes on."""
Progress = Callable[[int, int], None]


def is_pdf(data: bytes) -> bool:
    """Whether a file is PDF."""
    return data[:1024].lstrip().startswith(MAGIC)


def read(data: bytes, limit: int, progress: Progress) -> Source:
    """A PDF file.

    :raises BookError: when it is encrypted, scanned, broken off, damaged, or unpacks to too much.
    """
    if END not in data[-2048:]:
        raise BookError("truncated")
    try:
        reader = PdfReader(io.BytesIO(data), strict=False)
        if reader.is_encrypted:
            raise BookError("encrypted")
        placed = tuple(_pages(reader, limit, progress))
        title = (reader.metadata.title if reader.metadata else "") or ""
    except LimitReachedError:
        raise BookError("unpacks") from None
    except (PyPdfError, ValueError, KeyError, TypeError, IndexError, AttributeError, OSError,
            RecursionError, AssertionError, NotImplementedError, ArithmeticError):  # fmt: skip
        # a damaged file can fail anywhere in the library
        raise BookError("damaged") from None
    usual = usual_distance(placed)
    pages = _told_apart(tuple(read_lines(page, usual) for page in placed))
    return _source(pages, " ".join(str(title).split()))


def _told_apart(pages: Sequence[Lines]) -> Sequence[Lines]:
    """The pages; where no line of them stands apart, nobody knows where paragraphs begin."""
    if any(line.gap for page in pages for line in page):
        return pages
    return tuple(tuple(replace(line, gap=TOP) for line in page) for page in pages)


def _pages(reader: PdfReader, limit: int, progress: Progress) -> Iterator[tuple[Placed, ...]]:
    used, whole = 0, len(reader.pages)
    for number, page in enumerate(reader.pages, 1):
        contents = page.get_contents()
        used += len(contents.get_data()) if contents is not None else 0
        lines = placed_lines(page)
        used += sum(len(text) for text, _ in lines)
        if used > limit:
            raise BookError("unpacks")
        yield lines
        progress(number, whole)


def _source(pages: Sequence[Lines], title: str) -> Source:
    if sum(map(words_in, pages)) < FEWEST_WORDS * max(1, len(pages)):
        raise BookError("scanned")
    printed = tuple(page for page in pages if page)
    heads = _running(tuple(page[0].text for page in printed))
    sorter = _Sorter(heads, _running(tuple(page[-1].text for page in printed)))
    for page in pages:
        sorter.page(page)
    return Source(rejoined((*sorter.kept, *sorter.notes)), tuple(sorter.aside), title)


class _Sorter:
    """Puts running heads aside, and footnotes behind the text that goes on overleaf."""

    def __init__(self, heads: frozenset[str], feet: frozenset[str]) -> None:
        self.heads = heads
        self.feet = feet
        self.kept: list[Line] = []
        self.aside: list[Line] = []
        self.notes: list[Line] = []

    def page(self, lines: Lines) -> None:
        """Take a page; a footnote goes on to the end of it, or to the next heading."""
        in_note = self._note_goes_on()
        for line in _from_the_top(self._without_running(lines)):
            if self._heading(line):
                self.kept += self.notes
                self.notes = []
                in_note = False
            in_note = line.text.startswith("*") or (in_note and not labelled(line.text))
            (self.notes if in_note else self.kept).append(line)

    def _without_running(self, lines: Lines) -> Lines:
        """A page without its running head and foot."""
        if lines and _shape(lines[0].text) in self.heads:
            self.aside.append(lines[0])
            lines = lines[1:]
        if lines and _shape(lines[-1].text) in self.feet:
            self.aside.append(lines[-1])
            lines = lines[:-1]
        return lines

    def _note_goes_on(self) -> bool:
        """Whether the last page broke off in a footnote, and not in the text above it."""
        return bool(self.notes) and not _ended(self.notes[-1]) and _ended(self.kept[-1])

    def _heading(self, line: Line) -> bool:
        """Whether a line opens a Law or a part of the book, and is no rest of a sentence."""
        inside = self.notes or self.kept
        if inside and inside[-1].text.endswith(OPEN_END):
            return False
        return bool(law_title(line.text)) or is_division(line.text)


def _from_the_top(lines: Lines) -> Lines:
    """What stands before the first line of a page is on another page."""
    return (replace(lines[0], gap=TOP), *lines[1:]) if lines else ()


def _ended(line: Line) -> bool:
    """Whether a sentence ends with a line."""
    return line.text.rstrip("*").endswith(SENTENCE_END)


def _running(edges: Sequence[str]) -> frozenset[str]:
    """Heads or feet that come back page by page, whatever numbers they bear.

    A line that begins like a clause or the rest of one is none, however often it is at an edge.
    """
    heads = (one for one in edges if PAGE.match(one) or not (one[0].islower() or labelled(one)))
    counted = Counter(map(_shape, heads))
    often = {one for one, times in counted.items() if times > len(edges) / 2}
    return frozenset(often | {"#"} if len(edges) >= FEW_PAGES else {"#"})


def _shape(text: str) -> str:
    return DIGITS.sub("#", text)
