"""From the effects that the clauses ordered to one ruling, in table order."""

from __future__ import annotations

from collections.abc import Sequence

from rules import parts
from rules.case import Case
from rules.derive.lying import as_they_lay
from rules.derive.played import offending_role
from rules.editions import Edition, address_in
from rules.effects import (
    Action,
    Choose,
    Information,
    Onward,
    Ownership,
    PenaltyCard,
    Restriction,
    View,
    Who,
    Withdrawal,
)
from rules.engine import Effects, Entry, Facts, Ordered, lies_in
from rules.facts import Absent, Source
from rules.laws.law_50 import standing
from rules.ruling import PendingPenaltyCard, Ruling, Step
from rules.table import Role
from rules.vocabulary import VOCABULARY
from rules.vocabulary.exposed import DECLARER_OPTION, DESIGNATED
from rules.vocabulary.leads import LEAD_ACCEPTED
from rules.vocabulary.penalty import CHOSEN_PENALTY_CARD, DECLARER_SUIT, PENALTY_PLAY_ACCEPTED
from rules.vocabulary.play import PHASE, Phase

END_OF_PLAY = (Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END)
AWARDED_AT_END = ("50E3", "43B3", "45F", "64C1", "64C2(a)", "64C2(b)", "72C")
"""Clauses under which the score is adjusted when the play is over."""
LEAD_OPTION = ("50D2", "51B")
DECIDES_ON_CARDS = frozenset(
    {
        LEAD_ACCEPTED.key, DESIGNATED.key, DECLARER_OPTION.key, DECLARER_SUIT.key,
        CHOSEN_PENALTY_CARD.key, PENALTY_PLAY_ACCEPTED.key,
    }
)  # fmt: skip
"""Choices that may take a penalty card off the table, or leave it there."""
SUSPENDED = frozenset({Action.ESCALATE, Action.RULE_ON_CLAIM})
"""Steps after which nobody knows yet whether play goes on."""
VOLUNTEERED = frozenset({Absent.OPEN, Absent.CONDITIONAL})
LATE = (*END_OF_PLAY, Action.AWARD_ADJUSTED_SCORE)
AT_THE_TABLE = frozenset(
    {
        Action.CARD_RETURNS_TO_HAND,
        Action.CARD_TO_PENALTY,
        Action.DECLARER_BECOMES_DUMMY,
        Action.DESIGNATE_CARD,
        Action.DUMMY_SPREADS,
        Action.LEAD_FROM_CORRECT_HAND,
        Action.MUST_PLAY_PENALTY_CARD,
        Action.PENALTY_CARD_STAYS,
        Action.PICK_UP_OTHERS,
        Action.PICK_UP_PENALTY_CARDS,
        Action.REJECT_OPTION,
        Action.RETRACT_LEAD,
        Action.SECOND_CARD_FROM_DECLARER,
        Action.SUBSTITUTE_LEGAL_CARD,
        Action.SUPPLY_LEGAL_CARD,
        Action.WITHDRAW_CARD,
    }
)
"""What is done with cards while they are played, and no more when play is over."""


def standing_cards(facts: Facts, ordered: Sequence[Ordered]) -> Effects:
    """Penalty cards of a defending side while cards are played; before and after it are none.

    Where declarer's option before a lead is put or taken, that ruling says what still lies.
    """
    if any(one.address.startswith(LEAD_OPTION) for one in facts.entered):
        return
    if _cards_are_played(facts, ordered) and offending_role(facts) is Role.DEFENDER:
        yield from standing(facts, tuple(parts.of(PenaltyCard, parts.sorted_out(ordered))))


def assemble(case: Case, law: str, facts: Facts, ordered: Sequence[Ordered]) -> Ruling:
    """The ruling that the effects of one walk amount to."""
    role, kinds = offending_role(facts), parts.sorted_out(ordered)
    cited = citations(facts.entered)
    holds = _cards_are_still_played(facts, ordered, cited)
    escalate = Action.ESCALATE in parts.of(Action, kinds)
    level, laws = parts.adjusted(kinds, case.edition)
    actions = [parts.step(one, by, role) for one, by in ordered if isinstance(one, Action)]
    if facts[PHASE] is Phase.PLAY_ENDED:
        actions = _after_play(actions)
    steps = _steps(
        case, _heading(law, cited), actions, facts[PHASE], goes_on=_play_goes_on(actions, kinds)
    )
    return Ruling(
        case=case,
        citations=cited,
        steps=steps,
        choices=parts.choices(ordered, role) if holds else (),
        penalty_cards=_cards(facts, ordered),
        pending_cards=_pending(facts, ordered),
        transfer=None if escalate else parts.transfer(ordered, role),
        ownership=next(iter(parts.of(Ownership, kinds)), None),
        restrictions=parts.unique(parts.of(Restriction, kinds)) if holds else (),
        withdraw=parts.unique(parts.of(Withdrawal, kinds)) if holds else (),
        information=parts.unique(parts.of(Information, kinds)),
        level=level,
        level_laws=laws,
        escalate=escalate,
        views=tuple(_view(view, case.edition) for view in parts.of(View, kinds)),
        judged=_judged(facts),
        assumed=tuple(facts.assumed),
        relied_on=facts.relied_on,
        role=role,
        onward=parts.unique(one for to in parts.of(Onward, kinds) for one in to.laws),
        unheard=_unheard(facts),
    )


