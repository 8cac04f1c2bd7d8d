"""Law 48A: declarer's exposed cards."""

from rules.effects import Action
from rules.engine import Effects, Facts, clause


@clause("48A")
def declarers_card(_facts: Facts) -> Effects:
    """A card of the declaring side never becomes a penalty card: it goes back."""
    yield Action.PICK_UP_OTHERS
    yield Action.CARD_RETURNS_TO_HAND
