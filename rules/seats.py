"""Which seat each role has, as far as the table tells."""

from __future__ import annotations

from rules.case import Case
from rules.effects import Who
from rules.table import Role, Seat


def seats_of(case: Case, role: Role | None) -> dict[Who, Seat]:
    """The seats of the roles that follow from two seats and the offender's role."""
    declarer = case.table.declarer
    offender = case.table.offender or _offender(declarer, role)
    if declarer is None and offender is not None:
        declarer = _declarer(offender, role)
    seats: dict[Who, Seat] = {}
    if offender is not None:
        seats[Who.OFFENDER] = offender
        seats[Who.OFFENDER_PARTNER] = offender.partner
        seats[Who.LHO] = offender.lho
        seats[Who.RHO] = offender.rho
    if declarer is not None:
        seats[Who.DECLARER] = declarer
        seats[Who.DUMMY] = declarer.partner
    return seats


def _declarer(offender: Seat, role: Role | None) -> Seat | None:
    """A declarer or a dummy who is seated gives declarer's seat."""
    if role is Role.DECLARER:
        return offender
    return offender.partner if role is Role.DUMMY else None


def _offender(declarer: Seat | None, role: Role | None) -> Seat | None:
    """Declarer and dummy are known from declarer's seat; a defender is one of two."""
    if declarer is None or role is None or role is Role.DEFENDER:
        return None
    return declarer if role is Role.DECLARER else declarer.partner
