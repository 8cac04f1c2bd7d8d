"""Law 49, Exposure of a Defender's Cards: a card that partner could see, or that is named."""

from rules.derive.exposure import (
    has_damaged,
    is_named_spot_card,
    is_no_penalty_card,
    is_over,
    is_unseen_lead,
    shown_before_choice,
)
from rules.derive.lead_options import leader_showed_one
from rules.derive.penalty import beside, how_exposed, is_beside, partners_card
from rules.effects import Action, Information, Restriction
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_50, law_68, views
from rules.vocabulary.exposed import Exposure


@clause("49")
def defenders_card(facts: Facts) -> Effects:
    """A defender's card that partner could see, or that is named, becomes a penalty card."""
    if is_unseen_lead(facts):
        yield from no_penalty_card(facts)
    elif is_beside(facts):
        yield from card_beside(facts)
    elif shown_before_choice(facts):
        yield Action.CARD_TO_PENALTY
    elif facts.within("57A"):
        yield from partner_was_early_too(facts)
    elif is_over(facts) and not has_damaged(facts):
        yield Action.NO_RECTIFICATION
    elif how_exposed(facts) is Exposure.CLAIM_RELATED:
        yield from law_68.cards_shown(facts)
    elif is_no_penalty_card(facts):
        yield from no_penalty_card(facts)
    else:
        yield from penalty_card(facts)


def card_beside(facts: Facts) -> Effects:
    """At a turn with penalty cards another card was exposed, by their owner or by the partner."""
    if beside(facts):
        yield Action.CARD_TO_PENALTY
        yield from law_50.kind_of_card(facts)
    elif not leader_showed_one(facts):
        yield Action.NOT_PENALTY_CARD
    if leader_showed_one(facts):
        yield Action.CARD_TO_PENALTY


def no_penalty_card(facts: Facts) -> Effects:
    """Partner could not see the card, or a procedure of the Laws has shown it."""
    yield Action.NOT_PENALTY_CARD
    yield Action.NO_RECTIFICATION
    if how_exposed(facts) is Exposure.REQUIRED_BY_LAW:
        yield Carried(Information.LEGAL_PROCEDURE_AI, "16A1(c)")


def penalty_card(facts: Facts) -> Effects:
    """The card stays face up; of what kind it is, Law 50B says, but not for a spot card named."""
    if not is_over(facts):
        yield Action.CARD_TO_PENALTY
        yield from law_50.kind_of_card(facts)
        if is_named_spot_card(facts):
            yield Action.ESCALATE
            yield from views.NAMED_SPOT_CARD
    yield from law_50.damage(facts)


def partner_was_early_too(facts: Facts) -> Effects:
    """A card put down before declarer has chosen an option is exposed on its own account."""
    yield Action.CARD_TO_PENALTY
    yield partners_card(facts)
    yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
    yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
