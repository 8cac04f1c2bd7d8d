"""Every test of the store runs on both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Address, Store, open_store
from bot.store.database import Database
from bot.store.tables import METADATA
from tests.bot.store import postgres

GIVEN_UP = "_connection_worker_thread"
"""The thread of a connection to SQLite; one given up at its limit of time ends a little later."""
PATIENCE = 30


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of an empty database of our own."""
    with postgres.somewhere() as there:
        yield there


@pytest.fixture(autouse=True)
async def connections_have_ended() -> AsyncIterator[None]:
    """No connection that was given up outlives the loop that it reports to."""
    yield
    for one in threading.enumerate():
        if GIVEN_UP in one.name:
            await asyncio.to_thread(one.join, PATIENCE)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """A database that is there; PostgreSQL's may hold what other tests wrote."""
    if request.param == "sqlite":
        return Address.of(None, tmp_path)
    return Address.of(request.getfixturevalue("postgresql"), tmp_path)


@asynccontextmanager
async def opened(address: Address) -> AsyncGenerator[Store]:
    """A store that is closed again, however the test ends."""
    made = open_store(address, limit=10)
    try:
        yield made
    finally:
        await made.close()


@pytest.fixture
async def store(address: Address) -> AsyncIterator[Store]:
    """An empty store."""
    async with opened(address) as made:
        await made.prepare()
        await empty(made)
        yield made


async def empty(store: Store) -> None:
    """Delete everything from all tables."""
    assert isinstance(store, Database)
    async with store.to_write() as connection:
        for table in METADATA.sorted_tables:
            await connection.execute(table.delete())
