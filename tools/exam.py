"""What a mutant is asked: imported only where a mutant may already stand for the core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.codes import result_codes
from bot.reading import read_case
from rules import rule
from rules.vocabulary.play import Irregularity
from tests.rules import test_cases
from tests.rules.oracle.match import Reading, comparable
from tests.rules.oracle.test_oracle import is_of_law_67, ruled
from tests.rules.walks import leaves

Leaf = tuple[str, dict[str, Any], dict[str, Any]]
"""Edition, facts, and the columns of the decision table for them."""


def drawn(every: int) -> list[Leaf]:
    """One in ``every`` leaves of the walk that are of the table's Law, with what it says of it."""
    return [
        (edition, facts, Reading(edition, facts).columns())
        for number, (edition, facts, _) in enumerate(leaves(Irregularity.CARD_COUNT))
        if number % every == 0 and is_of_law_67(facts)
    ]


def failing_cases() -> Iterator[bool]:
    """True for every written case that fails, by an assertion or by any other error."""
    for edition, case in test_cases.CASES:
        try:
            test_cases.test_the_ruling_is_the_one_in_the_book(edition, case)
        except Exception:  # noqa: BLE001 - whatever a mutant breaks, it is found out
            yield True


def agrees(leaf: Leaf) -> bool:
    """Whether the core rules a leaf as the decision table does."""
    edition, facts, expected = leaf
    case = read_case({"irregularity": "card_count", "edition": edition, "facts": facts})
    if isinstance(case, tuple):
        return False
    got = result_codes(rule(case))
    return got["status"] == "ruling" and all(
        comparable(column, value) == comparable(column, ruled(column, got))
        for column, value in expected.items()
    )
