"""A second reader: random cases and all that follows from them, read for what cannot be right.

``READER_LIVES=20000`` before the command reads more of them than the suite does.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from rules import Case, Ruling
from tests.rules import complaints, told_otherwise
from tests.rules.complaints import Complaint
from tests.rules.random_cases import lives
from tests.rules.shrinking import as_json, kind, smallest, without_needless
from tests.rules.told_otherwise import idle_question, told_in_part

LIVES = int(os.environ.get("READER_LIVES", "1500"))
SHOWN = 5
"""So many different faults are shown at most."""
EVERY = 3
"""One case in so many is begun anew with a part of its facts."""
STILL_ASKED = frozenset(
    {
        ("penalty_card_pending", "exposure"),
        ("two_cards", "offender_role"),
    }
)
"""Known to be idle with a part of the facts: a partner's card, after play."""

COMPLAINTS: tuple[Complaint, ...] = (
    complaints.named_twice,
    complaints.of_the_declaring_side,
    complaints.returned_and_listed,
    complaints.minor_beside_another,
    complaints.pending_without_a_choice,
    complaints.forgotten_cards,
    complaints.cards_not_listed_by_name,
    complaints.lead_options_at_another_time,
    complaints.rights_after_play,
    complaints.steps_after_play,
    complaints.plays_in_the_auction,
    complaints.open_and_done,
    complaints.options_that_lead_nowhere,
    complaints.right_left_out,
    complaints.neither_stops_nor_goes_on,
    complaints.transfer_to_the_wrong_side,
    complaints.opposites,
    complaints.penalty_card_without_its_duties,
    complaints.establishment_not_cited,
    complaints.citations_of_no_edition,
    complaints.without_a_seat,
    complaints.turns_wrongly_told,
    complaints.next_case_wrongly_told,
    complaints.another_order_of_telling,
    complaints.unknown_is_not_absent,
    told_otherwise.in_a_dialogue,
    told_otherwise.another_route,
    told_otherwise.by_seats_or_by_role,
    told_otherwise.by_counts_or_by_defect,
)


@cache
def rulings() -> tuple[Ruling, ...]:
    """Every ruling of the lives that are read."""
    return tuple(lives(LIVES))


@pytest.mark.parametrize("complaint", COMPLAINTS, ids=lambda one: one.__name__)
def test_a_second_reader_finds_nothing_wrong(complaint: Complaint) -> None:
    found: dict[str, Case] = {}
    for ruling in rulings():
        for text in complaint(ruling):
            if kind(text) not in found and len(found) < SHOWN:
                found[kind(text)] = smallest(ruling, complaint, kind(text))
    assert not found, "\n".join(f"{text}: {as_json(case)}" for text, case in found.items())


def test_no_question_is_asked_whose_every_answer_leads_to_the_same_ruling() -> None:
    """Whatever part of the facts is told first, and in whatever order."""
    found: dict[str, Case] = {}
    for place, ruling in enumerate(rulings()[::EVERY]):
        case = told_in_part(ruling, Random(place))
        asked = idle_question(case)
        if asked is None or (case.irregularity, asked.fact.key) in STILL_ASKED:
            continue
        name, key = f"{case.irregularity}: {asked.fact.key}", asked.fact.key
        if name not in found and len(found) < SHOWN:
            found[name] = without_needless(case, lambda one, key=key: _is_idle(one, key))
    assert not found, "\n".join(f"{text}: {as_json(case)}" for text, case in found.items())


def _is_idle(case: Case, key: str) -> bool:
    asked = idle_question(case)
    return asked is not None and asked.fact.key == key
