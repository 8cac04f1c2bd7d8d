"""Law 16, Authorised and Unauthorised Information: what withdrawn cards showed."""

from rules.effects import Information
from rules.engine import Carried, Effects, Facts, clause


@clause("16C1")
def withdrawn_actions(facts: Facts) -> Effects:
    """The other side may use what a withdrawn card showed; the offending side may not."""
    yield from information(facts)


def information(facts: Facts) -> Effects:
    """Who may use what withdrawn cards showed; a right of choice withdraws no card."""
    yield Carried(Information.WITHDRAWN_NOS_AI, "16C1")
    if not facts.within("58B3"):
        yield Carried(Information.WITHDRAWN_OS_UI, "16C2")
