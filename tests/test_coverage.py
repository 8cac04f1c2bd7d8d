"""Every branch of the specification is pinned by a case that enters its clause."""

from __future__ import annotations

from typing import Any

from rules.engine import CLAUSES
from tests.rules.test_cases import load
from tools.coverage import branches, exact, pinned, unpinned


def test_every_branch_is_pinned_by_a_case() -> None:
    assert unpinned() == []


def test_a_branch_names_clauses_that_are_code() -> None:
    named = {clause for clauses in branches().values() for clause in clauses}
    assert named <= CLAUSES.keys()


def test_a_case_that_asserts_only_a_part_pins_nothing() -> None:
    whole: dict[str, Any] = {"expect": {"citations": [], "steps": []}}
    assert exact("2017", whole)
    assert not exact("2017", {"expect": {"citations": []}})


def test_there_are_three_hundred_cases_and_more() -> None:
    assert len({case["name"] for _, case in load()}) >= 300
    assert sum(len(one.cases) for one in pinned().values()) >= 300
