"""The steps of a ruling as a checklist for the Director."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.clauses import kebab
from bot.wording.context import UNKNOWN, Table, told
from bot.wording.fixed import SECOND_TRICK, one_each, two_short
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action, Who
from rules.ruling import Step

PLACING = (Action.FACE_AND_PLACE_SUIT_CARD, Action.FACE_AND_PLACE_ANY_CARD)
REMOVING = (Action.LEAVE_FACED_CARD, Action.LEAVE_HIGHEST_LEGAL)


def step_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """One line a step, in table order."""
    for _, message, context in step_messages(ruling, table):
        yield table.words.text(message, context)


def step_messages(ruling: Ruling, table: Table) -> Iterator[tuple[Step, str, Context]]:
    """Each step with the id of its message and what the message needs."""
    placed = 0
    for step in ruling.steps:
        placed += step.code in PLACING
        again = step.code in PLACING and placed > 1
        context: Context = {**table.context, **table.acting(step.by)}
        if again:
            context = {**context, **table.trick(SECOND_TRICK)}
        if step.code in REMOVING and one_each(ruling):  # the number told is the other trick's
            context = {**context, "trick": UNKNOWN}
        if step.code is Action.ESTABLISH_TRICK and two_short(ruling):
            context = {**context, "trickTwo": table.trick(SECOND_TRICK)["trick"]}
        if step.code is Action.CARD_STANDS:
            context = {**context, **table.card(told(ruling.case, "designated"))}
        yield step, f"step-{kebab(step.code)}{_variant(step, ruling, again=again)}", context


def _variant(step: Step, ruling: Ruling, *, again: bool) -> str:
    """The end of the id where a step has another wording for this case."""
    match step.code:
        case Action.FACE_AND_PLACE_SUIT_CARD | Action.FACE_AND_PLACE_ANY_CARD if again:
            return "-second"
        case Action.ESTABLISH_TRICK if two_short(ruling):
            return "-two"
        case Action.ESTABLISH_TRICK if one_each(ruling):
            return "-even"
        case Action.RETURN_EXTRA_CARDS if shown_card_stays(ruling):
            return "-exposed"
        case Action.CARD_RETURNS_TO_HAND if ruling.relied_on.get("visible_count") == 0:
            return "-unseen"
        case _:
            return ""


def shown_card_stays(ruling: Ruling) -> bool:
    """Whether an extra card becomes a penalty card on its way back."""
    shown = ruling.relied_on.get("extra_card_exposed") is True
    return shown and any(one.owner is Who.OFFENDER for one in ruling.penalty_cards)
