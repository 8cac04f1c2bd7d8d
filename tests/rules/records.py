"""Cards and counts are records, never walked: some that reach every rule about them."""

from __future__ import annotations

from typing import Any

from rules.case import LEFT_OUT
from rules.facts import LyingCard
from rules.table import Card, Role, Suit
from rules.vocabulary.counts import (
    Defect,
    MissingPlace,
    OtherTotals,
    PlayedOn,
    RestoredRevoke,
    SuspectTotal,
)
from rules.vocabulary.exposed import Exposure
from rules.vocabulary.leads import LeadAccepted, Turn
from rules.vocabulary.penalty import CardShown, SuitLed, ToAct
from rules.vocabulary.play import Irregularity, Phase
from rules.vocabulary.revoke import (
    AfterRevoke,
    Asker,
    EarlierRevoke,
    Event,
    Failed,
    Inspected,
    LateAttention,
    Shortfall,
)
from rules.vocabulary.ruled import AlreadyRuled

Record = dict[str, Any]
S3, S4, SK, SA, HQ, D5, C2 = map(Card.parse, ("S3", "S4", "SK", "SA", "HQ", "D5", "C2"))
CARD_COUNT: tuple[Record, ...] = (
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"existing_penalty_cards": (LyingCard(S3),)},
    {"existing_penalty_cards": (LyingCard(HQ),)},
    {"existing_penalty_cards": (LyingCard(S3), LyingCard(D5))},
    {"partner_penalty_cards": (LyingCard(D5, None, "minor"),)},
    {"partner_penalty_cards": (LyingCard(HQ, "offender_partner", "major"),)},
    {"partner_penalty_cards": (LyingCard(D5),)},
    {"cards": (S3, S4), "extra_cards": (S3, S4)},
    {"cards": (S3, SK), "extra_cards": (S3, SK)},
    {"cards": (S3,), "extra_cards": (S3, SK)},
    {"extra_cards": (SK,)},
    {"extra_cards": (S4,)},
    {"visible_count": 3},
    {"could_have_known": True, "damage": True},
    {"claimed": True, "equity_shortfall": Shortfall.YES},
    {"could_have_known": True, "damage": True, "equity_shortfall": Shortfall.YES},
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "same_suit_earlier_revoke": EarlierRevoke.ESTABLISHED,
    },
    {"cards": (S3,)},
    {"defective_trick_no": 13},
    {"existing_penalty_cards": (LyingCard(S3, None, "major"),)},
    {"partner_penalty_cards": (LyingCard(C2, None, "major"),)},
    {"partner_penalty_cards": (LyingCard(C2), LyingCard(D5))},
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "phase": Phase.PLAY_ENDED,
        "second_later_tricks_os": 0,
    },
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "phase": Phase.PLAY_ENDED,
        "second_later_tricks_os": 1,
    },
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 12,
        "same_suit_earlier_revoke": EarlierRevoke.CORRECTED,
    },
    {"defect": Defect.OMITTED, "second_defective_trick_no": 12},
    {"defect": Defect.OMITTED, "second_defective_trick_no": 9, "phase": Phase.PLAY},
    {"defect": Defect.EXTRA, "later_offender_playable": 0},
    {
        "counts_even_two_defective": True,
        "second_defective_trick_no": 9,
        "offender_role": Role.DECLARER,
        "faced_card_known": True,
        "restored_card_revoke": RestoredRevoke.ESTABLISHED,
        "holds_suit_led": False,
    },
    {"nos_played_after": AfterRevoke.NOBODY},
)

