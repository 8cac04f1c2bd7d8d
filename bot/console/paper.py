"""Where the terminal's lines are written: plain in a pipe, in colour on a screen."""

from __future__ import annotations

from io import StringIO
from typing import Protocol, TextIO

from bot.console.lines import Line, Lines, Part

INDENTED = {Part.ITEM: "  ", Part.SAY: "  ", Part.SOURCE: "    "}
SET_OFF = (Part.TITLE, Part.HEAD)


class Paper(Protocol):
    """Takes lines in their order."""

    def write(self, *lines: Line) -> None:
        """Write the lines."""
        ...


class PlainPaper:
    """One line of text for each line: for pipes, files and screen readers."""

    def __init__(self, target: TextIO) -> None:
        self._target = target

    def write(self, *lines: Line) -> None:
        """Write the lines; an empty one stands before each heading."""
        for line in lines:
            if line.part in SET_OFF:
                self._target.write("\n")
            self._target.write(f"{INDENTED.get(line.part, '')}{line.text}\n")
        self._target.flush()


def paper_for(target: TextIO) -> Paper:
    """Colour where somebody looks on, plain text otherwise."""
    if not target.isatty():
        return PlainPaper(target)
    from bot.console.colour import ColourPaper  # noqa: PLC0415 - a pipe does not wait for rich

    return ColourPaper.on(target)


def as_text(lines: Lines) -> str:
    """The lines as plain text."""
    sheet = StringIO()
    PlainPaper(sheet).write(*lines)
    return sheet.getvalue()
