"""Claims: of several who could do something, one does it; nothing can be read from them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import Address, Store, open_store
from bot.store.claims import HOLDS
from bot.store.database import Database
from bot.store.tables import CLAIMS

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
WHAT = "post:9:dpa1:000"
ANN, BOB = 71, 72


async def test_of_two_stores_on_one_database_that_ask_at_once_one_may(
    store: Store, address: Address
) -> None:
    other = open_store(address, limit=10)
    for number in range(20):
        what = f"{WHAT}{number}"
        asked = (store.claim(what, ANN, NOON), other.claim(what, BOB, NOON))
        assert sorted(await asyncio.gather(*asked)) == [False, True]
    await other.close()


async def test_a_claim_is_the_holders_until_it_is_given_back(store: Store) -> None:
    assert await store.claim(WHAT, ANN, NOON)
    assert await store.claim(WHAT, ANN, NOON)
    assert not await store.claim(WHAT, BOB, NOON)
    await store.give_back(WHAT, BOB)
    assert not await store.claim(WHAT, BOB, NOON)
    assert await store.claim("something else", BOB, NOON)
    await store.give_back(WHAT, ANN)
    assert await store.claim(WHAT, BOB, NOON)


async def test_a_claim_of_somebody_who_has_died_ends(store: Store) -> None:
    assert await store.claim(WHAT, ANN, NOON)
    assert not await store.claim(WHAT, BOB, NOON + timedelta(seconds=HOLDS))
    assert await store.claim(WHAT, BOB, NOON + timedelta(seconds=HOLDS + 1))
    assert not await store.claim(WHAT, ANN, NOON + timedelta(seconds=HOLDS + 1))


async def test_nothing_is_kept_of_what_was_claimed_and_that_not_for_long(store: Store) -> None:
    assert isinstance(store, Database)
    now = datetime.now(UTC)
    await store.claim(WHAT, ANN, now - timedelta(days=2))
    await store.claim("new", ANN, now)
    assert len(await marks(store)) == 2
    assert not any("post" in one for one in await marks(store))
    await store.tidy(left_before=NOON, published_before=NOON)
    assert len(await marks(store)) == 1


async def marks(store: Database) -> list[str]:
    async with store.to_read() as connection:
        return list((await connection.execute(select(CLAIMS.c.mark))).scalars())


@pytest.mark.parametrize("holder", [2**63, -1])
async def test_a_number_that_is_no_holder_is_refused(holder: int, tmp_path: Path) -> None:
    store = open_store(Address.of(None, tmp_path))
    with pytest.raises(ValueError, match="no id"):
        await store.claim(WHAT, holder, NOON)
    with pytest.raises(ValueError, match="no id"):
        await store.give_back(WHAT, holder)
    await store.close()
