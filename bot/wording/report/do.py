"""What is done and said, in order; *play on* is last, and only where play goes on."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.clauses import kebab
from bot.wording.conditions import all_of, ordered, unless
from bot.wording.context import Table, told_word
from bot.wording.onward import onward_id
from bot.wording.report.choices import choice_instructions, goes_on_after
from bot.wording.report.holding import holding, stays_open
from bot.wording.report.models import Instruction
from bot.wording.report.steps import step_instructions
from bot.wording.variants import ended
from rules import Ruling
from rules.effects import Action
from rules.vocabulary.play import Phase

SHOWN_BY_STEP = {"68": Action.RULE_ON_CLAIM}
LEADS = ("53", "54", "55", "56")
DECLARER_LEADS = ("declarer_hand", "dummy")
REFUSED = all_of(
    ordered(Action.RETRACT_LEAD), unless(ordered(Action.LEAD_FROM_CORRECT_HAND)), unless(ended)
)
WAITS = frozenset({Action.RULE_ON_CLAIM, Action.ESCALATE})


def instructions(ruling: Ruling, table: Table, *, playing: bool) -> tuple[Instruction, ...]:
    """Everything to do, from the cards on the table to *play on*."""
    return (
        *step_instructions(ruling, table, playing=playing),
        *choice_instructions(ruling, table),
        *holding(ruling, table),
        *_lead_now(ruling, table),
        *_decisions(ruling, table),
        *_onward(ruling, table),
        *_play_on(ruling, table),
    )


def _lead_now(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    """From which hand the lead comes after a defender's lead is refused."""
    own = told_word(ruling.case, "turn_was") in DECLARER_LEADS
    if own and REFUSED(ruling) and not ruling.choices:
        yield Instruction(table.words.text("do-lead-from-correct-hand", table.context))


def _decisions(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    """A point that the Laws leave open, a claim, and a score in the place of the board."""
    words = table.words
    if ordered(Action.ESCALATE)(ruling):
        options = tuple(
            words.text(f"view-{kebab(one.branch)}-{kebab(one.view)}") for one in ruling.views
        )
        yield Instruction(words.text("do-escalate"), options)
    if ordered(Action.RULE_ON_CLAIM)(ruling):
        yield Instruction(words.text("do-rule-on-claim", table.context))
    if ordered(Action.AWARD_ADJUSTED_SCORE)(ruling) and not (_goes_on(ruling) or _dead(ruling)):
        late = "now" if ended(ruling) else "later"
        yield Instruction(words.text(f"do-award-{late}", table.context))


def _dead(ruling: Ruling) -> bool:
    """Whether the deal is not played on."""
    return any(
        one.code is Action.AWARD_ADJUSTED_SCORE and one.citation.startswith("13")
        for one in ruling.steps
    )


def _onward(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    """What to do now where another Law rules, and which one; of several on a lead the last."""
    leads = [law for law in ruling.onward if law in LEADS]
    shown: list[str] = []
    for law in ruling.onward:
        by_step = SHOWN_BY_STEP.get(law)
        if law in leads[:-1] or (by_step is not None and ordered(by_step)(ruling)):
            continue
        message = onward_id(law, ruling, table.words).replace("onward-", "do-onward-", 1)
        if not table.words.has(message):
            message = "do-onward-other"
        given = {**table.context, "laws": _law(law, table), "over": _over(ruling)}
        text = table.words.text(message, given)
        if text not in shown:
            shown.append(text)
            yield Instruction(text)


def _law(law: str, table: Table) -> str:
    return table.words.text("clause-ref", {"clause": law})


def _over(ruling: Ruling) -> str:
    return "yes" if ended(ruling) else "no"


def _goes_on(ruling: Ruling) -> bool:
    """Whether play goes on when everything has been done."""
    if ordered(Action.PLAY_CONTINUES)(ruling):
        return True
    waits = {one.code for one in ruling.steps} & WAITS
    playing = ruling.case.answers.get("phase", Phase.PLAY) is Phase.PLAY
    simple = bool(ruling.choices) and all(goes_on_after(one) for one in ruling.choices)
    return playing and simple and not (waits or ruling.onward or _dead(ruling))


def _play_on(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    if _goes_on(ruling):
        award = ordered(Action.AWARD_ADJUSTED_SCORE)(ruling)
        ending = "-award" if award else "-call" if stays_open(ruling) else ""
        yield Instruction(table.words.text(f"do-play-on{ending}"))
