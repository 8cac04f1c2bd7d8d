"""The federations' profiles: from which day each edition holds."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from rules.editions import E1997, E2007, E2017
from rules.profiles import IN_FORCE, edition_in_force
from rules.vocabulary.play import Jurisdiction

DAY = timedelta(days=1)


@pytest.mark.parametrize("jurisdiction", Jurisdiction)
def test_an_edition_holds_from_its_first_day_until_the_day_before_the_next(
    jurisdiction: Jurisdiction,
) -> None:
    days = [first for first, _ in IN_FORCE[jurisdiction]]
    assert [edition_in_force(jurisdiction, day) for day in days] == [E1997, E2007, E2017]
    assert [edition_in_force(jurisdiction, day - DAY) for day in days] == [E1997, E1997, E2007]
    assert edition_in_force(jurisdiction, date.max) is E2017


def test_a_day_before_all_editions_has_the_oldest() -> None:
    assert edition_in_force(Jurisdiction.WBF, date(1987, 1, 1)) is E1997
