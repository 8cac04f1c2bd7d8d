"""What would change a ruling: every single fact that flips it, and no other."""

from __future__ import annotations

import pytest

from rules import EDITIONS, Case, Edition, Ruling, contradictions, rule
from rules.facts import Count
from rules.flips import flips
from rules.rule import answered, orders_of
from rules.table import Role, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import COUNTS
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase
from tests.rules.walks import rulings

EVERY = 199
"""One ruling in so many: each is ruled again for every other answer."""


def some(edition: Edition) -> tuple[Ruling, ...]:
    """Rulings as the dialogue gives them."""
    found = (rule(one.case) for one in rulings(edition)[::EVERY])
    return tuple(one for one in found if isinstance(one, Ruling))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_is_another_ruling_or_a_further_question(edition: Edition) -> None:
    for ruling in some(edition):
        for flip in flips(ruling):
            case = ruling.case.answered(flip.fact, flip.value)
            assert not contradictions(case)
            assert orders_of(rule(case)) == orders_of(flip.result) != orders_of(ruling)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_that_is_no_flip_changes_nothing(edition: Edition) -> None:
    for ruling in some(edition):
        flipping = {(one.fact, one.value) for one in flips(ruling)}
        for key in ruling.relied_on:
            if key == "phase":
                continue
            for value in VOCABULARY[key].representatives:
                case = ruling.case.answered(key, value)
                if (key, value) not in flipping and not contradictions(case):
                    assert orders_of(rule(case)) == orders_of(ruling), (key, value)


def test_what_was_counted_is_not_guessed_otherwise() -> None:
    counted = {seat: Count(7, 6) for seat in Seat} | {Seat.W: Count(6, 6)}
    told = {COUNTS.key: counted, OFFENDER_ROLE.key: Role.DEFENDER, PHASE.key: Phase.PLAY}
    case = Case(Irregularity.CARD_COUNT, EDITIONS[-1], answers=told)
    result = rule(case)
    while not isinstance(result, Ruling):
        *_, (_, case) = answered(result)
        result = rule(case)
    assert COUNTS.key in result.relied_on
    assert all(one.fact != COUNTS.key for one in flips(result))
