"""The tables: made once, from any earlier step, by whichever process comes first."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store import Address, Place, State, Store, Target, Trouble, Unavailable, Which, open_store
from bot.store.database import Database
from bot.store.engine import reading, writing
from bot.store.migrate import NEWEST, STEPS
from bot.store.tables import METADATA
from tests.bot.store import postgres

ROOT = Path(__file__).parents[3]
GOLDEN = Path(__file__).parent / "golden"
SERVER, PLACE = Target.of_server(3), Place(user=1, channel=2, server=3)
LATER = datetime(2100, 1, 1, tzinfo=UTC)


@pytest.fixture(params=["sqlite", "postgresql"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield Address.of(None, tmp_path / "not there yet")
        return
    with postgres.database(request.getfixturevalue("postgresql")) as url:
        yield Address.of(url, tmp_path)


def test_the_last_step_is_the_one_that_the_program_wants() -> None:
    steps = ScriptDirectory.from_config(_config())
    assert steps.get_heads() == [NEWEST]
    assert [one.revision for one in steps.walk_revisions()][-1] == "0001"


def _config() -> Config:
    told = Config()
    told.set_main_option("script_location", str(STEPS))
    return told


async def test_the_steps_lead_to_the_tables_that_the_program_wants(store: Store) -> None:
    assert isinstance(store, Database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with reading(store.lender, 10) as connection:
        assert await connection.run_sync(differences) == []


async def test_looking_makes_nothing_and_the_first_call_makes_the_tables(bare: Address) -> None:
    store = open_store(bare, limit=10)
    assert await store.state() == State(bare.kind, bare.shown, None, NEWEST)
    assert bare.file is None or not bare.file.parent.exists()
    await store.choose(SERVER, language="pl")
    state = await store.state()
    assert state.is_current
    if bare.file is not None:
        assert bare.file.parent.stat().st_mode & 0o077 == 0
    await store.close()


async def test_processes_that_start_together_make_the_tables_once(bare: Address) -> None:
    script = "from tests.bot.store.writer import once; once()"
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", script, postgres.url_of(bare), str(user), cwd=ROOT
        )
        for user in range(2)
    ]
    async with asyncio.timeout(60):
        assert [await one.wait() for one in started] == [0, 0]
    store = open_store(bare, limit=10)
    assert [(await store.choices(Target.user(user))).language for user in range(2)] == ["pl"] * 2
    await store.close()


async def test_a_step_that_fails_leaves_nothing_half_made(
    bare: Address, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    steps = tmp_path / "steps"
    (steps / "versions").mkdir(parents=True)
    for name in ("env.py", "versions/r0001_first.py"):
        (steps / name).write_text((STEPS / name).read_text("utf-8"), "utf-8")
    broken = steps / "versions" / "r0001_first.py"
    broken.write_text(broken.read_text("utf-8").replace('"departures",', '"log",'), "utf-8")
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.migrate.STEPS", steps)
        store = open_store(bare, limit=10)
        with pytest.raises(Unavailable):
            await store.prepare()
        await store.close()
    store = open_store(bare, limit=10)
    assert (await store.state()).revision is None
    await store.prepare()
    assert (await store.state()).is_current
    await store.close()


async def test_a_database_of_a_newer_version_is_not_touched(store: Store, address: Address) -> None:
    assert isinstance(store, Database)
    await told_to_be(store, "9999")
    older = open_store(address, limit=10)
    for call in (older.prepare(), older.choices(SERVER)):
        with pytest.raises(Unavailable) as fault:
            await call
        assert fault.value.trouble is Trouble.NEWER
        assert "install the newer one" in fault.value.detail
    assert (await older.chosen(PLACE)).trouble is Trouble.NEWER
    state = await older.state()
    assert (state.revision, state.is_current, state.is_newer) == ("9999", False, True)
    await older.close()
    await told_to_be(store, NEWEST)


async def test_a_step_that_is_none_of_ours_is_not_taken_for_a_newer_one(
    store: Store, address: Address
) -> None:
    assert isinstance(store, Database)
    await told_to_be(store, "fe01ab")
    other = open_store(address, limit=10)
    with pytest.raises(Unavailable) as fault:
        await other.prepare()
    assert fault.value.trouble is Trouble.SCHEMA
    assert not (await other.state()).is_newer
    await other.close()
    await told_to_be(store, NEWEST)


async def told_to_be(store: Database, revision: str) -> None:
    async with writing(store.lender, 10) as connection:
        told = text("UPDATE alembic_version SET version_num = :revision")
        await connection.execute(told, {"revision": revision})


def earlier() -> list[Path]:
    return sorted(GOLDEN.glob("r*.sql"))


def test_every_released_step_has_a_database_of_its_time() -> None:
    steps = [one.stem for one in (STEPS / "versions").glob("r*.py")]
    assert sorted(one.partition("_")[0] for one in steps) == [one.stem for one in earlier()]


@pytest.mark.parametrize("dump", earlier(), ids=lambda one: one.stem)
async def test_a_database_of_an_earlier_version_is_brought_up_to_date_with_all_it_holds(
    dump: Path, tmp_path: Path
) -> None:
    address = Address.of(None, tmp_path)
    made_of(dump, address)
    store = open_store(address, limit=10)
    now = await store.choices(SERVER)
    assert (now.language, now.edition, now.log) == ("pl", "2007", True)
    assert (await store.choices(Target.user(71))).playing_director is True
    assert [one.case for one in await store.entries(Which(server=3))] == ["dpc1:00033-0"]
    assert await store.case("zzzzzzzz") == "dpc1:00003-0"
    kept = await store.publication(9)
    assert kept is not None
    assert kept.is_by(71)
    assert await store.commands_digest(1) == "ab"
    assert (await store.tidy(left_before=LATER, published_before=LATER)).servers == (3,)
    assert (await store.state()).is_current
    await store.close()


def made_of(dump: Path, address: Address) -> None:
    assert address.file is not None
    with closing(sqlite3.connect(address.file)) as old:
        old.executescript(dump.read_text("utf-8"))
