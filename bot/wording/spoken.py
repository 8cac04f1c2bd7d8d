"""What is read aloud: two to six short sentences, in the order of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.wording.choices import put_ids
from bot.wording.clauses import kebab
from bot.wording.context import Table
from bot.wording.fixed import (
    established_id,
    held_context,
    info_id,
    ownership_id,
    penalty_context,
    penalty_id,
    pending_id,
    seated,
    several,
    transfer_context,
    transfer_id,
    withdraw_id,
)
from bot.wording.onward import onward_id
from bot.wording.steps import step_messages
from bot.wording.variants import ended, variant
from bot.wording.weights import ALWAYS, LAST, SAID_BY, WEIGHTS
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action
from rules.vocabulary.play import Irregularity

MOST = 6
FEWEST = 2
SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zæøåąćęłńóśźż])")

LEADS = frozenset({"53", "54", "55", "56", "57"})
"""Laws on leads and plays out of turn: whoever decides, nobody plays meanwhile."""

COSTS = ("62", "63", "64")
"""Laws on what is done about a revoke."""

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

COMES_BACK = frozenset(
    {Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END, Action.AWARD_ADJUSTED_SCORE}
)
"""Steps for which the Director comes back after play."""


class Line(NamedTuple):
    """A sentence to say, and how much it weighs."""

    text: str
    weight: int


def say_lines(ruling: Ruling, table: Table) -> tuple[str, ...]:
    """The sentences to read aloud."""
    silent = _said_elsewhere(ruling)
    lines = [
        *_cards(ruling, table, silent),
        *_holds(ruling, table, silent),
        *_ending(ruling, table, silent),
    ]
    said = tuple(line.text for line in heaviest(once(lines)))
    return said if len(said) >= FEWEST else (*said, table.words.text("say-ask-if-unclear"))


def once(lines: Sequence[Line]) -> Sequence[Line]:
    """Each sentence once, in its last place: what two cards have in common follows both."""
    last = {line.text: place for place, line in enumerate(lines)}
    return [line for place, line in enumerate(lines) if last[line.text] == place]


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


def _said_elsewhere(ruling: Ruling) -> frozenset[str]:
    """The ids of what a choice, a penalty card or another step already says."""
    codes = [step.code for step in ruling.steps]
    present = {
        *(f"step-{kebab(code)}" for code in codes), *(_worded(code, ruling) for code in codes),
        *put_ids(ruling.choices),
    }  # fmt: skip
    if ruling.penalty_cards:
        present.add("penalty-cards")
    return frozenset(said for one in present for said in SAID_BY.get(one, ()))


def _cards(ruling: Ruling, table: Table, silent: frozenset[str]) -> Iterator[Line]:
    """The steps at the table; what a choice or a penalty card says again is left to it."""
    if (established := established_id(ruling)) is not None:
        yield from spoken(table, established, table.context)
    for step, message, context in step_messages(ruling, table):
        if step.code not in ENDING and f"step-{kebab(step.code)}" not in silent:
            yield from spoken(table, message, context)


def _holds(ruling: Ruling, table: Table, silent: frozenset[str]) -> Iterator[Line]:
    """What holds from now on: the winner, penalty cards, restrictions, choices."""
    if ruling.ownership is not None:
        yield from spoken(table, ownership_id(ruling), table.context)
    yield from _lying(ruling, table, silent)
    held = (
        *(f"restriction-{kebab(one)}" for one in ruling.restrictions),
        *(withdraw_id(one, ruling) for one in ruling.withdraw),
    )
    for message in held:
        if message not in silent:
            context = {**held_context(ruling, table), **seated(table)}
            yield from spoken(table, message, context)
    yield from _informs(ruling, table)
    for choice, message in zip(ruling.choices, put_ids(ruling.choices), strict=True):
        if message not in silent:
            yield from spoken(table, message, table.context_of(choice.who))


def _lying(ruling: Ruling, table: Table, silent: frozenset[str]) -> Iterator[Line]:
    """Penalty cards: several of one player in one sentence, and those that wait for a choice."""
    owners = several(ruling)
    for owner in owners if "penalty-several" not in silent else ():
        yield from spoken(
            table, "penalty-several", {**held_context(ruling, table), **table.owner(owner)}
        )
    for one in ruling.penalty_cards:
        if one.owner not in owners:
            yield from spoken(table, penalty_id(one, ruling), penalty_context(one, table))
    for one in ruling.pending_cards:
        yield from spoken(table, pending_id(one), penalty_context(one, table))


def _informs(ruling: Ruling, table: Table) -> Iterator[Line]:
    """Who may use a card that was taken back: of that there is nothing else to say."""
    if ruling.case.irregularity is Irregularity.RETRACTION:
        for one in ruling.information:
            yield from spoken(table, info_id(one, ruling), table.context)


def _ending(ruling: Ruling, table: Table, silent: frozenset[str]) -> Iterator[Line]:
    """What comes after the cards: a decision still to make, the tricks, the score, play."""
    codes = {step.code for step in ruling.steps}
    for code in (Action.RULE_ON_CLAIM, Action.ESCALATE):
        if code in codes:
            yield from spoken(table, _worded(code, ruling), table.context)
    for law in _onward(ruling, table):
        if law not in silent:
            yield from spoken(table, law, table.context)
    if ended(ruling):
        yield from _after_play(ruling, table, codes)
    else:
        yield from _in_play(ruling, table, codes)


def _onward(ruling: Ruling, table: Table) -> Iterator[str]:
    """The messages of the Laws to turn to.

    One is enough where several deal with a lead, none after the last trick; and of a revoke it is
    said that there may be one, not what it may cost.
    """
    leads = [law for law in ruling.onward if law in LEADS]
    silent = {*(leads if ended(ruling) else leads[:-1]), *(COSTS if "61" in ruling.onward else ())}
    for law in ruling.onward:
        if law not in silent:
            yield onward_id(law, ruling, table.words)


def _worded(step: Action, ruling: Ruling) -> str:
    """The message of a step in the wording that it has for this case."""
    return f"step-{kebab(step)}{variant(step, ruling)}"


def _in_play(ruling: Ruling, table: Table, codes: set[Action]) -> Iterator[Line]:
    """No number of tricks is spoken here."""
    if Action.TRANSFER_AT_END in codes and ruling.transfer is not None:
        open_id = transfer_id(ruling, ruling.transfer, still_open=True)
        context = transfer_context(ruling, ruling.transfer, table)
        yield from spoken(table, open_id, context)
    if Action.AWARD_ADJUSTED_SCORE in codes:
        yield from spoken(table, _worded(Action.AWARD_ADJUSTED_SCORE, ruling), table.context)
    elif Action.ASSESS_EQUITY_AT_END in codes:
        yield from spoken(table, _worded(Action.ASSESS_EQUITY_AT_END, ruling), table.context)
    if Action.PLAY_CONTINUES in codes:
        lines = list(spoken(table, _worded(Action.PLAY_CONTINUES, ruling), table.context))
        if codes & COMES_BACK:  # why play goes on may come first, as it stands
            lines[-1] = Line(table.words.text("say-play-on-and-call"), LAST)
        yield from lines


def _after_play(ruling: Ruling, table: Table, codes: set[Action]) -> Iterator[Line]:
    """The number may be spoken now."""
    if ruling.transfer is not None and ruling.transfer.tricks is not None:
        context = transfer_context(ruling, ruling.transfer, table)
        yield from spoken(table, "transfer-settled", context)
    if Action.AWARD_ADJUSTED_SCORE in codes:
        yield from spoken(table, _worded(Action.AWARD_ADJUSTED_SCORE, ruling), table.context)
    elif Action.ASSESS_EQUITY_AT_END in codes:
        yield from spoken(table, _worded(Action.ASSESS_EQUITY_AT_END, ruling), table.context)
    yield Line(table.words.text("say-play-is-over"), 0)
