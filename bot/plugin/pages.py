"""Text cut into messages that Discord takes; a cut never falls within a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.plugin.models import Section

MOST_CHARACTERS = 3200
"""Discord takes 4000 in a message; the rest is for the title and for lines that are added:
the page, that buttons or an id are missing, that the settings cannot be read."""

SENTENCE_END = re.compile(r"(?<=[.;!?])\s+")

MOST_SECTIONS = 12
"""Discord takes 40 components in a message; the rest is for the controls."""


def pages(sections: Iterable[Section]) -> tuple[tuple[Section, ...], ...]:
    """The sections, as many on a page as fit; at least one page, which may be empty."""
    made: list[tuple[Section, ...]] = []
    page: list[Section] = []
    used = 0
    for section, length in _fitting(sections):
        used += length
        if page and (used > MOST_CHARACTERS or len(page) == MOST_SECTIONS):
            made.append(tuple(page))
            page, used = [], length
        page.append(section)
    return (*made, tuple(page))


def _fitting(sections: Iterable[Section]) -> Iterator[tuple[Section, int]]:
    """The sections that say something, with their lengths; too long ones cut between two lines."""
    for section in sections:
        length = len(section.text)
        if length > MOST_CHARACTERS:
            yield from ((part, len(part.text)) for part in _cut(section))
        elif section.lines:
            yield section, length


def _cut(section: Section) -> Iterator[Section]:
    lines: list[str] = []
    for line in _short(section):
        if lines and len(Section(section.head, (*lines, line)).text) > MOST_CHARACTERS:
            yield Section(section.head, tuple(lines))
            lines = []
        lines.append(line)
    yield Section(section.head, tuple(lines))


def _short(section: Section) -> Iterator[str]:
    """The lines; one that is longer than a page by itself in its sentences."""
    for line in section.lines:
        yield from [line] if len(line) < MOST_CHARACTERS // 2 else SENTENCE_END.split(line)


def numbered(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines as an ordered list."""
    return tuple([f"{number}. {line}" for number, line in enumerate(lines, 1)])


def bulleted(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines as a list."""
    return tuple([f"- {line}" for line in lines])
