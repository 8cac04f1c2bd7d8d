"""Plain text: decoded without guessing, and its hard-wrapped lines put together again."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from itertools import pairwise

from bot.lawbook.faults import BookError
from bot.lawbook.labels import labelled
from bot.lawbook.lines import TOP, Line, Lines, Source, lines_of
from bot.lawbook.titles import law_title

MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""What a file may begin with to say how it is encoded."""

MANGLED = re.compile(
    "\ufffd|[\x00-\x08\x0e-\x1f\x7f-\x9f]|Ã[\u00a1-\u00bf\u2020-\u203a]"
    "|[ÄÅ][\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf\u0192\u201a-\u2021\u2030\u203a\u2122]"
)
"""Signs that no book has: what is left when a text was read in another encoding."""

LONGEST_WRAPPED = 120
WRAPPED_SHARE = 0.3
SLACK = 2
NEARLY = 0.8
"""Letters differ in width: a line with so many signs as this share of the longest may be full."""
ENDS = frozenset(".!?:;")


def decoded(data: bytes, declared: str = "") -> str:
    """The text of a file: as its first bytes say, as it declares, else UTF-8.

    :raises BookError: when it is none of these, or was spoiled before.
    """
    marked = next((name for mark, name in MARKS.items() if data.startswith(mark)), "")
    try:
        text = data.decode(marked or declared or "utf-8")
    except (UnicodeDecodeError, LookupError):
        raise BookError("encoding") from None
    if MANGLED.search(text):
        raise BookError("encoding")
    return text


def read(data: bytes) -> Source:
    """A plain text.

    :raises BookError: when its encoding is not to be known.
    """
    return Source(rejoined(tuple(lines_of(decoded(data).splitlines()))))


def rejoined(lines: Sequence[Line]) -> Lines:
    """Paragraphs in place of the lines of a text that was broken at a right margin."""
    width = margin(lines)
    if not width:
        return tuple(lines)
    made: list[list[Line]] = []
    for line in lines:
        if made and _runs_on(made[-1][-1], line, width):
            made[-1].append(line)
        else:
            made.append([line])
    return tuple(_one(parts) for parts in made)


def margin(lines: Sequence[Line]) -> int:
    """How wide the text was set; 0 where its lines are paragraphs."""
    longest = max((line.indent + len(line.text) for line in lines), default=0)
    if longest > LONGEST_WRAPPED:
        return 0
    broken = sum(_broken(one, two) for one, two in pairwise(lines))
    return longest if broken > WRAPPED_SHARE * len(lines) / 2 else 0


def _broken(line: Line, after: Line) -> bool:
    """Whether a sentence goes on in the line after."""
    return after.gap <= 0 and line.text[-1].isalnum() and after.text[0].islower()


def _runs_on(line: Line, after: Line, width: int) -> bool:
    """Whether the line was only broken because the next word did not fit."""
    if after.gap > 0 or after.text.startswith("*") or labelled(after.text):
        return False
    if after.gap == TOP and line.text.endswith("."):
        return False
    first = after.text.partition(" ")[0]
    ended = line.indent + len(line.text)
    open_end = line.text[-1] not in ENDS and ended > NEARLY * width and not law_title(line.text)
    return after.text[0].islower() or open_end or ended + 1 + len(first) > width - SLACK


def _one(parts: Sequence[Line]) -> Line:
    first = parts[0]
    return Line(" ".join(part.text for part in parts), first.indent, first.gap)
