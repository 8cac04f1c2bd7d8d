"""No case costs more than a bounded number of walks, whatever of it is not known."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from bot import dialogue
from bot.case_id import case_of
from bot.codes import question_codes, result_codes
from bot.plugin.do import Do
from bot.plugin.replies import reply
from bot.ticket import Ticket
from bot.wording import flip_lines, question_text
from rules import EDITIONS, LAWS, Case, Question, Ruling, contradictions, questions_left, rule
from rules.facts import UNKNOWN
from rules.rule import MOST_WALKS, answered, orders_of
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tools.dearest import dearest, walks
from tools.left import cases

CHAMPIONS = tomllib.loads(
    (Path(__file__).parent / "champions.toml").read_text(encoding="utf-8")
)["cases"]  # fmt: skip
AT_A_DOOR = 12 * MOST_WALKS
"""Walks for a whole screen, whatever it shows."""


@pytest.mark.parametrize("case_id", CHAMPIONS)
def test_the_dearest_cases_that_were_found_are_bounded(case_id: str) -> None:
    case = case_of(case_id)
    with walks() as counted:
        result = rule(case)
    assert counted[0] <= 1 + MOST_WALKS
    for playing in (False, True):
        with walks() as counted:
            result_codes(result)
            reply(Ticket(case, Do.SHOW, "en"))
            dialogue.result(case, playing=playing)
            dialogue.back(case)
            if isinstance(result, Ruling):
                flip_lines(result, "en")
                dialogue.reports(case, playing=playing)
        assert counted[0] <= AT_A_DOOR


@pytest.mark.parametrize("irregularity", LAWS)
def test_a_case_of_which_nothing_is_known_is_bounded(irregularity: Irregularity) -> None:
    for edition in EDITIONS:
        case = Case(irregularity, edition, answers=dict.fromkeys(VOCABULARY, UNKNOWN))
        with walks() as counted:
            result = rule(case)
            result_codes(result)
        assert counted[0] <= 1 + MOST_WALKS


def test_the_search_for_the_dearest_case_finds_none_without_a_bound() -> None:
    assert all(one.is_bounded for one in dearest(seed=1, starts=6, steps=40))


def nothing_known(irregularity: Irregularity) -> Case:
    return Case(irregularity, answers=dict.fromkeys(VOCABULARY, UNKNOWN))


def depth(asked: Question) -> int:
    inner = (one for _, one in asked.branches if isinstance(one, Question))
    return 1 + max(map(depth, inner), default=0) if asked.branches else 0


def test_branches_are_two_deep_and_what_is_cut_off_says_so() -> None:
    asked = rule(nothing_known(Irregularity.REVOKE))
    assert isinstance(asked, Question)
    assert depth(asked) == 2
    assert asked.more
    assert question_codes(asked)["more"] is True
    for language in ("en", "pl", "no"):
        assert question_text(asked, language).more


def test_branches_that_are_all_there_say_nothing_of_more() -> None:
    case = Case(Irregularity.DUMMY_DREW_ATTENTION, answers={"attention_by": UNKNOWN})
    asked = rule(case)
    assert isinstance(asked, Question)
    assert asked.branches
    assert not asked.more
    assert "more" not in question_codes(asked)
    assert not question_text(asked, "en").more


def every_way(case: Case) -> set[object]:
    """What a case can come to, whatever is answered to what nobody knows; without a bound."""
    asked = rule(case, 0)
    if isinstance(asked, Ruling):
        return {repr(orders_of(asked))}
    if case.answers.get(asked.fact.key) != UNKNOWN:
        return {asked.fact.key}
    return {end for _, onward in answered(asked) for end in every_way(onward)}


@pytest.mark.parametrize("irregularity", LAWS)
def test_a_ruling_is_given_only_where_every_answer_leads_to_it(irregularity: Irregularity) -> None:
    chance = random.Random(irregularity.value)
    for edition in EDITIONS:
        for known in cases(chance, irregularity, edition, 25):
            keys = [key for key in VOCABULARY if key not in known.answers]
            unknown = dict.fromkeys(chance.sample(keys, 20), UNKNOWN)
            case = replace(known, answers={**known.answers, **unknown})
            if contradictions(case):
                continue
            result, ends = rule(case), every_way(case)
            if isinstance(result, Ruling):
                assert ends == {repr(orders_of(result))}
            elif len(ends) == 1 and not result.more and len(result.branches) > 1:
                assert ends == {result.fact.key} or not any(
                    isinstance(one, Ruling) for _, one in result.branches
                )


@pytest.mark.parametrize("irregularity", LAWS)
def test_no_more_questions_follow_than_were_announced(irregularity: Irregularity) -> None:
    chance = random.Random(f"questions {irregularity}")
    for edition in EDITIONS:
        for case in cases(chance, irregularity, edition, 25):
            asked = rule(case, 0)
            if isinstance(asked, Question):
                counted(asked)


def counted(asked: Question) -> int:
    """The most questions that follow, each of which announced no more than the one before."""
    most, left = 0, questions_left(asked)
    for _, case in answered(asked):
        onward = rule(case, 0)
        if isinstance(onward, Question):
            assert questions_left(onward) <= left, "python -m tools.left"
            most = max(most, 1 + counted(onward))
    assert most <= left, "python -m tools.left"
    return most
