"""Damaged pages: an error or a gap that is reported, never a clause in another's place."""

from __future__ import annotations

import re
from collections.abc import Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lawbook import ours
from bot.lawbook.clauses import Clause, folded
from bot.lawbook.faults import BookError
from bot.lawbook.found import Found, found_in
from bot.lawbook.laws import RawLaw, divided
from bot.lawbook.lines import Source, lines_of
from bot.lawbook.source import said
from tests.bot.lawbook import pages
from tests.bot.lawbook.test_layouts import LOOSE

Law = dict[str, Clause]
LAWS = (12, 16, 43, 45, 50, 62, 64, 67)
LABEL = re.compile(r"^(\s*(?:- )?)([A-H]|\d|[a-h])\.(?= )")


@st.composite
def printed_laws(draw: st.DrawFn) -> tuple[Law, str, int, str]:
    """An invented Law, its page in some layout, its number and edition."""
    edition = draw(st.sampled_from(["1997", "2007", "2017"]))
    number = draw(st.sampled_from(LAWS))
    layout = draw(st.sampled_from(["without_letters", "lettered", "bracketed", "prose"]))
    law = pages.invented(number, edition, "en", titled=layout == "prose")
    if layout == "prose":
        law = {one: clause for one, clause in law.items() if not one.endswith("*")}
        return law, pages.prose(law, number, LOOSE), number, edition
    if layout == "lettered":
        return law, pages.lettered(law, number), number, edition
    if layout == "bracketed":
        return law, pages.bracketed(law, number), number, edition
    return law, pages.without_letters(law, number), number, edition


def read(page: str, number: int, edition: str) -> Found:
    """The Law of a page; an empty one where the page has none."""
    made = divided(Source(tuple(lines_of(page.splitlines()))))
    raw = next((law for law in made.laws if law.number in (0, number)), None)
    if raw is None:
        return Found(number)
    return found_in(RawLaw(number, raw.title, raw.told, raw.lines), edition)


def assert_nothing_misplaced(found: Found, law: Mapping[str, Clause]) -> None:
    """Every sentence that stands in a clause is that clause's."""
    owners = {folded(one.text): address for address, one in law.items() if one.text}
    titles = {one.heading: address for address, one in law.items() if one.heading}
    for address, clause in found.clauses.items():
        for text, owner in owners.items():
            assert text not in folded(clause.text) or owner == address, (owner, address)
        assert titles.get(clause.heading or "", address) == address


@given(printed_laws())
def test_a_whole_page_is_read_whole(printed: tuple[Law, str, int, str]) -> None:
    law, page, number, edition = printed
    found = read(page, number, edition)
    assert_nothing_misplaced(found, law)
    assert found.unplaced == []
    assert set(found.clauses) >= {one for one in law if law[one].text}


@settings(max_examples=600)
@given(printed_laws(), st.data())
def test_lost_lines_misplace_nothing(
    printed: tuple[Law, str, int, str], data: st.DataObject
) -> None:
    law, page, number, edition = printed
    lines = page.splitlines()
    lost = data.draw(st.sets(st.integers(0, len(lines) - 1), min_size=1, max_size=6))
    left = "\n".join(line for n, line in enumerate(lines) if n not in lost)
    found = read(left, number, edition)
    assert_nothing_misplaced(found, law)
    said_there = {folded(one.text) for one in found.clauses.values()} | set(found.unplaced)
    for line in left.splitlines():
        for clause in law.values():
            if clause.text and clause.text in line and "*" not in line:
                assert any(clause.text in one for one in said_there)


@settings(max_examples=300)
@given(printed_laws(), st.data())
def test_a_doubled_number_misplaces_nothing(
    printed: tuple[Law, str, int, str], data: st.DataObject
) -> None:
    law, page, number, edition = printed
    lines = page.splitlines()
    labelled = [n for n, line in enumerate(lines) if LABEL.match(line)]
    if len(labelled) < 2:
        return
    place = data.draw(st.integers(1, len(labelled) - 1))
    before = LABEL.match(lines[labelled[place - 1]])
    assert before
    lines[labelled[place]] = LABEL.sub(rf"\g<1>{before[2]}.", lines[labelled[place]])
    whole = read(page, number, edition)
    found = read("\n".join(lines), number, edition)
    if lines != page.splitlines():
        right = {one: clause.text for one, clause in whole.clauses.items()}
        wrong = [one for one, clause in found.clauses.items() if clause.text != right.get(one)]
        assert not wrong or found.missing or found.unplaced or found.wordless
    assert law


