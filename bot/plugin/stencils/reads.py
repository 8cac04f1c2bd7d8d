"""What can be read of a case: each reading gives the same again for every case that is alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any, Protocol

from bot.lazy import lazy
from bot.plugin.case_ids import id_line
from bot.wording import Words
from bot.wording.context import Table
from bot.wording.words import Context
from rules import Case
from rules.derive.implied import implied
from rules.facts import is_unknown


class Subject:
    """A case and who is who in it, in the words of one language; made as far as it is read."""

    def __init__(self, case: Case, signs: str, words: Words) -> None:
        """``signs`` are what tickets hold of the case."""
        self.case = case
        self.signs = signs
        self.words = words
        self._contexts: dict[Source, Context] = {}

    @lazy
    def ruled(self) -> Case:
        """The case with what it implies, as a ruling has it."""
        return implied(self.case)

    @lazy
    def table(self) -> Table:
        """The words for everybody at the table."""
        return Table(self.words, self.ruled)

    def context(self, source: Source) -> Context:
        """The variables that the table gives, all of them or those of one person, trick or side."""
        known = self._contexts.get(source)
        if known is None:
            known = self._contexts[source] = source.of(self.table)
        return known


class Read(Protocol):
    """One reading."""

    def of(self, subject: Subject) -> Hashable:
        """What it gives for a case."""
        ...


class Told(Enum):
    """What is noted of a value in place of itself."""

    NUMBER = auto()
    """Nothing has been done yet with the number."""
    UNKNOWN = auto()
    """The reply "I do not know", which is no code that is spelled so."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was told of a fact; of a number only that it is one."""

    key: str

    def of(self, subject: Subject) -> Hashable:
        """The value."""
        value = subject.case.answers[self.key]
        if type(value) is int:
            return Told.NUMBER
        return Told.UNKNOWN if is_unknown(value) else value


@dataclass(frozen=True, slots=True)
class Number:
    """The number that was told."""

    key: str

    def of(self, subject: Subject) -> Hashable:
        """The number itself."""
        return subject.case.answers[self.key]


@dataclass(frozen=True, slots=True)
class Compared:
    """How a number that was told compares with another one."""

    key: str
    by: Callable[[Any, Any], bool]
    other: int

    def of(self, subject: Subject) -> Hashable:
        """Whether it does."""
        return self.by(subject.case.answers[self.key], self.other)


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat, or the role that the seats give."""

    what: str

    def of(self, subject: Subject) -> Hashable:
        """The seat or the role."""
        return getattr(subject.case.table, self.what)


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """A part of a table's words: the method that gives it, and of whom or what it is."""

    part: str
    about: tuple[Any, ...]

    def of(self, table: Table) -> Context:
        """The variables with what they stand for."""
        return getattr(table, self.part)(*self.about)


@cache
def source_of(part: str, *about: Any) -> Source:
    """The one source of a part; there are some dozens."""
    return Source(part, about)


@dataclass(frozen=True, slots=True)
class Word:
    """A word that stands in the text."""

    source: Source
    variable: str

    def of(self, subject: Subject) -> str:
        """The word."""
        return str(subject.context(self.source)[self.variable])


@dataclass(frozen=True, slots=True)
class Names:
    """Which variables a part of a table's words gives: no suit has forms unless it is known."""

    source: Source

    def of(self, subject: Subject) -> Hashable:
        """Their names."""
        return tuple(subject.context(self.source))


@dataclass(frozen=True, slots=True)
class Signs:
    """The case as tickets hold it."""

    def of(self, subject: Subject) -> str:
        """The signs."""
        return subject.signs


@dataclass(frozen=True, slots=True)
class IdLine:
    """The line with the id of the case."""

    def of(self, subject: Subject) -> str:
        """The line."""
        return id_line(subject.words, subject.signs)


Filling = Word | Signs | IdLine
"""What fills a blank."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which of some values a word has, by which a text is chosen; None for any other value."""

    word: Word
    values: frozenset[str]

    def of(self, subject: Subject) -> Hashable:
        """The value, if it is one of them."""
        value = self.word.of(subject)
        return value if value in self.values else None
