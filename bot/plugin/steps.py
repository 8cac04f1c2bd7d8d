"""Work that says what it has to wait for, and leaves the waiting to whoever does it.

A generator that yields coroutines which nobody has begun. Most answers yield none and are there at
once, without a task; what has to wait can be taken into one at that point.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Wait: TypeAlias = Coroutine[Any, Any, Any]
Steps: TypeAlias = Generator[Wait, Any, T]


async def done(steps: Steps[T], first: Wait | None = None) -> T:
    """Go through the steps to the end; ``first`` is what was already found to be waited for."""
    try:
        waits_for = next(steps) if first is None else first
        while True:
            try:
                found = await waits_for
            except BaseException as error:  # noqa: BLE001 - it belongs to the step that waits
                waits_for = steps.throw(error)
            else:
                waits_for = steps.send(found)
    except StopIteration as end:
        return end.value
