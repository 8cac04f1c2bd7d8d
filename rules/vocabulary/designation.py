"""Facts about what makes a card played, and about dummy (specification 2.5 and 2.6)."""

from dataclasses import replace
from enum import StrEnum

from rules.facts import Absent, Fact, Source, one_of, yes_no
from rules.vocabulary.exposed import DELIBERATE, PARTNER_COULD_SEE


class CardPosition(StrEnum):
    """What declarer did with a card of the closed hand; only the first leaves it unplayed."""

    MOVED_AND_WITHDRAWN = "moved_and_withdrawn"
    TOUCHING = "touching_or_near_table"
    HELD = "held_in_played_position"
    RELEASED = "released"


class DummyCause(StrEnum):
    """What dummy or declarer did that came before a play."""

    NONE = "none"
    PICKED = "dummy_picked_card"
    SUGGESTED = "dummy_suggested"
    BOTH_HANDS = "declarer_played_both"


CARD_POSITION: Fact[CardPosition] = one_of("card_position", CardPosition)
SLIP_OF_TONGUE = yes_no("slip_of_tongue", Source.DIRECTOR)
PAUSE_FOR_THOUGHT = yes_no("pause_for_thought")
PARTNER_HAS_PLAYED = yes_no("partner_has_played")
FROM_DUMMY = yes_no("from_dummy")
FIRST_CARD_OF_TRICK = yes_no("first_card_of_trick")
MISINFORMED_TURN = yes_no("misinformed_turn", absent=Absent.REPORTED)
DUMMY_CAUSE = one_of(
    "dummy_cause", DummyCause, absent=Absent.REPORTED, quiet=DummyCause.NONE
)  # fmt: skip
TURNED_FACE_DOWN = yes_no("turned_face_down", absent=Absent.REPORTED)
"""A card that was played has been turned before all four had played to the trick."""
DUMMY_FORFEITED_RIGHTS = yes_no("dummy_forfeited_rights")
"""Before speaking up, dummy had looked at a hand that dummy may not look at (43A2)."""

# The same facts as elsewhere, asked where the ruling turns on them.
SEEN_BY_PARTNER: Fact[bool] = replace(PARTNER_COULD_SEE, absent=Absent.ASKED)
TOUCHED_ON_PURPOSE: Fact[bool] = replace(DELIBERATE, absent=Absent.ASKED)

DESIGNATING = (
    SLIP_OF_TONGUE, PAUSE_FOR_THOUGHT, PARTNER_HAS_PLAYED, FROM_DUMMY, FIRST_CARD_OF_TRICK,
    CARD_POSITION, MISINFORMED_TURN, DUMMY_CAUSE, TURNED_FACE_DOWN, DUMMY_FORFEITED_RIGHTS,
)  # fmt: skip
