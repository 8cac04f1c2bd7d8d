"""Impossible cases: what was counted against what is said of it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules.case import Case, told
from rules.derive.counts import (
    Counts,
    counted_as_wrong_deal,
    counts_put_right,
    seats_in_question,
    seats_off,
    told_offender,
)
from rules.facts import Count
from rules.table import Role, Seat
from rules.vocabulary.counts import (
    COUNTS,
    EXPECTED_PLAYED,
    MISSING_CARD_PLACE,
    Defect,
    MissingPlace,
    OtherTotals,
    SuspectTotal,
)


def defect_counts(case: Case) -> Iterator[str]:
    """The offender's row against what is said to be wrong with it."""
    defect, expected = told(case, "defect"), told(case, "expected_played")
    counts, off = counts_put_right(case), seats_off(case)
    if defect is not None and counted_as_wrong_deal(case):
        yield "facts.defect"
    seat = told_offender(case) or (off[0] if len(off) == 1 else None)
    if defect is None or seat is None or counts is None or seat not in counts:
        return
    if expected is None or seat not in expected:
        return
    difference = counts[seat].played - expected[seat]
    if (defect is Defect.EXTRA) is not (difference > 0) or difference == 0:
        yield "facts.defect"


def offenders_row(case: Case) -> Iterator[str]:
    """The rows that were found wrong are those of other players than the one told."""
    seat, off = told_offender(case), seats_off(case)
    counts: Counts = told(case, COUNTS.key) or {}
    expected: Mapping[Seat, int] = told(case, EXPECTED_PLAYED.key) or {}
    is_right = seat in counts and seat in expected and seat not in off
    if told(case, "defect") is None and off and is_right:
        yield "table.offender"


def told_totals(case: Case) -> Iterator[str]:
    """The totals in words against four counted hands; without a seat any of them may be meant."""
    counts: Counts = told(case, COUNTS.key) or {}
    suspect, others = told(case, "suspect_total"), told(case, "other_totals")
    if len(counts) < 4:
        return
    seat = case.table.offender
    suspects = [seat] if seat is not None else [*counts]
    fitting = [one for one in suspects if suspect in (None, _size(counts[one]))]
    if not fitting:
        yield "facts.suspect_total"
    elif others is not None and not any(
        _sizes(counts[one] for one in counts if one is not suspect_seat) == others
        for suspect_seat in fitting
    ):
        yield "facts.other_totals"


def _size(count: Count) -> SuspectTotal:
    if count.total == 13:
        return SuspectTotal.RIGHT
    return SuspectTotal.LESS if count.total < 13 else SuspectTotal.MORE


def _sizes(counts: Iterable[Count]) -> OtherTotals:
    """The three other hands in the words of ``other_totals``."""
    sizes = {_size(one) for one in counts}
    if {SuspectTotal.LESS, SuspectTotal.MORE} <= sizes:
        return OtherTotals.LESS_AND_MORE
    if SuspectTotal.LESS in sizes:
        return OtherTotals.ONE_LESS
    return OtherTotals.ONE_MORE if SuspectTotal.MORE in sizes else OtherTotals.RIGHT


def told_deltas(case: Case) -> Iterator[str]:
    """Whether all have played what was due, against four counted rows."""
    counts: Counts = told(case, COUNTS.key) or {}
    expected: Mapping[Seat, int] = told(case, EXPECTED_PLAYED.key) or {}
    said = told(case, "deltas_zero")
    if said is None or len(counts) < 4 or len(expected) < 4 or counts_put_right(case) is None:
        return
    if (said == "yes") is bool(seats_off(case)):
        yield "facts.deltas_zero"


def roles_of_counts(case: Case) -> frozenset[Role]:
    """The roles of the hands that were found wrong; none where the offender's seat is told."""
    if told_offender(case) is not None:
        return frozenset()
    roles = (case.table.role_of(seat) for seat in seats_in_question(case))
    return frozenset(role for role in roles if role is not None)


def role_against_counts(case: Case) -> Iterator[str]:
    """The role that is told is that of no hand that was found wrong."""
    roles, said = roles_of_counts(case), told(case, "offender_role")
    if roles and said is not None and said not in roles:
        yield "facts.offender_role"


AMONG_PLAYED = (MissingPlace.OWN_PLAYED, MissingPlace.OTHER_PLAYED)


def place_of_missing_card(case: Case) -> Iterator[str]:
    """A card among the played ones, or in another hand, is one that a hand lacks.

    Four counted hands also show whether another one holds it; said in words, the totals of
    the others give way to the card that was found.
    """
    place = told(case, MISSING_CARD_PLACE.key)
    if place in AMONG_PLAYED and not _may_be_short(case):
        yield "facts.missing_card_place"
    elif place is MissingPlace.OTHER_HAND:
        counts: Counts = told(case, COUNTS.key) or {}
        sizes = {_size(one) for one in counts.values()}
        if len(counts) == 4 and not {SuspectTotal.LESS, SuspectTotal.MORE} <= sizes:
            yield "facts.missing_card_place"


def _may_be_short(case: Case) -> bool:
    """Whether a hand lacks a card, or may lack one."""
    counts: Counts = told(case, COUNTS.key) or {}
    if len(counts) == 4:
        return any(_size(one) is SuspectTotal.LESS for one in counts.values())
    suspect, others = told(case, "suspect_total"), told(case, "other_totals")
    return suspect in (None, SuspectTotal.LESS) or others in (None, *ONE_SHORT)


ONE_SHORT = (OtherTotals.ONE_LESS, OtherTotals.LESS_AND_MORE)
