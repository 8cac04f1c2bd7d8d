"""Connections come back from those who stop waiting: a thread holds each to SQLite, and ends."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.store import Address, Target, Trouble, Unavailable
from bot.store.database import Database
from tests.bot.gateway import until

SERVER = Target.of_server(3)
LIMIT, LONG = 0.02, 0.2


async def ready(folder: Path) -> Database:
    """A store that has its tables and is quick again afterwards."""
    store = Database(Address.of(None, folder), 10)
    await store.prepare()
    await store.lender.engine.dispose()
    store.limit = LIMIT
    return store


def slow(connection: Any, _: object) -> None:
    """What is said first to a new connection takes its time."""
    connection.create_function("nap", 0, lambda: time.sleep(LONG))
    connection.cursor().execute("SELECT nap()")


async def failing(store: Database) -> None:
    async with store.to_read() as connection:
        await connection.execute(text("SELECT 1"))
        raise ZeroDivisionError


async def test_a_connection_that_opens_too_slowly_is_given_back_all_the_same(
    tmp_path: Path,
) -> None:
    before = threading.active_count()
    store = await ready(tmp_path)
    event.listen(store.lender.engine.sync_engine, "connect", slow)
    began = time.monotonic()
    with pytest.raises(Unavailable) as fault:
        await store.choices(SERVER)
    assert fault.value.trouble is Trouble.SLOW
    assert time.monotonic() - began < LONG, "whoever has a limit does not wait for the opening"
    await store.close()
    assert store.lender.engine.pool.status().count("Connections in pool: 0") == 1
    await until(lambda: threading.active_count() <= before)


async def test_a_store_that_closes_waits_for_what_is_under_way(tmp_path: Path) -> None:
    before = threading.active_count()
    store = await ready(tmp_path)
    store.limit = 10
    event.listen(store.lender.engine.sync_engine, "connect", slow)
    chosen = asyncio.create_task(store.choose(SERVER, language="pl"))
    await asyncio.sleep(LIMIT)
    await store.close()
    assert chosen.done()
    assert (await chosen).language == "pl"
    await until(lambda: threading.active_count() <= before)


async def test_a_fault_of_the_borrower_gives_back_at_once(tmp_path: Path) -> None:
    store = await ready(tmp_path)
    store.limit = 10
    for _ in range(12):  # more than there are connections
        with pytest.raises(ZeroDivisionError):
            await failing(store)
    await store.close()
