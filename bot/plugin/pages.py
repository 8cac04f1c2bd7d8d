"""Text cut into messages that Discord takes; a cut never falls within a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.plugin.models import Section

MOST_CHARACTERS = 3600
"""Discord takes 4000 in a message; the rest is for the title and for lines that are added."""

MOST_SECTIONS = 12
"""Discord takes 40 components in a message; the rest is for the controls."""


def pages(sections: Iterable[Section]) -> tuple[tuple[Section, ...], ...]:
    """The sections, as many on a page as fit; at least one page, which may be empty."""
    made: list[tuple[Section, ...]] = []
    page: list[Section] = []
    for section in _fitting(sections):
        if page and not _fits((*page, section)):
            made.append(tuple(page))
            page = []
        page.append(section)
    return (*made, tuple(page))


def _fits(page: tuple[Section, ...]) -> bool:
    return len(page) <= MOST_SECTIONS and sum(len(one.text) for one in page) <= MOST_CHARACTERS


def _fitting(sections: Iterable[Section]) -> Iterator[Section]:
    """The sections, those cut between two lines that are longer than a page."""
    for section in sections:
        lines: list[str] = []
        for line in section.lines:
            if lines and not _fits((Section(section.head, (*lines, line)),)):
                yield Section(section.head, tuple(lines))
                lines = []
            lines.append(line)
        if lines:
            yield Section(section.head, tuple(lines))


def numbered(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines as an ordered list."""
    return tuple(f"{number}. {line}" for number, line in enumerate(lines, 1))


def bulleted(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines as a list."""
    return tuple(f"- {line}" for line in lines)
