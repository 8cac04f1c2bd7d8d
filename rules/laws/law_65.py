"""Law 65, Arrangement of Tricks: the rows of played cards, and a card that points wrongly."""

from rules.derive.tricks_seen import is_past, may_be_turned
from rules.editions import E1997, E2007
from rules.effects import Action, Adjust, Level, Onward
from rules.engine import Effects, Facts, clause
from rules.parameters import POINTED_UNTIL


@clause("65")
def arrangement(_facts: Facts) -> Effects:
    """Every hand has played its cards: at most the rows are put in order."""
    yield Onward(("65",), first=False)


@clause("65B3")
def wrongly_pointed(facts: Facts) -> Effects:
    """A player may have a card turned until that side plays on; later it may inform."""
    if is_past(facts, POINTED_UNTIL.of(facts)):
        yield Action.NO_RECTIFICATION
        yield Adjust(Level.POSSIBLE, ("16B",))
    else:
        yield Action.FILE_PLAYED_CARD


@wrongly_pointed.until(E2007)
def wrongly_pointed_2007(facts: Facts) -> Effects:
    """Declarer may have a card turned at any time, the others until the next lead."""
    if may_be_turned(facts, POINTED_UNTIL.of(facts)):
        yield Action.FILE_PLAYED_CARD
    else:
        yield Action.NO_RECTIFICATION


@wrongly_pointed.until(E1997)
def wrongly_pointed_1997(_facts: Facts) -> Effects:
    """Each card points to the side that won the trick; no clause says until when it is turned."""
    yield Action.FILE_PLAYED_CARD
