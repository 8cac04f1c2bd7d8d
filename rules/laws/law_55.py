"""Law 55, Declarer's Lead out of Turn."""

from rules.derive.leads import Response, disputed, response
from rules.editions import E1997, E2007
from rules.effects import Action, Adjust, Level
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_53, views
from rules.vocabulary.leads import TURN_WAS, USED_INFORMATION, Turn


@clause("55A")
def defenders_choose(facts: Facts) -> Effects:
    """Either defender decides; if the two differ, the one next to the irregular lead does."""
    if response(facts) is Response.REFUSED:
        yield from must_retract(facts)
    else:
        yield from law_53.as_correct_lead(facts)


@defenders_choose.until(E1997)
def defenders_choose_1997(facts: Facts) -> Effects:
    """Either defender decides; no clause says what holds if the two differ."""
    if disputed(facts):
        yield from views.DEFENDERS_DISAGREE_1997
    if response(facts) is Response.REFUSED:
        yield from must_retract(facts)
    else:
        yield from law_53.as_correct_lead(facts)


@clause("55B")
def must_retract(facts: Facts) -> Effects:
    """Declarer takes the card back without rectification, and the correct hand leads."""
    match facts.told(TURN_WAS):
        case None:
            yield Action.RETRACT_LEAD
            yield Action.LEAD_FROM_CORRECT_HAND
        case Turn.A_DEFENDER:
            yield from defenders_turn(facts)
        case _:
            yield from other_hands_turn(facts)
    if facts[USED_INFORMATION]:
        yield from used_information(facts)
    elif facts[USED_INFORMATION] is None:
        yield Carried(Adjust(Level.POSSIBLE, ("55C",)), "55C")


@clause("55B1")
def defenders_turn(_facts: Facts) -> Effects:
    """It was a defender's lead: the card goes back to its own hand, and that defender leads."""
    yield Action.RETRACT_LEAD
    yield Action.LEAD_FROM_CORRECT_HAND


@clause("55B2")
def other_hands_turn(_facts: Facts) -> Effects:
    """The lead was in the other hand of declarer's side and has to come from there."""
    yield Action.RETRACT_LEAD
    yield Action.LEAD_FROM_CORRECT_HAND


@clause("55C")
def used_information(_facts: Facts) -> Effects:
    """Declarer may have played on what the lead brought to light: Law 16 applies."""
    yield Adjust(Level.CONSIDER, ("55C", "16"))


@used_information.until(E2007)
def used_information_2007(_facts: Facts) -> Effects:
    """Declarer may have played on what the lead brought to light: the score may be adjusted."""
    yield Adjust(Level.CONSIDER, ("55C",))
