"""Federation profiles: from which day each edition holds, by the federation's decision."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from rules.editions import E1997, E2007, E2017, Edition
from rules.vocabulary.play import Jurisdiction

_WORLD = ((date(1997, 1, 1), E1997), (date(2008, 1, 1), E2007), (date(2017, 9, 30), E2017))
_NORTH_AMERICA = (
    (date(1997, 5, 27), E1997),
    (date(2008, 1, 1), E2007),
    (date(2017, 9, 25), E2017),
)
_NORWAY = ((date(1997, 1, 1), E1997), (date(2008, 1, 1), E2007), (date(2017, 9, 1), E2017))

IN_FORCE: Mapping[Jurisdiction, tuple[tuple[date, Edition], ...]] = MappingProxyType(
    {
        **dict.fromkeys(Jurisdiction, _WORLD),
        Jurisdiction.ACBL: _NORTH_AMERICA,
        Jurisdiction.NBF: _NORWAY,
    }
)
"""First day of each edition, oldest first. Zones chose their own day in 2008; the first
of January is the earliest, and a federation that knows better corrects it here."""


def edition_in_force(jurisdiction: Jurisdiction, as_of: date) -> Edition:
    """The edition in force on a day; the oldest one for any day before."""
    held = [edition for first, edition in IN_FORCE[jurisdiction] if first <= as_of]
    return held[-1] if held else IN_FORCE[jurisdiction][0][1]


MAY_ASK_PARTNER: Mapping[Edition, frozenset[Jurisdiction]] = MappingProxyType(
    {
        E1997: frozenset({Jurisdiction.ACBL}),
        E2007: frozenset(Jurisdiction),
        E2017: frozenset(Jurisdiction),
    }
)
"""Where a defender may ask partner about a revoke (61B). 1997: only by leave of the zone,
which Europe did not give; 2007: everywhere, as no prohibition is known; 2017: no option."""
