"""Published rulings, and what is kept of each server, in the database."""

from __future__ import annotations

from sqlalchemy import Table, delete, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.model import Publication
from bot.store.sql import insert_into, moment, seconds
from bot.store.tables import COMMANDS, DEPARTURES, LOG, PUBLICATIONS, SETTINGS


async def publish(connection: AsyncConnection, one: Publication) -> None:
    """Write a publication; the same message twice is no fault."""
    insert = insert_into(connection, PUBLICATIONS).values(
        message=one.message, channel=one.channel, server=one.server, case_text=one.case,
        publisher=one.publisher, at=seconds(one.at),
    )  # fmt: skip
    await connection.execute(insert.on_conflict_do_nothing())


async def publication(connection: AsyncConnection, message: int) -> Publication | None:
    """The publication in a message."""
    rows = await connection.execute(select(PUBLICATIONS).where(PUBLICATIONS.c.message == message))
    row = rows.mappings().one_or_none()
    if row is None:
        return None
    return Publication(
        message=row["message"], channel=row["channel"], server=row["server"],
        case=row["case_text"], publisher=row["publisher"], at=moment(row["at"]),
    )  # fmt: skip


async def withdraw(connection: AsyncConnection, message: int) -> bool:
    """Delete a publication; of two who try, one is told that it did."""
    rows = await connection.execute(
        delete(PUBLICATIONS)
        .where(PUBLICATIONS.c.message == message)
        .returning(PUBLICATIONS.c.message)
    )
    return bool(rows.all())


async def withdraw_old(connection: AsyncConnection, before: int) -> int:
    """Delete the publications from before a time; how many."""
    rows = await connection.execute(
        delete(PUBLICATIONS).where(PUBLICATIONS.c.at < before).returning(PUBLICATIONS.c.message)
    )
    return len(rows.all())


async def left(connection: AsyncConnection, server: int, at: int) -> None:
    """Note a departure; the first one counts."""
    insert = insert_into(connection, DEPARTURES).values(server=server, at=at)
    await connection.execute(insert.on_conflict_do_nothing())


async def joined(connection: AsyncConnection, server: int) -> None:
    """Strike a departure out."""
    await connection.execute(delete(DEPARTURES).where(DEPARTURES.c.server == server))


async def departed(connection: AsyncConnection, before: int) -> tuple[int, ...]:
    """The servers that were left before a time."""
    rows = await connection.execute(
        select(DEPARTURES.c.server).where(DEPARTURES.c.at < before).order_by(DEPARTURES.c.server)
    )
    return tuple(rows.scalars())


async def known(connection: AsyncConnection) -> frozenset[int]:
    """Every server of which something is kept."""
    tables = (SETTINGS, LOG, PUBLICATIONS)
    servers = (select(one.c.server).where(one.c.server.is_not(None)) for one in tables)
    rows = await connection.execute(union(*servers))
    return frozenset(rows.scalars())


async def remove_of(connection: AsyncConnection, table: Table, server: int) -> int:
    """Delete every row of a server from a table; how many."""
    rows = await connection.execute(
        delete(table).where(table.c.server == server).returning(table.c.server)
    )
    return len(rows.all())


async def commands(connection: AsyncConnection, application: int) -> str | None:
    """The digest of the commands that an application has registered."""
    rows = await connection.execute(
        select(COMMANDS.c.digest).where(COMMANDS.c.application == application)
    )
    return rows.scalar_one_or_none()


async def note_commands(connection: AsyncConnection, application: int, digest: str) -> None:
    """Write that digest."""
    insert = insert_into(connection, COMMANDS).values(application=application, digest=digest)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=["application"], set_={"digest": digest})
    )
