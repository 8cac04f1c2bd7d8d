"""Whether a revoke is established (63A1 to 63A4), and what a claim means for the play."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from rules.derive.restored import of_restored_card
from rules.engine import Facts
from rules.parameters import PARTNER_NEEDS_TWO_SUITS, RETRACTION_UNDOES
from rules.table import Role
from rules.vocabulary.counts import NEXT_TRICK_PLAYED_BY, PlayedOn
from rules.vocabulary.designation import MISINFORMED_TURN
from rules.vocabulary.exposed import LYING_CARDS
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase
from rules.vocabulary.revoke import (
    BOTH_SAME_TRICK,
    CLAIMED,
    ESTABLISH_EVENT,
    LATE_ATTENTION,
    LATER_FROM_CLAIM,
    NOS_PLAYED_AFTER,
    OTHER_SIDE_REVOKED,
    PARTNER_IN_TRICK_12,
    PARTNER_TWO_SUITS,
    REVOKE_CARD_FACED,
    REVOKED_CARD_SOURCE,
    TRICK_NO,
    AfterRevoke,
    CardSource,
    Event,
    LateAttention,
    OtherSideRevoke,
)

AGREED = frozenset({Event.ACQUIESCED, Event.AGREEMENT})
"""Assent to a claim whose time limit (69A) has passed: 63A4, before 2017 part of 63A3."""
NEXT_CARD = frozenset({Event.PLAYED_ON, Event.DESIGNATED})
"""A card of the next trick, led, played or named: 63A1 and 63A2."""
ENQUIRIES = frozenset({Event.ILLEGAL_ENQUIRY, Event.FORFEIT_ENQUIRY})
"""A question about the revoke; whether its side had played on by then is told beside it."""
ESTABLISHING = AGREED | NEXT_CARD | {Event.CLAIMED}
UNDECIDED_CLAIM = frozenset({Event.ASSENTED_OPEN, Event.OBJECTION})
"""A claim against which the revoker's side may still object, or has objected."""


class By(Enum):
    """What the revoker's side did that established the revoke (63A1 to 63A4)."""

    NEXT_CARD = auto()
    NAMED_CARD = auto()
    CLAIM = auto()
    AGREEMENT = auto()


BY_EVENT: Mapping[Event | None, By] = MappingProxyType(
    {
        Event.DESIGNATED: By.NAMED_CARD,
        Event.CLAIMED: By.CLAIM,
        Event.ACQUIESCED: By.AGREEMENT,
        Event.AGREEMENT: By.AGREEMENT,
    }
)


def established_by(facts: Facts) -> By | None:
    """The act that established the revoke; on trick 12 the board may be all that is told.

    A card that comes back to its hand was missed in a trick that its side has played after.
    """
    if of_restored_card(facts) or has_played_on(facts):
        return By.NEXT_CARD
    return BY_EVENT.get(facts.told(ESTABLISH_EVENT))


def is_established(facts: Facts) -> bool:
    """Whether the revoker's side has established the revoke.

    A next card that it may take back, having been told that it was its turn, does not count.
    """
    established = facts[ESTABLISH_EVENT] in ESTABLISHING or has_played_on(facts)
    return established and not next_card_goes_back(facts)


def has_played_on(facts: Facts) -> bool:
    """Whether the revoker's side has played to the next trick: told so, or beside an enquiry."""
    event = facts.told(ESTABLISH_EVENT)
    by_own_side = facts.told(NEXT_TRICK_PLAYED_BY) in (PlayedOn.OFFENDING_SIDE, PlayedOn.BOTH)
    asked = event in ENQUIRIES or facts.case.irregularity is Irregularity.REVOKE_ENQUIRY
    return event is Event.PLAYED_ON or (asked and by_own_side)


def next_card_goes_back(facts: Facts) -> bool:
    """Whether the card to the next trick is retracted freely, so that 63A1 is not applied."""
    if facts.case.irregularity is not Irregularity.REVOKE or not RETRACTION_UNDOES.of(facts):
        return False
    next_card = facts.told(ESTABLISH_EVENT) is Event.DESIGNATED or has_played_on(facts)
    return next_card and facts[MISINFORMED_TURN] and not came_too_late(facts)


