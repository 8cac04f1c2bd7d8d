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
from rules.engine import Effects, Facts, Ordered
from rules.facts import Source
from rules.laws.law_50 import standing
from rules.ruling import Ruling, Step
from rules.seats import seats_of
from rules.table import Role, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase

END_OF_PLAY = (Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END)


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


def citations(entered: Sequence[str]) -> tuple[str, ...]:
    """The deepest clauses entered, once each, in the order of application."""
    once = tuple(dict.fromkeys(entered))
    return tuple(
        one for one in once if not any(other != one and _lies_in(other, one) for other in once)
    )


def _lies_in(inner: str, outer: str) -> bool:
    """Whether one address lies below another: 67B1 in 67, but not 50B in 5."""
    return inner.startswith(outer) and not (outer[-1].isdigit() and inner[len(outer)].isdigit())


def _cards(facts: Facts, ordered: Sequence[Ordered]) -> tuple[parts.LyingPenaltyCard, ...]:
    return () if facts[PHASE] is Phase.PLAY_ENDED else parts.penalty_cards(ordered)


def _steps(case: Case, law: str, facts: Facts, ordered: Sequence[Ordered]) -> tuple[Step, ...]:
    role = facts.told(OFFENDER_ROLE)
    steps = [parts.step(one, cited, role) for one, cited in ordered if isinstance(one, Action)]
    steps = _claim_in_its_place(case, _award_once(steps))
    if facts[PHASE] is Phase.PLAY_ENDED:
        return tuple(steps)
    cited = citations(facts.entered)
    heading = law if not cited or any(one.startswith(law) for one in cited) else cited[0]
    if _play_goes_on(steps, ordered):
        steps.insert(_end_of_play(case, steps), Step(Action.PLAY_CONTINUES, None, heading))
    return (Step(Action.STOP_PLAY, Who.DIRECTOR, heading), *steps)


def _end_of_play(case: Case, steps: Sequence[Step]) -> int:
    """Where the steps begin that come after play: transfer, redress, an award under 72C."""
    last = address_in(case.edition, "72C")
    for place, one in enumerate(steps):
        if one.code in END_OF_PLAY or one.citation == last:
            return place
    return len(steps)


def _claim_in_its_place(case: Case, steps: list[Step]) -> list[Step]:
    """A claim is ruled when the trick is put right, where otherwise play would go on."""
    claim = [one for one in steps if one.code is Action.RULE_ON_CLAIM]
    rest = [one for one in steps if one.code is not Action.RULE_ON_CLAIM]
    place = _end_of_play(case, rest)
    return [*rest[:place], *claim, *rest[place:]]


def _award_once(steps: list[Step]) -> list[Step]:
    """One adjusted score, however many clauses call for it."""
    seen: set[Action] = set()
    kept: list[Step] = []
    for one in steps:
        if one.code is not Action.AWARD_ADJUSTED_SCORE or one.code not in seen:
            kept.append(one)
        seen.add(one.code)
    return kept


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
