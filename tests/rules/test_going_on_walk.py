"""Every case that a ruling of the walk leads on to can be ruled from what was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules import EDITIONS, Case, Edition, Ruling, contradictions, explore, rule
from rules.editions import E2007
from rules.facts import UNKNOWN
from rules.going_on import LEFT_TO_THE_DIRECTOR, LISTS, OUTSIDE, GoingOn, going_on, routes_of
from rules.onward_routes import ROUTES
from rules.table import Role
from rules.vocabulary.counts import Defect, ExtraCame, PlayedOn, RestoredRevoke
from rules.vocabulary.play import Irregularity
from tests.rules.onward_cases import (
    WHOLE,
    both_revoked_with_a_found_card,
    counted_too_early,
    enquiry,
    missing_card_found,
    ruled,
    two_wrong_hands,
    uncovered,
)
from tests.rules.walks import walked

ONE = {"counts_even_two_defective": False}
ON_TRICK_12 = {
    "next_trick_played_by": PlayedOn.BOTH, "trick_no": 12,
    "restored_card_revoke": RestoredRevoke.ESTABLISHED,
}  # fmt: skip
LONG: dict[Irregularity, tuple[dict[str, Any], ...]] = {
    Irregularity.CARD_COUNT: (
        {**ONE, "defect": Defect.OMITTED, "next_trick_played_by": PlayedOn.OFFENDING_SIDE},
        {**ONE, "defect": Defect.EXTRA, "extra_came": ExtraCame.ONE_AFTER_ANOTHER,
         "next_trick_played_by": PlayedOn.NOBODY, "deemed_led": True},
        {**ONE, "defect": Defect.EXTRA, **ON_TRICK_12},
        {"counts_even_two_defective": True, "offender_role": Role.DECLARER, "later_tricks_os": 2,
         "holds_suit_led": True, "faced_card_known": True, **ON_TRICK_12},
    ),
    Irregularity.TWO_CARDS: (ON_TRICK_12,),
    Irregularity.REVOKE: ({"both_revoked_same_trick": True},),
}  # fmt: skip
"""Where the walk of everything would be long: the parts of it that lead on."""
SHORT = (
    Irregularity.EXTRA_CARD_TO_TRICK, Irregularity.EXPOSED_CARD, Irregularity.CANNOT_COMPLY,
    Irregularity.SIMULTANEOUS_TWO_PLAYERS, Irregularity.PLAY_AFTER_ILLEGAL,
    Irregularity.PREMATURE_PLAY, Irregularity.OPENING_LEAD_OUT_OF_TURN,
)  # fmt: skip


def leading(irregularity: Irregularity, edition: Edition) -> Iterator[Ruling]:
    """Rulings that name further Laws: all of a short walk, those of the parts of a long one."""
    found = (
        walked(irregularity, edition)
        if irregularity in SHORT
        else (
            ruling
            for start in LONG[irregularity]
            for ruling in explore(Case(irregularity, edition, answers=start), reports=0)
        )
    )
    yield from (ruling for ruling in found if ruling.onward)


def assert_all_was_told(ruling: Ruling, way: GoingOn) -> None:
    """Nothing goes along that was not told, or ordered by the ruling."""
    before, says = ruling.case.answers, {f.key for one in routes_of(ruling) for f, _ in one.says}
    lying = {str(card.card) for card in ruling.penalty_cards}
    lying |= {str(one.card) for key in LISTS for one in before.get(key, ())}
    for key, value in way.case.answers.items():
        if key in LISTS:
            assert value == UNKNOWN or {str(one.card) for one in value} <= lying
        elif key == "counts":
            assert value.items() <= before[key].items()
        elif before.get(key) != value:
            assert key in says or (key == "offender_role" and value is Role.DEFENDER), key


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("irregularity", [*SHORT, *LONG])
def test_every_next_case_of_a_walk_can_be_ruled_from_what_was_told(
    irregularity: Irregularity, edition: Edition
) -> None:
    seen: set[str] = set()
    for ruling in leading(irregularity, edition):
        assert uncovered(ruling) <= OUTSIDE | LEFT_TO_THE_DIRECTOR.keys()
        for way in going_on(ruling):
            assert_all_was_told(ruling, way)
            assert (way.case.edition, way.case.table.hands) == (edition, {})
            if (kind := f"{way.case.irregularity} {way.case.answers}") not in seen:
                seen.add(kind)
                assert not contradictions(way.case), kind
                result = rule(way.case)
                assert isinstance(result, Ruling) or result.fact.key not in way.case.answers, kind
    if irregularity in ROUTES:
        assert seen


def test_every_route_is_taken_by_some_ruling() -> None:
    walked_rulings = (one for source in (*SHORT, *LONG) for one in leading(source, E2007))
    told_rulings = (two_wrong_hands(), missing_card_found(), both_revoked_with_a_found_card(),
                    ruled("card_count", **WHOLE), enquiry(), counted_too_early())  # fmt: skip
    taken = {
        id(route) for ruling in (*walked_rulings, *told_rulings) for route in routes_of(ruling)
    }
    assert [r for routes in ROUTES.values() for r in routes if id(r) not in taken] == []
