"""Connections: how each database is spoken to so that what was confirmed is kept."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, event, exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.address import Address
from bot.store.causes import Ailment, first_line, of_postgres, of_sqlite, system_fault
from bot.store.faults import Cause, Trouble, Unavailable
from bot.store.lending import Lender

APPLICATION: Final = "director-please"
CONNECTIONS: Final = 5
WRITES: Final = "writes"
PATIENCE_OF_SQLITE: Final = 0.8
"""Of the time that a call has: so SQLite itself says that it is busy, before we stop waiting."""


def engine(address: Address, limit: float) -> AsyncEngine:
    """The connections to a database; none is made yet."""
    if address.file is not None:
        return _sqlite(address, limit)
    return create_async_engine(
        _url(address),
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=limit,
        pool_pre_ping=True,
        connect_args={
            "timeout": limit,
            "command_timeout": limit,
            "server_settings": {"application_name": APPLICATION},
        },
    )


def _url(address: Address) -> URL:
    return URL.create(
        "postgresql+asyncpg", address.user, address.password, address.host, address.port,
        address.database, dict(address.options),
    )  # fmt: skip


def _sqlite(address: Address, limit: float) -> AsyncEngine:
    made = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(address.file)),
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=limit,
        connect_args={"timeout": limit * PATIENCE_OF_SQLITE},
    )
    event.listen(made.sync_engine, "connect", _first_words)
    event.listen(made.sync_engine, "begin", _begin)
    return made


def _first_words(connection: Any, _record: object) -> None:
    """A journal that readers need not wait for, and nothing confirmed before it is on the disk."""
    connection.isolation_level = None  # we say ourselves when a transaction begins
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
            connection.cursor().execute(f"PRAGMA {pragma}")
    except BaseException:  # also when we are told to wait no longer
        connection.terminate()  # nobody else knows of it yet
        raise


def _begin(connection: Any) -> None:
    """A transaction that writes takes its turn at once: it cannot fail half-way for another's."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


@asynccontextmanager
async def reading(lender: Lender, limit: float | None) -> AsyncGenerator[AsyncConnection]:
    """A connection to read with.

    :raises Unavailable: when the database does not answer in time, or not as it should.
    """
    sqlite = lender.engine.dialect.name == "sqlite"
    told = {} if sqlite else {"isolation_level": "AUTOCOMMIT"}
    async with bounded(limit), lender.lent(**told) as connection:
        yield connection


@asynccontextmanager
async def writing(lender: Lender, limit: float | None) -> AsyncGenerator[AsyncConnection]:
    """A transaction; when this ends without an exception, what was written is kept.

    :raises Unavailable: when the database does not answer in time, or not as it should.
    """
    async with bounded(limit), lender.lent(**{WRITES: True}) as connection, connection.begin():
        yield connection


@asynccontextmanager
async def bounded(limit: float | None) -> AsyncGenerator[None]:
    """Nothing in here takes longer, and only one kind of fault leaves it.

    :raises Unavailable: for whatever goes wrong with the database.
    """
    try:
        async with asyncio.timeout(limit):
            yield
    except (TimeoutError, exc.TimeoutError):
        raise Unavailable(Trouble.SLOW) from None
    except exc.DBAPIError as error:
        trouble, cause = _ailment(error)
        raise Unavailable(trouble, first_line(error.orig), cause) from None
    except exc.SQLAlchemyError as error:
        raise Unavailable(Trouble.SCHEMA, type(error).__name__) from None
    except ssl.SSLError as error:
        raise Unavailable(Trouble.REFUSED, first_line(error)) from None
    except OSError as error:
        raise system_fault(error) from None


def _ailment(error: exc.DBAPIError) -> Ailment:
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is None:
        code = getattr(error.orig.__cause__, "sqlite_errorcode", None) if error.orig else None
    if isinstance(code, int):
        return of_sqlite(code)
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(state, str):
        return of_postgres(state)
    return Trouble.AWAY, Cause.OTHER  # the driver, before the server said anything
