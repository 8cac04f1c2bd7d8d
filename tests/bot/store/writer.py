"""A process that writes settings until it is killed, and says which of them were confirmed."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

from bot.store import Address, Changes, Store, Target, open_store
from locales import LANGUAGES
from rules import Edition

WRITERS = 4
SERVER = Target.of_server(3)


def choice(number: int) -> Changes:
    """What is chosen with a number."""
    return {
        "language": LANGUAGES[number % 3],
        "edition": tuple(Edition)[number // 3 % 3],
        "playing_director": number % 2 == 0,
    }


async def write(store: Store, first: int) -> None:
    """Settings of ever new people, and again and again those of one channel."""
    for number in count(first, WRITERS):
        await store.choose(Target.user(number), **choice(number))
        await store.choose(Target.channel(first, 3), **choice(number))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


async def until_killed() -> None:
    """Several writers at once."""
    store = open_store(Address.of(sys.argv[1], Path()), limit=10)
    await store.prepare()
    await asyncio.gather(*(write(store, first) for first in range(WRITERS)))


def once() -> None:
    """One setting of one person: the process ends as it should."""

    async def chosen() -> None:
        store = open_store(Address.of(sys.argv[1], Path()), limit=20)
        await store.choose(Target.user(int(sys.argv[2])), language="pl")
        await store.close()

    asyncio.run(chosen())


if __name__ == "__main__":
    asyncio.run(until_killed())
