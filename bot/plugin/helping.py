"""What the assistant can do, with an example for each situation; and what it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from bot import coverage
from bot.plugin.commands import ABOUT, CASE, COMMANDS, HELP, Option, choice_message
from bot.plugin.controls import Controls, Do, paged
from bot.plugin.models import Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.wording import Words

PAGES: Final = frozenset({HELP.name, ABOUT.name})
HELPING: Final = frozenset({Do.HELP, Do.ABOUT})
PACKAGE: Final = "director-please"

EXAMPLES: Final[tuple[tuple[str, Mapping[str, str]], ...]] = (
    ("ruling", {"happened": ""}),
    ("defective-trick", {"fault": "omitted", "offender": "defender"}),
    ("revoke", {"offender": "declarer", "next-trick": "none"}),
    ("penalty-card", {"cards": "♠4", "turn": "partner_to_lead"}),
    ("exposed-card", {"how": "dropped", "cards": "♥10"}),
    ("lead-out-of-turn", {"opening": "yes", "lead-face": "up"}),
    ("two-cards-at-once", {"offender": "defender"}),
    ("wrong-card-count", {"north": "7 6", "south": "8 5"}),
    ("law", {"clause": "50D2"}),
    (CASE.name, {"id": "100G0-4320R-…"}),
)
"""A command for each situation, and options that are of use there."""


def page(controls: Controls, name: str, number: int = 0) -> Screen:
    """A page of the help, or of what the assistant is."""
    return _about(controls, number) if name == ABOUT.name else _help(controls, number)


def _help(controls: Controls, number: int) -> Screen:
    text = controls.words.text
    examples = tuple(_example(controls.words, *one) for one in EXAMPLES)
    sections = (
        Section("", (text("help-intro"),)),
        Section(text("help-situations"), bulleted(examples)),
        Section(text("help-after"), bulleted(text(f"help-after-{one}") for one in AFTER)),
    )

    def rows() -> tuple[Row, ...]:
        return ((controls.button(text("about"), Do.ABOUT, primary=True),),)

    return paged(controls, text("help"), sections, rows, Do.HELP, number)


AFTER: Final = ("choices", "publish", "fork", "case", "settings", "playing")


def _example(words: Words, command: str, options: Mapping[str, str]) -> str:
    """A situation with a line that can be typed, in the names that the reader's client shows."""
    listed = {one.name: one for one in COMMANDS[command].options}
    told = (
        f"{words.text(f'option-{name}')}: {_shown(words, listed[name], value)}"
        for name, value in options.items()
    )
    line = " ".join((f"/{words.text(f'command-{command}')}", *told))
    about = words.text(f"command-{command}.description").removesuffix(".")
    return words.text("help-example", {"situation": about, "line": f"`{line.strip()}`"})


def _shown(words: Words, option: Option, value: str) -> str:
    if option.values:
        return words.text(choice_message(option, value))
    return value or words.text("help-words")


def _about(controls: Controls, number: int) -> Screen:
    text = controls.words.text

    def rows() -> tuple[Row, ...]:
        return ((controls.button(text("help"), Do.HELP, primary=True),),)

    return paged(controls, text("about-title"), _told(controls), rows, Do.ABOUT, number)


def _told(controls: Controls) -> Iterator[Section]:
    text = controls.words.text
    yield Section("", (text("about-version", {"version": _version(controls.words)}),))
    yield Section(text("about-sources"), (text("about-sources-text"), text("about-books")))
    lines = coverage.summary(controls.words)
    yield Section(text("about-coverage"), (*bulleted(lines), text("about-coverage-text")))
    yield Section(text("about-privacy"), (text("about-privacy-text"), text("about-disclaimer")))


def _version(words: Words) -> str:
    try:
        return version(PACKAGE)
    except PackageNotFoundError:  # run from its folder without having been installed
        return words.text("console-not-known")
