"""Law 51, Two or More Penalty Cards: of one defender, or of both."""

from rules.derive.duty import designated, has_named_other_card, playable, several
from rules.derive.lead_options import Stage, requires, stage
from rules.effects import Action, Choose, Option, Restriction, Who
from rules.engine import Carried, Effects, Facts, Ground, clause
from rules.laws import law_50
from rules.parameters import NO_RESTRICTION_IS_REPEATED
from rules.vocabulary.penalty import CHOSEN_PENALTY_CARD, DECLARER_SUIT


@clause("51", Ground.COMMENTARY)
def before_both_defenders(facts: Facts) -> Effects:
    """With cards before both, declarer's option precedes the leader's duty to lead one."""
    if several(facts):
        yield from declarer_designates(facts)
    elif playable(facts):
        yield Action.MUST_PLAY_PENALTY_CARD


@clause("51A")
def declarer_designates(facts: Facts) -> Effects:
    """Declarer says which of several playable penalty cards is played."""
    if designated(facts):
        yield Action.MUST_PLAY_PENALTY_CARD
    else:
        if has_named_other_card(facts):
            yield Action.REJECT_OPTION
        yield Choose(Who.DECLARER, (Option.CHOOSE_PENALTY_CARD,), CHOSEN_PENALTY_CARD.key)


@clause("51B1(a)")
def suit_required(facts: Facts) -> Effects:
    """Cards in one suit: declarer may require it, and all of them are picked up."""
    if stage(facts) is Stage.REQUIRED:
        yield from law_50.picked_up(facts)


@clause("51B1(b)")
def suit_forbidden(facts: Facts) -> Effects:
    """Cards in one suit: declarer may forbid it, and all of them are picked up."""
    if stage(facts) is Stage.FORBIDDEN:
        yield from law_50.picked_up(facts)


@clause("51B2(a)")
def one_suit_required(facts: Facts) -> Effects:
    """Cards in several suits: declarer may require any one of these suits."""
    match stage(facts):
        case Stage.REQUIRED:
            yield from law_50.suit_required_or_forbidden(facts)
        case Stage.SUIT_OPEN:
            yield from suit_to_be_named(facts, Option.REQUIRE_SUIT)
        case _:
            pass


@clause("51B2(b)")
def suits_forbidden(facts: Facts) -> Effects:
    """Cards in several suits: declarer may forbid one or more of these suits."""
    match stage(facts):
        case Stage.FORBIDDEN:
            yield from law_50.suit_required_or_forbidden(facts)
        case Stage.SUIT_OPEN:
            yield from suit_to_be_named(facts, Option.FORBID_SUIT)
        case _:
            pass


@clause("51B2(c)")
def nothing_restricted(facts: Facts) -> Effects:
    """Cards in several suits: declarer may also restrict nothing."""
    if stage(facts) is Stage.FREE:
        yield from law_50.no_lead_restriction(facts)


def cards_of_one_suit(facts: Facts) -> Effects:
    """Declarer's option where several cards of one suit lie before the leader's partner."""
    match stage(facts):
        case Stage.REQUIRED:
            yield from suit_required(facts)
        case Stage.FORBIDDEN:
            yield from suit_forbidden(facts)
        case Stage.FREE:
            yield from law_50.no_lead_restriction(facts)
        case _:
            yield from law_50.options(facts, "51B1")
            yield from suit_required(facts)
            yield from suit_forbidden(facts)


def cards_of_several_suits(facts: Facts) -> Effects:
    """Declarer's option where the cards before the leader's partner are of several suits."""
    match stage(facts):
        case Stage.FREE:
            yield from no_restriction(facts)
        case Stage.OPEN:
            yield from law_50.options(facts, "51B2")
            yield from one_suit_required(facts)
            yield from suits_forbidden(facts)
            yield from no_restriction(facts)
        case _ if requires(facts):
            yield from one_suit_required(facts)
        case _:
            yield from suits_forbidden(facts)


def no_restriction(facts: Facts) -> Effects:
    """The option to restrict nothing is that of 50D2, and is repeated in this Law since 2017."""
    if NO_RESTRICTION_IS_REPEATED.of(facts):
        yield from nothing_restricted(facts)
    else:
        yield from law_50.no_lead_restriction(facts)


def suit_to_be_named(facts: Facts, option: Option) -> Effects:
    """Declarer has yet to say which of the suits is required or forbidden."""
    yield Choose(Who.DECLARER, (option,), DECLARER_SUIT.key)
    yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
    yield from law_50.major_information(facts)
