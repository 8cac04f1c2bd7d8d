"""From a ruling to the next: where each Law that is named leads, and what goes along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.codes import result_codes
from rules import Question, Ruling, rule
from rules.facts import UNKNOWN
from rules.going_on import LEFT_TO_THE_DIRECTOR, OUTSIDE, going_on
from rules.onward_routes import ROUTES, Player
from rules.table import Seat
from rules.vocabulary.play import Irregularity
from tests.rules.onward_cases import (
    ADDED,
    DEFENDER,
    MINOR,
    OMITTED,
    OWN,
    PARTNERS,
    RESTORED,
    SEATS,
    TABLE,
    both_revoked_with_a_found_card,
    enquiry,
    missing_card_found,
    ruled,
    told,
    two_wrong_hands,
    uncovered,
    ways,
)


@pytest.mark.parametrize("name", TABLE)
def test_each_law_that_is_named_leads_where_the_table_says(name: str) -> None:
    irregularity, facts, expected = TABLE[name]
    ruling = ruled(irregularity, "1997" if "1997" in name else "2017", **facts)
    assert ruling.onward
    assert ways(ruling) == expected
    assert uncovered(ruling) <= OUTSIDE | LEFT_TO_THE_DIRECTOR.keys()


def test_a_second_wrong_hand_comes_with_its_own_count() -> None:
    ruling = two_wrong_hands(**{OWN: [MINOR], PARTNERS: ["HK"]})
    assert "67" in ruling.onward
    (way,) = going_on(ruling)
    case = way.case
    assert (case.irregularity, way.laws) == (Irregularity.CARD_COUNT, ("67",))
    assert (case.table.declarer, case.table.offender) == (Seat.S, Seat.E)
    assert set(case.answers["counts"]) == {Seat.N, Seat.E, Seat.S}
    assert "next_trick_played_by" not in case.answers
    assert [str(one.card) for one in case.answers[OWN]] == ["HK"]
    assert [str(one.card) for one in case.answers[PARTNERS]] == ["S4"]
    asked = rule(case)
    assert isinstance(asked, Question)
    assert asked.fact.key == "next_trick_played_by"


def test_a_wrong_hand_of_the_other_side_has_no_penalty_cards_of_this_one() -> None:
    ruling = two_wrong_hands(**{OWN: [MINOR]})
    case = replace(ruling.case, table=replace(ruling.case.table, offender=Seat.N))
    assert [one.case.table.offender for one in going_on(replace(ruling, case=case))] == [
        Seat.E, Seat.W,
    ]  # fmt: skip
    for way in going_on(replace(ruling, case=case)):
        assert OWN not in way.case.answers


def test_rows_in_which_a_card_lies_wrong_are_counted_anew() -> None:
    hands = {"N": (6, 7), "S": (6, 7), "W": (7, 5), "E": (5, 9)}
    counts = {seat: {"hand": hand, "played": played} for seat, (hand, played) in hands.items()}
    ruling = ruled(
        "card_count", table=SEATS, counts=counts, expected_played=dict.fromkeys("NESW", 7),
        missing_card_place="other_played", next_trick_played_by="both", did_play_card="no",
        holds_suit_led="yes",
    )  # fmt: skip
    (way,) = going_on(ruling)
    assert told(way.case) == {}
    assert way.case.table.offender is Seat.E


def test_a_found_card_is_a_defective_trick_of_nobody_yet() -> None:
    assert ways(missing_card_found()) == [("card_count", ("67",), {})]


def test_a_found_card_and_a_revoke_of_both_sides_lead_to_the_other_revoke() -> None:
    ((leads_to, laws, facts),) = ways(both_revoked_with_a_found_card())
    assert (leads_to, laws) == ("revoke", ("62",))
    assert facts == {"phase": "play", "both_revoked_same_trick": "yes", **DEFENDER}


def test_a_question_that_brought_a_revoke_to_light_is_about_that_revoke() -> None:
    assert ways(enquiry()) == [("revoke", ("62",), {"trick_no": 5, **DEFENDER})]


def test_the_offender_keeps_the_seat_where_it_is_the_same_player() -> None:
    (way,) = going_on(ruled("card_count", table=SEATS, **OMITTED))
    assert (way.case.table.declarer, way.case.table.offender) == (Seat.S, Seat.W)
    facts = {**TABLE["both sides revoked"][1], "offender_role": "declarer"}
    (other,) = going_on(ruled("revoke", table={"declarer": "S", "offender": "S"}, **facts))
    assert (other.case.table.declarer, other.case.table.offender) == (Seat.S, None)


def test_what_nobody_knows_is_asked_anew() -> None:
    added: dict[str, Any] = {**ADDED, **DEFENDER, "deemed_led": "yes", "cards": ["S4"]}
    ruling = ruled("card_count", **added, turn_was="unknown", **{OWN: "unknown"})
    expected = {"phase": "play", **DEFENDER, "cards": ["S4"]}
    assert ways(ruling) == [("lead_out_of_turn", ("53", "56"), expected)]


def test_a_penalty_card_without_a_name_is_named_first() -> None:
    facts: dict[str, Any] = {key: value for key, value in RESTORED.items() if key != "extra_cards"}
    facts[OWN] = ["H9"]
    (way,) = going_on(ruled("card_count", **facts))
    assert way.case.answers[OWN] == UNKNOWN
    assert isinstance(rule(way.case), Question | Ruling)


def test_the_public_ruling_is_what_it_was() -> None:
    codes = result_codes(ruled("card_count", **OMITTED))
    assert codes["onward"] == ["53", "56"]
    assert not {"going_on", "next"} & codes.keys()


def test_the_routes_name_laws_inside_the_program_only() -> None:
    for routes in ROUTES.values():
        for route in routes:
            assert not set(route.laws) & (OUTSIDE | LEFT_TO_THE_DIRECTOR.keys())
            assert route.player is not Player.UNTOLD or not route.same_card
