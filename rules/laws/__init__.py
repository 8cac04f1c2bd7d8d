"""The Laws by irregularity: an explicit list, in the book's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.engine import Effects, Facts
from rules.laws import card_played, law_65
from rules.laws.before_play import in_a_trick
from rules.laws.inspecting import inspection
from rules.laws.out_of_order import (
    cannot_comply,
    exposed_card,
    premature_play,
    simultaneous_two_players,
    two_cards,
)
from rules.laws.out_of_turn import (
    lead_out_of_turn,
    opening_lead_out_of_turn,
    play_after_illegal,
)
from rules.laws.penalty_cards import penalty_card_not_played, penalty_card_pending
from rules.laws.revoking import enquiry, revoke
from rules.laws.wrong_count import card_count
from rules.vocabulary.play import Irregularity


@dataclass(frozen=True, slots=True)
class Law:
    """The Law by which an irregularity is known, and the function that rules it."""

    number: str
    rule: Callable[[Facts], Effects]
    says_what_lies: bool = False
    """Whether its rulings name all penalty cards themselves: their fate is what it rules."""


LAWS: Mapping[Irregularity, Law] = MappingProxyType(
    {
        Irregularity.DUMMY_DREW_ATTENTION: Law("43", in_a_trick(card_played.dummy_drew_attention)),
        Irregularity.EXTRA_CARD_TO_TRICK: Law("45", in_a_trick(card_played.extra_card)),
        Irregularity.PLAYED_OR_NOT: Law("45", card_played.played_or_not),
        Irregularity.DESIGNATION_CHANGE: Law("45", in_a_trick(card_played.designation_change)),
        Irregularity.DUMMY_WRONG_CARD: Law("45", in_a_trick(card_played.dummy_wrong_card)),
        Irregularity.RETRACTION: Law("47", card_played.retraction),
        Irregularity.EXPOSED_CARD: Law("49", exposed_card),
        Irregularity.PENALTY_CARD_PENDING: Law("50", penalty_card_pending, says_what_lies=True),
        Irregularity.PENALTY_CARD_NOT_PLAYED: Law(
            "52", in_a_trick(penalty_card_not_played), says_what_lies=True
        ),
        Irregularity.LEAD_OUT_OF_TURN: Law("53", lead_out_of_turn),
        Irregularity.OPENING_LEAD_OUT_OF_TURN: Law("54", opening_lead_out_of_turn),
        Irregularity.PREMATURE_PLAY: Law("57", premature_play),
        Irregularity.TWO_CARDS: Law("58", two_cards),
        Irregularity.SIMULTANEOUS_TWO_PLAYERS: Law("58", simultaneous_two_players),
        Irregularity.CANNOT_COMPLY: Law("59", in_a_trick(cannot_comply)),
        Irregularity.PLAY_AFTER_ILLEGAL: Law("60", in_a_trick(play_after_illegal)),
        Irregularity.REVOKE_ENQUIRY: Law("61", in_a_trick(enquiry)),
        Irregularity.REVOKE: Law("62", in_a_trick(revoke)),
        Irregularity.POINTING: Law("65", in_a_trick(law_65.wrongly_pointed)),
        Irregularity.INSPECTION: Law("66", in_a_trick(inspection)),
        Irregularity.CARD_COUNT: Law("67", card_count),
    }
)
"""Every irregularity, in the order of the Laws that it is known by."""
