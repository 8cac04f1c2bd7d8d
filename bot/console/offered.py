"""What is offered below a ruling, or where nothing is to be answered, as far as it is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot import dialogue
from bot.console.commands import Command, about
from bot.wording import way_label
from rules import Ruling
from rules.ruling import Result

if TYPE_CHECKING:
    from bot.console.session import Session

MOVES: Final = (
    Command.CHOICE, Command.GO_ON, Command.REPORT, Command.AFTER_PLAY, Command.CHANGE,
    Command.CHANGES, Command.CARDS, Command.TABLE, Command.EDITION, Command.LANGUAGE, Command.NEW,
    Command.QUIT,
)  # fmt: skip

Offer = tuple[tuple[Command, str], str]


def offers(session: Session, shown: Result) -> list[Offer]:
    """The lines of the list, each with the command that it stands for."""
    return [
        item
        for one in MOVES
        if _possible(one, session, shown)
        for item in _offered(one, session, shown)
    ]


def _offered(command: Command, session: Session, shown: Result) -> list[Offer]:
    """A line of the list for a command; each way on has its own."""
    if command is not Command.GO_ON:
        return [((command, ""), about(command, session.asker.words))]
    ways = dialogue.ways(shown) if isinstance(shown, Ruling) else ()
    return [
        ((command, str(number)), way_label(one, session.asker.lang))
        for number, one in enumerate(ways, 1)
    ]


def _possible(command: Command, session: Session, shown: Result) -> bool:
    case, playing = session.case, session.playing
    match command:
        case Command.CHOICE:
            return bool(dialogue.choices(case, playing=playing))
        case Command.REPORT:
            return bool(dialogue.reports(case, playing=playing))
        case Command.AFTER_PLAY:
            return dialogue.can_end(case, playing=playing)
        case Command.CHANGE:
            return bool(case.answers)
        case Command.CHANGES:
            return isinstance(shown, Ruling)
        case Command.CARDS:
            return playing
        case _:
            return True
