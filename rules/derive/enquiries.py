"""Who may ask whom about a revoke (61B), and the role that a question gives away."""

from __future__ import annotations

from rules.derive.establishment import has_played_on
from rules.engine import Facts
from rules.parameters import AUTHORITY_DECIDES
from rules.profiles import MAY_ASK_PARTNER
from rules.table import Role
from rules.vocabulary.play import DEFENDER_MAY_ASK_PARTNER, OFFENDER_ROLE, Jurisdiction
from rules.vocabulary.revoke import ESTABLISH_EVENT, INSPECTED, Event, Inspected


def partner_may_be_asked(facts: Facts) -> bool:
    """Whether the authority lets defenders ask one another.

    Of an authority without a profile of its own it may be told, where the edition leaves it
    to the authority; of the others it is known.
    """
    told = facts.told(DEFENDER_MAY_ASK_PARTNER)
    if facts.case.jurisdiction is Jurisdiction.OTHER and told is not None:
        return told or not AUTHORITY_DECIDES.of(facts)
    return facts.case.jurisdiction in MAY_ASK_PARTNER[facts.edition]


def was_illegal(facts: Facts) -> bool:
    """Whether a revoke came to light by a defender's question to partner, said to be illegal."""
    return facts.told(ESTABLISH_EVENT) is Event.ILLEGAL_ENQUIRY


def without_leave(facts: Facts) -> bool:
    """Whether such a question was asked where the authority has not allowed it."""
    return was_illegal(facts) and not partner_may_be_asked(facts)


def corrected_in_spite(facts: Facts) -> bool:
    """Whether such a question has a revoke corrected that its own side has not established."""
    return without_leave(facts) and not has_played_on(facts)


def without_right(facts: Facts) -> bool:
    """Whether a dummy who had forfeited the right asked about a play from declarer's hand.

    A question about a play from dummy's own hand is not caught (43B2(b)).
    """
    forfeited = facts.told(ESTABLISH_EVENT) is Event.FORFEIT_ENQUIRY
    if not forfeited or facts[OFFENDER_ROLE] is not Role.DECLARER:
        return False
    return not has_played_on(facts)


def wants_to_look(facts: Facts) -> bool:
    """Whether quitted tricks are to be opened on the strength of an allegation."""
    return facts.told(INSPECTED) is Inspected.QUITTED_TRICKS
