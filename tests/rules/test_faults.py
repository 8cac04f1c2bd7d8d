"""A check is left out only where it could find nothing: what it names has not been told."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import EDITIONS, Case, Table, contradictions
from rules.faults import CHECKS, HANDS, TABLE, Contradiction
from rules.table import Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tests.rules.test_any_case import CARDS, values

SEATED = st.one_of(st.none(), st.sampled_from(Seat))
HELD = st.dictionaries(st.sampled_from(Seat), CARDS, min_size=1)
NO_HANDS: st.SearchStrategy[Mapping[Seat, Any]] = st.just({})
TRIES, ROUNDS = 200, 2


class Noted(Mapping[str, Any]):
    """Answers that note which of them are asked for."""

    def __init__(self, there: Mapping[str, Any], noted: set[str]) -> None:
        self.there, self.noted = there, noted

    def __getitem__(self, key: str) -> Any:
        self.noted.add(key)
        return self.there[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.there)

    def __len__(self) -> int:
        return len(self.there)


@cache
def read_by(kind: str) -> tuple[str, ...]:
    """The facts that a check asks for, found by telling those that are known in many ways."""
    chance, noted, unchanged = random.Random(kind), set[str](), 0
    while unchanged < ROUNDS:
        before = set(noted)
        for _ in range(TRIES):
            told = {key: chance.choice(some(key)) for key in sorted(before & {*VOCABULARY})}
            answers = {key: value for key, value in told.items() if chance.random() < 0.8}
            case = Case(chance.choice(list(Irregularity)), answers=Noted(answers, noted))
            list(CHECKS[kind].find(case))
        unchanged = unchanged + 1 if noted == before else 0
    return tuple(sorted(noted & {*VOCABULARY}))


@cache
def some(key: str) -> tuple[Any, ...]:
    """Some values of a fact, always the same ones."""
    found: list[Any] = []

    @settings(max_examples=60, database=None)
    @given(values(VOCABULARY[key]))
    def collect(value: Any) -> None:
        found.append(value)

    collect()
    return tuple(found)


def cases(kind: str, *, without: bool) -> st.SearchStrategy[Case]:
    """Cases of any sort with what a check asks for, or with none of what it names."""
    named = CHECKS[kind].where or ()
    keys = [key for key in read_by(kind) if not (without and key in named)]
    answers = st.fixed_dictionaries({}, optional={key: values(VOCABULARY[key]) for key in keys})
    held = HELD if HANDS in named and not without else NO_HANDS
    tables = st.builds(Table, SEATED, SEATED, hands=held)
    kinds, editions = st.sampled_from(Irregularity), st.sampled_from(EDITIONS)
    return st.builds(Case, kinds, editions, table=tables, answers=answers)


def test_what_a_check_asks_for_is_found_out() -> None:
    assert read_by("dummy-follows-dummy") == ("first_card_of_trick", "offender_role", "revoked")
    assert set(read_by("penalty-card-played")) > {"cards", "offered_card"}


@pytest.mark.parametrize("kind", [kind for kind, one in CHECKS.items() if one.where is not TABLE])
def test_a_check_finds_nothing_where_nothing_is_told_of_what_it_names(kind: str) -> None:
    @settings(max_examples=120)
    @given(cases(kind, without=True))
    def nothing(case: Case) -> None:
        assert not list(CHECKS[kind].find(case))

    nothing()


@pytest.mark.parametrize("kind", CHECKS)
def test_every_contradiction_is_found_as_if_all_checks_were_made(kind: str) -> None:
    @settings(max_examples=40)
    @given(cases(kind, without=False))
    def all_of_them(case: Case) -> None:
        assert contradictions(case) == tuple(
            Contradiction(field, one) for one, (find, _) in CHECKS.items() for field in find(case)
        )

    all_of_them()
