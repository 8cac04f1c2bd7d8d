"""Law 57A, Premature Lead: the offender's partner has led before the trick was full."""

from rules.derive.options import is_open, is_refused
from rules.effects import Action, Choose, Kind, PenaltyCard, Restriction, Who
from rules.engine import Effects, Facts, clause
from rules.laws import law_50
from rules.parameters import PREMATURE_OPTIONS


@clause("57A")
def premature_lead(facts: Facts) -> Effects:
    """The card led is a major penalty card; declarer limits the play of its owner's partner."""
    yield Action.CARD_TO_PENALTY
    yield PenaltyCard(Who.OFFENDER_PARTNER, None, Kind.MAJOR)
    yield Restriction.PARTNER_THIS_TRICK_57A
    yield from law_50.major_information(facts)
    if is_refused(facts):
        yield Action.REJECT_OPTION
    if is_open(facts):
        yield Choose(Who.DECLARER, PREMATURE_OPTIONS.of(facts), "declarer_option")
