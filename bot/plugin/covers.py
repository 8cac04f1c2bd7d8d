"""Spoilers: what a Director who plays is sent names no card that is not covered.

A label of a button or of a list cannot be covered, so none of them may name a card: there the
cards are numbered. Whatever slips through all the same is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bot.covering import covered, names_a_card
from bot.plugin.models import (
    Attached,
    Button,
    Form,
    Menu,
    Post,
    Reply,
    Row,
    Screen,
    Section,
    Withdrawal,
)
from rules.table import Card

COVER: Final = "||"
"""Discord shows what stands between two of these when it is tapped."""
COVERED: Final = re.compile(r"(\|\|.+?\|\|)")
LEFT_OUT: Final = "…"


def spoilered(text: str) -> str:
    """A whole text that is seen only when it is tapped."""
    return f"{COVER}{text}{COVER}"


def under_covers(made: Reply) -> Reply:
    """The same with every card under a cover of its own; also what the channel gets."""
    match made:
        case Screen():
            return covered_screen(made)
        case Form():
            label, description = _bare(made.label), _bare(made.description)
            return replace(made, title=_bare(made.title), label=label, description=description)
        case Post():
            return _post(made)
        case Withdrawal() | Attached():
            return made


def _post(made: Post) -> Post:
    def refused(reason: str) -> Screen:
        return covered_screen(made.refused(reason))

    return Post(covered_screen(made.public), covered_screen(made.told), refused)


def covered_screen(screen: Screen) -> Screen:
    """A screen with every card under a cover of its own."""
    sections = tuple(in_covers(screen.sections))
    rows = tuple(map(_row, screen.rows))
    return replace(screen, title=_text(screen.title), sections=sections, rows=rows)


def in_covers(sections: Iterable[Section]) -> Iterator[Section]:
    """Sections with every card covered; what is covered stays as it is."""
    return (Section(_text(one.head), tuple(map(_text, one.lines))) for one in sections)


def _text(text: str) -> str:
    open_and_covered = COVERED.split(text)
    return "".join(
        one if COVERED.fullmatch(one) else covered(one, _spoilered) for one in open_and_covered
    )


def _spoilered(_card: Card, name: str) -> str:
    return spoilered(name)


def _row(row: Row) -> Row:
    if isinstance(row, Menu):
        options = tuple((value, _bare(label)) for value, label in row.options)
        return Menu(_bare(row.placeholder), row.custom_id, options)
    return tuple(map(_button, row))


def _button(button: Button) -> Button:
    return button._replace(label=_bare(button.label))


def _bare(label: str) -> str:
    """A label without the name of a card."""
    return covered(label, lambda _card, _name: LEFT_OUT) if names_a_card(label) else label
