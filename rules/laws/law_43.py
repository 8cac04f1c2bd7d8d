"""Law 43, Dummy's Limitations: dummy speaks of an irregularity, or asks about a revoke."""

from rules.derive.played import dummy_spoke_in_play
from rules.effects import Action
from rules.engine import Effects, Facts, clause
from rules.laws import law_64
from rules.laws.reserved import rights_reserved


@clause("43A1(b)")
def dummy_is_silent(facts: Facts) -> Effects:
    """Until the play is over dummy may not be the first to speak of an irregularity."""
    if dummy_spoke_in_play(facts):
        yield from liable_to_penalty(facts)
    else:
        yield Action.NO_RECTIFICATION


@clause("43B1")
def liable_to_penalty(_facts: Facts) -> Effects:
    """A dummy who oversteps these limits may be given a procedural penalty."""
    yield Action.POSSIBLE_PROCEDURAL_PENALTY


@clause("43B2(b)")
def forfeited_enquiry(facts: Facts) -> Effects:
    """Dummy, having lost the right, asks declarer first: corrected, with Law 64 all the same."""
    yield Action.CORRECT_REVOKE
    yield Action.SUBSTITUTE_LEGAL_CARD
    yield from law_64.established_revoke(facts)


@clause("43B3")
def after_forfeiting(facts: Facts) -> Effects:
    """Dummy had looked at a hand before: a defender's irregularity is not rectified at once."""
    yield from rights_reserved(facts)
