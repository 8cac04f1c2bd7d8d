"""The tricks that a ruling moves against tricks moved one by one, over every play record."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from bot.codes import result_codes
from bot.reading import read_case
from rules import Case, rule
from tests.rules.oracle.tricks_by_hand import (
    LAST,
    NO_TRICK,
    OPPONENTS,
    PARTNER,
    REVOKER,
    Record,
    Won,
    facts,
    moved,
    number_moved,
    records,
)

EDITIONS = ("1997", "2007", "2017")
ROLES = ("declarer", "dummy", "defender")
VARIED = 4
"""So many later tricks are won in every way there is."""


def transfer(edition: str, told: dict[str, object]) -> dict[str, Any]:
    """What the code says of the tricks."""
    case = read_case({"irregularity": "revoke", "edition": edition, "facts": told})
    assert isinstance(case, Case), case
    result = result_codes(rule(case))
    assert result["status"] == "ruling", result
    return result["transfer"]


@cache
def ruled(edition: str, told: tuple[tuple[str, object], ...]) -> int:
    """The settled number; records that a Director would tell alike are ruled once."""
    result = transfer(edition, dict(told))
    assert result["settled"]
    assert result["tricks"] == result["at_most"]
    return int(result["tricks"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("trick", range(1, LAST + 1))
def test_the_number_is_that_of_the_tricks_moved_by_hand(
    edition: str, role: str, trick: int
) -> None:
    for rest in (OPPONENTS, PARTNER):
        for record in records(trick, VARIED, rest):
            told = tuple(facts(role, record).items())
            by_hand = number_moved(edition, role, record, {})
            assert ruled(edition, told) == by_hand, record


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("clause", "word", "known_to"), NO_TRICK)
def test_a_case_without_a_trick_moves_none_whatever_was_won(
    edition: str, clause: str, word: dict[str, str], known_to: set[str]
) -> None:
    for record in records(9, VARIED, OPPONENTS):
        told = facts("defender", record) | word
        result = transfer(edition, told)
        assert result["tricks"] == number_moved(edition, "defender", record, word), record
        assert (result["citation"] == clause) is (edition in known_to)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("role", ["declarer", "defender"])
def test_while_play_goes_on_the_most_that_can_move_is_the_most_of_all_records(
    edition: str, role: str
) -> None:
    most: dict[str, int] = defaultdict(int)
    for record in records(9, VARIED, OPPONENTS):
        by = record.revoke_trick.by
        most[by] = max(most[by], len(moved(edition, record)))
    for by, number in most.items():
        told = facts(role, Record((Won(9, by),)))
        for later in ("phase", "hands_returned", "later_tricks_os", "later_offender_playable"):
            del told[later]
        result = transfer(edition, told)
        assert result["tricks"] is None
        assert result["at_most"] == number


def test_records_are_all_there_and_no_trick_moves_twice() -> None:
    found = list(records(9, VARIED, OPPONENTS))
    assert len(set(found)) == len(found) == 3 * 4**4
    for edition in EDITIONS:
        for record in found:
            tricks = moved(edition, record)
            assert len(tricks) <= 2
            assert tricks <= {won.number for won in record.tricks if won.ours}


def test_the_readings_by_hand_do_differ_by_edition() -> None:
    record = Record((Won(9, PARTNER), Won(10, REVOKER, playable=True)))
    assert [len(moved(edition, record)) for edition in EDITIONS] == [2, 1, 1]
