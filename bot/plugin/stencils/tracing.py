"""The controls of a case under watch: with them its screen is made, and what is blank in it."""

from __future__ import annotations

from bot.lazy import lazy
from bot.plugin.controls import Argument, Controls, Do, Shown
from bot.plugin.models import Button
from bot.plugin.stencils.blanks import Blanks, BlankTable, BlankWords
from bot.plugin.stencils.reads import IdLine, Signs
from bot.plugin.stencils.watched import NotSharedError, Watch
from bot.wording import RulingText, words
from rules import Ruling


class Tracing(Controls):
    """The controls of a case under watch."""

    @classmethod
    def over(cls, watch: Watch, shown: Shown, blanks: Blanks) -> Tracing:
        """They hold blanks for the case itself."""
        made = cls(watch.case(), shown.language)
        vars(made).update(
            words=BlankWords(watch.subject.words, watch, blanks),
            burden=blanks.for_(Signs(), len(shown.signs)),
            id_line=blanks.for_(IdLine()),
            watch=watch,
            blanks=blanks,
        )
        return made

    @lazy
    def watch(self) -> Watch:
        """What notes the readings."""
        raise NotSharedError("not under watch")

    @lazy
    def blanks(self) -> Blanks:
        """What is blank in the screen."""
        raise NotSharedError("not under watch")

    def said(self, ruling: Ruling) -> RulingText:
        """The ruling in words, with blanks in them."""
        table = BlankTable(self.words, ruling.case, self.watch, self.blanks)
        return RulingText(ruling, words(self.language), table=table)

    def turning(self, action: Do, page: int, last: int, at: Argument = int) -> tuple[Button, ...]:
        """None, for there is one page: where another text is cut is not known."""
        if last:
            raise NotSharedError("several pages")
        return super().turning(action, page, last, at)
