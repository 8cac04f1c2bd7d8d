"""Complaints about what is ordered: steps, clauses, tricks, seats and the order of telling."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rules import Ruling, index, rule
from rules.case import told
from rules.effects import Action, Who
from rules.rule import orders_of
from rules.vocabulary.play import Irregularity, Phase
from rules.vocabulary.revoke import Event
from tests.rules.complaints.reading import (
    BEFORE_A_LEAD,
    Complaints,
    codes,
    is_over,
    listed,
)

_A, _I = Action, Irregularity
AT_THE_TABLE = frozenset(
    {
        _A.SUPPLY_LEGAL_CARD, _A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD, _A.CORRECT_REVOKE,
        _A.CARD_TO_PENALTY, _A.MUST_PLAY_PENALTY_CARD, _A.PICK_UP_PENALTY_CARDS,
        _A.PENALTY_CARD_STAYS, _A.RETRACT_LEAD, _A.LEAD_FROM_CORRECT_HAND, _A.DUMMY_SPREADS,
        _A.DECLARER_BECOMES_DUMMY, _A.SECOND_CARD_FROM_DECLARER, _A.DESIGNATE_CARD,
        _A.PICK_UP_OTHERS, _A.CARD_RETURNS_TO_HAND, _A.REJECT_OPTION, _A.OFFERED_CARD_LEGAL,
        _A.OFFERED_CARD_ILLEGAL, _A.STOP_PLAY, _A.PLAY_CONTINUES, _A.PLAY_ON_RESERVE_RIGHTS,
    }
)  # fmt: skip
"""Steps that somebody takes with cards while play goes on."""
LED = (_I.LEAD_OUT_OF_TURN, _I.OPENING_LEAD_OUT_OF_TURN)
LEADS = (*LED, _I.SIMULTANEOUS_TWO_PLAYERS)
"""Where the auction is over, it may be the opening lead that two players made."""
NOBODYS_SEAT = (
    Who.DIRECTOR, Who.ALL, Who.EITHER_DEFENDER, Who.EVERY_NOS_PLAYER, Who.NEXT_IN_TURN,
    Who.WRONG_DEFENDER,
)  # fmt: skip
"""Those who are not one player, or not one that two seats give in each edition."""


def steps_after_play(ruling: Ruling) -> Complaints:
    """After play nobody takes, returns or plays a card of a trick.

    A revoke that no agreed claim has established and a trick that lacks a card are put right.
    """
    if not is_over(ruling.case) or _A.CORRECT_REVOKE in codes(ruling):
        return
    for one in ruling.steps:
        if one.code in AT_THE_TABLE and not one.citation.startswith("67"):
            yield f"{one.code} after play"


def plays_in_the_auction(ruling: Ruling) -> Complaints:
    """Before a lead nothing is played on; a defender's card may lie there (49 in 2017)."""
    phase = told(ruling.case, "phase")
    if (phase is Phase.AUCTION or "24" in ruling.onward) and listed(ruling):
        yield "a penalty card in the auction"
    leads = ruling.case.irregularity in (LEADS if phase is Phase.AUCTION_OVER else LED)
    if phase not in BEFORE_A_LEAD or leads:
        return
    allowed = {_A.CARD_TO_PENALTY} if phase is Phase.AUCTION_OVER else set[Action]()
    if ruling.case.irregularity is Irregularity.CARD_COUNT:
        allowed |= {_A.PLAY_CONTINUES, _A.STOP_PLAY}
    for one in (set(codes(ruling)) & AT_THE_TABLE) - allowed:
        yield f"{one} in the auction"
    if ruling.choices or ruling.withdraw:
        yield "a choice or a withdrawal in the auction"


def citations_of_no_edition(ruling: Ruling) -> Complaints:
    """What is cited stands in the edition."""
    known = index.addresses(ruling.case.edition.value)
    cited = {*ruling.citations, *(one.citation for one in ruling.steps)}
    cited |= {one.citation for one in (*ruling.choices, *ruling.penalty_cards)}
    for one in cited - known.keys():
        if not one.isdigit():
            yield f"{one} is not in {ruling.case.edition}"


def without_a_seat(ruling: Ruling) -> Complaints:
    """Where both seats are told, everybody who acts, chooses or owns a card has one."""
    table = ruling.case.table
    if table.declarer is None or table.offender is None or ruling.role is None:
        return
    if table.offender_role is not ruling.role:
        return
    used = {*(one.by for one in ruling.steps), *(one.who for one in ruling.choices)}
    used |= {one.owner for one in listed(ruling)}
    for who in used - set(NOBODYS_SEAT) - set(ruling.seats) - {None}:
        yield f"{who} has no seat"
    for one in listed(ruling):
        seat = ruling.seats.get(one.owner)
        if seat in (table.declarer, table.declarer.partner):
            yield f"a penalty card lies before {seat}"


