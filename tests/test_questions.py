"""Fewest questions: the order of asking is near the best one that can be found."""

from __future__ import annotations

import pytest

from rules import EDITIONS, LAWS, Edition
from rules.vocabulary.play import Irregularity
from tools.questions import measured

NEAR = 0.5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("irregularity", LAWS)
def test_no_other_order_saves_half_a_question(irregularity: Irregularity, edition: Edition) -> None:
    found = measured(irregularity, edition)
    assert found.ours <= found.best + NEAR


def test_the_search_finds_an_order_for_every_law_with_questions() -> None:
    found = measured(Irregularity.REVOKE, EDITIONS[-1])
    assert found.exhaustive
    assert 1 < found.best <= found.ours
