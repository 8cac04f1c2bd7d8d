"""A short memory of settings: most rulings are asked for where one was asked for just now."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from bot.store.model import Choices, Scope, Target

Key = tuple[Scope, int]
FRESH: Final = 20.0
"""Seconds: so long another process's change may go unseen."""
ROOM: Final = 20_000
"""Targets; the longest unused is forgotten first."""
NOTHING: Final = Choices()


class Memory:
    """What was read or written lately; old news serves while the database does not answer."""

    def __init__(self, room: int = ROOM, fresh: float = FRESH) -> None:
        self.room, self.fresh_for = room, fresh
        self._kept: OrderedDict[Key, tuple[float, Choices]] = OrderedDict()

    def fresh(self, targets: Iterable[Target]) -> Mapping[Key, Choices] | None:
        """The choices of all these, if every one of them is known well enough."""
        oldest = time.monotonic() - self.fresh_for
        found: dict[Key, Choices] = {}
        for one in targets:
            at, choices = self._kept.get((one.scope, one.id), (float("-inf"), NOTHING))
            if at < oldest:
                return None
            found[one.scope, one.id] = choices
        return found

    def old(self, targets: Iterable[Target]) -> Mapping[Key, Choices]:
        """What is remembered of these, however old."""
        keys = ((one.scope, one.id) for one in targets)
        return {key: self._kept[key][1] for key in keys if key in self._kept}

    def learn(self, target: Target, choices: Choices) -> None:
        """These are the choices now."""
        key = target.scope, target.id
        self._kept[key] = time.monotonic(), choices
        self._kept.move_to_end(key)
        while len(self._kept) > self.room:
            self._kept.popitem(last=False)

    def forget_all(self) -> None:
        """Ask the database again for everything."""
        self._kept.clear()
