"""What a ruling rests on: the facts it asks for, the edition, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import EDITIONS, Case, Edition, Question, Ruling, contradictions, rule
from rules.editions import OLDER_ADDRESSES, address_in
from rules.facts import UNKNOWN, Absent, Count, Domain, Fact, LyingCard
from rules.rule import answers_of, orders_of
from rules.table import RANKS, Card, Seat, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.play import PHASE, Irregularity, Phase
from tests.rules.trace import Trace, noting_parameters, trace
from tests.rules.walks import rulings

SAMPLE, WIDE_SAMPLE = 97, 11
"""Every so manieth path: where a check rules whole trees of cases, and where it does not."""

Answers = Mapping[str, Any]
Leaves = Hashable


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


def shape(case: Case, known: dict[Hashable, Leaves]) -> Leaves:
    """All that a case can still come to; a question that decides nothing leaves no mark."""
    name = (case.edition, frozenset(case.answers.items()))
    if name not in known:
        result = rule(case)
        if isinstance(result, Ruling):
            known[name] = orders_of(result)
        else:
            onward = [(v, shape(after, known)) for _, v, after in after_each_answer(result)]
            alike = len({one for _, one in onward}) == 1
            known[name] = onward[0][1] if alike else (result.fact.key, tuple(onward))
    return known[name]


def questions(ruling: Ruling) -> Iterator[Question]:
    """The questions that a table is asked on the way to a ruling.

    What a path does not say decides nothing on it: there any possible answer will do.
    """
    path = ruling.case.answers
    case = replace(ruling.case, answers=told_unasked(path))
    while isinstance(result := rule(case), Question):
        yield result
        key, value, _ = next(after_each_answer(result))
        case = result.case.answered(key, path.get(key, value))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_question_is_idle(edition: Edition) -> None:
    known: dict[Hashable, Leaves] = {}
    idle: dict[tuple[str, frozenset[Any]], None] = {}
    for ruling in sample(edition, SAMPLE):
        for asked in questions(ruling):
            ends = {shape(after, known) for _, _, after in after_each_answer(asked)}
            if len(ends) < 2:
                idle[(asked.fact.key, frozenset(asked.case.answers.items()))] = None
    shortest = sorted(idle, key=lambda one: (len(one[1]), one[0]))
    assert not idle, [(key, dict(told)) for key, told in shortest[:3]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_names_the_clauses_that_are_open(edition: Edition) -> None:
    for ruling in sample(edition, SAMPLE):
        for asked in questions(ruling):
            assert asked.why
            assert all(one[0].isdigit() for one in asked.why)


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
    """Once a card is known to have been played, it no longer matters who played on."""
    for ruling in sample(edition):
        read = trace(ruling.case).read
        unread_now = set(ruling.case.answers) - read
        assert unread_now <= {"next_trick_played_by"}
        assert not unread_now or ruling.case.answers.get("did_play_card"), ruling.case.answers
        assert set(ruling.relied_on) - unread_now <= read


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


def readdressed(part: Any, moved: Mapping[str, str]) -> Any:
    """Orders with every address written as the older edition writes it."""
    if isinstance(part, tuple) and not isinstance(part, Card):
        return tuple(readdressed(one, moved) for one in part)  # type: ignore[reportUnknownVariableType]
    if hasattr(part, "citation"):
        return replace(part, citation=moved.get(part.citation, part.citation))
    if hasattr(part, "citations"):
        return replace(part, citations=readdressed(part.citations, moved))
    return moved.get(part, part) if part.__class__ is str else part


def declared(seen: Trace, newer: Edition, older: Edition) -> bool:
    """Whether something that a walk touched reads otherwise in the older edition."""
    return any(one.reading(older) is not one.reading(newer) for one in seen.clauses) or any(
        one.values[older] != one.values[newer] for one in seen.parameters
    )


@pytest.mark.parametrize(("older", "newer"), list(pairwise(EDITIONS)))
def test_neighbouring_editions_differ_only_where_they_say_so(older: Edition, newer: Edition) -> None:
    moved, differing = to_older(newer, older), 0
    with noting_parameters():
        for ruling in (*sample(newer), *sample(older)):
            then = replace(ruling.case, edition=older)
            now = replace(ruling.case, edition=newer)
            if orders_of(rule(then)) != readdressed(orders_of(rule(now)), moved):
                differing += 1
                touched = declared(trace(then), newer, older) or declared(trace(now), newer, older)
                assert touched, (ruling.case.answers, rule(then), rule(now))
    assert differing


# --- total and deterministic -------------------------------------------------------------

CARD = st.builds(Card, st.sampled_from(Suit), st.sampled_from(RANKS))
CARDS = st.lists(CARD, min_size=1, max_size=4).map(tuple)
SEATED = st.sampled_from(Seat)
VALUES: Mapping[Domain, st.SearchStrategy[Any]] = MappingProxyType(
    {
        Domain.YES_NO: st.booleans(),
        Domain.CARD: CARD,
        Domain.CARDS: CARDS,
        Domain.COUNTS: st.dictionaries(
            SEATED, st.builds(Count, st.integers(0, 14), st.integers(0, 14)), min_size=1
        ),
        Domain.EXPECTED: st.dictionaries(SEATED, st.integers(0, 13), min_size=1),
        Domain.PENALTY_CARDS: st.lists(
            st.builds(LyingCard, CARD, st.none(), st.sampled_from((None, "minor", "major"))),
            max_size=2,
        ).map(tuple),
    }
)


def values(fact: Fact[Any]) -> st.SearchStrategy[Any]:
    """Any value of a fact, or that it is not known."""
    if fact.domain is Domain.WORD:
        known: st.SearchStrategy[Any] = st.sampled_from(
            fact.words if fact.kind is None else tuple(fact.kind)
        )
    elif fact.domain is Domain.NUMBER:
        known = st.integers(fact.low, fact.high)
    else:
        known = VALUES[fact.domain]
    return st.one_of(known, known, known, st.just(UNKNOWN))


READ = tuple(one for one in VOCABULARY.values() if not one.key.startswith("dummy_"))
ANSWERS = st.fixed_dictionaries({}, optional={one.key: values(one) for one in READ})
CASES = st.builds(
    Case,
    st.sampled_from((Irregularity.CARD_COUNT, Irregularity.CARD_COUNT, *Irregularity)),
    st.sampled_from(EDITIONS),
    answers=ANSWERS,
)


@settings(max_examples=300)
@given(CASES)
def test_every_case_is_ruled_or_asked_about_or_named_impossible(case: Case) -> None:
    if contradictions(case):
        return
    result = rule(case)
    assert isinstance(result, Ruling | Question)
    assert rule(case) == result


@settings(max_examples=300)
@given(CASES, st.randoms(use_true_random=False))
def test_a_dialogue_comes_to_a_ruling(case: Case, chance: Any) -> None:
    case = replace(case, irregularity=Irregularity.CARD_COUNT)
    for _ in range(20):
        if contradictions(case) or isinstance(result := rule(case), Ruling):
            return
        answers = [after for _, _, after in after_each_answer(result)]
        if not answers:
            return
        case = chance.choice(answers)
    raise AssertionError(case)
