"""A hand that lacked a card, or held a wrong number: what was seen, played and missed."""

from __future__ import annotations

from rules.derive.counts import Finding, before_play, finding
from rules.engine import Facts
from rules.table import Role
from rules.vocabulary.counts import (
    CALLED_WITH_WRONG_HAND,
    MISSING_SEEN,
    RESTORED_REVOKE,
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
    """Whether partner could see the card that comes back to a defender, while play goes on."""
    return (
        facts[PHASE] is not Phase.PLAY_ENDED
        and facts[OFFENDER_ROLE] is Role.DEFENDER
        and facts[MISSING_SEEN]
    )


def missed_by_missing_card(facts: Facts) -> RestoredRevoke:
    """Whether the missing card should have been played meanwhile; asked last.

    A revoke that can still be corrected is corrected with the card, however it was seen.
    """
    if facts.told(RESTORED_REVOKE) is not RestoredRevoke.NOT_ESTABLISHED:
        _ = shown_to_partner(facts)
    return facts[RESTORED_REVOKE]
