"""Where the database is: read from ``DATABASE_URL``, or one file in the data folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, Self
from urllib.parse import parse_qsl, unquote, urlsplit

from bot.store.faults import BadAddress

FILE: Final = "director.db"
SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
POSTGRES_PORT: Final = 5432
OPTIONS_OF_LIBPQ, OPTIONS = ("host", "ssl", "sslmode"), ("host", "ssl", "ssl")


@dataclass(frozen=True, slots=True)
class Address:
    """A file of SQLite, or a database on a server of PostgreSQL. Shown without the password."""

    file: Path | None = None
    host: str = ""
    port: int = POSTGRES_PORT
    database: str = ""
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, url: str | None, folder: Path) -> Self:
        """What an address says; without one, a file in the data folder.

        :raises BadAddress: for an address of anything else.
        """
        if not url:
            return cls(file=folder / FILE)
        try:
            scheme = urlsplit(url).scheme.partition("+")[0].lower()
            if scheme == "sqlite":
                return cls._file(url)
            if scheme in {"postgres", "postgresql"}:
                return cls._server(url)
        except ValueError:  # a port that is no number, a broken host
            pass
        raise BadAddress

    @property
    def kind(self) -> Literal["SQLite", "PostgreSQL"]:
        """The name of the program that keeps the data."""
        return SQLITE if self.file is not None else POSTGRESQL

    @property
    def shown(self) -> str:
        """Where it is, for people: no password, no user."""
        if self.file is not None:
            return str(self.file)
        return f"{self.host}:{self.port}/{self.database}"

    @classmethod
    def _file(cls, url: str) -> Self:
        """``sqlite:///relative/file`` or ``sqlite:////absolute/file``."""
        _, slashes, path = url.partition(":///")
        path = unquote(path.partition("?")[0])
        if not slashes or not path or path == ":memory:":
            raise BadAddress
        return cls(file=Path(path).expanduser())

    @classmethod
    def _server(cls, url: str) -> Self:
        parts = urlsplit(url)
        database = unquote(parts.path.lstrip("/"))
        options = tuple(_option(*one) for one in parse_qsl(parts.query, keep_blank_values=True))
        host = dict(options).get("host") or parts.hostname or "localhost"
        if not database:
            raise BadAddress
        return cls(
            None, host, parts.port or POSTGRES_PORT, database, _told(parts.username),
            _told(parts.password), tuple(one for one in options if one[0] != "host"),
        )  # fmt: skip


def _told(text: str | None) -> str | None:
    return unquote(text) if text else None


def _option(name: str, value: str) -> tuple[str, str]:
    """An option under the driver's name for it; how to encrypt, and where a socket lies.

    :raises ValueError: for any other.
    """
    return OPTIONS[OPTIONS_OF_LIBPQ.index(name)], value
