"""Any case that a door takes: facts told at random, some of them as not known."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rules import Case, Edition, Table, contradictions
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.table import RANKS, Card, Seat, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

PACK = tuple(Card(suit, rank) for suit in Suit for rank in RANKS)
KINDS = ("minor", "major", None)
MAYBE = (None, *Seat)


def any_case(
    chance: random.Random,
    irregularity: Irregularity,
    edition: Edition,
    keys: Sequence[str],
    unknown: float = 0.0,
) -> Case:
    """A case in which these facts are told, as far as they do not contradict each other."""
    table = Table(chance.choice(MAYBE), chance.choice(MAYBE))
    case = Case(irregularity, edition, table=table)
    for key in keys:
        told = UNKNOWN if chance.random() < unknown else any_value(chance, VOCABULARY[key])
        more = case.answered(key, told)
        if not contradictions(more):
            case = more
    return case


def any_value(chance: random.Random, fact: Fact[Any]) -> Any:
    """A value of a fact."""
    match fact.domain:
        case Domain.YES_NO:
            return chance.random() < 0.5
        case Domain.WORD:
            return chance.choice(tuple(fact.kind or fact.words))
        case Domain.NUMBER:
            return chance.randint(fact.low, fact.high)
        case Domain.CARD:
            return chance.choice(PACK)
        case Domain.CARDS:
            return tuple(chance.sample(PACK, chance.randint(1, 3)))
        case Domain.PENALTY_CARDS:
            cards = chance.sample(PACK, chance.randint(0, 3))
            return tuple(LyingCard(one, None, chance.choice(KINDS)) for one in cards)
        case Domain.EXPECTED:
            return dict.fromkeys(Seat, chance.randint(0, 13))
        case Domain.COUNTS:
            return _counts(chance)


def _counts(chance: random.Random) -> dict[Seat, Count]:
    """Some hands counted, of which some are not right."""
    played = chance.randint(1, 12)
    seats = chance.sample(tuple(Seat), chance.choice((1, 2, 4, 4)))
    off = (0, 0, 0, -1, 1)
    return {
        seat: Count(13 - played + chance.choice(off), played + chance.choice(off)) for seat in seats
    }
