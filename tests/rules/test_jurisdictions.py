"""Every jurisdiction: what its profile may change, where that is read, and the walk of it.

The options of a jurisdiction are read in one place. The parts of the Laws that come there are
walked once for each value that an option has anywhere; jurisdictions whose profiles are alike
rule alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rules
from rules import EDITIONS, Case, Edition, Ruling, explore, rule
from rules.derive import enquiries
from rules.editions import E1997, E2007
from rules.profiles import IN_FORCE, MAY_ASK_PARTNER
from rules.rule import orders_of
from rules.vocabulary.play import DEFENDER_MAY_ASK_PARTNER, Irregularity, Jurisdiction
from rules.vocabulary.revoke import ESTABLISH_EVENT, Event

TOLD = DEFENDER_MAY_ASK_PARTNER.key
PARTS = {
    Irregularity.REVOKE: {ESTABLISH_EVENT.key: Event.ILLEGAL_ENQUIRY},
    Irregularity.REVOKE_ENQUIRY: {},
}
"""The parts of the walk in which an option is read; the walk of everything proves that."""
Paths = dict[frozenset[tuple[str, object]], Ruling]


def value(jurisdiction: Jurisdiction, edition: Edition) -> object:
    """What a profile has to say of an edition, beside the day from which it is in force."""
    may_be_told = jurisdiction is Jurisdiction.OTHER
    return jurisdiction in MAY_ASK_PARTNER[edition], may_be_told


@cache
def walked(
    irregularity: Irregularity, edition: Edition, jurisdiction: Jurisdiction, told: bool | None
) -> Paths:
    """The rulings of a part, each by the answers that lead to it."""
    answers = dict(PARTS[irregularity]) | ({} if told is None else {TOLD: told})
    case = Case(irregularity, edition, jurisdiction, answers=answers)
    found = list(explore(case, reports=0))
    paths = {frozenset(one.case.answers.items()): one for one in found}
    assert len(paths) == len(found), "one path, one ruling"
    return paths


def test_profiles_differ_in_their_days_and_in_the_question_to_partner_of_1997() -> None:
    world = Jurisdiction.WBF
    own_days = {one for one in Jurisdiction if IN_FORCE[one] != IN_FORCE[world]}
    assert own_days == {Jurisdiction.ACBL, Jurisdiction.NBF}
    differ = {
        (edition, one)
        for edition in EDITIONS
        for one in Jurisdiction
        if (one in MAY_ASK_PARTNER[edition]) is not (world in MAY_ASK_PARTNER[edition])
    }
    assert differ == {(E1997, Jurisdiction.ACBL)}


def test_a_jurisdiction_is_read_in_one_place() -> None:
    """Everywhere else in the rules it is only carried from one case to the next."""
    folder = Path(rules.__file__).parent
    carried = {
        "case.py",
        "explore.py",
        "going_on.py",
        "profiles.py",
        "turns.py",
        "vocabulary/play.py",
    }
    reading = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if "jurisdiction" in path.read_text("utf-8").casefold()
    }
    assert reading - carried == {Path(enquiries.__file__).relative_to(folder).as_posix()}


def runs() -> Iterator[tuple[Irregularity, Edition, Jurisdiction]]:
    """Each part under each edition, once for every value that a profile has."""
    for edition in EDITIONS:
        distinct = {value(one, edition): one for one in Jurisdiction}
        for irregularity in PARTS:
            yield from ((irregularity, edition, one) for one in distinct.values())


@pytest.mark.parametrize(("irregularity", "edition", "jurisdiction"), [*runs()])
def test_every_path_of_every_option_has_one_ruling(
    irregularity: Irregularity, edition: Edition, jurisdiction: Jurisdiction
) -> None:
    for told in (None, True, False):
        paths = walked(irregularity, edition, jurisdiction, told)
        assert paths
        for ruling in paths.values():
            again = rule(ruling.case)
            assert isinstance(again, Ruling)
            assert orders_of(again) == orders_of(ruling)
            assert ruling.citations


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("jurisdiction", Jurisdiction)
def test_jurisdictions_with_one_profile_rule_alike(
    jurisdiction: Jurisdiction, edition: Edition
) -> None:
    alike = next(one for one in Jurisdiction if value(one, edition) == value(jurisdiction, edition))
    here = walked(Irregularity.REVOKE_ENQUIRY, edition, jurisdiction, None)
    there = walked(Irregularity.REVOKE_ENQUIRY, edition, alike, None)
    assert {path: orders_of(one) for path, one in here.items()} == {
        path: orders_of(one) for path, one in there.items()
    }


def test_leave_to_ask_partner_decides_in_1997_and_may_be_told_of_another_authority() -> None:
    """Of an authority with a profile it is known; of any other it may be told, until 2007."""
    told = {
        (edition, one): {
            leave: [
                orders_of(each)
                for each in walked(Irregularity.REVOKE_ENQUIRY, edition, one, leave).values()
            ]
            for leave in (None, True, False)
        }
        for edition in EDITIONS
        for one in (Jurisdiction.WBF, Jurisdiction.ACBL, Jurisdiction.OTHER)
    }
    for (edition, one), found in told.items():
        may_be_told = one is Jurisdiction.OTHER and edition in (E1997, E2007)
        assert (found[True] != found[False]) is may_be_told, (edition, one)
    assert told[E1997, Jurisdiction.WBF][None] != told[E1997, Jurisdiction.ACBL][None]
    assert told[E2007, Jurisdiction.WBF][None] == told[E2007, Jurisdiction.ACBL][None]
