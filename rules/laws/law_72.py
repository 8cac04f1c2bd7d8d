"""Law 72C and its forerunners: the offender could have known that it would help."""

from rules.effects import Action, Adjust, Level
from rules.engine import Effects, Facts, clause
from rules.vocabulary.revoke import COULD_HAVE_KNOWN, DAMAGE


def check(facts: Facts) -> Effects:
    """Every ruling ends with it; while nobody has judged the damage there is something to check."""
    if facts[COULD_HAVE_KNOWN] and facts[DAMAGE]:
        yield from could_have_known(facts)
    elif facts[COULD_HAVE_KNOWN] and facts.told(DAMAGE) is None:
        yield Adjust(Level.POSSIBLE, ("72C",))


@clause("72C")
def could_have_known(_facts: Facts) -> Effects:
    """The offender could have known that the irregularity might damage the other side."""
    yield Action.AWARD_ADJUSTED_SCORE
    yield Adjust(Level.MANDATORY, ("72C",))
