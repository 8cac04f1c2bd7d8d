"""The store over SQLAlchemy: each method is a call of one room's functions within the limits."""

# ruff: noqa: D102 - what the methods promise is written where they are declared

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final, Unpack

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import cases, claims, log, migrate, servers, settings
from bot.store.address import Address
from bot.store.chosen import NOTHING_CHOSEN, Chosen, Place
from bot.store.engine import bounded, engine, reading, writing
from bot.store.faults import Trouble, Unavailable
from bot.store.interface import Store
from bot.store.lending import Lender
from bot.store.memory import NOTHING, Key, Memory
from bot.store.model import (
    BIGGEST,
    Changes,
    Choices,
    Entry,
    Forgotten,
    Publication,
    Scope,
    State,
    Target,
    Tidied,
    Which,
    checked_case,
    checked_ids,
)
from bot.store.short_ids import as_kept
from bot.store.sql import seconds
from bot.store.tables import PUBLICATIONS, SETTINGS

REST: Final = 5.0
"""Seconds without another try after one that was in vain: nobody waits for the limit each time."""
MIGRATING: Final = 600.0
"""Seconds that an upgrade of the tables may take; calls meanwhile are told that it is slow."""
CLOSING: Final = 5.0
"""Seconds that giving connections back may take at least: none is left behind for a busy disk."""
PRIVATE: Final = 0o700
_log = logging.getLogger(__name__)


