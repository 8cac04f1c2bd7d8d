"""Fewest questions: the order of asking is near the best one that can be found."""

from __future__ import annotations

import pytest

from rules import EDITIONS, LAWS, Edition
from rules.vocabulary.play import Irregularity
from tools.questions import mean, measured, table

NEAR = 0.5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("irregularity", LAWS)
def test_no_other_order_saves_half_a_question(irregularity: Irregularity, edition: Edition) -> None:
    found = measured(irregularity, edition)
    assert found.ours <= found.best + NEAR


def test_the_search_finds_an_order_for_every_law_with_questions() -> None:
    found = measured(Irregularity.PENALTY_CARD_PENDING, EDITIONS[-1])
    assert found.exhaustive
    assert 1 < found.best <= found.ours


def test_the_table_has_a_row_for_each_irregularity_and_one_for_all() -> None:
    head, *rows = table()
    assert head.split() == ["questions", "to", "a", "ruling", *EDITIONS, "mean"]
    assert [row.split()[0] for row in rows[:-1]] == list(LAWS)
    revoke = next(row for row in rows if row.startswith("revoke "))
    means = [mean(Irregularity.REVOKE, edition) for edition in EDITIONS]
    assert revoke.split()[1:4] == [f"{one:.2f}" for one in means]
