"""Who played after an illegal lead or play, before it was put right (Law 60)."""

from __future__ import annotations

from rules.derive.leads import by_defender, replied
from rules.engine import Facts
from rules.facts import Fact
from rules.table import Role
from rules.vocabulary.exposed import (
    DECLARER_PLAYED_AFTER,
    LYING_CARDS,
    PARTNER_LYING_CARDS,
    PREMATURE_KIND,
    PrematureKind,
)
from rules.vocabulary.leads import (
    DECLARER_TOLD_TO_RETRACT,
    NEXT_IN_ROTATION,
    PROPER_LEAD_MADE,
)
from rules.vocabulary.play import OFFENDER_ROLE, Irregularity
from rules.vocabulary.revoke import PARTNER_PLAYED_AFTER


def told_to_retract(facts: Facts) -> bool:
    """Whether declarer had already been told to take back the lead."""
    settled = facts.told(PROPER_LEAD_MADE) is True or _who_played_is_told(facts)
    settled = settled or _declarer_played_after(facts)
    return _unless(facts, DECLARER_TOLD_TO_RETRACT, settled=settled)


def led_properly(facts: Facts) -> bool:
    """Whether the card played was the proper lead of a player whose turn it was."""
    settled = _who_played_is_told(facts) or is_about_a_play(facts)
    return _unless(facts, PROPER_LEAD_MADE, settled=settled)


def next_in_rotation(facts: Facts) -> bool:
    """Whether the player after the offender has played."""
    return _unless(facts, NEXT_IN_ROTATION, settled=_offending_side_played(facts))


def offending_side_played(facts: Facts) -> bool:
    """Whether the offender's partner is told to have played before it was put right."""
    return not _declarer_played_after(facts) and facts[PARTNER_PLAYED_AFTER] is True


def _declarer_played_after(facts: Facts) -> bool:
    """Whether a defender led or played too early, and declarer played after it.

    Then nobody had told declarer to take back a lead.
    """
    of_defender = facts.told(OFFENDER_ROLE) is Role.DEFENDER
    too_early = facts.told(PREMATURE_KIND) is not None
    return of_defender and too_early and facts.told(DECLARER_PLAYED_AFTER) is True


def _who_played_is_told(facts: Facts) -> bool:
    return replied(facts, NEXT_IN_ROTATION) or _offending_side_played(facts)


def _offending_side_played(facts: Facts) -> bool:
    return facts.told(PARTNER_PLAYED_AFTER) is True


def _unless(facts: Facts, fact: Fact[bool], *, settled: bool) -> bool:
    """A fact that is not asked any more once another one has settled who played."""
    told = facts.told(fact)
    if told is not None:
        return told
    return not settled and facts[fact]


def obligations_lie_there(facts: Facts) -> bool:
    """Whether the offending side has penalty cards from before."""
    return bool(facts[LYING_CARDS] or facts[PARTNER_LYING_CARDS])


def is_about_a_play(facts: Facts) -> bool:
    """Whether the card was played to the trick in progress too early, and not led."""
    return _too_early(facts) in (PrematureKind.BEFORE_PARTNER, PrematureKind.AT_RHO_TURN)


def partner_owes_a_card(facts: Facts) -> bool:
    """Whether a defender led to the next trick before the partner had played to this one."""
    led_on = _too_early(facts) is PrematureKind.LEAD
    return led_on and facts.told(OFFENDER_ROLE) is Role.DEFENDER


def _too_early(facts: Facts) -> PrematureKind | None:
    """What was done too early; of a play after an illegal one it is only heard."""
    if facts.case.irregularity is Irregularity.PLAY_AFTER_ILLEGAL:
        return facts.told(PREMATURE_KIND)
    return facts[PREMATURE_KIND]


def laws_that_rule(facts: Facts) -> tuple[str, ...]:
    """The Laws by which the first illegality is still to be ruled."""
    return ("53", "56" if by_defender(facts) else "55", "57")


def role_is_a_defenders(facts: Facts) -> bool:
    """Whether the case speaks of a defender as the offender."""
    return facts.told(OFFENDER_ROLE) is Role.DEFENDER
