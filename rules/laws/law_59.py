"""Law 59, Inability to Lead or Play as Required: any legal card, and no revoke."""

from rules.derive.lying import is_picked_up
from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_50
from rules.vocabulary.penalty import COULD_COMPLY_AFTER_ALL


@clause("59")
def any_legal_card(facts: Facts) -> Effects:
    """Whoever has no card such as is required plays any legal one; the option is used up."""
    if facts[COULD_COMPLY_AFTER_ALL]:
        yield Onward(("61", "62", "64"))
    else:
        yield Action.CARD_STANDS
        if is_picked_up(facts):
            yield Carried(Action.PICK_UP_PENALTY_CARDS, "50D2(a)")
            yield from law_50.returned(facts)
