"""What changed: from the rules' own deltas, and word by word where both books are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.lawbook.clauses import Clause
from bot.lawbook.library import Library
from bot.lawbook.record import Origin
from bot.lookup.cases import FILE, pinning
from bot.lookup.changes import Change, history, word_by_word
from bot.lookup.page import marked, page
from bot.wording import NO_BOOKS, words
from locales import LANGUAGES
from rules.index import EDITIONS, addresses, changed, renumbered
from tools import pinned


def test_a_clause_is_followed_through_the_editions() -> None:
    newest, oldest = history("67B1(a)", "2017")
    assert newest.changes == (Change.SAME,)
    assert oldest.changes == (Change.CHANGED,)
    (new,) = history("67B3", "2017")
    assert (new.was, new.changes) == ("", (Change.NEW,))
    moved = history("61C", "2017")[0]
    assert (moved.was, moved.now) == ("62C3", "61C")
    assert Change.MOVED in moved.changes
    gone = next(one for one in history("63B", "1997") if one.was)
    assert gone.changes == (Change.GONE,)


def test_a_clause_that_an_edition_has_not_says_where_it_is() -> None:
    shown = page(words("en"), "61C", "2007", NO_BOOKS)
    assert shown.absent
    assert shown.references == ("62C3",)
    assert any("62C3 of 2007 is 61C of 2017" in one.line for one in shown.changes)
    assert not any("61C of 2007" in one.line for one in shown.changes)
    assert page(words("en"), "62C3", "2007", NO_BOOKS).absent == ""
    outside = page(words("en"), "7B", "2007", NO_BOOKS)
    assert (outside.absent, outside.changes) == ("", ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_change_of_the_index_is_told(edition: str) -> None:
    for clause in addresses(edition):
        for step in history(clause, edition):
            if step.was and step.now:
                assert (Change.CHANGED in step.changes) == (step.was in changed(step.older))
                assert renumbered(step.older).get(step.was, step.was) == step.now


def test_two_books_are_compared_word_by_word(tmp_path: Path) -> None:
    library = Library(tmp_path)
    for edition, text in (("2007", "The kettle was hot."), ("2017", "The kettle is hot.")):
        clause = Clause("67B", None, text)
        library.store(edition, "en", Origin(f"{edition}.txt", ""), [{"67B": clause}])
    step = history("67B", "2017")[0]
    parts = word_by_word(step, "en", library)
    before = [part.text for part in parts if part.kept or part.old]
    after = [part.text for part in parts if part.kept or not part.old]
    assert (before, after) == (["The kettle", "was", "hot."], ["The kettle", "is", "hot."])
    assert "[– was –]" in marked(words("en"), parts)
    assert word_by_word(step, "pl", library) == ()
    assert word_by_word(history("67B3", "2017")[0], "en", library) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_of_every_edition_has_a_page(lang: str) -> None:
    for edition in EDITIONS:
        for clause in addresses(edition):
            shown = page(words(lang), clause, edition, NO_BOOKS)
            assert shown.title
            assert shown.status
            assert all(change.line for change in shown.changes)


def test_the_cases_that_pin_a_clause_are_named() -> None:
    assert any("law-67" in one for one in pinning("67B1(a)", "2017"))
    assert pinning("1", "2017") == ()
    assert all(one.startswith("law-50") for one in pinning("50D2", "1997"))


def test_the_cases_of_an_installed_copy_are_those_of_the_tests() -> None:
    assert pinned.FILE.read_text("utf-8") == pinned.text(), "run make sheets"
    assert pinned.FILE == FILE
    assert FILE.stat().st_size < 400_000
