"""The steps of a ruling as a checklist for the Director."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.clauses import kebab
from bot.wording.context import UNKNOWN, Table, told
from bot.wording.fixed import SECOND_TRICK, one_each, two_short
from bot.wording.variants import variant
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action
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
        context = table.context_of(step.by)
        if again:
            context = {**context, **table.trick(SECOND_TRICK)}
        if step.code in REMOVING and one_each(ruling):  # the number told is the other trick's
            context = {**context, "trick": UNKNOWN}
        if step.code is Action.ESTABLISH_TRICK and two_short(ruling):
            context = {**context, "trickTwo": table.trick(SECOND_TRICK)["trick"]}
        if step.code is Action.CARD_STANDS:
            context = {**context, **table.card(told(ruling.case, "designated"))}
        ending = "-second" if again else variant(step.code, ruling)
        yield step, f"step-{kebab(step.code)}{ending}", context
