"""Law 12, Director's Discretionary Powers, as far as Laws 13B2 and 50E3 lead there."""

from rules.effects import Adjust, Level
from rules.engine import Effects, Facts, clause


@clause("12B1")
def damage(_facts: Facts) -> Effects:
    """The non-offending side is damaged when it did worse than without the infraction."""
    yield Adjust(Level.MANDATORY, ("12B1",))


@clause("12C1(b)")
def probable_outcome(_facts: Facts) -> Effects:
    """The adjusted score is, as nearly as can be, the outcome without the irregularity."""
    yield Adjust(Level.MANDATORY, ("12C1(b)",))
