"""Who has played after an irregular card, and so may change that card (45, 47, 58B3, 62C)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.effects import Who, Withdrawal
from rules.engine import Facts
from rules.vocabulary.counts import NEXT_TRICK_PLAYED_BY, PlayedOn
from rules.vocabulary.exposed import NOS_CHANGED, OPPONENT_PLAYED, TRICK_COMPLETE
from rules.vocabulary.play import PHASE, Irregularity, Phase
from rules.vocabulary.revoke import (
    NOS_PLAYED_AFTER,
    PARTNER_CHANGED,
    PARTNER_PLAYED_AFTER,
    AfterRevoke,
)

LED_ON = frozenset({PlayedOn.NON_OFFENDING_SIDE, PlayedOn.BOTH})
CHOOSES: Mapping[AfterRevoke | None, Who] = MappingProxyType(
    {
        AfterRevoke.LHO: Who.LHO,
        AfterRevoke.RHO: Who.RHO,
        AfterRevoke.BOTH: Who.EVERY_NOS_PLAYER,
    }
)
"""Who may change a card, by who has played."""
NOT_BETWEEN = frozenset({AfterRevoke.NOBODY, AfterRevoke.RHO})
"""Then no opponent has played to the trick before the offender's partner."""


def may_be_changed(facts: Facts) -> bool:
    """Whether an opponent has played after the card, or may have.

    After play nothing changes any more, but for trick 12 while a hand is still out (62D1).
    """
    if facts[PHASE] is Phase.PLAY_ENDED and not facts.within("62D1"):
        return False
    return _led_on(facts) or not _nobody_has_played(facts)


def who_has_played(facts: Facts, some: Who) -> Who | None:
    """Who is told to have played and so chooses, None if nobody is.

    ``some`` is whoever it is taken to be where it is only told that an opponent has played.
    """
    named = CHOOSES.get(_played_after(facts))
    if named is None and _led_on(facts):
        return Who.EVERY_NOS_PLAYER
    return named or (some if _an_opponent_has_played(facts) else None)


def trick_may_be_complete(facts: Facts) -> bool:
    """Whether an opponent has led to the next trick, or may have: the trick is complete."""
    by = _played_after(facts)
    led = _led_on(facts) or by in (AfterRevoke.RHO, AfterRevoke.BOTH)
    return led or facts.told(TRICK_COMPLETE) is True


def next_opponents_right(facts: Facts) -> Withdrawal:
    """The right of the next hand; once the trick is complete, of whoever has led on."""
    if trick_may_be_complete(facts):
        return Withdrawal.EACH_NOS_PLAYER
    return Withdrawal.LHO_OF_OFFENDER


def partner_may_follow(facts: Facts) -> bool:
    """Whether the offender's partner has a later card, or may have, if an opponent changes one."""
    if facts.told(NOS_CHANGED) is False or _played_after(facts) in NOT_BETWEEN:
        return False
    return partner_has_played(facts) or facts[PARTNER_PLAYED_AFTER] is not False


def partner_has_played(facts: Facts) -> bool:
    """Whether it is told that the offender's partner has played after the card."""
    return facts[PARTNER_PLAYED_AFTER] is True or facts.told(PARTNER_CHANGED) is True


def _played_after(facts: Facts) -> AfterRevoke | None:
    """Who of the other side has played after the card, where it is told."""
    return facts[NOS_PLAYED_AFTER] if _of_a_revoke(facts) else facts.told(NOS_PLAYED_AFTER)


def _an_opponent_has_played(facts: Facts) -> bool:
    return not _of_a_revoke(facts) and facts[OPPONENT_PLAYED] is True


def _nobody_has_played(facts: Facts) -> bool:
    told = _played_after(facts)
    if told is None and not _of_a_revoke(facts):
        return facts[OPPONENT_PLAYED] is False
    return told is AfterRevoke.NOBODY


def _of_a_revoke(facts: Facts) -> bool:
    """Whether the card is that of a revoke: of it one fact alone tells who has played after it."""
    return facts.case.irregularity is Irregularity.REVOKE or facts.within("62")


def _led_on(facts: Facts) -> bool:
    """Whether it is told that the other side has led or played to the trick after this one.

    Once both sides have played on (67B), that is told of another trick.
    """
    return not facts.within("67B") and facts.told(NEXT_TRICK_PLAYED_BY) in LED_ON
