"""What a ruling rests on: the facts it asks for, the edition, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any, cast

import pytest

from rules import EDITIONS, Case, Edition, Question, Ruling, contradictions, index, rule
from rules.editions import OLDER_ADDRESSES, address_in
from rules.effects import Action, View
from rules.facts import Absent, Domain, Fact, LyingCard
from rules.rule import answers_of, orders_of
from rules.ruling import LyingPenaltyCard, OpenChoice, Result, Step, TricksMoved
from rules.table import Card, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECT, Defect
from rules.vocabulary.play import PHASE, Phase
from tests.rules.records import RECORDS
from tests.rules.trace import Trace, noting_parameters, trace
from tests.rules.walks import rulings

SAMPLE, WIDE_SAMPLE = 199, 11
"""Every so manieth path: where a check rules whole trees of cases, and where it does not."""
ONE_REPORT = 2
"""One thing told unasked, beside the note that begins a walk with records."""

Answers = Mapping[str, Any]


def sample(edition: Edition, every: int = WIDE_SAMPLE) -> Iterator[Ruling]:
    """Some paths of an edition, the same ones each time."""
    yield from rulings(edition)[::every]


# --- no idle question -------------------------------------------------------------------


def told_unasked(answers: Answers) -> dict[str, Any]:
    """The part of a path that a table tells before anything is asked."""
    over = answers.get(PHASE.key) is Phase.PLAY_ENDED
    asked = {Absent.ASKED, Absent.AFTER_PLAY} if over else {Absent.ASKED}
    return {
        key: value
        for key, value in answers.items()
        if VOCABULARY[key].absent not in asked and key != DEFECT.key
    }


def after_each_answer(asked: Question) -> Iterator[tuple[str, Any, Case]]:
    """The possible answers to a question, and the case after each."""
    for key, value in answers_of(asked.fact):
        onward = asked.case.answered(key, value)
        if not contradictions(onward):
            yield key, value, onward


class Trees:
    """All that cases can still come to; a question that decides nothing is noted."""

    def __init__(self) -> None:
        self.known: dict[Hashable, Hashable] = {}
        self.asked: list[Question] = []
        self.idle: list[Question] = []

    def shape(self, case: Case) -> Hashable:
        """The tree of rulings below a case, without idle questions."""
        name = case.irregularity, frozenset(case.answers.items())
        if name not in self.known:
            self.known[name] = self._shape(rule(case))
        return self.known[name]

    def _shape(self, result: Result) -> Hashable:
        if isinstance(result, Ruling):
            return orders_of(result)
        self.asked.append(result)
        onward = [(v, self.shape(after)) for _, v, after in after_each_answer(result)]
        if len({one for _, one in onward}) > 1:
            return result.fact.key, tuple(onward)
        self.idle.append(result)
        return onward[0][1]


def beginnings(edition: Edition) -> Iterator[Case]:
    """Cases as a table may begin them: one thing told unasked, or some of all mixtures."""
    told = {
        (one.case.irregularity, frozenset(told_unasked(one.case.answers).items())): one
        for one in rulings(edition)
    }
    alone = [one for (_, items), one in told.items() if len(items) <= ONE_REPORT]
    mixed = [one for (_, items), one in told.items() if len(items) > ONE_REPORT]
    for ruling in (*alone, *mixed[::SAMPLE]):
        yield replace(ruling.case, answers=told_unasked(ruling.case.answers))


@cache
def trees(edition: Edition) -> Trees:
    """Every question that follows from those beginnings."""
    found = Trees()
    for case in beginnings(edition):
        found.shape(case)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_question_is_idle(edition: Edition) -> None:
    idle = sorted(trees(edition).idle, key=lambda one: len(one.case.answers))
    assert not idle, [(one.fact.key, dict(one.case.answers)) for one in idle[:5]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_names_the_open_clauses_from_the_outermost_inwards(edition: Edition) -> None:
    known = index.addresses(edition.value)
    for asked in trees(edition).asked:
        assert asked.why
        assert set(asked.why) <= known.keys()


# --- a ruling depends on what it read ----------------------------------------------------

ONE_EACH: Mapping[Domain, Any] = MappingProxyType(
    {
        Domain.YES_NO: True,
        Domain.NUMBER: 5,
        Domain.CARD: Card(Suit.H, "7"),
        Domain.CARDS: (Card(Suit.H, "7"),),
        Domain.PENALTY_CARDS: (LyingCard(Card(Suit.H, "7")),),
    }
)


def some_value(fact: Fact[Any]) -> Any:
    """A value of a fact's domain."""
    if fact.domain is Domain.WORD:
        return fact.words[-1] if fact.kind is None else fact.kind(fact.words[-1])
    return ONE_EACH[fact.domain]


