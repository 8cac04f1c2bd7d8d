"""Every screen of many walks renders at the terminal, plain and in colour."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bot.console.colour import ColourPaper
from bot.console.examples import EXAMPLES
from bot.console.lines import Line, Part
from bot.console.paper import PlainPaper, as_text, paper_for
from bot.console.screens import branch_lines, screen, why_lines
from bot.console.talk import show, worked
from bot.wording import question_text, words
from locales import LANGUAGES
from rules import EDITIONS, Case, Edition, Question, Ruling, rule
from rules.facts import UNKNOWN
from tests.rules.walks import rulings

WALKS = 12
"""Paths of each edition, spread over all of them; each is met in all languages."""


def paths(edition: Edition) -> list[Case]:
    every = rulings(edition)
    return [one.case for one in every[:: max(1, len(every) // WALKS)]]


def screens(edition: Edition) -> list[Case]:
    """Every case on the way to the end of each path, once; also with the last answer unknown."""
    met: dict[frozenset[str], Case] = {}
    for path in paths(edition):
        case = Case(path.irregularity, edition)
        for key, value in path.answers.items():
            for here in (case, case.answered(key, UNKNOWN), case.answered(key, value)):
                met.setdefault(frozenset(map(repr, here.answers.items())), here)
            case = case.answered(key, value)
    return list(met.values())


def unmarked(text: str) -> bool:
    return "[EN]" not in text and "{" not in text and "<" not in text


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_of_many_walks_renders(edition: Edition, lang: str) -> None:
    assert 3 * len(paths(edition)) >= 30
    for case in screens(edition):
        shown = rule(case)
        text = as_text(screen(shown, lang))
        assert unmarked(text), text
        assert len(text.strip().splitlines()) > 3
        if isinstance(shown, Question):
            asked = question_text(shown, lang, left=0)
            assert unmarked(as_text(why_lines(asked, lang)))
            assert bool(shown.branches) == bool(branch_lines(asked, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_keeps_the_order_of_the_table(lang: str) -> None:
    spoken = words(lang)
    text = as_text(screen(rule(EXAMPLES[0]), lang))
    heads = ("steps-head", "fixed-head", "judgement-head", "say-head", "law-text-head")
    places = [text.index(f"\n{spoken.text(head)}\n") for head in heads]
    assert places == sorted(places)


def test_the_worked_rulings_are_the_four_of_the_template() -> None:
    results = [rule(case) for case in EXAMPLES]
    assert all(isinstance(one, Ruling) for one in results)
    cited = [one.citations for one in results if isinstance(one, Ruling)]
    assert cited[0] == ("67B1(a)", "64A2")
    assert cited[1] == ("67B1(a)",)
    assert cited[2] == ("67B2(a)",)
    assert cited[3][-1] == "50B"
    last = results[3]
    assert isinstance(last, Ruling)
    assert [(str(one.card), one.kind) for one in last.penalty_cards] == [("S4", "minor")]


def test_the_worked_rulings_come_in_every_language() -> None:
    sheet = StringIO()
    assert show(sheet, command="director ask") == 0
    for lang in LANGUAGES:
        assert words(lang).text("console-worked-head") in sheet.getvalue()
        for case in EXAMPLES:
            assert as_text(worked(case, lang)) in sheet.getvalue()
    assert unmarked(sheet.getvalue())


def coloured(monkeypatch: pytest.MonkeyPatch, *, no_colour: bool) -> str:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    if no_colour:
        monkeypatch.setenv("NO_COLOR", "1")
    sheet = StringIO()
    console = Console(file=sheet, force_terminal=True, width=60, highlight=False)
    ColourPaper(console).write(*screen(rule(EXAMPLES[0]), "en"))
    return sheet.getvalue()


def test_a_terminal_has_colours_unless_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[1;36m" in coloured(monkeypatch, no_colour=False)
    assert "36m" not in coloured(monkeypatch, no_colour=True)


def test_colour_takes_nothing_away_and_wraps_with_the_indentation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = coloured(monkeypatch, no_colour=True).splitlines()
    assert all(len(line) < 60 + 10 for line in lines)
    joined = " ".join(" ".join(lines).split())
    assert "Stop play. For now nobody plays" in joined


def test_brackets_are_text_and_not_markup() -> None:
    sheet = StringIO()
    ColourPaper(Console(file=sheet, width=60)).write(Line(Part.TEXT, "67B1[a] [bold]"))
    assert "67B1[a] [bold]" in sheet.getvalue()


def test_what_is_no_terminal_gets_plain_paper() -> None:
    assert isinstance(paper_for(StringIO()), PlainPaper)
