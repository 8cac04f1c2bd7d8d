"""The screens of rulings, from a stencil where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from bot.ops.meter import METER
from bot.plugin.controls import Argument, Controls, Do, Shown
from bot.plugin.models import Button, Screen
from bot.plugin.stencils.blanks import Blanks, BlankTable, BlankWords
from bot.plugin.stencils.reads import IdLine, Signs, Subject
from bot.plugin.stencils.stencil import Stencil
from bot.plugin.stencils.tree import ReadOtherwiseError, Tree
from bot.plugin.stencils.watched import NotSharedError, Watch
from bot.ticket import fits
from bot.wording import RulingText, words
from rules import Ruling

ROOM: Final = 1000
"""Stencils; one takes about as much as a screen that is remembered."""
ROOTS: Final = 4096
"""Kinds of cases of which it is remembered that there was one."""
Make = Callable[[Controls, int], Screen]
_log = logging.getLogger(__name__)


class Tracing(Controls):
    """The controls of a case under watch."""

    @classmethod
    def over(cls, watch: Watch, shown: Shown, blanks: Blanks) -> Tracing:
        """They hold blanks for the case itself."""
        case = watch.case()
        made = cls(case, shown.language)
        spoken = BlankWords(watch.subject.words, watch, blanks)
        vars(made).update(
            words=spoken,
            burden=blanks.for_(Signs(), len(shown.signs)),
            id_line=blanks.for_(IdLine()),
            table_of=lambda case: BlankTable(spoken, case, watch, blanks),
        )
        return made

    def said(self, ruling: Ruling) -> RulingText:
        """The ruling in words, with blanks in them."""
        return RulingText(ruling, words(self.language), table=vars(self)["table_of"](ruling.case))

    def turning(self, action: Do, page: int, last: int, at: Argument = int) -> tuple[Button, ...]:
        """None, for there is one page: where another text is cut is not known."""
        if last:
            raise NotSharedError("several pages")
        return super().turning(action, page, last, at)


@dataclass(slots=True)
class Leaf:
    """A stencil; it is ``proven`` when it has given the screen of a second case."""

    stencil: Stencil
    proven: bool = False


class Stencils:
    """Fills the screens of rulings, and learns new ones."""

    def __init__(self, make: Make, room: int = ROOM) -> None:
        """``make`` gives the main screen of a case in full."""
        self._make = make
        self._room = room
        self._tree: Tree[Leaf] = Tree()
        self._met: dict[Hashable, bool] = {}

    def __len__(self) -> int:
        return len(self._tree)

    def screen(self, shown: Shown) -> Screen:
        """The main screen: filled in where that is possible, else made."""
        root = _root(shown)
        if root is None:
            return self._made(shown)
        subject = Subject(shown.case, shown.signs, words(shown.language))
        leaf = self._tree.found(root, subject)
        if leaf is None:
            return self._first(root, subject, shown)
        written = leaf.stencil.filled(subject)
        if written is None:
            return self._made(shown)
        if leaf.proven:
            METER.screens["filled"] += 1
            return Screen.filled(written, subject.ruled, lambda: self._made(shown))
        made = self._made(shown)
        leaf.proven = self._holds(root, made, written)
        return made

    def forget_all(self) -> None:
        """Make everything anew."""
        self._tree.forget_all()
        self._met.clear()

    def _made(self, shown: Shown) -> Screen:
        METER.screens["made"] += 1
        return self._make(Controls.of(shown), shown.page)

    def _first(self, root: Hashable, subject: Subject, shown: Shown) -> Screen:
        """A screen that no stencil gives; where one of its kind was met already, it becomes one."""
        made = self._made(shown)
        if self._met.get(root) and made.ruled is not None:
            self._learn(root, subject, shown, made)
        elif root not in self._met:
            if len(self._met) >= ROOTS:
                self._met.clear()
            self._met[root] = True
        return made

    def _learn(self, root: Hashable, subject: Subject, shown: Shown, made: Screen) -> None:
        watch, blanks = Watch(subject), Blanks()
        try:
            screen = self._make(Tracing.over(watch, shown, blanks), 0)
            stencil = Stencil(screen, blanks.all)
            if made.ruled != subject.ruled:
                raise NotSharedError("another case was ruled on")
        except NotSharedError as reason:
            _log.debug("no stencil: %s", reason)
            return
        written = stencil.filled(subject)
        if written is None or not self._holds(root, made, written):
            return
        if len(self._tree) >= self._room:
            self._tree.forget_all()
        try:
            self._tree.put(root, watch.noted, Leaf(stencil))
        except ReadOtherwiseError:
            self._give_up(root)

    def _holds(self, root: Hashable, made: Screen, written: bytes) -> bool:
        """Whether a stencil gives just what was made; if not, none is trusted of that kind."""
        if made.written == written:
            return True
        self._give_up(root)
        return False

    def _give_up(self, root: Hashable) -> None:
        METER.screens["mistaken"] += 1
        _log.error("a screen with blanks is not what it should be; it is made in full from now on")
        self._tree.forget(root)
        self._met[root] = False


def _root(shown: Shown) -> Hashable | None:
    """What two cases must have in common to share anything; None for one that shares nothing."""
    case, table = shown.case, shown.case.table
    if shown.page or shown.playing or shown.reference or table.hands or not fits(shown.signs):
        return None
    return (
        case.irregularity, case.edition, case.jurisdiction, tuple(case.answers),
        table.declarer is None, table.offender is None, table.contract,
        shown.language, len(shown.signs),
    )  # fmt: skip
