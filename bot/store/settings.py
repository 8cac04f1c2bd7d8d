"""Settings of users, channels and servers in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import RowMapping, and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.model import Changes, Choices, Scope, Target
from bot.store.sql import insert_into
from bot.store.tables import SETTINGS
from locales import LANGUAGES
from rules.editions import Edition
from rules.vocabulary.play import Jurisdiction

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "edition": tuple(Edition),
    "jurisdiction": tuple(Jurisdiction),
}
SWITCHES: Final = ("playing_director", "log")
TYPES: Final[Mapping[str, Any]] = {"edition": Edition, "jurisdiction": Jurisdiction}


def checked(target: Target, changes: Changes) -> dict[str, str | bool | None]:
    """The changes as they are kept.

    :raises ValueError: for what nobody can choose: a typing error, or a forged value.
    """
    for name, value in changes.items():
        allowed = (*WORDS.get(name, ()), *((True, False) if name in SWITCHES else ()), None)
        if value not in allowed or (name == "log" and target.scope is Scope.USER):
            message = f"{target.scope} cannot choose {value!r} for {name}"
            raise ValueError(message)
    return {
        name: str(value) if isinstance(value, str) else value
        for name, value in changes.items()
        if value is None or isinstance(value, str | bool)
    }


async def read(
    connection: AsyncConnection, targets: Iterable[Target]
) -> Mapping[tuple[Scope, int], Choices]:
    """The choices of several at once; those that have none are not in the result."""
    wanted = (  # pairs in a list would be simpler, but SQLite reads the whole table for them
        and_(SETTINGS.c.scope == one.scope, SETTINGS.c.id == one.id) for one in targets
    )
    rows = await connection.execute(select(SETTINGS).where(or_(*wanted)))
    return {(Scope(row["scope"]), row["id"]): _choices(row) for row in rows.mappings()}


async def change(
    connection: AsyncConnection, target: Target, changes: Mapping[str, str | bool | None]
) -> Choices:
    """Write what is named, in one statement; what others change at the same time stays."""
    kept = {**changes, "server": target.server}
    insert = insert_into(connection, SETTINGS).values(scope=target.scope, id=target.id, **kept)
    rows = await connection.execute(
        insert.on_conflict_do_update(index_elements=["scope", "id"], set_=kept).returning(SETTINGS)
    )
    return _choices(rows.mappings().one())


async def remove(connection: AsyncConnection, target: Target) -> bool:
    """Delete the row of one user, channel or server."""
    rows = await connection.execute(
        delete(SETTINGS)
        .where(SETTINGS.c.scope == target.scope, SETTINGS.c.id == target.id)
        .returning(SETTINGS.c.id)
    )
    return bool(rows.all())


def _choices(row: RowMapping) -> Choices:
    """A row as choices; a word that this version does not know counts as not chosen."""
    told: dict[str, Any] = {name: row[name] for name in SWITCHES}
    for name, words in WORDS.items():
        if row[name] in words:
            told[name] = TYPES.get(name, str)(row[name])
    return Choices(**told)
