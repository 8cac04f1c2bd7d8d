"""``director log``, where nothing is deleted after all, and where a case cannot be read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from io import StringIO

import pytest

from bot import __main__ as director
from bot.store import Address
from bot.wording import words
from locales import LANGUAGES
from tests.bot.test_stored import BIG, filled

__all__ = ["filled"]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
@pytest.mark.parametrize("told", [["log", "delete", "--all"], ["server", "forget", "3"]])
def test_who_does_not_agree_is_told_that_nothing_was_deleted(
    lang: str, told: list[str], filled: Address, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert filled.file is not None
    terminal = StringIO("n\n")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", terminal)
    assert director.start(["--lang", lang, *told]) == 1
    assert capsys.readouterr().out.endswith(words(lang).text("stored-nothing-deleted") + "\n")


@each_language
def test_a_case_that_is_no_longer_read_has_a_note(
    lang: str, filled: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    assert director.start(["--lang", lang, "log", "list", "--server", str(BIG)]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert line.endswith(words(lang).text("stored-log-unreadable", {"case": "dpc9:zz"}))


@each_language
@pytest.mark.parametrize("command", ["list", "export"])
def test_an_entry_that_is_none_of_ours_is_told_without_a_traceback(
    lang: str, command: str, filled: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    with closing(sqlite3.connect(filled.file)) as there, there:
        there.execute("UPDATE log SET case_text = 'garbage' WHERE server = ?", (BIG,))
    assert director.start(["--lang", lang, "log", command]) == 1
    assert capsys.readouterr().err.strip() == words(lang).text("stored-log-foreign")
    assert director.start(["--lang", lang, "log", command, "--server", "3"]) == 0
    assert director.start(["log", "delete", "--server", str(BIG), "--yes"]) == 0
    assert director.start(["--lang", lang, "log", command]) == 0


@each_language
def test_a_file_that_cannot_be_written_is_explained(
    lang: str, filled: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    assert filled.file is not None
    nowhere = str(filled.file.parent / "nowhere" / "log.csv")
    assert director.start(["--lang", lang, "log", "export", "--output", nowhere]) == 1
    given = {"file": nowhere, "cause": "missing", "detail": ""}
    said = capsys.readouterr().err.strip()
    assert said == words(lang).text("stored-log-not-written", given)
    assert "No such file or directory" not in said


def test_the_limit_is_a_number_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert director.start(["log", "list", "--help"]) == 0
    assert "--limit NUMBER" in capsys.readouterr().out
