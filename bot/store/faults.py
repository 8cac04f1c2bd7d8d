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
    SCHEMA = "schema"
    """Its tables are not ours, or those of a newer version of the program."""


class Unavailable(Exception):  # noqa: N818 - said of the database
    """The database did not do what was asked; whoever asked goes on without it.

    A write that ends like this is not confirmed: it may or may not have been kept.
    ``detail`` is for operators. It holds no password, no id of a person and no case.
    """

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble}: {detail}" if detail else str(trouble))
        self.trouble = trouble
        self.detail = detail


class BadAddress(ValueError):  # noqa: N818 - said of the address
    """``DATABASE_URL`` leads nowhere. It may hold a password, so it is not repeated here."""
