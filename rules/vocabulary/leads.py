"""Facts about leads and plays out of turn: Laws 53 to 56 and 60 (specification 2.4)."""

from dataclasses import replace
from enum import StrEnum

from rules.facts import Absent, Domain, Fact, Source, one_of, yes_no
from rules.vocabulary.play import PHASE, Phase


class LeadAccepted(StrEnum):
    """What the other side has done about a lead out of turn."""

    BY_STATEMENT = "by_statement"
    BY_NEXT_HAND_PLAY = "by_next_hand_play"
    NOT_ACCEPTED = "not_accepted"
    UNDECIDED = "undecided"


class Turn(StrEnum):
    """Whose lead it was."""

    DECLARER_HAND = "declarer_hand"
    DUMMY = "dummy"
    OTHER_DEFENDER = "other_defender"
    A_DEFENDER = "a_defender"


class LeadFace(StrEnum):
    """How the opening lead lies on the table."""

    UP = "up"
    DOWN = "down"


class FirstStatement(StrEnum):
    """What the defender said who spoke first about declarer's lead."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    NONE = "none"


LEAD_ACCEPTED: Fact[LeadAccepted] = one_of("lead_accepted", LeadAccepted)
ACCEPTOR_VALID: Fact[bool] = Fact(
    "acceptor_valid", Domain.YES_NO, absent=Absent.OPEN, quiet=True, representatives=(True, False)
)
WRONG_DEFENDER_PLAYED = yes_no("wrong_defender_played")
PROPER_LEAD_MADE = yes_no("proper_lead_made")
TURN_WAS: Fact[Turn] = one_of("turn_was", Turn)
DEFENDERS_DISAGREE = yes_no("defenders_disagree", absent=Absent.OPEN)
FIRST_STATEMENT: Fact[FirstStatement] = one_of("first_statement", FirstStatement)
USED_INFORMATION: Fact[bool | None] = Fact(
    "used_information", Domain.YES_NO, Source.DIRECTOR, Absent.OPEN, representatives=(True, False)
)
LEAD_FACE: Fact[LeadFace] = one_of("lead_face", LeadFace)
DUMMY_SEEN = yes_no("dummy_seen")
DECLARER_BEGAN_SPREADING = yes_no("declarer_began_spreading")
PARTNER_LED_FACE_DOWN = yes_no("partner_led_face_down", absent=Absent.REPORTED)
NEXT_IN_ROTATION = yes_no("next_in_rotation")
DECLARER_TOLD_TO_RETRACT = yes_no("declarer_told_to_retract")

WHICH_LEAD: Fact[Phase] = replace(
    PHASE,
    absent=Absent.ASKED,
    words=(Phase.BEFORE_LEAD.value, Phase.PLAY.value),
    representatives=(Phase.BEFORE_LEAD, Phase.PLAY, Phase.PLAY_ENDED),
)
"""The phase where it is asked: whether a lead out of turn was the opening lead."""

LEADING = (
    LEAD_ACCEPTED, ACCEPTOR_VALID, WRONG_DEFENDER_PLAYED, PROPER_LEAD_MADE, TURN_WAS,
    DEFENDERS_DISAGREE, FIRST_STATEMENT, USED_INFORMATION, LEAD_FACE, DUMMY_SEEN,
    DECLARER_BEGAN_SPREADING, PARTNER_LED_FACE_DOWN, NEXT_IN_ROTATION, DECLARER_TOLD_TO_RETRACT,
)  # fmt: skip
