"""Law 79, Tricks Won, as far as its period bounds every ruling on a score."""

from rules.effects import Action
from rules.engine import Effects, Facts, clause


@clause("79C")
def scores_are_final(_facts: Facts) -> Effects:
    """Once the Correction Period is over the score stands, whatever had happened."""
    yield Action.NO_RECTIFICATION
