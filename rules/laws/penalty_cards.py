"""Penalty cards at a turn: Laws 50 and 51, or 52; and what every ruling on them ends with."""

from rules.derive.duty import Demand, demand, several
from rules.derive.exposure import in_the_auction, is_over
from rules.derive.lead_options import (
    at_issue,
    cannot_comply,
    leader_has_cards,
    shown_early,
    suits,
)
from rules.derive.penalty import is_beside
from rules.effects import Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import law_16, law_49, law_50, law_51, law_52, law_59, law_72
from rules.parameters import INFORMATION_HAS_A_CLAUSE


def penalty_card_pending(facts: Facts) -> Effects:
    """Penalty cards lie there: what they demand of the turn, or what they did once play is over."""
    if in_the_auction(facts):
        yield Carried(Onward(("24",)), "24")
    elif is_over(facts):
        yield from after_play(facts)
        yield from could_have_known(facts)
    else:
        yield from at_a_turn(facts)
        yield from could_have_known(facts)


def penalty_card_not_played(facts: Facts) -> Effects:
    """Another card was played than the penalty card."""
    yield from law_52.penalty_card_not_played(facts)
    yield from could_have_known(facts)


def after_play(facts: Facts) -> Effects:
    """Whether an exposed card did damage: by 50E3, before 2007 as extraneous information."""
    if INFORMATION_HAS_A_CLAUSE.of(facts):
        yield from law_50.damage_by_exposed_card(facts)
    else:
        yield from law_16.extraneous_information(facts)


def at_a_turn(facts: Facts) -> Effects:
    """Declarer's option comes first, then the owner's duty; otherwise the cards just lie there."""
    if is_beside(facts):
        yield from law_49.defenders_card(facts)
    match demand(facts):
        case Demand.OPTION:
            yield from partner_on_lead(facts)
        case Demand.MAJOR:
            yield from law_50.offender_to_play(facts)
            if several(facts):
                yield from law_51.declarer_designates(facts)
            yield from law_50.still_lying(facts)
        case Demand.MINOR:
            yield from law_50.minor_card(facts)
            yield from law_50.still_lying(facts)
        case _:
            yield from law_50.stays_faced(facts)
            yield from law_50.still_lying(facts)


def partner_on_lead(facts: Facts) -> Effects:
    """Before the partner of a major penalty card leads: declarer's option and all that follows.

    Laws 54D and 56 come here with the refused card (``cards``); the penalty cards after the
    ruling are among the effects.
    """
    if len(suits(facts)) > 1:
        yield from law_51.cards_of_several_suits(facts)
    elif len(at_issue(facts)) > 1:
        yield from law_51.cards_of_one_suit(facts)
    else:
        yield from law_50.partner_to_lead(facts)
    if shown_early(facts) and not is_beside(facts):
        yield from law_49.defenders_card(facts)
    if cannot_comply(facts):
        yield from law_59.any_legal_card(facts)
    if leader_has_cards(facts):
        yield from law_51.before_both_defenders(facts)
    yield from law_50.still_lying(facts)


def could_have_known(facts: Facts) -> Effects:
    """The check that ends every ruling."""
    yield from law_72.check(facts)
