"""Law 16, Authorised and Unauthorised Information: what withdrawn cards showed."""

from rules.effects import Action, Adjust, Information, Level, Restriction
from rules.engine import Carried, Effects, Facts, clause
from rules.vocabulary.revoke import DAMAGE


@clause("16B3")
def extraneous_information(facts: Facts) -> Effects:
    """If partner's extraneous information did damage, the score is adjusted."""
    if facts[DAMAGE]:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("16B3", "12B1"))
    else:
        yield Action.NO_RECTIFICATION


@clause("16C")
def after_a_withdrawal(facts: Facts) -> Effects:
    """A card was taken back: what it showed is not for everybody, nor for partner's choice."""
    if facts.within("62D2"):
        yield Restriction.NO_SUGGESTED_ALTERNATIVE
    else:
        yield from information(facts)


@clause("16C1")
def withdrawn_actions(facts: Facts) -> Effects:
    """The other side may use what a withdrawn card showed; the offending side may not."""
    yield from information(facts)


def information(facts: Facts) -> Effects:
    """Who may use what withdrawn cards showed; a right to change one's own card has no offender."""
    yield Carried(Information.WITHDRAWN_NOS_AI, "16C1")
    if not facts.within("58B3") and not facts.within("45C4(b)"):
        yield Carried(Information.WITHDRAWN_OS_UI, "16C2")
