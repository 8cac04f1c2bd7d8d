"""A Law as a table and as a tree: no path is lost, and none is said otherwise than it is ruled."""

from __future__ import annotations

import pytest

from rules import EDITIONS, Edition
from rules.editions import NEWEST
from rules.sheet import (
    Asked,
    Leaf,
    after_play,
    as_told,
    bare,
    changes,
    in_book_order,
    orders,
    paths,
    rows,
    side_by_side,
    tree,
    two_defects,
)
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE as EVEN
from rules.vocabulary.play import Irregularity
from rules.vocabulary.revoke import LATE_ATTENTION as LATE

COUNT = Irregularity.CARD_COUNT


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_path_of_the_walk_is_in_one_row_that_orders_the_same(edition: Edition) -> None:
    leaves = paths(bare(COUNT, edition))
    table = rows(tree(leaves))
    for leaf in leaves:
        fitting = [
            row
            for row in table
            if all(leaf.answers.get(key) in many for key, many in row.conditions.items())
        ]
        assert len(fitting) == 1
        assert orders(fitting[0].leaves[0]) == orders(leaf)


def test_no_row_says_what_another_row_says_under_conditions_that_differ_in_one_fact() -> None:
    table = rows(tree(paths(bare(COUNT, NEWEST))))
    for one in table:
        for other in table:
            keys = [
                key for key in one.conditions if one.conditions[key] != other.conditions.get(key)
            ]
            alike = one.conditions.keys() == other.conditions.keys() and len(keys) == 1
            assert not (alike and orders(one.leaves[0]) == orders(other.leaves[0]))


def test_a_report_changes_a_ruling_only_where_it_stands_in_the_table() -> None:
    found = changes(COUNT, NEWEST)
    assert all(one.added or one.removed for one in found)
    assert {"late_attention", "claimed", "equity_shortfall"} <= {k for c in found for k in c.told}
    assert any(c.told.keys() == {"could_have_known", "damage"} for c in found)


def test_an_edition_that_asks_further_has_no_ruling_in_a_row_beside_the_others() -> None:
    row = rows(Leaf({}, (None,)))[0]
    assert as_told(row) is None
    assert list(in_book_order([row], "67")) == ["67"]


def test_a_row_is_told_with_what_it_says_and_stands_under_the_clause_that_it_cites() -> None:
    table = rows(tree(paths(bare(COUNT, NEWEST))))
    for row in table:
        ruling, ruled = as_told(row), row.leaves[0].rulings[0]
        assert ruling is not None
        assert ruled is not None
        assert set(ruling.case.answers) <= set(row.conditions)
        assert ruling.citations == ruled.citations
    under = in_book_order(table, "67")
    assert list(under) == [one for one in under if one.startswith("67")]
    assert sum(map(len, under.values())) == len(table)


def test_every_path_of_the_newest_edition_stands_beside_what_the_others_rule() -> None:
    enquiry = Irregularity.REVOKE_ENQUIRY
    beside = side_by_side(enquiry)
    assert [one.answers for one in beside] == [one.answers for one in paths(bare(enquiry, NEWEST))]
    for leaf in beside:
        assert [one and one.case.edition for one in leaf.rulings] == [
            edition if one else None for edition, one in zip(EDITIONS, leaf.rulings, strict=True)
        ]
    assert any(None in one.rulings for one in beside), "an older edition asks further"


def test_after_the_play_only_the_ways_that_move_tricks_are_asked() -> None:
    asked = after_play(COUNT, NEWEST)
    assert isinstance(asked, Asked)
    moved = [one.rulings[0].transfer for one in ends(asked) if one.rulings[0]]
    assert {one.tricks for one in moved if one} == {0, 1, 2}
    assert after_play(Irregularity.POINTING, NEWEST) is None


def test_two_defective_tricks_with_even_counts_are_ruled_by_themselves() -> None:
    (leaf,) = ends(two_defects(COUNT, NEWEST))
    assert leaf.rulings[0] is not None
    assert leaf.rulings[0].relied_on == {"counts_even_two_defective": True}
    before = [one.rulings[0] for one in ends(two_defects(COUNT, EDITIONS[1]))]
    moved = [one.transfer for one in before if one and one.transfer]
    assert {one.at_most for one in moved} > {0, 1}, "a revoke and an omission"


def ends(below: Asked | Leaf) -> list[Leaf]:
    """The leaves under a question."""
    if isinstance(below, Leaf):
        return [below]
    return [leaf for _, one in below.edges for leaf in ends(one)]


def test_where_a_hand_has_two_defective_tricks_nothing_else_is_reported_with_them() -> None:
    leaves = paths(bare(COUNT, EDITIONS[1], EVEN.key, LATE.key), reports=2)
    both = [one for one in leaves if {EVEN.key, LATE.key} <= one.answers.keys()]
    assert any(one.answers.get(EVEN.key) is True for one in leaves)
    assert not any(one.answers[EVEN.key] is True for one in both)
