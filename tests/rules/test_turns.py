"""From one turn with penalty cards to the next: what lies there goes on, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.codes import value_code
from bot.reading import read_case
from rules import EDITIONS, Case, Edition, Question, Ruling, contradictions, rule
from rules.effects import Who
from rules.facts import UNKNOWN, LyingCard
from rules.table import Card, Seat, Suit
from rules.turns import next_turn, unnamed
from rules.vocabulary.penalty import ToAct
from rules.vocabulary.play import Irregularity
from tests.rules.walks import walked

OWN, PARTNERS = "existing_penalty_cards", "partner_penalty_cards"
PENDING = "penalty_card_pending"


def following(irregularity: str = PENDING, table: Any = None, **facts: Any) -> Case | None:
    """The next turn after the ruling of a case."""
    data = {"irregularity": irregularity, "table": table or {}, "facts": facts}
    case = read_case(data)
    assert isinstance(case, Case), case
    ruling = rule(case)
    assert isinstance(ruling, Ruling), ruling
    return next_turn(ruling)


def lists(case: Case | None) -> dict[str, Any]:
    """The lists of penalty cards of a case, as ``S4 minor``."""
    assert case is not None
    found: dict[str, Any] = {}
    for key, value in case.answers.items():
        found[key] = value if value == UNKNOWN else [f"{one.card} {one.kind}" for one in value]
    return found


def test_an_exposed_card_lies_there_at_the_next_turn() -> None:
    table = {"declarer": "S", "offender": "W", "contract": "4S"}
    dropped: dict[str, Any] = {
        "offender_role": "defender", "exposure": "dropped", "partner_could_see": "yes",
        "cards": ["S4"],
    }  # fmt: skip
    case = following("exposed_card", table, **dropped)
    assert lists(case) == {OWN: ["S4 minor"]}
    assert case is not None
    assert case.irregularity is Irregularity.PENALTY_CARD_PENDING
    assert (case.table.declarer, case.table.offender) == (Seat.S, Seat.W)
    second = following("exposed_card", table, **{**dropped, "cards": ["H9"], OWN: ["S4"]})
    assert lists(second) == {OWN: ["H9 major", "S4 major"]}


def test_a_card_that_goes_to_the_trick_is_not_there_any_more() -> None:
    void: dict[str, Any] = {
        "to_act": "offender_to_play", "suit_led": "D", "offender_can_follow": "no",
    }  # fmt: skip
    assert following(**void, existing_penalty_cards=["SK"]) is None
    two: dict[str, Any] = {**void, OWN: ["SK", "HQ"], "chosen_penalty_card": "HQ"}
    assert lists(following(**two)) == {OWN: ["SK major"]}
    follows: dict[str, Any] = {**void, "offender_can_follow": "yes", OWN: ["SK", "HQ"]}
    assert lists(following(**follows)) == {OWN: ["SK major", "HQ major"]}


def test_a_minor_card_that_is_offered_and_legal_is_played() -> None:
    turn: dict[str, Any] = {"to_act": "offender_to_play", "exposure": "dropped", OWN: ["S4"]}
    assert following(**turn, offered_card="S4", suit_led="S") is None
    assert lists(following(**turn, offered_card="SQ", suit_led="S")) == {OWN: ["S4 minor"]}
    assert lists(following(**turn, offered_card="S2")) == {OWN: ["S4 minor"]}


def test_nothing_follows_while_declarer_chooses_or_when_nothing_lies_there() -> None:
    turn: dict[str, Any] = {"to_act": "partner_to_lead", OWN: ["SK"]}
    assert following(**turn) is None
    assert following(**turn, declarer_option="FORBID_SUIT") is None
    assert lists(following(**turn, declarer_option="NO_RESTRICTION")) == {OWN: ["SK major"]}


def test_cards_of_the_partner_alone_make_the_partner_the_offender() -> None:
    turn: dict[str, Any] = {
        "to_act": "partner_to_lead", "partner_card_shown": "before_refusal", "partner_card": "S7",
        "declarer_option": "REQUIRE_SUIT", "partner_can_comply": "yes", OWN: ["HK"],
        PARTNERS: ["DQ"],
    }  # fmt: skip
    case = following(table={"declarer": "S", "offender": "W"}, **turn)
    assert sorted(lists(case)[OWN]) == ["DQ major", "S7 major"]
    assert case is not None
    assert case.table.offender is Seat.E


def test_cards_without_a_name_are_told_anew() -> None:
    turn: dict[str, Any] = {
        "to_act": "partner_to_lead", "partner_card_shown": "before_refusal",
    }  # fmt: skip
    led: dict[str, Any] = {"declarer_option": "NO_RESTRICTION", OWN: ["HK"]}
    assert lists(following(**turn, **led)) == {OWN: ["HK major"]}
    alone: dict[str, Any] = {"declarer_option": "REQUIRE_SUIT", OWN: ["HK"]}
    assert lists(following(**turn, **alone)) == {}
    two: dict[str, Any] = {
        "declarer_option": "REQUIRE_SUIT",
        "declarer_suit": "H",
        OWN: ["HK", "SK"],
    }
    case = following(**turn, **two)
    assert lists(case) == {OWN: ["SK major"], PARTNERS: UNKNOWN}
    assert case is not None
    assert unnamed(case) == PARTNERS
    assert unnamed(case.answered(PARTNERS, (LyingCard(Card(Suit.S, "7")),))) is None
    assert unnamed(case.answered(OWN, UNKNOWN)) == OWN
    assert unnamed(case.without(PARTNERS).answered(OWN, UNKNOWN)) is None
    other = Case(Irregularity.EXPOSED_CARD, answers=case.answers)
    assert unnamed(other) == PARTNERS
    assert unnamed(other.without(PARTNERS)) is None
    assert unnamed(other.without(PARTNERS).answered(OWN, UNKNOWN)) == OWN


REFUSED: dict[str, Any] = {
    "offender_role": "defender", "lead_accepted": "not_accepted", "turn_was": "other_defender",
    "cards": ["H9"],
}  # fmt: skip


def test_a_penalty_card_led_after_a_refused_lead_is_not_there_at_the_next_turn() -> None:
    forbidden: dict[str, Any] = {**REFUSED, "declarer_option": "FORBID_SUIT"}
    free: dict[str, Any] = {**REFUSED, "declarer_option": "NO_RESTRICTION"}
    lying: dict[str, Any] = {PARTNERS: ["SK"]}
    assert following("lead_out_of_turn", **forbidden, **lying) is None
    assert lists(following("lead_out_of_turn", **free, **lying)) == {OWN: ["H9 major"]}
    shown = {"partner_card_shown": "before_refusal", "partner_card": "S4"}
    assert following("lead_out_of_turn", **forbidden, **shown) is None
    led_too: dict[str, Any] = {"proper_lead_made": "yes", "partner_card": "S4"}
    assert following("lead_out_of_turn", **forbidden, **led_too) is None
    heart: dict[str, Any] = {PARTNERS: ["HK"]}
    assert lists(following("lead_out_of_turn", **forbidden, **heart)) == {OWN: ["HK major"]}
    deemed: dict[str, Any] = {"deemed_led": "yes", "trick_complete": "yes"}
    assert following("extra_card_to_trick", **forbidden, **deemed, **lying) is None


def test_of_several_cards_that_declarer_chose_is_not_there_at_the_next_turn() -> None:
    two: dict[str, Any] = {**REFUSED, "declarer_option": "FORBID_SUIT", PARTNERS: ["SK", "DQ"]}
    case = following("lead_out_of_turn", **two, chosen_penalty_card="DQ")
    assert lists(case) == {OWN: ["SK major"]}


def test_of_two_cards_without_a_name_only_the_one_that_is_led_is_gone() -> None:
    nameless = {key: value for key, value in REFUSED.items() if key != "cards"}
    shown = {"partner_card_shown": "before_refusal", "declarer_option": "NO_RESTRICTION"}
    case = following("lead_out_of_turn", {"declarer": "S", "offender": "W"}, **nameless, **shown)
    assert case is not None
    assert (lists(case), case.table.offender) == ({}, Seat.W)


def test_a_penalty_card_led_at_the_opening_lead_is_not_there_at_the_next_turn() -> None:
    led: dict[str, Any] = {
        "lead_face": "up", "dummy_seen": "no", "declarer_began_spreading": "no",
        "lead_accepted": "not_accepted", "declarer_option": "FORBID_SUIT", "cards": ["H9"],
    }  # fmt: skip
    assert following("opening_lead_out_of_turn", **led, **{PARTNERS: ["SK"]}) is None


def test_before_the_lead_is_faced_the_next_turn_is_one_of_play() -> None:
    refused: dict[str, Any] = {
        "phase": "before_opening_lead_faced", "offender_role": "defender", "lead_face": "up",
        "dummy_seen": "no", "declarer_began_spreading": "no", "lead_accepted": "not_accepted",
        "cards": ["H9"],
    }  # fmt: skip
    assert following("lead_out_of_turn", **refused) is None
    case = following("lead_out_of_turn", **refused, declarer_option="NO_RESTRICTION")
    assert lists(case) == {OWN: ["H9 major"]}
    assert case is not None
    assert "phase" not in case.answers


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_declarer_became_dummy_the_other_hand_plays_the_contract(edition: Edition) -> None:
    facts: dict[str, Any] = {
        "lead_face": "up", "declarer_began_spreading": "yes", "cards": ["H9"],
        OWN: ["SK"],
    }  # fmt: skip
    data = {
        "irregularity": "opening_lead_out_of_turn", "edition": edition.value,
        "table": {"declarer": "S", "offender": "E"}, "facts": facts,
    }  # fmt: skip
    case = read_case(data)
    assert isinstance(case, Case)
    ruling = rule(case)
    assert isinstance(ruling, Ruling)
    turn = next_turn(ruling)
    assert turn is not None
    assert (turn.table.declarer, turn.table.offender) == (Seat.N, Seat.E)
    leads = rule(turn.answered("to_act", ToAct.PARTNER_LEADS))
    assert isinstance(leads, Ruling)
    assert leads.seats[Who.DECLARER] is Seat.N
    assert following("opening_lead_out_of_turn", **facts) is not None


LONG = (Irregularity.CARD_COUNT, Irregularity.REVOKE)
"""Walked for other tests already; what they leave on the table, others leave as well."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("irregularity", [one for one in Irregularity if one not in LONG])
def test_the_next_turn_of_any_ruling_is_a_case_that_can_be_ruled(
    irregularity: Irregularity, edition: Edition
) -> None:
    seen: set[str] = set()
    for ruling in walked(irregularity, edition):
        case = next_turn(ruling)
        if case is None or (kind := str(sorted(case.answers.items()))) in seen:
            continue
        seen.add(kind)
        facts = {key: value_code(value) for key, value in case.answers.items()}
        read = read_case({"irregularity": PENDING, "edition": edition.value, "facts": facts})
        assert isinstance(read, Case) or contradictions(ruling.case), facts
        assert isinstance(rule(case), Question)


