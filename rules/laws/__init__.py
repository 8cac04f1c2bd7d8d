"""The Laws by irregularity: an explicit list, in the book's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.engine import Effects, Facts
from rules.laws.wrong_count import card_count
from rules.vocabulary.play import Irregularity


@dataclass(frozen=True, slots=True)
class Law:
    """The Law by which an irregularity is known, and the function that rules it."""

    number: str
    rule: Callable[[Facts], Effects]


LAWS: Mapping[Irregularity, Law] = MappingProxyType(
    {Irregularity.CARD_COUNT: Law("67", card_count)}
)
"""What is encoded."""

NOT_ENCODED: Mapping[Irregularity, tuple[str, ...]] = MappingProxyType(
    {
        Irregularity.EXTRA_CARD_TO_TRICK: ("45",),
        Irregularity.PLAYED_OR_NOT: ("45",),
        Irregularity.DESIGNATION_CHANGE: ("45",),
        Irregularity.DUMMY_WRONG_CARD: ("45",),
        Irregularity.DUMMY_DREW_ATTENTION: ("43",),
        Irregularity.RETRACTION: ("47",),
        Irregularity.EXPOSED_CARD: ("49", "50"),
        Irregularity.PENALTY_CARD_PENDING: ("50", "51"),
        Irregularity.PENALTY_CARD_NOT_PLAYED: ("52",),
        Irregularity.LEAD_OUT_OF_TURN: ("53", "55", "56"),
        Irregularity.OPENING_LEAD_OUT_OF_TURN: ("54",),
        Irregularity.PREMATURE_PLAY: ("57",),
        Irregularity.TWO_CARDS: ("58",),
        Irregularity.SIMULTANEOUS_TWO_PLAYERS: ("58",),
        Irregularity.CANNOT_COMPLY: ("59",),
        Irregularity.PLAY_AFTER_ILLEGAL: ("60",),
        Irregularity.REVOKE_ENQUIRY: ("61",),
        Irregularity.REVOKE: ("61", "62", "63", "64"),
        Irregularity.POINTING: ("65",),
        Irregularity.INSPECTION: ("66",),
    }
)
"""The Laws to open for what is not encoded yet."""

IN_THE_AUCTION = ("24",)
"""A card exposed or led during the auction belongs to Law 24."""
