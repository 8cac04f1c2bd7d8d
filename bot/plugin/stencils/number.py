"""A whole number that was told, of which only the comparisons are noted, if it is but compared."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from bot.plugin.stencils.reads import Compared, Number, Read


def _compares(by: Callable[[Any, Any], bool]) -> Callable[[Whole, object], bool]:
    """A comparison with a plain number is noted as such; with anything else the number is."""

    def compare(self: Whole, other: object) -> bool:
        if type(other) is int:
            return self.note(Compared(self.key, by, other))
        return by(int(self), int(other) if isinstance(other, Whole) else other)

    return compare


class Whole:
    """Stands for the number in everything that is done with it."""

    __slots__ = ("key", "note")

    def __init__(self, key: str, note: Callable[[Read], Any]) -> None:
        self.key = key
        self.note = note

    __eq__ = _compares(operator.eq)
    __ne__ = _compares(operator.ne)
    __lt__ = _compares(operator.lt)
    __le__ = _compares(operator.le)
    __gt__ = _compares(operator.gt)
    __ge__ = _compares(operator.ge)

    def __int__(self) -> int:
        return self.note(Number(self.key))

    __index__ = __int__

    def __hash__(self) -> int:
        return hash(int(self))

    def __bool__(self) -> bool:
        return bool(int(self))

    def __str__(self) -> str:
        return str(int(self))

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec)

    def __add__(self, other: int) -> int:
        return int(self) + other

    __radd__ = __add__

    def __sub__(self, other: int) -> int:
        return int(self) - other

    def __rsub__(self, other: int) -> int:
        return other - int(self)
