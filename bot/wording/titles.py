"""What a ruling is called: what was found, where that is narrower than what was reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.wording.clauses import kebab
from rules import Ruling
from rules.effects import Action
from rules.vocabulary.play import Irregularity


class Title(NamedTuple):
    """Another title for a situation, and when it is the right one."""

    irregularity: Irregularity
    ending: str
    holds: Callable[[Ruling], bool]


def title_id(ruling: Ruling) -> str:
    """The message that names the situation."""
    told = ruling.case.irregularity
    found = (row.ending for row in TITLES if row.irregularity is told and row.holds(ruling))
    plain = f"answer-irregularity-{kebab(told)}"
    ending = next(found, None)
    return plain if ending is None else f"title-{kebab(told)}-{ending}"


def _lies_elsewhere(ruling: Ruling) -> bool:
    """Whether a card was played and only does not lie in its place (67B3)."""
    filed = (step for step in ruling.steps if step.code is Action.FILE_PLAYED_CARD)
    disputed = any(view.branch.startswith("67B3") for view in ruling.views)
    return disputed or any(step.citation.startswith("67") for step in filed)


def _is_right(ruling: Ruling) -> bool:
    """Whether every hand was found to have its cards."""
    if ruling.citations == ("13",):
        return any(step.code is Action.NO_RECTIFICATION for step in ruling.steps)
    return ruling.citations == ("65",)


_I = Irregularity
TITLES = (
    Title(_I.CARD_COUNT, "misplaced", _lies_elsewhere),
    Title(_I.CARD_COUNT, "right", _is_right),
)
"""The narrower titles; of a situation the first that holds is taken."""
