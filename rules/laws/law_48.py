"""Law 48, Exposure of Declarer's Cards: no penalty card, at most a claim or a new dummy."""

from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.vocabulary.exposed import AFTER_IRREGULAR_LEAD, EXPOSED_HOW, Exposure


@clause("48A")
def declarers_card(facts: Facts) -> Effects:
    """A card of the declaring side never becomes a penalty card; one of several goes back."""
    if facts.within("58B"):
        yield Action.PICK_UP_OTHERS
        yield Action.CARD_RETURNS_TO_HAND
    else:
        yield Action.NO_RECTIFICATION


@clause("48B")
def hand_faced(facts: Facts) -> Effects:
    """Declarer has faced the hand: what that means hangs on when and why."""
    if facts[EXPOSED_HOW] is not Exposure.CLAIM_RELATED and facts[AFTER_IRREGULAR_LEAD]:
        yield from faced_after_irregular_lead(facts)
    else:
        yield from faced_at_any_other_time(facts)


@clause("48B1")
def faced_after_irregular_lead(_facts: Facts) -> Effects:
    """Right after an opening lead out of turn declarer may be about to become dummy."""
    yield Onward(("54",))


@clause("48B2")
def faced_at_any_other_time(facts: Facts) -> Effects:
    """At any other time the hand is faced to claim, unless that can clearly not be meant."""
    if facts[EXPOSED_HOW] is Exposure.CLAIM_RELATED:
        yield Action.RULE_ON_CLAIM
        yield Carried(Onward(("68",), first=False), "68")
    else:
        yield from declarers_card(facts)
