"""Law 53, Lead out of Turn Accepted: when the lead stands, and what was played to it."""

from rules.derive.leads import Response, at_last_trick, chooser, response
from rules.effects import Action, Choose, Option, Withdrawal
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_16, law_57


@clause("53A")
def as_correct_lead(facts: Facts) -> Effects:
    """Before trick 13 the other side may accept the lead by saying so or by playing to it."""
    if at_last_trick(facts):
        yield Carried(Action.RETRACT_LEAD, "53*")
        yield Carried(Action.LEAD_FROM_CORRECT_HAND, "53*")
    elif response(facts) is Response.OPEN:
        yield Choose(chooser(facts), (Option.ACCEPT_LEAD, Option.REFUSE_LEAD), "lead_accepted")
    else:
        yield Action.LEAD_STANDS


@clause("53B")
def proper_lead_made(facts: Facts) -> Effects:
    """An opponent whose lead it was has led: that lead stands, wrong cards are withdrawn."""
    yield Action.LEAD_STANDS
    yield Withdrawal.ALL_ERRONEOUS_THIS_TRICK
    yield from law_16.information(facts)


@clause("53C")
def wrong_defender_played(facts: Facts) -> Effects:
    """The defender before the hand that led has played: the lead stands, and Law 57 applies."""
    yield Action.LEAD_STANDS
    yield from law_57.premature_play(facts)
