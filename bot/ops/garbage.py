"""When Python looks for circles of garbage: seldom, and never among what is there to stay."""

from __future__ import annotations

import gc
from typing import Final

NEW_OBJECTS: Final = 10_000
"""How many there are before Python looks; an answer makes some hundreds that are gone with it."""


def settle() -> None:
    """To be called once everything is loaded: no collection looks at words and Laws again."""
    gc.collect()
    gc.freeze()
    _, middle, oldest = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, middle, oldest)
