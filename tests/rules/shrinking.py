"""The smallest case that still shows what was found wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.codes import value_code
from rules import Case, Ruling, contradictions, rule
from rules.case import NO_TABLE
from tests.rules.complaints.reading import Complaint

CARD = re.compile(r"\b[SHDC][2-9TJQKA]\b")


def kind(complaint: str) -> str:
    """What a complaint is about, whichever card it names."""
    return CARD.sub("a card", complaint).partition(", without")[0]


def smallest(ruling: Ruling, complaint: Complaint, wanted: str) -> Case:
    """The case of a ruling without all that is not needed for the same complaint."""

    def still(case: Case) -> bool:
        result = rule(case)
        return isinstance(result, Ruling) and wanted in map(kind, complaint(result))

    return without_needless(ruling.case, still)


def without_needless(case: Case, still: Callable[[Case], bool]) -> Case:
    """The case without all that does not matter to what is ``still`` so."""
    while True:
        found = (one for one in _smaller(case) if not contradictions(one) and still(one))
        smaller = next(found, None)
        if smaller is None:
            return case
        case = smaller


def _smaller(case: Case) -> Iterator[Case]:
    if case.table != NO_TABLE:
        yield replace(case, table=NO_TABLE)
    for key in reversed(tuple(case.answers)):
        yield case.without(key)
    for key, value in case.answers.items():
        if value.__class__ is tuple and len(value) > 1:
            yield case.answered(key, value[:1])


def as_json(case: Case) -> str:
    """The case as the JSON door takes it."""
    table = {"declarer": case.table.declarer, "offender": case.table.offender}
    return json.dumps(
        {
            "irregularity": case.irregularity,
            "edition": case.edition,
            "table": {key: seat for key, seat in table.items() if seat},
            "facts": {key: value_code(value) for key, value in case.answers.items()},
        }
    )
