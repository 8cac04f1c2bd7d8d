"""Which steps of a ruling are things to do, and which message says each.

One act is one step: what another step, a choice or a penalty card says already is left to it, and
what the verdict has decided needs no step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.wording.clauses import kebab
from bot.wording.conditions import (
    Holds,
    all_of,
    always,
    any_of,
    happened,
    ordered,
    put_by,
    told_as,
    unless,
)
from bot.wording.context import Table
from bot.wording.report.models import Instruction
from bot.wording.report.state import KEPT_ONE, REVOKED, leaves_penalty_card
from bot.wording.steps import step_messages
from bot.wording.variants import shown_card_stays
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action
from rules.playing import LOOKED_AT, is_over
from rules.vocabulary.play import Irregularity

_A = Action
FOUND = told_as("missing_card_place", "elsewhere", "previous_board_or_table", "other_hand")
CHECKED = frozenset({_A.COUNT_FACE_DOWN})
"""Its words hold the look at the played cards as well."""
STAYS = ordered(_A.CARD_TO_PENALTY)
SILENT: Mapping[Action, Holds] = {
    **dict.fromkeys(
        (
            _A.STOP_PLAY, _A.PLAY_CONTINUES, _A.TRANSFER_AT_END, _A.ASSESS_EQUITY_AT_END,
            _A.AWARD_ADJUSTED_SCORE, _A.NO_RECTIFICATION, _A.CARD_STANDS, _A.LEAD_STANDS,
            _A.OFFERED_CARD_LEGAL, _A.OFFERED_CARD_ILLEGAL,
            _A.ESTABLISH_TRICK, _A.CANCEL_RESULT, _A.RULE_ON_CLAIM, _A.ESCALATE, _A.REJECT_OPTION,
        ),
        always,
    ),
    _A.PLAY_ON_RESERVE_RIGHTS: unless(
        all_of(happened(Irregularity.DUMMY_WRONG_CARD), any_of(ordered(_A.WITHDRAW_CARD), REVOKED))
    ),
    _A.SUBSTITUTE_LEGAL_CARD: ordered(_A.CORRECT_REVOKE, _A.WITHDRAW_CARD),
    _A.WITHDRAW_CARD: ordered(_A.CORRECT_REVOKE),
    _A.CARD_RETURNS_TO_HAND: any_of(
        ordered(_A.CORRECT_REVOKE, _A.PICK_UP_OTHERS, _A.SUPPLY_LEGAL_CARD, _A.SEARCH_CARD),
        put_by("designated"),
    ),
    _A.PICK_UP_OTHERS: put_by("designated"),
    _A.NOT_PENALTY_CARD: ordered(_A.CARD_RETURNS_TO_HAND, _A.RULE_ON_CLAIM),
    _A.PICK_UP_PENALTY_CARDS: ordered(_A.MUST_PLAY_PENALTY_CARD),
    _A.DESIGNATE_CARD: always,
    _A.CARD_TO_PENALTY: any_of(
        leaves_penalty_card, ordered(_A.PICK_UP_PENALTY_CARDS), put_by("designated")
    ),
    _A.PENALTY_CARD_STAYS: leaves_penalty_card,
    _A.RETRACT_LEAD: all_of(
        unless(ordered(_A.CORRECT_REVOKE)),
        any_of(
            leaves_penalty_card, ordered(_A.PICK_UP_PENALTY_CARDS, _A.LEAD_FROM_CORRECT_HAND)
        ),
    ),
    _A.SUPPLY_LEGAL_CARD: put_by("declarer_option"),
    _A.RETURN_EXTRA_CARDS: KEPT_ONE,
    _A.SECOND_CARD_FROM_DECLARER: ordered(_A.DUMMY_SPREADS),
    _A.MUST_PLAY_PENALTY_CARD: all_of(
        happened(Irregularity.PENALTY_CARD_PENDING),
        unless(ordered(_A.PICK_UP_PENALTY_CARDS, _A.PENALTY_CARD_STAYS, _A.CARD_TO_PENALTY)),
    ),
    _A.SEARCH_CARD: ordered(_A.RECONSTRUCT_DEAL),
    _A.INSPECT_PLAYED_PRIVATELY: KEPT_ONE,
}  # fmt: skip
"""When a step is not shown."""


def step_instructions(ruling: Ruling, table: Table, *, playing: bool) -> Iterator[Instruction]:
    """The steps that are things to do, in table order, each once.

    A Director who plays reads first that somebody else looks at hidden cards.
    """
    said: list[str] = []
    others_eyes = playing and not is_over(ruling.case)
    for step, message, context in step_messages(ruling, table):
        if others_eyes and step.code in LOOKED_AT | CHECKED:
            others_eyes = False
            yield Instruction(table.words.text("playing-step"))
        silent = SILENT.get(step.code)
        if silent is not None and silent(ruling):
            continue
        text = table.words.text(
            _do_id(message, step.code, ruling, table), _with_card(context, ruling, step.code)
        )
        if text not in said:
            said.append(text)
            yield Instruction(text)


def _do_id(message: str, code: Action, ruling: Ruling, table: Table) -> str:
    """The message of a step in its wording for the case, else the plain one."""
    if code is _A.SEARCH_CARD and FOUND(ruling):
        return "do-search-card-found"
    narrow = message.replace("step-", "do-", 1)
    return narrow if table.words.has(narrow) else f"do-{kebab(code)}"


def _with_card(context: Context, ruling: Ruling, code: Action) -> Context:
    """What a step needs besides: whether the card it speaks of stays as a penalty card."""
    revoke = code is _A.CORRECT_REVOKE
    stays = STAYS(ruling) if revoke else shown_card_stays(ruling)
    return {**context, "penalty": "yes" if stays else "no"}
