"""The account of a settled transfer: which tricks were there, and how many of them go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.ruling import Ruling
from rules.vocabulary.counts import LATER_TRICKS, SECOND_LATER_TRICKS, WON_BY, Winner
from rules.vocabulary.revoke import LATER_PLAYABLE, REVOKE_WON_BY


class Kept(StrEnum):
    """The kinds of tricks that an account lists, in the order of play."""

    BY_OFFENDER = "trick-offender"
    BY_PARTNER = "trick-partner"
    BY_OPPONENTS = "trick-opponents"
    LATER = "later"
    PLAYABLE = "playable"


WINNERS = {
    Winner.OFFENDER: Kept.BY_OFFENDER,
    Winner.PARTNER: Kept.BY_PARTNER,
    Winner.OPPONENTS: Kept.BY_OPPONENTS,
}


@dataclass(frozen=True, slots=True)
class Posting:
    """A line of the account: of ``won`` tricks of a kind, ``moved`` are transferred."""

    kind: Kept
    won: int
    moved: int


def account(ruling: Ruling) -> tuple[Posting, ...]:
    """The lines that add up to the number of tricks.

    There are none while the number is open, where no trick moves, and where a revoke and an
    omission of one case are counted from different tricks.
    """
    if ruling.transfer is None or not ruling.transfer.tricks:
        return ()
    if {REVOKE_WON_BY.key, WON_BY.key} <= ruling.relied_on.keys():
        return ()
    return tuple(_postings(ruling, ruling.transfer.tricks))


def _postings(ruling: Ruling, tricks: int) -> Iterator[Posting]:
    """The trick itself goes first; then later ones, one of them for a playable card (1997)."""
    known = ruling.relied_on
    winner = known.get(REVOKE_WON_BY.key) or known.get(WON_BY.key)
    own = int(winner in (Winner.OFFENDER, Winner.PARTNER))
    if winner is not None:
        yield Posting(WINNERS[winner], own, own)
    playable = known.get(LATER_PLAYABLE.key) or 0
    by_card = playable > 0 and tricks > 1 and winner is not Winner.OFFENDER
    later = known.get(LATER_TRICKS.key, known.get(SECOND_LATER_TRICKS.key))
    if later is not None:
        yield Posting(Kept.LATER, later, tricks - own)
    if by_card:
        yield Posting(Kept.PLAYABLE, playable, 0)  # it is one of the later ones
