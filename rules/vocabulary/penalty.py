"""Facts of a turn at which penalty cards lie on the table: Laws 50 to 52 (specification 2.4)."""

from dataclasses import replace
from enum import StrEnum

from rules.facts import Absent, Domain, Fact, LyingCard, Source, Tells, one_of, yes_no
from rules.table import Card, Suit
from rules.vocabulary.exposed import LYING_CARDS


class ToAct(StrEnum):
    """Whose turn it is, seen from the owner of the penalty card."""

    OFFENDER_PLAYS = "offender_to_play"
    PARTNER_LEADS = "partner_to_lead"
    PARTNER_FOLLOWS = "partner_to_follow"
    NOBODY = "nobody"


class SuitLed(StrEnum):
    """The suit led to the trick in progress; none where the trick has not begun."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NONE = "none"


class CardShown(StrEnum):
    """Whether the partner put a card down early, and before or after declarer's choice."""

    NONE = "none"
    BEFORE = "before_refusal"
    AFTER = "after_refusal"


CARDS_OF_CASE: Fact[tuple[LyingCard, ...] | None] = replace(
    LYING_CARDS,
    absent=Absent.ASKED,
    representatives=((LyingCard(Card.parse("S4")),), (LyingCard(Card.parse("SK")),)),
)
"""The same record where the case is about penalty cards: there it is asked for."""
TO_ACT: Fact[ToAct] = one_of("to_act", ToAct)
SUIT_LED: Fact[SuitLed] = Fact(
    "suit_led", Domain.WORD, words=tuple(SuitLed), kind=SuitLed,
    representatives=(SuitLed.SPADES, SuitLed.HEARTS, SuitLed.DIAMONDS, SuitLed.NONE),
)  # fmt: skip
OFFENDER_CAN_FOLLOW = yes_no("offender_can_follow", tells=Tells.BY_PLAYING)
PARTNER_CAN_COMPLY = yes_no("partner_can_comply", Source.DIRECTOR, tells=Tells.BY_PLAYING)
COMPLIES_UNLESS_TOLD = replace(PARTNER_CAN_COMPLY, absent=Absent.OPEN, quiet=True)
COULD_COMPLY_AFTER_ALL = replace(PARTNER_CAN_COMPLY, absent=Absent.OPEN, representatives=(True,))
"""The same where the case is that the partner cannot comply: that answers it."""
OFFERED_CARD: Fact[Card] = Fact("offered_card", Domain.CARD, tells=Tells.FACED)
PARTNER_CARD_SHOWN: Fact[CardShown] = one_of(
    "partner_card_shown", CardShown, absent=Absent.REPORTED, quiet=CardShown.NONE
)
CHOSEN_PENALTY_CARD: Fact[Card | None] = Fact(
    "chosen_penalty_card", Domain.CARD, Source.PLAYER, Absent.OPTION,
    representatives=(Card.parse("SK"), Card.parse("C2")), tells=Tells.FACED,
)  # fmt: skip
DECLARER_SUIT: Fact[Suit | None] = Fact(
    "declarer_suit", Domain.WORD, Source.PLAYER, Absent.OPTION, words=tuple(Suit), kind=Suit,
    representatives=(Suit.S, Suit.C),
)  # fmt: skip
PENALTY_PLAY_ACCEPTED: Fact[bool | None] = Fact(
    "penalty_play_accepted", Domain.YES_NO, Source.PLAYER, Absent.OPTION,
    representatives=(True, False),
)  # fmt: skip

LYING = (
    TO_ACT, SUIT_LED, OFFENDER_CAN_FOLLOW, PARTNER_CAN_COMPLY,
    OFFERED_CARD, PARTNER_CARD_SHOWN, CHOSEN_PENALTY_CARD, DECLARER_SUIT,
    PENALTY_PLAY_ACCEPTED,
)  # fmt: skip
