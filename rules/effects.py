"""What a clause can order: the closed union of effects, in the codes of the JSON door."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.table import Card


class Who(StrEnum):
    """Who acts, chooses or owns, seen from the irregularity."""

    DIRECTOR = "director"
    OFFENDER = "offender"
    OFFENDER_PARTNER = "offender_partner"
    LHO = "LHO_of_offender"
    RHO = "RHO_of_offender"
    DECLARER = "declarer"
    DUMMY = "dummy"
    EITHER_DEFENDER = "either_defender"
    WRONG_DEFENDER = "wrong_defender"
    NEXT_IN_TURN = "next_in_turn"
    EVERY_NOS_PLAYER = "every_NOS_player"
    ALL = "all"


class Action(StrEnum):
    """One step of a ruling."""

    STOP_PLAY = "STOP_PLAY"
    COUNT_FACE_DOWN = "COUNT_FACE_DOWN"
    SEARCH_CARD = "SEARCH_CARD"
    INSPECT_PLAYED_PRIVATELY = "INSPECT_PLAYED_PRIVATELY"
    ESTABLISH_TRICK = "ESTABLISH_TRICK"
    SUPPLY_LEGAL_CARD = "SUPPLY_LEGAL_CARD"
    FACE_AND_PLACE_SUIT_CARD = "FACE_AND_PLACE_SUIT_CARD"
    FACE_AND_PLACE_ANY_CARD = "FACE_AND_PLACE_ANY_CARD"
    RETURN_EXTRA_CARDS = "RETURN_EXTRA_CARDS"
    LEAVE_FACED_CARD = "LEAVE_FACED_CARD"
    LEAVE_HIGHEST_LEGAL = "LEAVE_HIGHEST_LEGAL"
    FILE_PLAYED_CARD = "FILE_PLAYED_CARD"
    DESIGNATE_CARD = "DESIGNATE_CARD"
    PICK_UP_OTHERS = "PICK_UP_OTHERS"
    WITHDRAW_CARD = "WITHDRAW_CARD"
    SUBSTITUTE_LEGAL_CARD = "SUBSTITUTE_LEGAL_CARD"
    CARD_STANDS = "CARD_STANDS"
    CARD_RETURNS_TO_HAND = "CARD_RETURNS_TO_HAND"
    CARD_TO_PENALTY = "CARD_TO_PENALTY"
    MUST_PLAY_PENALTY_CARD = "MUST_PLAY_PENALTY_CARD"
    PICK_UP_PENALTY_CARDS = "PICK_UP_PENALTY_CARDS"
    PENALTY_CARD_STAYS = "PENALTY_CARD_STAYS"
    LEAD_STANDS = "LEAD_STANDS"
    RETRACT_LEAD = "RETRACT_LEAD"
    LEAD_FROM_CORRECT_HAND = "LEAD_FROM_CORRECT_HAND"
    DUMMY_SPREADS = "DUMMY_SPREADS"
    DECLARER_BECOMES_DUMMY = "DECLARER_BECOMES_DUMMY"
    SECOND_CARD_FROM_DECLARER = "SECOND_CARD_FROM_DECLARER"
    RESTORE_DEAL = "RESTORE_DEAL"
    RECONSTRUCT_DEAL = "RECONSTRUCT_DEAL"
    REMOVE_SURPLUS_CARD = "REMOVE_SURPLUS_CARD"
    CANCEL_RESULT = "CANCEL_RESULT"
    TRANSFER_AT_END = "TRANSFER_AT_END"
    ASSESS_EQUITY_AT_END = "ASSESS_EQUITY_AT_END"
    AWARD_ADJUSTED_SCORE = "AWARD_ADJUSTED_SCORE"
    PLAY_CONTINUES = "PLAY_CONTINUES"
    PLAY_ON_RESERVE_RIGHTS = "PLAY_ON_RESERVE_RIGHTS"
    NO_RECTIFICATION = "NO_RECTIFICATION"
    POSSIBLE_PROCEDURAL_PENALTY = "POSSIBLE_PROCEDURAL_PENALTY"
    ANSWER_ENQUIRY = "ANSWER_ENQUIRY"
    REFUSE_ENQUIRY = "REFUSE_ENQUIRY"
    REFUSE_INSPECTION = "REFUSE_INSPECTION"
    ALLOW_INSPECTION = "ALLOW_INSPECTION"
    CORRECT_REVOKE = "CORRECT_REVOKE"
    REJECT_OPTION = "REJECT_OPTION"
    OFFERED_CARD_LEGAL = "OFFERED_CARD_LEGAL"
    OFFERED_CARD_ILLEGAL = "OFFERED_CARD_ILLEGAL"
    WAIVE_RECTIFICATION = "WAIVE_RECTIFICATION"
    NOT_PENALTY_CARD = "NOT_PENALTY_CARD"
    RULE_ON_CLAIM = "RULE_ON_CLAIM"
    ESCALATE = "ESCALATE"


_A, _W = Action, Who
SUBJECT: dict[Action, Who] = {
    **dict.fromkeys(
        (_A.STOP_PLAY, _A.SEARCH_CARD, _A.INSPECT_PLAYED_PRIVATELY, _A.ESTABLISH_TRICK,
         _A.FILE_PLAYED_CARD), _W.DIRECTOR),
    **dict.fromkeys(
        (_A.SUPPLY_LEGAL_CARD, _A.FACE_AND_PLACE_SUIT_CARD, _A.FACE_AND_PLACE_ANY_CARD,
         _A.RETURN_EXTRA_CARDS, _A.LEAVE_FACED_CARD, _A.LEAVE_HIGHEST_LEGAL, _A.DESIGNATE_CARD,
         _A.PICK_UP_OTHERS, _A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD), _W.OFFENDER),
    _A.COUNT_FACE_DOWN: _W.ALL,
}  # fmt: skip
"""Who performs a step, where its code has a subject."""

SUBJECT_UNDER: dict[tuple[Action, str], Who] = {
    (_A.SUPPLY_LEGAL_CARD, "57A"): _W.OFFENDER_PARTNER,
    (_A.SUPPLY_LEGAL_CARD, "60A2"): _W.OFFENDER_PARTNER,
}
"""Who performs a step under one clause, where it is somebody else than elsewhere."""


class Option(StrEnum):
    """One of the things that a player may choose."""

    ACCEPT_LEAD = "ACCEPT_LEAD"
    REFUSE_LEAD = "REFUSE_LEAD"
    SPREAD_HAND = "SPREAD_HAND"
    REQUIRE_SUIT = "REQUIRE_SUIT"
    FORBID_SUIT = "FORBID_SUIT"
    NO_RESTRICTION = "NO_RESTRICTION"
    HIGHEST = "HIGHEST"
    LOWEST = "LOWEST"
    REQUIRE_OTHER_SUIT = "REQUIRE_OTHER_SUIT"
    FORBID_OTHER_SUIT = "FORBID_OTHER_SUIT"
    ACCEPT_PLAY = "ACCEPT_PLAY"
    REJECT_PLAY = "REJECT_PLAY"
    CHOOSE_PENALTY_CARD = "CHOOSE_PENALTY_CARD"
    CHOOSE_CARD = "CHOOSE_CARD"
    WITHDRAW_OR_KEEP = "WITHDRAW_OR_KEEP"
    CHOOSE_TRICK12_CARD = "CHOOSE_TRICK12_CARD"


class Restriction(StrEnum):
    """A limit on what a player may play."""

    MAJOR_MUST_PLAY_FIRST_LEGAL = "MAJOR_MUST_PLAY_FIRST_LEGAL"
    MINOR_NO_LOWER_SAME_SUIT = "MINOR_NO_LOWER_SAME_SUIT"
    PARTNER_LEAD_OPTIONS = "PARTNER_LEAD_OPTIONS"
    FORBID_WHILE_ON_LEAD = "FORBID_WHILE_ON_LEAD"
    PARTNER_THIS_TRICK_57A = "PARTNER_THIS_TRICK_57A"
    NO_SUGGESTED_ALTERNATIVE = "NO_SUGGESTED_ALTERNATIVE"


class Withdrawal(StrEnum):
    """Who may take back a card played after the irregularity."""

    LHO_OF_OFFENDER = "LHO_OF_OFFENDER"
    EACH_NOS_PLAYER = "EACH_NOS_PLAYER"
    OS_NEXT_AFTER_NOS_CHANGE = "OS_NEXT_AFTER_NOS_CHANGE"
    DECLARER_AFTER_RHO_CHANGE = "DECLARER_AFTER_RHO_CHANGE"
    ALL_ERRONEOUS_THIS_TRICK = "ALL_ERRONEOUS_THIS_TRICK"


class Information(StrEnum):
    """Who may use what was seen."""

    WITHDRAWN_NOS_AI = "WITHDRAWN_NOS_AI"
    WITHDRAWN_OS_UI = "WITHDRAWN_OS_UI"
    PC_MUST_PLAY_AI = "PC_MUST_PLAY_AI"
    PC_OTHER_UI_PARTNER = "PC_OTHER_UI_PARTNER"
    PC_ALL_AI_WHILE_ON_TABLE = "PC_ALL_AI_WHILE_ON_TABLE"
    PC_RETURNED_UI_PARTNER = "PC_RETURNED_UI_PARTNER"
    RESTORED_CARD_UI_PARTNER = "RESTORED_CARD_UI_PARTNER"
    ENQUIRY_MAY_BE_UI = "ENQUIRY_MAY_BE_UI"
    LEGAL_PROCEDURE_AI = "LEGAL_PROCEDURE_AI"


class Ownership(StrEnum):
    """What happens to the winner of the trick."""

    UNCHANGED = "unchanged"
    RECOMPUTED = "recomputed"


class Level(StrEnum):
    """How far an adjusted score comes in; the members are in rising order."""

    NO = "no"
    POSSIBLE = "possible"
    CONSIDER = "consider"
    MANDATORY = "mandatory"


class Kind(StrEnum):
    """The two kinds of penalty card (Law 50B)."""

    MINOR = "minor"
    MAJOR = "major"


@dataclass(frozen=True, slots=True)
class Choose:
    """A choice that is still open: who has it, what it offers, which fact answers it."""

    who: Who
    options: tuple[Option, ...]
    fact: str


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A penalty card; ``card`` and ``kind`` are None where they are not known."""

    owner: Who
    card: Card | None
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class Transfer:
    """Tricks that go from the offending side to the other after play.

    ``tricks`` is None while the number is open; ``later`` names the facts to bring back.
    """

    tricks: int | None
    at_most: int
    later: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Adjust:
    """An adjusted score comes in at this level, under these Laws (newest addresses)."""

    level: Level
    laws: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """One reading of a disputed point, with where it was put forward."""

    branch: str
    view: str
    source: str
    citations: tuple[str, ...] = ()
    steps: tuple[Action, ...] = ()
    transfer: Transfer | None = None


@dataclass(frozen=True, slots=True)
class Onward:
    """Another Law, or several, must rule; ``first``: before play can go on."""

    laws: tuple[str, ...]
    first: bool = True


Effect = (
    Action | Restriction | Withdrawal | Information | Ownership
    | Choose | PenaltyCard | Transfer | Adjust | View | Onward
)  # fmt: skip
