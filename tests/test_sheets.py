"""The sheets of docs/laws: a changed reading shows there as a difference to be judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sheets import Sheet
from bot.sheets_clauses import ClausePage
from bot.wording import words
from rules import EDITIONS, Edition
from rules.editions import NEWEST
from rules.sheet import Leaf, as_told, bare, changes, in_book_order, orders, paths, rows, tree
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
    (tmp_path / "law-67-1997.md").unlink()
    (tmp_path / "law-99.md").write_text("no such Law here", encoding="utf-8")
    assert out_of_date(tmp_path) == ["law-67-1997.md", "law-67.md", "law-99.md"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_path_of_the_walk_is_in_one_row_that_orders_the_same(edition: Edition) -> None:
    leaves = paths(bare(COUNT, edition))
    table = rows(tree(leaves))
    for leaf in leaves:
        fitting = [
            row
            for row in table
            if all(leaf.answers.get(key) in many for key, many in row.conditions.items())
        ]
        assert len(fitting) == 1
        assert orders(fitting[0].leaves[0]) == orders(leaf)


def test_no_row_says_what_another_row_says_under_conditions_that_differ_in_one_fact() -> None:
    table = rows(tree(paths(bare(COUNT, NEWEST))))
    for one in table:
        for other in table:
            keys = [
                key for key in one.conditions if one.conditions[key] != other.conditions.get(key)
            ]
            alike = one.conditions.keys() == other.conditions.keys() and len(keys) == 1
            assert not (alike and orders(one.leaves[0]) == orders(other.leaves[0]))


def test_a_report_changes_a_ruling_only_where_it_stands_in_the_table() -> None:
    found = changes(COUNT, NEWEST)
    assert all(one.added or one.removed for one in found)
    assert {"late_attention", "claimed", "equity_shortfall"} <= {k for c in found for k in c.told}
    assert any(c.told.keys() == {"could_have_known", "damage"} for c in found)


def test_an_edition_that_asks_further_has_no_ruling_in_a_row_beside_the_others() -> None:
    row = rows(Leaf({}, (None,)))[0]
    assert as_told(row) is None
    assert list(in_book_order([row], "67")) == ["67"]


@pytest.mark.parametrize("language", ["pl", "no"])
def test_the_sheets_can_be_written_in_each_language(language: str) -> None:
    said = words(language, strict=True)
    assert ClausePage(COUNT, said).text()
    assert Sheet(COUNT, NEWEST, said).text()


def test_every_clause_of_the_law_stands_on_its_page_in_the_order_of_the_book() -> None:
    text = (FOLDER / "law-67.md").read_text(encoding="utf-8")
    addresses = ["67A1", "67A2", "67B1(a)", "67B1(b)", "67B2(a)", "67B2(b)", "67B3"]
    places = [text.index(f"### Law {one}\n") for one in addresses]
    assert places == sorted(places)
