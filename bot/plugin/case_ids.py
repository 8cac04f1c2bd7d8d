"""The id under a ruling, and what stands behind one that was typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.case_id import Mistyped, case_of, id_with
from bot.plugin.models import Screen, Section
from bot.ticket import Outdated, fits
from bot.wording import Words
from rules import Case

Found = Case | str
"""What an id opens: a case, or the sentence that says why it opens none."""
GAP: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands in a sentence for an id; no sentence of ours has this sign."""
NOTHING: Final[Mapping[str, Found]] = MappingProxyType({})


def id_line(words: Words, signs: str) -> str:
    """The id of a case as a line, by the signs that tickets hold of it; empty where none can."""
    return line_with(words, id_with(signs)) if fits(signs) else ""


def line_with(words: Words, found_id: str) -> str:
    """An id as a line. The sentence is put together once: every case has an id of its own."""
    return words.text("case-id", {"id": GAP}).replace(GAP, f"`{found_id}`")


def found(words: Words, typed: Sequence[str], stored: Mapping[str, Found]) -> tuple[Found, ...]:
    """What each id opens; ``stored`` are those that were looked up in the store."""
    return tuple(stored[one] if one in stored else _held(words, one) for one in typed)


def _held(words: Words, typed: str) -> Found:
    try:
        return case_of(typed)
    except Mistyped:
        return words.text("case-mistyped")
    except Outdated:
        return words.text("case-outdated")


def refused(words: Words, lines: Sequence[str]) -> Screen:
    """No case stands behind the id."""
    return Screen(words.text("case-none"), (Section("", tuple(lines)),), ())
