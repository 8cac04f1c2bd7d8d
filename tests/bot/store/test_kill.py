"""A process, or the database itself, dies in the middle of writes: nothing confirmed is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.store import Address, Choices, Store, Target, Unavailable, open_store
from tests.bot.store import postgres
from tests.bot.store.postgres import MISSING, Cluster
from tests.bot.store.writer import WRITERS, choice

ROOT = Path(__file__).parents[3]
ENOUGH = 100


def killed(url: str, after: int) -> Sequence[int]:
    """What a process was told to be kept before it was killed, some confirmations later."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.bot.store.writer", url], cwd=ROOT, stdout=subprocess.PIPE,
        encoding="ascii",
    ) as process:  # fmt: skip
        assert process.stdout is not None
        confirmed = [int(process.stdout.readline()) for _ in range(after)]
        process.kill()
        confirmed += [int(line) for line in process.stdout if line.endswith("\n")]
    assert process.returncode != 0
    return confirmed


@pytest.mark.parametrize("after", [7, 60])
async def test_a_process_that_is_killed_loses_nothing_that_was_confirmed(
    store: Store, address: Address, after: int
) -> None:
    confirmed = await asyncio.to_thread(killed, postgres.url_of(address), after)
    assert len(confirmed) >= after
    await assert_kept(store, confirmed)
    if address.file is not None:
        with closing(sqlite3.connect(address.file)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def assert_kept(store: Store, confirmed: Sequence[int]) -> None:
    """Everybody's settings are whole and as confirmed; a channel's are those or the next ones."""
    for number in confirmed:
        assert await store.choices(Target.user(number)) == Choices(**choice(number))
    last: dict[int, int] = defaultdict(int)
    for number in confirmed:
        last[number % WRITERS] = max(last[number % WRITERS], number)
    for writer, number in last.items():
        now = await store.choices(Target.channel(writer, 3))
        assert now in (Choices(**choice(number)), Choices(**choice(number + WRITERS)))
    assert (await store.choose(Target.user(0), language="no")).language == "no"


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A server that nobody else needs."""
    with postgres.cluster() as made:
        if made is None:
            pytest.skip(MISSING)
        yield made


async def test_a_database_that_is_killed_loses_nothing_that_was_confirmed(
    cluster: Cluster, tmp_path: Path
) -> None:
    store = open_store(Address.of(cluster.url, tmp_path), limit=10)
    await store.prepare()
    confirmed: list[int] = []
    enough = asyncio.Event()
    writers = [
        asyncio.create_task(write(store, first, confirmed, enough)) for first in range(WRITERS)
    ]
    await enough.wait()
    await asyncio.to_thread(cluster.kill)
    faults = await asyncio.gather(*writers, return_exceptions=True)
    assert {type(one) for one in faults} == {Unavailable}
    await asyncio.to_thread(cluster.start)
    await assert_kept(store, confirmed)
    await store.close()


async def write(store: Store, first: int, confirmed: list[int], enough: asyncio.Event) -> None:
    """As the writer does, until the database is gone."""
    for number in count(first, WRITERS):
        await store.choose(Target.user(number), **choice(number))
        await store.choose(Target.channel(first, 3), **choice(number))
        confirmed.append(number)
        if len(confirmed) > ENOUGH:
            enough.set()
