"""``director lawbook`` and ``director law`` from the outside, with invented Laws."""

from __future__ import annotations

import io
import json
import sys
import zlib
from pathlib import Path

import pytest
from pypdf import PdfReader, PdfWriter

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES
from tests.bot.lawbook import pages

LAW = pages.invented(67, "2017", "en")
PAGE = pages.lettered(LAW, 67)
TOLD = ["--edition", "2017", "--yes"]


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "library"
    monkeypatch.setenv("LAWBOOK_DIR", str(folder))
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "DIRECTOR_LANG", "DIRECTOR_EDITION"):
        monkeypatch.delenv(name, raising=False)
    return folder


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def file(folder: Path, data: str | bytes, name: str = "page.txt") -> str:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return str(path)


def add(*told: str) -> int:
    return director.start(["lawbook", "add", *told])


def test_a_page_is_taken_in_and_told_clause_by_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD, "--publisher", "The Kettle Club") == 0
    said = capsys.readouterr().out
    for address in LAW:
        if not address.endswith("*"):
            assert f"  {address} " in said
    assert "Without words of their own: 67B2" in said
    assert director.start(["lawbook", "list"]) == 0
    assert "The Kettle Club, page.txt" in capsys.readouterr().out
    assert director.start(["lawbook", "verify"]) == 0


def test_what_is_missing_or_has_no_place_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stray = "Nobody knows whose paragraph of the teapots this card is."
    lines = [line for line in PAGE.splitlines() if not line.startswith("1. ")]
    place = next(n for n, line in enumerate(lines) if line.startswith("2. "))
    lines.insert(place, stray)
    assert add(file(tmp_path, "\n".join(lines)), *TOLD) == 0
    said = capsys.readouterr().out
    assert "Missing, though the edition has them: 67A1" in said
    assert "Could not be placed, and will not be kept: " in said
    assert stray in said


