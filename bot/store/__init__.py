"""What is remembered outside of tickets: settings, the log, long cases, publications.

One small interface, ``Store``, over SQLite in one file or PostgreSQL. Nobody else reaches the
libraries of databases, and nobody reaches into this room (import contracts). They are loaded when
a store is opened, not before::

    store = open_store(Address.of(url, folder))
    told = await store.chosen(Place(user=1, channel=2, server=3))
    told.private_language(locale), told.edition(NEWEST), told.trouble
    await store.choose(Target.of_server(3), language="pl", log=True)

The rules by which it keeps as little as it can are decision record 17.
"""

from __future__ import annotations

from pathlib import Path

from bot.store.address import Address
from bot.store.causes import why
from bot.store.chosen import NOTHING_CHOSEN, Chosen, Place
from bot.store.faults import BadAddress, Cause, Trouble, Unavailable
from bot.store.interface import Store
from bot.store.model import (
    Changes,
    Choices,
    Entry,
    Forgotten,
    Publication,
    Scope,
    State,
    Target,
    Tidied,
    Which,
    checked_case,
    publisher_mark,
)

__all__ = [
    "NOTHING_CHOSEN", "Address", "BadAddress", "Cause", "Changes", "Choices", "Chosen", "Entry",
    "Forgotten", "Place", "Publication", "Scope", "State", "Store", "Target", "Tidied", "Trouble",
    "Unavailable", "Which", "back_up", "checked_case", "open_store", "publisher_mark",
    "why",
]  # fmt: skip

LIMIT = 1.5
"""Seconds that a call may take: Discord waits three for an answer."""


def open_store(address: Address, *, limit: float = LIMIT) -> Store:
    """A store; the database is reached when something is asked of it, not before."""
    from bot.store.database import Database  # noqa: PLC0415 - loads the libraries of databases

    return Database(address, limit)


def back_up(address: Address, file: Path) -> None:
    """Copy a database of SQLite into a file that is not there yet, while it is in use.

    :raises Unavailable: when it cannot be read, or is not there.
    :raises OSError: when the copy cannot be written; ``FileExistsError`` when something is there.
    """
    from bot.store.backup import back_up_file  # noqa: PLC0415 - as above

    back_up_file(address, file)
