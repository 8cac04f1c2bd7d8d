"""What differs between editions by a value only; each value with its clause.

A different question or consequence is a second reading of a clause, not a parameter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.editions import E1997, E2007, E2017, Edition
from rules.effects import Information, Option
from rules.engine import Facts
from rules.vocabulary.revoke import EarlierRevoke, OtherSideRevoke

V = TypeVar("V")


@dataclass(frozen=True)
class Parameter(Generic[V]):
    """A named value per edition and the clause (newest address) that states it."""

    name: str
    clause: str
    values: Mapping[Edition, V]

    def of(self, facts: Facts) -> V:
        """The value in the edition of the case."""
        return self.values[facts.edition]


REPEATED = Parameter(
    "revoke.no_auto.B2",
    "64B2",
    {
        E1997: frozenset({EarlierRevoke.CORRECTED, EarlierRevoke.ESTABLISHED}),
        E2007: frozenset({EarlierRevoke.CORRECTED, EarlierRevoke.ESTABLISHED}),
        E2017: frozenset({EarlierRevoke.ESTABLISHED}),
    },
)
BOTH_SIDES = Parameter(
    "revoke.no_auto.B7",
    "64B7",
    {
        E1997: frozenset[OtherSideRevoke](),
        E2007: frozenset({OtherSideRevoke.NOT_ESTABLISHED, OtherSideRevoke.ESTABLISHED}),
        E2017: frozenset({OtherSideRevoke.ESTABLISHED}),
    },
)
SEVERAL_SHORT_HANDS = Parameter(
    "missing14.condition", "14", {E1997: False, E2007: True, E2017: True}
)
HOLDER_REVOKES = Parameter(
    "omit.deemed_revoke_if_holds_suit",
    "67B1(a)",
    {E1997: False, E2007: True, E2017: True},
)
SECOND_TRICK = Parameter(
    "revoke.A2_second_trick", "64A2", {E1997: True, E2007: False, E2017: False}
)
PREMATURE_OPTIONS = Parameter(
    "premature.options",
    "57A",
    {
        E1997: (Option.HIGHEST, Option.LOWEST, Option.FORBID_OTHER_SUIT),
        E2007: (Option.HIGHEST, Option.LOWEST, Option.FORBID_OTHER_SUIT),
        E2017: (
            Option.HIGHEST,
            Option.LOWEST,
            Option.REQUIRE_OTHER_SUIT,
            Option.FORBID_OTHER_SUIT,
        ),
    },
)
DUTY_IS_KNOWN = (Information.PC_MUST_PLAY_AI, Information.PC_OTHER_UI_PARTNER)
REST_IS_NOT = (Information.PC_OTHER_UI_PARTNER,)
ALL_IS_KNOWN = (Information.PC_ALL_AI_WHILE_ON_TABLE,)
MAJOR_INFORMATION = Parameter(
    "pc.info", "50E", {E1997: DUTY_IS_KNOWN, E2007: DUTY_IS_KNOWN, E2017: ALL_IS_KNOWN}
)
MINOR_INFORMATION = Parameter(
    "pc.info", "50E", {E1997: REST_IS_NOT, E2007: REST_IS_NOT, E2017: ALL_IS_KNOWN}
)
PARAMETERS = (
    SEVERAL_SHORT_HANDS,
    HOLDER_REVOKES,
    REPEATED,
    BOTH_SIDES,
    SECOND_TRICK,
    PREMATURE_OPTIONS,
    MAJOR_INFORMATION,
    MINOR_INFORMATION,
)
