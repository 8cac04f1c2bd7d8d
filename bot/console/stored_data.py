"""``director db`` and ``director server``, and what all commands about the database share."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import click

from bot.store import Address, Cause, Store, Unavailable, back_up, open_store, why
from bot.wording import Words
from locales.letters import fold

DONE, FAILED = 0, 1
PATIENCE: Final = 30.0
"""Seconds that a call may take here, where nobody's ruling waits for it."""


def with_store(spoken: Words, address: Address, wanted: Callable[[Store], Awaitable[int]]) -> int:
    """Do something with the database; where it cannot be done, say why and what to do."""

    async def done() -> int:
        store = open_store(address, limit=PATIENCE)
        try:
            await store.prepare()
            return await wanted(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except Unavailable as fault:
        return unavailable(spoken, address, fault)


def unavailable(spoken: Words, address: Address, fault: Unavailable) -> int:
    """What ails the database, and what to do."""
    given = {"place": address.shown, "detail": fault.detail, "cause": fault.cause}
    failed(spoken, f"stored-{fault.trouble}", **given)
    return failed(spoken, f"stored-{fault.trouble}.todo")


def failed(spoken: Words, message: str, **given: str) -> int:
    """A sentence to those who look for faults."""
    click.echo(spoken.text(message, given).rstrip(), err=True)
    return FAILED


def agreed(spoken: Words, question: str, *, yes: bool, **given: str | int) -> bool:
    """Whether the reader says yes; where nobody can be asked it is no."""
    if yes:
        return True
    if not sys.stdin.isatty():
        failed(spoken, "stored-say-yes")
        return False
    click.echo(f"{spoken.text(question, given)} ", nl=False)
    typed, word = fold(sys.stdin.readline().strip()), fold(spoken.text("yes"))
    said_so = bool(typed) and (word.startswith(typed) or typed in ("y", "yes"))
    if not said_so:
        click.echo(spoken.text("stored-nothing-deleted"))
    return said_so


def upgrade(spoken: Words, address: Address) -> int:
    """Bring the tables up to date."""

    async def upgraded(store: Store) -> int:
        state = await store.state()
        given = {"place": state.place, "revision": state.revision or ""}
        click.echo(spoken.text("stored-upgraded", given))
        return DONE

    return with_store(spoken, address, upgraded)


def backup(spoken: Words, address: Address, name: str) -> int:
    """Copy the database of SQLite into a new file."""
    if address.file is None:
        return failed(spoken, "stored-backup-elsewhere")
    if not name.strip():
        return failed(spoken, "stored-backup-unnamed")
    file = Path(name)
    try:
        back_up(address, file)
    except OSError as error:
        return _not_copied(spoken, file, error)
    except Unavailable as fault:
        if fault.cause is Cause.MISSING:
            return failed(spoken, "stored-backup-nothing", place=address.shown)
        return unavailable(spoken, address, fault)
    click.echo(spoken.text("stored-backup-done", {"file": name}))
    return DONE


def _not_copied(spoken: Words, file: Path, error: OSError) -> int:
    """What the system says against the place of the copy, and what to do."""
    given = {"file": str(file), "folder": str(file.parent)}
    if file.is_dir():
        return failed(spoken, "stored-backup-folder", **given)
    match error:
        case FileExistsError():
            return failed(spoken, "stored-backup-there", **given)
        case FileNotFoundError() if not file.parent.is_dir():
            return failed(spoken, "stored-backup-homeless", **given)
        case _:
            return failed(spoken, "stored-backup-unwritten", **given, **why(error))


def forget(spoken: Words, address: Address, server: int, *, yes: bool) -> int:
    """Delete everything that is kept of a server."""
    if not agreed(spoken, "stored-forget-ask", yes=yes, server=str(server)):
        return FAILED

    async def forgotten(store: Store) -> int:
        gone = await store.forget_server(server)
        given = {
            "server": str(server), "settings": gone.settings, "entries": gone.entries,
            "publications": gone.publications,
        }  # fmt: skip
        message = "stored-forgotten" if gone.anything else "stored-forgotten-nothing"
        click.echo(spoken.text(message, given))
        return DONE

    return with_store(spoken, address, forgotten)
