"""Laws 13 and 14 as far as a wrong count leads there; neither is encoded further yet."""

from rules.editions import E1997
from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws.views import FOREIGN_CARD_1997


@clause("13")
def wrong_deal(_facts: Facts) -> Effects:
    """Hands began with a wrong number of cards: the deal itself was wrong."""
    yield Onward(("13",))


@clause("13C")
def foreign_card(_facts: Facts) -> Effects:
    """A card that does not belong to the deal is among the cards."""
    yield Onward(("13",))


@foreign_card.until(E1997)
def foreign_card_1997(_facts: Facts) -> Effects:
    """No clause speaks of a card that does not belong to the deal."""
    yield Action.ESCALATE
    yield from FOREIGN_CARD_1997
    yield Onward(("13",))


@clause("14")
def card_missing(_facts: Facts) -> Effects:
    """A hand has fewer than thirteen cards and none has more."""
    yield Action.SEARCH_CARD
    yield Onward(("14",))


def before_the_play(_facts: Facts) -> Effects:
    """Before the opening lead is faced no trick can be defective: Laws 13 and 14 rule."""
    yield Carried(Onward(("13", "14")), "13")
