"""The library: kept as plain files, checked against fingerprints, corrected by hand."""

from __future__ import annotations

import hashlib
import json
import logging
import os
from pathlib import Path

import pytest

from bot.lawbook import folder as disk
from bot.lawbook.clauses import Clause, fingerprint
from bot.lawbook.faults import BookError
from bot.lawbook.library import Library
from bot.lawbook.record import Origin
from bot.wording import words
from bot.wording.quotes import elsewhere, official_quote, quote
from tests.bot.lawbook import pages

ORIGIN = Origin("page.txt", "0" * 64, "The Teapot Laws", "The Kettle Club")
LAW = pages.invented(67, "2017", "en")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library with one invented Law."""
    made = Library(tmp_path / "books")
    made.store("2017", "en", ORIGIN, [LAW])
    return made


def text_of(library: Library) -> Path:
    return library.folder / "2017-en" / "law-67.txt"


def alter(library: Library, old: str, new: str) -> None:
    path = text_of(library)
    changed = path.read_text("utf-8").replace(old, new, 1)
    assert changed != path.read_text("utf-8")
    path.write_text(changed, "utf-8")


def test_what_is_kept_can_be_read_by_a_person(library: Library) -> None:
    assert library.books() == (("2017", "en"),)
    assert library.laws("2017", "en") == (67,)
    kept = text_of(library).read_text("utf-8")
    assert f"[67A1]\n{LAW['67A1'].text}\n" in kept
    data = json.loads(text_of(library).with_suffix(".json").read_text("utf-8"))
    assert data["source"]["sha256"] == "0" * 64
    assert data["clauses"]["67A1"]["sha256"] == fingerprint(LAW["67A1"].text)


def test_a_fingerprint_is_of_the_composed_text_with_white_space_folded() -> None:
    plain = "żółw ø"
    assert fingerprint("z\u0307o\u0301łw \n ø ") == fingerprint(plain)
    assert fingerprint(plain) == hashlib.sha256(plain.encode()).hexdigest()


def test_a_clause_is_quoted_with_its_footnote_and_source(library: Library) -> None:
    found = quote(words("en"), "67B2(a)", "2017", library)
    assert found.official
    assert found.text == f"{LAW['67B2(a)'].text}\n* {LAW['67*'].text}"
    for part in ("67B2(a)", "2017", "English", "The Teapot Laws", "The Kettle Club", "page.txt"):
        assert part in found.source
    assert "none" not in quote(words("pl"), "67A", "2017", library).source


def test_a_clause_without_words_is_told_in_ours(library: Library) -> None:
    assert not quote(words("en"), "67B2", "2017", library).official


def test_another_language_is_offered_and_labelled_and_another_edition_never(
    library: Library,
) -> None:
    polish = words("pl")
    assert not quote(polish, "67A1", "2017", library).official
    assert elsewhere(polish, "67A1", "2017", library) == ("en",)
    assert elsewhere(words("en"), "67A1", "2017", library) == ()
    shown = official_quote(polish, "67A1", "2017", "en", library)
    assert shown
    assert shown.language == "en"
    assert "po angielsku" in shown.source
    assert elsewhere(polish, "67A1", "2007", library) == ()
    assert not quote(words("en"), "67A1", "2007", library).official


@pytest.mark.parametrize(
    ("old", "new"),
    [("row 4 puts", "row 5 puts"), ("[67A1]", "[67A3]"), ("row 4", "row  4 and")],
)
def test_an_altered_clause_is_not_quoted_and_the_operator_is_told(
    library: Library, old: str, new: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert quote(words("en"), "67A1", "2017", library).official
    alter(library, old, new)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert not quote(words("en"), "67A1", "2017", library).official
    assert len(caplog.records) == 1
    assert str(text_of(library)) in caplog.text
    assert quote(words("en"), "67A2", "2017", library).official
    assert "67A1" in {one.clause for one in library.differences()}


def test_a_change_is_noticed_even_if_size_and_time_stay(library: Library) -> None:
    assert quote(words("en"), "67A1", "2017", library).official
    before = text_of(library).stat()
    alter(library, "row 4 puts", "row 5 puts")
    os.utime(text_of(library), ns=(before.st_atime_ns, before.st_mtime_ns))
    assert not quote(words("en"), "67A1", "2017", library).official


@pytest.mark.parametrize("suffix", [".txt", ".json"])
def test_a_file_without_its_neighbour_is_told(
    library: Library, suffix: str, caplog: pytest.LogCaptureFixture
) -> None:
    text_of(library).with_suffix(suffix).unlink()
    with caplog.at_level(logging.ERROR):
        assert not quote(words("en"), "67A1", "2017", library).official
    assert str(text_of(library)) in caplog.text
    assert [one.clause for one in library.differences()] == [""]
    assert library.remove("2017", "en") == 1
    assert library.books() == ()


def test_white_space_alone_alters_nothing(library: Library) -> None:
    alter(library, "row 4 puts a", "row 4\n   puts  a")
    assert quote(words("en"), "67A1", "2017", library).official
    assert not list(library.differences())


def test_an_altered_title_or_footnote_is_noticed(library: Library) -> None:
    alter(library, f"# {LAW['67A'].heading}", "# Another title")
    assert not quote(words("en"), "67A", "2017", library).official
    alter(library, LAW["67*"].text, "Another footnote.")
    assert not quote(words("en"), "67B2(a)", "2017", library).official
    assert quote(words("en"), "67B2(b)", "2017", library).official


def test_at_the_start_everything_is_compared(
    library: Library, caplog: pytest.LogCaptureFixture
) -> None:
    alter(library, "row 4", "row 44")
    fresh = Library(library.folder)
    with caplog.at_level(logging.ERROR):
        fresh.checked()
    assert "67A1" in caplog.text


@pytest.mark.parametrize("suffix", [".txt", ".json"])
def test_a_broken_file_is_told_and_not_quoted(
    library: Library, suffix: str, caplog: pytest.LogCaptureFixture
) -> None:
    text_of(library).with_suffix(suffix).write_text("{ nonsense", "utf-8")
    with caplog.at_level(logging.ERROR):
        assert not quote(words("en"), "67A1", "2017", library).official
    assert caplog.records
    assert [one.clause for one in library.differences()] == [""]


def test_a_correction_is_accepted_with_a_new_fingerprint(library: Library) -> None:
    alter(library, "row 4 puts", "row 4, corrected, puts")
    law = library.law("2017", "en", 67)
    assert law
    assert law.altered == ("67A1",)
    library.accept(law, "67A1")
    found = library.official("67A1", "2017", "en")
    assert found
    assert "corrected" in found.text
    again = library.law("2017", "en", 67)
    assert again
    assert again.altered == ()
    assert again.record.clauses["67A1"].imported == LAW["67A1"]


def test_a_clause_that_was_taken_out_is_accepted_too(library: Library) -> None:
    alter(library, f"[67A1]\n{LAW['67A1'].text}\n", "")
    law = library.law("2017", "en", 67)
    assert law
    assert law.altered == ("67A1",)
    library.accept(law, "67A1")
    assert not list(library.differences())
    assert library.official("67A1", "2017", "en") is None


def test_a_law_taken_in_again_replaces_only_itself(library: Library) -> None:
    fifty = pages.invented(50, "2017", "en")
    library.store("2017", "en", ORIGIN, [fifty])
    other = {**LAW, "67A1": Clause("67A1", None, "Nobody keeps a card.")}
    library.store("2017", "en", ORIGIN, [other])
    assert library.laws("2017", "en") == (50, 67)
    found = library.official("67A1", "2017", "en")
    assert found
    assert found.text == "Nobody keeps a card."


def test_what_cannot_be_written_leaves_everything_as_it_was(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path: path.read_bytes() for path in library.folder.rglob("*") if path.is_file()}

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk.os, "fsync", full)
    with pytest.raises(BookError, match="not-written"):
        library.store("2017", "en", ORIGIN, [pages.invented(50, "2017", "en")])
    monkeypatch.undo()
    after = {path: path.read_bytes() for path in library.folder.rglob("*") if path.is_file()}
    assert after == before


def test_a_book_is_removed_with_all_its_files(library: Library) -> None:
    assert library.remove("2017", "en") == 1
    assert library.books() == ()
    assert not text_of(library).parent.exists()
    assert library.remove("2017", "en") == 0


def test_the_library_lies_where_the_environment_says(tmp_path: Path) -> None:
    assert Library.of({"LAWBOOK_DIR": str(tmp_path)}).folder == tmp_path
    usual = Library.of({}).folder
    assert usual.name == "lawbooks"
    assert usual.parent.name == "director-please"


def test_what_is_no_address_is_not_there(library: Library) -> None:
    assert library.official("nonsense", "2017", "en") is None
    assert library.official("68B2", "2017", "en") is None
    assert library.official("67A9", "2017", "en") is None
