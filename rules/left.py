"""How many questions can follow at most, without asking them: from a table that is kept.

``left.toml`` is written by ``python -m tools.left``, which follows every way on from many cases,
and compared with the Laws by a test. No number is lower than that of a question which follows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from rules.case import Case, told
from rules.ruling import Question
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import COUNTS, DEFECT
from rules.vocabulary.play import Irregularity

TABLE: Final = "left.toml"
PLAIN: Final = "plain"
"""The part that lists the facts of a plain case, and the mark of the parts for such cases."""
Asked = tuple[str, str]
"""Part of the table, and the fact that is asked."""


@dataclass(frozen=True, slots=True)
class After:
    """What can follow a question: at most so many, and no other facts than these."""

    most: int
    facts: frozenset[str]


@dataclass(frozen=True, slots=True)
class Table:
    """What can follow each question, and which facts a plain case tells."""

    after: Mapping[Asked, After]
    plain: Mapping[str, frozenset[str]]


def questions_left(asked: Question) -> int:
    """How many questions there can be at most after this one: what is told is not asked again."""
    table, key = _table(), asked.fact.key
    after = table.after.get((part_of(asked.case, table.plain), key))
    if after is None:
        return max(one.most for one in table.after.values())
    untold = sum(one == COUNTS.key or told(asked.case, one) is None for one in after.facts - {key})
    return min(after.most, untold)


def part_of(case: Case, plain: Mapping[str, frozenset[str]]) -> str:
    """The part of the table for a case: what is wrong with a trick is as good as another Law.

    A plain case tells nothing but what is asked for, or what goes without saying.
    """
    part, defect = case.irregularity.value, told(case, DEFECT.key)
    known = plain.get(part, frozenset())
    if case.irregularity is Irregularity.CARD_COUNT and defect is not None:
        part = f"{part}-{defect}"
    return f"{part}-{PLAIN}" if all(_is_plain(case, key, known) for key in case.answers) else part


def _is_plain(case: Case, key: str, known: frozenset[str]) -> bool:
    value = told(case, key)
    return value is None or key in known or value == VOCABULARY[key].quiet


@cache
def _table() -> Table:
    read: dict[str, dict[str, list[Any]]] = tomllib.loads(
        (files("rules") / TABLE).read_text(encoding="utf-8")
    )
    plain = {part: frozenset(keys) for part, keys in read.pop(PLAIN).items()}
    rows = {(part, key): row for part, keys in read.items() for key, row in keys.items()}
    onward = {asked: _asked(names) for asked, (_, *names) in rows.items()}
    after = {asked: After(row[0], _facts(asked, onward)) for asked, row in rows.items()}
    return Table(after, plain)


def _asked(names: list[str]) -> set[Asked]:
    return {(part, key) for part, _, key in (one.partition(".") for one in names)}


def _facts(asked: Asked, onward: Mapping[Asked, set[Asked]]) -> frozenset[str]:
    """Every fact that can be asked after a question, however far on."""
    met, waiting = set[Asked](), [asked]
    while waiting:
        new = onward[waiting.pop()] - met
        met |= new
        waiting += new
    return frozenset(key for _, key in met)
