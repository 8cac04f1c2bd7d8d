"""Card-count facts: Laws 13, 14 and 67 (specification 2.2)."""

from collections.abc import Mapping
from enum import StrEnum

from rules.facts import (
    Absent,
    Count,
    Domain,
    Fact,
    Source,
    Tells,
    number,
    one_of,
    word,
    yes_no,
)
from rules.table import Card, Seat


class Defect(StrEnum):
    """What is wrong with the trick, seen from the offender's cards."""

    OMITTED = "omitted"
    EXTRA = "extra"
    MISPLACED = "misplaced_played_card"


class PlayedOn(StrEnum):
    """Which side has played to the trick after the defective one."""

    NOBODY = "none"
    OFFENDING_SIDE = "offending_side"
    NON_OFFENDING_SIDE = "non_offending_side"
    BOTH = "both"


class Winner(StrEnum):
    """The hand that won a trick, seen from the offender."""

    OFFENDER = "offender"
    PARTNER = "offender_partner"
    OPPONENTS = "opponents"


class Replayed(StrEnum):
    """Whether the misplaced card has been played a second time."""

    NO = "no"
    CURRENT_TRICK = "current_trick"
    EARLIER_TRICK = "earlier_trick"


class RestoredRevoke(StrEnum):
    """Whether the absence of a restored card was a failure to follow suit."""

    NONE = "none"
    ESTABLISHED = "established"
    NOT_ESTABLISHED = "not_established"


class MissingPlace(StrEnum):
    """Where the card that a hand lacks was found."""

    OWN_PLAYED = "own_played"
    OTHER_PLAYED = "other_played"
    ELSEWHERE = "elsewhere"
    PREVIOUS_BOARD = "previous_board_or_table"
    NOT_FOUND = "not_found"
    OTHER_HAND = "other_hand"


class SuspectTotal(StrEnum):
    """How many cards the hand under suspicion has in all."""

    RIGHT = "13"
    LESS = "less"
    MORE = "more"


class OtherTotals(StrEnum):
    """How many cards the other three hands have in all."""

    RIGHT = "all_13"
    ONE_LESS = "one_less"
    ONE_MORE = "one_more"
    LESS_AND_MORE = "one_less_and_one_more"


class NextPlayer(StrEnum):
    """Who of the offending side has played on."""

    OFFENDER = "offender"
    PARTNER = "offender_partner"
    BOTH = "both"


class ExtraCame(StrEnum):
    """How the second card came to the trick."""

    TOGETHER = "together"
    ONE_AFTER_ANOTHER = "one_after_another"


SPOT = (Card.parse("S4"),)
HONOUR = (Card.parse("SK"),)
TWO_SPOTS = (Card.parse("S4"), Card.parse("S3"))

