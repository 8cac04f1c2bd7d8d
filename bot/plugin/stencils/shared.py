"""The screens of rulings, from a stencil where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Final

from bot.ops.meter import METER
from bot.plugin.controls import Controls, Shown
from bot.plugin.models import Screen
from bot.plugin.stencils.blanks import Blanks
from bot.plugin.stencils.reads import Subject
from bot.plugin.stencils.stencil import Stencil
from bot.plugin.stencils.tracing import Tracing
from bot.plugin.stencils.tree import Leaf, Tree
from bot.plugin.stencils.watched import NotSharedError, Watch
from bot.ticket import fits
from bot.wording import words

ROOM: Final = 1000
"""Stencils; one takes about as much as a screen that is remembered."""
KINDS: Final = 4096
"""Kinds of cases of which it is remembered that there was one."""
MOST_OF_A_KIND: Final = 64
"""Stencils of one kind: where there would be more, hardly any would be used twice."""
Make = Callable[[Controls, int], Screen]
_log = logging.getLogger(__name__)


class MistakenError(Exception):
    """A stencil gave another screen than the one that was made."""


class Stencils:
    """Fills the screens of rulings, and learns new ones.

    A ruling never depends on its luck: what cannot be filled is made in full, and a stencil is
    compared with what was made, for the case that it comes from and for the next one, before
    it is used. One that is mistaken, or fails, is thrown away with all of its kind.
    """

    def __init__(self, make: Make, room: int = ROOM) -> None:
        """``make`` gives the main screen of a case in full; without room nothing is learnt."""
        self._make = make
        self.room = room
        self._tree = Tree()
        self._learnt: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._tree)

    def screen(self, shown: Shown) -> Screen:
        """The main screen: filled in where that is possible, else made."""
        kind = _kind(shown)
        if kind is None:
            return self._made(shown)
        subject = Subject(shown.case, shown.signs, words(shown.language))
        try:
            filled = self._filled(kind, subject, shown)
        except Exception:  # noqa: BLE001 - a short cut must not cost anybody the ruling
            self._give_up(kind)
            filled = None
        return self._new(kind, subject, shown) if filled is None else filled

    def forget_all(self) -> None:
        """Make everything anew."""
        self._tree = Tree()
        self._learnt.clear()

    def _made(self, shown: Shown) -> Screen:
        METER.screens["made"] += 1
        return self._make(Controls.of(shown), shown.page)

    def _filled(self, kind: Hashable, subject: Subject, shown: Shown) -> Screen | None:
        """The screen from its stencil, if there is one and it is proven."""
        leaf = self._tree.found(kind, subject)
        written = None if leaf is None else leaf.stencil.filled(subject)
        if leaf is None or written is None:
            return None
        if leaf.proven:
            METER.screens["filled"] += 1
            return Screen.filled(written, subject.ruled, lambda: self._made(shown))
        made = self._made(shown)
        _compare(made, written)
        leaf.proven = True
        return made

    def _new(self, kind: Hashable, subject: Subject, shown: Shown) -> Screen:
        """A screen that no stencil gives; where one of its kind was met already, it becomes one."""
        made = self._made(shown)
        learnt = self._learnt.get(kind)
        if learnt is None:
            self._meet(kind)
        elif learnt < MOST_OF_A_KIND and self.room and made.ruled is not None:
            self._learnt[kind] = learnt + 1
            try:
                self._learn(kind, subject, shown, made)
            except NotSharedError as reason:
                _log.debug("no stencil: %s", reason)
            except Exception:  # noqa: BLE001 - as above
                self._give_up(kind)
        return made

    def _meet(self, kind: Hashable) -> None:
        if len(self._learnt) >= KINDS:
            self._forget(next(iter(self._learnt)))
        self._learnt[kind] = 0

    def _forget(self, kind: Hashable) -> None:
        """As if there had been nothing of a kind."""
        self._tree.forget(kind)
        self._learnt.pop(kind, None)

    def _learn(self, kind: Hashable, subject: Subject, shown: Shown, made: Screen) -> None:
        """Make the screen again, under watch; where there is no room, the oldest kind makes it."""
        if made.ruled != subject.ruled:
            raise NotSharedError("another case was ruled on")
        watch, blanks = Watch(subject), Blanks()
        screen = self._make(Tracing.over(watch, shown, blanks), shown.page)
        stencil = Stencil(screen, blanks.all)
        written = stencil.filled(subject)
        if written is not None:
            _compare(made, written)
            if len(self._tree) >= self.room:
                self._forget(self._tree.oldest)
            self._tree.put(kind, watch.noted, Leaf(stencil))

    def _give_up(self, kind: Hashable) -> None:
        METER.screens["mistaken"] += 1
        _log.exception("screens of this kind are made in full from now on")
        self._tree.forget(kind)
        self._learnt[kind] = MOST_OF_A_KIND


def _compare(made: Screen, written: bytes) -> None:
    if made.written != written:
        raise MistakenError


def _kind(shown: Shown) -> Hashable | None:
    """What two cases must have in common to share anything; None for one that shares nothing."""
    case, table = shown.case, shown.case.table
    if shown.page or shown.playing or shown.reference or table.hands or not fits(shown.signs):
        return None
    return (
        case.irregularity, case.edition, case.jurisdiction, tuple(case.answers),
        table.declarer is None, table.offender is None, table.contract,
        shown.language, len(shown.signs),
    )  # fmt: skip
