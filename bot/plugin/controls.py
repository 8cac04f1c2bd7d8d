"""The controls of a screen: every button and list carries the whole case in its ticket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import pages
from bot.ticket import TooLong, encode
from bot.wording import Words, words
from locales import LANGUAGES, Language
from rules import Case

Options = Iterable[tuple[str, str]]


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


def sentence(name: str, language: str, **context: str) -> str:
    """A word or sentence of the Discord door."""
    return words(language).text(f"discord-{name}", context)


@dataclass(frozen=True, slots=True)
class Controls:
    """Makes the controls of one case in one language; all of them may raise ``TooLong``."""

    case: Case
    language: Language

    @property
    def words(self) -> Words:
        """The words of the language."""
        return words(self.language)

    def word(self, name: str, **context: str) -> str:
        """A word or sentence of the Discord door."""
        return sentence(name, self.language, **context)

    def button(
        self,
        label: str,
        action: Do,
        argument: int = 0,
        *,
        case: Case | None = None,
        primary: bool = False,
    ) -> Button:
        """A button for an action on this case, or on another one."""
        ticket = encode(self.case if case is None else case, action, self.language, argument)
        return Button(label, ticket, primary=primary)

    def menu(self, placeholder: str, action: Do, argument: int, options: Options) -> Menu:
        """A list for an action on this case."""
        ticket = encode(self.case, action, self.language, argument)
        return Menu(self.word(placeholder), ticket, tuple(options))

    def languages(self, action: Do, argument: int) -> tuple[Button, ...]:
        """The same screen in each language; the one that is spoken cannot be pressed."""
        return tuple(
            Button(
                self.word(f"language-{language}"),
                encode(self.case, action, language, argument),
                disabled=language == self.language,
            )
            for language in LANGUAGES
        )

    def turning(self, action: Do, page: int, last: int) -> tuple[Button, ...]:
        """Buttons to the neighbouring pages."""
        earlier = self.button(self.word("earlier"), action, page - 1) if page else None
        more = self.button(self.word("more"), action, page + 1) if page < last else None
        return tuple(one for one in (earlier, more) if one)


def paged(
    controls: Controls,
    title: str,
    sections: Iterable[Section],
    rows: Callable[[], Sequence[Row]],
    action: Do,
    page: int,
) -> Screen:
    """One page of a text with its controls, or without any if the case is too long for them."""
    cut = pages(sections)
    page, last = min(page, len(cut) - 1), len(cut) - 1
    shown = cut[page]
    if last:
        line = controls.word("page", page=str(page + 1), pages=str(last + 1))
        shown = (*shown, Section("", (line,)))
    try:
        turning = (*controls.languages(action, page), *controls.turning(action, page, last))
        return Screen(title, shown, (*rows(), turning))
    except TooLong:
        return Screen(title, (*shown, Section("", (controls.word("too-long"),))), ())


def asking(
    controls: Controls,
    title: str,
    sections: Sequence[Section],
    rows: Callable[[], Sequence[Row]],
    languages: tuple[Do, int],
) -> Screen:
    """A short text with its controls, or without any if the case is too long for them."""
    try:
        return Screen(title, tuple(sections), (*rows(), controls.languages(*languages)))
    except TooLong:
        return Screen(title, (*sections, Section("", (controls.word("too-long"),))), ())
