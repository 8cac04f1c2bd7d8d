"""Telling each reader once that the database is away, and not at every press."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

OVER_AFTER: Final = 20.0
"""Seconds for which a store remembers: what it gives later than that, it has just read."""
REMEMBERED: Final = 10_000
"""People; the oldest are forgotten first."""


class Outage:
    """The present time without a database, and who was told of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")
        self._told: OrderedDict[int, None] = OrderedDict()

    def is_news_to(self, person: int, *, troubled: bool) -> bool:
        """Whether a person is to be told now; ``troubled``: the database has not answered.

        One that answers from memory alone may still be away, so an outage is over only when
        something was given that must have been read after the last trouble.
        """
        if not troubled and not self._told:
            return False
        now = self._clock()
        if not troubled:
            if now - self._last > OVER_AFTER:
                self._told.clear()
            return False
        self._last = now
        if person in self._told:
            return False
        self._told[person] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True
