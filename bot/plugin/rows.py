"""Rows of buttons that most screens have: all but the case is the same each time.

So the words of such a row, and what stands before the case in its tickets, are remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.plugin.do import Do
from bot.ticket import beginning
from bot.wording import words
from locales import LANGUAGES, Language

Wanted = tuple[tuple[str, Do], ...]
"""The words of buttons, by the id of their message, and what a press on each asks for."""
Beginnings = tuple[tuple[str, str], ...]
"""The label of each button, and the beginning of its ticket."""
ROWS: Final = 4096


@lru_cache(maxsize=ROWS)
def beginnings(wanted: Wanted, language: Language, *, playing: bool) -> Beginnings:
    """A row of buttons that need no argument."""
    text = words(language).text
    return tuple(
        (text(message), beginning(action, 0, language, playing=playing))
        for message, action in wanted
    )


@lru_cache(maxsize=ROWS)
def spoken(language: Language, action: Do, argument: int, *, playing: bool) -> Beginnings:
    """The buttons for the same screen in each language, labelled in the reader's."""
    text = words(language).text
    return tuple(
        (text(f"discord-language-{one}"), beginning(action, argument, one, playing=playing))
        for one in LANGUAGES
    )
