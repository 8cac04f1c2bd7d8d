"""A PDF page as lines; how far apart they stand shows where paragraphs end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

from pypdf import PageObject

from bot.lawbook.lines import Line, Lines, lines_of

APART = 1.3
"""Lines so much further from each other than usual have empty space between them."""

Height = float | None
Placed = tuple[str, Height]
"""A line as it is printed, and how high it stands on its page, if that is known."""


def placed_lines(page: PageObject) -> tuple[Placed, ...]:
    """The lines of a page with their heights."""
    parts: list[tuple[str, float]] = []

    def seen(text: str, cm: Sequence[float], tm: Sequence[float], *_font: Any) -> None:
        parts.append((text, tm[4] * cm[1] + tm[5] * cm[3] + cm[5]))

    text = page.extract_text(visitor_text=seen)
    lines = tuple(_lines(parts))
    if "\n".join(line for line, _ in lines) == text:
        return lines
    return tuple((line, None) for line in text.split("\n"))


def _lines(parts: Sequence[tuple[str, float]]) -> Iterator[Placed]:
    """The parts put together to lines; a line stands where its first words do."""
    words, height = "", None
    for text, at in parts:
        first, *others = text.split("\n")
        for place, one in enumerate((first, *others)):
            if place:
                yield words, height
                words, height = "", None
            if height is None and one.strip():
                height = at
            words += one
    yield words, height


def usual_distance(pages: Sequence[Sequence[Placed]]) -> float:
    """How far lines that follow each other mostly stand apart; 0 where that is not known."""
    steps = [step for page in pages for step in _steps(page) if step > 0]
    return median(steps) if steps else 0.0


def _steps(page: Sequence[Placed]) -> Iterator[float]:
    heights = [height for line, height in page if line.strip() and height is not None]
    yield from (one - two for one, two in pairwise(heights))


def read_lines(page: Sequence[Placed], usual: float) -> Lines:
    """The lines of a page, cleaned; ``gap`` counts the empty lines that would fit between."""
    made: list[Line] = []
    above: Height = None
    for text, height in page:
        said = tuple(lines_of([text]))
        if not said:
            continue
        made.append(Line(said[0].text, 0, _gap(above, height, usual)))
        above = height
    return tuple(made)


def _gap(above: Height, height: Height, usual: float) -> int:
    if above is None or height is None or not usual:
        return 0
    step = (above - height) / usual
    return max(1, round(step) - 1) if step > APART else 0
