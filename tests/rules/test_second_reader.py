"""A second reader: random cases and all that follows from them, read for what cannot be right.

``READER_LIVES=20000`` before the command reads more of them than the suite does.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from rules import Case, Ruling
from tests.rules import complaints, told_otherwise
from tests.rules.complaints import Complaint
from tests.rules.random_cases import lives
from tests.rules.shrinking import as_json, kind, smallest

LIVES = int(os.environ.get("READER_LIVES", "1500"))
SHOWN = 5
"""So many different faults are shown at most."""

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
