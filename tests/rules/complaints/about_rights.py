"""Complaints about choices and rights: put in time, to the right player, and not forgotten."""

from __future__ import annotations

from typing import Any

from rules import Case, Ruling, contradictions, rule
from rules.case import told
from rules.effects import Action, Option, Restriction, Withdrawal
from rules.facts import UNKNOWN
from rules.rule import orders_of
from rules.ruling import OpenChoice, Result
from rules.vocabulary import VOCABULARY
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.leads import LeadAccepted, Turn
from rules.vocabulary.penalty import SuitLed, ToAct
from rules.vocabulary.play import Irregularity, Phase
from rules.vocabulary.revoke import AfterRevoke, Event
from tests.rules.complaints.reading import (
    Complaints,
    codes,
    is_over,
)

_A, _I = Action, Irregularity
CONDITIONAL = ("nos_played_after", "os_partner_played_after", "opponent_played")
"""Facts on which a right hangs that somebody has only if they have played."""
BEFORE_THE_LEAD = (Phase.AUCTION_OVER, Phase.BEFORE_LEAD)


def lead_options_at_another_time(ruling: Ruling) -> Complaints:
    """Declarer's options of 50D2 are for the lead of the partner of the owner."""
    put = any(Option.REQUIRE_SUIT in one.options for one in ruling.choices)
    if put and not _partner_leads(ruling.case):
        yield "options before a lead that is not the partner's"


def _partner_leads(case: Case) -> bool:
    refused = told(case, "lead_accepted") not in (
        LeadAccepted.BY_STATEMENT, LeadAccepted.BY_NEXT_HAND_PLAY,
    )  # fmt: skip
    match case.irregularity:
        case Irregularity.PENALTY_CARD_PENDING if told(case, "to_act") is ToAct.OFFENDER_PLAYS:
            of_the_other = bool(told(case, "partner_penalty_cards"))
            return of_the_other and told(case, "suit_led") is SuitLed.NONE
        case Irregularity.PENALTY_CARD_PENDING:
            return told(case, "to_act") is ToAct.PARTNER_LEADS
        case Irregularity.OPENING_LEAD_OUT_OF_TURN:
            return refused
        case Irregularity.EXPOSED_CARD if told(case, "phase") in BEFORE_THE_LEAD:
            return True  # who leads is known, and it may be the partner
        case Irregularity.LEAD_OUT_OF_TURN if _opens_the_play(case):
            return refused
        case _:
            return refused and told(case, "turn_was") is Turn.OTHER_DEFENDER


def _opens_the_play(case: Case) -> bool:
    """Whether a lead is the opening lead: nobody has led yet, or the trick is the first."""
    return told(case, "phase") is Phase.BEFORE_LEAD or told(case, "trick_no") == 1


def rights_after_play(ruling: Ruling) -> Complaints:
    """After play nothing is forbidden, chosen or withdrawn, and no penalty card lies there."""
    for name in ("restrictions", "choices", "withdraw", "penalty_cards", "pending_cards"):
        if is_over(ruling.case) and getattr(ruling, name):
            yield f"{name} after play"


DONE_BY: dict[Option, tuple[Action, ...]] = {
    Option.ACCEPT_LEAD: (_A.LEAD_STANDS, _A.RETRACT_LEAD),
    Option.REQUIRE_SUIT: (_A.PICK_UP_PENALTY_CARDS, _A.PENALTY_CARD_STAYS),
    Option.HIGHEST: (_A.PICK_UP_PENALTY_CARDS, _A.NO_RECTIFICATION),
    Option.ACCEPT_PLAY: (_A.SUBSTITUTE_LEGAL_CARD, _A.CARD_STANDS),
    Option.CHOOSE_PENALTY_CARD: (_A.MUST_PLAY_PENALTY_CARD,),
    Option.CHOOSE_CARD: (_A.CARD_STANDS,),
}
"""What is done when one of the options has been chosen."""


def open_and_done(ruling: Ruling) -> Complaints:
    """A choice that is open is not also done, and nobody plays before one that waits."""
    done = codes(ruling)
    for one in ruling.choices:
        for option, steps in DONE_BY.items():
            if option in one.options:
                for step in set(steps) & set(done):
                    yield f"{option} is open and {step} is done"
        if _is_answered(ruling, one.fact) and Action.REJECT_OPTION not in done:
            yield f"{one.fact} is told and still open"
        if one.options == (Option.WITHDRAW_OR_KEEP,):
            continue
        if Action.PLAY_CONTINUES in done:
            yield f"play goes on while {one.fact} is open"


def _is_answered(ruling: Ruling, key: str) -> bool:
    """Whether the answer told settles a choice; some answers leave it open, as "undecided"."""
    if key in ("lead_accepted", "chosen_penalty_card", "declarer_suit", "declarer_began_spreading"):
        return False
    return told(ruling.case, key) not in (None, DeclarerOption.INVALID)


