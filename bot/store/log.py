"""The log of rulings in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.model import Entry, Scope, Which
from bot.store.sql import moment, seconds
from bot.store.tables import LOG, SETTINGS

PART: Final = 5_000
"""So many entries are deleted at a time: a million at once would keep everybody waiting."""


async def add(connection: AsyncConnection, entry: Entry) -> bool:
    """Write an entry if, at this moment, the channel or else the server wants a log."""
    source = select(
        literal(seconds(entry.at)), literal(entry.server), literal(entry.channel),
        literal(entry.case),
    ).where(_wanted(entry))  # fmt: skip
    rows = await connection.execute(
        insert(LOG)
        .from_select(["at", "server", "channel", "case_text"], source)
        .returning(LOG.c.number)
    )
    return bool(rows.all())


def _wanted(entry: Entry) -> ColumnElement[bool]:
    def told(scope: Scope, number: int) -> ColumnElement[bool]:
        row = select(SETTINGS.c.log).where(SETTINGS.c.scope == scope, SETTINGS.c.id == number)
        return row.scalar_subquery()

    channel, server = told(Scope.CHANNEL, entry.channel), told(Scope.SERVER, entry.server)
    return func.coalesce(channel, server, literal(False))


async def page(
    connection: AsyncConnection, which: Which, beyond: Entry | None, newest_first: bool, limit: int
) -> Sequence[Entry]:
    """A page of entries in the order of time."""
    asked = select(LOG).where(_fits(which))
    order = tuple_(LOG.c.at, LOG.c.number)
    if beyond is not None:
        here = tuple_(literal(seconds(beyond.at)), literal(beyond.number))
        asked = asked.where(order < here if newest_first else order > here)
    rows = await connection.execute(_ordered(asked, newest_first).limit(limit))
    return [
        Entry(
            at=moment(row["at"]), server=row["server"], channel=row["channel"],
            case=row["case_text"], number=row["number"],
        )
        for row in rows.mappings()
    ]  # fmt: skip


def _ordered(asked: Select[tuple[object, ...]], newest_first: bool) -> Select[tuple[object, ...]]:
    columns = (LOG.c.at, LOG.c.number)
    return asked.order_by(*(one.desc() if newest_first else one for one in columns))


async def count(connection: AsyncConnection, which: Which) -> int:
    """How many entries fit."""
    rows = await connection.execute(select(func.count()).select_from(LOG).where(_fits(which)))
    return rows.scalar_one()


async def remove(connection: AsyncConnection, which: Which) -> int:
    """Delete the oldest entries that fit, a part of them; how many."""
    part = select(LOG.c.number).where(_fits(which)).order_by(LOG.c.at, LOG.c.number).limit(PART)
    rows = await connection.execute(
        delete(LOG).where(LOG.c.number.in_(part)).returning(LOG.c.number)
    )
    return len(rows.all())


def _fits(which: Which) -> ColumnElement[bool]:
    tests: list[ColumnElement[bool]] = []
    if which.server is not None:
        tests.append(LOG.c.server == which.server)
    if which.channel is not None:
        tests.append(LOG.c.channel == which.channel)
    if which.since is not None:
        tests.append(LOG.c.at >= seconds(which.since))
    if which.until is not None:
        tests.append(LOG.c.at < seconds(which.until))
    return and_(literal(True), *tests)
