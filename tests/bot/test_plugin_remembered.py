"""Screens that are remembered: by everything they depend on, by nothing else, and not for ever."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from inspect import signature

import pytest

from bot.ops.meter import METER
from bot.plugin.controls import Do
from bot.plugin.models import Button, Screen, Section
from bot.plugin.remembered import Remembered
from bot.plugin.replies import RENDERED, Shown, main_screen, rendered, reply
from bot.ticket import Ticket, burden
from bot.wording.quotes import Official
from rules import Case, Edition, Table
from rules.table import Seat
from tests.bot.test_dialogue import omitted

CASE = omitted()


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    RENDERED.forget_all()


def made() -> int:
    return METER.screens["made"]


def test_a_screen_that_was_shown_is_not_made_again() -> None:
    before = made()
    first = main_screen(CASE, "en")
    assert main_screen(replace(CASE), "en") is first
    assert made() == before + 1


@pytest.mark.parametrize(
    "other",
    [
        replace(CASE, edition=Edition("1997")),
        replace(CASE, table=Table(declarer=Seat.N)),
        CASE.answered("trick_no", 3),
        CASE.without(next(iter(CASE.answers))),
        replace(CASE, answers=dict(reversed(tuple(CASE.answers.items())))),
    ],
)
def test_another_case_has_another_screen(other: Case) -> None:
    main_screen(CASE, "en")
    assert main_screen(other, "en") == rendered(
        Shown(burden(other), "en", 0, playing=False, reference="", case=other)
    )
    assert len(RENDERED) == 2


def test_each_language_has_its_own_screen() -> None:
    titles = {main_screen(CASE, one).title for one in ("en", "pl", "no")}
    assert len(titles) == len(RENDERED) == 3


def test_a_director_who_plays_never_sees_the_screen_of_one_who_does_not() -> None:
    main_screen(CASE, "en")
    main_screen(CASE, "en", playing=True)
    assert len(RENDERED) == 2


def test_all_that_a_main_screen_is_told_is_part_of_the_key() -> None:
    """Whoever adds a parameter, such as a setting of a person, has to add it to the key."""
    kept = {one.name for one in fields(Shown)} - {"signs"}
    assert set(signature(main_screen).parameters) == kept
    assert [one.name for one in fields(Shown) if not one.compare] == ["case"]


class Book:
    def __init__(self, text: str) -> None:
        self.text = text

    def official(self, clause: str, edition: str, language: str) -> Official | None:
        return Official(None, self.text, (), clause, edition, language, "0")

    def languages(self, clause: str, edition: str) -> tuple[str, ...]:
        return (clause[:0], edition[:0])


def test_what_a_law_book_says_is_never_remembered() -> None:
    ticket = Ticket(CASE, Do.LAW, "en")
    for text in ("The first printing.", "The second printing."):
        screen = reply(ticket, (), Book(text))
        assert isinstance(screen, Screen)
        assert text in "".join(one.text for one in screen.sections)


def test_the_longest_unused_is_forgotten_first() -> None:
    asked: list[int] = []

    def negative(number: int) -> int:
        asked.append(number)
        return -number

    kept = Remembered(negative, room=2)
    for number in (1, 2, 1, 3, 1, 3):
        assert kept.of(number) == -number
    assert asked == [1, 2, 3]
    kept.of(2)
    assert (len(kept), asked) == (2, [1, 2, 3, 2])


def test_what_fails_is_not_remembered() -> None:
    kept = Remembered[int, float](lambda number: 1 / number)
    with pytest.raises(ZeroDivisionError):
        kept.of(0)
    assert len(kept) == 0


def test_a_screen_is_written_as_json_would_write_it() -> None:
    button = Button('Say "é"', "dpl1:x")
    screen = Screen("Łeb {", (Section("", ("a\\b",)),), ((button,),))
    assert json.loads(screen.written) == screen.components
    assert screen.written is screen.written


def test_a_screen_with_another_line_is_drawn_anew() -> None:
    """What is put into one person's answer never shows in what is remembered."""
    screen = main_screen(CASE, "en")
    drawn = json.dumps(screen.components)
    other = replace(screen, sections=(Section("", ("For you alone.",)), *screen.sections))
    assert "For you alone." in json.dumps(other.components)
    assert json.dumps(main_screen(CASE, "en").components) == drawn
