"""Which case of Law 64B, if any, keeps a revoke from costing an automatic trick."""

from __future__ import annotations

from enum import Enum, auto

from rules.derive.omissions import first_counts, repeated, second_counts, second_is_told
from rules.derive.restored import of_restored_card
from rules.engine import Facts
from rules.parameters import BOTH_SIDES, FACED_CARDS
from rules.table import Role
from rules.vocabulary.counts import DEFECTIVE_TRICK_NO, SECOND_TRICK_NO
from rules.vocabulary.play import OFFENDER_ROLE
from rules.vocabulary.revoke import (
    BOTH_SAME_TRICK,
    LATE_ATTENTION,
    OTHER_SIDE_REVOKED,
    REVOKED_CARD_SOURCE,
    TRICK_NO,
    CardSource,
    LateAttention,
)


class Bar(Enum):
    """The cases of 64B in the book's order; SAME_TRICK is a minute of 2001 for 1997."""

    SAME_SUIT_AGAIN = auto()
    FACED_HAND = auto()
    NEXT_BOARD = auto()
    ROUND_OVER = auto()
    TWELFTH_TRICK = auto()
    BOTH_SIDES = auto()
    SAME_TRICK = auto()


def bar(facts: Facts) -> Bar | None:
    """The first case of 64B that applies to the revoke, or None."""
    if not _about_second(facts) and repeated(facts):
        return Bar.SAME_SUIT_AGAIN
    if _source(facts) in FACED_CARDS.of(facts) or _of_dummy(facts):
        return Bar.FACED_HAND
    if (late := facts[LATE_ATTENTION]) is not LateAttention.NO:
        return Bar.NEXT_BOARD if late is LateAttention.NEXT_BOARD else Bar.ROUND_OVER
    if _trick_number(facts) == 12:
        return Bar.TWELFTH_TRICK
    return _both_sides(facts)


def _of_dummy(facts: Facts) -> bool:
    """Dummy's revoke; to dummy's own wrong card only another hand fails to follow (45D2)."""
    return not facts.within("45D2") and facts[OFFENDER_ROLE] is Role.DUMMY


def _source(facts: Facts) -> CardSource | None:
    """Where the card was that should have been played, as far as Law 64B3 wants to know.

    Of declarer it is read where somebody tells it: a faced card of that hand is no secret. So
    it is of a revoke about which a player asked: the other cards of that hand lay hidden.
    """
    if of_restored_card(facts) or facts.within("45D2"):
        return None
    told = facts.told(REVOKED_CARD_SOURCE)
    if told is not None or facts.within("61B") or facts[OFFENDER_ROLE] is not Role.DEFENDER:
        return told
    return facts[REVOKED_CARD_SOURCE]


def _trick_number(facts: Facts) -> int | None:
    """The number of the trick that is the revoke trick."""
    if not facts.within("67B1"):
        return facts[TRICK_NO]
    return facts[DEFECTIVE_TRICK_NO] if first_counts(facts) else facts[SECOND_TRICK_NO]


def _about_second(facts: Facts) -> bool:
    """Whether an earlier revoke in the suit is one before the second of two revokes."""
    return facts.within("67B1") and second_is_told(facts) and first_counts(facts)


def _both_sides(facts: Facts) -> Bar | None:
    """Both sides revoked; on one trick to which both played on, both are established."""
    barring = BOTH_SIDES.of(facts)
    if not barring:
        return Bar.SAME_TRICK if facts[BOTH_SAME_TRICK] else None
    if facts[OTHER_SIDE_REVOKED] in barring or facts[BOTH_SAME_TRICK]:
        return Bar.BOTH_SIDES
    return None


def second_repeats_suit(facts: Facts) -> bool:
    """Whether the second of two omissions is a repeated revoke in the same suit."""
    return _about_second(facts) and second_counts(facts) and repeated(facts)
