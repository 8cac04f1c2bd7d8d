"""What can be typed at any moment, in the reader's words or in English."""

from __future__ import annotations

from enum import StrEnum

from bot.console.lines import Line, Lines, Part
from bot.wording import Words, words
from locales import letters


class Command(StrEnum):
    """A command; its value is the id that its words have in the catalogue."""

    BACK = "back"
    CHANGE = "change"
    WHY = "why"
    REPORT = "report"
    CHOICE = "choice"
    GO_ON = "go-on"
    AFTER_PLAY = "after-play"
    TABLE = "table"
    EDITION = "edition"
    LANGUAGE = "language"
    PLAYING = "playing"
    CARDS = "cards"
    CHANGES = "changes"
    RULING = "ruling"
    NEW = "new"
    HELP = "help"
    QUIT = "quit"


SHORTEST = 2
"""The fewest letters that can be the beginning of a command: one is too easily a slip."""


def word(command: Command, spoken: Words) -> str:
    """The word to type."""
    return spoken.text(f"console-command-{command}")


def about(command: Command, spoken: Words) -> str:
    """What it does."""
    return spoken.text(f"console-command-{command}.about")


def find(typed: str, lang: str) -> tuple[Command, str] | None:
    """The command that was typed, and what stands after it; None if it is not one."""
    text = letters.fold(typed.strip())
    if text == "?":
        return Command.WHY, ""
    for language in dict.fromkeys((lang, "en")):
        for whole in (text.replace(" ", "-"), text):
            first, _, rest = whole.partition(" ")
            found = _named(first, words(language))
            if found is not None:
                return found, rest.strip()
    return None


def _named(typed: str, spoken: Words) -> Command | None:
    names = {letters.fold(word(one, spoken)): one for one in Command}
    if typed in names:
        return names[typed]
    begun = [one for name, one in names.items() if name.startswith(typed)]
    return begun[0] if len(begun) == 1 and len(typed) >= SHORTEST else None


def help_lines(spoken: Words) -> Lines:
    """Every command with what it does."""
    listed = (
        Line(
            Part.ITEM,
            spoken.text(
                "console-help-line", {"command": word(one, spoken), "about": about(one, spoken)}
            ),
        )
        for one in Command
    )
    return (
        Line(Part.HEAD, spoken.text("console-help-head")),
        *listed,
        Line(Part.HINT, spoken.text("console-help-short")),
    )
