"""Why the database could not do what was asked; nothing of its libraries goes further than this."""

from __future__ import annotations

from enum import StrEnum


class Trouble(StrEnum):
    """What ails the database, as far as it concerns whoever has to do something about it."""

    AWAY = "away"
    """It cannot be reached, or it went away."""
    SLOW = "slow"
    """It did not answer in time, or others keep it busy."""
    FULL = "full"
    """It has no room left."""
    REFUSED = "refused"
    """It does not let us in, does not let us write, or is no database."""
    NEWER = "newer"
    """Its tables are those of a newer version of the program."""
    SCHEMA = "schema"
    """Its tables are not ours, or not as we made them."""


class Cause(StrEnum):
    """What lies behind it, as far as the driver or the system says it in a way that we know."""

    NONE = "none"
    """The trouble says all of it."""
    OTHER = "other"
    """Only the driver's own words say it."""
    MISSING = "missing"
    NOT_A_FOLDER = "not-a-folder"
    A_FOLDER = "a-folder"
    DENIED = "denied"
    READ_ONLY = "read-only"
    NO_ROOM = "no-room"
    NOBODY = "nobody"
    NO_HOST = "no-host"
    NO_WAY = "no-way"
    ACCOUNT = "account"
    NO_DATABASE = "no-database"
    NOT_SQLITE = "not-sqlite"
    DAMAGED = "damaged"
    UNOPENED = "unopened"
    DISK = "disk"
    BUSY = "busy"


class Unavailable(Exception):  # noqa: N818 - said of the database
    """The database did not do what was asked; whoever asked goes on without it.

    A write that ends like this is not confirmed: it may or may not have been kept.
    ``detail`` is for operators. It holds no password, no id of a person and no case; it is in
    English, so readers are shown it only where ``cause`` has no sentence of ours.
    """

    def __init__(self, trouble: Trouble, detail: str = "", cause: Cause | None = None) -> None:
        super().__init__(f"{trouble}: {detail}" if detail else str(trouble))
        self.trouble = trouble
        self.detail = detail
        self.cause = cause or (Cause.OTHER if detail else Cause.NONE)


class BadAddress(ValueError):  # noqa: N818 - said of the address
    """``DATABASE_URL`` leads nowhere. It may hold a password, so it is not repeated here."""
