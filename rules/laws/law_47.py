"""Law 47, Retraction of Card Played: when a played card may be taken back."""

from rules.derive.establishment import next_card_goes_back
from rules.effects import Action, Choose, Option, Who, Withdrawal
from rules.engine import Effects, Facts, clause
from rules.laws import law_16
from rules.vocabulary.exposed import NOS_CHANGED, OPPONENT_PLAYED


@clause("47B")
def correct_illegal_play(_facts: Facts) -> Effects:
    """A card is withdrawn to correct an illegal play, and a legal one is played."""
    yield Action.WITHDRAW_CARD
    yield Action.SUBSTITUTE_LEGAL_CARD


@clause("47D")
def after_opponents_change(facts: Facts) -> Effects:
    """The next opponent may change a card played after the one that is withdrawn."""
    if facts[OPPONENT_PLAYED] is not False:
        yield Withdrawal.LHO_OF_OFFENDER
    if facts[OPPONENT_PLAYED] is not False and facts[NOS_CHANGED] is None:
        yield Choose(
            Who.LHO, (Option.WITHDRAW_OR_KEEP,), "nos_changed", waits=not facts.within("67B3")
        )
    yield from law_16.information(facts)


@clause("47E1")
def told_of_turn(facts: Facts) -> Effects:
    """An opponent had named the wrong turn: the card goes back freely and establishes nothing."""
    if next_card_goes_back(facts):
        yield Action.RETRACT_LEAD
    else:
        yield Action.CARD_RETURNS_TO_HAND
        yield Action.NO_RECTIFICATION
