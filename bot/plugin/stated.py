"""Cases stated in one line: the same options lead to the same screen, whoever sends them."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.plugin.asked import Options
from bot.plugin.commands import RULING, STRUCTURED
from bot.plugin.given import Given, opening_screen
from bot.plugin.models import Screen
from bot.plugin.remembered import Remembered
from bot.plugin.where import Where
from locales import Language
from rules import Edition
from rules.vocabulary.play import Jurisdiction

STATING: Final = frozenset({RULING.name, *(one.name for one in STRUCTURED)})
"""The commands that quote no law book and ask the store for nothing."""


class Stated(NamedTuple):
    """Everything that the first screen of such a command depends on."""

    command: str
    options: Options
    language: Language
    edition: Edition
    jurisdiction: Jurisdiction
    playing: bool


def stated_screen(given: Given) -> Screen:
    """The first screen of a command of ``STATING``.

    :raises Forged: for a value that no option offers.
    """
    held = given.where
    told = given.options if isinstance(given.options, Options) else Options(given.options)
    return OPENED.of(
        Stated(
            given.command, told, held.language, held.edition, held.jurisdiction, held.playing
        )
    )  # fmt: skip


def opened(stated: Stated) -> Screen:
    """The screen, made from nothing but what ``stated`` holds."""
    where = Where(
        language=stated.language, edition=stated.edition, jurisdiction=stated.jurisdiction,
        playing=stated.playing,
    )  # fmt: skip
    return opening_screen(Given(stated.command, stated.options, where))


OPENED: Final = Remembered(opened)
"""The first screens shown last; who asked and where is not in ``Stated``."""
