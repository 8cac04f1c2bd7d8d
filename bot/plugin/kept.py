"""Whatever the database has a part in: which commands and presses, and who answers them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.plugin import choosing, log_room
from bot.plugin.asked import Asked
from bot.plugin.commands import LOG, SETTINGS
from bot.plugin.controls import Do
from bot.plugin.home import Home
from bot.plugin.log_screens import LOGGING
from bot.plugin.models import Reply
from bot.plugin.settings import SETTING
from bot.ticket import Ticket

ROOMS: Final[Mapping[str, Do]] = {SETTINGS.name: Do.SETTINGS, LOG.name: Do.LOG}
"""The commands that ask the database, and the screen that each opens."""
KEPT: Final = SETTING | LOGGING
"""The presses that do."""


async def answer(asked: Asked, here: Home, ticket: Ticket) -> Reply:
    """What a command or a press leads to.

    :raises NotAllowed: when it is for those who manage the server.
    :raises Forged: when no control of ours asks for that.
    """
    if ticket.action in LOGGING:
        return await log_room.answer(asked, here, ticket)
    return await choosing.answer(asked, here, ticket)
