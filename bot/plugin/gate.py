"""Who may come in just now: nobody too often, and no interaction twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from bot.ops.recent import Recent

BURST: Final = 30.0
PER_SECOND: Final = 2.0
PLACE: Final = "director_gate"
"""The attribute of a host in which its gate is."""
REMEMBERED: Final = 20_000
"""People, and interactions; those of longest ago are forgotten first."""


class Gate:
    """A bucket of tokens for each person, and the last interactions, in memory."""

    def __init__(
        self,
        burst: float = BURST,
        per_second: float = PER_SECOND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst, self._per_second, self._clock = burst, per_second, clock
        self._buckets = Recent[int, tuple[float, float]](REMEMBERED)
        self._seen = Recent[int, bool](REMEMBERED)

    def admits(self, person: int) -> bool:
        """Take a token of the person's, if there is one."""
        now = self._clock()
        held, at = self._buckets.get(person) or (self._burst, now)
        held = min(self._burst, held + (now - at) * self._per_second)
        admitted = held >= 1
        self._buckets[person] = (held - 1 if admitted else held, now)
        return admitted

    def is_repeated(self, interaction: int) -> bool:
        """Whether an interaction has been here before; from now on it has."""
        if self._seen.get(interaction):
            return True
        self._seen[interaction] = True
        return False


def admits(host: Any, person: int) -> bool:
    """Whether a person has not sent too many just now."""
    gate = _before(host)
    return gate is None or gate.admits(person)


def is_repeated(host: Any, interaction: int) -> bool:
    """Whether Discord has sent this one before."""
    gate = _before(host)
    return gate is not None and gate.is_repeated(interaction)


def _before(host: Any) -> Gate | None:
    """The gate of our own bot; a host of somebody else's has its own rules."""
    return getattr(host, PLACE, None)
