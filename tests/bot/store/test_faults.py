"""A database that is away, slow, full or not ours: rulings go on, and nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import (
    Address,
    Chosen,
    Entry,
    Place,
    Publication,
    Store,
    Target,
    Trouble,
    Unavailable,
    Which,
    open_store,
)
from bot.store.database import Database
from tests.bot.store import postgres

PLACE, SERVER = Place(user=1, channel=2, server=3), Target.of_server(3)
NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
CASE = "dpc1:000W"
ENTRY = Entry(at=NOON, server=3, channel=2, case=CASE)
PUBLISHED = Publication(message=9, channel=2, server=3, case=CASE, publisher="00", at=NOON)
SECRET = "open-sesame"  # noqa: S105 - opens nothing
LIMIT, SOON = 0.5, 5.0

CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "choices": lambda store: store.choices(SERVER),
    "choose": lambda store: store.choose(SERVER, language="pl"),
    "forget": lambda store: store.forget(SERVER),
    "keep_case": lambda store: store.keep_case(CASE),
    "case": lambda store: store.case("00000000"),
    "entries": lambda store: store.entries(Which()),
    "count": lambda store: store.count(Which()),
    "delete_entries": lambda store: store.delete_entries(Which()),
    "published": lambda store: store.published(PUBLISHED),
    "publication": lambda store: store.publication(9),
    "withdrawn": lambda store: store.withdrawn(9),
    "server_left": lambda store: store.server_left(3, NOON),
    "server_joined": lambda store: store.server_joined(3),
    "departed": lambda store: store.departed(),
    "servers": lambda store: store.servers(),
    "forget_server": lambda store: store.forget_server(3),
    "tidy": lambda store: store.tidy(left_before=NOON, published_before=NOON),
    "commands_digest": lambda store: store.commands_digest(1),
    "claim": lambda store: store.claim("it", 1, NOON),
    "give_back": lambda store: store.give_back("it", 1),
    "remember_commands": lambda store: store.remember_commands(1, "0"),
}


def test_every_call_that_may_fail_is_tried_here() -> None:
    methods = {name for name in vars(Store) if not name.startswith("_")}
    assert methods - set(CALLS) == {"chosen", "at_hand", "log", "prepare", "state", "close"}


@asynccontextmanager
async def nobody_answers() -> AsyncGenerator[str]:
    """A server that takes the connection and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        yield f"postgresql://ann:{SECRET}@127.0.0.1:{silent.getsockname()[1]}/club"


@asynccontextmanager
async def nobody_there() -> AsyncGenerator[str]:
    """A port on which nobody listens."""
    yield f"postgresql://ann:{SECRET}@127.0.0.1:9/club"


@pytest.mark.parametrize("call", CALLS)
async def test_without_a_database_every_call_says_so_in_time(call: str, tmp_path: Path) -> None:
    for there, trouble in ((nobody_there, Trouble.AWAY), (nobody_answers, Trouble.SLOW)):
        async with there() as url:
            store = open_store(Address.of(url, tmp_path), limit=LIMIT / 4)
            began = time.monotonic()
            with pytest.raises(Unavailable) as fault:
                await CALLS[call](store)
            assert fault.value.trouble is trouble
            assert time.monotonic() - began < SOON
            await store.close()


async def test_rulings_go_on_with_defaults_and_are_told_of_the_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with nobody_answers() as url:
        store = open_store(Address.of(url, tmp_path), limit=LIMIT)
        assert await store.chosen(PLACE) == Chosen(trouble=Trouble.SLOW)
        began = time.monotonic()
        for _ in range(100):  # nobody else waits
            assert (await store.chosen(PLACE)).trouble is Trouble.SLOW
            assert not await store.log(ENTRY)
        assert time.monotonic() - began < LIMIT
        await store.close()
    assert [one.levelno for one in caplog.records] == [logging.WARNING]


async def test_what_was_read_before_serves_while_the_database_is_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(store, Database)
    await store.choose(SERVER, language="pl")
    monkeypatch.setattr(store.memory, "fresh_for", -1.0)
    async with gone(store):
        told = await store.chosen(PLACE)
    assert (told.public_language(None), told.trouble) == ("pl", Trouble.AWAY)


@asynccontextmanager
async def gone(store: Database) -> AsyncGenerator[None]:
    """The connections of the store lead nowhere for a while."""
    lender, missing = store.lender, Address.of("postgresql://127.0.0.1:9/club", Path())
    other = Database(missing, LIMIT)
    store.lender = other.lender
    yield
    store.lender = lender
    await other.close()


