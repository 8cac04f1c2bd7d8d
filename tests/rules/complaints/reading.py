"""How a complaint reads a ruling: its steps, its penalty cards, its time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules import Case, Ruling
from rules.case import told
from rules.effects import Action
from rules.ruling import LyingPenaltyCard, PendingPenaltyCard
from rules.vocabulary.play import Phase

Complaints = Iterator[str]
Complaint = Callable[[Ruling], Complaints]
OWN, PARTNERS = "existing_penalty_cards", "partner_penalty_cards"
BEFORE_A_LEAD = (Phase.AUCTION, Phase.AUCTION_OVER)


def codes(ruling: Ruling) -> tuple[Action, ...]:
    """The codes of the steps."""
    return tuple(one.code for one in ruling.steps)


def listed(ruling: Ruling) -> list[LyingPenaltyCard | PendingPenaltyCard]:
    """All penalty cards that lie there, whatever hangs on a choice."""
    return [*ruling.penalty_cards, *ruling.pending_cards]


def is_over(case: Case) -> bool:
    """Whether no card moves any more: after play, but for trick 12 with a hand still out (62D1)."""
    over = told(case, "phase") is Phase.PLAY_ENDED
    return over and told(case, "hands_returned") is not False
