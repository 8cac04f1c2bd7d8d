"""A revoke or a question about one: Laws 61 to 64, and what every ruling ends with."""

from rules.derive.establishment import claim_is_open
from rules.effects import Action, Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import law_61, law_72


def revoke(facts: Facts) -> Effects:
    """The revoke, then a claim that is still to be ruled, then the check of Law 72C."""
    yield from law_61.revoke(facts)
    if claim_is_open(facts):
        yield Carried(Action.RULE_ON_CLAIM, "68")
        yield Carried(Onward(("68",), first=False), "68")
    yield from law_72.check(facts)


def enquiry(facts: Facts) -> Effects:
    """The question, then the check of Law 72C."""
    yield from law_61.enquiry(facts)
    yield from law_72.check(facts)
