"""Revoke facts: Laws 61 to 64, and the score (specification 2.3)."""

from dataclasses import replace
from enum import StrEnum

from rules.facts import Absent, Domain, Fact, Source, Tells, number, one_of, yes_no
from rules.vocabulary.counts import Winner


class Failed(StrEnum):
    """What a player able to do it failed to do (61A)."""

    FOLLOW_SUIT = "follow_suit"
    REQUIRED_CARD = "required_card"
    REQUIRED_SUIT = "required_suit"


class Event(StrEnum):
    """What may have established the revoke: always about the revoker's side."""

    NONE = "none"
    PLAYED_ON = "os_played_next"
    DESIGNATED = "os_designated_next"
    CLAIMED = "os_claimed"
    ACQUIESCED = "os_acquiesced"
    ASSENTED_OPEN = "os_assented_open"
    AGREEMENT = "agreement_69A"
    OBJECTION = "objection_raised"
    ILLEGAL_ENQUIRY = "illegal_enquiry"
    FORFEIT_ENQUIRY = "dummy_forfeit_enquiry"


class CardSource(StrEnum):
    """Where the card was that should have been played."""

    UNFACED_HAND = "unfaced_hand"
    FACED_CARD = "faced_card"
    PENALTY_CARD = "penalty_card"
    DUMMY = "dummy"


class Asker(StrEnum):
    """Who asks, and whom; the last three do not say whom."""

    DECLARER_TO_DEFENDER = "declarer_to_defender"
    DUMMY_TO_DECLARER = "dummy_to_declarer"
    DUMMY_TO_DEFENDER = "dummy_to_defender"
    DEFENDER_TO_DECLARER = "defender_to_declarer"
    DEFENDER_TO_PARTNER = "defender_to_partner"
    DUMMY = "dummy"
    DEFENDER = "defender"
    ANYBODY = "any"


class Inspected(StrEnum):
    """What a player wants to see."""

    OWN_LAST_CARD = "own_last_card"
    QUITTED_TRICKS = "quitted_tricks"
    TRICK_JUST_PLAYED = "trick_just_played"


class EarlierRevoke(StrEnum):
    """Whether the same player had revoked in the same suit before."""

    NO = "no"
    CORRECTED = "corrected"
    ESTABLISHED = "established"


class OtherSideRevoke(StrEnum):
    """Whether the other side has revoked on the same deal."""

    NO = "no"
    NOT_ESTABLISHED = "not_established"
    ESTABLISHED = "established"


class LateAttention(StrEnum):
    """Whether attention came too late for an automatic trick."""

    NO = "no"
    NEXT_BOARD = "nos_called_next_board"
    ROUND_OVER = "round_over"


class AfterRevoke(StrEnum):
    """Who of the non-offending side played after the revoke card."""

    NOBODY = "none"
    LHO = "lho"
    BOTH = "both"
    RHO = "rho"
    """The trick was complete, and that opponent has led to the next one."""


class Shortfall(StrEnum):
    """Whether the non-offending side is still worse off, judged at the end of play."""

    NOT_YET_KNOWN = "unknown"
    NO = "no"
    YES = "yes"


