"""A refused lead out of turn over five tricks: each turn is a fresh case at the JSON door."""

from __future__ import annotations

import pytest

from rules import EDITIONS, Edition
from tests.rules.test_penalty_card_lives import BOTH, Defence

LED = {"offender_role": "defender", "cards": ["SK"], "lead_accepted": "not_accepted"}


def refused_at_dummys_turn(west: Defence) -> None:
    """Trick 3: West led the king of spades at dummy's turn, and declarer refused it."""
    west.turn("lead_out_of_turn", **LED, turn_was="dummy")
    assert west.steps == ["RETRACT_LEAD", "CARD_TO_PENALTY"]
    assert west.kinds == {"SK": "major"}
    assert west.last["restrictions"] == BOTH
    assert west.knows("major")


def has_to_follow(west: Defence) -> None:
    """Dummy leads a heart: West follows, and East wins the trick."""
    west.turn(to_act="offender_to_play", suit_led="H", offender_can_follow="yes")
    assert west.steps == ["PENALTY_CARD_STAYS"]
    west.turn(to_act="partner_to_follow")
    assert west.kinds == {"SK": "major"}


def left_alone(west: Defence) -> None:
    """Trick 4: East may lead nothing before declarer has chosen; declarer leaves it."""
    west.turn(to_act="partner_to_lead")
    (choice,) = west.last["choices"]
    assert (choice["who"], choice["fact"]) == ("declarer", "declarer_option")
    assert "PARTNER_LEAD_OPTIONS" in west.last["restrictions"]
    assert "PLAY_CONTINUES" not in [step["code"] for step in west.last["steps"]]
    west.turn(to_act="partner_to_lead", declarer_option="NO_RESTRICTION")
    assert west.last["restrictions"] == BOTH
    assert west.knows("major")


def led_again(west: Defence) -> None:
    """Trick 5: the same card is led out of turn once more; it is still one card."""
    west.turn("lead_out_of_turn", **LED, turn_was="declarer_hand")
    assert west.kinds == {"SK": "major"}
    assert len(west.lying) == 1


def partner_is_too_early(west: Defence) -> None:
    """Trick 6: East leads a heart before declarer has spoken; spades are forbidden then."""
    early = {"to_act": "partner_to_lead", "partner_card_shown": "before_refusal"}
    west.turn(**early, partner_card="H7", declarer_option="FORBID_SUIT")
    assert west.steps == ["PICK_UP_PENALTY_CARDS", "CARD_TO_PENALTY", "MUST_PLAY_PENALTY_CARD"]
    assert west.kinds == {"H7": "major"}
    returned = "PC_RETURNED_UI_PARTNER" if west.edition is Edition.E2017 else "WITHDRAWN_OS_UI"
    assert returned in west.last["information"]
    west.played("H7")
    assert west.lying == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_lead_is_followed_until_the_card_is_gone(edition: Edition) -> None:
    west = Defence(edition)
    for part in (
        refused_at_dummys_turn, has_to_follow, left_alone, led_again, partner_is_too_early,
    ):  # fmt: skip
        part(west)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_is_played_as_soon_as_it_can_be(edition: Edition) -> None:
    west = Defence(edition)
    west.turn("lead_out_of_turn", **LED, turn_was="other_defender")
    assert west.last["choices"][0]["fact"] == "declarer_option"
    west.turn(
        "lead_out_of_turn", **LED, turn_was="other_defender", declarer_option="NO_RESTRICTION"
    )  # fmt: skip
    assert west.kinds == {"SK": "major"}
    west.turn(to_act="offender_to_play", suit_led="D", offender_can_follow="no")
    assert west.steps == ["MUST_PLAY_PENALTY_CARD"]
    west.played("SK")
    assert west.lying == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_accepted_the_same_card_is_one_no_longer(edition: Edition) -> None:
    west = Defence(edition)
    west.falls("SK")
    west.turn("lead_out_of_turn", **{**LED, "lead_accepted": "by_statement"}, turn_was="dummy")
    assert west.steps == ["LEAD_STANDS"]
    assert (west.lying, west.last["restrictions"]) == ([], [])
