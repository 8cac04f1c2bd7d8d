"""Law 47, Retraction of Card Played: when a played card may be taken back."""

from rules.derive.establishment import next_card_goes_back
from rules.derive.later_cards import may_be_changed
from rules.effects import Action
from rules.engine import Effects, Facts, clause
from rules.laws import later_cards, law_16


@clause("47B")
def correct_illegal_play(_facts: Facts) -> Effects:
    """A card is withdrawn to correct an illegal play, and a legal one is played."""
    yield Action.WITHDRAW_CARD
    yield Action.SUBSTITUTE_LEGAL_CARD


@clause("47D")
def after_opponents_change(facts: Facts) -> Effects:
    """The next opponent may change a card played after the one that is withdrawn."""
    if may_be_changed(facts):
        yield from later_cards.next_opponent(facts)
    yield from law_16.information(facts)


@clause("47E1")
def told_of_turn(facts: Facts) -> Effects:
    """An opponent had named the wrong turn: the card goes back freely and establishes nothing."""
    if next_card_goes_back(facts):
        yield Action.RETRACT_LEAD
    else:
        yield Action.CARD_RETURNS_TO_HAND
        yield Action.NO_RECTIFICATION
