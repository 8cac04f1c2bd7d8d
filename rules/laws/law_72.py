"""Law 72C and its forerunners: the offender could have known that it would help."""

from rules.effects import Action, Adjust, Level
from rules.engine import Effects, Facts, clause


@clause("72C")
def could_have_known(_facts: Facts) -> Effects:
    """The offender could have known that the irregularity might damage the other side."""
    yield Action.AWARD_ADJUSTED_SCORE
    yield Adjust(Level.MANDATORY, ("72C",))
