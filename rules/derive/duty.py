"""A turn at which penalty cards lie there: what they demand, what can be played, what stays."""

from __future__ import annotations

from enum import Enum, auto

from rules.derive.lead_options import (
    Cards,
    at_issue,
    is_open,
    leaders_playable,
    led_out_of_turn,
    majors,
    of,
    picked_up,
    shown_early,
)
from rules.derive.lying import is_made_major, lying
from rules.derive.penalty import beside
from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.table import Card
from rules.vocabulary.exposed import CARDS, LYING_CARDS, PARTNER_LYING_CARDS
from rules.vocabulary.penalty import (
    CARDS_OF_CASE,
    CHOSEN_PENALTY_CARD,
    OFFENDER_CAN_FOLLOW,
    OFFERED_CARD,
    SUIT_LED,
    TO_ACT,
    SuitLed,
    ToAct,
)
from rules.vocabulary.play import Irregularity

UNNAMED = PenaltyCard(Who.OFFENDER, None, Kind.MAJOR)
"""A card beside which no other is minor: with it no kind has to be asked."""


class Demand(Enum):
    """What the penalty cards demand of the turn."""

    OPTION = auto()
    MAJOR = auto()
    MINOR = auto()
    NOTHING = auto()


class Offer(Enum):
    """What may be said of the card that the owner of a minor penalty card wants to play."""

    NONE = auto()
    PARTNER_LEADS = auto()
    LEGAL = auto()
    OTHER_SPOT_CARD = auto()
    NOTHING_ELSE = auto()
    """Another spot card as well, and the player has nothing to play but the penalty card."""
    NOT_OF_SUIT_LED = auto()


def demand(facts: Facts) -> Demand:
    """What comes first: declarer's option, a major card's duty, a minor card's limit."""
    if not facts.told(LYING_CARDS) and not facts.told(PARTNER_LYING_CARDS):
        _ = facts[CARDS_OF_CASE]
    if at_issue(facts):
        return Demand.OPTION
    own = _own(facts)
    if any(card.kind is Kind.MAJOR for card in own):
        return Demand.MAJOR
    return Demand.MINOR if own or facts[TO_ACT] is ToAct.PARTNER_LEADS else Demand.NOTHING


def _own(facts: Facts) -> Cards:
    """The penalty cards of the player whose turn it is, as far as a duty hangs on them."""
    if facts.case.irregularity is Irregularity.PENALTY_CARD_NOT_PLAYED:
        return lying(facts, ())
    match facts[TO_ACT]:
        case ToAct.OFFENDER_PLAYS:
            return of(facts, Who.OFFENDER)
        case ToAct.PARTNER_LEADS:
            return of(facts, Who.OFFENDER_PARTNER)
        case _:
            return ()


def playable(facts: Facts) -> Cards:
    """The major penalty cards that can legally be played now; following suit comes first."""
    if facts.case.irregularity is Irregularity.PENALTY_CARD_NOT_PLAYED:
        return due(facts)
    if at_issue(facts):
        return leaders_playable(facts)
    cards = majors(_own(facts))
    on_lead = cards and facts[TO_ACT] is ToAct.PARTNER_LEADS
    if not cards or on_lead or facts.told(OFFENDER_CAN_FOLLOW) is False:
        return cards
    if facts[SUIT_LED] is SuitLed.NONE:
        return cards
    same = tuple(one for one in cards if one.card and one.card.suit.value == facts[SUIT_LED].value)
    if same:
        return same
    return () if facts[OFFENDER_CAN_FOLLOW] else cards


def due(facts: Facts) -> Cards:
    """The cards of which one should have been played (52), as far as the suit led is told.

    A card that follows suit shows that the player had to.
    """
    own, led = of(facts, Who.OFFENDER, (UNNAMED,))[1:], facts.told(SUIT_LED)
    same = tuple(one for one in own if one.card and one.card.suit.value == led)
    played = card_offered(facts)
    followed = played is not None and played.suit.value == led
    could = followed or facts.told(OFFENDER_CAN_FOLLOW) is True
    had_to_follow = led not in (None, SuitLed.NONE) and could
    return () if had_to_follow and not same else same or own


def several(facts: Facts) -> bool:
    """Whether two or more penalty cards can be played."""
    return len(playable(facts)) > 1


def designated(facts: Facts) -> Cards:
    """The card to be played: the only one, or the one that declarer designates."""
    can = playable(facts)
    if len(can) < 2:
        return can
    return tuple(one for one in can if one.card == facts[CHOSEN_PENALTY_CARD])


def has_named_other_card(facts: Facts) -> bool:
    """Whether declarer designated a card that is not among those that can be played."""
    return facts[CHOSEN_PENALTY_CARD] is not None


def card_offered(facts: Facts) -> Card | None:
    """The card that the owner of a penalty card offers, or has played instead of it."""
    played = facts.told(CARDS) or ()
    not_played = facts.case.irregularity is Irregularity.PENALTY_CARD_NOT_PLAYED
    only = played[0] if not_played and len(played) == 1 else None
    return facts.told(OFFERED_CARD) or only


def offer(facts: Facts) -> Offer:
    """What the limit of a minor penalty card says of the card that its owner offers."""
    own, offered = _own(facts), card_offered(facts)
    if not own:
        return Offer.PARTNER_LEADS
    if offered is None:
        return Offer.NONE
    minor, led = next(one.card for one in own if one.card), facts.told(SUIT_LED)
    follows = minor.suit.value == led or facts.told(OFFENDER_CAN_FOLLOW) is True
    if led not in (None, SuitLed.NONE, offered.suit.value) and follows:
        return Offer.NOT_OF_SUIT_LED
    if offered == minor or offered.is_honour or offered.suit is not minor.suit:
        return Offer.LEGAL
    return Offer.NOTHING_ELSE if _has_no_honour(facts, minor, offered) else Offer.OTHER_SPOT_CARD


def _has_no_honour(facts: Facts, minor: Card, offered: Card) -> bool:
    """Whether the player has to follow to the suit of the penalty card and holds no honour in it.

    Only a hand that is told shows it, with both of these cards in it: of a part it is not known.
    """
    hand = hand_of(facts, minor)
    if facts.told(SUIT_LED) != minor.suit.value or not {minor, offered} <= set(hand):
        return False
    return not any(one.is_honour for one in hand if one.suit is minor.suit)


def hand_of(facts: Facts, card: Card) -> tuple[Card, ...]:
    """The remaining cards of the hand in which a card was told to be, if they were told."""
    return next((hand for hand in facts.case.table.hands.values() if card in hand), ())


def remaining(facts: Facts) -> Cards:
    """The penalty cards after the ruling; none whose fate hangs on an open choice."""
    issue = at_issue(facts)
    gone = issue if issue and is_open(facts) else picked_up(facts) if issue else ()
    return tuple(one for one in _all(facts) if one not in gone)


def made_major(facts: Facts) -> Cards:
    """The cards that lay there and become major, while declarer has yet to choose."""
    issue = at_issue(facts)
    if not issue or not is_open(facts):
        return ()
    return tuple(one for one in _all(facts) if one in issue and is_made_major(facts, one))


def _all(facts: Facts) -> Cards:
    """The penalty cards that lay there, and those that the ruling makes."""
    new = (*led_out_of_turn(facts), *beside(facts))
    if at_issue(facts):
        new = (*new, *shown_early(facts))
    return (*new, *lying(facts, new))


def lasting(facts: Facts) -> bool:
    """Whether a major penalty card will still lie there after this turn."""
    played = designated(facts)
    return any(one.kind is Kind.MAJOR and one not in played for one in remaining(facts))
