"""The keyboard of a terminal, through prompt_toolkit."""

from __future__ import annotations

from collections.abc import Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output


class Prompt:
    """Line editing, earlier lines with the arrow keys, completion with the tabulator.

    Nothing pops up by itself: a screen reader reads only what was asked for.
    """

    def __init__(self, source: Input | None = None, target: Output | None = None) -> None:
        """``source`` and ``target`` are the terminal's own unless they are given."""
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(), input=source, output=target, complete_while_typing=False
        )

    def read(self, prompt: str, offers: Sequence[str]) -> str:
        """The next line, edited at leisure."""
        completer = WordCompleter(list(offers), ignore_case=True, sentence=True)
        return self._session.prompt(f"{prompt}: ", completer=completer)
