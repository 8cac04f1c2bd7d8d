"""The real law books, where they lie beside the repository: every clause word for word."""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as director
from bot import door
from bot.lawbook.clauses import fingerprint, folded
from bot.lawbook.library import Library
from bot.lawbook.reading import Book, book, document
from bot.wording import words
from bot.wording.quotes import quote
from locales import Language
from tests.bot.lawbook.pages import last_of

BOOKS = Path(__file__).parents[4] / "shared" / "lawbooks"
pytestmark = pytest.mark.skipif(
    not BOOKS.is_dir(), reason="the real law books do not lie beside the repository"
)

Place = tuple[int, int]
"""The line of a title, or 0, and the line of the words, or 0: from 1."""
LOST: dict[str, Place] = {
    "67": (3, 0), "67A": (5, 7), "67A1": (0, 9), "67A2": (0, 10), "67B": (12, 14),
    "67B1": (0, 16), "67B1(a)": (0, 17), "67B1(b)": (0, 18), "67B2": (0, 0),
    "67B2(a)": (0, 19), "67B2(b)": (0, 20), "67B3": (0, 21), "67*": (0, 23),
}  # fmt: skip
PLACES: dict[str, dict[str, Place]] = {
    "2017-en-law-67": LOST,
    "2017-pl-law-67": LOST,
    "2007-en-law-67": {
        "67": (5, 0), "67A": (7, 9), "67A1": (0, 11), "67A2": (0, 12), "67B": (14, 16),
        "67B1": (0, 18), "67B1(a)": (0, 19), "67B1(b)": (0, 20), "67B2": (0, 0),
        "67B2(a)": (0, 21), "67B2(b)": (0, 22), "67*": (0, 24),
    },
    "2007-no-law-67": {
        "67": (1, 0), "67A": (3, 4), "67A1": (0, 6), "67A2": (0, 7), "67B": (9, 10),
        "67B1": (0, 12), "67B1(a)": (0, 13), "67B1(b)": (0, 14), "67B2": (0, 0),
        "67B2(a)": (0, 15), "67B2(b)": (0, 16), "67*": (0, 18),
    },
    "1997-en-law-50": {
        "50": (7, 9), "50A": (11, 12), "50B": (13, 14), "50C": (15, 16), "50D": (17, 18),
        "50D1": (19, 20), "50D2": (21, 22), "50D2(a)": (23, 24), "50D2(b)": (25, 26),
    },
}  # fmt: skip
NUMBERS = re.compile(
    r"^\s*(?:(?:§ 67\.|LAW\s50 -) )?(?:(?:-\s*)?(?:[A-D]\.|\d\.|[ab]\.|\([ab]\)|\*)\s*)*"
)
each_book = pytest.mark.parametrize("name", PLACES)


def lines(name: str) -> list[str]:
    """The document as it is, its links reduced to their words."""
    text = (BOOKS / f"{name}.txt").read_text("utf-8")
    return re.sub(r"\[([^\]]*)\]\(#\)", r"\1", text).splitlines()


def printed(name: str, number: int) -> str:
    """A line without what stands before its words; an empty text for line 0."""
    if not number:
        return ""
    return folded(NUMBERS.sub("", lines(name)[number - 1]).replace("polish version", ""))


def taken_in(name: str) -> Book:
    edition, language, _, law = name.split("-")
    told: Language = "pl" if language == "pl" else "no" if language == "no" else "en"
    read = document(BOOKS / f"{name}.txt")
    return book(read, edition, told, law=0 if read.numbered else int(law))


@each_book
def test_every_clause_is_there_word_for_word(name: str) -> None:
    (found,) = taken_in(name).found
    assert found.missing == ()
    assert found.unplaced == []
    assert set(found.clauses) == set(PLACES[name])
    for address, (title, text) in PLACES[name].items():
        clause = found.clauses[address]
        assert folded(clause.heading or "") == printed(name, title), address
        assert folded(clause.text) == printed(name, text), address


@each_book
def test_nothing_is_lost_and_nothing_is_there_twice(name: str) -> None:
    made = taken_in(name)
    kept = [line.text for line in made.aside]
    for clause in made.found[0].clauses.values():
        kept += [clause.heading or "", clause.text, *clause.footnotes]
    numbers = ["Law 67"] if name == "2007-en-law-67" else []
    counted = Counter(" ".join((*kept, *numbers)).split())
    for line in lines(name):
        counted.subtract(NUMBERS.sub("", line).split())
    assert not {word: times for word, times in counted.items() if times}


