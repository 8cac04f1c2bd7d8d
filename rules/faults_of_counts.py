"""Impossible cases: what was counted against what is said of it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules.case import Case, told
from rules.derive.counts import Counts, seats_off
from rules.facts import Count
from rules.table import Seat
from rules.vocabulary.counts import COUNTS, EXPECTED_PLAYED, Defect, OtherTotals, SuspectTotal


def defect_counts(case: Case) -> Iterator[str]:
    """The offender's row against what is said to be wrong with it."""
    defect, counts, expected = (told(case, k) for k in ("defect", "counts", "expected_played"))
    off = seats_off(case)
    seat = case.table.offender or (off[0] if len(off) == 1 else None)
    if defect is None or seat is None or counts is None or seat not in counts:
        return
    if expected is None or seat not in expected:
        return
    difference = counts[seat].played - expected[seat]
    if (defect is Defect.EXTRA) is not (difference > 0) or difference == 0:
        yield "facts.defect"


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
    if said is None or len(counts) < 4 or len(expected) < 4:
        return
    if (said == "yes") is bool(seats_off(case)):
        yield "facts.deltas_zero"
