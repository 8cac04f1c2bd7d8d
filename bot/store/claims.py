"""Claims in the database: of several processes that could do something, one does it."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import delete, or_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.sql import insert_into
from bot.store.tables import CLAIMS

HOLDS: Final = 60
"""Seconds: whoever has claimed something and not done it by then has died over it."""
KEPT: Final = 24 * 60 * 60
"""Seconds until a claim is forgotten; nobody asks for it so late."""


def mark(what: str) -> str:
    """What was claimed, as it is kept: nothing can be read from it."""
    return hashlib.blake2b(what.encode(), digest_size=16).hexdigest()


async def take(connection: AsyncConnection, what: str, holder: int, at: int) -> bool:
    """Write a claim, in one statement; whether it is the holder's, perhaps from before."""
    insert = insert_into(connection, CLAIMS).values(mark=mark(what), holder=holder, at=at)
    rows = await connection.execute(
        insert.on_conflict_do_update(
            index_elements=["mark"],
            set_={"holder": holder, "at": at},
            where=or_(CLAIMS.c.holder == holder, CLAIMS.c.at < at - HOLDS),
        ).returning(CLAIMS.c.holder)
    )
    return bool(rows.all())


async def give_back(connection: AsyncConnection, what: str, holder: int) -> None:
    """Delete a claim, if it is still the holder's."""
    await connection.execute(
        delete(CLAIMS).where(CLAIMS.c.mark == mark(what), CLAIMS.c.holder == holder)
    )


async def forget_old(connection: AsyncConnection, now: int) -> None:
    """Delete what nobody will ask for any more."""
    await connection.execute(delete(CLAIMS).where(CLAIMS.c.at < now - KEPT))
