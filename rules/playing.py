"""A Director who plays at the table: what is not asked, and what somebody else looks at.

Nothing else differs: the same facts lead to the same ruling. After the last trick no card is
unplayed, and everything is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from rules.case import Case
from rules.effects import Action
from rules.facts import UNKNOWN, Fact, Tells
from rules.rule import rule
from rules.ruling import Question, Result
from rules.vocabulary.counts import EXTRA_CARDS
from rules.vocabulary.exposed import CARDS, CARDS_SHOWN
from rules.vocabulary.play import PHASE, Phase

LOOKED_AT: Final = frozenset(
    {
        Action.SEARCH_CARD, Action.INSPECT_PLAYED_PRIVATELY, Action.ESTABLISH_TRICK,
        Action.LEAVE_HIGHEST_LEGAL, Action.RETURN_EXTRA_CARDS, Action.RECONSTRUCT_DEAL,
        Action.RESTORE_DEAL,
    }
)  # fmt: skip
"""Steps for which the Director looks at cards that the players must not see."""

ASKED_INSTEAD: Mapping[str, Fact[Any]] = MappingProxyType({EXTRA_CARDS.key: CARDS_SHOWN})
"""The cards that lay face up, in place of all those that go back to a hand."""


def is_over(case: Case) -> bool:
    """Whether the last trick has been played: then no card is unplayed."""
    return case.answers.get(PHASE.key) is Phase.PLAY_ENDED


def is_withheld(case: Case, fact: Fact[Any]) -> bool:
    """Whether a Director who plays neither tells nor is told a fact."""
    return fact.tells is Tells.UNSEEN and not is_over(case)


def is_covered(case: Case, fact: Fact[Any]) -> bool:
    """Whether the answer that somebody gave to a fact says what is in a hand."""
    return fact.tells in (Tells.UNSEEN, Tells.BY_PLAYING) and not is_over(case)


def is_shown_by_playing(asked: Question) -> bool:
    """Whether the answer is what a player puts down, not what a look at the hand would tell."""
    return asked.fact.tells is Tells.BY_PLAYING and not is_over(asked.case)


def rule_playing(case: Case) -> Result:
    """The ruling or the next question for a Director who plays.

    What only a look at unseen cards would tell is taken as not known: where it decides, the
    question comes back with both ways, and nobody is to answer it.
    """
    shown = rule(case)
    if not isinstance(shown, Question) or not is_withheld(shown.case, shown.fact):
        return shown
    instead = ASKED_INSTEAD.get(shown.fact.key)
    if instead is not None and CARDS.key not in case.answers:
        return Question(shown.case, instead, shown.why, shown.so_far)
    return shown if shown.branches else rule(case.answered(shown.fact.key, UNKNOWN))
