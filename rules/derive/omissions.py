"""Which omissions of a player are deemed revokes, and the card that each one costs."""

from __future__ import annotations

from rules.effects import Action
from rules.engine import Carried, Facts
from rules.parameters import HOLDER_REVOKES, REPEATED
from rules.vocabulary.counts import (
    HOLDS_SUIT_LED,
    SECOND_HOLDS_SUIT_LED,
    SECOND_TRICK_NO,
)
from rules.vocabulary.revoke import EARLIER_REVOKE


def second_is_told(facts: Facts) -> bool:
    """Whether the same player is reported to have omitted a card twice."""
    return facts[SECOND_TRICK_NO] is not None


def first_counts(facts: Facts) -> bool:
    """Whether the first omission is a deemed revoke in the edition."""
    return HOLDER_REVOKES.of(facts) or not facts[HOLDS_SUIT_LED]


def second_counts(facts: Facts) -> bool:
    """Whether the second omission is one; asked only where the suit held decides."""
    return HOLDER_REVOKES.of(facts) or not facts[SECOND_HOLDS_SUIT_LED]


def second_revoke_alone(facts: Facts) -> bool:
    """A second omission that is a revoke although the first one was none."""
    return second_is_told(facts) and second_counts(facts)


def card_for_second(facts: Facts) -> Carried:
    """The placing step for the second trick; as for the first where nobody told."""
    held = facts.told(SECOND_HOLDS_SUIT_LED)
    if held is None:
        held = facts[HOLDS_SUIT_LED] if HOLDER_REVOKES.of(facts) else facts[SECOND_HOLDS_SUIT_LED]
    if held:
        return Carried(Action.FACE_AND_PLACE_SUIT_CARD, "67B1(a)")
    return Carried(Action.FACE_AND_PLACE_ANY_CARD, "67B1(b)")


def repeated(facts: Facts) -> bool:
    """Whether the player had revoked in this suit before, as the edition counts it."""
    return facts[EARLIER_REVOKE] in REPEATED.of(facts)
