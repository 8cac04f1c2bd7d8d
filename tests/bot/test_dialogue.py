"""The dialogue, pure: one step at a time, forwards, back and sideways."""

from __future__ import annotations

import itertools

import pytest

from bot import dialogue
from rules import EDITIONS, Case, Edition, Question, Ruling
from rules.editions import E1997, E2007, E2017
from rules.facts import UNKNOWN
from rules.table import Card, Role, Seat
from rules.vocabulary.counts import Defect, PlayedOn, Replayed, Winner
from rules.vocabulary.play import Irregularity, Phase

TOLD = {
    "next_trick_played_by": PlayedOn.BOTH,
    "defect": Defect.OMITTED,
    "did_play_card": False,
    "offender_role": Role.DEFENDER,
    "holds_suit_led": True,
}


def fresh() -> Case:
    return dialogue.start(Irregularity.CARD_COUNT)


def omitted() -> Case:
    case = fresh()
    for key, value in TOLD.items():
        case = dialogue.answer(case, key, value)
    return case


def asked_key(case: Case) -> str | None:
    shown = dialogue.result(case)
    return shown.fact.key if isinstance(shown, Question) else None


def test_a_fresh_case_asks_first_who_has_played_on() -> None:
    assert asked_key(fresh()) == "next_trick_played_by"


def test_answers_lead_to_a_ruling_and_are_its_history() -> None:
    assert isinstance(dialogue.result(omitted()), Ruling)
    assert [(fact.key, value) for fact, value in dialogue.history(omitted())] == [*TOLD.items()]


def test_back_undoes_the_answers_one_by_one() -> None:
    case = omitted()
    for key in reversed(TOLD):
        case = dialogue.back(case)
        assert asked_key(case) in (key, "counts")
    assert case == fresh()
    assert dialogue.back(case) == case


def test_back_passes_over_answers_that_nobody_needed() -> None:
    case = dialogue.answer(omitted(), "replayed_later", Replayed.NO)
    assert dialogue.back(case) == dialogue.back(omitted())


def test_back_takes_back_that_something_is_not_known() -> None:
    before = dialogue.back(omitted())
    case = dialogue.answer(before, "holds_suit_led", UNKNOWN)
    assert dialogue.back(case) == before


def test_change_takes_back_one_answer_and_leaves_the_rest() -> None:
    case = dialogue.change(omitted(), "next_trick_played_by")
    assert asked_key(case) == "next_trick_played_by"
    assert {**case.answers} == {k: v for k, v in TOLD.items() if k != "next_trick_played_by"}
    again = dialogue.answer(case, "next_trick_played_by", PlayedOn.BOTH)
    assert dialogue.result(again) == dialogue.result(
        dialogue.changed(omitted(), "next_trick_played_by", PlayedOn.BOTH)
    )


def test_change_frees_the_replies_that_later_answers_stood_against() -> None:
    case = dialogue.change(omitted(), "defect")
    assert "did_play_card" not in case.answers
    assert "holds_suit_led" in case.answers


def test_another_answer_drops_only_what_contradicts_it() -> None:
    same = dialogue.changed(omitted(), "defect", Defect.OMITTED)
    assert {**same.answers} == TOLD
    other = dialogue.changed(omitted(), "defect", Defect.MISPLACED)
    assert "did_play_card" not in other.answers
    assert not dialogue.clashes(omitted(), other)


def test_a_change_of_something_untold_changes_nothing() -> None:
    assert dialogue.change(omitted(), "claimed") == omitted()


@pytest.mark.parametrize(("one", "other"), [*itertools.permutations(EDITIONS, 2)])
def test_another_edition_keeps_every_answer(one: Edition, other: Edition) -> None:
    case = dialogue.switched(omitted(), E1997)
    for edition in (one, other):
        case = dialogue.switched(case, edition)
        assert {**case.answers} == TOLD
    shown = dialogue.result(case)
    assert isinstance(shown, Ruling)
    assert shown.case.edition is other


def test_there_and_back_between_editions_is_the_same_ruling() -> None:
    here = dialogue.result(omitted())
    there = dialogue.switched(omitted(), E2007)
    assert dialogue.result(dialogue.switched(there, E2017)) == here


def test_reports_are_what_the_ruling_assumed_and_what_is_only_volunteered() -> None:
    shown = dialogue.result(omitted())
    assert isinstance(shown, Ruling)
    listed = [fact.key for fact in dialogue.reports(omitted())]
    assert listed == [*shown.assumed, "defective_trick_no"]
    assert "late_attention" in shown.assumed
    assert dialogue.reports(fresh()) == ()


def test_what_has_been_reported_leaves_the_list() -> None:
    case = dialogue.answer(omitted(), "claimed", True)
    assert "claimed" not in [fact.key for fact in dialogue.reports(case)]


def test_a_report_that_can_only_be_a_yes_needs_no_question() -> None:
    told = {fact.key: dialogue.options(fact) for fact in dialogue.reports(omitted())}
    assert told["claimed"] == (True,)
    assert len(told["late_attention"]) == 2
    assert len(told["equity_shortfall"]) == 1
    assert told["second_defective_trick_no"] == ()
    assert told["existing_penalty_cards"] == ()


def test_the_end_of_play_asks_for_what_was_waited_for() -> None:
    case = dialogue.answer(omitted(), "later_tricks_os", UNKNOWN)
    assert isinstance(dialogue.result(case), Ruling)
    assert dialogue.can_end(case)
    ended = dialogue.after_play(case)
    assert ended.answers["phase"] is Phase.PLAY_ENDED
    assert asked_key(ended) == "defective_trick_won_by"
    assert not dialogue.can_end(ended)
    ended = dialogue.answer(ended, "defective_trick_won_by", Winner.OPPONENTS)
    assert asked_key(ended) == "later_tricks_os"
    shown = dialogue.result(dialogue.answer(ended, "later_tricks_os", 1))
    assert isinstance(shown, Ruling)
    assert shown.transfer is not None
    assert shown.transfer.tricks == 1


def test_a_fact_can_be_put_as_a_question_out_of_its_turn() -> None:
    for fact in dialogue.reports(omitted()):
        question = dialogue.asked(omitted(), fact.key)
        assert question.fact is fact
        assert question.why
    early = dialogue.asked(fresh(), "holds_suit_led")
    assert early.fact.key == "holds_suit_led"
    assert dialogue.asked(omitted(), "holds_suit_led").why == ("67B", "67B1")


def test_a_contradiction_is_seen_before_the_answer_is_taken() -> None:
    after = dialogue.answer(omitted(), "defective_trick_no", 13)
    assert [one.kind for one in dialogue.clashes(omitted(), after)] == ["last-trick"]
    assert dialogue.clashes(after, dialogue.answer(after, "claimed", True)) == ()


def test_choices_of_players_are_found_and_answered() -> None:
    case = fresh()
    told = {
        "next_trick_played_by": PlayedOn.OFFENDING_SIDE,
        "defect": Defect.OMITTED,
        "did_play_card": False,
        "offender_role": Role.DEFENDER,
    }
    for key, value in told.items():
        case = dialogue.answer(case, key, value)
    (choice,) = dialogue.choices(case)
    assert choice.fact == "declarer_option"
    assert dialogue.choices(fresh()) == ()


def test_a_table_gives_seats_without_an_answer() -> None:
    case = fresh()
    table = type(case.table)(declarer=Seat.S, offender=Seat.W, hands={Seat.W: (Card.parse("S9"),)})
    case = dialogue.seated(case, table)
    assert case.table.offender_role is Role.DEFENDER
    assert not case.answers
