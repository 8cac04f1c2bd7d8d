"""What a ruling amounts to: the questions by which its words are chosen."""

from __future__ import annotations

from bot.wording.conditions import Holds, all_of, ordered, put_by, told_as
from bot.wording.fixed import by_revoke
from rules import Ruling
from rules.effects import Action, Who, Withdrawal

_A = Action


def leads_to(*laws: str) -> Holds:
    """Whether the ruling leads on to one of these Laws."""
    return lambda ruling: not set(laws).isdisjoint(ruling.onward)


def leaves_penalty_card(ruling: Ruling) -> bool:
    """Whether a penalty card lies on the table after the ruling."""
    return bool(ruling.penalty_cards)


def tricks_open(ruling: Ruling) -> bool:
    """Whether tricks may move, and nobody knows yet how many."""
    return ruling.transfer is not None and not ruling.transfer.settled


def tricks_move(ruling: Ruling) -> bool:
    """Whether a known number of tricks moves."""
    return ruling.transfer is not None and bool(ruling.transfer.tricks)


def no_trick_moves(ruling: Ruling) -> bool:
    """Whether tricks were in question, and none moves."""
    return ruling.transfer is not None and ruling.transfer.tricks == 0


def own_card_too(ruling: Ruling) -> bool:
    """Whether the player on lead has a penalty card too."""
    return any(one.owner is Who.OFFENDER_PARTNER for one in ruling.penalty_cards)


def goes_back_in_trick(ruling: Ruling) -> bool:
    """Whether cards wrongly played round a proper lead may be taken back."""
    return Withdrawal.ALL_ERRONEOUS_THIS_TRICK in ruling.withdraw


def only_listed(ruling: Ruling) -> bool:
    """Whether nothing is ordered but what comes after play or goes without saying."""
    return {step.code for step in ruling.steps} <= UNSPOKEN


def asks_about_lead(who: Who) -> Holds:
    """Whether somebody is asked whether a lead is accepted."""
    return lambda ruling: any(
        one.fact == "lead_accepted" and one.who is who for one in ruling.choices
    )


def leads_on(ruling: Ruling) -> bool:
    """Whether another Law rules next."""
    return bool(ruling.onward)


def transfer_in_question(ruling: Ruling) -> bool:
    """Whether tricks are in question at all."""
    return ruling.transfer is not None


UNSPOKEN = frozenset(
    {
        _A.STOP_PLAY, _A.PLAY_CONTINUES, _A.TRANSFER_AT_END, _A.ASSESS_EQUITY_AT_END,
        _A.AWARD_ADJUSTED_SCORE, _A.RULE_ON_CLAIM,
    }
)  # fmt: skip
THIS_TRICK = all_of(put_by("declarer_option"), ordered(_A.CARD_TO_PENALTY, _A.SUPPLY_LEGAL_CARD))
CHOOSES_A_CARD = told_as(
    "declarer_option", "HIGHEST", "LOWEST", "REQUIRE_OTHER_SUIT", "FORBID_OTHER_SUIT"
)
COMPLETED = ordered(_A.FACE_AND_PLACE_SUIT_CARD, _A.FACE_AND_PLACE_ANY_CARD)
KEPT_ONE = ordered(_A.LEAVE_FACED_CARD, _A.LEAVE_HIGHEST_LEGAL)
REVOKED = all_of(transfer_in_question, by_revoke)
