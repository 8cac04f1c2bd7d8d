"""``director doctor``: green when all is well; else it names the fault and what to do."""

from __future__ import annotations

import sqlite3
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

import pytest

from bot import __main__ as director
from bot import checkup
from bot.http.signature import BadKeyError, Verifier
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
    [
        ("0000", 0, "doctor-tables-old"),
        ("9999", 1, "doctor-tables-newer"),
        ("fe01ab", 1, "stored-schema"),
    ],
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
    place = str(folder / "director.db")
    given = {
        "revision": revision, "newest": NEWEST, "place": place, "cause": "none", "detail": "",
    }  # fmt: skip
    assert words("en").text(message, given).strip() in said


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
    given = {"folder": str(folder / "file" / "data"), "above": str(folder / "file")}
    assert words("en").text("doctor-folder-barred.todo", given) in said
    assert words("en").text("stored-away.todo") in said
    assert words("en").text("doctor-database-new.todo") not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no such folder")
def test_a_data_folder_that_not_even_an_administrator_can_make_is_wrong(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", "/proc/club/data")
    status, said = looked(lang, capsys)
    assert status == 1
    given = {"folder": "/proc/club/data", "above": "/proc"}
    assert words(lang).text("doctor-folder-barred", given) in said
    assert words(lang).text("doctor-folder-new.todo") not in said.splitlines()


def test_a_data_folder_that_we_may_not_look_at_is_wrong(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    exists = Path.exists

    def forbidden(place: Path) -> bool:
        if place.is_relative_to(folder / "closed" / "data"):
            raise PermissionError(13, "Permission denied")
        return exists(place)

    def access(place: Path, _mode: int) -> bool:
        return place != folder / "closed"

    (folder / "closed").mkdir()
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(folder / "closed" / "data"))
    monkeypatch.setattr(Path, "exists", forbidden)
    monkeypatch.setattr("os.access", access)
    assert checkup.folder().message == "doctor-folder-barred"
    status, said = looked("en", capsys)
    assert status == 1
    assert words("en").text("stored-refused.todo") in said


KEY = "0f" * 32


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_a_public_key_no_token_is_needed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("DIRECTOR_PUBLIC_KEY", KEY)
    status, said = looked(lang, capsys)
    assert status == 0
    assert words(lang).text("doctor-token-optional.todo") in said
    assert words(lang).text("doctor-key-good") in said
    monkeypatch.setenv("DIRECTOR_PUBLIC_KEY", "abc")
    status, said = looked(lang, capsys)
    assert status == 1
    assert words(lang).text("doctor-token-missing.todo") in said
    assert words(lang).text("cli-error-public-key") in said


@pytest.mark.parametrize(
    "key", [KEY, KEY.upper(), f" {KEY} ", KEY[1:], f"{KEY}0", "g" * 64, "", "٠" * 64]
)
def test_the_doctor_takes_the_same_keys_as_the_endpoint(key: str) -> None:
    (found,) = checkup.public_key(key)
    with nullcontext() if found.level == "good" else pytest.raises(BadKeyError):
        Verifier(key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shards_that_do_not_fit_are_wrong(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = words(lang).text("doctor-shards-good", {"ids": "0-3", "count": 8})
    bad = words(lang).text("cli-error-shards")
    assert good not in looked(lang, capsys)[1]
    monkeypatch.setenv("DIRECTOR_SHARD_COUNT", "8")
    for ids, ended, line, other in (
        ("0-3", 0, good, bad), ("3-0", 1, bad, good), ("7-8", 1, bad, good), ("x", 1, bad, good)
    ):  # fmt: skip
        monkeypatch.setenv("DIRECTOR_SHARD_IDS", ids)
        status, said = looked(lang, capsys)
        assert status == ended
        assert line in said
        assert other not in said


@pytest.mark.parametrize(
    ("count", "messages", "addresses"),
    [
        (3743, "komunikaty", "pozycje"), (3712, "komunikatów", "pozycji"),
        (3745, "komunikatów", "pozycji"), (22, "komunikaty", "pozycje"),
    ],
)  # fmt: skip
def test_polish_counts_as_poles_do(count: int, messages: str, addresses: str) -> None:
    said = words("pl").text("doctor-words-good", {"count": count})
    assert said.endswith(f" {messages} w każdym.")
    said = words("pl").text("doctor-index-good", {"count": count})
    assert said.endswith(f" {addresses} w trzech wydaniach.")


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
