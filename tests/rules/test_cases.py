"""The cases that directors wrote: each runs in each of its editions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

from bot.codes import result_codes
from bot.reading import read_case
from rules import rule

FOLDER = Path(__file__).parent / "cases"
UNORDERED = (
    "penalty_cards",
    "pending_cards",
    "restrictions",
    "withdraw",
    "information",
    "judged",
    "errors",
)

Case = dict[str, Any]


def load() -> list[tuple[str, Case]]:
    """Every case of the folder with each of its editions."""
    found: list[tuple[str, Case]] = []
    for file in sorted(FOLDER.glob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]:
            found.extend((edition, case) for edition in case["editions"])
    return found


CASES = load()


def answer(edition: str, case: Case) -> dict[str, Any]:
    """What the core says, in the codes of the JSON door."""
    told = {key: case[key] for key in ("table", "facts", "jurisdiction") if key in case}
    read = read_case({"irregularity": case["irregularity"], "edition": edition, **told})
    if isinstance(read, tuple):
        errors = [{"field": one.field, "code": one.code} for one in read]
        return {"status": "error", "errors": errors}
    return result_codes(rule(read))


def agrees(expected: Any, got: Any, key: str = "") -> bool:
    """Whether the result has all that is expected; more may stand in an object.

    Of the questions that can follow a case says the true number, which is no more than announced.
    """
    if expected == "null":
        return got is None
    if isinstance(expected, dict):
        wanted = cast("Case", expected)
        return isinstance(got, dict) and all(
            name in got and agrees(value, got[name], name) for name, value in wanted.items()
        )
    if isinstance(expected, list):
        many = cast("list[Any]", expected)
        return isinstance(got, list) and _lists_agree(
            many, cast("list[Any]", got), unordered=key in UNORDERED
        )
    if key == "at_most_left":
        return isinstance(got, int) and got >= expected
    return bool(expected == got)


def _lists_agree(expected: list[Any], got: list[Any], *, unordered: bool) -> bool:
    if len(expected) != len(got):
        return False
    if not unordered:
        return all(agrees(one, other) for one, other in zip(expected, got, strict=True))
    left = list(got)
    for one in expected:
        match = next((other for other in left if agrees(one, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


@pytest.mark.parametrize(
    ("edition", "case"), CASES, ids=[f"{e}-{c['branch']}-{c['name'][:60]}" for e, c in CASES]
)
def test_the_ruling_is_the_one_in_the_book(edition: str, case: Case) -> None:
    expected = {**case["expect"], **case.get(f"expect_{edition}", {})}
    assumed = expected.pop("assumed_contains", [])
    got = answer(edition, case)
    if expected["status"] == "ruling" and "steps" in expected:
        steps = [step["code"] for step in got.get("steps", [])]
        assert steps == expected.pop("steps"), got
    if "by" in expected:
        assert [step["by"] or "" for step in got["steps"]] == expected.pop("by"), got
    for key, value in expected.items():
        assert agrees(value, got.get(key), key), (key, value, got.get(key), got)
    assert set(assumed) <= set(got.get("assumed", []))


def test_there_are_cases_of_every_ground() -> None:
    grounds = {case["ground"] for _, case in CASES}
    assert grounds <= {"text", "commentary", "interpretation"}
    assert len({case["name"] for _, case in CASES}) >= 60
