"""Opening facts: what happened, when, and who is the offender (specification 2.1)."""

from enum import StrEnum

from rules.facts import Absent, Fact, Source, one_of, yes_no
from rules.table import Role


class Phase(StrEnum):
    """How far the deal has got."""

    AUCTION = "auction"
    AUCTION_OVER = "auction_over_no_lead"
    BEFORE_LEAD = "before_opening_lead_faced"
    PLAY = "play"
    PLAY_ENDED = "play_ended"


class Irregularity(StrEnum):
    """What a Director can be called for in the play of a trick."""

    CARD_COUNT = "card_count"
    TWO_CARDS = "two_cards"
    EXTRA_CARD_TO_TRICK = "extra_card_to_trick"
    REVOKE = "revoke"
    REVOKE_ENQUIRY = "revoke_enquiry"
    EXPOSED_CARD = "exposed_card"
    PENALTY_CARD_PENDING = "penalty_card_pending"
    PENALTY_CARD_NOT_PLAYED = "penalty_card_not_played"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    OPENING_LEAD_OUT_OF_TURN = "opening_lead_out_of_turn"
    PREMATURE_PLAY = "premature_play"
    SIMULTANEOUS_TWO_PLAYERS = "simultaneous_two_players"
    PLAY_AFTER_ILLEGAL = "play_after_illegal"
    CANNOT_COMPLY = "cannot_comply"
    DUMMY_WRONG_CARD = "dummy_wrong_card"
    DESIGNATION_CHANGE = "designation_change"
    PLAYED_OR_NOT = "played_or_not"
    RETRACTION = "retraction"
    INSPECTION = "inspection"
    POINTING = "pointing"
    DUMMY_DREW_ATTENTION = "dummy_drew_attention"


class Finder(StrEnum):
    """Who was the first to notice the irregularity."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"
    DIRECTOR = "director"
    SPECTATOR = "spectator"


class Jurisdiction(StrEnum):
    """The authority whose choices apply."""

    WBF = "WBF"
    EBL = "EBL"
    ACBL = "ACBL"
    EBU = "EBU"
    PZBS = "PZBS"
    NBF = "NBF"
    OTHER = "other"


PHASE = one_of("phase", Phase, absent=Absent.OPEN, quiet=Phase.PLAY)
OFFENDER_ROLE: Fact[Role] = one_of("offender_role", Role)
DEFENDER_MAY_ASK_PARTNER = yes_no("defender_may_ask_partner", Source.AUTHORITY, Absent.OPEN)
ATTENTION_BY: Fact[Finder] = one_of("attention_by", Finder)

PLAY = (PHASE, OFFENDER_ROLE, ATTENTION_BY, DEFENDER_MAY_ASK_PARTNER)
