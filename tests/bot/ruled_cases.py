"""Cases without end that are ruled on: each told answer by answer, as a dialogue would have it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sized
from dataclasses import replace
from typing import Any

from bot import dialogue
from rules import Case, Edition, Question, Table, contradictions, rule
from rules.facts import UNKNOWN, Domain, Fact, LyingCard
from rules.rule import answers_of
from rules.table import RANKS, Card, Contract, Seat, Suit
from rules.turns import unnamed
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction

MOST = 60
"""Answers to a case."""
FREE = frozenset({Domain.NUMBER, Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})
"""What differs at every table, whatever has happened."""
CONTRACTS = ("4S", "3NT", "2HX", "1CXX", "7D")


def ruled_cases(chance: random.Random, *irregularities: Irregularity) -> Iterator[Case]:
    """Cases that are ruled on, of any of these irregularities or of all."""
    known = irregularities or tuple(Irregularity)
    while True:
        case = _told(chance, _begun(chance, chance.choice(known)))
        if case is not None:
            yield case


def alike(chance: random.Random, case: Case) -> Iterator[Case]:
    """The same at other tables: other seats, cards, numbers, now and then another reply or none."""
    while True:
        other = replace(case, table=_table(chance, case.table))
        for key, value in case.answers.items():
            fact = VOCABULARY[key]
            if chance.random() < 0.02:
                other = other.answered(key, UNKNOWN)
            elif value != UNKNOWN and chance.random() < (0.5 if fact.domain in FREE else 0.05):
                other = other.answered(key, _value(chance, fact, value))
        if not contradictions(other):
            yield other


def _begun(chance: random.Random, irregularity: Irregularity) -> Case:
    maybe = (None, *Seat)
    contract = Contract.parse(chance.choice(CONTRACTS)) if chance.random() < 0.3 else None
    table = Table(chance.choice(maybe), chance.choice(maybe), contract)
    return Case(
        irregularity, chance.choice(tuple(Edition)), chance.choice(tuple(Jurisdiction)), table
    )


def _told(chance: random.Random, case: Case) -> Case | None:
    """The case with answers until there is a ruling, and with some that nobody asked for."""
    wanted = chance.randint(0, 3)
    for _ in range(MOST):
        if contradictions(case):
            return None
        if missing := unnamed(case):
            case = dialogue.answer(case, missing, _value(chance, VOCABULARY[missing]))
            continue
        result = rule(case)
        if isinstance(result, Question):
            case = _answered(chance, result)
            continue
        further = dialogue.unreported(result)
        if not wanted or not further:
            return case
        wanted -= 1
        fact = chance.choice(further)
        case = case.answered(fact.key, _value(chance, fact))
    return None


def _answered(chance: random.Random, asked: Question) -> Case:
    fact, case = asked.fact, asked.case.without(asked.fact.key)
    if fact.domain in (Domain.COUNTS, Domain.EXPECTED):
        key, value = chance.choice(answers_of(fact))
        return case.answered(key, value)
    return dialogue.answer(case, fact.key, _value(chance, fact, unknown=not asked.branches))


def _table(chance: random.Random, table: Table) -> Table:
    declarer = None if table.declarer is None else chance.choice(tuple(Seat))
    offender = None if table.offender is None else chance.choice(tuple(Seat))
    return Table(declarer, offender, table.contract)


def _value(
    chance: random.Random, fact: Fact[Any], told: Any = None, *, unknown: bool = True
) -> Any:
    """A value that a fact can have; of as many cards as were told, if some were."""
    if unknown and told is None and chance.random() < 0.1:
        return UNKNOWN
    match fact.domain:
        case Domain.YES_NO:
            return chance.random() < 0.5
        case Domain.WORD:
            return chance.choice(tuple(fact.kind or fact.words))
        case Domain.NUMBER:
            return chance.randint(fact.low, fact.high)
        case Domain.CARD:
            return _cards(chance, 1)[0]
        case Domain.CARDS:
            return _cards(chance, _number(chance, told, 1))
        case Domain.PENALTY_CARDS:
            cards, kinds = _cards(chance, _number(chance, told, 0)), ("minor", "major", None)
            return tuple(LyingCard(one, None, chance.choice(kinds)) for one in cards)
        case _:
            return told


def _number(chance: random.Random, told: Any, fewest: int) -> int:
    """How many cards: as many as were told, if any were."""
    return len(told) if isinstance(told, Sized) else chance.randint(fewest, 3)


def _cards(chance: random.Random, number: int) -> tuple[Card, ...]:
    pack = [Card(suit, rank) for suit in Suit for rank in RANKS]
    return tuple(chance.sample(pack, number))
