"""Nobody too often, nothing twice, and no memory without bounds."""

from __future__ import annotations

from typing import Any

from bot.plugin.gate import REMEMBERED, Gate


class Clock:
    """A time that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_person_has_a_burst_and_then_as_many_as_the_time_allows() -> None:
    clock = Clock()
    gate = Gate(3, 2, clock)
    assert [gate.admits(1) for _ in range(5)] == [True, True, True, False, False]
    clock.now = 0.5
    assert [gate.admits(1), gate.admits(1)] == [True, False]
    clock.now = 1000
    assert [gate.admits(1) for _ in range(4)] == [True, True, True, False]


def test_one_persons_flood_is_not_anothers() -> None:
    gate = Gate(1, 0, Clock())
    assert gate.admits(1)
    assert not gate.admits(1)
    assert gate.admits(2)


def test_an_interaction_is_new_once() -> None:
    gate = Gate()
    assert [gate.is_repeated(number) for number in (1, 2, 1, 2, 3)] == [
        False, False, True, True, False,
    ]  # fmt: skip


def test_the_oldest_people_and_interactions_are_forgotten() -> None:
    gate = Gate(1, 0, Clock())
    for number in range(REMEMBERED + 1):
        assert gate.admits(number)
        assert not gate.is_repeated(number)
    inside: Any = gate
    assert max(len(inside._buckets), len(inside._seen)) <= REMEMBERED
    for number in (REMEMBERED, REMEMBERED - REMEMBERED // 2 + 1):
        assert gate.is_repeated(number)
        assert not gate.admits(number)
    assert gate.admits(0)
    assert not gate.is_repeated(0)