def another_order_of_telling(ruling: Ruling) -> Complaints:
    """The same facts in another order: the same ruling."""
    items = list(ruling.case.answers.items())
    Random(len(items)).shuffle(items)
    other = rule(replace(ruling.case, answers=dict(items)))
    if orders_of(other) != orders_of(ruling):
        yield "another order of telling"
    elif isinstance(other, Ruling) and (
        set(other.relied_on) != set(ruling.relied_on) or set(other.assumed) != set(ruling.assumed)
    ):
        yield "another order of telling relies on other facts"


ESTABLISHED_BY = {Event.PLAYED_ON: "63A1", Event.DESIGNATED: "63A2", Event.CLAIMED: "63A3"}


def establishment_not_cited(ruling: Ruling) -> Complaints:
    """An established revoke cites what established it, and nothing else (spec 4.14)."""
    case = ruling.case
    cited = [one for one in ruling.citations if one.startswith("63A")]
    if len(cited) > 1:
        yield "a revoke is established twice"
    by = ESTABLISHED_BY.get(told(case, "establish_event"))
    special = told(case, "misinformed_turn") or told(case, "both_revoked_same_trick")
    twelfth = told(case, "trick_no") in (12, 13)
    ruled = case.irregularity is Irregularity.REVOKE and ruling.transfer is not None
    if by and ruled and not special and not twelfth and cited != [by]:
        yield f"{by} is not cited"


OPPOSITES = (
    (_A.LEAD_STANDS, _A.RETRACT_LEAD), (_A.NOT_PENALTY_CARD, _A.CARD_TO_PENALTY),
    (_A.NO_RECTIFICATION, _A.CARD_TO_PENALTY), (_A.NO_RECTIFICATION, _A.TRANSFER_AT_END),
    (_A.PENALTY_CARD_STAYS, _A.PICK_UP_PENALTY_CARDS), (_A.ALLOW_INSPECTION, _A.REFUSE_INSPECTION),
    (_A.ANSWER_ENQUIRY, _A.REFUSE_ENQUIRY), (_A.OFFERED_CARD_LEGAL, _A.OFFERED_CARD_ILLEGAL),
    (_A.OFFERED_CARD_LEGAL, _A.MUST_PLAY_PENALTY_CARD), (_A.ESCALATE, _A.PLAY_CONTINUES),
    (_A.DUMMY_SPREADS, _A.DECLARER_BECOMES_DUMMY), (_A.RULE_ON_CLAIM, _A.PLAY_CONTINUES),
    (_A.CANCEL_RESULT, _A.PLAY_CONTINUES), (_A.RESTORE_DEAL, _A.CANCEL_RESULT),
    (_A.LEAD_STANDS, _A.LEAD_FROM_CORRECT_HAND), (_A.CARD_STANDS, _A.WITHDRAW_CARD),
)  # fmt: skip
"""Two steps that cannot both be ordered."""


def opposites(ruling: Ruling) -> Complaints:
    """Nothing is ordered together with its opposite; at a turn there may be two new cards."""
    if ruling.case.irregularity is Irregularity.PENALTY_CARD_PENDING:
        return
    done = set(codes(ruling))
    for one, other in OPPOSITES:
        if {one, other} <= done:
            yield f"{one} together with {other}"


def neither_stops_nor_goes_on(ruling: Ruling) -> Complaints:
    """In the play: stop first; go on where nothing is open, disputed, claimed or still to rule."""
    done = codes(ruling)
    if told(ruling.case, "phase") not in (None, Phase.PLAY) or not done:
        return
    if done[0] is not _A.STOP_PLAY:
        yield "play is not stopped first"
    waits = ruling.choices or ruling.escalate or ruling.onward
    over = {_A.RULE_ON_CLAIM, _A.AWARD_ADJUSTED_SCORE, _A.CANCEL_RESULT} & set(done)
    if not waits and not over and _A.PLAY_CONTINUES not in done:
        yield "play does not go on"


def transfer_to_the_wrong_side(ruling: Ruling) -> Complaints:
    """Tricks go to the other side, only under a clause of Law 64, and not beside no number."""
    moved = ruling.transfer
    if moved is None or ruling.role is None:
        return
    if moved.to is not None and moved.to is not ruling.role.side.other:
        yield "tricks go to the offending side"
    if moved.at_most == 0 and _A.TRANSFER_AT_END in codes(ruling):
        yield "a transfer of nothing"
    if moved.tricks is not None and moved.tricks > moved.at_most:
        yield "more tricks than at most"
