"""What is kept: plain values, without a word of a person's and without a person's name."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, Literal, Self, TypedDict

from locales import Language
from rules.editions import Edition
from rules.vocabulary.play import Jurisdiction

BIGGEST: Final = 2**63 - 1
CASE: Final = re.compile(r"dp[a-z]\d{1,3}:[0-9A-Za-z-]{1,4000}")
"""What a case looks like as text (``bot.ticket``): signs of its tables, so nobody's sentence."""


class Scope(StrEnum):
    """Whose settings they are."""

    USER = "user"
    CHANNEL = "channel"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Target:
    """Somebody or something with settings of its own; ``server`` is where a channel belongs.

    :raises ValueError: for a number that is no id.
    """

    scope: Scope
    id: int
    server: int | None = None

    def __post_init__(self) -> None:
        checked_ids(self.id, self.server)

    @classmethod
    def user(cls, user: int) -> Self:
        """A person, wherever they are."""
        return cls(Scope.USER, user)

    @classmethod
    def channel(cls, channel: int, server: int) -> Self:
        """A channel of a server."""
        return cls(Scope.CHANNEL, channel, server)

    @classmethod
    def of_server(cls, server: int) -> Self:
        """A whole server."""
        return cls(Scope.SERVER, server, server)


class Changes(TypedDict, total=False):
    """Settings to be changed: those that are named; None takes a choice back."""

    language: Language | None
    edition: Edition | None
    jurisdiction: Jurisdiction | None
    playing_director: bool | None
    log: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """What one user, channel or server has chosen; None where nothing was.

    ``log`` is the opt-in to the log of rulings: a server's, or a channel's against its server's.
    """

    language: Language | None = None
    edition: Edition | None = None
    jurisdiction: Jurisdiction | None = None
    playing_director: bool | None = None
    log: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A ruling in the log: the case, when and where. By whom is not known here."""

    at: datetime
    server: int
    channel: int
    case: str
    number: int = 0
    """Given by the log; 0 before."""

    def __post_init__(self) -> None:
        checked_ids(self.server, self.channel)
        checked_case(self.case)


@dataclass(frozen=True, slots=True, kw_only=True)
class Which:
    """Which entries of the log: all that fit what is given. ``until`` is not included."""

    server: int | None = None
    channel: int | None = None
    since: datetime | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Publication:
    """A ruling that was published: enough to withdraw it, and no name (decision record 17)."""

    message: int
    channel: int
    server: int | None
    case: str
    publisher: str
    """``publisher_mark`` of whoever pressed *Publish*."""
    at: datetime

    def __post_init__(self) -> None:
        checked_ids(self.message, self.channel, self.server)
        checked_case(self.case)

    def is_by(self, user: int) -> bool:
        """Whether this person published it."""
        return self.publisher == publisher_mark(self.message, user)


def publisher_mark(message: int, user: int) -> str:
    """Tells whether somebody is the publisher of a message, without saying who it was.

    It is different for every message, so two messages of one person do not look alike.
    """
    return hashlib.blake2b(f"{message}:{user}".encode(), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How much of a server was deleted."""

    settings: int = 0
    entries: int = 0
    publications: int = 0

    @property
    def anything(self) -> bool:
        """Whether there was anything to delete."""
        return bool(self.settings or self.entries or self.publications)


@dataclass(frozen=True, slots=True)
class Tidied:
    """What a round of tidying deleted: servers that were left, publications that are old."""

    servers: tuple[int, ...] = ()
    publications: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The database as the doctor sees it; no ``revision``: nothing of ours is in it yet."""

    kind: Literal["SQLite", "PostgreSQL"]
    place: str
    """The file, or the host and the database: never a password."""
    revision: str | None
    newest: str

    @property
    def is_current(self) -> bool:
        """Whether its tables are those that this version of the program wants."""
        return self.revision == self.newest

    @property
    def is_newer(self) -> bool:
        """Whether a newer version of the program has made them."""
        return is_newer(self.revision, self.newest)


def is_newer(revision: str | None, newest: str) -> bool:
    """Whether a step is beyond those that we know; what is no number is no step of ours."""
    return revision is not None and revision.isdecimal() and revision > newest


def checked_ids(*ids: int | None) -> None:
    """Refuse what cannot be an id of Discord's.

    :raises ValueError: for such a number.
    """
    for one in ids:
        if one is not None and not 0 <= one <= BIGGEST:
            message = f"{one} is no id"
            raise ValueError(message)


def checked_case(case: str) -> str:
    """A case as text; nothing else gets into the database by that way.

    :raises ValueError: for anything else.
    """
    if not CASE.fullmatch(case):
        message = "this is no case"
        raise ValueError(message)
    return case
