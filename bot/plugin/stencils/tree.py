"""Which stencil a case has: a tree of readings, with a branch for each thing that they gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.plugin.stencils.reads import Read, Subject
from bot.plugin.stencils.stencil import Stencil


class ReadOtherwiseError(Exception):
    """After the same had been read, something else was read: that should not be."""


@dataclass(slots=True)
class Leaf:
    """A stencil; it is ``proven`` when it has given the screen of a second case."""

    stencil: Stencil
    proven: bool = False


@dataclass(slots=True)
class Fork:
    """What is read next, and where each value leads."""

    read: Read
    branches: Branches = field(default_factory=dict[Hashable, "Fork | Leaf"])


Branches: TypeAlias = dict[Hashable, Fork | Leaf]


class Tree:
    """Leaves found by what is read of a case; each root is a tree of its own."""

    def __init__(self) -> None:
        self._roots: Branches = {}
        self._leaves = Counter[Hashable]()

    def __len__(self) -> int:
        return self._leaves.total()

    def found(self, root: Hashable, subject: Subject) -> Leaf | None:
        """The leaf of a case."""
        here = self._roots.get(root)
        while isinstance(here, Fork):
            here = here.branches.get(here.read.of(subject))
        return here

    def put(self, root: Hashable, noted: Mapping[Read, Hashable], leaf: Leaf) -> None:
        """Hang a leaf where the readings lead.

        :raises ReadOtherwiseError: when another reading is known to follow.
        """
        branches, value = self._roots, root
        for read, given in noted.items():
            fork = branches.setdefault(value, Fork(read))
            if not isinstance(fork, Fork) or fork.read != read:
                raise ReadOtherwiseError(repr(read))
            branches, value = fork.branches, given
        if value in branches:
            raise ReadOtherwiseError("to an end")
        branches[value] = leaf
        self._leaves[root] += 1

    def forget(self, root: Hashable) -> None:
        """Cut a whole tree down."""
        self._roots.pop(root, None)
        self._leaves.pop(root, None)

    @property
    def oldest(self) -> Hashable:
        """The root that was planted first."""
        return next(iter(self._leaves), None)