SHORT: Record = {
    "defect": LEFT_OUT,
    "suspect_total": SuspectTotal.LESS,
    "other_totals": OtherTotals.RIGHT,
}
WRONG_DEAL: Record = {
    "defect": LEFT_OUT,
    "suspect_total": SuspectTotal.LESS,
    "other_totals": OtherTotals.ONE_MORE,
    "missing_card_place": MissingPlace.NOT_FOUND,
}
FOREIGN: Record = {"defect": LEFT_OUT, "foreign_card": True}
NO_CALL: Record = {**WRONG_DEAL, "phase": Phase.BEFORE_LEAD, "called_with_wrong_hand": False}
LOST: Record = {**SHORT, "missing_card_place": MissingPlace.ELSEWHERE}
DEAL: tuple[Record, ...] = (
    {"phase": Phase.BEFORE_LEAD},
    {"phase": Phase.BEFORE_LEAD, "foreign_card": True},
    {**NO_CALL, "missing_card_seen_by_partner": True},
    {**NO_CALL, "missing_card_seen_by_partner": False},
    WRONG_DEAL,
    {**WRONG_DEAL, "could_have_known": True, "damage": True},
    FOREIGN,
    {**FOREIGN, "foreign_card_played": True},
    {**SHORT, "other_totals": OtherTotals.ONE_LESS, "missing_card_place": MissingPlace.NOT_FOUND},
    {**SHORT, "missing_card_place": MissingPlace.NOT_FOUND},
    {**SHORT, "missing_card_place": MissingPlace.OTHER_PLAYED},
    LOST,
    {**LOST, "cards": (S4,)},
    {**LOST, "cards": (SK,)},
    {**LOST, "cards": (S4,), "exposure": Exposure.NAMED},
    {**LOST, "could_have_known": True, "damage": True},
    {**LOST, "phase": Phase.PLAY_ENDED, "late_attention": LateAttention.ROUND_OVER},
    {
        "defect": LEFT_OUT,
        "suspect_total": SuspectTotal.RIGHT,
        "other_totals": OtherTotals.RIGHT,
        "deltas_zero": "yes",
    },
)
"""A wrong deal, a missing card, a foreign one: known by totals, of which none is walked."""

LATE: tuple[Record, ...] = (
    {**WRONG_DEAL, "already_ruled": AlreadyRuled.AS_HERE},
    {**WRONG_DEAL, "already_ruled": AlreadyRuled.OTHERWISE},
    {**WRONG_DEAL, "phase": Phase.PLAY_ENDED, "appeal_period_over": True},
    {"phase": Phase.PLAY_ENDED, "correction_period_over": True},
)
"""A ruling before this one, and periods that are over: they are read at the end of any Law."""

