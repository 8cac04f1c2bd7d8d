"""Law 45E, Fifth Card Played to a Trick: a card added after the player had played."""

from rules.effects import Action, Onward
from rules.engine import Effects, Facts, clause
from rules.laws import law_50
from rules.table import Role
from rules.vocabulary.exposed import DEEMED_LED, PARTNER_COULD_SEE
from rules.vocabulary.play import OFFENDER_ROLE


@clause("45E")
def fifth_card(facts: Facts) -> Effects:
    """A further card laid to a trick to which the player had already played."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from defender_adds(facts)
    else:
        yield from declaring_side_adds(facts)


@clause("45E1")
def defender_adds(facts: Facts) -> Effects:
    """A defender's added card becomes a penalty card, unless it is deemed to be led."""
    if not facts[PARTNER_COULD_SEE]:
        yield Action.NOT_PENALTY_CARD
        yield Action.NO_RECTIFICATION
    elif facts[DEEMED_LED]:
        yield Onward(("53", "56"))
    else:
        yield Action.CARD_TO_PENALTY
        yield from law_50.kind_of_card(facts)


@clause("45E2")
def declaring_side_adds(facts: Facts) -> Effects:
    """A card added by declarer or from dummy goes back, unless it is deemed to be led."""
    if facts[DEEMED_LED]:
        yield Onward(("55",))
    else:
        yield Action.CARD_RETURNS_TO_HAND