REVOKE_WON_BY: Fact[Winner | None] = one_of("revoke_trick_won_by", Winner, absent=Absent.AFTER_PLAY)
LATER_PLAYABLE = number(
    "later_offender_playable", 0, 12, walk=(0, 1), absent=Absent.AFTER_PLAY
)  # fmt: skip
TRICK_NO = number("trick_no", 1, 13, walk=(12,), absent=Absent.OPEN)
EARLIER_REVOKE = one_of(
    "same_suit_earlier_revoke", EarlierRevoke, absent=Absent.REPORTED, quiet=EarlierRevoke.NO
)
OTHER_SIDE_REVOKED = one_of(
    "other_side_revoked", OtherSideRevoke, absent=Absent.REPORTED, quiet=OtherSideRevoke.NO
)
BOTH_SAME_TRICK = yes_no("both_revoked_same_trick", absent=Absent.REPORTED)
LATE_ATTENTION = one_of(
    "late_attention", LateAttention, absent=Absent.REPORTED, quiet=LateAttention.NO
)
EQUITY_SHORTFALL: Fact[Shortfall] = Fact(
    "equity_shortfall", Domain.WORD, Source.DIRECTOR, Absent.REPORTED,
    Shortfall.NOT_YET_KNOWN, tuple(Shortfall), Shortfall, representatives=(Shortfall.YES,),
)  # fmt: skip
NOS_PLAYED_AFTER: Fact[AfterRevoke | None] = one_of(
    "nos_played_after", AfterRevoke, absent=Absent.CONDITIONAL
)
FAILED: Fact[Failed] = Fact(
    "failed", Domain.WORD, words=tuple(Failed), kind=Failed,
    representatives=(Failed.FOLLOW_SUIT, Failed.REQUIRED_SUIT),
)  # fmt: skip
ESTABLISH_EVENT: Fact[Event] = Fact(
    "establish_event", Domain.WORD, words=tuple(Event), kind=Event,
    representatives=(
        Event.NONE, Event.PLAYED_ON, Event.CLAIMED, Event.ACQUIESCED, Event.ASSENTED_OPEN,
        Event.ILLEGAL_ENQUIRY, Event.FORFEIT_ENQUIRY,
    ),
)  # fmt: skip
HANDS_RETURNED = yes_no("hands_returned")
REVOKED_CARD_SOURCE: Fact[CardSource] = one_of("revoked_card_source", CardSource)
REVOKE_CARD_FACED = yes_no("revoke_card_was_faced")
PARTNER_PLAYED_AFTER: Fact[bool | None] = Fact(
    "os_partner_played_after", Domain.YES_NO, absent=Absent.CONDITIONAL,
    representatives=(True, False),
)  # fmt: skip
PARTNER_CHANGED: Fact[bool | None] = Fact(
    "os_partner_changed", Domain.YES_NO, Source.PLAYER, Absent.OPTION, representatives=(True,)
)
PARTNER_IN_TRICK_12 = yes_no("partner_had_played_to_trick12")
PARTNER_TWO_SUITS = yes_no("partner_two_suits", tells=Tells.UNSEEN)
LATER_FROM_CLAIM = yes_no("later_from_claim", absent=Absent.OPEN)
ASKER: Fact[Asker] = one_of("asker", Asker)
REVOKED = yes_no("revoked", tells=Tells.BY_PLAYING)
SIDE_PLAYED_ON = yes_no("side_played_to_next")
ANYONE_LED_ON = yes_no("anyone_led_to_next")
LATER_TRICK = yes_no("later_trick", absent=Absent.OPEN)
INSPECTED: Fact[Inspected] = one_of("inspected", Inspected)
CLAIMED = yes_no("claimed", absent=Absent.REPORTED)
CLAIM_STANDS = replace(CLAIMED, absent=Absent.OPEN, quiet=True, representatives=(False,))
"""Cards that were shown with a claim: no claim stands where it is told that there is none."""
COULD_HAVE_KNOWN = yes_no("could_have_known", Source.DIRECTOR, Absent.REPORTED)
DAMAGE = yes_no("damage", Source.DIRECTOR, Absent.REPORTED)

REVOKING = (
    FAILED, ESTABLISH_EVENT, HANDS_RETURNED, REVOKED_CARD_SOURCE, PARTNER_PLAYED_AFTER,
    PARTNER_IN_TRICK_12, PARTNER_TWO_SUITS, REVOKE_CARD_FACED, PARTNER_CHANGED,
    LATER_FROM_CLAIM, ASKER, REVOKED, SIDE_PLAYED_ON, ANYONE_LED_ON, LATER_TRICK, INSPECTED,
    REVOKE_WON_BY, LATER_PLAYABLE, TRICK_NO, EARLIER_REVOKE, OTHER_SIDE_REVOKED,
    BOTH_SAME_TRICK, LATE_ATTENTION, EQUITY_SHORTFALL, CLAIMED, COULD_HAVE_KNOWN, DAMAGE,
    NOS_PLAYED_AFTER,
)  # fmt: skip
