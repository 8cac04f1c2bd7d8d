"""Looking up at the terminal, and what the operator is told of a file that differs."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES
from tests.bot.lawbook import pages
from tests.bot.lawbook.test_commands import LAW, PAGE, TOLD, add, file, library

__all__ = ["library"]


@pytest.mark.parametrize(
    ("lang", "command"),
    [*((one, ["law", "67A1"]) for one in LANGUAGES), ("en", ["rule", "--plain"])],
)
def test_at_the_terminal_the_operator_is_told_which_file_differs(
    lang: str, command: list[str], tmp_path: Path, library: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    kept = library / "2017-en" / "law-67.txt"
    kept.write_text(kept.read_text("utf-8").replace("row 4 puts", "row 4 lays"), "utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(OMITTED)))
    capsys.readouterr()
    assert director.start(["--lang", lang, *command]) == 0
    said = capsys.readouterr()
    assert "row 4 lays" not in said.out
    label = words(lang).text("digest-label", {"clause": "67A1", "edition": "2017"})
    assert label.partition(" – ")[2] in said.out
    told = words(lang).text("lawbook-differs", {"clause": "67A1", "file": str(kept)})
    assert said.err.splitlines() == [told]
    assert not caplog.records


OMITTED = {
    "irregularity": "card_count", "edition": "2017",
    "facts": {
        "next_trick_played_by": "none", "defect": "omitted", "did_play_card": "no",
        "offender_role": "defender",
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_law_shows_a_clause_by_number_and_by_words(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    older = pages.lettered(pages.invented(67, "2007", "en"), 67)
    assert add(file(tmp_path, older), "--edition", "2007", "--yes") == 0
    capsys.readouterr()
    assert director.start(["--lang", lang, "law", "67b1a", "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert LAW["67B1(a)"].text in said
    assert words(lang).text("lookup-changes") in said
    assert (words(lang).text("lookup-cases") in said) == (lang == "en")
    assert "law-67-b1-no-trick" not in said
    assert words(lang).text("sheet-status-encoded") in said
    assert director.start(["--lang", lang, "law", "straffekort"]) == 0
    assert words(lang).text("lookup-also") in capsys.readouterr().out
    assert director.start(["--lang", lang, "law", "zzz"]) == 1
