"""How a process serves: which shards, on which address, with which logs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.store import Address
from rules import Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Jurisdiction

RANGES: Final = re.compile(r"\d{1,5}(?:-\d{1,5})?(?:\s*,\s*\d{1,5}(?:-\d{1,5})?)*")


class BadShardsError(ValueError):
    """Shards that cannot be: unreadable, empty, or beyond their count."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process out of all; without numbers, all of them."""

    ids: tuple[int, ...] | None = None
    count: int | None = None

    @classmethod
    def of(cls, ids: str | None, count: int | None) -> Shards:
        """Read ranges such as ``0-3,8``.

        :raises BadShardsError: when they cannot be, or are given without their count.
        """
        if ids is None:
            return cls(None, count)
        if count is None or not RANGES.fullmatch(ids.strip()):
            raise BadShardsError(ids)
        found: set[int] = set()
        for part in ids.split(","):
            low, _, high = part.strip().partition("-")
            shards = range(int(low), int(high or low) + 1)
            if not shards or shards[-1] >= count:
                raise BadShardsError(ids)
            found.update(shards)
        return cls(tuple(sorted(found)), count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping:
    """Where settings and the log are, for how long, and what holds where nobody has chosen."""

    address: Address | None = None
    """The database; without one nothing is kept, and nothing can be chosen."""
    limit: float = 1.5
    """Seconds that a ruling waits for it."""
    edition: Edition = NEWEST
    jurisdiction: Jurisdiction = Jurisdiction.WBF
    departed_days: int = 14
    published_days: int = 90


NOTHING_KEPT: Final = Keeping()


@dataclass(frozen=True, slots=True)
class Serving:
    """What a transport is told when it is started."""

    folder: Path | None = None
    """Where it remembers which commands Discord knows; the system's place if not told."""
    shards: Shards = Shards()
    host: str = "127.0.0.1"
    port: int = 8080
    watch_port: int | None = None
    """The port of the pages on health; over HTTP they share ``port`` unless told otherwise."""
    json_logs: bool = False
    patience: float = 2.0
    """Seconds until more time is bought; Discord gives three, and the way takes some."""
    keeping: Keeping = NOTHING_KEPT


ANYHOW: Final = Serving()
"""Nothing was told."""
