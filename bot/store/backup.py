"""A copy of SQLite's file, consistent while others write."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.address import Address
from bot.store.faults import Trouble, Unavailable


def back_up_file(address: Address, file: Path) -> None:
    """The copy is one file that holds all that was confirmed.

    :raises Unavailable: when the database cannot be read, or the copy cannot be written.
    :raises FileExistsError: when there is such a file.
    """
    if address.file is None or not address.file.is_file():
        raise Unavailable(Trouble.AWAY, address.shown)
    if file.exists():
        raise FileExistsError(file)
    try:
        with closing(sqlite3.connect(address.file)) as database:
            database.execute("VACUUM INTO ?", (str(file),))
    except sqlite3.Error as error:
        raise Unavailable(Trouble.REFUSED, str(error)) from None
