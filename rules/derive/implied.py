"""What a case implies besides what it says: roles from seats, the seat from the counts."""

from __future__ import annotations

from dataclasses import replace

from rules.case import Case
from rules.derive.counts import seats_off


def implied(case: Case) -> Case:
    """The case with the offender's seat and role filled in where others give them."""
    off = seats_off(case)
    if case.table.offender is None and len(off) == 1:
        case = replace(case, table=replace(case.table, offender=off[0]))
    role = case.table.offender_role
    if role is not None and "offender_role" not in case.answers:
        case = case.answered("offender_role", role)
    return case
