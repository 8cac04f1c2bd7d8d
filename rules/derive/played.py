"""Whether a card is played, may be changed, or can still be taken back (Laws 43, 45 and 47)."""

from __future__ import annotations

from rules.derive.leads import OF_ANY_LEAD
from rules.engine import Facts
from rules.facts import Fact
from rules.parameters import DESIGNATION_CHANGE
from rules.table import Role
from rules.vocabulary.counts import NEXT_TRICK_PLAYED_BY, TOO_LATE_TO_CORRECT, PlayedOn
from rules.vocabulary.designation import (
    CARD_POSITION,
    DUMMY_CAUSE,
    DUMMY_FORFEITED_RIGHTS,
    FIRST_CARD_OF_TRICK,
    FROM_DUMMY,
    CardPosition,
    DummyCause,
)
from rules.vocabulary.exposed import (
    DEEMED_LED,
    DESIGNATED,
    EXPOSURE,
    PARTNER_COULD_SEE,
    TRICK_COMPLETE,
    Exposure,
)
from rules.vocabulary.play import ATTENTION_BY, OFFENDER_ROLE, PHASE, Finder, Irregularity, Phase
from rules.vocabulary.revoke import REVOKED

UNASKED = frozenset({DummyCause.PICKED, DummyCause.SUGGESTED})


def was_named(facts: Facts) -> bool:
    """Whether somebody says that the card was named as the one to be played."""
    return facts.told(EXPOSURE) is Exposure.NAMED or facts[DESIGNATED] is not None


def was_dropped(facts: Facts) -> bool:
    """Whether somebody says that the card fell: then nobody held it as played."""
    return facts.told(EXPOSURE) is Exposure.DROPPED


def left_unplayed(facts: Facts) -> bool:
    """Whether declarer's card was dropped, or drawn out and put back in one movement."""
    return was_dropped(facts) or facts[CARD_POSITION] is CardPosition.MOVED_AND_WITHDRAWN


def may_be_changed(facts: Facts) -> bool:
    """Whether a designation meets every condition under which the edition lets it be changed.

    One condition that is already known to fail settles it; then nothing else is asked.
    """
    conditions = DESIGNATION_CHANGE.of(facts)
    if any(_is_told_to_fail(facts, fact, wanted) for fact, wanted in conditions):
        return False
    return all(_read(facts, fact) is wanted for fact, wanted in conditions)


def _is_told_to_fail(facts: Facts, fact: Fact[bool], wanted: bool) -> bool:
    return facts.told(fact) is (not wanted) and _read(facts, fact) is not wanted


def _read(facts: Facts, fact: Fact[bool]) -> bool:
    """The answer to a condition; the hand of the card follows from its owner, where told."""
    if fact is FROM_DUMMY and (role := facts.told(OFFENDER_ROLE)) in (Role.DUMMY, Role.DEFENDER):
        return role is Role.DUMMY
    return facts[fact]


def too_late(facts: Facts) -> bool:
    """Whether both sides have played to the trick after that of dummy's wrong card."""
    late = facts.told(TOO_LATE_TO_CORRECT)
    played_on = facts.told(NEXT_TRICK_PLAYED_BY)
    if late is None and facts[PHASE] is Phase.PLAY_ENDED:
        return True
    if late is None and played_on is not None:
        return played_on is PlayedOn.BOTH
    return facts[TOO_LATE_TO_CORRECT]


def all_followed_suit(facts: Facts) -> bool:
    """Whether it is told that nobody failed to follow suit: then no trick need be looked at."""
    return facts.told(REVOKED) is False and facts.told(FIRST_CARD_OF_TRICK) is None


def dummy_acted_unasked(facts: Facts) -> bool:
    """Whether dummy picked or pointed to a card that declarer had not called for."""
    return facts[DUMMY_CAUSE] in UNASKED


def dummy_put_down_a_card(facts: Facts) -> bool:
    """Whether the card that dummy picked unasked lies there as the wrong card (45D beside 45F)."""
    wrong_card = facts.case.irregularity is Irregularity.DUMMY_WRONG_CARD
    return wrong_card and facts[DUMMY_CAUSE] is DummyCause.PICKED


def leads_on_to_laws_of_leads(facts: Facts) -> bool:
    """Whether the added card was found by a count (67A2), and nobody tells of it as a lead.

    Then the Laws on leads rule it in a case of their own; what is told of the lead is ruled here.
    """
    told_as_lead = any(facts.told(one) is not None for one in OF_ANY_LEAD)
    return facts.within("67A2") and not told_as_lead


def was_not_seen(facts: Facts) -> bool:
    """Whether partner could not see the added card; told to be a lead, it may still be accepted."""
    return facts.told(DEEMED_LED) is not True and not facts[PARTNER_COULD_SEE]


def led_before_trick_was_full(facts: Facts) -> bool:
    """Whether an added card that counts as a lead came before all four had played.

    A trick in which a count finds a card too many has all its cards, unless it is told otherwise.
    """
    if facts.within("67A2"):
        return facts.told(TRICK_COMPLETE) is False
    return not facts[TRICK_COMPLETE]


def dummy_spoke_in_play(facts: Facts) -> bool:
    """Whether dummy, before the play was over, was the first to speak of an irregularity."""
    return facts[PHASE] is not Phase.PLAY_ENDED and facts[ATTENTION_BY] is Finder.DUMMY


def spoke_after_forfeiting(facts: Facts) -> bool:
    """Whether the first to speak was a dummy who had lost that right."""
    if facts.told(DUMMY_FORFEITED_RIGHTS) is False:
        return False
    return facts[ATTENTION_BY] is Finder.DUMMY and facts[DUMMY_FORFEITED_RIGHTS]


def offending_role(facts: Facts) -> Role | None:
    """The offender's role, where it is known; some irregularities are always dummy's.

    The player who failed to follow to dummy's wrong card is the offender only where that
    is ruled as a revoke.
    """
    match facts.case.irregularity:
        case Irregularity.DUMMY_DREW_ATTENTION:
            return Role.DUMMY
        case Irregularity.DUMMY_WRONG_CARD:
            return facts.told(OFFENDER_ROLE) if _follower_revoked(facts) else Role.DUMMY
        case _:
            return facts.told(OFFENDER_ROLE)


def _follower_revoked(facts: Facts) -> bool:
    """Whether a revoke was ruled that is not dummy's own (64B3)."""
    entered = {one.address for one in facts.entered}
    return "64B3" not in entered and any(address.startswith("64") for address in entered)
