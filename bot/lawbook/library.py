"""The library: clauses given out word for word, each compared with its fingerprint first."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

from bot.folders import book_folder
from bot.lawbook import folder as disk
from bot.lawbook import ours, record
from bot.lawbook.clauses import Clause, fingerprint, footnotes_of
from bot.lawbook.faults import BookError
from bot.lawbook.record import Kept, Origin, Record
from bot.wording.quotes import Official
from locales import LANGUAGES
from rules.index.entry import ADDRESS, law_of

_log = logging.getLogger(__name__)
Bytes = tuple[bytes, bytes]
Tell = Callable[[str, Path], None]
"""Tells the operator of a clause that is not shown as law, or without one of a whole file."""


def _logged(clause: str, file: Path) -> None:
    """The log says it, where nobody sits at a terminal."""
    _log.error("%s differs from what was imported: %s is not quoted", file, clause or "it")


@dataclass(frozen=True)
class StoredLaw:
    """A Law as its two files have it now."""

    record: Record
    text: Mapping[str, Clause]
    file: Path

    @cached_property
    def altered(self) -> tuple[str, ...]:
        """The clauses that are not as they were imported or accepted, or that are gone."""
        known = {**self.record.clauses, **self.text}
        return tuple(one for one in known if not self.intact(one))

    def intact(self, address: str) -> bool:
        """Whether a clause is what was imported or accepted: by its fingerprint, word for word."""
        kept, now = self.record.clauses.get(address), self.text.get(address)
        return (
            kept is not None
            and now is not None
            and fingerprint(now.text) == kept.sha256
            and (now.heading, now.footnotes) == (kept.clause.heading, kept.clause.footnotes)
        )

    @property
    def origin(self) -> Origin:
        """The document that the Law is from."""
        return self.record.origin


@dataclass(frozen=True, slots=True)
class Difference:
    """A clause that is not shown as law, and the file that differs; all of it without a clause."""

    edition: str
    language: str
    clause: str
    file: Path


class Library:
    """The law books in a folder; it may be changed while we read."""

    def __init__(self, folder: Path, tell: Tell = _logged) -> None:
        self.folder = folder
        self._operator = tell
        self._laws: dict[tuple[str, str, int], tuple[Bytes, StoredLaw]] = {}
        self._told: set[tuple[Path, str]] = set()

    @classmethod
    def of(cls, environ: Mapping[str, str], tell: Tell = _logged) -> Self:
        """The library of this machine."""
        return cls(book_folder(environ), tell)

    def books(self) -> tuple[tuple[str, str], ...]:
        """Every edition and language."""
        return tuple(disk.books(self.folder))

    def laws(self, edition: str, language: str) -> tuple[int, ...]:
        """The Laws of a book."""
        return tuple(disk.laws(self.folder, edition, language))

    def law(self, edition: str, language: str, number: int) -> StoredLaw | None:
        """A Law as its files have it now; None where there is none.

        :raises BookError: when they cannot be read.
        """
        text = disk.text_file(self.folder, edition, language, number)
        try:
            now = text.read_bytes(), text.with_suffix(".json").read_bytes()
        except OSError:
            return None
        key = edition, language, number
        if key not in self._laws or self._laws[key][0] != now:
            self._laws[key] = now, _read(now, text)
        return self._laws[key][1]

    def official(self, clause: str, edition: str, language: str) -> Official | None:
        """The wording of a clause; None where it is not there, or not what was imported."""
        if not ADDRESS.fullmatch(clause):
            return None
        try:
            law = self.law(edition, language, law_of(clause))
        except BookError:
            self._tell(disk.text_file(self.folder, edition, language, law_of(clause)), "")
            return None
        if law is None and law_of(clause) in self.laws(edition, language):
            self._tell(disk.text_file(self.folder, edition, language, law_of(clause)), "")
        if law is None or clause not in {**law.record.clauses, **law.text}:
            return None
        found = law.text.get(clause)
        if found is None or not law.intact(clause) or not _notes_intact(law, found):
            self._tell(law.file, clause)
            return None
        return Official(
            found.heading, found.text, footnotes_of(found, law.text), law.origin.title,
            law.origin.publisher, law.origin.file, law.record.clauses[clause].sha256,
        )  # fmt: skip

    def languages(self, clause: str, edition: str) -> tuple[str, ...]:
        """The languages in which the wording of a clause is there."""
        return tuple(one for one in LANGUAGES if self.official(clause, edition, one))

    def differences(self) -> Iterator[Difference]:
        """Every clause that is not what was imported, and every file that cannot be read."""
        for edition, language in self.books():
            for number in self.laws(edition, language):
                file = disk.text_file(self.folder, edition, language, number)
                try:
                    law = self.law(edition, language, number)
                except BookError:
                    law = None
                for clause in law.altered if law else ("",):
                    yield Difference(edition, language, clause, file)

    def checked(self) -> Self:
        """The same library, after the operator was told of everything in it that differs."""
        for one in self.differences():
            self._tell(one.file, one.clause)
        return self

    def store(
        self, edition: str, language: str, origin: Origin, laws: Sequence[Mapping[str, Clause]]
    ) -> None:
        """Keep Laws in place of those that were there.

        :raises BookError: when the folder cannot be written.
        """
        entries = [
            (_fresh(edition, language, origin, clauses), clauses) for clauses in laws if clauses
        ]
        disk.store(self.folder, entries)

    def accept(self, law: StoredLaw, clause: str) -> None:
        """Take a correction over with a new fingerprint; a clause may have been taken out.

        :raises BookError: when the folder cannot be written.
        """
        now = law.text.get(clause)
        kept = law.record.accepting(now) if now else law.record.without(clause)
        disk.store(self.folder, [(kept, law.text)])

    def remove(self, edition: str, language: str) -> int:
        """Take a book away; give the number of its Laws.

        :raises BookError: when the folder cannot be written.
        """
        return disk.remove(self.folder, edition, language)

    def _tell(self, file: Path, clause: str) -> None:
        """The operator is told once what is not shown as law."""
        if (file, clause) not in self._told:
            self._told.add((file, clause))
            self._operator(clause, file)


def _fresh(edition: str, language: str, origin: Origin, clauses: Mapping[str, Clause]) -> Record:
    number = law_of(next(iter(clauses)))
    kept = {address: Kept.of(clause) for address, clause in clauses.items()}
    return Record(number, edition, language, origin, kept)


def _read(now: Bytes, file: Path) -> StoredLaw:
    try:
        words, remembered = (one.decode("utf-8") for one in now)
        return StoredLaw(record.read(remembered), ours.clauses(words.splitlines()), file)
    except UnicodeDecodeError:
        raise BookError("record") from None


def _notes_intact(law: StoredLaw, clause: Clause) -> bool:
    """Whether the Law's footnote, where the clause bears its mark, is as it was imported."""
    borrowed = set(footnotes_of(clause, law.text)) - set(clause.footnotes)
    return not borrowed or law.intact(f"{law.record.law}*")