@each_book
def test_language_is_recognised_and_edition_is_not_guessed(name: str) -> None:
    read = document(BOOKS / f"{name}.txt")
    assert read.language == name.split("-")[1]
    assert read.editions == ()
    assert read.numbered == (not name.startswith("2017"))
    assert read.proposed == (67 if name.startswith("2017") else None)


def test_the_loose_last_sentence_is_a_footnote_of_the_law() -> None:
    law = taken_in("1997-en-law-50").found[0].clauses["50"]
    assert law.footnotes == (printed("1997-en-law-50", 29),)


def test_addresses_are_shown_with_their_last_part() -> None:
    assert [last_of(one) for one in ("67B1(b)", "67B1", "67B")] == ["b", "1", "B"]


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """A library into which the command line has taken all five documents."""
    monkeypatch.setenv("LAWBOOK_DIR", str(tmp_path / "library"))
    for name in PLACES:
        edition = name.split("-")[0]
        number = ["--law", "67"] if edition == "2017" else []
        file = str(BOOKS / f"{name}.txt")
        assert director.start(["lawbook", "add", file, "--edition", edition, *number, "--yes"]) == 0
    return director.library(words("en"))


@each_book
def test_show_gives_each_clause_as_json(
    name: str, imported: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(imported.books()) == 5
    edition, language = name.split("-")[:2]
    capsys.readouterr()
    for address, (title, text) in PLACES[name].items():
        told = ["lawbook", "show", address, "--edition", edition, "--language", language, "--json"]
        assert director.start(told) == 0
        shown = json.loads(capsys.readouterr().out)
        assert shown["clause"] == address
        assert shown["text"] == printed(name, text)
        assert (shown["heading"] or "") == printed(name, title)
        assert shown["sha256"] == fingerprint(printed(name, text))
        assert f"{name}.txt" in shown["source"]
        noted = address == "67B2(a)" or address == "50"
        assert len(shown["footnotes"]) == noted


DEFECTIVE = {
    "irregularity": "card_count", "edition": "2017",
    "facts": {
        "next_trick_played_by": "both", "defect": "omitted", "did_play_card": "no",
        "offender_role": "defender", "holds_suit_led": "yes", "defective_trick_no": 5,
        "defective_trick_won_by": "opponents", "later_tricks_os": 0,
    },
}  # fmt: skip


def quotes(case: dict[str, Any], lang: str, books: Library) -> dict[str, dict[str, Any]]:
    """What a ruling quotes, by clause."""
    text: Any = door.answer(json.dumps(case), lang=lang, books=books)["text"]
    return {one["citation"]: one for one in text["quotes"]}


def test_a_ruling_quotes_the_book_of_its_edition_and_the_readers_language(
    imported: Library,
) -> None:
    for lang in ("en", "pl"):
        said = quotes(DEFECTIVE, lang, imported)["67B1(a)"]
        assert said["official"] is True
        assert said["text"] == printed(f"2017-{lang}-law-67", 17)
        assert said["language"] == lang
        assert f"2017-{lang}-law-67.txt" in said["source"]


def test_a_book_of_another_edition_never_stands_in(imported: Library) -> None:
    said = quotes(DEFECTIVE, "no", imported)["67B1(a)"]
    assert said["official"] is False
    assert said["text"] not in (printed("2007-no-law-67", 13), printed("2017-en-law-67", 17))
    older = quotes({**DEFECTIVE, "edition": "2007"}, "no", imported)["67B1(a)"]
    assert older["official"] is True
    assert older["text"] == printed("2007-no-law-67", 13)


def test_a_penalty_card_under_1997_quotes_law_50(imported: Library) -> None:
    facts = {
        "next_trick_played_by": "both", "defect": "extra", "offender_role": "defender",
        "defective_trick_no": 5, "faced_card_known": "yes", "cards": ["S9"],
        "extra_card_exposed": "yes", "restored_card_revoke": "none",
    }  # fmt: skip
    case = {"irregularity": "card_count", "edition": "1997", "facts": facts}
    found = {one: said for one, said in quotes(case, "en", imported).items() if one < "60"}
    assert set(found) >= {"50B"}
    assert all(said["official"] for said in found.values())
    assert found["50B"]["text"] == printed("1997-en-law-50", 14)
    named = quote(words("en"), "50D2(a)", "1997", imported)
    assert named.official
    assert named.text == printed("1997-en-law-50", 24)
    assert printed("1997-en-law-50", 23) in named.source


def test_the_terminal_shows_it_too(imported: Library) -> None:
    sheet = io.StringIO()
    door.run(io.StringIO(json.dumps(DEFECTIVE)), sheet, lang="pl", plain=True, books=imported)
    assert printed("2017-pl-law-67", 17) in sheet.getvalue()