def came_too_late(facts: Facts) -> bool:
    """Whether the revoke was first mentioned when play was over: no card goes back any more."""
    return facts[LATE_ATTENTION] is not LateAttention.NO


def is_twelfth(facts: Facts) -> bool:
    """Whether the revoke trick is known to be trick 12."""
    return facts[TRICK_NO] == 12


def one_of_two_is_established(facts: Facts) -> bool:
    """Both sides revoked on one trick, and only one of them has played on (62C3)."""
    if not facts[BOTH_SAME_TRICK] or came_too_late(facts):
        return False
    return is_established(facts) is not _other_is_established(facts)


def defenders_have_led_on(facts: Facts) -> bool:
    """Whether it is told that a defender's card to the next trick has to be taken back (62C3)."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        return facts.told(ESTABLISH_EVENT) is Event.PLAYED_ON
    led_on = facts.told(NEXT_TRICK_PLAYED_BY) is PlayedOn.NON_OFFENDING_SIDE
    return led_on or facts.told(NOS_PLAYED_AFTER) is AfterRevoke.RHO


def another_to_correct(facts: Facts) -> bool:
    """Whether the other side's revoke on the same trick has to be corrected as well."""
    return not facts.within("67") and facts[BOTH_SAME_TRICK]


def _other_is_established(facts: Facts) -> bool:
    """Told, or seen from who has played to the next trick."""
    told = facts.told(OTHER_SIDE_REVOKED)
    if told is not None and told is not OtherSideRevoke.NO:
        return told is OtherSideRevoke.ESTABLISHED
    if facts.told(NOS_PLAYED_AFTER) is AfterRevoke.RHO:
        return True
    return facts[NEXT_TRICK_PLAYED_BY] in (PlayedOn.NON_OFFENDING_SIDE, PlayedOn.BOTH)


def becomes_penalty_card(facts: Facts) -> bool:
    """Whether the revoke card was a defender's and did not lie face up before (62B1)."""
    return facts[OFFENDER_ROLE] is Role.DEFENDER and not _was_faced(facts)


def _was_faced(facts: Facts) -> bool:
    """A hand of which no card is known to lie open has played the revoke card too."""
    if of_restored_card(facts):
        return False
    if facts.told(REVOKE_CARD_FACED) is None:
        source = facts.told(REVOKED_CARD_SOURCE)
        if source is CardSource.UNFACED_HAND and not facts[LYING_CARDS]:
            return False
    return facts[REVOKE_CARD_FACED]


def partner_is_told(facts: Facts) -> bool:
    """Whether a defender's revoke card on trick 12 tells the partner, who is still to play.

    Until 2007 it matters only to a partner whose two cards are of two suits. When somebody is
    known to have played to trick 13, the partner is not asked for: trick 12 is complete.
    """
    by_defender = not _partner_has_played(facts) and facts[OFFENDER_ROLE] is Role.DEFENDER
    if not by_defender or facts[PARTNER_IN_TRICK_12]:
        return False
    return not PARTNER_NEEDS_TWO_SUITS.of(facts) or facts[PARTNER_TWO_SUITS]


def _partner_has_played(facts: Facts) -> bool:
    """Whether it is told that the partner has played to trick 12, or that the trick is complete."""
    told = facts.told(PARTNER_IN_TRICK_12)
    complete = facts.told(ESTABLISH_EVENT) in NEXT_CARD or _somebody_has_led_on(facts)
    return complete if told is None else told


def _somebody_has_led_on(facts: Facts) -> bool:
    """Whether it is told that a card lies in the next trick, so that this one is complete."""
    by = facts.told(NEXT_TRICK_PLAYED_BY)
    led_on = by is not None and by is not PlayedOn.NOBODY
    return led_on or facts.told(NOS_PLAYED_AFTER) is AfterRevoke.RHO


def claim_is_open(facts: Facts) -> bool:
    """Whether a claim has to be ruled instead of playing on.

    A claim that is agreed when play has ended needs no ruling any more.
    """
    event = facts.told(ESTABLISH_EVENT)
    if facts[CLAIMED] or event in UNDECIDED_CLAIM:
        return True
    if facts[PHASE] is Phase.PLAY_ENDED:
        return False
    return event is Event.CLAIMED or event in AGREED or facts[LATER_FROM_CLAIM]
