"""Invented pages in the layouts of real books come out complete and right, in every format."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.lawbook.clauses import Clause, folded
from bot.lawbook.reading import Book, book, document
from locales import Language
from tests.bot.lawbook import pages

LOOSE = "When the lantern is out and nobody has a card, the kettle is counted by the Director."


def taken_in(
    folder: Path, data: str | bytes, edition: str, language: Language, law: int = 0
) -> Book:
    """A file with this content, read."""
    path = folder / "page.bin"
    path.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)
    return book(document(path), edition, language, law=law)


def assert_whole(made: Book, wanted: Mapping[str, Clause]) -> None:
    """One Law, nothing missing, nothing without a place, and every word where it belongs."""
    (found,) = made.found
    assert found.missing == ()
    assert found.unplaced == []
    assert list(found.clauses) == list(wanted)
    for address, clause in wanted.items():
        one = found.clauses[address]
        upper = (clause.heading or "").upper() if address == str(found.law) else ""
        assert one.heading in (clause.heading, upper), address
        assert folded(one.text) == folded(clause.text), address


EDITIONS: list[tuple[str, Language]] = [
    ("2017", "en"), ("2017", "pl"), ("2017", "no"), ("2007", "en"), ("2007", "no"), ("2007", "pl"),
]  # fmt: skip
each_book = pytest.mark.parametrize(("edition", "language"), EDITIONS)
each_format = pytest.mark.parametrize("as_pdf", [False, True], ids=["text", "pdf"])


@each_book
@each_format
def test_a_page_that_lost_its_letters(
    edition: str, language: Language, as_pdf: bool, tmp_path: Path
) -> None:
    law = pages.invented(67, edition, language)
    page = pages.without_letters(law, 67)
    made = taken_in(tmp_path, pages.pdf(page) if as_pdf else page, edition, language, 67)
    assert_whole(made, law)
    assert made.document.proposed == 67
    assert not made.document.numbered


@each_book
@each_format
def test_a_page_with_all_its_letters(
    edition: str, language: Language, as_pdf: bool, tmp_path: Path
) -> None:
    law = pages.invented(67, edition, language)
    page = pages.lettered(law, 67, "Przepis" if language == "pl" else "Law")
    data = pages.pdf(page) if as_pdf else pages.linked(page)
    assert_whole(taken_in(tmp_path, data, edition, language), law)


@each_book
@each_format
def test_a_page_with_brackets(
    edition: str, language: Language, as_pdf: bool, tmp_path: Path
) -> None:
    law = pages.invented(67, edition, language)
    page = pages.bracketed(law, 67)
    assert_whole(taken_in(tmp_path, pages.pdf(page) if as_pdf else page, edition, language), law)


@pytest.mark.parametrize("form", ["text", "pdf", "html"])
def test_running_text_with_a_loose_last_sentence(form: str, tmp_path: Path) -> None:
    law = pages.invented(50, "1997", "en", titled=True)
    data: str | bytes = pages.prose(law, 50, LOOSE)
    if form == "pdf":
        data = pages.pdf(pages.prose(law, 50, LOOSE))
    if form == "html":
        data = pages.web_prose(law, 50, LOOSE)
    made = taken_in(tmp_path, data, "1997", "en")
    assert_whole(made, law)
    assert made.found[0].clauses["50"].footnotes == (LOOSE,)


@each_book
def test_html_without_letters(edition: str, language: Language, tmp_path: Path) -> None:
    law = pages.invented(67, edition, language)
    page = pages.web_without_letters(law, language)
    made = taken_in(tmp_path, page, edition, language, 67)
    assert_whole(made, law)
    assert "lantern = 1" not in "".join(line.text for line in made.aside)


@each_book
def test_html_with_letters(edition: str, language: Language, tmp_path: Path) -> None:
    law = pages.invented(67, edition, language)
    assert_whole(taken_in(tmp_path, pages.web_lettered(law, 67, language), edition, language), law)


@each_book
def test_html_with_brackets(edition: str, language: Language, tmp_path: Path) -> None:
    law = pages.invented(67, edition, language)
    assert_whole(taken_in(tmp_path, pages.web_bracketed(law, 67, language), edition, language), law)


@pytest.mark.parametrize("law", [12, 14, 16, 43, 45, 50, 53, 62, 64, 66, 72])
@pytest.mark.parametrize("edition", ["1997", "2007", "2017"])
def test_any_law_of_the_index_in_any_layout(law: int, edition: str, tmp_path: Path) -> None:
    wanted = pages.invented(law, edition, "en")
    assert_whole(taken_in(tmp_path, pages.bracketed(wanted, law), edition, "en"), wanted)
    assert_whole(
        taken_in(tmp_path, pages.linked(pages.lettered(wanted, law)), edition, "en"), wanted
    )
