"""``director doctor``: green when all is well; else it names the fault and what to do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot import __main__ as director
from bot import checkup
from bot.settings import Settings
from bot.store.migrate import NEWEST
from bot.wording import words
from locales import LANGUAGES, Catalogue, CatalogueError
from rules import index
from rules.index import Entry

BOOK = Path(__file__).parents[2] / "docs" / "examples" / "invented-law-67.txt"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123"  # noqa: S105 - invented
APPLICATION = 123456789012345678


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which all is well; nothing was ever registered from it."""
    for name in (*Settings.model_fields, "lc_all", "lc_messages", "lang"):
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return tmp_path


def looked(lang: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The status, and everything that was said."""
    status = director.start(["--lang", lang, "doctor"])
    said = capsys.readouterr()
    assert said.err == ""
    assert "[EN]" not in said.out
    assert TOKEN not in said.out
    return status, said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_machine_has_notes_and_no_faults_and_nothing_is_made(
    lang: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = words(lang)
    status, said = looked(lang, capsys)
    assert status == 0
    assert spoken.text("doctor-commands-never") in said
    assert spoken.text("doctor-database-new.todo") in said
    assert spoken.text("doctor-books-none.todo") in said
    assert said.endswith(spoken.text("doctor-result", {"count": 0}) + "\n")
    assert not any(folder.iterdir())


def test_after_the_first_start_only_the_law_books_are_missing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["db", "upgrade"]) == 0
    (folder / f"commands-{APPLICATION}.sha256").write_text("0" * 64, "ascii")
    capsys.readouterr()
    status, said = looked("en", capsys)
    assert status == 0
    assert [line for line in said.splitlines() if line.startswith("To be noted")] == [
        f"To be noted: There is no law book, so rulings give our own digests: {folder / 'lawbooks'}"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("", "doctor-token-missing"),
        ("Bot " + TOKEN, "doctor-token-shape"),
        ("abc", "doctor-token-shape"),
        ("YWJjZGVmZ2hpamtsbW5vcHFy.Gabcde.abcdefghijklmnopqrstuvwxyz0123", "doctor-token-shape"),
    ],
)
def test_a_token_that_cannot_be_one_is_wrong(
    lang: str, token: str, message: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("DISCORD_TOKEN", token)
    status, said = looked(lang, capsys)
    assert status == 1
    assert words(lang).text(message) in said
    assert words(lang).text(f"{message}.todo") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_does_not_answer_is_wrong(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for url, message in (
        ("postgresql://ann:hush-hush@127.0.0.1:9/club", "stored-away.todo"),
        ("mysql://ann:hush-hush@127.0.0.1/club", "cli-error-setting-database"),
    ):
        monkeypatch.setenv("DATABASE_URL", url)
        status, said = looked(lang, capsys)
        assert status == 1
        assert words(lang).text(message) in said
        assert "hush-hush" not in said


@pytest.mark.parametrize(
    ("revision", "status", "message"),
    [("0000", 0, "doctor-tables-old"), ("9999", 1, "doctor-tables-newer")],
)
def test_tables_of_another_version_are_noticed(
    revision: str, status: int, message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(folder / "director.db", isolation_level=None)) as file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    capsys.readouterr()
    ended, said = looked("en", capsys)
    assert ended == status
    given = {"revision": revision, "newest": NEWEST}
    assert words("en").text(message, given) in said


def test_a_file_that_is_no_database_is_wrong(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "director.db").write_text("notes " * 200, "utf-8")
    status, said = looked("en", capsys)
    assert status == 1
    assert words("en").text("stored-refused.todo") in said


def test_a_data_folder_that_is_a_file_is_wrong(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(folder / "file" / "data"))
    status, said = looked("en", capsys)
    assert status == 1
    assert words("en").text("doctor-folder-closed.todo") in said


def test_missing_words_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    assert checkup.words().level == "good"

    def broken(lang: str, *, strict: bool) -> Catalogue:
        raise CatalogueError(f"{lang}/terms.ftl", 3, f"junk, strict: {strict}")

    monkeypatch.setattr(Catalogue, "load", broken)
    found = checkup.words()
    assert (found.level, found.given["language"]) == ("bad", "en")

    def unequal(lang: str, *, strict: bool) -> Catalogue:
        return Catalogue(LANGUAGES[0], {"a.ftl": f"{lang} = word"}, strict=strict)

    monkeypatch.setattr(Catalogue, "load", unequal)
    assert checkup.words().level == "bad"


def test_a_gap_in_the_index_of_clauses_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one.level for one in checkup.essential()] == ["good", "good"]
    whole = index.addresses

    def listed(edition: str, without: str = "", turned: bool = False) -> dict[str, Entry]:
        kept = {clause: one for clause, one in whole(edition).items() if clause != without}
        return dict(sorted(kept.items(), reverse=True)) if turned else kept

    for without in ("64A", "66D"):
        monkeypatch.setattr(index, "addresses", partial(listed, without=without))
        missing = {"64A": "64A1", "66D": "66D"}[without]
        assert checkup.clauses() == checkup.bad("doctor-index-bad", clause=missing)
    monkeypatch.setattr(index, "addresses", partial(listed, turned=True))
    assert checkup.clauses().level == "bad"


def test_an_altered_law_book_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["lawbook", "add", str(BOOK), "--edition", "2017", "--publisher", "us", "--yes"]
    assert director.start(told) == 0
    capsys.readouterr()
    status, said = looked("en", capsys)
    assert status == 0
    assert "Law books: 1" in said
    (law,) = (folder / "lawbooks").rglob("law-67.txt")
    law.write_text(law.read_text("utf-8").replace(" the ", " no "), "utf-8")
    status, said = looked("en", capsys)
    assert status == 1
    assert words("en").text("doctor-books-altered.todo") in said
