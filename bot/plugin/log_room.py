"""What a press in ``/log`` does: for those who manage the server, asked of each press anew."""

from __future__ import annotations

from io import StringIO
from typing import Final

from bot import log_forms
from bot.plugin.asked import Asked
from bot.plugin.controls import Controls, Do
from bot.plugin.home import Home
from bot.plugin.log_screens import (
    FORMS,
    MOST_PAGES,
    ON_A_PAGE,
    PARTS,
    erase_screen,
    erased_screen,
    log_screen,
    part_of,
)
from bot.plugin.managing import managed
from bot.plugin.models import Attached, Reply, Screen
from bot.plugin.settings import unavailable
from bot.store import Forgotten, Store, Unavailable, Which
from bot.ticket import Ticket

MOST_EXPORTED: Final = 20_000
"""Entries in a file that Discord takes; the terminal exports all."""


async def answer(asked: Asked, here: Home, ticket: Ticket) -> Reply:
    """What a press in the log leads to.

    :raises NotAllowed: when somebody presses who does not manage the server.
    :raises Forged: when no control of ours asks for that.
    """
    server = managed(asked)
    controls = Controls(ticket.case, ticket.language)
    try:
        return await _done(asked, here, ticket, server, controls)
    except Unavailable as fault:
        writing = ticket.action == Do.ERASED
        return unavailable(controls, fault.trouble, writing=writing, back=Do.LOG)


async def _done(asked: Asked, here: Home, ticket: Ticket, server: int, controls: Controls) -> Reply:
    store, argument = here.store, ticket.argument
    match ticket.action:
        case Do.EXPORT:
            return await _exported(store, server, part_of(argument, FORMS), controls)
        case Do.ERASE:
            return erase_screen(controls, part_of(argument, PARTS))
        case Do.ERASED:
            return await _erased(store, server, part_of(argument, PARTS), controls)
        case _:
            return await _listed(asked, here, server, argument, controls)


async def _listed(asked: Asked, here: Home, server: int, page: int, controls: Controls) -> Screen:
    store = here.store
    which, page = Which(server=server), min(page, MOST_PAGES - 1)
    count = await store.count(which)
    found = await store.entries(which, limit=(page + 1) * ON_A_PAGE)
    chosen = await here.chosen(asked.place)
    shown = found[page * ON_A_PAGE :]
    return log_screen(controls, shown, count, page, opted_in=chosen.logged)


async def _exported(store: Store, server: int, form: str, controls: Controls) -> Attached:
    """The newest entries, as many as a file of Discord's holds, newest first."""
    file, which = StringIO(), Which(server=server)
    count = await log_forms.write(store, which, form, file, newest_first=True, most=MOST_EXPORTED)
    cut = await store.count(which) > count
    told = controls.words.text("log-cut" if cut else "log-exported", {"count": count})
    return Attached(told, f"rulings.{form}", file.getvalue().encode())


async def _erased(store: Store, server: int, part: str, controls: Controls) -> Screen:
    if part == "log":
        gone = Forgotten(entries=await store.delete_entries(Which(server=server)))
    else:
        gone = await store.forget_server(server)
    return erased_screen(controls, gone)
