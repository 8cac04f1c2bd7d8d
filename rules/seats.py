"""Which seat each role has, as far as the table tells."""

from __future__ import annotations

from rules.case import Case, told
from rules.effects import Who
from rules.parameters import NEXT_TO_IRREGULAR_LEAD
from rules.table import Role, Seat
from rules.vocabulary.leads import Turn
from rules.vocabulary.play import Irregularity


def seats_of(case: Case, role: Role | None) -> dict[Who, Seat]:
    """The seats of the roles that follow from two seats and the offender's role."""
    declarer = case.table.declarer
    offender = case.table.offender
    if role is not None and case.table.offender_role not in (None, role):
        offender = None  # the seat told is not that of the player whom the ruling is about
    offender = offender or _offender(case, declarer, role)
    if declarer is None and offender is not None:
        declarer = _declarer(offender, role)
    seats: dict[Who, Seat] = {}
    if offender is not None:
        hand = offender.partner if _from_dummy(case, role) else offender
        seats[Who.OFFENDER] = offender
        seats[Who.OFFENDER_PARTNER] = offender.partner
        seats[Who.LHO] = hand.lho
        seats[Who.RHO] = hand.rho
        if NEXT_TO_IRREGULAR_LEAD.values[case.edition]:
            seats[Who.NEXT_IN_TURN] = hand.lho
        if case.irregularity is not Irregularity.PLAY_AFTER_ILLEGAL:
            seats[Who.WRONG_DEFENDER] = hand.rho
    if declarer is not None:
        seats[Who.DECLARER] = declarer
        seats[Who.DUMMY] = declarer.partner
    return seats


def offender_told(case: Case) -> dict[Who, Seat]:
    """Whoever was told as the offender of dummy's wrong card: that need not be dummy."""
    wrong_card = case.irregularity is Irregularity.DUMMY_WRONG_CARD
    told_seat = case.table.offender if wrong_card else None
    return {} if told_seat is None else {Who.OFFENDER: told_seat}


def _from_dummy(case: Case, role: Role | None) -> bool:
    """A card that declarer calls from dummy has dummy's neighbours.

    Where the lead was in declarer's hand, the one out of turn came from dummy.
    """
    instead = told(case, "turn_was") is Turn.DECLARER_HAND
    return role is Role.DECLARER and (instead or told(case, "from_dummy") is True)


def _declarer(offender: Seat, role: Role | None) -> Seat | None:
    """A declarer or a dummy who is seated gives declarer's seat."""
    if role is Role.DECLARER:
        return offender
    return offender.partner if role is Role.DUMMY else None


def _offender(case: Case, declarer: Seat | None, role: Role | None) -> Seat | None:
    """Declarer and dummy are known from declarer's seat; a defender is one of two.

    Of the two only declarer's right-hand opponent can make the opening lead out of turn.
    """
    if declarer is None or role is None:
        return None
    if role is Role.DEFENDER:
        opening = case.irregularity is Irregularity.OPENING_LEAD_OUT_OF_TURN
        return declarer.rho if opening else None
    return declarer if role is Role.DECLARER else declarer.partner
