"""Writing rulings into the log where a server or channel has opted in; nobody waits for it.

A ruling is written when it is given: not again when its reader turns a page or comes back to it,
and not when somebody only reads what was ruled before.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from typing import Final

from bot.plugin.asked import Asked
from bot.plugin.commands import CASE
from bot.plugin.home import Home
from bot.plugin.models import Screen
from bot.plugin.where import Where
from bot.store import Entry, Unavailable
from bot.ticket import written

REMEMBERED: Final = 2000


class Given:
    """The rulings that were given last, each with its dialogue."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, str], None] = OrderedDict()

    def is_new(self, dialogue: int, case: str) -> bool:
        """Whether a ruling was not given in this dialogue yet; from now on it was."""
        if (dialogue, case) in self._seen:
            return False
        self._seen[dialogue, case] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True


_GIVEN: Final = Given()


def note(asked: Asked, here: Home, shown: Screen, where: Where) -> None:
    """Have a ruling written that was just given, if it is one and the place has opted in."""
    if shown.ruled is None or not where.logged:
        return
    place = asked.place
    if place.server is None or place.channel is None:
        return
    case = written(shown.ruled)
    if not _GIVEN.is_new(asked.dialogue, case) or _only_reads(asked):
        return
    now = datetime.now(UTC)
    entry = Entry(at=now, server=place.server, channel=place.channel, case=case)
    here.beside(_written(here, entry))


async def _written(here: Home, entry: Entry) -> None:
    try:
        await here.store.log(entry)
    except Unavailable:
        return  # closed meanwhile


def _only_reads(asked: Asked) -> bool:
    """A case that is opened by its id, or a ruling that a channel sees, was given before."""
    return asked.command == CASE.name if asked.on is None else not asked.private
