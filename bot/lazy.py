"""A part of an object that is made when it is first read, and then stays what it is.

``functools.cached_property`` does the same under a lock, up to Python 3.11: a ruling has a dozen
such parts, and no thread but one ever reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

V = TypeVar("V")


class lazy(Generic[V]):  # noqa: N801 - used as `property` is
    """The method's value, kept in the object under the method's name."""

    def __init__(self, make: Callable[[Any], V]) -> None:
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type) -> V: ...
    def __get__(self, instance: object | None, owner: type) -> Self | V:
        if instance is None:
            return self
        made = instance.__dict__[self.name] = self.make(instance)
        return made
