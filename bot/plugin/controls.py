"""The controls of a screen: every button and list carries the whole case in its ticket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.lazy import lazy
from bot.plugin.covers import in_covers
from bot.plugin.do import Do
from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import pages
from bot.plugin.rows import Wanted, beginnings, spoken
from bot.ticket import REFERENCE, TooLong, about, burden, following
from bot.wording import NO_BOOKS, Books, Words, words
from locales import LANGUAGES, Language
from rules import Case

Options = Iterable[tuple[str, str]]
Argument = Callable[[int], int]
"""The argument of a ticket that stands for a page."""


def sentence(name: str, language: str, **context: str) -> str:
    """A word or sentence of the Discord door."""
    return words(language).text(f"discord-{name}", context)


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that a main screen depends on; ``signs`` stand for the case, answer by answer."""

    signs: str
    language: Language
    page: int
    playing: bool
    reference: str
    case: Case = field(compare=False)


@dataclass(frozen=True)
class Controls:
    """Makes the controls of one case in one language; all of them may raise ``TooLong``."""

    case: Case
    language: Language
    books: Books = NO_BOOKS
    clauses: tuple[str, ...] = ()
    """The clause that is read, and those that led to it: every ticket names them."""
    playing: bool = False
    """Whether the reader is a Director who plays: every ticket says so."""
    reference: str = ""
    """The short id under which the store keeps the case, where no ticket can hold it."""

    @classmethod
    def of(cls, shown: Shown) -> Controls:
        """The controls of a screen, whose tickets hold the signs by which it is known."""
        made = cls(
            shown.case, shown.language, playing=shown.playing, reference=shown.reference
        )  # fmt: skip
        if not shown.reference:
            vars(made)["burden"] = shown.signs
        return made

    @lazy
    def words(self) -> Words:
        """The words of the language."""
        return words(self.language)

    @lazy
    def burden(self) -> str:
        """The part of every ticket that holds the case, or says where it is kept."""
        return f"{REFERENCE}{self.reference}" if self.reference else burden(self.case)

    def holds(self, case: Case) -> bool:
        """Whether a button can hold another case; of one that fits itself nothing is left out."""
        if not self.reference:
            return True
        try:
            about(burden(case), Do.SHOW, self.language)
        except TooLong:
            return False
        return True

    def word(self, name: str, **context: str) -> str:
        """A word or sentence of the Discord door."""
        return self.words.text(f"discord-{name}", context)

    def ticket(self, action: Do, argument: int = 0, language: Language | None = None) -> str:
        """The ticket of an action on this case, for a reader of this or another language."""
        read_in = language or self.language
        return about(
            self.burden, action, read_in, argument, self.clauses, playing=self.playing
        )  # fmt: skip

    def button(
        self,
        label: str,
        action: Do,
        argument: int = 0,
        *,
        case: Case | None = None,
        clauses: tuple[str, ...] | None = None,
        primary: bool = False,
    ) -> Button:
        """A button for an action on this case, or on another one; so with the clauses."""
        held = self.burden if case is None else burden(case)
        read = self.clauses if clauses is None else clauses
        ticket = about(held, action, self.language, argument, read, playing=self.playing)
        return Button(label, ticket, primary=primary)

    def menu(self, placeholder: str, action: Do, argument: int, options: Options) -> Menu:
        """A list for an action on this case."""
        ticket = self.ticket(action, argument)
        return Menu(self.word(placeholder), ticket, tuple(options))

    def row(self, wanted: Wanted) -> tuple[Button, ...]:
        """Buttons that need no argument for actions on this case."""
        rest = following(self.burden, self.clauses)
        heads = beginnings(wanted, self.language, playing=self.playing)
        return tuple([Button(label, head + rest) for label, head in heads])

    def languages(self, action: Do, argument: int) -> tuple[Button, ...]:
        """The same screen in each language; the one that is spoken cannot be pressed."""
        rest = following(self.burden, self.clauses)
        heads = spoken(self.language, action, argument, playing=self.playing)
        return tuple([
            Button(label, head + rest, disabled=language == self.language)
            for language, (label, head) in zip(LANGUAGES, heads, strict=True)
        ])  # fmt: skip

    def turning(self, action: Do, page: int, last: int, at: Argument = int) -> tuple[Button, ...]:
        """Buttons to the neighbouring pages; ``at`` gives the argument of a page."""
        earlier = self.button(self.word("earlier"), action, at(page - 1)) if page else None
        more = self.button(self.word("more"), action, at(page + 1)) if page < last else None
        return tuple(one for one in (earlier, more) if one)


def paged(
    controls: Controls,
    title: str,
    sections: Iterable[Section],
    rows: Callable[[], Sequence[Row]],
    action: Do,
    page: int,
    at: Argument = int,
    *,
    ruled: Case | None = None,
) -> Screen:
    """One page of a text with its controls, or without any if the case is too long for them."""
    cut = pages(in_covers(sections) if controls.playing else sections)
    page, last = min(page, len(cut) - 1), len(cut) - 1
    shown = cut[page]
    if last:
        line = controls.word("page", page=str(page + 1), pages=str(last + 1))
        shown = (*shown, Section("", (line,)))

    def turning() -> tuple[Button, ...]:
        return (*controls.languages(action, at(page)), *controls.turning(action, page, last, at))

    notes, fitting = _fitting(controls, rows, turning)
    return Screen(title, (*shown, *notes), fitting, ruled=ruled)


def _fitting(
    controls: Controls, rows: Callable[[], Sequence[Row]], fewest: Callable[[], Row]
) -> tuple[tuple[Section, ...], tuple[Row, ...]]:
    """The controls, with a note where a case is too long for those that lead on, or for any."""
    try:
        return (), (*rows(), fewest())
    except TooLong:
        note = Section("", (controls.word("too-long"),))
    try:
        return (note,), (fewest(),)
    except TooLong:
        return (note,), ()


def asking(
    controls: Controls,
    title: str,
    sections: Sequence[Section],
    rows: Callable[[], Sequence[Row]],
    languages: tuple[Do, int],
) -> Screen:
    """A short text with its controls, or without any if the case is too long for them."""
    notes, fitting = _fitting(controls, rows, lambda: controls.languages(*languages))
    return Screen(title, (*sections, *notes), fitting)
