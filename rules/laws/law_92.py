"""Law 92, Right to Appeal, as far as its time has run out."""

from rules.effects import Onward
from rules.engine import Effects, Facts, clause


@clause("92B")
def too_late_to_appeal(_facts: Facts) -> Effects:
    """The players can no longer ask for a ruling or appeal; the Director may still correct."""
    yield Onward(("92",), first=False)
