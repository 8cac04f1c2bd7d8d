"""The tables are brought up to date inside the program, without a command of Alembic's own.

Alembic is loaded only when there is a step to take, and takes one at a time in a process: it
keeps the present one in a global. Processes that start together wait for each other.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from bot.store.engine import reading, writing
from bot.store.faults import Cause, Trouble, Unavailable
from bot.store.lending import Lender
from bot.store.model import is_newer

NEWEST: Final = "0002"
"""The last step in ``migrations/versions``: what this version of the program wants."""
STEPS: Final = Path(__file__).parent / "migrations"
TRIES, PAUSE = 10, 0.1
"""How often a file that is busy is tried again, and after how many seconds."""
TURN: Final = 0x44_50_4C_53
"""The number of our lock in PostgreSQL."""


async def revision(lender: Lender, limit: float | None) -> str | None:
    """The step that the database has reached; None where nothing of ours is in it.

    :raises Unavailable: when it does not answer.
    """
    async with reading(lender, limit) as connection:
        return await connection.run_sync(_revision)


async def upgrade(lender: Lender) -> None:
    """Take every step that is missing, all of them or none; where none is, nothing is locked.

    :raises Unavailable: when the database does not answer, or was made by a newer version.
    """
    if not _behind(await revision(lender, None)):
        return
    async with writing(lender, None) as connection:
        await connection.run_sync(_upgrade)


async def brought_up_to_date(lender: Lender) -> None:
    """Upgrade; of processes that make one file together, SQLite turns some away unheard.

    :raises Unavailable: as ``upgrade`` does, after as many tries as there are.
    """
    for _ in range(TRIES):
        try:
            await upgrade(lender)
        except Unavailable as fault:
            if fault.trouble is not Trouble.SLOW:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return
    await upgrade(lender)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    if _behind(_revision(connection)):
        _take_steps(connection)


def _behind(there: str | None) -> bool:
    """Whether steps are missing.

    :raises Unavailable: when the tables are ahead of us, for no step leads back.
    """
    if is_newer(there, NEWEST):
        made = f"a newer version of the program made the tables (step {there})"
        what = f"this one knows steps up to {NEWEST}: install the newer one, or restore a copy"
        raise Unavailable(Trouble.NEWER, f"{made}, {what}", Cause.NONE)
    return there != NEWEST


def _take_steps(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - most starts have no step to take
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    told = Config(attributes={"connection": connection})
    told.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    try:
        command.upgrade(told, "head")
    except CommandError as error:  # a step that no version of ours knows
        raise Unavailable(Trouble.SCHEMA, str(error), Cause.NONE) from None
