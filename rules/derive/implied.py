"""What a case implies besides what it says: roles from seats, the seat from the counts."""

from __future__ import annotations

from dataclasses import replace

from rules.case import Case, told
from rules.derive.counts import seats_off
from rules.table import Role
from rules.vocabulary.counts import DEFECTIVE_TRICK_NO, NEXT_TRICK_PLAYED_BY, PlayedOn


def implied(case: Case) -> Case:
    """The case with what others give filled in: the offender's seat and role, no next trick."""
    if told(case, DEFECTIVE_TRICK_NO.key) == 13 and NEXT_TRICK_PLAYED_BY.key not in case.answers:
        case = case.answered(NEXT_TRICK_PLAYED_BY.key, PlayedOn.NOBODY)
    off = seats_off(case)
    if case.table.offender is None and off:
        case = replace(case, table=replace(case.table, offender=off[0]))
    role = case.table.offender_role or _role_of_penalty_cards(case)
    if role is not None and "offender_role" not in case.answers:
        case = case.answered("offender_role", role)
    return case


def _role_of_penalty_cards(case: Case) -> Role | None:
    """Only defenders have penalty cards (Law 48A)."""
    for key in ("existing_penalty_cards", "partner_penalty_cards"):
        cards = case.answers.get(key)
        if isinstance(cards, tuple) and cards:
            return Role.DEFENDER
    return None
