"""Cases that are too long for a ticket: a short id brings them back, for good."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given

from bot.store import Store, checked_case
from bot.store.database import Database
from bot.store.short_ids import LETTERS, SHORTEST, as_kept, candidates
from bot.store.tables import CASES
from bot.ticket import Outdated, case_of, written
from rules import Case
from tests.bot.test_ticket import cases

CASE = "dpc1:000W"
GOLDEN = Path(__file__).parent / "golden" / "cases.txt"


async def test_a_short_id_brings_the_case_back(store: Store) -> None:
    short = await store.keep_case(CASE)
    assert len(short) == SHORTEST
    assert await store.case(short) == CASE
    assert await store.case(f" {short[:4].upper()}-{short[4:].upper()} ") == CASE
    assert await store.keep_case(CASE) == short


async def test_an_unknown_id_brings_nothing(store: Store) -> None:
    assert await store.case("00000000") is None
    for never in ("", "abc", "'; DROP TABLE cases", "u" * 8, "0" * 99, "ąęł"):
        assert await store.case(never) is None


async def test_two_cases_that_would_share_an_id_do_not(store: Store) -> None:
    other, (short, longer, *_) = "dpc1:100W", candidates(CASE)
    assert longer.startswith(short)
    await occupy(store, short, other)
    assert await store.keep_case(CASE) == longer
    assert await store.keep_case(CASE) == longer
    assert (await store.case(short), await store.case(longer)) == (other, CASE)


async def occupy(store: Store, short: str, case: str) -> None:
    assert isinstance(store, Database)
    async with store.to_write() as connection:
        await connection.execute(CASES.insert().values(id=short, case_text=case))


async def test_many_at_once_keep_the_same_case_under_one_id(store: Store) -> None:
    ids = await asyncio.gather(*(store.keep_case(CASE) for _ in range(8)))
    assert len(set(ids)) == 1


async def test_only_a_case_can_be_kept(store: Store) -> None:
    for words in ("", "West revoked", "dpc1:a b", "xyz1:0"):
        with pytest.raises(ValueError, match="no case"):
            await store.keep_case(words)


def test_an_id_may_be_typed_as_it_was_heard() -> None:
    assert as_kept("O1il-ABCD") == as_kept("0111abcd") == "0111abcd"
    assert not set("ilou") & set(LETTERS)
    assert as_kept("uuuuuuuu") is None


@given(cases())
def test_any_case_however_long_can_be_kept_and_opened(case: Case) -> None:
    text = checked_case(written(case))
    assert case_of(text) == case


def test_a_case_of_another_version_says_so() -> None:
    with pytest.raises(Outdated):
        case_of("dpc99:000W")


def test_what_was_kept_by_earlier_versions_still_opens() -> None:
    kept = GOLDEN.read_text("ascii").split()
    assert len(kept) >= 5
    for text in kept:
        assert written(case_of(text)) == text
