"""A player wants to see a trick again: Law 66, and 61C where a revoke is the reason."""

from rules.derive.tricks_seen import wanted
from rules.engine import Effects, Facts
from rules.laws import law_61, law_66
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.revoke import Inspected


def inspection(facts: Facts) -> Effects:
    """While play goes on it matters which cards are meant; after it claims are settled."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        yield from law_66.after_play(facts)
    else:
        match wanted(facts):
            case Inspected.TRICK_JUST_PLAYED:
                yield from law_66.trick_just_played(facts)
            case Inspected.OWN_LAST_CARD:
                yield from law_66.own_last_card(facts)
            case _:
                yield from law_61.allegation(facts)
