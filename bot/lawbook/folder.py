"""The library on disk: a folder for each edition and language, two files for each Law."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.lawbook import ours, record
from bot.lawbook.clauses import Clauses
from bot.lawbook.faults import BookError, why
from bot.lawbook.record import Record

BOOK = re.compile(r"(?P<edition>\d{4})-(?P<language>[a-z]{2})")
LAW = re.compile(r"law-(?P<law>\d{2})\.(?:json|txt)")


def text_file(folder: Path, edition: str, language: str, law: int) -> Path:
    """The file with the words of a Law."""
    return folder / f"{edition}-{language}" / f"law-{law:02}.txt"


def record_file(folder: Path, edition: str, language: str, law: int) -> Path:
    """The file with what is remembered of a Law."""
    return text_file(folder, edition, language, law).with_suffix(".json")


def books(folder: Path) -> Iterator[tuple[str, str]]:
    """Every edition and language that is there."""
    if folder.is_dir():
        for one in sorted(folder.iterdir()):
            if (name := BOOK.fullmatch(one.name)) and any(laws(folder, *name.groups())):
                yield name["edition"], name["language"]


def laws(folder: Path, edition: str, language: str) -> Iterator[int]:
    """The Laws of a book that are there, by either of their files."""
    home = folder / f"{edition}-{language}"
    if home.is_dir():
        names = (LAW.fullmatch(one.name) for one in home.iterdir())
        yield from sorted({int(name["law"]) for name in names if name})


def store(folder: Path, entries: Iterable[tuple[Record, Clauses]]) -> None:
    """Write Laws: all of them beside their places first, then each into its own.

    :raises BookError: when the folder cannot be written; what was there stays.
    """
    ready: list[tuple[str, Path]] = []
    try:
        for kept, clauses in entries:
            place = text_file(folder, kept.edition, kept.language, kept.law)
            place.parent.mkdir(parents=True, exist_ok=True)
            ready.append((_beside(place, ours.written(clauses)), place))
            remembered = place.with_suffix(".json")
            ready.append((_beside(remembered, record.written(kept)), remembered))
        while ready:
            temporary, place = ready[0]
            Path(temporary).replace(place)
            ready.pop(0)
    except OSError as error:
        raise _not_written(folder, error) from None
    finally:
        for temporary, _ in ready:
            Path(temporary).unlink(missing_ok=True)


def _not_written(folder: Path, error: OSError) -> BookError:
    """Why the folder cannot be written."""
    return BookError("not-written", folder=str(folder), **why(error))


def _beside(place: Path, text: str) -> str:
    """A finished file next to its place, under a name of its own."""
    handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    return name


def remove(folder: Path, edition: str, language: str) -> int:
    """Take a book away; give the number of its Laws.

    :raises BookError: when a file of it cannot be removed.
    """
    gone = 0
    try:
        for law in tuple(laws(folder, edition, language)):
            record_file(folder, edition, language, law).unlink(missing_ok=True)
            text_file(folder, edition, language, law).unlink(missing_ok=True)
            gone += 1
        home = folder / f"{edition}-{language}"
        if gone and not any(home.iterdir()):
            home.rmdir()
    except OSError as error:
        raise _not_written(folder, error) from None
    return gone
