"""Random cases and what follows from them: answers, choices, the next turn, the next case.

A life begins with a case in which almost anything is told. Every question is answered, every
choice may be made, what nobody was asked may be volunteered, and the turn or the case that
follows is gone on to. The same seed gives the same life.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules import EDITIONS, Case, Ruling, contradictions, rule
from rules.case import Table, told
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.going_on import going_on
from rules.ruling import OpenChoice, Result
from rules.table import CLOCKWISE, Card, Seat
from rules.turns import next_turn
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Phase

DECK = tuple(map(Card.parse, ("S3", "S4", "SK", "H5", "H9", "HQ", "D2", "DJ", "C7", "CA")))
"""Few cards of each suit, so that they meet."""
MOVES = 12
"""So many rulings at most are met in one life."""
TRIES = 4
"""So often a value is drawn again where it contradicts what was told."""
RARE = 0.06
LATE = frozenset({"phase", "correction_period_over", "appeal_period_over", "already_ruled"})
"""What may be told of any case, and ends it: told less often than the rest."""
IRREGULARITIES, KEYS = tuple(Irregularity), tuple(VOCABULARY)


def life(seed: int) -> Iterator[Ruling]:
    """The rulings of one life, in their order."""
    chance = Random(seed)
    case: Case | None = beginning(chance)
    for _ in range(MOVES):
        result = ruled(case, chance) if case else None
        if not isinstance(result, Ruling):
            return
        yield result
        case = after(result, chance)


def ruled(case: Case, chance: Random) -> Result | None:
    """The ruling after every question has been answered; None where an answer was impossible."""
    for _ in range(30):
        result = rule(case)
        if isinstance(result, Ruling) or result.branches:
            return result
        onward = with_fact(result.case, result.fact, chance)
        if onward is None:
            return None
        case = onward
    raise AssertionError(case)


def beginning(chance: Random) -> Case:
    """A case with some facts told, none of which contradicts another."""
    case = Case(
        chance.choice(IRREGULARITIES), chance.choice(EDITIONS), table=seated(chance), answers={}
    )
    for key in chance.sample(KEYS, chance.choice((0, 0, 1, 2, 4, 8))):
        case = with_fact(case, VOCABULARY[key], chance) or case
    return case


def seated(chance: Random) -> Table:
    """Who sits where, as far as it is told."""
    declarer: Seat | None = chance.choice(CLOCKWISE)
    offender: Seat | None = chance.choice(CLOCKWISE)
    return Table(
        declarer if chance.random() < 0.8 else None, offender if chance.random() < 0.6 else None
    )


def with_fact(case: Case, fact: Fact[Any], chance: Random) -> Case | None:
    """The case with a value of a fact that does not contradict it, if one is found."""
    for _ in range(TRIES):
        onward = case.without(fact.key).answered(fact.key, value_of(fact, case, chance))
        if not contradictions(onward):
            return onward
    return None


def value_of(fact: Fact[Any], case: Case, chance: Random) -> Any:
    """A value of a fact; now and then it is not known."""
    if chance.random() < RARE:
        return UNKNOWN
    match fact.domain:
        case Domain.YES_NO:
            return chance.random() < 0.5
        case Domain.WORD:
            return chance.choice(fact.words if fact.kind is None else tuple(fact.kind))
        case Domain.NUMBER:
            return chance.choice((fact.low, fact.high, chance.randint(fact.low, fact.high), 12))
        case Domain.COUNTS:
            return counted(case, chance)
        case Domain.EXPECTED:
            return dict.fromkeys(CLOCKWISE, 6)
        case Domain.CARD:
            shown = told(case, "cards") if fact.key == "designated" else None
            return chance.choice(shown or DECK)
        case Domain.CARDS:
            known = (told(case, "extra_cards") if fact.key == "cards" else None) or DECK
            return tuple(chance.sample(known, min(len(known), chance.choice((1, 1, 2)))))
        case Domain.PENALTY_CARDS:
            return lying(case, chance)


def counted(case: Case, chance: Random) -> dict[Seat, Count]:
    """Rows after six tricks, in which one or two hands may be wrong."""
    off = case.table.offender or chance.choice(CLOCKWISE)
    counts = dict.fromkeys(CLOCKWISE, Count(7, 6))
    wrong = chance.choice((-1, 1))
    counts[off] = Count(7 - wrong, 6 + wrong) if chance.random() < 0.8 else Count(7 + wrong, 6)
    if chance.random() < 0.3:
        other = chance.choice(CLOCKWISE)
        counts[other] = chance.choice((Count(8, 5), Count(6, 7), Count(8, 6), Count(6, 6)))
    return counts


def lying(case: Case, chance: Random) -> tuple[LyingCard, ...]:
    """Penalty cards that are not named elsewhere."""
    named = {card for value in case.answers.values() for card in cards_in(value)}
    free = [card for card in DECK if card not in named] or list(DECK)
    cards = chance.sample(free, min(len(free), chance.choice((1, 1, 2))))
    return tuple(LyingCard(card, None, chance.choice((None, "major"))) for card in cards)


def cards_in(value: Any) -> tuple[Card, ...]:
    """The cards that a value names."""
    if isinstance(value, Card):
        return (value,)
    found: tuple[Any, ...] = value if value.__class__ is tuple else ()
    return tuple(one.card if isinstance(one, LyingCard) else one for one in found)


def after(ruling: Ruling, chance: Random) -> Case | None:
    """What comes after a ruling: a choice made, a fact volunteered, the next turn or case."""
    moves = [
        *(lambda one=one: chosen(ruling, one, chance) for one in ruling.choices * 3),
        *[lambda: volunteered(ruling, chance)] * 3,
        *(lambda one=one: one.case for one in going_on(ruling)),
    ]
    turn = next_turn(ruling)
    if turn is not None:
        moves += [lambda: turn] * 2
    return chance.choice(moves)()


def chosen(ruling: Ruling, choice: OpenChoice, chance: Random) -> Case | None:
    """The case with a choice made, most often by one of the options that were put."""
    fact, case = VOCABULARY[choice.fact], ruling.case
    offered = [one for one in fact.kind or () if one.value in choice.options]
    if offered and chance.random() > RARE:
        case = case.without(fact.key).answered(fact.key, chance.choice(offered))
        return None if contradictions(case) else case
    return with_fact(case, fact, chance)


def volunteered(ruling: Ruling, chance: Random) -> Case | None:
    """The case with something told that nobody has asked."""
    silent = [key for key in (*ruling.unheard, *ruling.assumed) if key not in LATE]
    case = ruling.case
    if chance.random() < RARE:
        case = case.answered("phase", Phase.PLAY_ENDED)
        return None if contradictions(case) else case
    for key in chance.sample(silent, min(len(silent), chance.choice((1, 2, 3, 9)))):
        case = with_fact(case, VOCABULARY[key], chance) or case
    return case


def lives(number: int, first: int = 0) -> Iterator[Ruling]:
    """The rulings of many lives."""
    for seed in range(first, first + number):
        yield from life(seed)
