"""Law 64A and 64B reckoned again, trick by trick, over who won what: shares no code with rules.

A record is what the rows of tricks show after play: for the revoke trick the hand that won
it, for each later trick the hand that won it and whether the card was one that the revoker
could have played to the revoke trick. A trick is a thing that lies somewhere: it is moved by
its number, and so it cannot be moved twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

REVOKER, PARTNER, OPPONENTS = "offender", "offender_partner", "opponents"
HANDS = (REVOKER, PARTNER, OPPONENTS)
LAST = 13


@dataclass(frozen=True)
class Won:
    """A trick as it lies: its number, the hand that won it, with what card."""

    number: int
    by: str
    playable: bool = False
    """Won by the revoker with a card that could legally have gone to the revoke trick."""

    @property
    def ours(self) -> bool:
        """Whether the offending side has it."""
        return self.by != OPPONENTS


LATER = ((REVOKER, True), (REVOKER, False), (PARTNER, False), (OPPONENTS, False))
"""The four ways in which a later trick can be won, as Law 64 tells them apart."""


@dataclass(frozen=True)
class Record:
    """The tricks of one deal from the revoke trick to the last."""

    tricks: tuple[Won, ...]

    @property
    def revoke_trick(self) -> Won:
        """The trick in which the revoke happened."""
        return self.tricks[0]

    @property
    def later(self) -> tuple[Won, ...]:
        """The tricks after it."""
        return self.tricks[1:]


def records(revoke_trick: int, varied: int, rest: str) -> Iterator[Record]:
    """Every way to win the revoke trick and the next few; one hand wins what is left."""
    numbers = range(revoke_trick + 1, LAST + 1)
    few = numbers[:varied]
    for winner in HANDS:
        for ways in product(LATER, repeat=len(few)):
            told = (Won(n, by, card) for n, (by, card) in zip(few, ways, strict=True))
            left = (Won(n, rest) for n in numbers[len(few) :])
            yield Record((Won(revoke_trick, winner), *told, *left))


def moved(edition: str, record: Record) -> frozenset[int]:
    """The numbers of the tricks that go to the other side by Law 64A."""
    if record.revoke_trick.by == REVOKER:
        return won_by_the_revoker(record)
    return won_otherwise(edition, record)


def won_by_the_revoker(record: Record) -> frozenset[int]:
    """64A1: the revoke trick itself, and one of those that the side won after it."""
    taken = {record.revoke_trick.number}
    for trick in record.later:
        if trick.ours:
            taken.add(trick.number)
            break
    return frozenset(taken)


def won_otherwise(edition: str, record: Record) -> frozenset[int]:
    """64A2: one trick of the side's; in 1997 also an additional one of the telling kind.

    Which trick is called the first and which the additional one is nobody's choice: all ways
    are tried, and the other side has the best of them.
    """
    best: frozenset[int] = frozenset()
    for first in record.tricks:
        if first.ours:
            best = max(best, frozenset({first.number}), key=len)
            for additional in record.later if edition == "1997" else ():
                if additional.playable:
                    best = max(best, frozenset({first.number, additional.number}), key=len)
    return best


NEVER = {"1997", "2007", "2017"}
NO_TRICK: tuple[tuple[str, dict[str, str], set[str]], ...] = (
    ("64B2", {"same_suit_earlier_revoke": "corrected"}, {"1997", "2007"}),
    ("64B2", {"same_suit_earlier_revoke": "established"}, NEVER),
    ("64B3", {"revoked_card_source": "faced_card"}, {"1997", "2007"}),
    ("64B3", {"revoked_card_source": "penalty_card"}, NEVER),
    ("64B4", {"late_attention": "nos_called_next_board"}, NEVER),
    ("64B5", {"late_attention": "round_over"}, NEVER),
    ("64B7", {"other_side_revoked": "not_established"}, {"2007"}),
    ("64B7", {"other_side_revoked": "established"}, {"2007", "2017"}),
)
"""The cases of 64B that a word decides: the clause, the word, the editions that know it."""


def number_moved(edition: str, role: str, record: Record, told: dict[str, str]) -> int:
    """How many tricks go over, with 64B: dummy's card lies open, and trick 12 costs nothing."""
    if role == "dummy" or record.revoke_trick.number == 12:
        return 0
    for _, word, editions in NO_TRICK:
        if word.items() <= told.items() and edition in editions:
            return 0
    return len(moved(edition, record))


def facts(role: str, record: Record) -> dict[str, object]:
    """What a Director would tell of the record after play."""
    return {
        "failed": "follow_suit",
        "establish_event": "os_played_next",
        "offender_role": role,
        "phase": "play_ended",
        "trick_no": record.revoke_trick.number,
        "hands_returned": "yes",
        "revoked_card_source": "dummy" if role == "dummy" else "unfaced_hand",
        "revoke_trick_won_by": record.revoke_trick.by,
        "later_tricks_os": sum(trick.ours for trick in record.later),
        "later_offender_playable": sum(trick.playable for trick in record.later),
    }
