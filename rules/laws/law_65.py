"""Law 65, Arrangement of Tricks: the counts are right, the rows may not be."""

from rules.effects import Onward
from rules.engine import Effects, Facts, clause


@clause("65")
def arrangement(_facts: Facts) -> Effects:
    """Every hand has played its cards: at most the rows are put in order."""
    yield Onward(("65",), first=False)
