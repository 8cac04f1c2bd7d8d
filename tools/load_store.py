"""The store grown large beside the same store small: ``python -m tools.load_store``.

Writes docs/load-store.md. Only ratios are written, of medians measured in the same run; on SQLite,
and on a database of its own made in the PostgreSQL at TEST_DATABASE_URL or on this machine.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import psutil
from sqlalchemy import text

from bot.store import Address, Choices, Entry, Place, Target, Which
from bot.store.database import Database
from tests.bot.store import postgres
from tools.mutants import ROOT

REPORT = ROOT / "docs" / "load-store.md"
SMALL, LARGE = (1_000, 1_000), (100_000, 1_000_000)
"""Servers with settings, entries of the log."""
TIMES = 100
CASE = "dpc1:314---0"
START = 1_700_000_000
INTRODUCTION = """\
# The store, grown large

Written by `python -m tools.load_store`. A store with settings of {servers:,} servers and a log of
{entries:,} rulings beside one with {few:,} of each: how many times longer the same call takes, by
the medians of one run. *Memory* is that of the process after the settings of all servers went
through the memory of the store, beside before: no more than 20,000 are remembered at a time.

| Call | {names} |
|---|{dashes}|
"""
SETTINGS = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :servers)
INSERT INTO settings (scope, id, server, language, log) SELECT 'server', i, i, 'pl', true FROM n
"""
LOG = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :entries)
INSERT INTO log (at, server, channel, case_text)
SELECT 1700000000 + i, i % :busy, i % 7, 'dpc1:314---0' FROM n
"""
Figures = Mapping[str, float]
Call = Callable[[], Awaitable[object]]


@contextmanager
def addresses() -> Generator[Mapping[str, tuple[Address, Address]]]:
    """A small and a large database of each kind that there is."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        found = {"SQLite": (Address.of(None, here / "small"), Address.of(None, here / "large"))}
        url = postgres.told()
        if url is None:
            yield found
            return
        with postgres.database(url) as small, postgres.database(url) as large:
            yield {**found, "PostgreSQL": (Address.of(small, here), Address.of(large, here))}


async def fill(store: Database, servers: int, entries: int) -> None:
    """Settings of so many servers, all with a log; so many entries, spread over a tenth of them."""
    await store.prepare()
    async with store.to_write() as connection:
        await connection.execute(text(SETTINGS), {"servers": servers})
        await connection.execute(text(LOG), {"entries": entries, "busy": servers // 10})


async def timed(call: Call) -> float:
    """The median of many calls, in seconds."""
    found: list[float] = []
    for _ in range(TIMES // 10):
        await call()
    for _ in range(TIMES):
        began = time.perf_counter()
        await call()
        found.append(time.perf_counter() - began)
    return median(found)


def calls(store: Database, servers: int) -> Mapping[str, Call]:
    """What is measured."""
    chance = random.Random(1)
    some = lambda: chance.randrange(servers // 10)  # noqa: E731
    middle = Entry(at=datetime.fromtimestamp(START + 500, UTC), server=0, channel=0, case=CASE)
    now = datetime.now(UTC)
    return {
        "a server's settings, read": lambda: store.choices(Target.of_server(some())),
        "a server's settings, changed": lambda: store.choose(Target.of_server(some()), log=True),
        "settings for a ruling, not remembered": lambda: unremembered(store, some()),
        "a ruling logged": lambda: store.log(Entry(at=now, server=some(), channel=2, case=CASE)),
        "a server's log, newest page": lambda: store.entries(Which(server=some())),
        "a server's log, counted": lambda: store.count(Which(server=some())),
        "the whole log, newest page": lambda: store.entries(Which()),
        "the whole log, a page far back": lambda: store.entries(Which(), beyond=middle),
    }


async def unremembered(store: Database, server: int) -> object:
    """What a ruling asks where nobody has asked lately."""
    store.memory.forget_all()
    return await store.chosen(Place(user=1, channel=2, server=server))


async def measured(address: Address, servers: int, entries: int) -> Figures:
    """Every figure of one database."""
    store = Database(address, 600)
    await fill(store, servers, entries)
    found = {name: await timed(call) for name, call in calls(store, servers).items()}
    process = psutil.Process()
    before = process.memory_info().rss
    for server in range(servers):
        store.memory.learn(Target.of_server(server), Choices(language="pl", log=True))
    found["memory"] = process.memory_info().rss / before
    await store.close()
    return found


def table(figures: Mapping[str, tuple[Figures, Figures]]) -> str:
    """The ratios, a line for each call, a column for each database."""
    lines: list[str] = []
    (first, _), *_ = figures.values()
    for name in first:
        ratios = [
            large[name] if name == "memory" else large[name] / small[name]
            for small, large in figures.values()
        ]
        lines.append(f"| {name} | {' | '.join(f'{one:.3g}' for one in ratios)} |")
    return "\n".join(lines) + "\n"


def report(small: tuple[int, int] = SMALL, large: tuple[int, int] = LARGE) -> str:
    """The whole document."""
    figures: dict[str, tuple[Figures, Figures]] = {}
    with addresses() as found:
        for name, (one, other) in found.items():
            little = asyncio.run(measured(one, *small))
            figures[name] = little, asyncio.run(measured(other, *large))
    introduction = INTRODUCTION.format(
        servers=large[0], entries=large[1], few=small[0], names=" | ".join(figures),
        dashes="|".join("---:" for _ in figures),
    )  # fmt: skip
    return introduction + table(figures)


if __name__ == "__main__":
    REPORT.write_text(report(), "utf-8")
