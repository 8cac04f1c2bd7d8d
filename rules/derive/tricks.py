"""How many tricks an established revoke costs: the arithmetic of Law 64A.

A number is settled when the final count of later tricks is known and fixes it, or when no
trick can move. Tricks won before the revoke never count, and the same physical trick moves
once only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, NamedTuple

from rules.derive.omissions import first_counts, repeated, second_counts, second_is_told
from rules.effects import Transfer
from rules.engine import Facts
from rules.facts import Fact
from rules.parameters import SECOND_TRICK
from rules.vocabulary.counts import (
    LATER_TRICKS,
    SECOND_LATER_TRICKS,
    SECOND_TRICK_NO,
    WON_BY,
    Winner,
)
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase
from rules.vocabulary.revoke import LATER_PLAYABLE, REVOKE_WON_BY

NOTHING = Transfer(0, 0)

Told = tuple[Any, ...]
Numbers = tuple[int, ...]


class Reckoning(NamedTuple):
    """Facts that a number of tricks hangs on, in the order in which they are asked.

    ``numbers`` gives all that the number can be for what is known (None is not known).
    """

    facts: tuple[Fact[Any], ...]
    final_count: Fact[Any]
    numbers: Callable[[Told], Numbers]


def due(facts: Facts) -> Transfer:
    """What Law 64A takes for the revoke, or for the omissions, of the case."""
    taken = reckon(facts, reckoning(facts))
    _ = facts[OFFENDER_ROLE]  # the side that gains follows from it
    return taken


def reckon(facts: Facts, by: Reckoning) -> Transfer:
    """The number where it is fixed, else the most that it can be and what it waits for."""
    told = _read(facts, by)
    numbers = by.numbers(told)
    if _fixed(facts, by, told):
        return Transfer(numbers[0], numbers[0])
    missing = (
        fact.key
        for place, fact in enumerate(by.facts)
        if told[place] is None and _matters(by, told, place)
    )
    return Transfer(None, max(numbers), tuple(missing))


def _read(facts: Facts, by: Reckoning) -> Told:
    """What is told; what is not is asked one by one, until no other can change the number.

    While play goes on nothing is asked: there the ruling waits.
    """
    told: Told = tuple(facts.told(fact) for fact in by.facts)
    if facts[PHASE] is not Phase.PLAY_ENDED and not facts.walking:
        return told
    for place, fact in enumerate(by.facts):
        if told[place] is None and not _fixed(facts, by, told) and _matters(by, told, place):
            told = (*told[:place], facts[fact], *told[place + 1 :])
    return told


def _fixed(facts: Facts, by: Reckoning, told: Told) -> bool:
    """One number is left, and the final count is in (or play is over, or nothing moves)."""
    numbers = by.numbers(told)
    counted = told[by.facts.index(by.final_count)] is not None
    counted = counted or facts[PHASE] is Phase.PLAY_ENDED
    return len(numbers) == 1 and (counted or numbers[0] == 0)


def _matters(by: Reckoning, told: Told, place: int) -> bool:
    """Whether the fact can change the number, or can make a later question needless.

    While play goes on the final count is waited for even if the number is fixed.
    """
    fact = by.facts[place]
    if fact is by.final_count and len(by.numbers(told)) == 1:
        return True
    if _decides(by, told, place):
        return True
    answers = {by.numbers((*told[:place], one, *told[place + 1 :])) for one in fact.representatives}
    after = range(place + 1, len(by.facts))
    return len(answers) > 1 and any(_decides(by, told, n) for n in after if told[n] is None)


def _decides(by: Reckoning, told: Told, place: int) -> bool:
    """Whether there is a case in which the number hangs on this fact alone."""
    fact = by.facts[place]
    others = (
        one.representatives if known is None and one is not fact else (known,)
        for one, known in zip(by.facts, told, strict=True)
    )
    return any(_turns_on(by, fixed, place, fact) for fixed in product(*others))


def _turns_on(by: Reckoning, told: Told, place: int, fact: Fact[Any]) -> bool:
    """Whether the number changes with this fact when all others are known."""
    numbers = (
        by.numbers((*told[:place], value, *told[place + 1 :])) for value in fact.representatives
    )
    return len({number for number in numbers if number}) > 1


def reckoning(facts: Facts) -> Reckoning:
    """Which facts decide: those of a revoke, of one omission, of the second, or of both."""
    if not facts.within("67B1"):
        return REVOKE_1997 if SECOND_TRICK.of(facts) else REVOKE
    if not second_is_told(facts) or second_adds_nothing(facts):
        return ONE_OMISSION
    return TWO_OMISSIONS if first_counts(facts) else SECOND_OMISSION


def winner_is(facts: Facts, winner: Winner | None) -> bool:
    """Whether this hand won the revoke trick (None: not known before the play is over)."""
    _ = facts[PHASE]  # whether play is over comes before any number
    return facts[REVOKE_WON_BY] is winner


def pool_is_empty(facts: Facts) -> bool:
    """Whether it is known that the offending side won no trick from the revoke on."""
    by = reckoning(facts)
    return by.numbers(_read(facts, by)) == (0,)


def second_adds_nothing(facts: Facts) -> bool:
    """Same suit again, trick 12, or an edition in which this omission is no revoke."""
    number = facts[SECOND_TRICK_NO]
    return repeated(facts) or (number is not None and number >= 12) or not second_counts(facts)


def _all(told: Any, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a fact can be: what is told, or one value of each class."""
    return values if told is None else (told,)


