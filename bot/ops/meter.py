"""Plain counts of what was done; how they are shown is not decided here."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds in seconds; what takes longer is in one more."""


@dataclass(slots=True)
class Times:
    """How long something took, by bounds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass(slots=True)
class Meter:
    """Everything that is counted in one process; codes and numbers, nothing of a person."""

    outcomes: Counter[str] = field(default_factory=Counter[str])
    """How interactions ended: answered, refused, failed, limited, repeated."""
    statuses: Counter[int] = field(default_factory=Counter[int])
    """Statuses of HTTP responses."""
    times: Times = field(default_factory=Times)
    """From an interaction to its answer."""
    in_hand: int = 0
    screens: Counter[str] = field(default_factory=Counter[str])
    """Main screens that were asked for: made anew, or remembered."""

    def timed(self) -> Timed:
        """An interaction is in hand for as long as this is open."""
        return Timed(self)


class Timed:
    """One interaction, from its beginning to its answer."""

    __slots__ = ("_meter", "_start")

    def __init__(self, meter: Meter) -> None:
        self._meter = meter

    def __enter__(self) -> None:
        self._start = perf_counter()
        self._meter.in_hand += 1

    def __exit__(self, *_: object) -> None:
        self._meter.in_hand -= 1
        self._meter.times.note(perf_counter() - self._start)


METER: Final = Meter()
"""Of this process."""
