"""What is read aloud: two to six short sentences, in the order of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.wording.clauses import kebab
from bot.wording.context import Table
from bot.wording.fixed import (
    ownership_id,
    penalty_context,
    penalty_id,
    several,
    transfer_context,
    transfer_id,
)
from bot.wording.steps import step_messages
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action
from rules.ruling import OpenChoice
from rules.vocabulary.play import Irregularity, Phase

MOST = 6
FEWEST = 2
SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zæøåąćęłńóśźż])")
CHOICES = {
    "declarer_option": "choice-put-declarer",
    "nos_changed": "choice-put-lho",
    "designated": "choice-put-offender",
}

ALWAYS = 9
LAST = 10
"""What the table must hear whatever else is left out."""

WEIGHTS: dict[str, tuple[int, ...]] = {
    "step-stop-play": (0, 0),
    "step-count-face-down": (1, 1),
    "step-establish-trick": (5, 6),
    "step-establish-trick-two": (5, 6),
    "step-establish-trick-even": (LAST,),
    "step-supply-legal-card": (3, ALWAYS),
    "step-inspect-played-privately": (5, 2),
    "step-leave-highest-legal": (4, ALWAYS),
    "step-return-extra-cards": (ALWAYS, 4),
    "step-return-extra-cards-exposed": (ALWAYS, 4),
    "step-designate-card": (6, ALWAYS),
    "step-card-to-penalty": (7,),
    "step-file-played-card": (7, ALWAYS),
    "step-correct-revoke": (7, ALWAYS),
    "step-assess-equity-at-end": (3,),
    "step-play-continues": (6,),
    "step-rule-on-claim": (LAST,),
    "step-escalate": (LAST, LAST),
    "choice-put-lho": (LAST, 4),
    "penalty-minor": (LAST, ALWAYS),
    "penalty-major": (LAST, ALWAYS),
    "penalty-several": (LAST, 8),
    "ownership-unchanged": (3,),
    "ownership-unchanged-two": (3,),
    "ownership-recomputed": (2, 2),
    "restriction-partner-lead-options": (7,),
}
"""How much each sentence weighs; the lightest are left out when there are more than six."""

ENDING = frozenset(
    {
        Action.PLAY_CONTINUES,
        Action.TRANSFER_AT_END,
        Action.ASSESS_EQUITY_AT_END,
        Action.AWARD_ADJUSTED_SCORE,
        Action.RULE_ON_CLAIM,
        Action.ESCALATE,
    }
)
"""Steps that are spoken after the cards have been dealt with."""


class Line(NamedTuple):
    """A sentence to say, and how much it weighs."""

    text: str
    weight: int


def choice_id(choice: OpenChoice) -> str:
    """The message that puts a choice."""
    return CHOICES[choice.fact]


def say_lines(ruling: Ruling, table: Table) -> tuple[str, ...]:
    """The sentences to read aloud."""
    lines = [*_cards(ruling, table), *_holds(ruling, table), *_ending(ruling, table)]
    return tuple(line.text for line in heaviest(lines))


def heaviest(lines: Sequence[Line]) -> Sequence[Line]:
    """At most six lines in their order; of equally light ones the later goes first."""
    by_weight = sorted(range(len(lines)), key=lambda place: -lines[place].weight)
    kept = by_weight[:MOST]
    heavy = [place for place in kept if lines[place].weight > 0]
    return [lines[place] for place in sorted(heavy if len(heavy) >= FEWEST else kept)]


def spoken(table: Table, message: str, context: Context) -> Iterator[Line]:
    """The sentences of a message, each with its weight; silent steps have none."""
    if not table.words.has(f"{message}.say"):
        return
    weights = WEIGHTS.get(message, ())
    for place, one in enumerate(sentences(table.words.text(f"{message}.say", context))):
        yield Line(one, weights[place] if place < len(weights) else ALWAYS)


def sentences(text: str) -> list[str]:
    """The sentences of a spoken text; "nr. 5" ends none."""
    return SENTENCE_END.split(text)


def ended(ruling: Ruling) -> bool:
    """Whether the last trick has been played."""
    return ruling.case.answers.get("phase") is Phase.PLAY_ENDED


def _cards(ruling: Ruling, table: Table) -> Iterator[Line]:
    """The steps at the table; what a choice or a penalty card says again is left to it."""
    unsaid = ENDING | _said_elsewhere(ruling)
    for step, message, context in step_messages(ruling, table):
        if step.code not in unsaid:
            yield from spoken(table, message, context)


def _said_elsewhere(ruling: Ruling) -> set[Action]:
    """Steps whose words a choice, a penalty card or another step already contains."""
    codes = {step.code for step in ruling.steps}
    chosen = {one.fact for one in ruling.choices}
    unsaid: set[Action] = set()
    if "declarer_option" in chosen:
        unsaid.add(Action.SUPPLY_LEGAL_CARD)
    if "designated" in chosen:
        unsaid |= {Action.PICK_UP_OTHERS, Action.CARD_RETURNS_TO_HAND, Action.CARD_TO_PENALTY}
    if "designated" in chosen or Action.CARD_STANDS in codes:
        unsaid.add(Action.DESIGNATE_CARD)
    if Action.PICK_UP_OTHERS in codes:
        unsaid.add(Action.CARD_RETURNS_TO_HAND)
    if ruling.penalty_cards:
        unsaid.add(Action.CARD_TO_PENALTY)
    return unsaid


def _holds(ruling: Ruling, table: Table) -> Iterator[Line]:
    """What holds from now on: the winner, penalty cards, restrictions, choices."""
    if ruling.ownership is not None:
        yield from spoken(table, ownership_id(ruling), table.context)
    owners = several(ruling)
    for owner in owners:
        yield from spoken(table, "penalty-several", {**table.context, **table.owner(owner)})
    for one in ruling.penalty_cards:
        if one.owner not in owners:
            yield from spoken(table, penalty_id(one), penalty_context(one, table))
    for one in ruling.restrictions:
        yield from spoken(table, f"restriction-{kebab(one)}", table.context)
    for one in ruling.withdraw:
        yield from spoken(table, f"withdraw-{kebab(one)}", table.context)
    for choice in ruling.choices:
        context = {**table.context, **table.acting(choice.who)}
        yield from spoken(table, choice_id(choice), context)


def _ending(ruling: Ruling, table: Table) -> Iterator[Line]:
    """What comes after the cards: a decision still to make, the tricks, the score, play."""
    codes = {step.code for step in ruling.steps}
    for code in (Action.RULE_ON_CLAIM, Action.ESCALATE):
        if code in codes:
            yield from spoken(table, f"step-{kebab(code)}", table.context)
    for law in _onward(ruling, table):
        yield from spoken(table, law, table.context)
    if ended(ruling):
        yield from _after_play(ruling, table, codes)
    else:
        yield from _in_play(ruling, table, codes)


def _onward(ruling: Ruling, table: Table) -> Iterator[str]:
    """The messages of the Laws to turn to; one is enough where several deal with a lead."""
    if ruling.case.irregularity is not Irregularity.CARD_COUNT:
        yield "onward-other"
        return
    for law in ruling.onward:
        yield f"onward-{law}" if table.words.has(f"onward-{law}") else "onward-other"


def _in_play(ruling: Ruling, table: Table, codes: set[Action]) -> Iterator[Line]:
    """No number of tricks is spoken here."""
    if Action.TRANSFER_AT_END in codes and ruling.transfer is not None:
        open_id = transfer_id(ruling, ruling.transfer, still_open=True)
        context = transfer_context(ruling, ruling.transfer, table)
        yield from spoken(table, open_id, context)
    if Action.AWARD_ADJUSTED_SCORE in codes:
        yield from spoken(table, "step-award-adjusted-score", table.context)
    elif Action.ASSESS_EQUITY_AT_END in codes:
        yield from spoken(table, "step-assess-equity-at-end", table.context)
    if Action.PLAY_CONTINUES in codes:
        if codes & {Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END}:
            yield Line(table.words.text("say-play-on-and-call"), LAST)
        else:
            yield from spoken(table, "step-play-continues", table.context)


def _after_play(ruling: Ruling, table: Table, codes: set[Action]) -> Iterator[Line]:
    """The number may be spoken now."""
    if ruling.transfer is not None and ruling.transfer.tricks is not None:
        context = transfer_context(ruling, ruling.transfer, table)
        yield from spoken(table, "transfer-settled", context)
    if Action.AWARD_ADJUSTED_SCORE in codes:
        yield from spoken(table, "step-award-adjusted-score", table.context)
    elif Action.ASSESS_EQUITY_AT_END in codes:
        yield Line(table.words.text("say-assess-now", table.context), ALWAYS)
    yield Line(table.words.text("say-play-is-over"), 0)
