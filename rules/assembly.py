"""From the effects that the clauses ordered to one ruling, in table order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules import parts
from rules.case import Case
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
from rules.engine import Effects, Entry, Facts, Ordered
from rules.facts import Source
from rules.laws.law_50 import standing
from rules.ruling import Ruling, Step
from rules.seats import seats_of
from rules.table import Role, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase

END_OF_PLAY = (Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END)
LATE = (*END_OF_PLAY, Action.AWARD_ADJUSTED_SCORE)


def standing_cards(facts: Facts, ordered: Sequence[Ordered]) -> Effects:
    """Penalty cards of a defending side while play goes on; after play there are none."""
    if facts[PHASE] is not Phase.PLAY_ENDED and facts.told(OFFENDER_ROLE) is Role.DEFENDER:
        yield from standing(facts, tuple(parts.of(PenaltyCard, ordered)))


def assemble(case: Case, law: str, facts: Facts, ordered: Sequence[Ordered]) -> Ruling:
    """The ruling that the effects of one walk amount to."""
    role = facts.told(OFFENDER_ROLE)
    escalate = any(effect is Action.ESCALATE for effect, _ in ordered)
    level, laws = parts.adjusted(ordered, case.edition)
    steps = _steps(case, law, facts, ordered)
    choices = parts.choices(ordered, role)
    cards = _cards(facts, ordered)
    lho = (Who.LHO,) if Withdrawal.LHO_OF_OFFENDER in parts.of(Withdrawal, ordered) else ()
    used = (*lho, *(s.by for s in steps), *(c.who for c in choices), *(c.owner for c in cards))
    return Ruling(
        case=case,
        citations=citations(facts.entered),
        steps=steps,
        choices=choices,
        penalty_cards=cards,
        transfer=None if escalate else parts.transfer(ordered, role),
        ownership=next(parts.of(Ownership, ordered), None),
        restrictions=parts.unique(parts.of(Restriction, ordered)),
        withdraw=parts.unique(parts.of(Withdrawal, ordered)),
        information=parts.unique(parts.of(Information, ordered)),
        level=level,
        level_laws=laws,
        escalate=escalate,
        views=tuple(_view(view, case.edition) for view in parts.of(View, ordered)),
        judged=_judged(facts),
        assumed=tuple(facts.assumed),
        relied_on=facts.relied_on,
        seats=_seats(case, role, used),
        onward=parts.unique(one for to in parts.of(Onward, ordered) for one in to.laws),
    )


def citations(entered: Sequence[Entry]) -> tuple[str, ...]:
    """The deepest clauses entered, once each, in the order of application."""
    return tuple(dict.fromkeys(one.address for one in entered if one.is_deepest))


def _cards(facts: Facts, ordered: Sequence[Ordered]) -> tuple[parts.LyingPenaltyCard, ...]:
    return () if facts[PHASE] is Phase.PLAY_ENDED else parts.penalty_cards(ordered)


def _steps(case: Case, law: str, facts: Facts, ordered: Sequence[Ordered]) -> tuple[Step, ...]:
    """The steps in table order: what is done now, how play goes on, what waits for its end."""
    role = facts.told(OFFENDER_ROLE)
    steps = [parts.step(one, cited, role) for one, cited in ordered if isinstance(one, Action)]
    now = [one for one in steps if not _waits(case, one) and one.code is not Action.RULE_ON_CLAIM]
    claim = [one for one in steps if one.code is Action.RULE_ON_CLAIM]
    late = _once([one for one in steps if _waits(case, one)], now)
    if facts[PHASE] is not Phase.PLAY:
        return (*now, *claim, *late)
    cited = citations(facts.entered)
    heading = law if not cited or any(one.startswith(law) for one in cited) else cited[0]
    if _play_goes_on(steps, ordered):
        claim = [Step(Action.PLAY_CONTINUES, None, heading)]
    return (Step(Action.STOP_PLAY, Who.DIRECTOR, heading), *now, *claim, *late)


def _waits(case: Case, one: Step) -> bool:
    """Whether a step comes after play: transfer, redress, an award under 64C or 72C."""
    award = one.code is Action.AWARD_ADJUSTED_SCORE
    could_have_known = one.citation == address_in(case.edition, "72C")
    return one.code in END_OF_PLAY or (award and (could_have_known or "64C" in one.citation))


def _once(late: Sequence[Step], now: Sequence[Step]) -> list[Step]:
    """Each step that waits, once; one adjusted score however many clauses call for it."""
    done = {one.code for one in now}
    kept = {one.code: one for one in reversed(late) if one.code not in done}
    return sorted(kept.values(), key=lambda one: LATE.index(one.code))


def _play_goes_on(steps: Sequence[Step], ordered: Sequence[Ordered]) -> bool:
    """Not while a choice is open, views are, a claim stands or another Law comes first."""
    codes = {one.code for one in steps}
    return not (
        codes & {Action.ESCALATE, Action.RULE_ON_CLAIM}
        or any(choice.waits for choice in parts.of(Choose, ordered))
        or any(onward.first for onward in parts.of(Onward, ordered))
    )


def _view(view: View, edition: Edition) -> View:
    cited = tuple(address_in(edition, one) for one in view.citations)
    return View(view.branch, view.view, view.source, cited, view.steps, view.transfer)


def _judged(facts: Facts) -> tuple[str, ...]:
    return tuple(key for key in facts.relied_on if VOCABULARY[key].source is Source.DIRECTOR)


def _seats(case: Case, role: Role | None, used: tuple[Who | None, ...]) -> Mapping[Who, Seat]:
    known = seats_of(case, role)
    return {who: seat for who, seat in known.items() if who is Who.OFFENDER or who in used}
