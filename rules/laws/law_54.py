"""Law 54, Faced Opening Lead out of Turn."""

from rules.derive.leads import (
    Response,
    began_spreading,
    card_of_partner,
    cards_led,
    chooser,
    dummy_seen_binds,
    is_in_play,
    must_accept,
    option_is_due,
    partner_showed_card,
    response,
)
from rules.effects import Action, Choose, Onward, Option
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_49, law_50, penalty_cards
from rules.vocabulary.designation import FROM_DUMMY
from rules.vocabulary.exposed import PARTNER_COULD_SEE
from rules.vocabulary.leads import PARTNER_LED_FACE_DOWN


@clause("54")
def faced_opening_lead(facts: Facts) -> Effects:
    """Declarer may become dummy, accept or refuse; a face-down lead of the partner goes back."""
    if facts[PARTNER_LED_FACE_DOWN]:
        yield Action.CARD_RETURNS_TO_HAND
    if dummy_seen_binds(facts):
        yield from dummy_was_seen(facts)
    elif began_spreading(facts):
        yield from declarer_spreads(facts)
    elif must_accept(facts):
        yield from dummy_was_seen(facts)
    else:
        yield from declarers_answer(facts)


def declarers_answer(facts: Facts) -> Effects:
    """Accepted, refused, or neither yet; then declarer may also spread the hand."""
    match response(facts):
        case Response.ACCEPTED:
            yield from declarer_accepts(facts)
        case Response.REFUSED:
            yield from declarer_refuses(facts)
        case _:
            yield Choose(chooser(facts), (Option.ACCEPT_LEAD, Option.REFUSE_LEAD), "lead_accepted")
            yield Choose(chooser(facts), (Option.SPREAD_HAND,), "declarer_began_spreading")


@clause("54A")
def declarer_spreads(_facts: Facts) -> Effects:
    """Declarer has spread the hand or begun to: the whole hand goes down, dummy plays."""
    yield Action.DECLARER_BECOMES_DUMMY


@clause("54B")
def declarer_accepts(facts: Facts) -> Effects:
    """Declarer takes the lead as it is, and dummy spreads."""
    if facts.told(FROM_DUMMY):
        yield from second_card_from_dummy(facts)
    else:
        yield from second_card_from_declarer(facts)


@clause("54B1")
def second_card_from_declarer(_facts: Facts) -> Effects:
    """The second card to the trick comes from declarer's hand."""
    yield Action.DUMMY_SPREADS
    yield Action.SECOND_CARD_FROM_DECLARER


@clause("54B2")
def second_card_from_dummy(_facts: Facts) -> Effects:
    """A second card played from dummy stays played, unless it was a revoke."""
    yield Action.CARD_STANDS


@clause("54C")
def dummy_was_seen(facts: Facts) -> Effects:
    """Declarer could have seen a card of dummy and so has to accept the lead."""
    yield Action.LEAD_STANDS
    if facts.told(FROM_DUMMY):
        yield Carried(Action.CARD_STANDS, "54B2")
    else:
        yield Carried(Action.DUMMY_SPREADS, "54B1")
        yield Carried(Action.SECOND_CARD_FROM_DECLARER, "54B1")


@clause("54D")
def declarer_refuses(facts: Facts) -> Effects:
    """The card led becomes a major penalty card, and the partner's lead may be restricted."""
    yield from lead_goes_back(facts)


@clause("54E")
def wrong_side(_facts: Facts) -> Effects:
    """A card that declarer or dummy leads before the opening lead belongs to Law 24."""
    yield Onward(("24",))


def lead_goes_back(facts: Facts) -> Effects:
    """A defender's refused lead: a penalty card, and declarer's options where partner leads."""
    yield Action.RETRACT_LEAD
    if facts[PARTNER_COULD_SEE]:
        yield from becomes_penalty_card(facts)
    else:
        yield from law_49.defenders_card(facts)
    if partner_showed_card(facts):
        yield from partners_card(facts)


def partners_card(facts: Facts) -> Effects:
    """The partner too put down a card where 50D2, which deals with it, is not due."""
    if facts[PARTNER_COULD_SEE]:
        yield from law_49.defenders_card(facts)
    else:
        yield Carried(Action.CARD_TO_PENALTY, "49")
    yield Carried(card_of_partner(facts), "49")


def becomes_penalty_card(facts: Facts) -> Effects:
    """The refused card lies there, and where partner leads now, declarer has an option."""
    yield Action.CARD_TO_PENALTY
    yield from cards_led(facts)
    if option_is_due(facts):
        yield from penalty_cards.partner_on_lead(facts)
    elif is_in_play(facts):
        yield from law_50.major_card(facts)
