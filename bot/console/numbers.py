"""Whole numbers as they are typed."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 20
"""More than any number has that is asked for: ids of Discord's have 19."""
NONE: Final = -1


def whole_number(typed: str) -> int:
    """The number that was typed, or -1: Python itself refuses to read a very long one."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else NONE
