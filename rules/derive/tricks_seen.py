"""Who may see which trick: what was asked for, by whom, and whether it is still open."""

from __future__ import annotations

from rules.engine import Facts
from rules.facts import Fact
from rules.vocabulary.play import ATTENTION_BY, Finder
from rules.vocabulary.revoke import ASKER, INSPECTED, LATER_TRICK, REVOKED, Inspected


def wanted(facts: Facts) -> Inspected:
    """What a player asks to see; an allegation of a revoke aims at quitted tricks."""
    told = facts.told(INSPECTED)
    if told is None and _revoke_is_alleged(facts):
        return Inspected.QUITTED_TRICKS
    return facts[INSPECTED]


def _revoke_is_alleged(facts: Facts) -> bool:
    """Whether a revoke is spoken of at all, even where nobody knows if there was one."""
    return facts.told(REVOKED) is not None or REVOKED.key in facts.case.answers


def dummy_asks(facts: Facts) -> bool:
    """Whether it is dummy who wants to look; of another player nothing need be told."""
    asker = facts.told(ASKER)
    return asker is not None and asker.startswith("dummy")


def is_past(facts: Facts, limit: Fact[bool]) -> bool:
    """Whether the next trick has begun, as the edition counts it; surely so in a later trick."""
    return facts.told(LATER_TRICK) is True or facts[limit]


def may_be_turned(facts: Facts, limit: Fact[bool]) -> bool:
    """Whether it is in time, where that is told for anybody; else declarer has any time."""
    if facts.told(LATER_TRICK) is not True and facts.told(limit) is False:
        return True
    return declarer_points(facts) or not is_past(facts, limit)


def declarer_points(facts: Facts) -> bool:
    """Whether declarer, or the Director, speaks of the card that points the wrong way."""
    asker = facts.told(ASKER)
    if asker not in (None, "any"):
        return not asker.startswith(("dummy", "defender"))
    return facts[ATTENTION_BY] in (Finder.DECLARER, Finder.DIRECTOR)