BOTH_REVOKED: dict[str, Any] = {
    "failed": "follow_suit", "both_revoked_same_trick": "yes",
    "revoked_card_source": "unfaced_hand",
}  # fmt: skip
LED_ON = {"establish_event": "os_played_next", "next_trick_played_by": "offending_side"}


def test_cards_of_which_nobody_knows_whose_they_are_are_all_told_anew() -> None:
    """The card led to the next trick (62C3) may lie before either defender."""
    seats = {"declarer": "S", "offender": "W"}
    led_on = {**BOTH_REVOKED, **LED_ON, "cards": ["D4"]}
    case = following("revoke", seats, **led_on)
    assert case is not None
    assert (lists(case), case.table.offender) == ({OWN: UNKNOWN, PARTNERS: UNKNOWN}, Seat.W)
    assert unnamed(case) == OWN
    told = case.answered(OWN, (LyingCard(Card(Suit.D, "4")), LyingCard(Card(Suit.C, "2"))))
    assert unnamed(told) == PARTNERS
    assert isinstance(rule(told.answered(PARTNERS, ())), Question)


def test_a_single_card_of_either_defender_is_asked_for() -> None:
    """Declarer's side revoked and has played on; a defender withdraws a card too."""
    seats = {"declarer": "S", "offender": "S"}
    case = following("revoke", seats, **BOTH_REVOKED, **LED_ON)
    assert case is not None
    assert (lists(case), case.table.offender) == ({}, None)
    asked = rule(case)
    assert isinstance(asked, Question)
    assert asked.fact.key in (OWN, "to_act")
    led_too = {**BOTH_REVOKED, "establish_event": "none", "nos_played_after": "rho"}
    several = following("revoke", seats, **led_too)
    assert several is not None
    assert (lists(several), several.table.offender) == ({OWN: UNKNOWN, PARTNERS: UNKNOWN}, None)
