"""Revoke facts: Laws 61 to 64, and the score (specification 2.3)."""

from enum import StrEnum

from rules.facts import Absent, Domain, Fact, Source, number, one_of, word, yes_no
from rules.vocabulary.counts import Winner


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
    "nos_played_after", AfterRevoke, absent=Absent.OPEN
)
CLAIMED = yes_no("claimed", absent=Absent.REPORTED)
COULD_HAVE_KNOWN = yes_no("could_have_known", Source.DIRECTOR, Absent.REPORTED)
DAMAGE = yes_no("damage", Source.DIRECTOR, Absent.REPORTED)

REVOKING = (
    word("failed", "follow_suit", "required_card", "required_suit"),
    word(
        "establish_event", "none", "os_played_next", "os_designated_next", "os_claimed",
        "os_acquiesced", "os_assented_open", "agreement_69A", "objection_raised",
        "illegal_enquiry", "dummy_forfeit_enquiry",
    ),
    word("hands_returned", "yes", "no"),
    word("revoked_card_source", "unfaced_hand", "faced_card", "penalty_card", "dummy"),
    word("os_partner_played_after", "yes", "no"),
    word("partner_had_played_to_trick12", "yes", "no"),
    word("partner_two_suits", "yes", "no"),
    word("revoke_card_was_faced", "yes", "no"),
    word("os_partner_changed", "yes", "no"),
    word("later_from_claim", "yes", "no"),
    word(
        "asker", "declarer_to_defender", "dummy_to_declarer", "dummy_to_defender",
        "defender_to_declarer", "defender_to_partner", "dummy", "defender", "any",
    ),
    word("revoked", "yes", "no"),
    word("side_played_to_next", "yes", "no"),
    word("anyone_led_to_next", "yes", "no"),
    word("later_trick", "yes", "no"),
    word("inspected", "own_last_card", "quitted_tricks"),
    REVOKE_WON_BY, LATER_PLAYABLE, TRICK_NO, EARLIER_REVOKE, OTHER_SIDE_REVOKED,
    BOTH_SAME_TRICK, LATE_ATTENTION, EQUITY_SHORTFALL, CLAIMED, COULD_HAVE_KNOWN, DAMAGE,
    NOS_PLAYED_AFTER,
)  # fmt: skip
