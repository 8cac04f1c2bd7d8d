"""Law 68, Claim or Concession of Tricks, as far as cards that a defender shows lead there."""

from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_16
from rules.vocabulary.revoke import CLAIM_STANDS


def cards_shown(facts: Facts) -> Effects:
    """A defender showed cards to claim or concede; without a claim that stands, play goes on."""
    if facts[CLAIM_STANDS]:
        yield from play_has_ceased(facts)
    else:
        yield from concession_disputed(facts)


@clause("68B2")
def concession_disputed(facts: Facts) -> Effects:
    """Cards shown in a concession to which partner objects at once are no penalty cards."""
    yield Action.NOT_PENALTY_CARD
    yield Action.NO_RECTIFICATION
    yield from law_16.information(facts)


@clause("68D")
def play_has_ceased(_facts: Facts) -> Effects:
    """After a claim or concession there is no more play, and so no penalty card."""
    yield Action.NOT_PENALTY_CARD
    yield Carried(Action.RULE_ON_CLAIM, "68")
    yield Carried(Onward(("68",), first=False), "68")
