"""The log of rulings: opt-in, listed page by page, deleted, and without a word or a name."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.store import Address, Entry, Place, Store, Target, Which, log, open_store
from bot.store.tables import LOG

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
CASE = "dpc1:000W"


def entry(minutes: int = 0, server: int = 3, channel: int = 2) -> Entry:
    return Entry(at=NOON + timedelta(minutes=minutes), server=server, channel=channel, case=CASE)


async def filled(store: Store, how_many: int, server: int = 3, channel: int = 2) -> None:
    await store.choose(Target.of_server(server), log=True)
    for minutes in range(how_many):
        assert await store.log(entry(minutes, server, channel))


async def test_nothing_is_logged_where_nobody_asked_for_it(store: Store) -> None:
    assert not await store.log(entry())
    await store.choose(Target.of_server(4), log=True)
    await store.choose(Target.of_server(3), log=False)
    assert not await store.log(entry())
    assert await store.count(Which()) == 0


async def test_a_channel_may_stay_out_of_its_servers_log(store: Store) -> None:
    await store.choose(Target.of_server(3), log=True)
    await store.choose(Target.channel(2, 3), log=False)
    assert not await store.log(entry(channel=2))
    assert await store.log(entry(channel=5))
    await store.choose(Target.of_server(3), log=False)
    await store.choose(Target.channel(2, 3), log=True)
    assert [await store.log(entry(channel=one)) for one in (2, 5)] == [True, False]


async def test_an_opt_out_that_another_process_was_told_of_counts_at_once(
    store: Store, address: Address
) -> None:
    await filled(store, 1)
    other = open_store(address, limit=10)
    await other.choose(Target.of_server(3), log=False)
    await other.close()
    assert (await store.chosen(Place(channel=2, server=3))).logged  # not heard of it yet
    assert not await store.log(entry(1))
    assert await store.count(Which()) == 1


async def test_the_log_is_read_page_by_page_in_both_directions(store: Store) -> None:
    await filled(store, 5)
    await store.log(entry(2))  # at the same time as another one
    first = await store.entries(Which(), limit=4)
    rest = await store.entries(Which(), beyond=first[-1], limit=4)
    times = [(one.at, one.number) for one in (*first, *rest)]
    assert (len(first), len(rest)) == (4, 2)
    assert times == sorted(times, reverse=True)
    again = await store.entries(Which(), newest_first=False)
    assert [(one.at, one.number) for one in again] == times[::-1]
    assert not await store.entries(Which(), newest_first=False, beyond=again[-1])
    assert {(one.server, one.channel, one.case) for one in again} == {(3, 2, CASE)}


async def test_a_part_of_the_log_can_be_asked_for_and_deleted(store: Store) -> None:
    await filled(store, 4)
    await filled(store, 2, server=9)
    await store.log(entry(0, 3, 7))
    counts = {
        4: Which(server=3, channel=2), 5: Which(server=3), 2: Which(server=9), 1: Which(channel=7),
        7: Which(), 0: Which(server=9, channel=7),
    }  # fmt: skip
    for number, which in counts.items():
        assert await store.count(which) == len(await store.entries(which)) == number
    later = Which(since=NOON + timedelta(minutes=1), until=NOON + timedelta(minutes=3))
    assert await store.count(later) == 3
    assert await store.delete_entries(later) == 3
    assert await store.delete_entries(Which(server=9)) == 1
    assert await store.count(Which()) == 3


async def test_a_long_log_is_deleted_in_parts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "PART", 3)
    await filled(store, 9)
    assert await store.delete_entries(Which()) == 9
    assert await store.delete_entries(Which()) == 0


def test_the_log_has_no_room_for_names_or_words() -> None:
    assert set(LOG.c.keys()) == {"number", "at", "server", "channel", "case_text"}
    for words in ("West revoked, says Ann", "dpc1:", "dpc1:x y", "dpc1:" + "0" * 5000):
        with pytest.raises(ValueError, match="no case"):
            Entry(at=NOON, server=1, channel=1, case=words)