COUNTS: Fact[Mapping[Seat, Count]] = Fact("counts", Domain.COUNTS)
EXPECTED_PLAYED: Fact[Mapping[Seat, int]] = Fact("expected_played", Domain.EXPECTED)
SUSPECT_TOTAL: Fact[SuspectTotal] = one_of("suspect_total", SuspectTotal)
OTHER_TOTALS: Fact[OtherTotals] = one_of("other_totals", OtherTotals)
MISSING_CARD_PLACE: Fact[MissingPlace] = one_of("missing_card_place", MissingPlace)
FOREIGN_CARD = yes_no("foreign_card", absent=Absent.REPORTED)
FOREIGN_CARD_PLAYED = yes_no("foreign_card_played", absent=Absent.REPORTED)
MISSING_SEEN = yes_no("missing_card_seen_by_partner")
CALLED_WITH_WRONG_HAND = yes_no("called_with_wrong_hand")
CAN_BE_PLAYED = yes_no("can_be_played", Source.DIRECTOR)
EVEN_BUT_TWO_DEFECTIVE = yes_no("counts_even_two_defective", absent=Absent.OPEN)
DELTAS_ZERO = word("deltas_zero", "yes", "no")
DEFECT: Fact[Defect | None] = one_of("defect", Defect, absent=Absent.OPEN, stands_for="counts")
DEFECTIVE_TRICK_NO = number(
    "defective_trick_no", 1, 13, walk=(12,), absent=Absent.OPEN
)  # fmt: skip
NEXT_TRICK_PLAYED_BY: Fact[PlayedOn] = one_of("next_trick_played_by", PlayedOn)
NEXT_TRICK_PLAYER: Fact[NextPlayer | None] = one_of(
    "next_trick_player", NextPlayer, absent=Absent.OPEN, quiet=NextPlayer.PARTNER
)
DID_PLAY_CARD = yes_no("did_play_card")
REPLAYED_LATER: Fact[Replayed] = one_of("replayed_later", Replayed)
TOO_LATE_TO_CORRECT = yes_no("too_late_to_correct")
HOLDS_SUIT_LED = yes_no("holds_suit_led", Source.DIRECTOR, tells=Tells.BY_PLAYING)
WON_BY: Fact[Winner | None] = Fact(
    "defective_trick_won_by", Domain.WORD, absent=Absent.AFTER_PLAY,
    words=tuple(Winner), kind=Winner, representatives=(Winner.PARTNER, Winner.OPPONENTS),
)  # fmt: skip
LATER_TRICKS = number("later_tricks_os", 0, 12, walk=(0, 1, 2), absent=Absent.AFTER_PLAY)
FACED_CARD_KNOWN = yes_no("faced_card_known")
EXTRA_CARDS: Fact[tuple[Card, ...]] = Fact(
    "extra_cards", Domain.CARDS, Source.DIRECTOR,
    representatives=(SPOT, HONOUR, TWO_SPOTS), tells=Tells.UNSEEN,
)  # fmt: skip
EXTRA_CARD_EXPOSED = yes_no("extra_card_exposed")
RESTORED_REVOKE: Fact[RestoredRevoke] = one_of(
    "restored_card_revoke", RestoredRevoke, source=Source.DIRECTOR, tells=Tells.UNSEEN
)
EXTRA_CAME: Fact[ExtraCame] = one_of("extra_came", ExtraCame)
SUPPLIED_CARD_WINS = yes_no("supplied_card_wins")
SECOND_TRICK_NO = number(
    "second_defective_trick_no", 1, 13, walk=(9,), absent=Absent.REPORTED
)  # fmt: skip
SECOND_LATER_TRICKS = number(
    "second_later_tricks_os", 0, 12, walk=(0, 1), absent=Absent.AFTER_PLAY
)  # fmt: skip
SECOND_HOLDS_SUIT_LED = yes_no("second_holds_suit_led", Source.DIRECTOR, tells=Tells.BY_PLAYING)

COUNTING = (
    COUNTS, EXPECTED_PLAYED, SUSPECT_TOTAL, OTHER_TOTALS, MISSING_CARD_PLACE, MISSING_SEEN,
    CALLED_WITH_WRONG_HAND, CAN_BE_PLAYED, EVEN_BUT_TWO_DEFECTIVE, DELTAS_ZERO, DEFECT,
    DEFECTIVE_TRICK_NO, NEXT_TRICK_PLAYED_BY, NEXT_TRICK_PLAYER, DID_PLAY_CARD, REPLAYED_LATER,
    TOO_LATE_TO_CORRECT, HOLDS_SUIT_LED, WON_BY, LATER_TRICKS, FACED_CARD_KNOWN, EXTRA_CARDS,
    EXTRA_CARD_EXPOSED, RESTORED_REVOKE, EXTRA_CAME, SUPPLIED_CARD_WINS, SECOND_TRICK_NO,
    SECOND_LATER_TRICKS, SECOND_HOLDS_SUIT_LED, FOREIGN_CARD,
    FOREIGN_CARD_PLAYED,
)  # fmt: skip
