"""A penalty card over five tricks: each turn is a fresh case, made of what the last one left."""

from __future__ import annotations

from typing import Any

import pytest

from bot.codes import result_codes
from bot.reading import read_case
from rules import EDITIONS, Case, Edition, rule
from rules.effects import Action, Choose, Effect, PenaltyCard
from rules.engine import Facts, tagged
from rules.facts import LyingCard
from rules.laws import penalty_cards
from rules.table import Card
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.play import Irregularity

Codes = dict[str, Any]

BOTH = ["MAJOR_MUST_PLAY_FIRST_LEGAL", "PARTNER_LEAD_OPTIONS"]
LIES: dict[str, list[str]] = {
    "minor": ["PC_OTHER_UI_PARTNER"],
    "major": ["PC_MUST_PLAY_AI", "PC_OTHER_UI_PARTNER"],
}
"""What may be known of a card on the table, before 2017."""


class Defence:
    """A defender with penalty cards, trick by trick; nothing is carried but the cards."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.lying: list[Codes] = []
        self.last: Codes = {}

    def falls(self, *cards: str) -> None:
        """Cards that another ruling made penalty cards lie there besides."""
        self.lying += [{"card": card} for card in cards]

    def turn(self, irregularity: str = "penalty_card_pending", **facts: Any) -> Codes:
        """Rule one turn; what the ruling leaves is what the next one begins with."""
        told = {"existing_penalty_cards": self.lying, **facts}
        data = {"irregularity": irregularity, "edition": self.edition.value, "facts": told}
        case = read_case(data)
        assert isinstance(case, Case), case
        self.last = result_codes(rule(case))
        if self.last["status"] == "ruling" and not self.last["choices"]:
            self.lying = [
                {key: one[key] for key in ("card", "owner", "kind")}
                for one in self.last["penalty_cards"]
            ]
        return self.last

    def played(self, card: str) -> None:
        """A penalty card goes to a trick: it is one no longer."""
        self.lying = [one for one in self.lying if one["card"] != card]

    @property
    def steps(self) -> list[str]:
        """What the last ruling ordered, without how play stops and goes on."""
        codes = [step["code"] for step in self.last["steps"]]
        return [one for one in codes if one not in ("STOP_PLAY", "PLAY_CONTINUES")]

    @property
    def kinds(self) -> dict[str, str]:
        """The cards that lie there, with their kinds."""
        return {one["card"]: one["kind"] for one in self.lying}

    def knows(self, kind: str) -> bool:
        """Whether the last ruling says of a card on the table who may know what."""
        now = ["PC_ALL_AI_WHILE_ON_TABLE"] if self.edition is Edition.E2017 else LIES[kind]
        return bool(self.last["information"] == now)


def minor_alone(west: Defence) -> None:
    """Tricks 4 and 5: the four of spades was dropped, and later East is on lead."""
    west.falls("S4")
    west.turn(to_act="offender_to_play", exposure="dropped", offered_card="S2")
    assert west.steps == ["OFFERED_CARD_ILLEGAL"]
    west.turn(to_act="offender_to_play", offered_card="SQ", suit_led="S")
    assert west.steps == ["OFFERED_CARD_LEGAL"]
    assert west.kinds == {"S4": "minor"}
    west.turn(to_act="partner_to_lead")
    assert (west.last["choices"], west.last["citations"]) == ([], ["50C"])
    assert west.knows("minor")


def second_card(west: Defence) -> None:
    """Trick 6: the nine of hearts falls as well; both are major, and East is on lead."""
    west.falls("H9")
    west.turn(to_act="partner_to_lead")
    assert west.last["choices"][0]["fact"] == "declarer_option"
    assert west.last["penalty_cards"] == []
    assert west.knows("major")
    west.turn(to_act="partner_to_lead", declarer_option="NO_RESTRICTION")
    assert west.steps == ["PENALTY_CARD_STAYS"]
    assert west.kinds == {"S4": "major", "H9": "major"}
    assert west.last["restrictions"] == BOTH


def one_is_played(west: Defence) -> None:
    """East leads a diamond, West cannot follow: declarer says which card West discards."""
    void = {"to_act": "offender_to_play", "suit_led": "D", "offender_can_follow": "no"}
    west.turn(**void)
    assert west.last["choices"][0]["fact"] == "chosen_penalty_card"
    west.turn(**void, chosen_penalty_card="H9")
    assert west.steps == ["MUST_PLAY_PENALTY_CARD"]
    west.played("H9")
    assert west.kinds == {"S4": "major"}


def lead_kept(west: Defence) -> None:
    """Trick 7: East is on lead again, and the option comes again; West follows to clubs."""
    west.turn(to_act="partner_to_lead")
    assert west.last["citations"] == ["50D2"]
    west.turn(to_act="partner_to_lead", declarer_option="NO_RESTRICTION")
    west.turn(to_act="offender_to_play", suit_led="C", offender_can_follow="yes")
    assert west.steps == ["PENALTY_CARD_STAYS"]
    assert west.kinds == {"S4": "major"}


def picked_up(west: Defence) -> None:
    """Trick 8: East is still on lead, and declarer forbids spades now."""
    west.turn(to_act="partner_to_lead", declarer_option="FORBID_SUIT")
    assert west.steps == ["PICK_UP_PENALTY_CARDS"]
    assert west.last["restrictions"] == ["FORBID_WHILE_ON_LEAD"]
    newest = west.edition is Edition.E2017
    assert west.last["information"] == [
        "PC_RETURNED_UI_PARTNER" if newest else "WITHDRAWN_OS_UI"
    ]  # fmt: skip
    assert west.lying == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_minor_card_becomes_major_and_is_picked_up_in_the_fifth_trick(edition: Edition) -> None:
    west = Defence(edition)
    for part in (minor_alone, second_card, one_is_played, lead_kept, picked_up):
        part(west)
    west.turn(phase="play_ended", damage="yes")
    assert west.steps == ["AWARD_ADJUSTED_SCORE"]
    assert west.last["adjusted_score"]["level"] == "mandatory"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_was_not_played_makes_a_second_one(edition: Edition) -> None:
    west = Defence(edition)
    west.falls("SK")
    # Trick 2: spades are led and West plays the three; declarer rejects it.
    missed = {"suit_led": "S", "declarer_played_after": "no"}
    west.turn("penalty_card_not_played", **missed)
    assert west.last["choices"][0]["options"] == ["ACCEPT_PLAY", "REJECT_PLAY"]
    west.turn(
        "penalty_card_not_played", **missed, penalty_play_accepted="no", offered_card="S3"
    )  # fmt: skip
    assert west.steps == ["SUBSTITUTE_LEGAL_CARD", "CARD_TO_PENALTY"]
    assert west.kinds == {"S3": "major"}
    # Trick 3: hearts are led, West can follow, and the card waits.
    west.turn(to_act="offender_to_play", suit_led="H", offender_can_follow="yes")
    assert west.kinds == {"S3": "major"}
    # Trick 4: East leads too soon; that card is major too, and spades are required of East.
    early = {"to_act": "partner_to_lead", "partner_card_shown": "before_refusal"}
    west.turn(**early, partner_card="S7")
    assert west.steps == ["CARD_TO_PENALTY"]
    west.turn(**early, partner_card="S7", declarer_option="REQUIRE_SUIT")
    assert west.steps == ["PICK_UP_PENALTY_CARDS", "CARD_TO_PENALTY", "MUST_PLAY_PENALTY_CARD"]
    assert west.lying == [{"card": "S7", "owner": "offender_partner", "kind": "major"}]


def after_refused_lead(**told: Any) -> list[Effect]:
    """What 50D2 orders after a defender's refused lead out of turn (54D, 56)."""
    facts = Facts(Case(Irregularity.LEAD_OUT_OF_TURN, answers=told))
    ordered = penalty_cards.partner_on_lead(facts)
    return [tagged(facts, one, "50").effect for one in ordered]


def test_a_refused_lead_out_of_turn_puts_the_same_option() -> None:
    nine = Card.parse("S9")
    waiting = after_refused_lead(cards=(nine,))
    assert any(isinstance(one, Choose) for one in waiting)
    assert not any(isinstance(one, PenaltyCard) for one in waiting)
    free = after_refused_lead(cards=(nine,), declarer_option=DeclarerOption.NO_RESTRICTION)
    assert [one.card for one in free if isinstance(one, PenaltyCard)] == [nine]
    unnamed = after_refused_lead(declarer_option=DeclarerOption.FORBID_SUIT)
    assert Action.PICK_UP_PENALTY_CARDS in unnamed
    lying = (LyingCard(Card.parse("H4"), None, "minor"),)
    two = after_refused_lead(
        cards=(nine,), existing_penalty_cards=lying, declarer_option=DeclarerOption.REQUIRE_SUIT
    )
    assert [one.fact for one in two if isinstance(one, Choose)] == ["declarer_suit"]
