"""Law 58, Simultaneous Leads or Plays: by two players, or of several cards by one hand."""

from rules.derive.exposure import has_damaged, is_over, is_own_case
from rules.derive.later_cards import may_be_changed
from rules.derive.penalty import faces_of_the_hand
from rules.effects import Action, Choose, Onward, Option, Ownership, Who
from rules.engine import Effects, Facts, clause
from rules.laws import later_cards, law_16, law_48, law_50
from rules.table import Role
from rules.vocabulary.exposed import (
    DESIGNATED,
    ORDER_KNOWN,
    PARTNER_COULD_SEE,
)
from rules.vocabulary.leads import NEXT_IN_ROTATION
from rules.vocabulary.play import OFFENDER_ROLE


@clause("58A")
def two_players_at_once(facts: Facts) -> Effects:
    """Of two cards led or played at once the legal one counts as first, the other as next."""
    if facts[ORDER_KNOWN] is True:
        yield Onward(("53", "57"))
    elif facts[NEXT_IN_ROTATION]:
        yield Action.CARD_STANDS
    if facts[ORDER_KNOWN] is False:
        yield Onward(("85",), first=False)


@clause("58B")
def two_cards_at_once(facts: Facts) -> Effects:
    """One hand put down two or more cards together: what counts is what was visible."""
    match faces_of_the_hand(facts):
        case 0:
            yield Action.CARD_RETURNS_TO_HAND
            yield Action.SUPPLY_LEGAL_CARD
        case 1:
            yield from one_visible(facts)
        case _:
            yield from several_visible(facts)
            if may_be_changed(facts):
                yield from opponent_had_played(facts)


@clause("58B1")
def one_visible(_facts: Facts) -> Effects:
    """The only card whose face could be seen is played; the others go back."""
    yield Action.CARD_STANDS
    yield Action.PICK_UP_OTHERS


@clause("58B2")
def several_visible(facts: Facts) -> Effects:
    """The player says which visible card is played; after play nothing is chosen any more."""
    if not is_over(facts):
        yield from designated_or_to_designate(facts)
    elif is_own_case(facts) and has_damaged(facts) and facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from law_50.after_play(facts)
    else:
        yield Action.NO_RECTIFICATION


def designated_or_to_designate(facts: Facts) -> Effects:
    """The card that is played, and what becomes of the others."""
    yield Action.DESIGNATE_CARD
    if facts[DESIGNATED] is None:
        yield Choose(Who.OFFENDER, (Option.CHOOSE_CARD,), "designated")
    else:
        yield Action.CARD_STANDS
    if facts[OFFENDER_ROLE] is not Role.DEFENDER:
        yield from law_48.declarers_card(facts)
    elif not facts[PARTNER_COULD_SEE]:
        yield Action.NOT_PENALTY_CARD
        yield Action.NO_RECTIFICATION
    else:
        yield Action.CARD_TO_PENALTY
        if facts[DESIGNATED] is not None:
            yield from law_50.kind_of_card(facts)
        if is_own_case(facts):
            yield from law_50.damage(facts)


@clause("58B3")
def opponent_had_played(facts: Facts) -> Effects:
    """An opponent who played after a card now withdrawn may change that play."""
    yield from later_cards.next_opponent(facts)
    yield from law_16.withdrawn_actions(facts)


@clause("58B4")
def both_sides_played_on(_facts: Facts) -> Effects:
    """Found only when both sides have played to the next trick: Law 67 rules."""
    yield Ownership.UNCHANGED
