"""Law 68, Claim or Concession of Tricks, as far as cards that a defender shows lead there."""

from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_16
from rules.vocabulary.revoke import CLAIMED


def cards_shown(facts: Facts) -> Effects:
    """A defender showed cards to claim or concede: a claim is ruled, a dispute plays on."""
    if facts[CLAIMED]:
        yield Action.NOT_PENALTY_CARD
        yield Carried(Action.RULE_ON_CLAIM, "68")
        yield Carried(Onward(("68",), first=False), "68")
    else:
        yield from concession_disputed(facts)


@clause("68B2")
def concession_disputed(facts: Facts) -> Effects:
    """Cards shown in a concession to which partner objects at once are no penalty cards."""
    yield Action.NOT_PENALTY_CARD
    yield Action.NO_RECTIFICATION
    yield from law_16.information(facts)
