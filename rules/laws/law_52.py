"""Law 52, Failure to Lead or Play a Penalty Card: declarer accepts the card or rejects it."""

from rules.derive.unplayed import (
    after_acceptance,
    after_rejection,
    is_minor,
    must_be_accepted,
    partners_major,
    several_due,
    stays_major,
    was_allowed,
    was_free,
    while_undecided,
)
from rules.effects import Action, Choose, Option, Who
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_50, law_51
from rules.vocabulary.penalty import PENALTY_PLAY_ACCEPTED
from rules.vocabulary.play import PHASE, Phase


@clause("52A")
def not_of_own_accord(facts: Facts) -> Effects:
    """The offender may not take back the other card of his own accord."""
    if is_minor(facts):
        yield from law_50.minor_information(facts)
    else:
        yield from law_50.major_information(facts)


@clause("52B1(a)")
def may_be_accepted(facts: Facts) -> Effects:
    """Declarer may accept the card that was played instead."""
    if facts[PENALTY_PLAY_ACCEPTED] is None:
        yield Choose(
            Who.DECLARER, (Option.ACCEPT_PLAY, Option.REJECT_PLAY), PENALTY_PLAY_ACCEPTED.key
        )
    else:
        yield Action.CARD_STANDS


@clause("52B1(b)")
def has_to_be_accepted(_facts: Facts) -> Effects:
    """Once declarer or dummy has played after it, the card has to be accepted."""
    yield Action.CARD_STANDS


@clause("52B1(c)")
def unplayed_card_remains(facts: Facts) -> Effects:
    """The penalty card that was not played remains a penalty card."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        yield Action.PENALTY_CARD_STAYS


@clause("52B2")
def is_rejected(_facts: Facts) -> Effects:
    """The penalty card is substituted, and every card wrongly played becomes a major one."""
    yield Action.SUBSTITUTE_LEGAL_CARD
    yield Action.CARD_TO_PENALTY


def penalty_card_not_played(facts: Facts) -> Effects:
    """The other card stands or goes back; where it was a legal one nothing is wrong."""
    if was_free(facts):
        yield Carried(Action.CARD_STANDS, "44C")
        yield from law_50.offender_to_play(facts)
        yield from law_50.standing(facts, ())
    elif was_allowed(facts):
        yield from law_50.minor_card(facts)
        yield from law_50.standing(facts, ())
    elif must_be_accepted(facts):
        yield from has_to_be_accepted(facts)
        yield from accepted(facts)
    else:
        yield from declarers_decision(facts)


def declarers_decision(facts: Facts) -> Effects:
    """Declarer accepts the other card or rejects it."""
    match facts[PENALTY_PLAY_ACCEPTED]:
        case None:
            yield from not_of_own_accord(facts)
            yield from may_be_accepted(facts)
            yield from law_50.lie(facts, while_undecided(facts), partners_major(facts))
        case True:
            yield from may_be_accepted(facts)
            yield from accepted(facts)
        case _:
            yield from is_rejected(facts)
            if several_due(facts):
                yield from law_51.declarer_designates(facts)
            yield from law_50.lie(facts, after_rejection(facts), True)


def accepted(facts: Facts) -> Effects:
    """The penalty cards go on lying there."""
    yield from unplayed_card_remains(facts)
    yield from law_50.lie(facts, after_acceptance(facts), stays_major(facts))
