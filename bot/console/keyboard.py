"""Where answers come from: a terminal with line editing and completion, or a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TextIO

from bot.console.lines import Line, Part
from bot.console.paper import Paper
from bot.echo import shown


class Keyboard(Protocol):
    """Gives one line at a time."""

    def read(self, prompt: str, offers: Sequence[str]) -> str:
        """The next line typed; ``offers`` are what it could be completed to.

        :raises EOFError: when there are no more lines.
        :raises KeyboardInterrupt: when the reader breaks off.
        """
        ...


class Pipe:
    """Answers line by line; each is repeated, so that the output reads like a conversation."""

    def __init__(self, source: TextIO, paper: Paper) -> None:
        self._source = source
        self._paper = paper

    def read(self, prompt: str, offers: Sequence[str]) -> str:  # noqa: ARG002 - nothing completes
        """The next line of the pipe."""
        line = self._source.readline()
        if not line:
            raise EOFError
        typed = shown(" ".join(line.split()))
        self._paper.write(Line(Part.TEXT, f"{prompt}: {typed}".rstrip()))
        return line


def keyboard_for(source: TextIO, target: TextIO, paper: Paper) -> Keyboard:
    """A prompt where both ends are a terminal, else the lines of the pipe."""
    if not (source.isatty() and target.isatty()):
        return Pipe(source, paper)
    from bot.console.prompt import Prompt  # noqa: PLC0415 - a pipe does not wait for it

    return Prompt()
