"""What is for the players beside the ruling: their sheet, and who may know what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from bot import dialogue
from bot.plugin.controls import Controls, Do, paged
from bot.plugin.models import Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.ticket import Forged, Ticket
from bot.wording import ChoiceText, RulingText, ruling_text
from bot.wording.players import players_lines, players_title
from rules import Ruling

FOR_PLAYERS: Final = frozenset({Do.SHEET, Do.WHO})


def for_players(ticket: Ticket, controls: Controls) -> Screen:
    """The screen that was asked for.

    :raises Forged: when there is no ruling.
    """
    ruling = dialogue.result(ticket.case, playing=controls.playing)
    if not isinstance(ruling, Ruling):
        raise Forged(ticket.action)
    text = ruling_text(ruling, controls.language, playing=controls.playing)
    if ticket.action == Do.WHO:
        title, sections = controls.words.text("information-head"), _who(text, controls)
    else:
        title, sections = players_title(text), _sheet(text, controls)
    return paged(controls, title, sections, _home(controls), Do(ticket.action), ticket.argument)


def _sheet(text: RulingText, controls: Controls) -> Iterator[Section]:
    """What is said, what holds, what is chosen."""
    head = controls.words.text
    yield Section(head("sheet-said"), text.say)
    yield Section(head("sheet-holds"), bulleted(players_lines(text)))
    for who, choices in groupby(text.choices, lambda one: one.head):
        lines = (line for one in choices for line in _choice(one))
        yield Section(who, (*lines, head("note-decides-alone")))
    yield Section(head("information-head"), bulleted(text.information))
    yield Section("", (head("note-appeal"),))


def _choice(choice: ChoiceText) -> tuple[str, ...]:
    return choice.text, *bulleted(label for _, label in choice.options)


def _who(text: RulingText, controls: Controls) -> Iterator[Section]:
    lines = bulleted(text.information) or (controls.words.text("sheet-nothing-to-know"),)
    yield Section("", lines)


def _home(controls: Controls) -> Callable[[], tuple[Row, ...]]:
    def rows() -> tuple[Row, ...]:
        return ((controls.button(controls.word("return"), Do.SHOW, primary=True),),)

    return rows
