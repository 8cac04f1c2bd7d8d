"""Impossible cases: whose lead it was, whose card, and which was played instead of which."""

from __future__ import annotations

from collections.abc import Iterator

from rules.case import Case, told
from rules.effects import Who
from rules.facts import LyingCard
from rules.seats import seats_of
from rules.table import Card, Role
from rules.vocabulary.leads import Turn
from rules.vocabulary.play import Irregularity


def turn_of_role(case: Case) -> Iterator[str]:
    """A defender's lead cannot have been any defender's turn, nor declarer's the other one's."""
    role, turn = told(case, "offender_role") or case.table.offender_role, told(case, "turn_was")
    by_defender = role is Role.DEFENDER
    if role is not None and turn is (Turn.A_DEFENDER if by_defender else Turn.OTHER_DEFENDER):
        yield "facts.turn_was"


def opening_leader(case: Case) -> Iterator[str]:
    """The opening lead is that of declarer's left-hand opponent: there it is in turn."""
    if case.irregularity is not Irregularity.OPENING_LEAD_OUT_OF_TURN:
        return
    declarer, offender = case.table.declarer, case.table.offender
    if declarer is not None and offender is declarer.lho:
        yield "table.offender"


def penalty_card_played(case: Case) -> Iterator[str]:
    """The card played instead of the only penalty card is another one."""
    lying = {one.card for one in told(case, "existing_penalty_cards") or ()}
    if case.irregularity is not Irregularity.PENALTY_CARD_NOT_PLAYED or len(lying) != 1:
        return
    if lying & set(told(case, "cards") or ()):
        yield "facts.cards"
    if told(case, "offered_card") in lying:
        yield "facts.offered_card"


def card_of_two_owners(case: Case) -> Iterator[str]:
    """A card is one player's: it does not lie before one of them and come from another's hand.

    The partner's are those that lie before the partner, and the one put down too early.
    """
    own, partners = _lying_before(case)
    if own & partners:
        yield "facts.partner_penalty_cards"
    for key in ("cards", "extra_cards"):
        if partners & set(told(case, key) or ()):
            yield f"facts.{key}"
    if told(case, "partner_card") in own | set(told(case, "cards") or ()):
        yield "facts.partner_card"
    not_played = case.irregularity is Irregularity.PENALTY_CARD_NOT_PLAYED
    if not_played and told(case, "offered_card") in partners:
        yield "facts.offered_card"
    played = told(case, "defender_card")
    if played is not None and _is_of_wrong_defender(case) and played in _of_others(case):
        yield "facts.defender_card"


def _is_of_wrong_defender(case: Case) -> bool:
    """After a defender's irregular lead or play the card named may be that defender's own."""
    role = told(case, "offender_role") or case.table.offender_role
    later = case.irregularity is Irregularity.PLAY_AFTER_ILLEGAL
    return not later or role in (Role.DECLARER, Role.DUMMY)


def _of_others(case: Case) -> set[Card]:
    """The cards that are told to be another's than those of the defender who played to a lead."""
    own, partners = _lying_before(case)
    return own | partners | {*(told(case, "cards") or ()), told(case, "partner_card")}


def card_of_another_hand(case: Case) -> Iterator[str]:
    """A card that a player put down, or that lies there, is not in another player's hand."""
    role = told(case, "offender_role") or case.table.offender_role
    seats = seats_of(case, role)
    for key, owner, cards in _owned(case):
        seat = seats.get(owner)
        if seat is None:
            continue
        hands = {seat, seat.partner} if role in (Role.DECLARER, Role.DUMMY) else {seat}
        others = [hand for whose, hand in case.table.hands.items() if whose not in hands]
        if any(not cards.isdisjoint(hand) for hand in others):
            yield f"facts.{key}"


def _owned(case: Case) -> Iterator[tuple[str, Who, set[Card]]]:
    """What is told of cards, and whose they are."""
    own, partners = _lying_before(case)
    yield "existing_penalty_cards", Who.OFFENDER, own
    yield "partner_penalty_cards", Who.OFFENDER_PARTNER, partners
    if case.irregularity in OFFENDERS_CARDS:
        yield "cards", Who.OFFENDER, set(told(case, "cards") or ())
    yield "partner_card", Who.OFFENDER_PARTNER, {told(case, "partner_card")}
    if case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        yield "defender_card", Who.WRONG_DEFENDER, {told(case, "defender_card")}


def visible_but_not_exposed(case: Case) -> Iterator[str]:
    """Of two cards whose faces could be seen one goes back: it was exposed, unless to declarer."""
    number = told(case, "visible_count") or 0
    if case.irregularity is Irregularity.TWO_CARDS:
        number = max(number, len(told(case, "cards") or ()))
    unseen = told(case, "partner_could_see") is False
    if number > 1 and not unseen and told(case, "extra_card_exposed") is False:
        yield "facts.extra_card_exposed"


_I = Irregularity
OFFENDERS_CARDS = frozenset(
    {
        _I.TWO_CARDS, _I.REVOKE, _I.EXPOSED_CARD, _I.PENALTY_CARD_PENDING,
        _I.PENALTY_CARD_NOT_PLAYED, _I.LEAD_OUT_OF_TURN, _I.OPENING_LEAD_OUT_OF_TURN,
        _I.PREMATURE_PLAY, _I.EXTRA_CARD_TO_TRICK,
    }
)  # fmt: skip
"""Where the cards told are those of the player whom the case is about."""
OWNER_OF = {
    "existing_penalty_cards": Who.OFFENDER,
    "partner_penalty_cards": Who.OFFENDER_PARTNER,
}
"""Before whom the cards of a list lie, unless it is told with a card."""


def _lying_before(case: Case) -> tuple[set[Card], set[Card]]:
    """The cards that lie before the offender, and those before the partner."""
    lying = [
        (one.owner or owner, one.card)
        for key, owner in OWNER_OF.items()
        for one in _told(case, key)
    ]
    own, partners = ({card for owner, card in lying if owner == who} for who in OWNER_OF.values())
    return own, partners


def _told(case: Case, key: str) -> tuple[LyingCard, ...]:
    return told(case, key) or ()
