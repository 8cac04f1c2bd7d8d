"""Every ruling in three languages: whole, clean, and fit to be read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.wording import RulingText, ruling_text
from locales import LANGUAGES
from rules import EDITIONS, Edition, Ruling, Table, rule
from rules.table import Role, Seat
from rules.vocabulary.play import Phase
from tests.bot.golden_sheets import CASES, FOLDER, sheet
from tests.rules.walks import rulings

EVERY = 7
SEATS = {Role.DECLARER: Seat.S, Role.DUMMY: Seat.N, Role.DEFENDER: Seat.W}
WHOLE = ("steps", "fixed", "information", "judgement", "say", "onward", "bring_back")
END = (".", "?", "!")
LAW = re.compile(r"\b\d{2}[A-Z]|§|\b(Laws?|przepis\w*|paragraf\w*|MPB)\s\d", re.IGNORECASE)
NUMBER_OF_TRICKS = {
    "en": r"\b(no|one|two|three|four|five|\d+)\stricks?\b",
    "pl": r"\b(żadn[aą]|jedn[aą]|dwie|trzy|cztery|pięć|\d+)\slew[aąęy]?\b",
    "no": r"\b(ingen|ett|to|tre|fire|fem|\d+)\sstikk\b",
}
CONDITION = {
    "en": r"\bif\b",
    "pl": r"\bjeżeli\b",
    "no": r"\bhvis\b",
}  # ‘one trick, if ...’ is no promise
DIGITS_OF_A_TRICK = {"en": r"tricks?\s\d+", "pl": r"nr\s\d+", "no": r"nr\.\s\d+"}


@cache
def chosen(edition: Edition) -> tuple[Ruling, ...]:
    """Every seventh leaf, and at least one of each list of steps for each role."""
    met: set[object] = set()
    kept: list[Ruling] = []
    for place, ruling in enumerate(rulings(edition)):
        role = ruling.relied_on.get("offender_role")
        kind = tuple(step.code for step in ruling.steps), role
        if kind not in met or place % EVERY == 0:
            kept.append(seated(ruling, role) if place % 2 else ruling)
        met.add(kind)
    return tuple(kept)


def seated(ruling: Ruling, role: Role | None) -> Ruling:
    """The same ruling at a table whose seats are known."""
    table = Table(declarer=Seat.S, offender=SEATS.get(role) if role else None)
    return replace(ruling, case=replace(ruling.case, table=table))


@cache
def texts(lang: str, edition: Edition) -> tuple[tuple[Ruling, RulingText], ...]:
    return tuple((one, ruling_text(one, lang, strict=True)) for one in chosen(edition))


def lines(text: RulingText) -> Iterator[str]:
    for part in WHOLE:
        yield from getattr(text, part)
    for choice in text.choices:
        yield from (choice.text, choice.say)
    yield from (view.text for view in text.views)
    yield from (quote.text for quote in text.quotes)


each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
@each_language
def test_every_line_is_a_whole_sentence_without_holes(lang: str, edition: Edition) -> None:
    for _, text in texts(lang, edition):
        for line in lines(text):
            assert line == line.strip(), line
            assert line.endswith(END), line
            assert not re.search(r"[{}$\u2068\u2069]|  |\n|\bunknown\b|\bNone\b(?! of)", line), line


@each_edition
@each_language
def test_what_is_read_aloud_is_two_to_six_short_sentences(lang: str, edition: Edition) -> None:
    for _, text in texts(lang, edition):
        assert 2 <= len(text.say) <= 6, text.say
        for line in text.say:
            assert len(line.split()) <= 20, line
            assert len(re.findall(r"[.!?](?:\s+[^\W\d_a-zæøå]|$)", line)) == 1, line


@each_edition
@each_language
def test_no_law_number_is_read_aloud(lang: str, edition: Edition) -> None:
    for _, text in texts(lang, edition):
        assert not any(LAW.search(line) for line in text.say), text.say


@each_edition
@each_language
def test_no_number_of_tricks_is_read_aloud_while_play_goes_on(lang: str, edition: Edition) -> None:
    for ruling, text in texts(lang, edition):
        if ruling.case.answers.get("phase") is Phase.PLAY_ENDED:
            continue
        for line in text.say:
            bare = re.sub(DIGITS_OF_A_TRICK[lang], "", line, flags=re.IGNORECASE)
            assert not re.search(r"\d", bare), line
            promised = re.search(NUMBER_OF_TRICKS[lang], line, re.IGNORECASE)
            assert not promised or re.search(CONDITION[lang], line), line


@each_language
def test_a_ruling_says_what_nobody_has_reported(lang: str) -> None:
    met: set[str] = set()
    for edition in EDITIONS:
        for leaf in chosen(edition)[::40]:
            ruling = rule(leaf.case)
            assert isinstance(ruling, Ruling)
            text = ruling_text(ruling, lang, strict=True)
            assert len(text.assumed) == len(ruling.assumed)
            met |= set(ruling.assumed)
    assert {"late_attention", "could_have_known", "claimed", "damage"} <= met


@each_edition
def test_each_citation_has_one_quote_that_is_labelled_as_our_own(edition: Edition) -> None:
    for ruling, text in texts("en", edition):
        assert tuple(quote.citation for quote in text.quotes) == ruling.citations
        for quote in text.quotes:
            assert quote.edition == edition.value
            assert not quote.official
            assert "not the official wording" in quote.source


@each_language
@pytest.mark.parametrize("name", CASES)
def test_the_worked_rulings_read_as_they_were_approved(name: str, lang: str) -> None:
    assert sheet(name, lang) == FOLDER.joinpath(f"{name}-{lang}.txt").read_text("utf-8")
