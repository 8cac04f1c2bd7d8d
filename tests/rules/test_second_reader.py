"""A second reader: random cases and all that follows from them, read for what cannot be right.

``READER_LIVES=20000`` before the command reads more of them than the suite does.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from rules import Case, Ruling
from tests.rules import told_otherwise
from tests.rules.complaints import about_cards, about_next_cases, about_orders, about_rights
from tests.rules.complaints.reading import Complaint
from tests.rules.random_cases import lives
from tests.rules.shrinking import as_json, kind, smallest, without_needless
from tests.rules.told_in_part import idle_question, told_in_part

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
    about_cards.named_twice,
    about_cards.of_the_declaring_side,
    about_cards.returned_and_listed,
    about_cards.minor_beside_another,
    about_cards.pending_without_a_choice,
    about_cards.forgotten_cards,
    about_cards.cards_not_listed_by_name,
    about_rights.lead_options_at_another_time,
    about_rights.rights_after_play,
    about_orders.steps_after_play,
    about_orders.plays_in_the_auction,
    about_rights.open_and_done,
    about_rights.options_that_lead_nowhere,
    about_rights.right_left_out,
    about_orders.neither_stops_nor_goes_on,
    about_orders.transfer_to_the_wrong_side,
    about_orders.opposites,
    about_cards.penalty_card_without_its_duties,
    about_orders.establishment_not_cited,
    about_orders.citations_of_no_edition,
    about_orders.without_a_seat,
    about_next_cases.turns_wrongly_told,
    about_next_cases.next_case_wrongly_told,
    about_orders.another_order_of_telling,
    about_rights.unknown_is_not_absent,
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
