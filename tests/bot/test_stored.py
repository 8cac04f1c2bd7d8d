"""``director db``, ``log`` and ``server``: what an admin does at the terminal."""

from __future__ import annotations

import asyncio
import csv
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as director
from bot.store import (
    Address,
    Entry,
    Publication,
    Store,
    Target,
    Which,
    open_store,
    publisher_mark,
)
from bot.ticket import written
from bot.wording import words
from locales import LANGUAGES
from rules import Case, Edition, Table
from rules.vocabulary.play import Irregularity, Jurisdiction

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
CASE = written(Case(Irregularity.REVOKE, Edition.E2007, Jurisdiction.PZBS, Table(), {}))
BIG = 2**63 - 1


def carried_out(address: Address, wanted: Callable[[Store], Awaitable[Any]]) -> Any:
    """Something done with the store, past the terminal."""

    async def done() -> Any:
        store = open_store(address, limit=10)
        try:
            return await wanted(store)
        finally:
            await store.close()

    return asyncio.run(done())


@pytest.fixture
def filled(address: Address) -> Address:
    """A log of five rulings on two servers, one of them with a case that cannot be read."""

    async def fill(store: Store) -> None:
        for server in (3, BIG):
            await store.choose(Target.of_server(server), log=True)
        for minutes in range(4):
            at = NOON + timedelta(minutes=minutes)
            await store.log(Entry(at=at, server=3, channel=2, case=CASE))
        await store.log(Entry(at=NOON, server=BIG, channel=8, case="dpc9:zz"))
        mark = publisher_mark(9, 71)
        await store.published(
            Publication(message=9, channel=2, server=3, case=CASE, publisher=mark, at=NOON)
        )

    carried_out(address, fill)
    return address


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["db", "log", "server", "doctor", "db upgrade", "db backup", "log list", "log export",
     "log delete", "server forget"],
)  # fmt: skip
def test_every_command_explains_itself(
    lang: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["--lang", lang, *command.split(), "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert words(lang).text(f"cli-{command.replace(' ', '-')}") in said


def test_the_log_is_listed_newest_first(
    filled: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    assert director.start(["log", "list", "--server", "3", "--limit", "2"]) == 0
    *lines, end = capsys.readouterr().out.splitlines()
    label = words("en").text("answer-irregularity-revoke")
    assert lines == [
        f"2026-05-04 12:0{minute} UTC, server 3, channel 2: {label} – 2007 Laws ({CASE})"
        for minute in (3, 2)
    ]
    assert end == "Shown: 2 of 4."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_listed_in_the_readers_language_without_isolating_what_cannot_be_read(
    lang: str, filled: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    assert director.start(["--lang", lang, "log", "list"]) == 0
    said = capsys.readouterr().out
    label = words(lang).text("answer-irregularity-revoke")
    assert said.count(label) == 4
    assert "dpc9:zz" in said
    assert "[EN]" not in said
    assert director.start(["--lang", lang, "log", "list", "--channel", "1"]) == 0
    assert capsys.readouterr().out.strip() == words(lang).text("stored-log-count", {"count": 0})


def test_the_log_is_exported_as_csv(filled: Address, capsys: pytest.CaptureFixture[str]) -> None:
    assert filled.file is not None
    assert director.start(["log", "export", "--since", "2026-05-04T12:01"]) == 0
    rows = list(csv.DictReader(StringIO(capsys.readouterr().out)))
    assert [row["time"] for row in rows] == [f"2026-05-04T12:0{n}:00+00:00" for n in (1, 2, 3)]
    assert {**rows[0], "time": ""} == {
        "time": "", "server": "3", "channel": "2", "irregularity": "revoke", "edition": "2007",
        "jurisdiction": "PZBS", "case": CASE,
    }  # fmt: skip


def test_the_log_is_exported_as_json_into_a_file(filled: Address, tmp_path: Path) -> None:
    assert filled.file is not None
    file = tmp_path / "log.json"
    assert director.start(["log", "export", "--format", "json", "--output", str(file)]) == 0
    told = json.loads(file.read_text("utf-8"))
    assert len(told) == 5
    odd = next(row for row in told if row["server"] == str(BIG))
    assert (odd["irregularity"], odd["case"]) == ("", "dpc9:zz")


def test_a_long_log_is_exported_page_by_page(
    filled: Address, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    monkeypatch.setattr("bot.log_forms.PAGE", 2)
    assert director.start(["log", "export", "--format", "json"]) == 0
    times = [row["time"] for row in json.loads(capsys.readouterr().out)]
    assert len(times) == 5
    assert times == sorted(times)


def test_an_empty_log_is_exported_as_an_empty_list(
    address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert address.file is not None
    assert director.start(["log", "export", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_a_part_of_the_log_is_deleted(filled: Address, capsys: pytest.CaptureFixture[str]) -> None:
    assert filled.file is not None
    assert director.start(["log", "delete", "--until", "2026-05-04T12:02", "--yes"]) == 0
    assert capsys.readouterr().out.strip() == "Deleted entries: 3"
    assert director.start(["log", "delete", "--all", "--yes"]) == 0
    assert capsys.readouterr().out.strip() == "Deleted entries: 2"


@pytest.mark.parametrize(
    "told", [[], ["--yes"], ["--all", "--server", "3", "--yes"], ["--all"], ["--server", "3"]]
)
def test_nothing_is_deleted_unless_it_is_said_what_and_agreed(
    told: list[str], filled: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    assert director.start(["log", "delete", *told]) == 1

    assert carried_out(filled, lambda store: store.count(Which())) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_is_forgotten_after_a_yes_in_the_readers_language(
    lang: str, filled: Address, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    for typed, status in (("", 1), ("x\n", 1), (f"{words(lang).text('yes')}\n", 0)):
        terminal = StringIO(typed)
        monkeypatch.setattr(terminal, "isatty", lambda: True)
        monkeypatch.setattr("sys.stdin", terminal)
        assert director.start(["--lang", lang, "server", "forget", "3"]) == status
    given = {"server": "3", "settings": 1, "entries": 4, "publications": 1}
    assert words(lang).text("stored-forgotten", given) in capsys.readouterr().out
    assert carried_out(filled, lambda store: store.servers()) == {BIG}
    assert director.start(["--lang", lang, "server", "forget", "3", "--yes"]) == 0
    nothing = words(lang).text("stored-forgotten-nothing", given)
    assert capsys.readouterr().out.strip() == nothing


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (["server", "forget", "Ann"], "ID"),
        (["server", "forget", str(2**63)], "ID"),
        (["log", "list", "--server", "-1"], "--server"),
        (["log", "list", "--since", "yesterday"], "YYYY-MM-DD"),
        (["log", "export", "--format", "xml"], "csv or json"),
    ],
)
def test_a_value_that_cannot_be_is_explained(
    told: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(told) == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_cannot_be_reached_is_explained_without_its_password(
    lang: str, address: Address, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert address.file is not None
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann:hush-hush@127.0.0.1:9/club")
    assert director.start(["--lang", lang, "log", "list"]) == 1
    said = capsys.readouterr().err
    assert "127.0.0.1:9/club" in said
    assert words(lang).text("stored-away.todo") in said
    assert "hush-hush" not in said
    monkeypatch.setenv("DATABASE_URL", "mysql://ann:hush-hush@127.0.0.1/club")
    assert director.start(["--lang", lang, "db", "upgrade"]) == 2
    said = capsys.readouterr().err
    assert said.strip() == words(lang).text("cli-error-setting-database")
    assert "hush-hush" not in said


def test_a_copy_made_while_others_write_can_be_put_back(
    filled: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(filled.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM log")
        assert director.start(["db", "backup", str(copy)]) == 0
        other.execute("COMMIT")
    assert director.start(["db", "backup", str(copy)]) == 1
    assert director.start(["log", "list"]) == 0
    for rest in ("-wal", "-shm"):
        Path(f"{filled.file}{rest}").unlink(missing_ok=True)
    copy.replace(filled.file)
    capsys.readouterr()
    assert director.start(["log", "list"]) == 0
    assert capsys.readouterr().out.endswith("Shown: 5 of 5.\n")


def test_there_is_nothing_to_copy_without_a_database_or_from_postgresql(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert address.file is not None
    assert director.start(["db", "backup", str(tmp_path / "copy.db")]) == 1
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann@127.0.0.1:9/club")
    assert director.start(["db", "backup", str(tmp_path / "copy.db")]) == 1
    assert "pg_dump" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()