@given(printed_laws(), st.data())
def test_a_doubled_line_misplaces_nothing(
    printed: tuple[Law, str, int, str], data: st.DataObject
) -> None:
    law, page, number, edition = printed
    lines = page.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines.insert(place, lines[place])
    try:
        found = read("\n".join(lines), number, edition)
    except BookError:
        return
    assert_nothing_misplaced(found, law)


@settings(max_examples=300)
@given(printed_laws(), st.data())
def test_stray_tags_change_nothing(printed: tuple[Law, str, int, str], data: st.DataObject) -> None:
    law, page, number, edition = printed
    noise = st.sampled_from(["<b>", "</b>", "<br/>", '<span class="x">', "&nbsp;", "\u200b"])
    words = page.split(" ")
    for place in data.draw(st.sets(st.integers(0, len(words) - 1), max_size=8)):
        words[place] += data.draw(noise)
    found = read(" ".join(words), number, edition)
    assert_nothing_misplaced(found, law)
    assert found.unplaced == []
    whole = read(page, number, edition)
    assert {one: folded(clause.text) for one, clause in found.clauses.items()} == {
        one: folded(clause.text) for one, clause in whole.clauses.items()
    }


def fault(data: bytes) -> str:
    """The code of the error that a file gives; empty where it can be read."""
    try:
        said(data)
    except BookError as error:
        return error.code
    return ""


@given(st.binary(max_size=400))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    for start in (b"", b"%PDF-1.4\n", b"<html><body>", b"Law 67\n"):
        assert fault(start + data) in FAULTS


FAULTS = {"", "damaged", "truncated", "scanned", "empty", "encoding", "encrypted", "other-kind"}


@settings(max_examples=60)
@given(st.integers(0, 3000), st.integers(0, 255))
def test_a_damaged_pdf_is_an_error_or_a_text(place: int, sign: int) -> None:
    law = pages.invented(67, "2017", "en")
    data = bytearray(pages.pdf(pages.lettered(law, 67)))
    data[place % len(data)] = sign
    for damaged in (bytes(data), bytes(data[: -(place % 1500) - 1])):
        assert fault(damaged) in FAULTS


@given(printed_laws(), st.sampled_from(["cp1250", "utf-16", "utf-8-sig", "iso8859-2"]))
def test_another_encoding_is_read_or_refused(
    printed: tuple[Law, str, int, str], encoding: str
) -> None:
    page = printed[1].replace("kettle", "żółw kettle") + "żółw"
    found = fault(page.encode(encoding, errors="replace"))
    assert found == ("" if encoding.startswith("utf") else "encoding")


@given(printed_laws())
def test_out_and_in_again_is_the_same(printed: tuple[Law, str, int, str]) -> None:
    _, page, number, edition = printed
    found = read(page, number, edition)
    written = ours.written(found.clauses)
    again = ours.found(said(written.encode("utf-8")))
    assert again.clauses == found.clauses
    assert ours.written(again.clauses) == written
    assert ours.clauses(written.splitlines()) == found.clauses


TEXT = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cf", "Co"]), max_size=40
)


@given(st.lists(st.tuples(TEXT, TEXT, st.lists(TEXT, max_size=2)), min_size=1, max_size=5))
def test_any_words_survive_our_own_files(drawn: list[tuple[str, str, list[str]]]) -> None:
    law: Law = {}
    for n, (heading, text, notes) in enumerate(drawn, 1):
        kept = tuple(one for note in notes if (one := folded(note)))
        law[f"67B{n}"] = Clause(f"67B{n}", folded(heading) or None, folded(text), kept)
    assert ours.clauses(ours.written(law).splitlines()) == law