NOT_ESTABLISHED: Record = {"failed": Failed.FOLLOW_SUIT, "establish_event": Event.NONE}
NAMED_ON: Record = {"failed": Failed.FOLLOW_SUIT, "establish_event": Event.DESIGNATED}
REVOKE: tuple[Record, ...] = (
    {**NOT_ESTABLISHED, "existing_penalty_cards": (LyingCard(HQ),)},
    {**NOT_ESTABLISHED, "partner_penalty_cards": (LyingCard(D5, None, "minor"),)},
    {**NOT_ESTABLISHED, "offender_role": Role.DEFENDER, "partner_card": SK},
    {**NOT_ESTABLISHED, "nos_changed": False},
    {"trick_no": 12, "hands_returned": False, "partner_card": S3},
    {**NAMED_ON, "offender_role": Role.DECLARER, "trick_no": 5},
)
REVOKE_ENQUIRY: tuple[Record, ...] = (
    {"inspected": Inspected.QUITTED_TRICKS},
    {"offender_role": Role.DECLARER},
)
EXTRA_CARD: tuple[Record, ...] = (
    {"cards": (S3,)},
    {"cards": (SK,)},
    {"cards": (S3, S4)},
    {"existing_penalty_cards": (LyingCard(D5, None, "minor"),), "cards": (S3,)},
    {"partner_penalty_cards": (LyingCard(HQ),)},
)
PLAYED_OR_NOT: tuple[Record, ...] = (
    {"exposure": Exposure.NAMED},
    {"exposure": Exposure.DROPPED},
)
DESIGNATION: tuple[Record, ...] = (
    {"offender_role": Role.DUMMY},
    {"offender_role": Role.DEFENDER},
)
DUMMY_WRONG_CARD: tuple[Record, ...] = (
    {"next_trick_played_by": PlayedOn.NOBODY},
    {"next_trick_played_by": PlayedOn.BOTH},
)
LYING_S3: Record = {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)}
LYING_SK: Record = {"existing_penalty_cards": (LyingCard(SK, None, "major"),)}
OFFENDER_PLAYS = ToAct.OFFENDER_PLAYS
PENALTY_CARD_PENDING: tuple[Record, ...] = (
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"existing_penalty_cards": (LyingCard(S4, None, "major"),)},
    {"existing_penalty_cards": (LyingCard(SK), LyingCard(S4))},
    {"existing_penalty_cards": (LyingCard(SK), LyingCard(HQ))},
    {"existing_penalty_cards": (LyingCard(SK),), "partner_penalty_cards": (LyingCard(SA),)},
    {"existing_penalty_cards": (LyingCard(SK),), "partner_penalty_cards": (LyingCard(HQ),)},
    {
        "existing_penalty_cards": (LyingCard(SK), LyingCard(S4)),
        "partner_penalty_cards": (LyingCard(HQ), LyingCard(C2)),
    },
    {
        "existing_penalty_cards": (LyingCard(SK),),
        "partner_penalty_cards": (LyingCard(D5, None, "minor"),),
    },
    {
        "existing_penalty_cards": (LyingCard(S3, None, "minor"),),
        "partner_penalty_cards": (LyingCard(D5, None, "minor"),),
    },
    {"partner_penalty_cards": (LyingCard(HQ),)},
    {"partner_penalty_cards": (LyingCard(HQ), LyingCard(D5))},
    {"partner_penalty_cards": (LyingCard(D5),)},
    {**LYING_SK, "partner_card_shown": CardShown.BEFORE, "partner_card": D5},
    {**LYING_SK, "partner_card_shown": CardShown.BEFORE, "partner_card": S4},
    {**LYING_SK, "partner_card_shown": CardShown.BEFORE},
    {**LYING_SK, "partner_card_shown": CardShown.AFTER},
    {
        "existing_penalty_cards": (LyingCard(SK), LyingCard(HQ)),
        "partner_card_shown": CardShown.BEFORE,
        "partner_card": D5,
    },
    {
        "existing_penalty_cards": (LyingCard(SK),),
        "partner_penalty_cards": (LyingCard(SA),),
        "partner_card_shown": CardShown.BEFORE,
        "partner_card": SA,
    },
    {**LYING_SK, "partner_can_comply": False},
    {**LYING_SK, "partner_penalty_cards": (LyingCard(HQ),), "partner_can_comply": False},
    *({**LYING_S3, "to_act": OFFENDER_PLAYS, "offered_card": one} for one in (S4, SK, S3, HQ)),
    {
        **LYING_S3,
        "to_act": OFFENDER_PLAYS,
        "offered_card": HQ,
        "suit_led": SuitLed.SPADES,
    },
    {
        **LYING_S3,
        "to_act": OFFENDER_PLAYS,
        "offered_card": HQ,
        "suit_led": SuitLed.CLUBS,
        "offender_can_follow": True,
    },
    {**LYING_SK, "phase": Phase.PLAY_ENDED, "damage": True},
    {**LYING_SK, "could_have_known": True, "damage": True},
)
PENALTY_CARD_NOT_PLAYED: tuple[Record, ...] = (
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"existing_penalty_cards": (LyingCard(S4, None, "major"),)},
    {"existing_penalty_cards": (LyingCard(S4),)},
    {**LYING_SK, "offered_card": HQ},
    {**LYING_SK, "cards": (HQ, D5)},
    {"existing_penalty_cards": (LyingCard(SK), LyingCard(HQ))},
    {"existing_penalty_cards": (LyingCard(SK), LyingCard(HQ)), "suit_led": SuitLed.SPADES},
    {"existing_penalty_cards": (LyingCard(SK),), "partner_penalty_cards": (LyingCard(SA),)},
    {"partner_penalty_cards": (LyingCard(D5, None, "minor"),)},
    {**LYING_SK, "suit_led": SuitLed.HEARTS, "offender_can_follow": True},
    {**LYING_SK, "suit_led": SuitLed.HEARTS, "offender_can_follow": False},
    {"could_have_known": True, "damage": True},
)
LEAD: tuple[Record, ...] = (
    {"trick_no": 13},
    {"turn_was": Turn.A_DEFENDER, "offender_role": Role.DECLARER},
    {"turn_was": Turn.DUMMY, "offender_role": Role.DECLARER},
    {"turn_was": Turn.OTHER_DEFENDER, "proper_lead_made": True, "offender_role": Role.DEFENDER},
    {"turn_was": Turn.DUMMY, "proper_lead_made": True, "lead_accepted": LeadAccepted.UNDECIDED},
    {"cards": (HQ,), "offender_role": Role.DEFENDER},
    {"cards": (S3, S4), "offender_role": Role.DEFENDER},
    {"existing_penalty_cards": (LyingCard(D5),)},
    {"partner_penalty_cards": (LyingCard(D5, None, "major"),)},
    {"defender_card": S3, "wrong_defender_played": True, "offender_role": Role.DUMMY},
    {"defenders_disagree": True, "offender_role": Role.DECLARER},
    {"could_have_known": True, "damage": True},
)
OPENING_LEAD: tuple[Record, ...] = (
    {"from_dummy": True},
    {"cards": (SK,)},
    {"existing_penalty_cards": (LyingCard(D5),)},
    {"partner_card": S4, "partner_card_shown": CardShown.BEFORE},
    {"lead_accepted": LeadAccepted.BY_STATEMENT},
    {"lead_accepted": LeadAccepted.NOT_ACCEPTED},
    {"could_have_known": True, "damage": True},
)
AFTER_ILLEGAL: tuple[Record, ...] = (
    {"offender_role": Role.DEFENDER, "declarer_told_to_retract": True},
    {"offender_role": Role.DEFENDER, "declarer_told_to_retract": True, "cards": (S3,)},
    {"offender_role": Role.DECLARER, "declarer_told_to_retract": True, "defender_card": S3},
    {"existing_penalty_cards": (LyingCard(HQ),)},
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"partner_penalty_cards": (LyingCard(D5),)},
    {"next_in_rotation": True},
    {"could_have_known": True, "damage": True},
)
LYING: tuple[Record, ...] = (
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"existing_penalty_cards": (LyingCard(S3),)},
    {"existing_penalty_cards": (LyingCard(HQ),)},
    {"existing_penalty_cards": (LyingCard(HQ), LyingCard(D5))},
    {"existing_penalty_cards": (LyingCard(D5, "offender_partner", "minor"),)},
    {"partner_penalty_cards": (LyingCard(D5, None, "minor"),)},
    {"partner_penalty_cards": (LyingCard(HQ, "offender_partner", "major"),)},
)
HARM: tuple[Record, ...] = ({"could_have_known": True, "damage": True},)
SHOWN: tuple[Record, ...] = (
    *LYING,
    *HARM,
    {"cards": (S3,)},
    {"cards": (S3, SK)},
    {"deliberate": True, "cards": (S3,)},
    {"cards": (S4,), "existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
)
EARLY: tuple[Record, ...] = (
    *LYING,
    *HARM,
    {"cards": (S3,)},
    {"partner_card": SK, "partner_card_shown": CardShown.BEFORE},
)
TOGETHER: tuple[Record, ...] = (
    *LYING,
    *HARM,
    {"cards": (S3, S4)},
    {"cards": (S3, SK)},
    {"cards": (S3, SK), "existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"cards": (S3, SK), "existing_penalty_cards": (LyingCard(SK),)},
    {"visible_count": 3},
)
OBEYED: tuple[Record, ...] = (
    *LYING,
    *HARM,
    {"existing_penalty_cards": (LyingCard(S3), LyingCard(D5)), "declarer_suit": Suit.S},
)

RECORDS: dict[Irregularity, tuple[Record, ...]] = {
    Irregularity.CARD_COUNT: (*CARD_COUNT, *DEAL, *LATE),
    Irregularity.REVOKE_ENQUIRY: REVOKE_ENQUIRY,
    Irregularity.REVOKE: REVOKE,
    Irregularity.POINTING: ({"later_trick": True}, {"asker": Asker.DEFENDER}),
    Irregularity.INSPECTION: ({"revoked": True}, {"asker": Asker.DUMMY}, {"later_trick": True}),
    Irregularity.EXTRA_CARD_TO_TRICK: EXTRA_CARD,
    Irregularity.PLAYED_OR_NOT: PLAYED_OR_NOT,
    Irregularity.DESIGNATION_CHANGE: DESIGNATION,
    Irregularity.DUMMY_WRONG_CARD: DUMMY_WRONG_CARD,
    Irregularity.PENALTY_CARD_PENDING: PENALTY_CARD_PENDING,
    Irregularity.PENALTY_CARD_NOT_PLAYED: PENALTY_CARD_NOT_PLAYED,
    Irregularity.LEAD_OUT_OF_TURN: LEAD,
    Irregularity.OPENING_LEAD_OUT_OF_TURN: OPENING_LEAD,
    Irregularity.PLAY_AFTER_ILLEGAL: AFTER_ILLEGAL,
    Irregularity.EXPOSED_CARD: SHOWN,
    Irregularity.PREMATURE_PLAY: EARLY,
    Irregularity.TWO_CARDS: TOGETHER,
    Irregularity.SIMULTANEOUS_TWO_PLAYERS: EARLY,
    Irregularity.CANNOT_COMPLY: OBEYED,
}
"""What is told at the start of further walks: some records for every rule about them."""
