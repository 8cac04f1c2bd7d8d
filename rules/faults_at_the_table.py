"""Impossible cases: whose lead it was, whose card, and which was played instead of which."""

from __future__ import annotations

from collections.abc import Iterator

from rules.case import Case, told
from rules.effects import Who
from rules.facts import LyingCard
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
    """A card is one player's: it does not lie before one defender and come from the other's hand.

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
