"""The little that both databases say in the same words but SQLAlchemy keeps apart."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Insert = postgresql.Insert | sqlite.Insert


def insert_into(connection: AsyncConnection, table: Table) -> Insert:
    """An insert that knows what to do where the row is there already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def seconds(at: datetime) -> int:
    """A time as it is kept."""
    return int(at.timestamp())


def moment(at: int) -> datetime:
    """A time as it was kept."""
    return datetime.fromtimestamp(at, UTC)
