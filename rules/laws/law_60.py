"""Law 60, Play after an Illegal Play."""

from rules.derive.after_illegal import (
    is_about_a_play,
    laws_that_rule,
    led_properly,
    next_in_rotation,
    obligations_lie_there,
    offending_side_played,
    partner_owes_a_card,
    role_is_a_defenders,
    told_to_retract,
)
from rules.derive.exposure import is_over
from rules.derive.leads import cards_after_retraction
from rules.effects import Action, Onward, Restriction
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_49, law_50, law_53
from rules.vocabulary.exposed import PARTNER_COULD_SEE


def play_after_illegal(facts: Facts) -> Effects:
    """Somebody played before an illegal lead or play was put right: what counts is who."""
    if told_to_retract(facts):
        yield from before_required_lead(facts)
    elif led_properly(facts) or next_in_rotation(facts):
        yield from by_other_side(facts)
    elif offending_side_played(facts):
        yield from by_offending_side(facts)
    else:
        yield from by_other_side(facts)


@clause("60A")
def by_other_side(facts: Facts) -> Effects:
    """A play of the other side: only the next in rotation gives up the right to rectification."""
    if led_properly(facts):
        yield from counts_as_in_turn(facts)
    elif next_in_rotation(facts):
        yield from right_is_lost(facts)
    else:
        yield Onward(laws_that_rule(facts))


@clause("60A1")
def right_is_lost(facts: Facts) -> Effects:
    """The player after the offender played: the right to rectification is lost."""
    yield from counts_as_in_turn(facts)


@clause("60A2")
def counts_as_in_turn(facts: Facts) -> Effects:
    """The illegal play counts as made in turn, unless the other side made its own proper lead."""
    if led_properly(facts):
        yield from law_53.proper_lead_made(facts)
    elif is_about_a_play(facts):
        yield Action.CARD_STANDS
    else:
        yield Action.LEAD_STANDS
        if partner_owes_a_card(facts):
            yield Action.SUPPLY_LEGAL_CARD
    if obligations_lie_there(facts):
        yield from obligations_remain(facts)


@clause("60A3")
def obligations_remain(_facts: Facts) -> Effects:
    """What the offending side owed before, it still owes at later turns."""
    yield Action.PENALTY_CARD_STAYS


@clause("60B")
def before_required_lead(facts: Facts) -> Effects:
    """A defender did not wait for declarer's lead from the correct hand: a major penalty card."""
    if is_over(facts):
        yield Action.NO_RECTIFICATION
    elif not facts[PARTNER_COULD_SEE]:
        yield from law_49.defenders_card(facts)
    else:
        yield from card_too_early(facts)


def card_too_early(facts: Facts) -> Effects:
    """The defender's card lies face up with the duties of a major penalty card."""
    yield Action.CARD_TO_PENALTY
    yield from cards_after_retraction(facts)
    if not role_is_a_defenders(facts):
        yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
        yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
        yield from law_50.major_information(facts)


@clause("60C")
def by_offending_side(facts: Facts) -> Effects:
    """A play of the offending side costs the other side nothing and may be ruled on its own."""
    yield Onward(laws_that_rule(facts))
