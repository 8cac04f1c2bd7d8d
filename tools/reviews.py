"""Which readings of clauses changed since somebody last read them against the book.

``python -m tools.reviews`` lists them; ``--read-by NAME --date DATE`` notes that all of them
have now been read. The notes are in ``docs/reviews.toml``.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import rules
from rules.editions import EDITIONS
from rules.engine import CLAUSES, Clause, Reading

NOTES = Path(__file__).parents[1] / "docs" / "reviews.toml"
HEAD = """\
# Who read which reading of a clause against the text of the Law, and when.
# A test lists the readings that changed since; `python -m tools.reviews` writes this file.
"""


@dataclass(frozen=True, order=True)
class Note:
    """One reading, the newest edition it holds for, and a digest of its code."""

    clause: str
    edition: str
    digest: str


def digest(reading: Reading) -> str:
    """A short digest of a reading: its code and docstring, not its layout."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(reading)))
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:12]


def readings() -> Iterator[Note]:
    """Every reading of every encoded clause as it stands now."""
    assert rules.LAWS
    for address, clause in CLAUSES.items():
        yield from _readings_of(address, clause)


def _readings_of(address: str, clause: Clause) -> Iterator[Note]:
    yield Note(address, EDITIONS[-1].value, digest(clause.newest))
    for last, reading in clause.older:
        yield Note(address, last.value, digest(reading))


def noted() -> dict[Note, dict[str, str]]:
    """What the file says was read."""
    if not NOTES.exists():
        return {}
    entries: list[dict[str, str]] = tomllib.loads(NOTES.read_text("utf-8")).get("reading", [])
    return {Note(one["clause"], one["edition"], one["digest"]): one for one in entries}


def unread() -> list[Note]:
    """The readings that changed, or came in, since they were last read."""
    known = noted()
    return [note for note in readings() if note not in known]


def write(reader: str, date: str) -> None:
    """Note that everything unread has now been read."""
    known = noted()
    lines = [HEAD]
    for note in readings():
        old = known.get(note, {"read_by": reader, "date": date})
        lines.append(
            f'[[reading]]\nclause = "{note.clause}"\nedition = "{note.edition}"\n'
            f'digest = "{note.digest}"\nread_by = "{old["read_by"]}"\ndate = "{old["date"]}"\n'
        )
    NOTES.write_text("\n".join(lines), "utf-8")


def main(arguments: list[str]) -> int:
    """List what is unread; with a reader and a date, note it as read."""
    if "--read-by" in arguments and "--date" in arguments:
        reader = arguments[arguments.index("--read-by") + 1]
        write(reader, arguments[arguments.index("--date") + 1])
    left = unread()
    for note in left:
        print(f"{note.clause} until {note.edition}: changed since it was last read")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
