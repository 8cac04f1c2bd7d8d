"""What was used last, in as much room as it is given."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """At least half as many things as there is room for; those unused for longest go first.

    There are two halves. When the newer one is full it becomes the older one, and what was in that
    is gone; what is found in the older one is moved. So nothing has to be kept in order.
    """

    __slots__ = ("_half", "_new", "_old")

    def __init__(self, room: int) -> None:
        self._half = max(1, room // 2)
        self._new: dict[K, V] = {}
        self._old: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def get(self, key: K) -> V | None:
        """What is kept under a key; it has been used now."""
        found = self._new.get(key)
        if found is None and key in self._old:
            found = self._old.pop(key)
            self[key] = found
        return found

    def __setitem__(self, key: K, value: V) -> None:
        if len(self._new) >= self._half and key not in self._new:
            self._old, self._new = self._new, {}
        self._new[key] = value

    def clear(self) -> None:
        """Forget everything."""
        self._new.clear()
        self._old.clear()
