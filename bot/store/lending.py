"""Connections are lent: each comes back whole, also from those who stop waiting half-way.

Whoever opens a connection and is called off in the middle would leave it open behind them: the
library gives up what it was making. So nobody who waits with a limit opens one: a task of its own
does, lends it, and takes it back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Lender:
    """The connections of one engine, those that are out among them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._out: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def lent(self, **options: object) -> AsyncGenerator[AsyncConnection]:
        """A connection with these options of execution; it is back when this ends well."""
        there: asyncio.Future[AsyncConnection] = asyncio.get_running_loop().create_future()
        done = asyncio.Event()
        keeper = asyncio.create_task(self._lend(there, done, options))
        self._out.add(keeper)
        keeper.add_done_callback(self._back)
        try:
            yield await there
        finally:
            done.set()
        await asyncio.shield(keeper)

    async def _lend(
        self,
        there: asyncio.Future[AsyncConnection],
        done: asyncio.Event,
        options: dict[str, object],
    ) -> None:
        try:
            async with self.engine.execution_options(**options).connect() as connection:
                if not there.done():
                    there.set_result(connection)
                await done.wait()
        except Exception as fault:
            if there.done():
                raise
            there.set_exception(fault)

    def _back(self, keeper: asyncio.Task[None]) -> None:
        """Whoever borrowed may have gone: then nobody asks what went wrong."""
        self._out.discard(keeper)
        if not keeper.cancelled():
            keeper.exception()

    async def close(self, limit: float) -> None:
        """Wait for those that are out, in seconds at most, then close all that are here."""
        if self._out:
            await asyncio.wait(self._out, timeout=limit)
        async with asyncio.timeout(limit):
            await self.engine.dispose()
