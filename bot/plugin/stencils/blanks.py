"""The words of a table that are left blank, and the text that is put together with them."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from bot.plugin.stencils.number import Whole
from bot.plugin.stencils.reads import Chosen, Filling, Names, Word, source_of
from bot.plugin.stencils.watched import NotSharedError, Watch
from bot.wording import Words
from bot.wording.cast import Cast
from bot.wording.context import Table
from bot.wording.words import NO_CONTEXT, Context, Value
from locales.entries import ANY
from rules import Case
from rules.effects import Who

OPENS: Final = "\ue000"
CLOSES: Final = "\ue001"
FILLS: Final = "\ue002"
"""Signs that no text of ours has: Unicode has given them to nobody."""


def _refuse(*_: object) -> NoReturn:
    raise NotSharedError("a word was looked at")


_refused: Any = _refuse


class Blank(str):
    """Stands in a text in place of a word; nothing can be decided by it."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Blank) and str.__eq__(self, other):
            return True  # what fills it is the same
        raise NotSharedError("a word was compared")

    __contains__ = __getitem__ = __iter__ = __lt__ = __le__ = __gt__ = __ge__ = _refused
    startswith = endswith = lower = upper = capitalize = title = casefold = _refused
    strip = lstrip = rstrip = split = replace = find = index = count = _refused

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Blanks:
    """The blanks of one screen, each with what fills it."""

    def __init__(self) -> None:
        self._kept: dict[Filling, Blank] = {}
        self.fillings: dict[str, Filling] = {}

    def for_(self, filling: Filling, length: int = 0) -> Blank:
        """The blank for a filling; one that is as long as ``length``, where that matters."""
        if filling not in self._kept:
            text = f"{OPENS}{len(self._kept)}{CLOSES}".ljust(length, FILLS)
            self._kept[filling] = Blank(text)
            self.fillings[text] = filling
        return self._kept[filling]

    @property
    def all(self) -> tuple[Filling, ...]:
        """The fillings, by the numbers of their blanks."""
        return tuple(self._kept)


class BlankTable(Table):
    """A table whose words are blank."""

    def __init__(self, words: Words, case: Case, watch: Watch, blanks: Blanks) -> None:
        super().__init__(words, case)
        self._watch = watch
        self._blanks = blanks

    @property
    def cast(self) -> Cast:  # type: ignore[override]
        """Who is who cannot be read without being noted."""
        raise NotSharedError("who is who")

    def people(self) -> Context:
        """The forms of everybody whom a message may name, blank."""
        return self._blank("people")

    def role(self) -> Context:
        """The offender's role, blank."""
        return self._blank("role")

    def suit(self) -> Context:
        """The forms of the suit that was led, blank."""
        return self._blank("suit")

    def penalty_suit(self) -> Context:
        """The suits of the penalty cards, blank."""
        return self._blank("penalty_suit")

    def replies(self) -> Context:
        """Replies by which a message chooses its words, blank."""
        return self._blank("replies")

    def acting(self, who: Who | None) -> Context:
        """The forms of whoever acts, blank."""
        return self._blank("acting", who)

    def new_declarer(self) -> Context:
        """The forms of the declarer, after declarer has become dummy, blank."""
        return self._blank("new_declarer")

    def owner(self, who: Who) -> Context:
        """The forms of the owner of a card, blank."""
        return self._blank("owner", who)

    def trick(self, key: str = "defective_trick_no") -> Context:
        """The number of a trick, blank."""
        return self._blank("trick", key)

    def _blank(self, name: str, *about: Any) -> Context:
        source = source_of(name, *about)
        told = self._watch.note(Names(source))
        return {one: self._blanks.for_(Word(source, one)) for one in told}


class BlankWords(Words):
    """The words of a language, which note by which values of a word a text is chosen."""

    def __init__(self, words: Words, watch: Watch, blanks: Blanks) -> None:
        vars(self).update(vars(words))
        self._watch = watch
        self._blanks = blanks

    @property
    def plain(self) -> Words:
        """The words themselves, which the memories of all screens know."""
        return self._watch.subject.words

    def text(self, message: str, context: Context = NO_CONTEXT) -> str:
        """The message; what is blank in ``context`` is blank in it."""
        needed = self.needed(message)
        if not needed:
            return super().text(message)
        decide: dict[str, set[str]] = {}
        for variable, value in self.catalogue.deciding(message):
            decide.setdefault(variable, set()).add(value)
        values = [self._value(context.get(one), decide.get(one)) for one in needed]
        return self.filled(message, tuple(values))

    def _value(self, value: Any, decisive: set[str] | None) -> Value | None:
        """What stands for a variable in a text that is chosen by the ``decisive`` values."""
        if isinstance(value, Whole):
            return int(value)
        if not isinstance(value, str) or OPENS not in f"{value}":
            return value
        if decisive:
            filling = self._blanks.fillings.get(f"{value}") if isinstance(value, Blank) else None
            if not isinstance(filling, Word) or ANY in decisive:
                raise NotSharedError("a text that is chosen by more than one word")
            chosen = self._watch.note(Chosen(filling, frozenset(decisive)))
            if chosen is not None:
                return chosen
        return f"{value}"
