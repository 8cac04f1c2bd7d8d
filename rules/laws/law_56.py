"""Law 56, Defender's Lead out of Turn, not accepted."""

from rules.editions import E1997, E2007
from rules.engine import Effects, Facts, clause
from rules.laws import law_54


@clause("56")
def declarer_refuses(facts: Facts) -> Effects:
    """The card led becomes a major penalty card, and the partner's lead may be restricted."""
    yield from law_54.lead_goes_back(facts)


@declarer_refuses.until(E2007)
def declarer_refuses_2007(facts: Facts) -> Effects:
    """The lead is ruled as a refused opening lead is."""
    yield from law_54.declarer_refuses(facts)


@declarer_refuses.until(E1997)
def declarer_refuses_1997(facts: Facts) -> Effects:
    """The card led becomes a penalty card, major by 50B, and the partner's lead may be limited."""
    yield from law_54.lead_goes_back(facts)
