"""PDF pages of any height: what a page break or a lost gap makes doubtful is never guessed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.lawbook.clauses import Clause, folded
from bot.lawbook.found import Found, found_in
from bot.lawbook.laws import divided
from bot.lawbook.source import said
from tests.bot.lawbook import pages
from tests.bot.lawbook.test_layouts import LOOSE

FILLER = ("while", "lamps", "rest", "on", "a", "long", "table", "beside", "chairs", "of", "glass")
LAYOUTS = {
    "without_letters": pages.without_letters, "lettered": pages.lettered,
    "bracketed": pages.bracketed, "prose": pages.prose,
}  # fmt: skip
each_layout = pytest.mark.parametrize("layout", LAYOUTS)
each_height = pytest.mark.parametrize("rows", [7, 11, 16, 23, 40])


def law_for(layout: str, number: int, edition: str) -> dict[str, Clause]:
    """A Law with sentences of many lengths, as the layout can show it."""
    made = pages.invented(number, edition, "en", titled=layout == "prose")
    if layout == "prose":
        made = {one: clause for one, clause in made.items() if not one.endswith("*")}
    drawn = random.Random(number)
    for address, clause in made.items():
        if clause.text:
            more = " ".join(drawn.choices(FILLER, k=drawn.randrange(3, 40)))
            made[address] = replace(clause, text=f"{clause.text[:-1]}, {more} {address[1:]}.")
    return made


def page_of(law: dict[str, Clause], layout: str, number: int) -> str:
    return pages.prose(law, number, LOOSE) if layout == "prose" else LAYOUTS[layout](law, number)


def read(data: bytes, number: int, edition: str) -> Found:
    (raw,) = divided(said(data)).laws
    return found_in(replace(raw, number=number), edition)


@each_layout
@each_height
@pytest.mark.parametrize(("number", "edition"), [(50, "1997"), (64, "2007"), (67, "2017")])
def test_pages_of_any_height_are_read_whole(
    layout: str, rows: int, number: int, edition: str
) -> None:
    law = law_for(layout, number, edition)
    found = read(pages.pdf(page_of(law, layout, number), rows=rows), number, edition)
    texts = {one: folded(clause.text) for one, clause in found.clauses.items()}
    loose = [] if layout != "prose" or LOOSE in found.clauses[str(number)].footnotes else [LOOSE]
    assert texts == {one: folded(clause.text) for one, clause in law.items()}
    assert found.unplaced == loose  # at the top of a page nobody can tell whose it is


@each_layout
@each_height
def test_without_gaps_nothing_is_misplaced_silently(layout: str, rows: int) -> None:
    law = law_for(layout, 64, "2007")
    data = pages.pdf(page_of(law, layout, 64), width=60, rows=rows, spaced=False)
    found = read(data, 64, "2007")
    for address, clause in found.clauses.items():
        wanted = folded(law[address].text) if address in law else ""
        assert folded(clause.text) in ("", wanted) or found.unplaced or found.missing
    assert LOOSE not in " ".join(one.text for one in found.clauses.values())


def test_a_footnote_goes_on_overleaf_where_the_text_above_it_does_not() -> None:
    law = law_for("lettered", 67, "2007")
    text = page_of(law, "lettered", 67)
    heights = range(3, 60)
    for rows in heights:
        found = read(pages.pdf(text, rows=rows), 67, "2007")
        assert folded(found.clauses["67*"].text) == folded(law["67*"].text), rows
        assert folded(found.clauses["67B2(b)"].text) == folded(law["67B2(b)"].text), rows


def test_heads_and_feet_of_pages_are_put_aside_and_the_text_runs_on() -> None:
    law = law_for("bracketed", 67, "2017")
    lines = pages.pdf_lines(page_of(law, "bracketed", 67))
    sheets = [lines[n : n + 9] for n in range(0, len(lines), 9)]
    printed = [
        line
        for n, sheet in enumerate(sheets, 1)
        for line in (f"Teapot Laws {n}", "", *sheet, *[""] * (9 - len(sheet)), f"page {n}")
    ]
    found = read(pages.pdf("\n".join(printed), rows=12), 67, "2017")
    assert {one: folded(clause.text) for one, clause in found.clauses.items()} == {
        one: folded(clause.text) for one, clause in law.items()
    }
    assert found.unplaced == []


def test_the_same_words_at_the_foot_of_pages_are_no_running_foot() -> None:
    wanted = {
        one: replace(clause, text=f"{clause.text} It is told with the same last words.")
        for one, clause in law_for("bracketed", 67, "2017").items()
        if clause.text
    }
    law = {**law_for("bracketed", 67, "2017"), **wanted}
    for rows in range(5, 20):
        found = read(pages.pdf(page_of(law, "bracketed", 67), rows=rows), 67, "2017")
        assert {one: folded(clause.text) for one, clause in found.clauses.items()} == {
            one: folded(clause.text) for one, clause in law.items()
        }, rows
