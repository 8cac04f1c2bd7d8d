"""Complaints about what follows from a ruling: the next turn and the next cases."""

from __future__ import annotations

from rules import Case, Ruling, contradictions
from rules.effects import Action
from rules.facts import UNKNOWN
from rules.going_on import going_on
from rules.ruling import LyingPenaltyCard, PendingPenaltyCard
from rules.table import Role
from rules.turns import next_turn
from tests.rules.complaints.reading import (
    OWN,
    PARTNERS,
    Complaints,
    codes,
    listed,
)


def turns_wrongly_told(ruling: Ruling) -> Complaints:
    """The next turn: each card lies with a defender of that turn, and nothing contradicts."""
    turn = next_turn(ruling)
    if turn is None:
        return
    yield from _faults(turn, "the next turn")
    declarer = ruling.case.table.declarer
    changed = Action.DECLARER_BECOMES_DUMMY in codes(ruling)
    if declarer is not None and turn.table.declarer is not (
        declarer.partner if changed else declarer
    ):
        yield "the next turn has another declarer"
    if turn.table.offender_role not in (None, Role.DEFENDER):
        yield "a card is carried to the declaring side"
    yield from _carried_otherwise(ruling, turn)
    owners = {seat_of(ruling, one) for one in listed(ruling)} - {None}
    if turn.table.offender is not None and turn.table.offender not in owners:
        yield "a card is carried to another player"


def _carried_otherwise(ruling: Ruling, turn: Case) -> Complaints:
    """What lies there goes on with its kind, but for a card that goes to the trick."""
    lists = [turn.answers.get(key, ()) for key in (OWN, PARTNERS)]
    if UNKNOWN in lists or any(one.card is None for one in listed(ruling)):
        return
    carried = {one.card: one.kind for cards in lists for one in cards}
    there = {one.card: one.kind for one in listed(ruling)}
    for card in carried.keys() - there.keys():
        yield f"{card} is carried on and did not lie there"
    plays = {Action.MUST_PLAY_PENALTY_CARD, Action.OFFERED_CARD_LEGAL} & set(codes(ruling))
    if len(there.keys() - carried.keys()) > bool(plays):
        yield "a penalty card is not carried on"
    for card in carried.keys() & there.keys():
        if carried[card] != there[card]:
            yield f"{card} is carried on as another kind"


def seat_of(ruling: Ruling, one: LyingPenaltyCard | PendingPenaltyCard) -> object:
    """Before whom a card lies, as far as it is known."""
    return ruling.seats.get(one.owner)


def next_case_wrongly_told(ruling: Ruling) -> Complaints:
    """No case that a ruling leads on to opens with an error."""
    for one in going_on(ruling):
        yield from _faults(one.case, f"the next case ({one.case.irregularity})")


def _faults(case: Case, name: str) -> Complaints:
    for one in contradictions(case):
        yield f"{name} opens with an error: {one.kind} ({one.field})"
