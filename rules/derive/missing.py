"""A hand that lacked a card, or held a wrong number: what was seen, played and missed."""

from __future__ import annotations

from rules.derive.counts import Finding, before_play, finding
from rules.effects import Action
from rules.engine import Facts
from rules.table import Role
from rules.vocabulary.counts import (
    CALLED_WITH_WRONG_HAND,
    MISSING_CARD_PLACE,
    MISSING_SEEN,
    RESTORED_REVOKE,
    MissingPlace,
    RestoredRevoke,
)
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase


def all_hands_are_right(facts: Facts) -> bool:
    """Whether the count before the play has found nothing wrong."""
    return finding(facts) is Finding.NOTHING_WRONG


def wrong_hand_has_called(facts: Facts) -> bool:
    """Whether a player called with a wrong hand; in the play everybody has called."""
    return not before_play(facts) or facts[CALLED_WITH_WRONG_HAND]


def shown_to_partner(facts: Facts) -> bool:
    """Whether partner could see the card that comes back to a defender, while play goes on.

    A card that was not found cannot have been seen.
    """
    return (
        facts[PHASE] is not Phase.PLAY_ENDED
        and facts[MISSING_CARD_PLACE] is not MissingPlace.NOT_FOUND
        and facts.told(MISSING_SEEN) is not False
        and facts[OFFENDER_ROLE] is Role.DEFENDER
        and _was_seen(facts)
    )


def _was_seen(facts: Facts) -> bool:
    """Asked, but for a revoke that is to be corrected at once: there it is read where told."""
    if facts.told(RESTORED_REVOKE) is RestoredRevoke.NOT_ESTABLISHED:
        return facts.told(MISSING_SEEN) is True
    return facts[MISSING_SEEN]


def missed_by_missing_card(facts: Facts) -> RestoredRevoke:
    """Whether the missing card should have been played meanwhile; asked last."""
    _ = shown_to_partner(facts)
    return facts[RESTORED_REVOKE]


def as_if_complete(facts: Facts) -> Action:
    """How a hand that is complete again goes on; in the auction there is nothing to play on."""
    at_the_lead = facts[PHASE] is Phase.BEFORE_LEAD
    return Action.PLAY_CONTINUES if at_the_lead else Action.NO_RECTIFICATION


def trick_is_unknown(facts: Facts) -> bool:
    """Whether it is not known yet to which trick a card found among the played ones belongs."""
    return finding(facts) in (Finding.CARD_MISSING, Finding.SEVERAL_HANDS_SHORT)