def unread(ruling: Ruling, seen: Trace) -> Iterator[tuple[str, Any]]:
    """A value for each fact that the ruling did not look at."""
    for key, fact in VOCABULARY.items():
        if key not in seen.read and key not in ruling.case.answers:
            yield key, some_value(fact)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fact_that_was_not_read_changes_nothing(edition: Edition) -> None:
    for place, ruling in enumerate(sample(edition)):
        others = list(unread(ruling, trace(ruling.case)))
        for key, value in others[place % WIDE_SAMPLE :: WIDE_SAMPLE]:
            more = ruling.case.answered(key, value)
            if not contradictions(more):
                assert orders_of(rule(more)) == orders_of(ruling), (key, ruling.case.answers)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_facts_of_a_path_were_read(edition: Edition) -> None:
    """But for records told at the start, and what a later answer makes idle.

    So does a card known to be played, and a card that may still be turned whoever spoke.
    """
    records = {key for many in RECORDS.values() for record in many for key in record}
    for ruling in sample(edition):
        read = trace(ruling.case).read
        unread_now = set(ruling.case.answers) - read - records
        assert unread_now <= {"next_trick_played_by", "attention_by"}
        path = ruling.case.answers
        played = path.get("did_play_card") or path.get(DEFECT.key) is Defect.MISPLACED
        in_time = path.get("anyone_led_to_next") is False
        assert played or in_time or not unread_now, path
        assert set(ruling.relied_on) <= read | unread_now


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fact_that_was_not_relied_on_can_be_left_out(edition: Edition) -> None:
    for ruling in sample(edition):
        result = rule(ruling.case)
        assert isinstance(result, Ruling)
        for key in set(ruling.case.answers) - set(result.relied_on):
            assert orders_of(rule(ruling.case.without(key))) == orders_of(result), key


# --- editions differ where they say so ---------------------------------------------------


def to_older(newer: Edition, older: Edition) -> dict[str, str]:
    """Address of an edition -> address of the same clause in the one before."""
    moved = set(OLDER_ADDRESSES[newer]) | set(OLDER_ADDRESSES[older])
    return {address_in(newer, one): address_in(older, one) for one in moved}


def readdressed(part: object, moved: Mapping[str, str]) -> object:
    """Orders with every address written as the older edition writes it."""
    match part:
        case Step(code=Action.STOP_PLAY | Action.PLAY_CONTINUES):
            return part.code  # a frame: it cites the Law that the ruling is known by
        case Step() | OpenChoice() | LyingPenaltyCard() | TricksMoved():
            return replace(part, citation=moved.get(part.citation, part.citation))
        case View():
            return replace(part, citations=tuple(moved.get(one, one) for one in part.citations))
        case tuple():
            return tuple(readdressed(one, moved) for one in cast("tuple[object, ...]", part))
        case _:
            return moved.get(part, part) if isinstance(part, str) else part


def declared(seen: Trace, newer: Edition, older: Edition) -> bool:
    """Whether something that a walk touched reads otherwise in the older edition."""
    return any(one.reading(older) is not one.reading(newer) for one in seen.clauses) or any(
        one.values[older] != one.values[newer] for one in seen.parameters
    )


@pytest.mark.parametrize(("older", "newer"), list(pairwise(EDITIONS)))
def test_neighbouring_editions_differ_only_where_they_say_so(
    older: Edition, newer: Edition
) -> None:
    moved, differing = to_older(newer, older), 0
    with noting_parameters():
        for ruling in (*sample(newer), *sample(older)):
            then = replace(ruling.case, edition=older)
            now = replace(ruling.case, edition=newer)
            if readdressed(orders_of(rule(then)), {}) != readdressed(orders_of(rule(now)), moved):
                differing += 1
                touched = declared(trace(then), newer, older) or declared(trace(now), newer, older)
                assert touched, (ruling.case.answers, rule(then), rule(now))
    assert differing
