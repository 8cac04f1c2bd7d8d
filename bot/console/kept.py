"""Cases that no id can hold, at the terminal: kept in the database, and found there again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from bot.console.command_line import SettingError

if TYPE_CHECKING:
    from bot.store import Address, Store

# ruff: noqa: PLC0415 - few cases need the database

T = TypeVar("T")
Where = Callable[[], "Address"]
Keep = Callable[[str], str | None]
"""Keeps a case and gives its short id; None where it cannot be kept now."""


def keep_nothing(_case: str) -> None:
    """There is nowhere to keep it."""


def keeping(where: Where) -> Keep:
    """Keeps cases in the database; ``where`` says where that is, once it is needed."""

    def keep(case: str) -> str | None:
        from bot.store import Unavailable

        try:
            return _asked(where, lambda store: store.keep_case(case))
        except (Unavailable, SettingError):
            return None

    return keep


def kept(where: Where, short_id: str) -> str | None:
    """The case under a short id; None where there is none.

    :raises Unavailable: when the database cannot be read.
    """

    async def find(store: Store) -> str | None:
        there = await store.state()
        return None if there.revision is None else await store.case(short_id)

    return _asked(where, find)


def _asked(where: Where, wanted: Callable[[Store], Awaitable[T]]) -> T:
    from bot.store import open_store

    async def done() -> T:
        store = open_store(where())
        try:
            return await wanted(store)
        finally:
            await store.close()

    return asyncio.run(done())
