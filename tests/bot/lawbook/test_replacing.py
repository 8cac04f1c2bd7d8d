"""What is taken in replaces what was there only with a word; what cannot be opened is explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES
from tests.bot.lawbook import pages
from tests.bot.lawbook.test_commands import LAW, PAGE, TOLD, Terminal, add, file, library

__all__ = ["library"]

KEPT = "2017-en/law-67.txt"
SCRAP = "\n".join(PAGE.splitlines()[:8])
STRAY = "Nobody knows whose paragraph of the teapots this card of the trick is to be."


def test_the_laws_that_are_replaced_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = file(tmp_path, PAGE)
    assert add(page, *TOLD) == 0
    assert "replaced" not in capsys.readouterr().out
    assert add(page, *TOLD) == 0
    assert "replaced by page.txt: Laws 67\n" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scrap_of_a_law_does_not_replace_it_unasked(
    lang: str, tmp_path: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    before = (library / KEPT).read_bytes()
    told = ["--lang", lang, "lawbook", "add", file(tmp_path, SCRAP, "scrap.txt"), *TOLD]
    capsys.readouterr()
    assert director.start(told) == 1
    said = capsys.readouterr()
    doubtful = words(lang).text("lawbook-found-doubtful", {"file": "scrap.txt", "laws": "67"})
    assert doubtful in said.out.splitlines()
    assert said.err.strip() == words(lang).text("lawbook-error-doubtful")
    assert (library / KEPT).read_bytes() == before
    assert director.start([*told, "--replace"]) == 0
    assert (library / KEPT).read_bytes() != before


def test_a_document_that_hardly_has_a_place_is_not_kept_unasked(
    tmp_path: Path, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line for line in PAGE.splitlines() if not line.startswith("1. ")]
    place = next(n for n, line in enumerate(lines) if line.startswith("2. "))
    lines[place:place] = [STRAY] * 200
    page = file(tmp_path, "\n".join(lines))
    assert add(page, *TOLD, "--language", "en") == 1
    assert not (library / KEPT).exists()
    monkeypatch.setattr("sys.stdin", Terminal("yes\n"))
    assert add(page, "--edition", "2017", "--language", "en") == 0
    assert (library / KEPT).exists()


def test_a_law_that_is_damaged_may_be_replaced(tmp_path: Path, library: Path) -> None:
    page = file(tmp_path, PAGE)
    assert add(page, *TOLD) == 0
    (library / KEPT).with_suffix(".json").write_text("{", "utf-8")
    assert add(page, *TOLD) == 0
    assert str(pages.head(LAW).heading) in (library / KEPT).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_opened_is_explained(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, cause in ((tmp_path / "nowhere.txt", "missing"), (tmp_path, "a-folder")):
        assert director.start(["--lang", lang, "lawbook", "add", str(path), *TOLD]) == 1
        given = {"file": path.name, "cause": cause, "detail": ""}
        told = words(lang).text("lawbook-error-no-file", given)
        assert capsys.readouterr().err.splitlines()[0] == told