def _one_omission(told: Told) -> Numbers:
    """64A2 for a trick to which the offender played no card: one trick, if there is one."""
    winners, laters = _all(told[0], OTHERS), _all(told[1], (0, 1))
    return _set(
        min(1, (winner is Winner.PARTNER) + later) for winner in winners for later in laters
    )


def _second_omission(told: Told) -> Numbers:
    return _set(min(1, later) for later in _all(told[0], (0, 1)))


def _two_omissions(told: Told) -> Numbers:
    """One trick each, no physical trick twice; the second count is part of the first."""
    return _set(
        (pool >= 1) + (second >= 1 and pool >= 2)
        for winner in _all(told[0], OTHERS)
        for later in _all(told[1], (0, 1, 2, told[2] or 0))
        for second in _all(told[2], (0, 1))
        if second <= later
        for pool in ((winner is Winner.PARTNER) + later,)
    )


def _revoke(told: Told) -> Numbers:
    """64A1 for the offender's own hand, otherwise 64A2."""
    return _revoke_1997((*told, 0))


def _revoke_1997(told: Told) -> Numbers:
    """The same with the second trick of 64A2, won with a card that could have been played."""
    return _set(
        _for_winner(winner, later, playable)
        for winner in _all(told[0], tuple(Winner))
        for later in _all(told[1], (0, 1, 2, told[2] or 0))
        for playable in _all(told[2], (0, 1))
        if playable <= later
    )


def _for_winner(winner: Winner, later: int, playable: int) -> int:
    if winner is Winner.OFFENDER:
        return 1 + (later >= 1)
    pool = (winner is Winner.PARTNER) + later
    return (pool >= 1) + (playable >= 1 and pool >= 2)


def _set(numbers: Iterable[int]) -> Numbers:
    return tuple(sorted(set(numbers)))


OTHERS = (Winner.PARTNER, Winner.OPPONENTS)
ONE_OMISSION = Reckoning((WON_BY, LATER_TRICKS), LATER_TRICKS, _one_omission)
SECOND_OMISSION = Reckoning((SECOND_LATER_TRICKS,), SECOND_LATER_TRICKS, _second_omission)
TWO_OMISSIONS = Reckoning((WON_BY, LATER_TRICKS, SECOND_LATER_TRICKS), LATER_TRICKS, _two_omissions)
REVOKE = Reckoning((REVOKE_WON_BY, LATER_TRICKS), LATER_TRICKS, _revoke)
REVOKE_1997 = Reckoning((REVOKE_WON_BY, LATER_TRICKS, LATER_PLAYABLE), LATER_TRICKS, _revoke_1997)
