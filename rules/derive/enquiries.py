"""Who may ask whom about a revoke (61B), and the role that a question gives away."""

from __future__ import annotations

from rules.derive.establishment import has_played_on
from rules.engine import Facts
from rules.parameters import AUTHORITY_DECIDES
from rules.profiles import MAY_ASK_PARTNER
from rules.table import Role
from rules.vocabulary.designation import DUMMY_FORFEITED_RIGHTS
from rules.vocabulary.play import (
    DEFENDER_MAY_ASK_PARTNER,
    OFFENDER_ROLE,
    Irregularity,
    Jurisdiction,
)
from rules.vocabulary.revoke import ASKER, ESTABLISH_EVENT, INSPECTED, REVOKED, Event, Inspected


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
    if not _right_was_lost(facts) or facts[OFFENDER_ROLE] is not Role.DECLARER:
        return False
    return not has_played_on(facts)


def _right_was_lost(facts: Facts) -> bool:
    """Whether it is told that dummy had forfeited the right: of the question, or of dummy."""
    if facts.told(ESTABLISH_EVENT) is Event.FORFEIT_ENQUIRY:
        return True
    enquiry = facts.case.irregularity is Irregularity.REVOKE_ENQUIRY
    return enquiry and facts.told(DUMMY_FORFEITED_RIGHTS) is True


def revealed_without_right(facts: Facts) -> bool:
    """Whether a dummy without the right asked, and declarer has revoked."""
    return facts.told(REVOKED) is not False and without_right(facts) and facts[REVOKED]


def declarer_is_asked(facts: Facts) -> bool:
    """Whether declarer is asked and it does not matter by whom: dummy or a defender may ask.

    It matters where dummy had forfeited the right to ask about a card of declarer's.
    """
    role = facts.told(OFFENDER_ROLE)
    if role not in (Role.DECLARER, Role.DUMMY) or facts.told(ASKER) is not None:
        return False
    revoked = facts.told(REVOKED) is not False
    return not (revoked and without_right(facts))


def wants_to_look(facts: Facts) -> bool:
    """Whether quitted tricks are to be opened on the strength of an allegation."""
    return facts.told(INSPECTED) is Inspected.QUITTED_TRICKS
