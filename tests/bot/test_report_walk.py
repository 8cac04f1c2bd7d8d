"""The report measured over every path of the walk in English, a tenth in the other languages."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from bot.wording import words
from bot.wording.clauses import spelled
from bot.wording.report import Report, report, report_lines
from bot.wording.spoken import sentences
from locales import LANGUAGES
from rules import EDITIONS, Ruling
from rules.effects import Action
from tests.rules.walks import rulings

COLUMNS = 40
"""Characters in a line of a phone."""
ANSWERED = frozenset({"nos_changed", "os_partner_changed"})
"""With one of these told, a right has been asked for: it is nothing that is left to do."""
LINES_AT_THE_MEDIAN, LINES_OF_MOST, LINES_AT_MOST = 17, 30, 40
"""What is reached of 14, 22 and 30 lines: several irregularities at once are what is longer."""
VERDICT_WORDS, STEP_WORDS, TITLE_LENGTH = 18, 22, 55
TENTH = 10
CARRIED_OUT = frozenset(
    {
        Action.STOP_PLAY, Action.WITHDRAW_CARD, Action.SUBSTITUTE_LEGAL_CARD,
        Action.CARD_RETURNS_TO_HAND, Action.CARD_TO_PENALTY, Action.CARD_STANDS,
        Action.NO_RECTIFICATION,
    }
)  # fmt: skip
"""Parts of one act that another part of the ruling orders as well."""
each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Measured(NamedTuple):
    """A ruling and its report."""

    ruling: Ruling
    report: Report


@cache
def measured(lang: str) -> tuple[Measured, ...]:
    """Every path in English, and a fixed tenth of them in the other languages."""
    every = [ruling for edition in EDITIONS for ruling in rulings(edition)]
    chosen = every if lang == "en" else every[::TENTH]
    return tuple(Measured(one, report(one, lang, strict=True)) for one in chosen)


def texts(one: Report) -> Iterator[str]:
    for step in one.do:
        yield step.text
        yield from step.options


def orders(ruling: Ruling) -> object:
    """What a ruling orders; whose name a card has is no order of its own."""
    moved = ruling.transfer
    return (
        {step.code for step in ruling.steps} - CARRIED_OUT,
        [(one.fact != "designated" and one.who, one.options, one.fact) for one in ruling.choices],
        [(one.owner, one.kind) for one in ruling.penalty_cards],
        moved and (moved.tricks, moved.at_most, moved.to),
        () if ANSWERED & ruling.case.answers.keys() else ruling.withdraw,
        ruling.onward,
    )


@each_language
def test_the_verdict_is_there_and_short_and_cites_a_clause(lang: str) -> None:
    """One sentence of 18 words at most, with a clause of the ruling where a Law has ruled."""
    known = words(lang)
    for ruling, one in measured(lang):
        assert len(one.verdict.split()) <= VERDICT_WORDS, one.verdict
        cited = [spelled(known, clause) for clause in ruling.citations]
        assert not cited or any(clause in one.verdict for clause in cited), one.verdict
        assert len(sentences(one.verdict)) == 1, one.verdict


@each_language
def test_the_title_fits_one_line(lang: str) -> None:
    """The edition included."""
    assert {
        one.report.title for one in measured(lang) if len(one.report.title) > TITLE_LENGTH
    } == set()


@each_language
def test_every_step_can_be_said_in_one_breath(lang: str) -> None:
    """The readings of a disputed point are quoted whole and may be longer."""
    for ruling, one in measured(lang):
        if not ruling.escalate:
            assert all(len(text.split()) <= STEP_WORDS for text in texts(one)), one.do


@each_language
def test_no_sentence_says_what_another_one_says(lang: str) -> None:
    """Above the Law, each sentence once."""
    for _, one in measured(lang):
        said = [
            line
            for text in (one.verdict, *(step.text for step in one.do), *one.notes, *one.after_play)
            for line in sentences(text)
        ]
        assert len(said) == len(set(said)), said


@each_language
def test_play_on_comes_last(lang: str) -> None:
    """And only where play goes on: never before something that somebody has still to do."""
    known = words(lang)
    endings = {known.text(f"do-play-on{one}") for one in ("", "-call", "-award")}
    for ruling, one in measured(lang):
        places = [place for place, step in enumerate(one.do) if step.text in endings]
        assert places in ([], [len(one.do) - 1]), one.do
        if any(step.code is Action.PLAY_CONTINUES for step in ruling.steps):
            assert places, one.do


@each_language
def test_a_report_is_short_on_a_phone(lang: str) -> None:
    """The text above the Law, in lines of 40 characters."""
    known = words(lang)
    heights = sorted(
        sum(len(textwrap.wrap(line, COLUMNS)) for line in report_lines(one.report, known))
        for one in measured(lang)
    )

    assert heights[len(heights) // 2] <= LINES_AT_THE_MEDIAN + (lang != "en") * 2
    assert heights[len(heights) * 95 // 100] <= LINES_OF_MOST + (lang != "en") * 3
    assert heights[-1] <= LINES_AT_MOST + (lang != "en") * 5


def test_rulings_that_differ_read_differently() -> None:
    """Two paths of one irregularity whose orders differ have another verdict or other steps.

    In one path of a thousand, at most, the difference is in what the two have done already.
    """
    found: dict[object, object] = {}
    alike: list[str] = []
    for ruling, one in measured("en"):
        key = (ruling.case.irregularity, ruling.case.edition, one.verdict, one.do)
        before = found.setdefault(key, orders(ruling))
        if before != orders(ruling):
            alike.append(one.verdict)

    assert len(alike) * 1000 <= len(measured("en")), Counter(alike)
