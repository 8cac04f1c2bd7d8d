"""A copy of SQLite's file, consistent while others write."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.address import Address
from bot.store.causes import sqlite_fault, system_fault
from bot.store.faults import Trouble, Unavailable


def back_up_file(address: Address, file: Path) -> None:
    """The copy is one file that holds all that was confirmed.

    :raises Unavailable: when the database cannot be read, or is not there.
    :raises OSError: when the copy cannot be written; ``FileExistsError`` when something is there.
    """
    if address.file is None:
        raise Unavailable(Trouble.AWAY)
    try:
        address.file.stat()
    except OSError as error:
        raise system_fault(error) from None
    file.open("xb").close()  # the system says what is wrong with the place; SQLite would not
    try:
        _copy(address.file, file.absolute())
    except (Unavailable, OSError):
        file.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as database:
            database.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        fault = sqlite_fault(error)
        if fault.trouble is Trouble.FULL:  # nothing else was written to
            raise OSError(errno.ENOSPC, str(error)) from None
        raise fault from None
