"""The complete walk: every path of every edition ends in a ruling that stands on its clauses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from bot.codes import result_codes, value_code
from bot.reading import read_case
from rules import EDITIONS, Case, Edition, Ruling, index, rule
from rules.editions import address_in
from rules.engine import CLAUSES
from rules.facts import Count
from rules.index import Status
from rules.rule import orders_of
from rules.table import CLOCKWISE
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE, MissingPlace, PlayedOn
from rules.vocabulary.play import Irregularity
from tests.rules.trace import trace
from tests.rules.walks import rulings

PATHS = {
    "1997": 20576,
    "2007": 18116,
    "2017": 17510,
}
"""How many paths the walk has: a change of a reading shows here first, and must be meant."""

BY_COUNTS = frozenset({"13", "13C", "14", "65"})
"""Reached through the players' counts, which are records and not walked."""

NOT_IN: dict[str, dict[str, str]] = {
    "1997": {
        "47B": "called only by 67B3, which the code does not have",
        "47D": "called only by 67B3, which the code does not have",
        "64C2(b)": "no clause for revokes by both sides: the general redress holds",
    },
    "2007": {
        "47B": "called only by 67B3, which the code does not have",
        "47D": "called only by 67B3, which the code does not have",
    },
    "2017": {},
}
"""Clauses that exist in an edition and cannot be reached there: address and reason."""

ONLY_NAMED = {
    "12A1": "the power to adjust, which no walk decides",
    "12B1": "the objective of an adjustment, which no walk decides",
    "65": "a view names it: the card merely lies in the wrong place",
    "68": "a claim is ruled by its own Law, which is not encoded",
}
"""Addresses that a ruling names for what it leaves to the Director."""

SAMPLE = 5
"""Every fifth path where a check has to walk again."""

# Hand and played of N, E, S, W after five full tricks, and the clause that takes it up.
COUNTS: dict[str, tuple[tuple[int, int], ...]] = {
    "13": ((8, 6), (8, 5), (8, 5), (7, 5)),
    "13C": ((9, 5), (8, 5), (8, 5), (8, 5)),
    "14": ((8, 5), (8, 5), (8, 5), (7, 5)),
    "65": ((8, 5), (8, 5), (8, 5), (8, 5)),
}


@cache
def entered(edition: Edition) -> frozenset[str]:
    """The newest addresses of all clauses that some path enters."""
    found: set[str] = set()
    for ruling in rulings(edition):
        found |= trace(ruling.case).addresses
    return frozenset(found)


def counted(edition: Edition, clause: str) -> Case:
    """A case that is known by counts alone and leads to ``clause``."""
    counts = {s: Count(*one) for s, one in zip(CLOCKWISE, COUNTS[clause], strict=True)}
    answers = {
        "counts": counts,
        "expected_played": dict.fromkeys(CLOCKWISE, 5),
        "next_trick_played_by": PlayedOn.NOBODY,
        "missing_card_place": MissingPlace.NOT_FOUND,
    }
    return Case(Irregularity.CARD_COUNT, edition, answers=answers)


def named(ruling: Ruling) -> Iterator[str]:
    """Every address in a ruling."""
    yield from ruling.citations
    yield from (one.citation for one in ruling.steps)
    yield from (one.citation for one in ruling.choices)
    yield from (one.citation for one in ruling.penalty_cards)
    yield from (address for view in ruling.views for address in view.citations)
    yield from ruling.level_laws
    if ruling.transfer is not None:
        yield ruling.transfer.citation


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_walk_has_as_many_paths_as_before(edition: Edition) -> None:
    assert len(rulings(edition)) == PATHS[edition.value]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_path_is_walked_twice_from_the_same_facts(edition: Edition) -> None:
    """The walks that begin with records may meet each other: they tell that one fact first."""
    answers = [ruling.case.answers for ruling in rulings(edition)]
    walked = [one for one in answers if one.get(EVEN_BUT_TWO_DEFECTIVE.key) is not False]
    assert len({frozenset(one.items()) for one in walked}) == len(walked)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_path_ends_in_an_effect_with_a_citation(edition: Edition) -> None:
    for ruling in rulings(edition):
        assert ruling.citations
        assert ruling.steps or ruling.onward, ruling.case.answers
        assert all(one.citation for one in ruling.steps)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_walk_rules_as_the_dialogue_does(edition: Edition) -> None:
    for ruling in rulings(edition)[::SAMPLE]:
        assert orders_of(rule(ruling.case)) == orders_of(ruling), ruling.case.answers


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_of_an_edition_is_entered_by_some_path(edition: Edition) -> None:
    reached = entered(edition) | BY_COUNTS
    existing = {
        clause for clause in CLAUSES if index.status(address_in(edition, clause), edition.value)
    }
    assert existing - reached == set(NOT_IN[edition.value])
    assert not BY_COUNTS & entered(edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("clause", sorted(BY_COUNTS))
def test_the_clauses_of_a_wrong_deal_are_entered_by_counts(edition: Edition, clause: str) -> None:
    case = counted(edition, clause)
    assert trace(case).addresses == {clause}
    ruling = rule(case)
    assert isinstance(ruling, Ruling)
    assert ruling.citations == (address_in(edition, clause),)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_clause_is_entered_that_the_edition_does_not_have(edition: Edition) -> None:
    for clause in entered(edition):
        assert index.status(address_in(edition, clause), edition.value) is Status.ENCODED, clause


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_address_in_a_ruling_is_code_or_named_for_a_reason(edition: Edition) -> None:
    found = {address for ruling in rulings(edition) for address in named(ruling)}
    known = index.addresses(edition.value)
    assert found <= known.keys()
    encoded = {address for address in found if known[address].status is Status.ENCODED}
    assert found - encoded <= ONLY_NAMED.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_law_that_a_ruling_leads_on_to_exists(edition: Edition) -> None:
    onward = {law for ruling in rulings(edition) for law in ruling.onward}
    assert onward <= index.addresses(edition.value).keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_clause_is_cited_by_a_ruling_only_if_it_was_entered_or_lent_a_step(
    edition: Edition,
) -> None:
    for ruling in rulings(edition)[::SAMPLE]:
        walked = {address_in(edition, one) for one in trace(ruling.case).addresses}
        assert set(ruling.citations) <= walked


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ruling_goes_through_the_json_door_and_back(edition: Edition) -> None:
    for ruling in rulings(edition)[::SAMPLE]:
        codes = result_codes(ruling)
        assert json.loads(json.dumps(codes)) == codes
        facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
        data = {
            "irregularity": codes["irregularity"],
            "edition": codes["edition"],
            "jurisdiction": codes["jurisdiction"],
            "facts": json.loads(json.dumps(facts)),
        }
        assert read_case(data) == ruling.case