def test_edition_and_number_are_asked_for_and_never_guessed(
    tmp_path: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nameless = file(tmp_path, pages.without_letters(LAW, 67))
    assert add(nameless, "--yes") == 1
    assert "--edition" in capsys.readouterr().err
    assert add(nameless, *TOLD) == 1
    assert "--law 67" in capsys.readouterr().err
    assert not library.exists()
    assert add(nameless, *TOLD, "--law", "67") == 0
    assert add(file(tmp_path, PAGE), *TOLD, "--law", "50") == 1
    assert "has Law 67, not 50" in capsys.readouterr().err


def test_at_a_terminal_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nameless = file(tmp_path, pages.without_letters(LAW, 67))
    monkeypatch.setattr(sys, "stdin", Terminal("2018\n2017\nyes\ny\n"))
    assert add(nameless) == 0
    said = capsys.readouterr().out
    assert said.count("Which edition") == 2
    assert "as Law 67. Is it?" in said
    monkeypatch.setattr(sys, "stdin", Terminal("no\n"))
    assert add(nameless, "--edition", "2017", "--law", "67") == 1
    monkeypatch.setattr(sys, "stdin", Terminal("no\n"))
    assert add(nameless, *TOLD) == 1


def test_an_edition_that_the_document_names_is_taken_and_another_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = file(tmp_path, f"Laws of Duplicate Bridge 2017\n\n{PAGE}")
    assert add(named, "--yes") == 0
    assert add(named, "--edition", "2007", "--yes") == 1
    assert "says that it is of 2017" in capsys.readouterr().err


def test_an_edition_that_a_clause_speaks_of_is_not_the_documents(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken_of = PAGE.replace("row 4 puts", "row 4, unlike in the 2007 Laws, puts")
    assert add(file(tmp_path, spoken_of), "--yes") == 1
    assert "--edition" in capsys.readouterr().err


def test_the_documents_own_title_stands_in_the_source_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = pages.web_without_letters(LAW, "en")
    assert add(file(tmp_path, page, "page.html"), *TOLD, "--law", "67") == 0
    capsys.readouterr()
    assert director.start(["lawbook", "show", "67A1"]) == 0
    assert "Source: Teapots, page.html" in capsys.readouterr().out
    assert director.start(["lawbook", "show", "67"]) == 0
    assert (LAW["67"].heading or "") in capsys.readouterr().out


def encrypted() -> bytes:
    writer = PdfWriter(PdfReader(io.BytesIO(pages.pdf(PAGE))))
    writer.encrypt("secret", algorithm="RC4-128")
    target = io.BytesIO()
    writer.write(target)
    return target.getvalue()


def packed(megabytes: int) -> bytes:
    """A small PDF file of one page whose content unpacks to this much."""
    packer = zlib.compressobj(1)
    raw = b"".join(packer.compress(bytes(2**20)) for _ in range(megabytes)) + packer.flush()
    filtered = b"<< /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream" % (len(raw), raw)
    plain = pages.pdf("x")
    start = plain.index(b"5 0 obj\n") + len(b"5 0 obj\n")
    end = plain.index(b"\nendobj", start)
    return plain[:start] + filtered + plain[end:]


POLISH = pages.lettered(pages.invented(67, "2017", "pl"), 67)
OTHER_BOOK = """Law 3

Gravity

A. Apples
The apple of the tree is on a head.
B. Pears
The pear of the tree is in the grass of a garden.
"""
BAD: dict[str, tuple[bytes, str]] = {
    "encrypted": (encrypted(), "encrypted"),
    "scanned": (pages.pdf(""), "scanned"),
    "cut off": (pages.pdf(PAGE)[:-400], "truncated"),
    "stops in a sentence": (PAGE[: PAGE.index("row 11") + 30].encode(), "truncated"),
    "Latin 2": (POLISH.encode("iso8859-2"), "encoding"),
    "mojibake": ("Law 67\n\nTytuł żółw".encode().decode("cp1252", "replace").encode(), "encoding"),
    "zip": (b"PK\x03\x04" + bytes(100), "other-kind"),
    "empty": (b"", "empty"),
    "another book": (OTHER_BOOK.encode(), "other-book"),
    "no law": (b"The teapot of the trick is a card in the hand of the director.", "no-number"),
    "twice": ((PAGE + "\n\n" + PAGE).encode(), "twice"),
    "damaged": (b"%PDF-1.4\nnothing\n%%EOF", "damaged"),
    "nested": (b"<html><body>Law 67" + b"<ol><li>" * 100_000, "damaged"),
    "unpacks": (packed(201), "unpacks"),
    "unknown encoding": (b'<html><meta charset="kettle"><p>Law 67</p></html>', "encoding"),
    "Polish": (POLISH.encode(), "other-language"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_explained_and_what_was_there_stays(
    name: str, tmp_path: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    before = {path: path.read_bytes() for path in library.rglob("*.*")}
    capsys.readouterr()
    data, code = BAD[name]
    assert add(file(tmp_path, data, "bad.bin"), *TOLD, "--language", "en") == 1
    said = capsys.readouterr().err
    given = {"file": "bad.bin", "law": "67", "kind": "zip", "language": "pl"}
    assert words("en").text(f"lawbook-error-{code}", given) in said
    assert {path: path.read_bytes() for path in library.rglob("*.*")} == before


def test_a_file_that_is_too_big_or_unpacks_to_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.lawbook.source.MOST_BYTES", 1000)
    assert add(file(tmp_path, PAGE), *TOLD) == 1
    assert "50 MB" in capsys.readouterr().err
    monkeypatch.setattr("bot.lawbook.source.MOST_BYTES", 10**7)
    monkeypatch.setattr("bot.lawbook.source.MOST_UNPACKED", 1000)
    assert add(file(tmp_path, pages.pdf(PAGE), "big.pdf"), *TOLD) == 1
    assert "200 MB" in capsys.readouterr().err
    assert add(str(tmp_path / "nowhere.txt"), *TOLD) == 1


def test_a_whole_book_in_one_file_and_one_law_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = (1, *range(43, 68), 93)
    laws = {n: pages.invented(n, "2017", "en") or whole(n) for n in numbers}
    listed = "\n".join(f"Law {n} - {pages.head(law).heading}" for n, law in laws.items())
    text = "\n\n".join(pages.lettered(law, n) for n, law in laws.items())
    book = f"Laws of Duplicate Bridge 2017\n\nCONTENTS\n{listed}\n\nPART I\nTEAPOTS\n\n{text}"
    assert add(file(tmp_path, book), "--yes") == 0
    said = capsys.readouterr()
    assert "27 Laws are kept" in said.out
    assert "Laws that are not in it: 2–42, 68–92" in said.out
    assert "Law 25 of 27" in said.err
    assert "not list in full, taken by their own numbering: 1, 46, 93" in said.out
    assert director.start(["lawbook", "show", "1A", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["text"] == laws[1]["1A"].text
    one, two = (file(tmp_path, pages.lettered(laws[n], n), f"{n}.txt") for n in (45, 64))
    assert add(one, two, *TOLD) == 0
    assert add(one, one, *TOLD) == 1


def whole(law: int) -> dict[str, pages.Clause]:
    """A Law that the index does not list."""
    made = {str(law): pages.Clause(str(law), "Teapots", "")}
    for n, part in enumerate(("A", "A1", "A2", "B"), 1):
        heading = "Kettles" if len(part) == 1 else None
        made[f"{law}{part}"] = pages.Clause(f"{law}{part}", heading, pages.sentence(n, 60, "en"))
    return made


def test_show_verify_and_accept(
    tmp_path: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    capsys.readouterr()
    assert director.start(["lawbook", "show", "67 b 2 a"]) == 0
    said = capsys.readouterr().out
    assert LAW["67B2(a)"].text in said
    assert f"* {LAW['67*'].text}" in said
    kept = library / "2017-en" / "law-67.txt"
    kept.write_text(kept.read_text("utf-8").replace("row 4 puts", "row 4 lays"), "utf-8")
    assert director.start(["lawbook", "verify"]) == 1
    assert "67A1" in capsys.readouterr().err
    assert director.start(["lawbook", "show", "67A1", "--json"]) == 1
    assert director.start(["lawbook", "accept", "67A1", "67A2", "--yes"]) == 0
    said = capsys.readouterr().out
    assert "row 4 puts" in said
    assert "row 4 lays" in said
    assert "nothing to accept" in said
    assert director.start(["lawbook", "verify"]) == 0
    assert director.start(["lawbook", "show", "67A1", "--json"]) == 0
    assert "row 4 lays" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("told", "code", "given"),
    [
        (["show", "nonsense"], "no-address", {"clause": "nonsense"}),
        (["show", "50"], "no-clause", {"clause": "50"}),
        (["accept", "67Z", "--yes"], "no-address", {"clause": "67Z"}),
        (["remove", "--yes"], "no-book", {}),
    ],
)
def test_what_is_not_there_is_said(
    told: list[str], code: str, given: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["lawbook", *told]) == 1
    assert words("en").text(f"lawbook-error-{code}", given) in capsys.readouterr().err


def test_a_book_is_removed_when_it_is_named(
    tmp_path: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(file(tmp_path, PAGE), *TOLD) == 0
    assert director.start(["lawbook", "remove", "--yes"]) == 1
    assert director.start(["lawbook", "remove", "--edition", "2017", "--language", "en"]) == 1
    assert "add --yes" in capsys.readouterr().err
    told = ["lawbook", "remove", "--edition", "2017", "--language", "en", "--yes"]
    assert director.start(told) == 0
    assert not list(library.rglob("law-*"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["add", "list", "show", "verify", "remove", "accept"])
def test_help_is_in_the_readers_language(
    lang: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["--lang", lang, "lawbook", name, "--help"]) == 0
    said = "".join(capsys.readouterr().out.split())  # the help may wrap within a word with a dash
    assert "".join(words(lang).text(f"cli-lawbook-{name}").split()) in said
