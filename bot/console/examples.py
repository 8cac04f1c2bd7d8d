"""Four cases with seats and cards, for those who have none of their own at hand."""

from __future__ import annotations

from typing import Any

from bot import dialogue
from rules import Case, Edition, Table
from rules.editions import E1997, NEWEST
from rules.table import Card, Contract, Seat
from rules.vocabulary.counts import Defect, PlayedOn, RestoredRevoke
from rules.vocabulary.play import Irregularity, Jurisdiction

TABLE = Table(declarer=Seat.S, offender=Seat.W, contract=Contract.parse("4S"))
PLAYED_ON = {"next_trick_played_by": PlayedOn.BOTH}
OMITTED = {
    **PLAYED_ON, "defect": Defect.OMITTED, "did_play_card": False, "suit_led": "H",
    "holds_suit_led": True,
}  # fmt: skip
EXTRA = {
    **PLAYED_ON, "defect": Defect.EXTRA, "faced_card_known": True,
    "extra_cards": (Card.parse("S4"),), "restored_card_revoke": RestoredRevoke.NONE,
}  # fmt: skip


def _case(edition: Edition, facts: dict[str, Any]) -> Case:
    case = dialogue.start(Irregularity.CARD_COUNT, edition, Jurisdiction.WBF, TABLE)
    for key, value in facts.items():
        case = dialogue.answer(case, key, value)
    return case


EXAMPLES = (
    _case(NEWEST, OMITTED),
    _case(E1997, OMITTED),
    _case(NEWEST, {**EXTRA, "extra_card_exposed": False}),
    _case(NEWEST, {**EXTRA, "extra_card_exposed": True}),
)
"""West's missing heart now and in 1997; West's extra spade, hidden and seen."""
