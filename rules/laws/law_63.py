"""Law 63, Establishment of a Revoke: what leads to Law 62, and what to Law 64."""

from rules.derive.enquiries import was_illegal, without_leave, without_right
from rules.derive.establishment import (
    By,
    established_by,
    is_established,
    next_card_goes_back,
    one_of_two_is_established,
)
from rules.derive.penalty import revoke_card
from rules.effects import Action, Information
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_43, law_47, law_62, law_64


def by_establishment(facts: Facts) -> Effects:
    """Established by its own side, the revoke costs tricks; otherwise it is corrected."""
    if without_right(facts):
        yield from law_43.forfeited_enquiry(facts)
    elif one_of_two_is_established(facts):
        yield from law_62.both_sides_revoked(facts)
    elif is_established(facts):
        yield from established(facts)
        if was_illegal(facts):
            yield from asked_by_partner(facts)
    else:
        if next_card_goes_back(facts):
            yield from law_47.told_of_turn(facts)
        yield from law_62.must_be_corrected(facts)
        if was_illegal(facts):
            yield from asked_by_partner(facts)


def established(facts: Facts) -> Effects:
    """The revoke stays, by the act of its own side that established it."""
    match established_by(facts):
        case By.NEXT_CARD:
            yield from played_to_next_trick(facts)
        case By.NAMED_CARD:
            yield from named_for_next_trick(facts)
        case By.CLAIM:
            yield from claimed(facts)
        case By.AGREEMENT:
            yield from agreed(facts)
        case _:
            yield from law_64.established_revoke(facts)


@clause("63A1")
def played_to_next_trick(facts: Facts) -> Effects:
    """The offending side has led or played to the next trick, legally or not."""
    yield from law_64.established_revoke(facts)


@clause("63A2")
def named_for_next_trick(facts: Facts) -> Effects:
    """The offending side has named or otherwise indicated a card for the next trick."""
    yield from law_64.established_revoke(facts)


@clause("63A3")
def claimed(facts: Facts) -> Effects:
    """The offending side has claimed or conceded."""
    yield from law_64.established_revoke(facts)


@clause("63A4")
def agreed(facts: Facts) -> Effects:
    """The offending side has agreed to a claim, and the time to object to it is over (69A)."""
    yield from law_64.established_revoke(facts)


def asked_by_partner(facts: Facts) -> Effects:
    """A partner's question may have told something; it was an offence where it is forbidden."""
    yield Carried(Information.ENQUIRY_MAY_BE_UI, "61B3")
    if without_leave(facts):
        yield Carried(Action.POSSIBLE_PROCEDURAL_PENALTY, "61B3")


@clause("63C")
def corrected_at_full_cost(facts: Facts) -> Effects:
    """Asked about by partner without leave, a revoke is corrected and costs tricks as well."""
    yield Carried(Action.CORRECT_REVOKE, "62A")
    yield Carried(revoke_card(facts), "62B1")
    yield from law_64.established_revoke(facts)
