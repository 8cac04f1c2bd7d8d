"""The controls of a screen: every button and list carries the whole case in its ticket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from bot.plugin.covers import in_covers
from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import pages
from bot.ticket import REFERENCE, TooLong, about, burden
from bot.wording import NO_BOOKS, Books, Words, words
from locales import LANGUAGES, Language
from rules import Case

Options = Iterable[tuple[str, str]]
Argument = Callable[[int], int]
"""The argument of a ticket that stands for a page."""


class Do(StrEnum):
    """What a press asks for; the argument is a page, or the fact that is meant."""

    SHOW = "show"
    BACK = "back"
    WHY = "why"
    ALOUD = "aloud"
    LAW = "law"
    END = "end"
    PICK = "pick"
    REPORT = "report"
    ASK = "ask"
    WRITE = "write"
    WRITTEN = "written"
    FLIPS = "flips"
    HAPPENED = "happened"
    BEGIN = "begin"
    CLAUSE = "clause"
    LEADS = "leads"
    CHANGED = "changed"
    BESIDE = "beside"
    PUBLISH = "publish"
    POST = "post"
    WITHDRAW = "withdraw"
    FORK = "fork"
    FORK_FACT = "fork_fact"
    FORK_VALUE = "fork_value"
    COMPARE = "compare"
    HELP = "help"
    ABOUT = "about"
    SHEET = "sheet"
    WHO = "who"
    SETTINGS = "settings"
    SETTING = "setting"
    FORGET = "forget"
    FORGOTTEN = "forgotten"
    LOG = "log"
    EXPORT = "export"
    ERASE = "erase"
    ERASED = "erased"


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

    @cached_property
    def words(self) -> Words:
        """The words of the language."""
        return words(self.language)

    @cached_property
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
        spoken = language or self.language
        return about(
            self.burden, action, spoken, argument, self.clauses, playing=self.playing
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

    def languages(self, action: Do, argument: int) -> tuple[Button, ...]:
        """The same screen in each language; the one that is spoken cannot be pressed."""
        return tuple(
            Button(
                self.word(f"language-{language}"),
                self.ticket(action, argument, language),
                disabled=language == self.language,
            )
            for language in LANGUAGES
        )

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
