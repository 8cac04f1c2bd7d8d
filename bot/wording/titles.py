"""What a ruling is called: what was found, where that is narrower than what was reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.wording.clauses import kebab
from rules import Ruling
from rules.case import told
from rules.effects import Action
from rules.table import Role
from rules.vocabulary.penalty import PARTNER_CAN_COMPLY
from rules.vocabulary.play import Irregularity


class Title(NamedTuple):
    """Another title for a situation, and when it is the right one."""

    irregularity: Irregularity
    ending: str
    holds: Callable[[Ruling], bool]


def title_id(ruling: Ruling) -> str:
    """The message that names the situation."""
    reported = ruling.case.irregularity
    found = (row.ending for row in TITLES if row.irregularity is reported and row.holds(ruling))
    plain = f"answer-irregularity-{kebab(reported)}"
    ending = next(found, None)
    return plain if ending is None else f"title-{kebab(reported)}-{ending}"


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


def _is_of_the_opening_lead(ruling: Ruling) -> bool:
    """Whether the lead out of turn was the opening lead."""
    first = next((one for one in ruling.citations if one != "47E1"), "")
    return first.startswith(("41", "54"))


def _is_of_declaring_side(ruling: Ruling) -> bool:
    """Whether declarer or dummy led or played."""
    return ruling.role in (Role.DECLARER, Role.DUMMY)


def _was_possible(ruling: Ruling) -> bool:
    """Whether the player could have done what was required."""
    return told(ruling.case, PARTNER_CAN_COMPLY.key) is True


_I = Irregularity
TITLES = (
    Title(_I.CARD_COUNT, "misplaced", _lies_elsewhere),
    Title(_I.CARD_COUNT, "right", _is_right),
    Title(_I.LEAD_OUT_OF_TURN, "opening", _is_of_the_opening_lead),
    Title(_I.PREMATURE_PLAY, "declaring-side", _is_of_declaring_side),
    Title(_I.CANNOT_COMPLY, "possible", _was_possible),
)
"""The narrower titles; of a situation the first that holds is taken."""
