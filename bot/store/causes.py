"""What ails the database and why, by the numbers of SQLite, of PostgreSQL and of the system."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from bot.store.faults import Cause, Trouble, Unavailable

if TYPE_CHECKING:
    import sqlite3

Ailment = tuple[Trouble, Cause]

UNKNOWN: Final[Ailment] = Trouble.SCHEMA, Cause.OTHER
SQLITE: Final[dict[int, Ailment]] = {
    5: (Trouble.SLOW, Cause.BUSY), 6: (Trouble.SLOW, Cause.BUSY),
    8: (Trouble.REFUSED, Cause.READ_ONLY), 10: (Trouble.AWAY, Cause.DISK),
    11: (Trouble.REFUSED, Cause.DAMAGED), 13: (Trouble.FULL, Cause.NONE),
    14: (Trouble.AWAY, Cause.UNOPENED), 23: (Trouble.REFUSED, Cause.DENIED),
    26: (Trouble.REFUSED, Cause.NOT_SQLITE),
}  # fmt: skip
"""By SQLite's result codes."""
POSTGRES: Final[tuple[tuple[str, Ailment], ...]] = (
    ("53100", (Trouble.FULL, Cause.NONE)), ("53", (Trouble.AWAY, Cause.OTHER)),
    ("57014", (Trouble.SLOW, Cause.NONE)), ("57", (Trouble.AWAY, Cause.OTHER)),
    ("55P03", (Trouble.SLOW, Cause.BUSY)), ("40", (Trouble.SLOW, Cause.BUSY)),
    ("08", (Trouble.AWAY, Cause.OTHER)), ("28", (Trouble.REFUSED, Cause.ACCOUNT)),
    ("3D", (Trouble.REFUSED, Cause.NO_DATABASE)), ("25006", (Trouble.REFUSED, Cause.READ_ONLY)),
    ("42501", (Trouble.REFUSED, Cause.DENIED)),
)  # fmt: skip
"""By the beginning of SQLSTATE; the first that fits."""
SYSTEM: Final = {
    errno.ENOENT: Cause.MISSING, errno.ENOTDIR: Cause.NOT_A_FOLDER,
    errno.EEXIST: Cause.NOT_A_FOLDER,  # a folder was to be made where a file lies
    errno.EISDIR: Cause.A_FOLDER, errno.EACCES: Cause.DENIED, errno.EPERM: Cause.DENIED,
    errno.EROFS: Cause.READ_ONLY, errno.ENOSPC: Cause.NO_ROOM, errno.EDQUOT: Cause.NO_ROOM,
    errno.ECONNREFUSED: Cause.NOBODY, errno.EHOSTUNREACH: Cause.NO_WAY,
    errno.ENETUNREACH: Cause.NO_WAY,
}  # fmt: skip
REFUSALS: Final = {Cause.DENIED, Cause.READ_ONLY}


def of_sqlite(code: int) -> Ailment:
    """By a result code, plain or extended."""
    return SQLITE.get(code & 0xFF, UNKNOWN)


def of_postgres(state: str) -> Ailment:
    """By SQLSTATE."""
    return next((ails for head, ails in POSTGRES if state.startswith(head)), UNKNOWN)


def of_system(error: OSError) -> Cause:
    """What the system says against a file, a folder or a way to a server."""
    import socket  # noqa: PLC0415 - few faults are those of a way to a server

    if isinstance(error, socket.gaierror):
        return Cause.NO_HOST
    return SYSTEM.get(error.errno or 0, Cause.OTHER)


def why(error: OSError) -> dict[str, str]:
    """The same as the sentence ``stored-cause`` wants it, with the system's own words."""
    return {"cause": of_system(error), "detail": error.strerror or ""}


def system_fault(error: OSError) -> Unavailable:
    """The same, said of the database."""
    cause = of_system(error)
    if cause is Cause.NO_ROOM:
        return Unavailable(Trouble.FULL, first_line(error), Cause.NONE)
    trouble = Trouble.REFUSED if cause in REFUSALS else Trouble.AWAY
    return Unavailable(trouble, first_line(error), cause)


def sqlite_fault(error: sqlite3.Error) -> Unavailable:
    """What SQLite says of itself."""
    trouble, cause = of_sqlite(getattr(error, "sqlite_errorcode", 0))
    return Unavailable(trouble, first_line(error), cause)


def first_line(error: BaseException | None) -> str:
    """The first line of what the driver says: the others may name values."""
    return str(error).partition("\n")[0] if error is not None else ""
