"""The Laws by irregularity: an explicit list, in the book's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.engine import Effects, Facts
from rules.laws.wrong_count import card_count
from rules.vocabulary.play import Irregularity as I  # noqa: E741 - a table of them follows


@dataclass(frozen=True, slots=True)
class Law:
    """The Law by which an irregularity is known, and the function that rules it."""

    number: str
    rule: Callable[[Facts], Effects]


LAWS: Mapping[I, Law] = MappingProxyType({I.CARD_COUNT: Law("67", card_count)})
"""What is encoded."""

NOT_ENCODED: Mapping[I, tuple[str, ...]] = MappingProxyType(
    {
        I.EXTRA_CARD_TO_TRICK: ("45",),
        I.PLAYED_OR_NOT: ("45",),
        I.DESIGNATION_CHANGE: ("45",),
        I.DUMMY_WRONG_CARD: ("45",),
        I.DUMMY_DREW_ATTENTION: ("43",),
        I.RETRACTION: ("47",),
        I.EXPOSED_CARD: ("49", "50"),
        I.PENALTY_CARD_PENDING: ("50", "51"),
        I.PENALTY_CARD_NOT_PLAYED: ("52",),
        I.LEAD_OUT_OF_TURN: ("53", "55", "56"),
        I.OPENING_LEAD_OUT_OF_TURN: ("54",),
        I.PREMATURE_PLAY: ("57",),
        I.TWO_CARDS: ("58",),
        I.SIMULTANEOUS_TWO_PLAYERS: ("58",),
        I.CANNOT_COMPLY: ("59",),
        I.PLAY_AFTER_ILLEGAL: ("60",),
        I.REVOKE_ENQUIRY: ("61",),
        I.REVOKE: ("61", "62", "63", "64"),
        I.POINTING: ("65",),
        I.INSPECTION: ("66",),
    }
)
"""The Laws to open for what is not encoded yet."""
