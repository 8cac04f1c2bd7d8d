"""``director db`` where it cannot do what is wanted: what is wrong, where, and what to do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__ as director
from bot.store import Address, Cause
from bot.wording import words
from locales import LANGUAGES


@pytest.fixture
def made(address: Address, capsys: pytest.CaptureFixture[str]) -> Address:
    """The tables are there."""
    assert director.start(["db", "upgrade"]) == 0
    capsys.readouterr()
    return address


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "stored-backup-unnamed"),
        ("  ", "stored-backup-unnamed"),
        ("there", "stored-backup-there"),
        (".", "stored-backup-folder"),
        ("missing/copy.db", "stored-backup-homeless"),
        ("there/copy.db", "stored-backup-unwritten"),
    ],
)
def test_a_place_where_the_copy_cannot_lie_is_explained(
    lang: str, name: str, message: str, made: Address, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert made.file is not None
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("mine", "utf-8")
    before = sorted(one.name for one in tmp_path.iterdir())
    assert director.start(["--lang", lang, "db", "backup", name]) == 1
    given = {"file": name, "folder": str(Path(name).parent), "cause": "not-a-folder", "detail": ""}
    assert capsys.readouterr().err.strip() == words(lang).text(message, given)
    assert sorted(one.name for one in tmp_path.iterdir()) == before
    assert (tmp_path / "there").read_text("utf-8") == "mine"


def test_a_copy_that_fails_half_way_leaves_no_file(
    address: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert address.file is not None
    address.file.write_text("notes " * 200, "utf-8")
    assert director.start(["db", "backup", str(tmp_path / "copy.db")]) == 1
    assert words("en").text("stored-refused.todo") in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_nothing_to_copy_before_there_is_a_database(
    lang: str, address: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["--lang", lang, "db", "backup", str(tmp_path / "copy.db")]) == 1
    said = capsys.readouterr().err.strip()
    assert said == words(lang).text("stored-backup-nothing", {"place": address.shown})
    assert said.count(address.shown) == 1
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_a_newer_version_are_said_to_be_so(
    lang: str, made: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert made.file is not None
    with closing(sqlite3.connect(made.file, isolation_level=None)) as file:
        file.execute("UPDATE alembic_version SET version_num = '0009'")
    assert director.start(["--lang", lang, "db", "upgrade"]) == 1
    said = capsys.readouterr().err.splitlines()
    spoken = words(lang)
    assert said == [
        spoken.text("stored-newer", {"place": made.shown}),
        spoken.text("doctor-tables-newer.todo"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("url", "cause", "english"),
    [
        (None, "not-sqlite", "file is not a database’"),
        ("postgresql://ann@127.0.0.1:9/club", "nobody", "Connect call failed"),
        ("postgresql://ann@/club?host=/nowhere", "missing", "No such file or directory"),
    ],
)
def test_why_the_database_cannot_be_used_is_said_in_the_readers_language(
    lang: str, url: str | None, cause: str, english: str, address: Address,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert address.file is not None
    address.file.write_text("notes " * 200, "utf-8")
    if url:
        monkeypatch.setenv("DATABASE_URL", url)
    assert director.start(["--lang", lang, "db", "upgrade"]) == 1
    said = capsys.readouterr().err
    assert words(lang).text("stored-cause", {"cause": cause, "detail": ""}) in said
    assert english not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cause_has_a_sentence_of_its_own(lang: str) -> None:
    said = {words(lang).text("stored-cause", {"cause": one, "detail": "-"}) for one in Cause}
    assert len(said) == len(Cause)


def test_a_disk_without_room_for_the_copy_is_not_called_the_databases(
    made: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert made.file is not None

    class Full(sqlite3.Connection):
        def execute(self, *_: object) -> sqlite3.Cursor:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = 13
            raise error

    def connected(_: object) -> sqlite3.Connection:
        return Full(":memory:")

    monkeypatch.setattr("sqlite3.connect", connected)
    copy = str(tmp_path / "copy.db")
    assert director.start(["db", "backup", copy]) == 1
    given = {"file": copy, "cause": "no-room", "detail": ""}
    assert capsys.readouterr().err.strip() == words("en").text("stored-backup-unwritten", given)
    assert not Path(copy).exists()
