"""What a way on from a ruling is called: the case that comes next, and the Laws applied in it."""

from __future__ import annotations

from bot.wording.clauses import references
from bot.wording.context import Table
from bot.wording.words import words
from rules.going_on import GoingOn
from rules.onward_routes import Player

MESSAGES = {Player.OTHER_HAND: "go-on-hand", Player.OTHER_SIDE: "go-on-other-side"}
"""What is called by the player whose act comes next, and not by the irregularity alone."""


def way_label(way: GoingOn, lang: str) -> str:
    """One line for a button or a list; without a Law it is the next turn of a penalty card."""
    spoken = words(lang)
    if not way.laws:
        return spoken.text("go-on-turn")
    context = {**Table(spoken, way.case).context, "laws": references(spoken, way.laws)}
    return spoken.text(MESSAGES.get(way.player, "go-on"), context)
