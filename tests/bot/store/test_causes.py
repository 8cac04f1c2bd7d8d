"""Why the database cannot be used: known by numbers, for the words are in one language only."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from bot.store import Address, Cause, Trouble, Unavailable, open_store
from bot.store.causes import of_postgres, of_sqlite, of_system, system_fault
from tests.bot.store import postgres


@pytest.mark.parametrize(
    ("number", "trouble", "cause"),
    [
        (errno.ENOENT, Trouble.AWAY, Cause.MISSING),
        (errno.EACCES, Trouble.REFUSED, Cause.DENIED),
        (errno.EROFS, Trouble.REFUSED, Cause.READ_ONLY),
        (errno.ENOSPC, Trouble.FULL, Cause.NONE),
        (errno.ECONNREFUSED, Trouble.AWAY, Cause.NOBODY),
        (errno.ELOOP, Trouble.AWAY, Cause.OTHER),
    ],
)
def test_what_the_system_says_has_a_kind(number: int, trouble: Trouble, cause: Cause) -> None:
    fault = system_fault(OSError(number, os.strerror(number)))
    assert (fault.trouble, fault.cause) == (trouble, cause)
    assert os.strerror(number) in fault.detail


def test_codes_are_known_by_their_class() -> None:
    assert of_sqlite(1032) == (Trouble.REFUSED, Cause.READ_ONLY)
    assert of_sqlite(1) == (Trouble.SCHEMA, Cause.OTHER)
    assert of_postgres("28P01") == (Trouble.REFUSED, Cause.ACCOUNT)
    assert of_postgres("53100") == (Trouble.FULL, Cause.NONE)
    assert of_postgres("XX000") == (Trouble.SCHEMA, Cause.OTHER)
    assert of_system(OSError("no number")) is Cause.OTHER


async def test_a_machine_that_there_is_not_and_a_database_that_there_is_not_are_told_apart(
    postgresql: str, tmp_path: Path
) -> None:
    there = Address.of(postgresql, tmp_path)
    for address, cause in (
        (Address(host="nowhere.invalid", database="club"), Cause.NO_HOST),
        (Address.of(f"{postgres.url_of(there)}-which-is-not", tmp_path), Cause.NO_DATABASE),
    ):
        store = open_store(address, limit=10)
        with pytest.raises(Unavailable) as fault:
            await store.prepare()
        assert fault.value.cause is cause
        await store.close()