def _unheard(facts: Facts) -> tuple[str, ...]:
    """What nobody has volunteered: no question asks for it, and no ruling assumes it."""
    return tuple(
        key
        for key in facts.unheard
        if VOCABULARY[key].absent in VOLUNTEERED and key not in facts.relied_on
    )


def citations(entered: Sequence[Entry]) -> tuple[str, ...]:
    """The deepest clauses entered, once each, in the order of application."""
    return tuple(dict.fromkeys(one.address for one in entered if one.is_deepest))


def _cards(facts: Facts, ordered: Sequence[Ordered]) -> tuple[parts.LyingPenaltyCard, ...]:
    """No card is a penalty card before or after the play."""
    return parts.penalty_cards(ordered) if _cards_are_played(facts, ordered) else ()


def _cards_are_played(facts: Facts, ordered: Sequence[Ordered]) -> bool:
    """Whether cards are led and played: no more after play, not yet where Law 24 rules."""
    auction = any(isinstance(one.effect, Onward) and "24" in one.effect.laws for one in ordered)
    return not auction and facts[PHASE] not in (Phase.AUCTION, Phase.PLAY_ENDED)


def _cards_are_still_played(facts: Facts, ordered: Sequence[Ordered], cited: Sequence[str]) -> bool:
    """Before and after the play nothing is forbidden, chosen or withdrawn.

    Trick 12 alone is still put right while a hand has not gone back to the board (62D1).
    """
    if facts[PHASE] is Phase.PLAY_ENDED:
        return any(lies_in(one, "62D") for one in cited)
    return _cards_are_played(facts, ordered)


def _after_play(actions: Sequence[Step]) -> list[Step]:
    """After play no card is taken back, led or laid down: where that was all, nothing is done.

    A revoke that is not established and a trick that lacks a card are still put right (62, 67).
    """
    if any(one.code is Action.CORRECT_REVOKE for one in actions):
        return list(actions)
    kept = [one for one in actions if one.code not in AT_THE_TABLE or lies_in(one.citation, "67")]
    if actions and not kept:
        kept = [Step(Action.NO_RECTIFICATION, None, actions[0].citation)]
    return kept


def _pending(facts: Facts, ordered: Sequence[Ordered]) -> tuple[PendingPenaltyCard, ...]:
    """The cards that lay there and are not listed while a choice about them is open."""
    choices = [one.effect.fact for one in ordered if isinstance(one.effect, Choose)]
    open_ = next((one for one in choices if one in DECIDES_ON_CARDS), None)
    picked_up = any(one.effect is Action.PICK_UP_PENALTY_CARDS for one in ordered)
    if open_ is None or picked_up or not _cards_are_played(facts, ordered):
        return ()
    listed = {(one.owner, one.card) for one in parts.penalty_cards(ordered)}
    return tuple(
        PendingPenaltyCard(one.owner, one.card, one.kind, open_)
        for one in as_they_lay(facts)
        if (one.owner, one.card) not in listed
    )


def _heading(law: str, cited: Sequence[str]) -> str:
    """The clause under which play is stopped: the Law, or what was cited in its place."""
    return law if not cited or any(one.startswith(law) for one in cited) else cited[0]


def _steps(
    case: Case, heading: str, actions: Sequence[Step], phase: Phase, *, goes_on: bool
) -> tuple[Step, ...]:
    """The steps in table order: what is done now, how play goes on, what waits for its end."""
    waiting = [one for one in actions if _waits(case, one)]
    claim = [one for one in actions if one.code is Action.RULE_ON_CLAIM]
    now = [one for one in actions if one not in waiting and one not in claim]
    late = _once(waiting, now) if waiting else []
    if phase is not Phase.PLAY:
        return (*now, *claim, *late)
    if goes_on:
        claim = [Step(Action.PLAY_CONTINUES, None, heading)]
    return (Step(Action.STOP_PLAY, Who.DIRECTOR, heading), *now, *claim, *late)


def _waits(case: Case, one: Step) -> bool:
    """Whether a step comes after play: transfer, redress, an award for what is judged then."""
    if one.code is Action.AWARD_ADJUSTED_SCORE:
        return any(one.citation == address_in(case.edition, late) for late in AWARDED_AT_END)
    return one.code in END_OF_PLAY


def _once(late: Sequence[Step], now: Sequence[Step]) -> list[Step]:
    """Each step that waits, once; one adjusted score however many clauses call for it."""
    done = {one.code for one in now}
    kept = {one.code: one for one in reversed(late) if one.code not in done}
    return sorted(kept.values(), key=lambda one: LATE.index(one.code))


def _play_goes_on(steps: Sequence[Step], kinds: parts.Kinds) -> bool:
    """Not while a choice is open, views are, a claim stands or another Law comes first.

    Nor where Law 13 puts a score in the place of a deal that cannot be played.
    """
    return not (
        any(one.code in SUSPENDED or _ends_the_deal(one) for one in steps)
        or parts.of(Choose, kinds)
        or any(onward.first for onward in parts.of(Onward, kinds))
    )


def _ends_the_deal(one: Step) -> bool:
    return one.code is Action.AWARD_ADJUSTED_SCORE and lies_in(one.citation, "13")


def _view(view: View, edition: Edition) -> View:
    cited = tuple(address_in(edition, one) for one in view.citations)
    return View(view.branch, view.view, view.source, cited, view.steps, view.transfer)


def _judged(facts: Facts) -> tuple[str, ...]:
    return tuple(key for key in facts.relied_on if VOCABULARY[key].source is Source.DIRECTOR)
