"""From one turn with penalty cards to the next: a fresh case, made of what a ruling leaves."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Table, told
from rules.derive.duty import designated
from rules.effects import Action, Who
from rules.engine import Facts
from rules.facts import UNKNOWN, LyingCard
from rules.ruling import LyingPenaltyCard, Ruling
from rules.table import Card, Seat
from rules.vocabulary.exposed import LYING_CARDS, PARTNER_LYING_CARDS
from rules.vocabulary.penalty import OFFERED_CARD
from rules.vocabulary.play import PHASE, Irregularity, Phase

PENDING = Irregularity.PENALTY_CARD_PENDING
OWNERS = (Who.OFFENDER, Who.WRONG_DEFENDER)
"""Whose card the next turn is about, if one of them has any; else it is the partner's."""


def next_turn(ruling: Ruling) -> Case | None:
    """The case of the next turn, if play goes on with a penalty card on the table.

    It holds the cards that lie there, and nothing else of what has happened. A list in which
    a card has no name has to be told anew: it is ``"unknown"``, or left out where it is asked
    for anyway.
    """
    codes = {step.code for step in ruling.steps}
    played = _played(ruling.case, codes)
    lying = [one for one in ruling.penalty_cards if (one.owner, one.card) not in played]
    if not _goes_on(ruling, codes) or not lying:
        return None
    owner = next((one.owner for one in lying if one.owner in OWNERS), Who.OFFENDER_PARTNER)
    answers = _lists(lying, owner)
    if answers == {LYING_CARDS.key: UNKNOWN}:
        answers = {}
    case = ruling.case
    table = Table(_declarer(ruling), ruling.seats.get(owner), case.table.contract)
    return Case(PENDING, case.edition, case.jurisdiction, table, answers)


def _lists(lying: Sequence[LyingPenaltyCard], owner: Who) -> dict[str, tuple[LyingCard, ...] | str]:
    """The cards of the one defender and those of the other, where there are any.

    A card of either defender may lie beside any of the others: then both lists are told anew,
    and a single card is asked for like that of any player.
    """
    if any(one.owner is Who.EITHER_DEFENDER for one in lying):
        lists = (LYING_CARDS, PARTNER_LYING_CARDS) if len(lying) > 1 else (LYING_CARDS,)
        return dict.fromkeys((one.key for one in lists), UNKNOWN)
    own = lying_cards([one for one in lying if one.owner is owner])
    partners = lying_cards([one for one in lying if one.owner is not owner])
    found = {LYING_CARDS.key: own, PARTNER_LYING_CARDS.key: partners}
    return {key: cards for key, cards in found.items() if cards}


def _goes_on(ruling: Ruling, codes: set[Action]) -> bool:
    """Whether nobody has to choose or rule first; before the lead is faced no step says so."""
    if told(ruling.case, PHASE.key) is not Phase.BEFORE_LEAD:
        return Action.PLAY_CONTINUES in codes
    return not (ruling.choices or ruling.onward or ruling.escalate)


def _declarer(ruling: Ruling) -> Seat | None:
    """Who plays the contract from now on: after 54A it is the player who was dummy."""
    declarer = ruling.case.table.declarer
    changed = any(step.code is Action.DECLARER_BECOMES_DUMMY for step in ruling.steps)
    return declarer.partner if changed and declarer is not None else declarer


def unnamed(case: Case) -> str | None:
    """The list of penalty cards that has to be told although no clause asks for it.

    A turn asks for the offender's cards only, and only if it knows of no others.
    """
    for key, other in (
        (LYING_CARDS.key, PARTNER_LYING_CARDS.key),
        (PARTNER_LYING_CARDS.key, LYING_CARDS.key),
    ):
        is_asked = key == LYING_CARDS.key and case.irregularity is PENDING
        alone = is_asked and other not in case.answers
        if case.answers.get(key) == UNKNOWN and not alone:
            return key
    return None


def _played(case: Case, codes: set[Action]) -> set[tuple[Who, Card | None]]:
    """The penalty cards that go to the trick at this turn, with their owners."""
    if Action.MUST_PLAY_PENALTY_CARD in codes:
        return {(one.owner, one.card) for one in designated(Facts(case))}
    offered = told(case, OFFERED_CARD.key)
    return {(Who.OFFENDER, offered)} if Action.OFFERED_CARD_LEGAL in codes else set()


def lying_cards(lying: Sequence[LyingPenaltyCard]) -> tuple[LyingCard, ...] | str:
    """One defender's penalty cards as they lie there, each once; one without a name: unknown."""
    if any(one.card is None for one in lying):
        return UNKNOWN
    kinds = {one.card: one.kind for one in lying if one.card}
    return tuple(LyingCard(card, None, kind and str(kind)) for card, kind in kinds.items())