class Database(Store):
    """``Store`` over SQLite or PostgreSQL; what the methods promise is written there."""

    def __init__(self, address: Address, limit: float) -> None:
        self.address, self.limit = address, limit
        self.lender = Lender(engine(address, limit))
        self.memory = Memory()
        self._upgrade: asyncio.Task[None] | None = None
        self._ready = False
        self._resting: tuple[float, Trouble] = float("-inf"), Trouble.AWAY

    # Settings

    async def chosen(self, place: Place) -> Chosen:
        remembered = self.at_hand(place)
        if remembered is not None:
            return remembered
        targets = place.targets()
        try:
            return _chosen(await self._ask(targets))
        except Unavailable as fault:
            return _chosen(self.memory.old(targets), fault.trouble)

    def at_hand(self, place: Place) -> Chosen | None:
        known = self.memory.fresh(place.targets())
        return None if known is None else _chosen(known)

    async def _ask(self, targets: Sequence[Target]) -> dict[tuple[Scope, int], Choices]:
        since, trouble = self._resting
        if time.monotonic() - since < REST:
            raise Unavailable(trouble)
        try:
            async with bounded(self.limit), self.to_read() as connection:
                found = await settings.read(connection, targets)
        except Unavailable as fault:
            _log.warning("settings could not be read: %s", fault)
            self._resting = time.monotonic(), fault.trouble
            raise
        told = {(one.scope, one.id): found.get((one.scope, one.id), Choices()) for one in targets}
        for one in targets:
            self.memory.learn(one, told[one.scope, one.id])
        return told

    async def choices(self, target: Target) -> Choices:
        async with self.to_read() as connection:
            found = await settings.read(connection, [target])
        return found.get((target.scope, target.id), Choices())

    async def choose(self, target: Target, **changes: Unpack[Changes]) -> Choices:
        kept = settings.checked(target, changes)
        async with self.to_write() as connection:
            now = await settings.change(connection, target, kept)
        self.memory.learn(target, now)
        return now

    async def forget(self, target: Target) -> bool:
        async with self.to_write() as connection:
            found = await settings.remove(connection, target)
        self.memory.learn(target, Choices())
        return found

    # Cases that do not fit into a ticket

    async def keep_case(self, case: str) -> str:
        checked_case(case)
        async with self.to_write() as connection:
            return await cases.keep(connection, case)

    async def case(self, short_id: str) -> str | None:
        kept = as_kept(short_id)
        if kept is None:
            return None
        async with self.to_read() as connection:
            return await cases.read(connection, kept)

    # The log of rulings

    async def log(self, entry: Entry) -> bool:
        told = await self.chosen(Place(channel=entry.channel, server=entry.server))
        if told.trouble or not told.logged:
            return False
        try:
            async with self.to_write() as connection:
                return await log.add(connection, entry)
        except Unavailable as fault:
            _log.warning("a ruling could not be logged: %s", fault)
            return False

    async def entries(
        self, which: Which, *, beyond: Entry | None = None, newest_first: bool = True,
        limit: int = 100,
    ) -> Sequence[Entry]:  # fmt: skip
        async with self.to_read() as connection:
            return await log.page(connection, which, beyond, newest_first, limit)

    async def count(self, which: Which) -> int:
        async with self.to_read() as connection:
            return await log.count(connection, which)

    async def delete_entries(self, which: Which) -> int:
        gone, part = 0, log.PART
        while part == log.PART:
            async with self.to_write() as connection:
                part = await log.remove(connection, which)
            gone += part
        return gone

    # Published rulings

    async def published(self, publication: Publication) -> None:
        async with self.to_write() as connection:
            await servers.publish(connection, publication)

    async def publication(self, message: int) -> Publication | None:
        async with self.to_read() as connection:
            return await servers.publication(connection, message)

    async def withdrawn(self, message: int) -> bool:
        async with self.to_write() as connection:
            return await servers.withdraw(connection, message)

    # Servers and people that go

    async def server_left(self, server: int, at: datetime) -> None:
        async with self.to_write() as connection:
            await servers.left(connection, server, seconds(at))

    async def server_joined(self, server: int) -> None:
        async with self.to_write() as connection:
            await servers.joined(connection, server)

    async def departed(self) -> frozenset[int]:
        async with self.to_read() as connection:
            return frozenset(await servers.departed(connection, BIGGEST))

    async def servers(self) -> frozenset[int]:
        async with self.to_read() as connection:
            return await servers.known(connection)

    async def forget_server(self, server: int) -> Forgotten:
        async with self.to_write() as connection:  # first: from now on nothing more is logged
            kept = await servers.remove_of(connection, SETTINGS, server)
            shown = await servers.remove_of(connection, PUBLICATIONS, server)
        self.memory.forget_all()
        gone = await self.delete_entries(Which(server=server))
        await self.server_joined(server)  # last: what was interrupted is done again
        return Forgotten(kept, gone, shown)

    async def tidy(self, *, left_before: datetime, published_before: datetime) -> Tidied:
        async with self.to_read() as connection:
            gone = await servers.departed(connection, seconds(left_before))
        for one in gone:
            await self.forget_server(one)
        async with self.to_write() as connection:
            old = await servers.withdraw_old(connection, seconds(published_before))
            await claims.forget_old(connection, seconds(datetime.now(UTC)))
        return Tidied(gone, old)

    # The program itself

    async def commands_digest(self, application: int) -> str | None:
        async with self.to_read() as connection:
            return await servers.commands(connection, application)

    async def remember_commands(self, application: int, digest: str) -> None:
        async with self.to_write() as connection:
            await servers.note_commands(connection, application, digest)

    async def claim(self, what: str, holder: int, at: datetime) -> bool:
        checked_ids(holder)
        async with self.to_write() as connection:
            return await claims.take(connection, what, holder, seconds(at))

    async def give_back(self, what: str, holder: int) -> None:
        checked_ids(holder)
        async with self.to_write() as connection:
            await claims.give_back(connection, what, holder)

    async def prepare(self) -> None:
        if self._ready:
            return
        if self._upgrade is None or self._upgrade.done():
            self._upgrade = asyncio.create_task(self._make_ready())
            self._upgrade.add_done_callback(_seen)
        await asyncio.shield(self._upgrade)

    async def _make_ready(self) -> None:
        async with bounded(MIGRATING):
            if self.address.file is not None:
                self.address.file.parent.mkdir(PRIVATE, parents=True, exist_ok=True)
            await migrate.brought_up_to_date(self.lender)
        self._ready = True

    async def state(self) -> State:
        file = self.address.file
        async with bounded(None):
            there = file is None or file.exists()
        now = await migrate.revision(self.lender, self.limit) if there else None
        return State(self.address.kind, self.address.shown, now, migrate.NEWEST)

    async def close(self) -> None:
        limit = max(self.limit, CLOSING)
        if self._upgrade is not None and self._upgrade.cancel():
            await asyncio.wait((self._upgrade,), timeout=limit)  # it gives back what it holds
        async with bounded(None):
            await self.lender.close(limit)

    @asynccontextmanager
    async def to_read(self) -> AsyncGenerator[AsyncConnection]:
        await self._prepared()
        async with reading(self.lender, self.limit) as connection:
            yield connection

    @asynccontextmanager
    async def to_write(self) -> AsyncGenerator[AsyncConnection]:
        await self._prepared()
        async with writing(self.lender, self.limit) as connection:
            yield connection

    async def _prepared(self) -> None:
        """The tables are there; a long upgrade goes on while others are told that it is slow."""
        if not self._ready:
            async with bounded(self.limit):
                await self.prepare()


def _chosen(known: Mapping[Key, Choices], trouble: Trouble | None = None) -> Chosen:
    by = {scope: choices for (scope, _), choices in known.items() if choices != NOTHING}
    if not by and trouble is None:
        return NOTHING_CHOSEN
    return Chosen(
        user=by.get(Scope.USER, NOTHING), channel=by.get(Scope.CHANNEL, NOTHING),
        server=by.get(Scope.SERVER, NOTHING), trouble=trouble,
    )  # fmt: skip


def _seen(task: asyncio.Task[None]) -> None:
    """Whoever waited for it may have gone; its fault comes back with the next try."""
    if not task.cancelled():
        task.exception()
