"""A document divided into Laws: headings found, navigation and divisions of the book put aside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from bot.lawbook.faults import BookError
from bot.lawbook.labels import labelled
from bot.lawbook.lines import Line, Source
from bot.lawbook.titles import (
    is_division,
    is_navigation,
    law_title,
    numbers_between,
    title_like,
    without_version,
)


@dataclass
class RawLaw:
    """The lines of one Law; ``number`` is 0 where no heading tells it.

    ``told`` is whether the title stood on the line of the heading.
    """

    number: int
    title: str = ""
    told: bool = False
    lines: list[Line] = field(default_factory=list[Line])


@dataclass
class Divided:
    """The Laws of a document, what belongs to none, and the number that navigation suggests."""

    laws: list[RawLaw] = field(default_factory=list[RawLaw])
    aside: list[Line] = field(default_factory=list[Line])
    proposed: tuple[int, ...] = ()


def divided(source: Source) -> Divided:
    """The Laws of a document.

    :raises BookError: when a Law is there twice.
    """
    made = Divided(aside=list(source.aside))
    lines = [_own(line, made) for line in source.lines]
    if any(law_title(line.text) for line in lines):
        _by_headings(lines, made)
    else:
        _by_itself(lines, made)
    made.proposed = _proposed(made.aside)
    _without_contents(made)
    for law in made.laws:
        _titled(law)
    return made


def _by_headings(lines: Iterable[Line], made: Divided) -> None:
    """Laws with headings; what stands between a division of the book and the next is aside."""
    current: RawLaw | None = None
    for line in lines:
        title = law_title(line.text)
        if title:
            current = RawLaw(title.number, title.title, bool(title.title))
            made.laws.append(current)
        elif is_division(line.text):
            made.aside.append(line)
            current = None
        elif current is None or is_navigation(line.text):
            made.aside.append(line)
        else:
            current.lines.append(line)


def _by_itself(lines: Iterable[Line], made: Divided) -> None:
    """A page with one Law whose heading tells no number; a division is named in the line below."""
    law = RawLaw(0)
    named = False
    for line in lines:
        division = is_division(line.text)
        if division or is_navigation(line.text) or (named and title_like(line.text)):
            made.aside.append(line)
        else:
            law.lines.append(line)
        named = division
    made.laws.append(law)


def _own(line: Line, made: Divided) -> Line:
    """The line without words that lead to the same Law in another language."""
    text = without_version(line.text)
    if text in ("", line.text):
        return line
    made.aside.append(Line(line.text.removeprefix(text).strip()))
    return replace(line, text=text)


def _proposed(aside: Iterable[Line]) -> tuple[int, ...]:
    between = (numbers_between(line.text) for line in aside if is_navigation(line.text))
    return tuple(dict.fromkeys(number for numbers in between for number in numbers))


def _without_contents(made: Divided) -> None:
    """Put a table of contents aside: a run of headings most of which have nothing below.

    :raises BookError: when a Law is there twice after that.
    """
    kept: list[RawLaw] = []
    for run in _runs(made.laws):
        listed = len(made.laws) > len(run) and sum(not law.lines for law in run) * 2 >= len(run)
        if listed:
            made.aside += [line for law in run for line in (Line(_heading(law)), *law.lines)]
        else:
            kept += run
    seen: set[int] = set()
    for law in kept:
        if law.number in seen:
            raise BookError("twice", law=str(law.number))
        seen.add(law.number)
    made.laws = kept


def _heading(law: RawLaw) -> str:
    return f"{law.number} {law.title}".strip()


def _runs(laws: Sequence[RawLaw]) -> list[list[RawLaw]]:
    """The Laws in stretches of rising numbers."""
    runs: list[list[RawLaw]] = []
    for law in laws:
        if runs and runs[-1][-1].number < law.number:
            runs[-1].append(law)
        else:
            runs.append([law])
    return runs


def _titled(law: RawLaw) -> None:
    """Give a Law the title that stands below its heading."""
    if law.told or not law.lines:
        return
    first = law.lines[0].text
    if title_like(first) and not labelled(first) and not first.startswith("*"):
        law.title = first
        law.lines = law.lines[1:]
