"""The library's own files: a Law as plain text that a person can read and correct.

``[67A]`` opens a clause, ``# `` its title line, ``* `` a footnote of its own; paragraphs are parted
by empty lines, and a backslash before one of these signs takes its meaning away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.lawbook.clauses import Clause, Clauses, folded
from bot.lawbook.faults import BookError
from bot.lawbook.found import Found
from bot.lawbook.lines import Source
from rules.index.entry import ADDRESS, law_of

OPENING = re.compile(r"\[(?P<address>[^\]\s]+)\]")
SIGNS = ("[", "#", "*", "\\")


def is_ours(source: Source) -> bool:
    """Whether a text is a file of a library."""
    return bool(source.lines) and _address(source.lines[0].text) is not None


def found(source: Source) -> Found:
    """The clauses of a file of ours.

    :raises BookError: as ``clauses``.
    """
    raw = ("\n" * line.gap + line.text for line in source.lines)
    read = clauses("\n".join(raw).splitlines())
    return Found(law_of(next(iter(read))), dict(read))


def written(law: Clauses) -> str:
    """A Law as a file of ours."""
    return "\n".join(line for one in law.values() for line in _lines(one))


def _lines(clause: Clause) -> Iterator[str]:
    yield f"[{clause.address}]"
    if clause.heading:
        yield f"# {folded(clause.heading)}"
    for number, paragraph in enumerate(clause.text.split("\n")):
        if number:
            yield ""
        if paragraph:
            yield _escaped(folded(paragraph))
    for note in clause.footnotes:
        yield f"* {folded(note)}"
    yield ""


def _escaped(text: str) -> str:
    return f"\\{text}" if text.startswith(SIGNS) else text


def clauses(lines: Iterable[str]) -> dict[str, Clause]:
    """The clauses of a file of ours.

    :raises BookError: when its signs do not make sense.
    """
    made: dict[str, Clause] = {}
    address, apart = "", False
    for raw in lines:
        line = folded(raw)
        opened = _address(line)
        if opened:
            if opened in made or (made and law_of(opened) != law_of(address)):
                raise BookError("not-ours", clause=opened)
            address = opened
            made[address] = Clause(address, None, "")
        elif line and not address:
            raise BookError("not-ours", clause=line)
        elif line:
            made[address] = _with(made[address], line, apart=apart)
        apart = not line
    if not made:
        raise BookError("not-ours", clause="")
    return made


def _address(line: str) -> str | None:
    opening = OPENING.fullmatch(line)
    if opening is None or not ADDRESS.fullmatch(opening["address"]):
        return None
    return opening["address"]


def _with(clause: Clause, line: str, *, apart: bool) -> Clause:
    if line.startswith("# "):
        return replace(clause, heading=line.removeprefix("# "))
    if line.startswith("* "):
        return replace(clause, footnotes=(*clause.footnotes, line.removeprefix("* ")))
    text = line.removeprefix("\\") if line.startswith("\\") else line
    if not clause.text:
        return replace(clause, text=text)
    between = "\n" if apart else " "
    return replace(clause, text=f"{clause.text}{between}{text}")
