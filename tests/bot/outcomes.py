"""Rulings put together by hand: each code alone, and the rows of steps that the Laws order.

The words are tried on them without any Law, so that a code has its words before a Law gives it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import Case, Edition, Ruling, Table
from rules.editions import NEWEST
from rules.effects import (
    SUBJECT,
    Action,
    Information,
    Kind,
    Option,
    Ownership,
    Restriction,
    Who,
    Withdrawal,
)
from rules.ruling import LyingPenaltyCard, OpenChoice, Step, TricksMoved
from rules.table import Card, Role, Seat
from rules.vocabulary.play import Irregularity, Phase

_A, _I, _W, _O = Action, Irregularity, Who, Option
SEATS = {Role.DECLARER: Seat.S, Role.DUMMY: Seat.N, Role.DEFENDER: Seat.W}
LEAD, SUIT = (_O.ACCEPT_LEAD, _O.REFUSE_LEAD), (_O.REQUIRE_SUIT, _O.FORBID_SUIT, _O.NO_RESTRICTION)
CHANGE = (_O.WITHDRAW_OR_KEEP,)
PREMATURE = (_O.HIGHEST, _O.LOWEST, _O.FORBID_OTHER_SUIT)
CHOICES: tuple[tuple[Who, tuple[Option, ...], str], ...] = (
    (_W.DECLARER, LEAD, "lead_accepted"),
    (_W.DECLARER, (_O.SPREAD_HAND, *LEAD), "lead_accepted"),
    (_W.DECLARER, (_O.SPREAD_HAND, _O.ACCEPT_LEAD, *SUIT), "declarer_option"),
    (_W.DECLARER, (_O.SPREAD_HAND,), "declarer_began_spreading"),
    (_W.EITHER_DEFENDER, LEAD, "lead_accepted"),
    (_W.NEXT_IN_TURN, LEAD, "lead_accepted"),
    (_W.DECLARER, SUIT, "declarer_option"),
    (_W.DECLARER, PREMATURE, "declarer_option"),
    (_W.DECLARER, (*PREMATURE, _O.REQUIRE_OTHER_SUIT), "declarer_option"),
    (_W.DECLARER, (_O.REQUIRE_SUIT,), "declarer_suit"),
    (_W.DECLARER, (_O.ACCEPT_PLAY, _O.REJECT_PLAY), "penalty_play_accepted"),
    (_W.DECLARER, (_O.CHOOSE_PENALTY_CARD,), "chosen_penalty_card"),
    (_W.DECLARER, (_O.CHOOSE_TRICK12_CARD,), "partner_card"),
    (_W.LHO, CHANGE, "nos_changed"),
    (_W.EVERY_NOS_PLAYER, CHANGE, "nos_changed"),
    (_W.OFFENDER_PARTNER, CHANGE, "os_partner_changed"),
    (_W.DECLARER, CHANGE, "os_partner_changed"),
    (_W.OFFENDER, (_O.CHOOSE_CARD,), "designated"),
    (_W.OFFENDER, (_O.CHOOSE_CARD,), "partner_card"),
    (_W.RHO, CHANGE, "nos_changed"),
)
"""Every choice that a Law puts: who has it, what it offers, the fact that answers it."""


def ruling(irregularity: Irregularity = _I.CARD_COUNT, *steps: Action, **parts: Any) -> Ruling:
    """A ruling with these steps; ``role``, ``told`` and ``edition`` say of which case."""
    told: Mapping[str, Any] = parts.pop("told", {})
    role: Role | None = parts.pop("role", Role.DEFENDER)
    edition: Edition = parts.pop("edition", NEWEST)
    table = Table(Seat.S, SEATS.get(role)) if parts.pop("seated", False) and role else Table()
    answers = {"offender_role": role, **told} if role else dict(told)
    case = Case(irregularity, edition, table=table, answers=answers)
    ordered = steps if told.get("phase", Phase.PLAY) is not Phase.PLAY else framed(*steps, **parts)
    clauses: Mapping[Action, str] = parts.pop("clauses", {})
    made = tuple(Step(code, SUBJECT.get(code), clauses.get(code, "67")) for code in ordered)
    cited = parts.pop("citations", ("67",))
    return Ruling(case, cited, made, relied_on=answers, **parts)


def framed(*steps: Action, **parts: Any) -> tuple[Action, ...]:
    """The steps as they are ordered while play goes on."""
    late = tuple(one for one in steps if one in (_A.TRANSFER_AT_END, _A.ASSESS_EQUITY_AT_END))
    now = tuple(one for one in steps if one not in (*late, _A.STOP_PLAY, _A.PLAY_CONTINUES))
    on = () if parts.get("choices") or _A.ESCALATE in steps else (_A.PLAY_CONTINUES,)
    return (_A.STOP_PLAY, *now, *on, *late)


def choice(place: int) -> OpenChoice:
    """One of the choices, as a ruling lists it."""
    who, options, fact = CHOICES[place]
    return OpenChoice(who, options, fact, "67")


def penalty(owner: Who, kind: Kind | None = Kind.MAJOR, card: str = "") -> LyingPenaltyCard:
    """A penalty card before somebody."""
    return LyingPenaltyCard(owner, Card.parse(card) if card else None, kind, "50")


MAJOR = (Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, Restriction.PARTNER_LEAD_OPTIONS)
CHANGES = (Withdrawal.EACH_NOS_PLAYER, Withdrawal.OS_NEXT_AFTER_NOS_CHANGE)
SEEN = (Information.WITHDRAWN_NOS_AI, Information.WITHDRAWN_OS_UI)
CORRECTED = (
    _A.CORRECT_REVOKE, _A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD, _A.CARD_TO_PENALTY,
)  # fmt: skip
OWN = (penalty(_W.OFFENDER),)
OPEN_REVOKE = TricksMoved(None, 2, None, ("later_tricks_os",), "64A")

Row = dict[str, Any]
_REVOKE: Row = {"irregularity": _I.REVOKE, "withdraw": CHANGES, "information": SEEN}
_PENDING: Row = {"irregularity": _I.PENALTY_CARD_PENDING, "restrictions": MAJOR}
_LYING = (penalty(_W.OFFENDER, Kind.MAJOR, "SK"), penalty(_W.OFFENDER, Kind.MAJOR, "H4"))
_DUE: Row = {"irregularity": _I.PENALTY_CARD_NOT_PLAYED, "penalty_cards": OWN}
_LEAD: Row = {"irregularity": _I.LEAD_OUT_OF_TURN}
_OPENING: Row = {"irregularity": _I.OPENING_LEAD_OUT_OF_TURN}
_REFUSED = (_A.RETRACT_LEAD, _A.CARD_TO_PENALTY)
_EARLY: Row = {
    "irregularity": _I.PREMATURE_PLAY, "penalty_cards": OWN,
    "restrictions": (Restriction.PARTNER_THIS_TRICK_57A, *MAJOR),
}  # fmt: skip
_OPTIONS: tuple[tuple[str, Action, tuple[Restriction, ...]], ...] = (
    ("REQUIRE_SUIT", _A.PICK_UP_PENALTY_CARDS, ()),
    ("FORBID_SUIT", _A.PICK_UP_PENALTY_CARDS, (Restriction.FORBID_WHILE_ON_LEAD,)),
    ("NO_RESTRICTION", _A.PENALTY_CARD_STAYS, ()),
)

REVOKES: dict[str, Row] = {
    "62-1": {
        **_REVOKE, "steps": CORRECTED, "choices": (choice(14),), "penalty_cards": OWN,
        "restrictions": MAJOR, "citations": ("62A", "62B1", "62C1"),
    },
    "62-1 changed": {
        **_REVOKE, "steps": CORRECTED, "choices": (choice(15),), "penalty_cards": OWN,
        "restrictions": MAJOR, "citations": ("62A", "62B1", "62C2"),
    },
    "62-2": {
        **_REVOKE, "role": Role.DUMMY, "steps": (_A.CORRECT_REVOKE, _A.CARD_RETURNS_TO_HAND),
        "choices": (choice(13),),
    },
    "62-4": {
        **_REVOKE, "steps": CORRECTED, "told": {"both_revoked_same_trick": True},
        "penalty_cards": OWN, "withdraw": (Withdrawal.ALL_ERRONEOUS_THIS_TRICK,),
        "citations": ("62C3", "64B8"),
    },
    "62-4a": {
        **_REVOKE, "steps": CORRECTED, "told": {"both_revoked_same_trick": True},
        "penalty_cards": OWN, "withdraw": (), "citations": ("62A", "62B1"),
    },
    "62-5": {
        **_REVOKE, "steps": (_A.CORRECT_REVOKE,), "edition": Edition.E1997,
        "choices": (choice(12),), "citations": ("62D1", "62D2"),
    },
    "61-6": {
        **_REVOKE, "steps": (_A.CORRECT_REVOKE, _A.TRANSFER_AT_END), "edition": Edition.E1997,
        "transfer": OPEN_REVOKE, "citations": ("61B", "63B", "64A"),
    },
    "64-A": {
        **_REVOKE, "steps": (_A.TRANSFER_AT_END, _A.ASSESS_EQUITY_AT_END), "withdraw": (),
        "transfer": OPEN_REVOKE, "ownership": Ownership.UNCHANGED,
    },
    "64-B7": {
        **_REVOKE, "steps": (_A.ASSESS_EQUITY_AT_END,), "withdraw": (),
        "transfer": TricksMoved(0, 0, None, (), "64B7"), "citations": ("64B7", "64C2(b)"),
    },
}  # fmt: skip

PENALTY_CARDS: dict[str, Row] = {
    "50-1": {
        **_PENDING, "steps": (_A.OFFERED_CARD_ILLEGAL, _A.MUST_PLAY_PENALTY_CARD),
        "restrictions": (Restriction.MINOR_NO_LOWER_SAME_SUIT,),
        "penalty_cards": (penalty(_W.OFFENDER, Kind.MINOR, "S4"),),
    },
    "50-1 led": {
        **_PENDING, "steps": (_A.OFFERED_CARD_ILLEGAL,),
        "told": {"offered_card": Card.parse("S7"), "suit_led": "S"},
    },
    "50-1 not followed": {
        **_PENDING, "steps": (_A.OFFERED_CARD_ILLEGAL,),
        "clauses": {_A.OFFERED_CARD_ILLEGAL: "44C"},
    },
    "50-3": {**_PENDING, "steps": (_A.MUST_PLAY_PENALTY_CARD,), "penalty_cards": OWN},
    "50-4": {**_PENDING, "steps": (), "penalty_cards": _LYING, "choices": (choice(11),)},
    "50-5": {**_PENDING, "steps": (), "choices": (choice(6),)},
    "50-5 invalid": {**_PENDING, "steps": (_A.REJECT_OPTION,), "choices": (choice(6),)},
    "52-accept": {**_DUE, "steps": (_A.CARD_STANDS, _A.PENALTY_CARD_STAYS)},
    "52-reject": {
        **_DUE, "steps": (_A.SUBSTITUTE_LEGAL_CARD, _A.CARD_TO_PENALTY), "citations": ("52B2",),
    },
    "52-open": {**_DUE, "steps": (), "choices": (choice(10),)},
    **{
        option: {
            **_PENDING, "steps": (code,), "restrictions": held,
            "told": {"declarer_option": option, "declarer_suit": "H"},
        }
        for option, code, held in _OPTIONS
    },
    **{
        f"51-3 {option}": {
            **_PENDING, "steps": (code, _A.MUST_PLAY_PENALTY_CARD),
            "told": {"declarer_option": option, "declarer_suit": "H"},
            "penalty_cards": (penalty(_W.OFFENDER_PARTNER),),
        }
        for option, code, _ in _OPTIONS
    },
}  # fmt: skip

LEADS: dict[str, Row] = {
    "53-1": {**_LEAD, "steps": (_A.LEAD_STANDS,)},
    "53-1 open": {**_LEAD, "steps": (), "choices": (choice(0),)},
    "53-2": {
        **_LEAD, "steps": _REFUSED, "choices": (choice(6),), "penalty_cards": OWN,
        "restrictions": MAJOR, "told": {"cards": (Card.parse("S4"),)},
    },
    "53-3": {
        **_LEAD, "steps": (_A.LEAD_STANDS, _A.CARD_TO_PENALTY), "choices": (choice(8),),
        "penalty_cards": (penalty(_W.WRONG_DEFENDER),), "role": Role.DECLARER,
        "restrictions": (Restriction.PARTNER_THIS_TRICK_57A,),
    },
    "53-4": {
        **_LEAD, "steps": (_A.LEAD_STANDS,), "information": SEEN, "role": Role.DECLARER,
        "withdraw": (Withdrawal.ALL_ERRONEOUS_THIS_TRICK,),
    },
    "54-1": {
        **_OPENING, "steps": (_A.CARD_RETURNS_TO_HAND, _A.NO_RECTIFICATION),
        "told": {"phase": Phase.BEFORE_LEAD}, "citations": ("41A",),
    },
    "54-2": {**_OPENING, "steps": (_A.DECLARER_BECOMES_DUMMY,)},
    "54-3": {**_OPENING, "steps": (_A.LEAD_STANDS,), "citations": ("54C",)},
    "54-4": {**_OPENING, "steps": (_A.DUMMY_SPREADS, _A.SECOND_CARD_FROM_DECLARER)},
    "54 open": {**_OPENING, "steps": (), "choices": (choice(0), choice(3))},
    "54-5": {**_OPENING, "steps": _REFUSED, "choices": (choice(6),), "restrictions": MAJOR},
    "55 open": {**_LEAD, "steps": (), "choices": (choice(4),), "role": Role.DECLARER},
    "55-3": {
        **_LEAD, "steps": (_A.RETRACT_LEAD, _A.LEAD_FROM_CORRECT_HAND), "role": Role.DECLARER,
        "told": {"turn_was": "dummy"},
    },
    "60-1": {
        "irregularity": _I.PLAY_AFTER_ILLEGAL, "steps": (_A.LEAD_STANDS,), "citations": ("60A1",),
    },
}  # fmt: skip

REST: dict[str, Row] = {
    "57-1 open": {
        **_EARLY, "steps": (_A.CARD_TO_PENALTY, _A.SUPPLY_LEGAL_CARD), "choices": (choice(7),),
    },
    "57-2": {**_EARLY, "steps": (_A.CARD_STANDS,), "citations": ("57B", "59")},
    "57-5": {**_EARLY, "steps": (_A.CARD_STANDS,), "citations": ("57D",)},
    "58-4": {
        "irregularity": _I.TWO_CARDS, "told": {"visible_count": 2}, "penalty_cards": OWN,
        "steps": (_A.DESIGNATE_CARD, _A.CARD_TO_PENALTY), "choices": (choice(17),),
    },
    "58-4 unseen": {
        "irregularity": _I.TWO_CARDS, "told": {"partner_could_see": False},
        "steps": (_A.DESIGNATE_CARD, _A.NOT_PENALTY_CARD, _A.NO_RECTIFICATION),
        "choices": (choice(17),),
    },
    "49-5 claim": {
        "irregularity": _I.EXPOSED_CARD, "steps": (_A.NOT_PENALTY_CARD, _A.RULE_ON_CLAIM),
        "citations": ("49", "68D"),
    },
    "45D2": {"irregularity": _I.DUMMY_WRONG_CARD, "steps": (), "role": None},
    "13-1": {"steps": (_A.RESTORE_DEAL,), "role": None, "citations": ("13B1",)},
    "13-2": {
        "steps": (_A.AWARD_ADJUSTED_SCORE,), "role": None, "citations": ("13B2",),
        "told": {"phase": Phase.BEFORE_LEAD},
    },
    "13-3": {
        "steps": (_A.CANCEL_RESULT, _A.AWARD_ADJUSTED_SCORE), "role": None,
        "citations": ("13D",), "told": {"phase": Phase.PLAY_ENDED},
    },
    "14-1": {
        "steps": (_A.SEARCH_CARD, _A.CARD_RETURNS_TO_HAND, _A.PLAY_CONTINUES),
        "citations": ("14A1", "14A3"),
        "information": (Information.RESTORED_CARD_UI_PARTNER,),
        "told": {"phase": Phase.BEFORE_LEAD},
    },
    "14-1 in the auction": {
        "steps": (_A.SEARCH_CARD, _A.CARD_RETURNS_TO_HAND, _A.NO_RECTIFICATION),
        "citations": ("14A1", "14A3"),
        "information": (Information.RESTORED_CARD_UI_PARTNER,),
        "told": {"phase": Phase.AUCTION},
    },
    "14-2": {
        "steps": (_A.SEARCH_CARD, _A.RECONSTRUCT_DEAL), "citations": ("14A2",),
        "information": (Information.RESTORED_CARD_UI_PARTNER,),
        "told": {"phase": Phase.BEFORE_LEAD},
    },
    "14-4": {
        "steps": (_A.SEARCH_CARD, _A.CARD_TO_PENALTY), "penalty_cards": OWN,
        "citations": ("14B2", "14B4"), "told": {"missing_card_place": "elsewhere"},
    },
    "67B3-3": {
        "steps": (_A.FILE_PLAYED_CARD, _A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD),
        "withdraw": (Withdrawal.LHO_OF_OFFENDER,), "choices": (choice(13),), "information": SEEN,
    },
    "58B none visible": {
        "irregularity": _I.TWO_CARDS, "told": {"visible_count": 0},
        "steps": (_A.CARD_RETURNS_TO_HAND, _A.SUPPLY_LEGAL_CARD),
    },
    **{
        f"57-1 {option}": {
            **_EARLY, "steps": (_A.CARD_TO_PENALTY,), "told": {"declarer_option": option},
        }
        for option in ("HIGHEST", "LOWEST", "REQUIRE_OTHER_SUIT", "FORBID_OTHER_SUIT")
    },
    **{
        kind.value: {
            "irregularity": kind, "role": Role.DECLARER, "choices": (choice(13),),
            "steps": (_A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD), "information": SEEN,
            "withdraw": (Withdrawal.EACH_NOS_PLAYER, Withdrawal.DECLARER_AFTER_RHO_CHANGE),
        }
        for kind in (_I.DESIGNATION_CHANGE, _I.DUMMY_WRONG_CARD)
    },
    **{
        code.value: {
            "irregularity": _I.INSPECTION, "steps": (code,), "told": {"inspected": "own_last_card"},
        }
        for code in (_A.ALLOW_INSPECTION, _A.REFUSE_INSPECTION)
    },
    "45C3": {"irregularity": _I.PLAYED_OR_NOT, "steps": (_A.NO_RECTIFICATION,)},
    "45F": {
        "irregularity": _I.PLAYED_OR_NOT, "steps": (_A.PLAY_ON_RESERVE_RIGHTS,), "role": None,
        "citations": ("45F",),
    },
    "45F after play": {
        "irregularity": _I.PLAYED_OR_NOT, "steps": (_A.NO_RECTIFICATION,), "role": None,
        "citations": ("45F",), "told": {"phase": Phase.PLAY_ENDED},
    },
    "45G": {
        "irregularity": _I.PLAYED_OR_NOT, "steps": (_A.CARD_STANDS, _A.NO_RECTIFICATION),
        "told": {"turned_face_down": True}, "citations": ("45G",), "role": None,
    },
    "43-1": {
        "irregularity": _I.DUMMY_DREW_ATTENTION, "steps": (_A.POSSIBLE_PROCEDURAL_PENALTY,),
        "citations": ("43A1(b)", "43B1"), "role": None,
    },
    "43-3": {
        "irregularity": _I.DUMMY_DREW_ATTENTION, "steps": (_A.PLAY_ON_RESERVE_RIGHTS,),
        "citations": ("43B3",), "role": None,
    },
    "64-B7 after play": {
        **_REVOKE, "steps": (_A.ASSESS_EQUITY_AT_END,), "told": {"phase": Phase.PLAY_ENDED},
        "transfer": TricksMoved(0, 0, None, (), "64C"), "citations": ("64C",),
        "edition": Edition.E1997, "withdraw": (),
    },
    "64 after play": {
        "irregularity": _I.REVOKE, "steps": (_A.TRANSFER_AT_END, _A.ASSESS_EQUITY_AT_END),
        "told": {"phase": Phase.PLAY_ENDED}, "transfer": OPEN_REVOKE,
    },
    "72C": {"irregularity": _I.POINTING, "steps": (_A.AWARD_ADJUSTED_SCORE,)},
    "47-5": {"irregularity": _I.RETRACTION, "steps": (), "information": SEEN, "role": None},
    **{
        f"65B3 {code}": {"irregularity": _I.POINTING, "steps": (code,)}
        for code in (_A.FILE_PLAYED_CARD, _A.NO_RECTIFICATION)
    },
}  # fmt: skip

ROWS: dict[str, Row] = {**REVOKES, **PENALTY_CARDS, **LEADS, **REST}
"""The rows of steps of the specification, by branch."""
