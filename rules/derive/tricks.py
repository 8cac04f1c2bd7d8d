"""How many tricks an established revoke costs: the arithmetic of Law 64A.

A number is settled when the final count of later tricks is known and fixes it, or when no
trick can move. Tricks won before the revoke never count, and the same physical trick moves
once only.
"""

from __future__ import annotations

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
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.revoke import LATER_PLAYABLE, REVOKE_WON_BY

NOTHING = Transfer(0, 0)


def _over(facts: Facts) -> bool:
    return facts[PHASE] is Phase.PLAY_ENDED


def _missing(*facts_and_values: tuple[Fact[object], object]) -> tuple[str, ...]:
    return tuple(fact.key for fact, value in facts_and_values if value is None)


def _waiting(at_most: int, later: tuple[str, ...]) -> Transfer:
    return Transfer(None, at_most, later)


def for_one_omission(facts: Facts) -> Transfer:
    """The one trick of 64A2 for a trick to which the offender played no card."""
    if _over(facts) and (facts.told(LATER_TRICKS) or 0) >= 1:
        return Transfer(1, 1)
    winner = facts[WON_BY]
    if _over(facts) and winner is Winner.PARTNER:
        return Transfer(1, 1)
    later = facts[LATER_TRICKS]
    if later is None or (later == 0 and winner is None):
        return _waiting(1, _missing((WON_BY, winner), (LATER_TRICKS, later)))
    won = winner is Winner.PARTNER or later >= 1
    return Transfer(1, 1) if won else NOTHING


def winner_is(facts: Facts, winner: Winner | None) -> bool:
    """Whether this hand won the revoke trick (None: not known before the play is over)."""
    return facts[REVOKE_WON_BY] is winner


def due(facts: Facts) -> Transfer:
    """What Law 64A takes for the revoke, or for the omissions, of the case."""
    if not facts.within("67B1"):
        return for_revoke(facts)
    if not second_is_told(facts) or second_adds_nothing(facts):
        return for_one_omission(facts)
    return for_two_omissions(facts) if first_counts(facts) else for_second_alone(facts)


def pool_is_empty(facts: Facts) -> bool:
    """Whether it is known that the offending side won no trick from the revoke on."""
    return due(facts) == NOTHING


def second_adds_nothing(facts: Facts) -> bool:
    """Same suit again, trick 12, or an edition in which this omission is no revoke."""
    number = facts[SECOND_TRICK_NO]
    return repeated(facts) or (number is not None and number >= 12) or not second_counts(facts)


def for_second_alone(facts: Facts) -> Transfer:
    """The one trick for a second omission, where the first one was no revoke."""
    later = facts[SECOND_LATER_TRICKS]
    if later is None:
        return _waiting(1, (SECOND_LATER_TRICKS.key,))
    return Transfer(1, 1) if later >= 1 else NOTHING


def for_two_omissions(facts: Facts) -> Transfer:
    """One trick each for two omissions of one player, no physical trick twice.

    The facts are read one by one until no later one can change the number.
    """
    told = (facts.told(WON_BY), facts.told(LATER_TRICKS), facts.told(SECOND_LATER_TRICKS))
    if _over(facts) or told[1] is not None:
        fixed = possible(*told)
        if len(fixed) == 1:
            return Transfer(fixed[0], fixed[0])
    winner, later = facts[WON_BY], facts[LATER_TRICKS]
    if later is not None and len(fixed := possible(winner, later, told[2])) == 1:
        return Transfer(fixed[0], fixed[0])
    second = facts[SECOND_LATER_TRICKS]
    fixed = possible(winner, later, second)
    if later is not None and len(fixed) == 1:
        return Transfer(fixed[0], fixed[0])
    missing = _missing((WON_BY, winner), (LATER_TRICKS, later), (SECOND_LATER_TRICKS, second))
    return _waiting(max(fixed), missing)


def possible(winner: Winner | None, later: int | None, second: int | None) -> tuple[int, ...]:
    """The numbers that two omissions can come to, given what is known of them."""
    firsts = (winner is Winner.PARTNER,) if winner is not None else (False, True)
    laters = (later,) if later is not None else (0, 1, 2)
    seconds = (second,) if second is not None else (0, 1)
    return tuple(
        sorted(
            {
                _two(first + after, from_second)
                for first in firsts
                for after in laters
                for from_second in seconds
                if from_second <= after
            }
        )
    )


def _two(pool: int, from_second: int) -> int:
    return (pool >= 1) + (from_second >= 1 and pool >= 2)


def for_revoke(facts: Facts) -> Transfer:
    """One or two tricks, by the hand that won the revoke trick (64A1, 64A2)."""
    match facts[REVOKE_WON_BY]:
        case Winner.OFFENDER:
            return _won_by_offender(facts)
        case Winner.PARTNER:
            return _not_won_by_offender(facts, 1)
        case Winner.OPPONENTS:
            return _not_won_by_offender(facts, 0)
        case None:
            return _winner_open(facts)


def _won_by_offender(facts: Facts) -> Transfer:
    later = facts[LATER_TRICKS]
    if later is None:
        return _waiting(2, (LATER_TRICKS.key,))
    number = 2 if later >= 1 else 1
    return Transfer(number, number)


def _not_won_by_offender(facts: Facts, won: int) -> Transfer:
    if won and _over(facts) and not SECOND_TRICK.of(facts):
        return Transfer(1, 1)
    later = facts[LATER_TRICKS]
    if later is None:
        return _waiting_for_later(facts)
    pool = won + later
    if pool < 2 or not SECOND_TRICK.of(facts):
        return Transfer(1, 1) if pool >= 1 else NOTHING
    playable = facts[LATER_PLAYABLE]
    if playable is None:
        return _waiting(2, (LATER_PLAYABLE.key,))
    number = 2 if playable >= 1 else 1
    return Transfer(number, number)


def _waiting_for_later(facts: Facts) -> Transfer:
    if not SECOND_TRICK.of(facts):
        return _waiting(1, (LATER_TRICKS.key,))
    return _waiting(2, _missing((LATER_TRICKS, None), (LATER_PLAYABLE, facts[LATER_PLAYABLE])))


def _winner_open(facts: Facts) -> Transfer:
    later = facts[LATER_TRICKS]
    at_most = 1 if later == 0 else 2
    if later == 0 or not SECOND_TRICK.of(facts):
        return _waiting(at_most, _missing((REVOKE_WON_BY, None), (LATER_TRICKS, later)))
    playable = facts[LATER_PLAYABLE]
    return _waiting(
        at_most,
        _missing((REVOKE_WON_BY, None), (LATER_TRICKS, later), (LATER_PLAYABLE, playable)),
    )
