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
from rules.vocabulary.designation import (
    FROM_DUMMY,
    PARTNER_HAS_PLAYED,
    PAUSE_FOR_THOUGHT,
    SLIP_OF_TONGUE,
)
from rules.vocabulary.exposed import DECLARER_PLAYED_AFTER
from rules.vocabulary.play import Phase
from rules.vocabulary.revoke import (
    ANYONE_LED_ON,
    SIDE_PLAYED_ON,
    CardSource,
    EarlierRevoke,
    OtherSideRevoke,
)

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
FACED_CARDS = Parameter(
    "revoke.no_auto.B3",
    "64B3",
    {
        E1997: frozenset({CardSource.FACED_CARD, CardSource.PENALTY_CARD, CardSource.DUMMY}),
        E2007: frozenset({CardSource.FACED_CARD, CardSource.PENALTY_CARD, CardSource.DUMMY}),
        E2017: frozenset({CardSource.PENALTY_CARD, CardSource.DUMMY}),
    },
)
ILLEGAL_ENQUIRY = Parameter(
    "revoke.illegal_enquiry", "61B3", {E1997: True, E2007: False, E2017: False}
)
AUTHORITY_DECIDES = Parameter(
    "enquiry.defender_to_partner", "61B3", {E1997: True, E2007: True, E2017: False}
)
RETRACTION_UNDOES = Parameter(
    "revoke.retraction_undoes", "47E1", {E1997: False, E2007: False, E2017: True}
)
PARTNER_NEEDS_TWO_SUITS = Parameter(
    "trick12.partner_rule", "62D2", {E1997: True, E2007: True, E2017: False}
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
POINTED_UNTIL = Parameter(
    "pointing.correction",
    "65B3",
    {E1997: ANYONE_LED_ON, E2007: ANYONE_LED_ON, E2017: SIDE_PLAYED_ON},
)
OWN_CARD_UNTIL = Parameter(
    "inspect.own_last_card_until",
    "66B",
    {E1997: ANYONE_LED_ON, E2007: ANYONE_LED_ON, E2017: SIDE_PLAYED_ON},
)
UNINTENDED = ((PAUSE_FOR_THOUGHT, False), (SLIP_OF_TONGUE, True))
DESIGNATION_CHANGE = Parameter(
    "designation.change",
    "45C4(b)",
    {
        E1997: UNINTENDED,
        E2007: ((PARTNER_HAS_PLAYED, False), *UNINTENDED),
        E2017: ((FROM_DUMMY, True), (DECLARER_PLAYED_AFTER, False), (SLIP_OF_TONGUE, True)),
    },
)
"""The conditions of a change, each with the answer that it needs, what all saw first."""
DUTY_IS_KNOWN = (Information.PC_MUST_PLAY_AI, Information.PC_OTHER_UI_PARTNER)
REST_IS_NOT = (Information.PC_OTHER_UI_PARTNER,)
ALL_IS_KNOWN = (Information.PC_ALL_AI_WHILE_ON_TABLE,)
MAJOR_INFORMATION = Parameter(
    "pc.info", "50E1", {E1997: DUTY_IS_KNOWN, E2007: DUTY_IS_KNOWN, E2017: ALL_IS_KNOWN}
)
MINOR_INFORMATION = Parameter(
    "pc.info", "50C", {E1997: REST_IS_NOT, E2007: REST_IS_NOT, E2017: ALL_IS_KNOWN}
)
WITHDRAWN_IS_NOT = (Information.WITHDRAWN_OS_UI,)
PICKED_UP_INFORMATION = Parameter(
    "pc.info",
    "50E2",
    {
        E1997: WITHDRAWN_IS_NOT,
        E2007: WITHDRAWN_IS_NOT,
        E2017: (Information.PC_RETURNED_UI_PARTNER,),
    },
)
INFORMATION_HAS_A_CLAUSE = Parameter(
    "pc.info.clause", "50E3", {E1997: False, E2007: True, E2017: True}
)
NO_RESTRICTION_IS_REPEATED = Parameter(
    "pc.no_restriction_clause", "51B2(c)", {E1997: False, E2007: False, E2017: True}
)
LAST_TRICK_ACCEPTABLE = Parameter(
    "loot.trick13_acceptable", "53A", {E1997: True, E2007: True, E2017: False}
)
DUMMY_SEEN_BINDS = Parameter(
    "opening.dummy_seen_binds", "54C", {E1997: False, E2007: False, E2017: True}
)
DISAGREEMENT_SETTLED = Parameter(
    "loot.defenders_disagree", "55A", {E1997: False, E2007: True, E2017: True}
)
NEXT_TO_IRREGULAR_LEAD = Parameter(
    "loot.next_in_turn", "55A", {E1997: False, E2007: False, E2017: True}
)
AT_RHO_TURN = Parameter("premature.at_RHO_turn", "57D", {E1997: False, E2007: False, E2017: True})
DECLARERS_PREMATURE_PLAY = Parameter(
    "premature.declarer", "57C", {E1997: False, E2007: True, E2017: True}
)
AUCTION_PERIOD = frozenset({Phase.AUCTION, Phase.AUCTION_OVER})
LAW_24_HOLDS_IN = Parameter(
    "exposed.auction_period",
    "24",
    {E1997: AUCTION_PERIOD, E2007: AUCTION_PERIOD, E2017: frozenset({Phase.AUCTION})},
)
"""Until 2017 Law 24 held until the opening lead was faced, since then while the auction lasts."""
PARAMETERS = (
    SEVERAL_SHORT_HANDS,
    HOLDER_REVOKES,
    REPEATED,
    FACED_CARDS,
    ILLEGAL_ENQUIRY,
    PARTNER_NEEDS_TWO_SUITS,
    BOTH_SIDES,
    SECOND_TRICK,
    PREMATURE_OPTIONS,
    POINTED_UNTIL,
    OWN_CARD_UNTIL,
    DESIGNATION_CHANGE,
    MAJOR_INFORMATION,
    MINOR_INFORMATION,
    PICKED_UP_INFORMATION,
    INFORMATION_HAS_A_CLAUSE,
    NO_RESTRICTION_IS_REPEATED,
    LAST_TRICK_ACCEPTABLE,
    DUMMY_SEEN_BINDS,
    DISAGREEMENT_SETTLED,
    NEXT_TO_IRREGULAR_LEAD,
    AT_RHO_TURN,
    DECLARERS_PREMATURE_PLAY,
    LAW_24_HOLDS_IN,
)
