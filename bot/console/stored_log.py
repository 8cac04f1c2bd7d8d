"""``director log``: what was ruled where and when, listed, exported and deleted."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import IO

import click

from bot.console.stored_data import DONE, FAILED, agreed, failed, with_store
from bot.log_forms import entries, row, write
from bot.store import Address, Entry, Store, Which, why
from bot.wording import Words
from bot.wording.clauses import kebab


def list_entries(spoken: Words, address: Address, which: Which, limit: int) -> int:
    """The newest entries, a line each, and how many there are."""

    async def listed(store: Store) -> int:
        shown = 0
        async for one in entries(store, which, newest_first=True, most=limit):
            click.echo(_line(spoken, one))
            shown += 1
        given = {"shown": shown, "count": await store.count(which)}
        click.echo(spoken.text("stored-log-count", given))
        return DONE

    return _reading(spoken, address, listed)


def _reading(spoken: Words, address: Address, wanted: Callable[[Store], Awaitable[int]]) -> int:
    """Read the log; the store refuses a page with an entry that no program of ours has written."""
    try:
        return with_store(spoken, address, wanted)
    except ValueError:
        return failed(spoken, "stored-log-foreign")


def export(spoken: Words, address: Address, which: Which, form: str, output: Path | None) -> int:
    """The entries as CSV or JSON, oldest first; into a file, or to standard output."""
    try:
        with nullcontext(sys.stdout) if output is None else _opened(output) as file:
            return _reading(
                spoken, address, lambda store: _export(spoken, store, which, form, file)
            )
    except OSError as error:
        return failed(spoken, "stored-log-not-written", file=str(output), **why(error))


def _opened(file: Path) -> IO[str]:
    return file.open("w", encoding="utf-8", newline="")


async def _export(spoken: Words, store: Store, which: Which, form: str, file: IO[str]) -> int:
    count = await write(store, which, form, file)
    if file is not sys.stdout:
        given = {"file": file.name, "count": count}
        click.echo(spoken.text("stored-log-exported", given), err=True)
    return DONE


def delete(spoken: Words, address: Address, which: Which, *, everything: bool, yes: bool) -> int:
    """Delete entries, after the reader was told how many they are."""
    if everything == (which != Which()):
        return failed(spoken, "stored-log-which")

    async def deleted(store: Store) -> int:
        count = await store.count(which)
        if not agreed(spoken, "stored-log-ask", yes=yes, count=count):
            return FAILED
        gone = await store.delete_entries(which)
        click.echo(spoken.text("stored-log-deleted", {"count": gone}))
        return DONE

    return with_store(spoken, address, deleted)


def _line(spoken: Words, entry: Entry) -> str:
    told = row(entry)
    what = spoken.text("stored-log-unreadable", {"case": told["case"]})
    if told["irregularity"]:
        label = spoken.text(f"answer-irregularity-{kebab(told['irregularity'])}")
        title = {"irregularityLabel": label, "edition": told["edition"]}
        what = f"{spoken.text('ruling-title', title)} ({told['case']})"
    given = {**told, "time": f"{entry.at:%Y-%m-%d %H:%M}", "what": what}
    return spoken.text("stored-log-line", given)
