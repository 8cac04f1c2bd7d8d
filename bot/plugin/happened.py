"""The opening question: what happened? First what it is about, then what exactly."""

from __future__ import annotations

from collections.abc import Iterable

from bot.happened import GROUPS, found
from bot.plugin.controls import Controls, Do, asking
from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.wording.clauses import kebab
from rules.vocabulary.play import Irregularity

NAMES = tuple(GROUPS)
IN_A_ROW = 3
MOST_FOUND = 5


def happened_screen(controls: Controls, group: int = 0, searched: str = "") -> Screen:
    """The groups of what can happen; for a ``group`` from 1 on, what is in it.

    The case of the controls has the edition and the federation of the case that follows.
    """
    if group:
        return _group_screen(controls, NAMES[group - 1], group)
    text = controls.words.text
    lines = bulleted(
        f"**{text(f'happened-group-{one}')}**: {text(f'happened-group-{one}.description')}"
        for one in NAMES
    )
    likely = found(searched, controls.language)[:MOST_FOUND] if searched else ()

    def rows() -> tuple[Row, ...]:
        buttons = [
            controls.button(text(f"happened-group-{one}"), Do.HAPPENED, place)
            for place, one in enumerate(NAMES, 1)
        ]
        menu = (_menu(controls, likely),) if likely else ()
        return (*menu, *_in_rows(buttons))

    title = text("fact-irregularity")
    return asking(controls, title, (Section("", lines),), rows, (Do.HAPPENED, 0))


def _group_screen(controls: Controls, name: str, group: int) -> Screen:
    text = controls.words.text

    def rows() -> tuple[Row, ...]:
        home = controls.button(controls.word("back"), Do.HAPPENED)
        return (_menu(controls, GROUPS[name]), (home,))

    sections = (Section("", (text(f"happened-group-{name}.description"),)),)
    return asking(controls, text(f"happened-group-{name}"), sections, rows, (Do.HAPPENED, group))


def _menu(controls: Controls, irregularities: Iterable[Irregularity]) -> Menu:
    options = (
        (one.value, controls.words.text(f"answer-irregularity-{kebab(one)}"))
        for one in irregularities
    )
    return controls.menu("choose", Do.BEGIN, 0, options)


def _in_rows(buttons: list[Button]) -> tuple[Row, ...]:
    return tuple(
        tuple(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW)
    )
