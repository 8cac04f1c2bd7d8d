"""A short memory of what a pure function gave: whatever it depends on is in its one argument."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from bot.ops.meter import METER
from bot.ops.recent import Recent

ROOM: Final = 1000
"""Screens; one takes some ten thousand bytes with all that is made of it."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """The results of ``make`` that were asked for last; the longest unused goes first."""

    def __init__(self, make: Callable[[K], V], room: int = ROOM) -> None:
        self._make = make
        self._kept = Recent[K, V](room)

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, key: K) -> V:
        """What the function gives for ``key``; a result that is raised is not remembered."""
        known = self._kept.get(key)
        if known is not None:
            METER.screens["remembered"] += 1
            return known
        made = self._make(key)
        self._kept[key] = made
        return made

    def forget_all(self) -> None:
        """Make everything anew."""
        self._kept.clear()
