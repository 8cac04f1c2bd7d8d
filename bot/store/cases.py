"""Cases under short ids in the database."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.short_ids import candidates
from bot.store.sql import insert_into
from bot.store.tables import CASES


async def keep(connection: AsyncConnection, case: str) -> str:
    """Write a case under the shortest of its ids that no other case has.

    :raises ValueError: when all of them are taken, which nobody will live to see.
    """
    for one in candidates(case):
        insert = insert_into(connection, CASES).values(id=one, case_text=case)
        await connection.execute(insert.on_conflict_do_nothing())
        if await read(connection, one) == case:
            return one
    message = "no id is left for this case"
    raise ValueError(message)


async def read(connection: AsyncConnection, short_id: str) -> str | None:
    """The case under an id."""
    rows = await connection.execute(select(CASES.c.case_text).where(CASES.c.id == short_id))
    return rows.scalar_one_or_none()
