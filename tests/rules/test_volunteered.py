"""What would change one ruling: flips of what was answered, and what nobody was asked."""

from __future__ import annotations

from typing import Any

from bot.reading import read_case
from rules import Case, Ruling, contradictions, rule
from rules.flips import TOLD_OTHERWISE, flips, volunteered
from rules.rule import orders_of


def ruled(irregularity: str, **facts: Any) -> Ruling:
    case = read_case({"irregularity": irregularity, "edition": "2017", "facts": facts})
    assert isinstance(case, Case), case
    ruling = rule(case)
    assert isinstance(ruling, Ruling), ruling
    return ruling


OMITTED = ruled(
    "card_count",
    next_trick_played_by="both",
    defect="omitted",
    did_play_card="no",
    offender_role="defender",
    holds_suit_led="no",
)
REVOKED = ruled(
    "revoke",
    failed="follow_suit",
    establish_event="os_played_next",
    revoked_card_source="unfaced_hand",
    offender_role="declarer",
)


def test_each_flip_is_another_ruling_or_a_question_by_one_answer() -> None:
    found = flips(OMITTED)
    assert {"did_play_card", "offender_role", "equity_shortfall"} <= {one.fact for one in found}
    for one in found:
        case = OMITTED.case.answered(one.fact, one.value)
        assert not contradictions(case)
        assert orders_of(rule(case)) == orders_of(one.result) != orders_of(OMITTED)


def test_what_no_question_asks_is_named_where_it_would_change_the_ruling() -> None:
    assert "trick_no" in volunteered(REVOKED)
    twelfth = rule(REVOKED.case.answered("trick_no", 12))
    assert orders_of(twelfth) != orders_of(REVOKED)
    assert not TOLD_OTHERWISE & set(volunteered(REVOKED))


def test_what_changes_nothing_is_not_named() -> None:
    for key in set(REVOKED.unheard) - set(volunteered(REVOKED)) - TOLD_OTHERWISE:
        assert key not in {one.fact for one in flips(REVOKED)}


def test_a_card_may_always_be_named_for_it_has_no_classes_to_try() -> None:
    led = ruled("premature_play", offender_role="defender", premature_kind="lead_to_next_trick")
    assert "cards" in volunteered(led)


def test_a_number_that_matters_only_at_its_end_is_tried_there() -> None:
    led = ruled(
        "lead_out_of_turn",
        offender_role="declarer",
        proper_lead_made="no",
        wrong_defender_played="no",
        lead_accepted="by_statement",
    )
    assert "trick_no" in volunteered(led)
    last = rule(led.case.answered("trick_no", 13))
    assert orders_of(last) != orders_of(led)


def test_what_was_counted_is_not_guessed_otherwise() -> None:
    counts = {seat: {"hand": 6, "played": 7} for seat in "NES"} | {"W": {"hand": 7, "played": 6}}
    counted = ruled(
        "card_count",
        next_trick_played_by="both",
        counts=counts,
        offender_role="defender",
        expected_played={"N": 7, "E": 7, "S": 7, "W": 7},
        did_play_card="no",
        holds_suit_led="no",
    )
    assert "counts" in counted.relied_on
    assert "counts" not in {one.fact for one in flips(counted)}
