"""What is left for the end of play: the score, if the irregularity did damage."""

from rules.effects import Action, Adjust, Level
from rules.engine import Effects, Facts
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.revoke import DAMAGE


def rights_reserved(facts: Facts) -> Effects:
    """Play goes on; at its end the score is adjusted if the other side was damaged."""
    yield from rights_beside(facts)
    if facts[PHASE] is Phase.PLAY_ENDED and not facts[DAMAGE]:
        yield Action.NO_RECTIFICATION


def rights_beside(facts: Facts) -> Effects:
    """The same beside another ruling, which says what is put right."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        yield Action.PLAY_ON_RESERVE_RIGHTS
    if facts[DAMAGE]:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("12B1",))
    else:
        yield Adjust(Level.POSSIBLE, ("12B1",))


def nothing_changes(facts: Facts) -> Effects:
    """The cards stay as they were played; once play is over that has to be said."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        yield Action.NO_RECTIFICATION