async def test_it_works_again_when_the_database_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(store, Database)
    monkeypatch.setattr("bot.store.database.REST", 0.2)
    async with gone(store):
        assert (await store.chosen(PLACE)).trouble is Trouble.AWAY
    assert (await store.chosen(PLACE)).trouble is Trouble.AWAY  # not tried again at once
    await asyncio.sleep(0.2)
    assert (await store.chosen(PLACE)).trouble is None
    assert (await store.choose(SERVER, language="no")).language == "no"


async def test_connections_that_broke_are_replaced(postgresql: str, tmp_path: Path) -> None:
    address = Address.of(postgresql, tmp_path)
    store = open_store(address, limit=10)
    await store.choose(SERVER, language="pl")
    mine = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    await said(address, f"{mine} AND datname = current_database()")
    assert (await store.choices(SERVER)).language == "pl"
    await store.close()


async def said(address: Address, statement: str) -> None:
    """One statement, past the store."""
    await asyncio.to_thread(postgres.say, postgres.url_of(address), statement)


@asynccontextmanager
async def busy(address: Address) -> AsyncGenerator[None]:
    """Somebody else writes, and takes their time."""
    if address.file is not None:
        other = sqlite3.connect(address.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
        return
    engine = create_async_engine(postgres.driven(postgres.url_of(address)))
    async with engine.begin() as connection:
        await connection.execute(text("LOCK TABLE settings IN SHARE MODE"))
        yield
    await engine.dispose()


async def test_a_database_that_others_keep_busy_is_slow_for_writers_alone(
    store: Store, address: Address
) -> None:
    assert isinstance(store, Database)
    await store.choose(SERVER, language="pl")
    hasty = open_store(address, limit=LIMIT * 4)  # SQLite itself gives up before we do
    async with busy(address):
        await hasty.prepare()  # the tables are there: nothing has to be written
        began = time.monotonic()
        with pytest.raises(Unavailable) as fault:
            await hasty.choose(SERVER, language="no")
        assert fault.value.trouble is Trouble.SLOW
        assert time.monotonic() - began < SOON
        assert (await hasty.choices(SERVER)).language == "pl"
    assert (await hasty.choose(SERVER, language="no")).language == "no"
    await hasty.close()


async def test_a_full_database_is_said_to_be_full_and_still_read(
    store: Store, address: Address
) -> None:
    assert isinstance(store, Database)
    await store.choose(SERVER, language="pl")
    async with full(store, address):
        with pytest.raises(Unavailable) as fault:
            await fill(store)
        assert fault.value.trouble is Trouble.FULL
        assert (await store.choices(SERVER)).language == "pl"
    await store.keep_case(CASE)


async def fill(store: Store) -> None:
    """Keep cases until no more can be kept."""
    for number in range(2000):
        await store.keep_case(f"dpc1:{number:0>3000}")


@asynccontextmanager
async def full(store: Database, address: Address) -> AsyncGenerator[None]:
    """No room is left for cases."""
    if address.file is None:
        for statement in NO_ROOM:
            await said(address, statement)
        yield
        await said(address, "DROP FUNCTION no_room CASCADE")
        return
    event.listen(store.lender.engine.sync_engine, "connect", no_growth)
    await store.lender.engine.dispose()
    yield
    event.remove(store.lender.engine.sync_engine, "connect", no_growth)
    await store.lender.engine.dispose()


NO_ROOM = (
    """
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END$$
    """,
    "CREATE TRIGGER no_room BEFORE INSERT ON cases EXECUTE FUNCTION no_room()",
)


def no_growth(connection: Any, _: object) -> None:
    """The file may not get longer than it is."""
    connection.cursor().execute("PRAGMA max_page_count = 1")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    address = Address.of(None, tmp_path)
    assert address.file is not None
    address.file.write_bytes(b"my own notes, no database at all" * 99)
    before = address.file.read_bytes()
    store = open_store(address, limit=LIMIT)
    for call in (store.choices(SERVER), store.prepare(), store.state()):
        with pytest.raises(Unavailable) as fault:
            await call
        assert fault.value.trouble is Trouble.REFUSED
    await store.close()
    assert address.file.read_bytes() == before


async def test_a_place_where_no_file_can_be_is_away(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path):
        name = "director.db" if folder != tmp_path else "."
        store = open_store(Address(file=folder / name), limit=LIMIT)
        with pytest.raises(Unavailable) as fault:
            await store.prepare()
        assert fault.value.trouble is Trouble.AWAY
        await store.close()


async def test_a_password_is_in_no_message(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with nobody_answers() as silent, nobody_there() as absent:
        for url in (silent, absent):
            address = Address.of(url, tmp_path)
            store = open_store(address, limit=LIMIT / 4)
            told = await store.chosen(PLACE)
            with pytest.raises(Unavailable) as fault:
                await store.state()
            await store.close()
            said = f"{address} {address!r} {address.shown} {fault.value} {told} {store!r}"
            assert SECRET not in said + caplog.text
