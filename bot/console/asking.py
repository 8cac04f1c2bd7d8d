"""Asking at the terminal: a line is an answer, else a command, else it is said why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeVar

from bot.console.commands import Command, find, word
from bot.console.keyboard import Keyboard
from bot.console.lines import Line, Lines, Part, numbered
from bot.console.numbers import whole_number
from bot.console.paper import Paper
from bot.echo import shown
from bot.wording import Words, words
from locales import letters
from rules.facts import UNKNOWN

T = TypeVar("T")
Items = Sequence[tuple[T, str]]
"""What can be chosen: values with their labels."""
NO_HEADS: Final[Mapping[int, str]] = MappingProxyType({})


class MisreadError(ValueError):
    """A line that is no answer; its argument is the sentence that says why."""


class Asker:
    """Reads answers in one language; hands commands to ``obey``.

    ``obey`` may raise to leave the question; when it returns, the question still stands.
    """

    def __init__(
        self,
        paper: Paper,
        keyboard: Keyboard,
        lang: str,
        obey: Callable[[Command, str], None],
    ) -> None:
        self.paper = paper
        self.lang = lang
        self.playing = False
        self._keyboard = keyboard
        self._obey = obey

    @property
    def words(self) -> Words:
        """The words of the language that is spoken now."""
        return words(self.lang)

    def say(self, message: str, part: Part = Part.TEXT, **given: str | int) -> None:
        """Write one message of the catalogue."""
        self.paper.write(Line(part, self.words.text(message, given)))

    def show(self, lines: Lines) -> None:
        """Write lines that are ready."""
        self.paper.write(*lines)

    def ask(
        self,
        prompt: str,
        match: Callable[[str], T],
        offers: Sequence[str] = (),
        *,
        loosely: Callable[[str], T] | None = None,
        blank: T | None = None,
    ) -> T:
        """What ``match`` makes of the next line that it can read.

        ``loosely`` is tried after the commands; ``blank`` is what an empty line means.
        """
        completions = (*offers, *(word(one, self.words) for one in Command))
        while True:
            typed = self._keyboard.read(self.words.text(prompt), completions).strip()
            if not typed:
                if blank is not None:
                    return blank
                continue
            try:
                return self._understood(typed, match, loosely)
            except MisreadError as misread:
                if str(misread):
                    self.paper.write(Line(Part.FAULT, str(misread)))

    def _understood(
        self, typed: str, match: Callable[[str], T], loosely: Callable[[str], T] | None
    ) -> T:
        """The answer; a command is obeyed and, where it returns, no more is said."""
        try:
            return match(typed)
        except MisreadError:
            command = find(typed, self.lang)
            if command is not None:
                self._obey(*command)
                raise MisreadError from None
            if loosely is None:
                raise
            return loosely(typed)

    def pick(
        self,
        items: Items[T],
        *,
        unknown: T | None = None,
        blank: T | None = None,
        also: Callable[[str], T | None] | None = None,
        heads: Mapping[int, str] = NO_HEADS,
        search: Callable[[str], Sequence[T]] | None = None,
    ) -> T:
        """One of the items, by its number, its words or their unambiguous beginning.

        ``also`` knows other ways to write an item; ``heads`` stand above the items at their
        places; ``search`` gives the items that free words can mean.
        """
        choice = Choice(self, items, unknown, also, search)
        self._list(items, unknown, heads)
        offers = [label for _, label in items]
        return self.ask(
            "console-prompt-answer", choice.exactly, offers, loosely=choice.loosely, blank=blank
        )

    def several(self, items: Items[T]) -> tuple[T, ...]:
        """Any of the items, none with an empty line."""
        self._list(items, None, NO_HEADS)

        def match(typed: str) -> tuple[T, ...]:
            places = re.split(r"[\s,;]+", typed.strip(" ,;"))
            numbers = dict.fromkeys(whole_number(one) for one in places)
            if not all(1 <= one <= len(items) for one in numbers):
                raise MisreadError(self.not_understood(typed))
            return tuple(items[one - 1][0] for one in numbers)

        return self.ask("console-prompt-numbers", match, blank=())

    def _list(self, items: Items[Any], unknown: object, heads: Mapping[int, str]) -> None:
        for place, label in enumerate(numbered(tuple(label for _, label in items))):
            if place in heads:
                self.paper.write(Line(Part.TEXT, heads[place]))
            self.paper.write(Line(Part.ITEM, label))
        if unknown is not None:
            self.paper.write(Line(Part.ITEM, f"0. {self.words.text('answer-unknown')}"))

    def not_known(self, typed: str) -> bool:
        """Whether a line says that it is not known."""
        known = letters.fold(self.words.text("answer-unknown"))
        return typed.strip() == "-" or letters.fold(typed.strip()) in (known, UNKNOWN)

    def not_understood(self, typed: str) -> str:
        """The sentence about a line that fits nothing."""
        given = {"text": shown(typed), "help": word(Command.HELP, self.words)}
        return self.words.text("console-not-understood", given)


class Choice:
    """Finds the item that a line names; the value ``unknown`` is one where it is not None."""

    def __init__(
        self,
        asker: Asker,
        items: Items[Any],
        unknown: Any,
        also: Callable[[str], Any] | None,
        search: Callable[[str], Sequence[Any]] | None,
    ) -> None:
        self._search = search
        self._asker = asker
        self._items = items
        self._unknown = unknown
        self._also = also

    def exactly(self, typed: str) -> Any:
        """The item with that number or with just those words."""
        if self._unknown is not None and (typed == "0" or self._asker.not_known(typed)):
            return self._unknown
        if 1 <= (number := whole_number(typed)) <= len(self._items):
            return self._items[number - 1][0]
        for value, label in self._items:
            if letters.fold(label) == letters.fold(typed):
                return value
        other = self._also(typed) if self._also is not None else None
        if other is None:
            raise MisreadError(self._asker.not_understood(typed))
        return other

    def loosely(self, typed: str) -> Any:
        """The only item whose label begins with those words, or else has them in it."""
        wanted = letters.fold(typed)
        folded = [(value, f" {letters.fold(label)}") for value, label in self._items]
        for begun in (
            [value for value, label in folded if label.startswith(f" {wanted}")],
            [value for value, label in folded if f" {wanted}" in label],
        ):
            if len(begun) == 1:
                return begun[0]
        meant = self._search(typed) if self._search is not None else ()
        if meant:
            labels = dict(self._items)
            return self._asker.pick([(one, labels[one]) for one in meant])
        raise MisreadError(self._asker.not_understood(typed))
