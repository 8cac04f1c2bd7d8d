"""A document as lines: what publishers' formats have in common once their markup is gone."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))
LINK = re.compile(r"\[([^\[\]\n]+)\]\([^()\s]*\)")
TAG = re.compile(
    r"</?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|sup|u|ul)\b[^<>]*>", re.IGNORECASE
)
ENTITY = re.compile(r"&(?:nbsp|amp|quot|lt|gt|#\d{2,5}|#x[\da-f]{2,5});", re.IGNORECASE)
LEADING = re.compile(rf"(?:\s|{TAG.pattern}|{ENTITY.pattern})*", re.IGNORECASE)
TAB = 4
TOP = -1
"""The gap before the first line of a page: nobody knows whether a paragraph begins there.

So it is with every line of a document that shows no gaps at all.
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One line, or one paragraph where the format knows paragraphs.

    ``indent`` is how far it stands in; ``gap`` counts the empty lines before it, or is ``TOP``.
    """

    text: str
    indent: int = 0
    gap: int = 0


Lines = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """What a file says: its lines, and what its format keeps apart from them.

    ``aside`` is what the format itself marks as navigation; ``language`` is a tag such as ``pl``.
    """

    lines: Lines
    aside: Lines = ()
    title: str = ""
    language: str = ""


def cleaned(text: str) -> str:
    """A text without link markup, stray tags and invisible signs, in composed form."""
    plain = LINK.sub(r"\1", text)
    plain = ENTITY.sub(lambda found: html.unescape(found.group()), TAG.sub("", plain))
    return unicodedata.normalize("NFC", plain.translate(INVISIBLE))


def lines_of(raw: Iterable[str]) -> Iterator[Line]:
    """The lines that say something, cleaned."""
    gap = 0
    for one in raw:
        text = cleaned(one)
        if text.strip():
            indent = _indent(one)
            yield Line(" ".join(text.split()), indent, gap)
            gap = 0
        else:
            gap += 1


def _indent(raw: str) -> int:
    """How far a line stands in; stray markup before it does not count."""
    begun = LEADING.match(raw.translate(INVISIBLE))
    blank = ENTITY.sub("", TAG.sub("", begun.group())) if begun else ""
    return len(blank.expandtabs(TAB))


def words_in(lines: Iterable[Line]) -> int:
    """How many words the lines have."""
    return sum(len(line.text.split()) for line in lines)
