"""How many questions can follow at most, without asking them: from a table that is kept.

``left.toml`` is written by ``python -m tools.left``, which follows every way on from many cases,
and compared with the Laws by a test. No number is lower than that of a question which follows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from rules.case import Case, told
from rules.ruling import Question
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.play import PHASE, Irregularity, Phase

TABLE: Final = "left.toml"
Numbers = Mapping[str, tuple[int, int]]


def questions_left(asked: Question) -> int:
    """How many questions there can be at most after this one."""
    known = _table()[part_of(asked.case)]
    over, numbers = is_over(asked.case), known.get(asked.fact.key)
    return numbers[over] if numbers else max((one[over] for one in known.values()), default=0)


def part_of(case: Case) -> str:
    """The part of the table for a case: what is wrong with a trick is as good as another Law."""
    defect = told(case, DEFECT.key)
    with_defect = case.irregularity is Irregularity.CARD_COUNT and defect is not None
    return f"{case.irregularity}-{defect}" if with_defect else case.irregularity.value


def is_over(case: Case) -> bool:
    """Whether play has ended: then more is asked."""
    return case.answers.get(PHASE.key) is Phase.PLAY_ENDED


@cache
def _table() -> Mapping[str, Numbers]:
    read = tomllib.loads((files("rules") / TABLE).read_text(encoding="utf-8"))
    return {part: {key: (row[0], row[1]) for key, row in rows.items()} for part, rows in read.items()}
