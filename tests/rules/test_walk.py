"""The complete walk: every path of every edition ends in a ruling that stands on its clauses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from bot.codes import result_codes, value_code
from bot.reading import read_case
from rules import EDITIONS, LAWS, Edition, Ruling, index, rule
from rules.account import account
from rules.editions import address_in
from rules.engine import CLAUSES
from rules.going_on import LEFT_TO_THE_DIRECTOR, OUTSIDE
from rules.index import Status
from rules.rule import orders_of
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE
from rules.vocabulary.play import DEFENDER_MAY_ASK_PARTNER, Irregularity
from tests.rules.onward_cases import uncovered
from tests.rules.test_jurisdictions import PARTS
from tests.rules.trace import trace
from tests.rules.walks import rulings, walked

PATHS: dict[Irregularity, dict[str, int]] = {
    Irregularity.DUMMY_DREW_ATTENTION: {"1997": 26, "2007": 26, "2017": 26},
    Irregularity.EXTRA_CARD_TO_TRICK: {"1997": 799, "2007": 779, "2017": 779},
    Irregularity.PLAYED_OR_NOT: {"1997": 72, "2007": 72, "2017": 72},
    Irregularity.DESIGNATION_CHANGE: {"1997": 36, "2007": 44, "2017": 33},
    Irregularity.DUMMY_WRONG_CARD: {"1997": 33, "2007": 83, "2017": 497},
    Irregularity.RETRACTION: {"1997": 6, "2007": 6, "2017": 6},
    Irregularity.EXPOSED_CARD: {"1997": 234, "2007": 261, "2017": 261},
    Irregularity.PENALTY_CARD_PENDING: {"1997": 596, "2007": 596, "2017": 596},
    Irregularity.PENALTY_CARD_NOT_PLAYED: {"1997": 71, "2007": 71, "2017": 71},
    Irregularity.LEAD_OUT_OF_TURN: {"1997": 907, "2007": 877, "2017": 759},
    Irregularity.OPENING_LEAD_OUT_OF_TURN: {"1997": 331, "2007": 331, "2017": 331},
    Irregularity.PREMATURE_PLAY: {"1997": 1329, "2007": 1369, "2017": 1492},
    Irregularity.TWO_CARDS: {"1997": 2892, "2007": 2038, "2017": 2404},
    Irregularity.SIMULTANEOUS_TWO_PLAYERS: {"1997": 1913, "2007": 1937, "2017": 2123},
    Irregularity.CANNOT_COMPLY: {"1997": 412, "2007": 412, "2017": 412},
    Irregularity.PLAY_AFTER_ILLEGAL: {"1997": 132, "2007": 132, "2017": 132},
    Irregularity.REVOKE_ENQUIRY: {"1997": 172, "2007": 24, "2017": 24},
    Irregularity.REVOKE: {"1997": 7821, "2007": 6820, "2017": 8519},
    Irregularity.POINTING: {"1997": 6, "2007": 30, "2017": 10},
    Irregularity.INSPECTION: {"1997": 16, "2007": 16, "2017": 16},
    Irregularity.CARD_COUNT: {"1997": 20763, "2007": 18583, "2017": 15894},
}
"""How many paths the walk has: a change of a reading shows here first, and must be meant."""

BEFORE_50E = "called only for 1997, where no clause of Law 50 spoke of damage"
ONLY_2017 = "called only by the 2017 text of 50E3, which names it"
NOT_IN: dict[str, dict[str, str]] = {
    "1997": {
        "12B1": ONLY_2017,
        "13B": "1997 plays nothing on once a wrong hand has called",
        "13B1": "1997 plays nothing on once a wrong hand has called",
        "13B2": "1997 plays nothing on once a wrong hand has called",
        "47B": "called only by 67B3, which the code does not have",
        "64C2(b)": "no clause for revokes by both sides: the general redress holds",
    },
    "2007": {
        "12B1": ONLY_2017,
        "16B3": BEFORE_50E,
        "12C1(b)": "only the 2017 Law 13 sends the Director there",
        "47B": "called only by 67B3, which the code does not have",
    },
    "2017": {"16B3": BEFORE_50E},
}
"""Clauses that exist in an edition and cannot be reached there: address and reason."""

ONLY_NAMED = {
    "44C": "following suit comes before a penalty card; its own Law is not encoded",
    "12A1": "the power to adjust, which no walk decides",
    "12B1": "the objective of an adjustment, which no walk decides",
    "16B": "what a card that is turned too late may tell is for the Director to judge",
    "43": "the Law under which play stops and goes on",
    "47": "the Law under which play stops and goes on",
    "45C2": "declarer's card played too early in 1997, when Law 57 spoke of defenders only",
    "50C": "a view names it: what a named spot card would be bound to as a minor penalty card",
    "50D1": "a view names it: what a named spot card would be bound to as a major penalty card",
    "50D2(a)": "a penalty card picked up when an option cannot be obeyed",
    "66": "the Law under which play stops and goes on",
    "65": "a view names it: the card merely lies in the wrong place",
    "16": "what declarer may know is ruled by its own Law, which is not encoded",
    "55C": "declarer's information, which the Director judges at the end",
    "68": "a claim is ruled by its own Law, which is not encoded",
}
"""Addresses that a ruling names for what it leaves to the Director."""

SAMPLE = 5
"""Every fifth path where a check has to walk again."""


@cache
def entered(edition: Edition) -> frozenset[str]:
    """The newest addresses of all clauses that some path enters."""
    found: set[str] = set()
    for ruling in rulings(edition):
        found |= trace(ruling.case).addresses
    return frozenset(found)


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
    found = {irregularity: len(walked(irregularity, edition)) for irregularity in LAWS}
    assert found == {irregularity: PATHS[irregularity][edition.value] for irregularity in LAWS}


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_path_is_walked_twice_from_the_same_facts(edition: Edition) -> None:
    """The walks that begin with records may meet each other: they tell that one fact first."""
    cases = [ruling.case for ruling in rulings(edition)]
    told = [one for one in cases if one.answers.get(EVEN_BUT_TWO_DEFECTIVE.key) is not False]
    assert len({(one.irregularity, frozenset(one.answers.items())) for one in told}) == len(told)


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
    reached = entered(edition)
    existing = {
        clause for clause in CLAUSES if index.status(address_in(edition, clause), edition.value)
    }
    assert existing - reached == set(NOT_IN[edition.value])


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
    outside = {str(law) for law in index.LAWS_OF_THE_BOOK if index.is_outside(law)}
    assert onward <= index.addresses(edition.value).keys() | outside


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_law_that_a_ruling_leads_on_to_has_its_next_case_or_none_for_a_reason(
    edition: Edition,
) -> None:
    for ruling in rulings(edition):
        assert uncovered(ruling) <= OUTSIDE | LEFT_TO_THE_DIRECTOR.keys(), ruling.case.answers


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


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_account_of_a_settled_transfer_adds_up(edition: Edition) -> None:
    accounted = 0
    for ruling in rulings(edition):
        lines = account(ruling)
        moved = ruling.transfer.tricks if ruling.transfer else None
        assert all(0 <= line.moved <= line.won for line in lines), ruling
        assert sum(line.moved for line in lines) == (moved if lines else 0), ruling
        accounted += bool(lines)
        both = {"revoke_trick_won_by", "defective_trick_won_by"} <= ruling.relied_on.keys()
        assert bool(lines) == (bool(moved) and not both), ruling
    assert accounted > 100


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_lies_on_the_table_twice(edition: Edition) -> None:
    for ruling in rulings(edition):
        named = [one.card for one in ruling.penalty_cards if one.card is not None]
        assert len(set(named)) == len(named), ruling


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_option_of_a_jurisdiction_is_read_only_where_partner_is_asked(edition: Edition) -> None:
    """Beyond the parts that are walked for every jurisdiction, a jurisdiction changes nothing."""
    for ruling in rulings(edition):
        if DEFENDER_MAY_ASK_PARTNER.key in (*ruling.unheard, *ruling.relied_on):
            part = PARTS[ruling.case.irregularity]
            assert part.items() <= ruling.case.answers.items(), ruling
