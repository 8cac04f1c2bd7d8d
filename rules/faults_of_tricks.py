"""Impossible cases: numbers of tricks that cannot be one beside another."""

from __future__ import annotations

from collections.abc import Iterator

from rules.case import Case, told
from rules.faults_of_a_revoke import REVOKES
from rules.vocabulary.counts import Defect, PlayedOn, RestoredRevoke

MISSED = frozenset({RestoredRevoke.ESTABLISHED, RestoredRevoke.NOT_ESTABLISHED})
"""A restored card should have been played to an earlier trick."""


def last_trick(case: Case) -> Iterator[str]:
    """Nobody plays on after trick 13."""
    played_on = told(case, "next_trick_played_by")
    if told(case, "defective_trick_no") == 13 and played_on not in (None, PlayedOn.NOBODY):
        yield "facts.next_trick_played_by"


_TRICK_COUNTED_FROM = {Defect.OMITTED: "defective_trick_no", Defect.EXTRA: "trick_no"}
"""Later tricks are those after the omission, or after the revoke of a restored card."""


def _counted_from(case: Case) -> str:
    """The fact that tells the trick after which the later ones were counted."""
    if case.irregularity in REVOKES:
        return "trick_no"
    if told(case, "defect") is None and _missed_by_restored_card(case):
        return "trick_no"
    return _TRICK_COUNTED_FROM.get(told(case, "defect"), "")


def _missed_by_restored_card(case: Case) -> bool:
    """Whether the trick that is told is one to which a restored card should have been played."""
    two = told(case, "counts_even_two_defective") is True
    return told(case, "restored_card_revoke") in MISSED and not two


def later_tricks(case: Case) -> Iterator[str]:
    """More tricks won after a trick than were left; the second count includes its trick."""
    revoke_trick = told(case, _counted_from(case))
    if revoke_trick is not None and (told(case, "later_tricks_os") or 0) > 13 - revoke_trick:
        yield "facts.later_tricks_os"
    later, playable = told(case, "later_tricks_os"), told(case, "later_offender_playable")
    if later is not None and playable is not None and playable > later:
        yield "facts.later_offender_playable"
    second = told(case, "second_defective_trick_no")
    if second is not None and (told(case, "second_later_tricks_os") or 0) > 14 - second:
        yield "facts.second_later_tricks_os"


def second_trick(case: Case) -> Iterator[str]:
    """The second trick left without a card comes after the first, and fewer are left after it."""
    first, second = told(case, "defective_trick_no"), told(case, "second_defective_trick_no")
    if first is not None and second is not None and second <= first:
        yield "facts.second_defective_trick_no"
    later, second_later = told(case, "later_tricks_os"), told(case, "second_later_tricks_os")
    if later is not None and second_later is not None and second_later > later:
        yield "facts.second_later_tricks_os"
