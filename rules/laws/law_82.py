"""Law 82, Rectification of Errors of Procedure: a ruling that was wrong."""

from rules.effects import Adjust, Level
from rules.engine import Effects, Facts, clause
from rules.vocabulary.play import PHASE, Phase


@clause("82C")
def directors_error(facts: Facts) -> Effects:
    """For the Director's error both sides are non-offending; play may still go on normally."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        yield Adjust(Level.CONSIDER, ("82C",))
    else:
        yield Adjust(Level.POSSIBLE, ("82C",))
