"""The sheets of docs/laws: a changed reading shows there as a difference to be judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sheets import Sheet
from bot.sheets_clauses import ClausePage
from bot.wording import words
from rules.editions import NEWEST
from rules.vocabulary.play import Irregularity
from tools.sheets import FOLDER, out_of_date, sheets

COUNT = Irregularity.CARD_COUNT


def test_the_sheets_say_what_the_code_does() -> None:
    assert out_of_date() == [], "run make sheets and read the difference"


def test_a_sheet_that_is_missing_changed_or_foreign_is_reported(tmp_path: Path) -> None:
    for name, text in sheets().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert out_of_date(tmp_path) == []
    (tmp_path / "law-67.md").write_text("something else", encoding="utf-8")
    (tmp_path / "card-count-1997.md").unlink()
    (tmp_path / "law-99.md").write_text("no such Law here", encoding="utf-8")
    assert out_of_date(tmp_path) == ["card-count-1997.md", "law-67.md", "law-99.md"]


@pytest.mark.parametrize("language", ["pl", "no"])
def test_the_sheets_can_be_written_in_each_language(language: str) -> None:
    said = words(language, strict=True)
    assert ClausePage("67", said).text()
    assert Sheet(COUNT, NEWEST, said).text()


def test_every_clause_of_the_law_stands_on_its_page_in_the_order_of_the_book() -> None:
    text = (FOLDER / "law-67.md").read_text(encoding="utf-8")
    addresses = ["67A1", "67A2", "67B1(a)", "67B1(b)", "67B2(a)", "67B2(b)", "67B3"]
    places = [text.index(f"### Law {one}\n") for one in addresses]
    assert places == sorted(places)
