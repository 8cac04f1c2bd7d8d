"""A terminal through rich: it wraps at its width, and leaves colour out for ``NO_COLOR``."""

from __future__ import annotations

from typing import Self, TextIO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bot.console.lines import Line, Part
from bot.console.paper import INDENTED, SET_OFF

STYLES = {
    Part.TITLE: "bold cyan",
    Part.HEAD: "bold",
    Part.SAY: "green",
    Part.SOURCE: "dim",
    Part.HINT: "dim",
    Part.FAULT: "red",
}


class ColourPaper:
    """Colour and weight repeat what the words say already."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @classmethod
    def on(cls, target: TextIO) -> Self:
        """The paper of a terminal."""
        return cls(Console(file=target, highlight=False, markup=False, emoji=False))

    def write(self, *lines: Line) -> None:
        """Write the lines; what is indented stays so where it wraps."""
        for line in lines:
            if line.part in SET_OFF:
                self._console.print()
            text = Text(line.text, style=STYLES.get(line.part, ""))
            left = len(INDENTED.get(line.part, ""))
            self._console.print(Padding(text, (0, 0, 0, left), expand=False))
