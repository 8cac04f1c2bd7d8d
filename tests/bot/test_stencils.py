"""Screens with blanks are those that would have been made, byte for byte, whatever was told."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any
from unittest.mock import patch

import pytest

from bot.ops.meter import METER
from bot.plugin.controls import Controls, Shown
from bot.plugin.models import Screen, Section
from bot.plugin.replies import STENCILS
from bot.plugin.stencils.reads import (
    Subject,
    Word,
)  # fmt: skip
from bot.plugin.stencils.shared import MOST_OF_A_KIND, Stencils
from bot.plugin.stencils.stencil import Stencil
from bot.ticket import burden
from rules import Case, Edition, Table
from rules.facts import UNKNOWN
from rules.table import Seat
from rules.vocabulary.penalty import SuitLed
from rules.vocabulary.play import Irregularity
from tests.bot.ruled_cases import alike, ruled_cases
from tests.bot.test_dialogue import omitted

LANGUAGES = ("en", "pl", "no")
MAKE: Any = vars(STENCILS)["_make"]


def shown(case: Case, language: Any = "en", **how: Any) -> Shown:
    told: dict[str, Any] = {"page": 0, "playing": False, "reference": "", **how}
    return Shown(burden(case), language, case=case, **told)


def in_full(asked: Shown) -> Screen:
    return MAKE(Controls.of(asked), asked.page)


@pytest.fixture
def stencils() -> Stencils:
    METER.screens.clear()
    return Stencils(MAKE)


OMITTED = replace(omitted(), table=Table(declarer=Seat.S)).answered("defective_trick_no", 5)


# What is filled in


@pytest.mark.parametrize("irregularity", [*Irregularity])
def test_whatever_was_told_a_filled_screen_is_the_one_that_is_made(
    irregularity: Irregularity, stencils: Stencils
) -> None:
    chance = random.Random(irregularity.value)
    for case in islice(ruled_cases(chance, irregularity), 12):
        language = chance.choice(LANGUAGES)
        for other in (case, *islice(alike(chance, case), 12)):
            asked = shown(other, language)
            given, made = stencils.screen(asked), in_full(asked)
            assert given.written == made.written, other
            assert given.ruled == made.ruled, other
    assert not METER.screens["mistaken"]
    assert METER.screens["filled"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [*Edition])
def test_seats_suits_and_numbers_share_a_screen_but_trick_12_has_its_own(
    edition: Edition, language: str, stencils: Stencils
) -> None:
    def screen(trick: int, seat: Seat = Seat.N) -> tuple[Screen, str]:
        case = replace(OMITTED, edition=edition, table=Table(declarer=seat))
        asked = shown(case.answered("defective_trick_no", trick), language)
        before = METER.screens.copy()
        given = stencils.screen(asked)
        assert given.written == in_full(asked).written
        return given, next(iter((METER.screens - before).keys()))

    sources = [screen(trick, seat)[1] for trick, seat in zip((2, 3, 4, 5), Seat, strict=True)]
    assert sources[:3] == ["made", "made", "made"]
    assert sources[3] == "filled"
    last = [screen(12)[0].written for _ in range(3)]
    assert len(set(last)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suit_that_is_known_and_one_that_is_not_lead_to_two_screens(
    language: str, stencils: Stencils
) -> None:
    for trick in range(2, 12):
        suit = UNKNOWN if trick % 2 else SuitLed("H")
        told = OMITTED.answered("defective_trick_no", trick).answered("suit_led", suit)
        asked = shown(told, language)
        assert stencils.screen(asked).written == in_full(asked).written
    assert (METER.screens["mistaken"], len(stencils)) == (0, 2)
    assert METER.screens["filled"]


def test_what_is_filled_can_be_taken_apart_and_changed_like_any_other(stencils: Stencils) -> None:
    asked = shown(OMITTED)
    for trick in (2, 3, 4):
        stencils.screen(shown(OMITTED.answered("defective_trick_no", trick)))
    given, made = stencils.screen(asked), in_full(asked)
    assert METER.screens["filled"] == 1
    assert given.components == made.components
    assert given.framed(b"[", b"]") == b"[%b]" % made.written
    assert given.components == made.components  # also once only the whole answer is kept
    assert (given.title, given.sections, given.rows) == (made.title, made.sections, made.rows)
    assert given == made
    assert not hasattr(given, "no_such_part")
    other = replace(stencils.screen(asked), sections=(Section("", ("For you alone.",)),))
    assert "For you alone." in json.dumps(other.components)
    assert other.ruled == made.ruled


@pytest.mark.parametrize(
    "how", [{"page": 1}, {"playing": True}, {"reference": "0123456789ab"}]
)  # fmt: skip
def test_what_is_shown_in_another_way_is_made_in_full(
    how: dict[str, Any], stencils: Stencils
) -> None:
    for trick in (2, 3, 4, 5):
        asked = shown(OMITTED.answered("defective_trick_no", trick), **how)
        assert stencils.screen(asked).written == in_full(asked).written
    assert len(stencils) == METER.screens["filled"] == 0


def test_questions_and_contradictions_are_made_in_full(stencils: Stencils) -> None:
    asked = OMITTED.without("holds_suit_led").without("next_trick_played_by")
    faulty = OMITTED.answered("did_play_card", value=True)
    for case in (asked, faulty):
        for trick in (2, 3, 4, 5):
            told = shown(case.answered("defective_trick_no", trick))
            assert stencils.screen(told).written == in_full(told).written
    assert len(stencils) == 0


def test_there_are_no_more_stencils_than_there_is_room_for() -> None:
    stencils = Stencils(MAKE, room=3)
    chance = random.Random(4)
    for case in islice(ruled_cases(chance, Irregularity.CARD_COUNT), 6):
        for other in islice(alike(chance, case), 20):
            stencils.screen(shown(other))
            assert len(stencils) <= 3


def test_of_one_kind_only_so_many_are_learnt(stencils: Stencils) -> None:
    chance = random.Random(8)
    case = next(one for one in ruled_cases(chance, Irregularity.EXPOSED_CARD)
                if "cards" in one.answers and one.table == Table())  # fmt: skip
    learning: list[Shown] = []
    learn: Any = vars(Stencils)["_learn"]

    def noted(self: Stencils, kind: object, subject: Subject, told: Shown, made: Screen) -> None:
        learning.append(told)
        learn(self, kind, subject, told, made)

    with patch.object(Stencils, "_learn", noted):
        for other in islice(alike(chance, case), 3 * MOST_OF_A_KIND):
            stencils.screen(shown(other))
    kinds = {tuple(one.case.answers) for one in learning}
    assert len(learning) <= MOST_OF_A_KIND * len(kinds)


# What goes wrong


def lying(other: Callable[[bytes], bytes]) -> Any:
    """Stencils give something else."""
    true: Any = vars(Stencil)["filled"]

    def filled(self: Stencil, subject: Subject) -> bytes:
        return other(true(self, subject))

    return patch.object(Stencil, "filled", filled)


def longer(written: bytes) -> bytes:
    return written + b" "


def fails(_: bytes) -> bytes:
    raise KeyError("a word")


@pytest.mark.parametrize("other", [longer, fails])
@pytest.mark.parametrize("learnt", [0, 2, 3])
def test_a_stencil_that_is_mistaken_or_fails_costs_nobody_the_ruling(
    learnt: int, other: Any, stencils: Stencils, caplog: pytest.LogCaptureFixture
) -> None:
    """Where it is learnt, where it is proven, and (if it fails) where it is used."""
    tricks = iter((2, 3, 4, 6, 7, 8, 9))
    for _ in range(learnt):
        stencils.screen(shown(OMITTED.answered("defective_trick_no", next(tricks))))
    found = 0
    with caplog.at_level(logging.ERROR):
        for trick in tricks:
            asked = shown(OMITTED.answered("defective_trick_no", trick))
            with lying(other):
                given = stencils.screen(asked)
            found += given.written != in_full(asked).written
    if learnt < 3 or other is fails:
        assert (found, METER.screens["mistaken"], METER.screens["filled"]) == (0, 1, 0)
        assert "in full from now on" in caplog.text


def test_a_word_that_fills_more_than_the_page_is_not_filled_in(stencils: Stencils) -> None:
    for trick in (2, 3, 4):
        stencils.screen(shown(OMITTED.answered("defective_trick_no", trick)))

    def long(_word: Word, _subject: Subject) -> str:
        return "x" * 4000

    asked = shown(OMITTED.answered("defective_trick_no", 6))
    with patch.object(Word, "of", long):
        filled = METER.screens["filled"]
        stencils.screen(asked)
        assert METER.screens["filled"] == filled
