"""Any case at all: ruled, asked about or named impossible, and always in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import EDITIONS, Case, Question, Ruling, contradictions, rule
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.table import RANKS, Card, Seat, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tests.rules.test_walk_facts import after_each_answer

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


def told_of(facts: list[Fact[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """A value for each of some facts."""
    return st.fixed_dictionaries({one.key: values(one) for one in facts})


FACTS = st.sampled_from(tuple(VOCABULARY.values()))
ANSWERS = st.lists(FACTS, unique=True, max_size=14).flatmap(told_of)
CASES = st.builds(
    Case,
    st.sampled_from(Irregularity),
    st.sampled_from(EDITIONS),
    answers=ANSWERS,
)


@settings(max_examples=200)
@given(CASES)
def test_every_case_is_ruled_or_asked_about_or_named_impossible(case: Case) -> None:
    if contradictions(case):
        return
    result = rule(case)
    assert isinstance(result, Ruling | Question)
    assert rule(case) == result


@settings(max_examples=200)
@given(CASES, st.randoms(use_true_random=False))
def test_a_dialogue_comes_to_a_ruling(case: Case, chance: Any) -> None:
    for _ in range(20):
        if contradictions(case) or isinstance(result := rule(case), Ruling):
            return
        answers = [after for _, _, after in after_each_answer(result)]
        if not answers:
            return
        case = chance.choice(answers)
    raise AssertionError(case)