def right_left_out(ruling: Ruling) -> Complaints:
    """Each right of a non-offender is a step, a choice or a listed condition."""
    case = ruling.case
    if told(case, "phase") not in (None, Phase.PLAY):
        return
    put = {option for one in ruling.choices for option in one.options}
    yield from _change_after_a_revoke(ruling, put)
    yield from _change_after(ruling, put)
    answered = told(case, "declarer_option") is not None
    if Restriction.PARTNER_THIS_TRICK_57A in ruling.restrictions:
        if not answered and Option.HIGHEST not in put:
            yield "57A without declarer's options"
    elif _partners_lead_was_refused(ruling) and not answered and Option.REQUIRE_SUIT not in put:
        yield "a refused lead without declarer's options"


def _partners_lead_was_refused(ruling: Ruling) -> bool:
    refused = {_A.CARD_TO_PENALTY, _A.RETRACT_LEAD} <= set(codes(ruling))
    told_it_was_his = told(ruling.case, "misinformed_turn") is True
    leads = told(ruling.case, "turn_was") in (None, Turn.OTHER_DEFENDER)
    return refused and leads and not told_it_was_his and not ruling.onward


def _change_after(ruling: Ruling, put: set[Option]) -> Complaints:
    """58B3, 45C4(b): a card played after one that changes may be changed as well."""
    case, done = ruling.case, codes(ruling)
    nobody = told(case, "nos_played_after") is AfterRevoke.NOBODY
    if nobody or told(case, "opponent_played") is False or told(case, "nos_changed") is not None:
        return
    changed = case.irregularity is Irregularity.DESIGNATION_CHANGE and _A.WITHDRAW_CARD in done
    chosen = "58B2" in ruling.citations and _A.CARD_STANDS in done
    if (changed or chosen) and not ruling.withdraw and Option.WITHDRAW_OR_KEEP not in put:
        yield "no right to change a card played after one that was changed"


def _change_after_a_revoke(ruling: Ruling, put: set[Option]) -> Complaints:
    """62C1: a card that the other side has played after the revoke may be changed."""
    case = ruling.case
    nobody = told(case, "nos_played_after") is AfterRevoke.NOBODY
    by_enquiry = told(case, "establish_event") in (Event.FORFEIT_ENQUIRY, Event.ILLEGAL_ENQUIRY)
    if by_enquiry or case.irregularity is not Irregularity.REVOKE:
        return  # corrected, and yet as if established
    if _A.CORRECT_REVOKE not in codes(ruling) or nobody:
        return
    chosen = told(case, "nos_changed") is not None
    rights = {Withdrawal.EACH_NOS_PLAYER, Withdrawal.ALL_ERRONEOUS_THIS_TRICK}
    if not chosen and Option.WITHDRAW_OR_KEEP not in put and not rights & set(ruling.withdraw):
        yield "no right to change a card played after the revoke"


ANSWERS: dict[Option, tuple[str, Any]] = {
    Option.ACCEPT_LEAD: ("lead_accepted", LeadAccepted.BY_STATEMENT),
    Option.REFUSE_LEAD: ("lead_accepted", LeadAccepted.NOT_ACCEPTED),
    Option.SPREAD_HAND: ("declarer_began_spreading", True),
    Option.ACCEPT_PLAY: ("penalty_play_accepted", True),
    Option.REJECT_PLAY: ("penalty_play_accepted", False),
}
"""What is sent back for an option that is no word of its fact."""


def options_that_lead_nowhere(ruling: Ruling) -> Complaints:
    """Each option of a choice, sent back, makes a case that can be ruled and closes the choice."""
    for one in ruling.choices:
        for option in one.options:
            for key, value in _sent_back(one, option):
                case = ruling.case.without("acceptor_valid").without(key).answered(key, value)
                if contradictions(case):
                    yield f"{option} cannot be sent back in {key}"
                elif _stays_open(one, rule(case)):
                    yield f"{option} was sent back in {key}, and the choice is still open"


def _stays_open(choice: OpenChoice, result: Result) -> bool:
    """Whether a choice is still open, though the option was not rejected for what else is told."""
    if not isinstance(result, Ruling) or Action.REJECT_OPTION in codes(result):
        return False
    return choice in result.choices


def _sent_back(choice: OpenChoice, option: Option) -> tuple[tuple[str, Any], ...]:
    if option in ANSWERS:
        return (ANSWERS[option],)
    if option is Option.WITHDRAW_OR_KEEP:
        return ((choice.fact, True), (choice.fact, False))
    words = VOCABULARY[choice.fact].kind or ()
    return tuple((choice.fact, word) for word in words if word.value == option.value)


def unknown_is_not_absent(ruling: Ruling) -> Complaints:
    """A conditional fact: unknown is as absent, and neither is assumed."""
    for key in CONDITIONAL:
        if key in ruling.assumed:
            yield f"{key} is assumed"
        absent = rule(ruling.case.without(key))
        unknown = rule(ruling.case.answered(key, UNKNOWN))
        if orders_of(absent) != orders_of(unknown):
            yield f"{key}: unknown is not as absent"
        for result in (absent, unknown):
            if not isinstance(result, Ruling) and result.fact.key in CONDITIONAL:
                yield f"{result.fact.key} is asked"
