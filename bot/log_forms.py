"""The log of rulings as a file: its columns, and the two forms that programs read."""

from __future__ import annotations

import csv
import json
from collections.abc import AsyncIterator, Mapping
from typing import IO, Final, Protocol

from bot.store import Entry, Store, Which
from bot.ticket import Forged, Outdated, case_of

PAGE: Final = 1000
COLUMNS: Final = (
    "time", "server", "channel", "irregularity", "edition", "jurisdiction", "case",
)  # fmt: skip


async def entries(
    store: Store, which: Which, *, newest_first: bool, most: int | None = None
) -> AsyncIterator[Entry]:
    """Page by page, so that a long log needs no more memory than a short one."""
    last: Entry | None = None
    left = PAGE if most is None else most
    while left > 0:
        size = min(PAGE, left)
        page = await store.entries(which, beyond=last, newest_first=newest_first, limit=size)
        for one in page:
            yield one
        if len(page) < size:
            return
        last, left = page[-1], PAGE if most is None else left - size


async def write(
    store: Store, which: Which, form: str, file: IO[str], *,
    newest_first: bool = False, most: int | None = None,
) -> int:  # fmt: skip
    """Every entry in its form; how many."""
    writer = Csv(file) if form == "csv" else Json(file)
    count = 0
    async for one in entries(store, which, newest_first=newest_first, most=most):
        writer.write(row(one))
        count += 1
    writer.end()
    return count


class Writer(Protocol):
    """A form of file."""

    def write(self, row: Mapping[str, str]) -> None:
        """One entry more."""
        ...

    def end(self) -> None:
        """That was the last one."""
        ...


class Csv:
    """A line of headings, then a line for each entry."""

    def __init__(self, file: IO[str]) -> None:
        self._lines = csv.writer(file, lineterminator="\n")
        self._lines.writerow(COLUMNS)

    def write(self, row: Mapping[str, str]) -> None:
        """One line more."""
        self._lines.writerow([row[one] for one in COLUMNS])

    def end(self) -> None:
        """Nothing follows."""


class Json:
    """One list of objects."""

    def __init__(self, file: IO[str]) -> None:
        self._file, self._before = file, "[\n"

    def write(self, row: Mapping[str, str]) -> None:
        """One object more."""
        self._file.write(self._before + json.dumps(row))
        self._before = ",\n"

    def end(self) -> None:
        """Close the list."""
        self._file.write("[]\n" if self._before == "[\n" else "\n]\n")


def row(entry: Entry) -> Mapping[str, str]:
    """An entry as text: ids of Discord's are too long for the numbers of many programs."""
    told = {
        "time": entry.at.isoformat(), "server": str(entry.server), "channel": str(entry.channel),
        "irregularity": "", "edition": "", "jurisdiction": "", "case": entry.case,
    }  # fmt: skip
    try:
        case = case_of(entry.case)
    except (Forged, Outdated):
        return told
    return {
        **told, "irregularity": case.irregularity.value, "edition": case.edition.value,
        "jurisdiction": case.jurisdiction.value,
    }  # fmt: skip
