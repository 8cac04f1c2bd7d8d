"""What happened, found again: irregularities in groups, and by the words that a Director types.

The words are in ``locales/*/happened.ftl``; here is only how they are put together and searched.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot import matching
from bot.wording.clauses import kebab
from bot.wording.words import words as words_of
from rules.vocabulary.play import Irregularity

GROUPS: Mapping[str, tuple[Irregularity, ...]] = MappingProxyType(
    {
        "cards": (
            Irregularity.CARD_COUNT,
            Irregularity.TWO_CARDS,
            Irregularity.EXTRA_CARD_TO_TRICK,
        ),
        "turn": (
            Irregularity.LEAD_OUT_OF_TURN,
            Irregularity.OPENING_LEAD_OUT_OF_TURN,
            Irregularity.PREMATURE_PLAY,
            Irregularity.SIMULTANEOUS_TWO_PLAYERS,
            Irregularity.PLAY_AFTER_ILLEGAL,
        ),
        "revoke": (Irregularity.REVOKE, Irregularity.REVOKE_ENQUIRY),
        "exposed": (
            Irregularity.EXPOSED_CARD,
            Irregularity.PENALTY_CARD_PENDING,
            Irregularity.PENALTY_CARD_NOT_PLAYED,
            Irregularity.CANNOT_COMPLY,
        ),
        "dummy": (
            Irregularity.DUMMY_WRONG_CARD,
            Irregularity.DESIGNATION_CHANGE,
            Irregularity.PLAYED_OR_NOT,
            Irregularity.DUMMY_DREW_ATTENTION,
        ),
        "after": (
            Irregularity.INSPECTION,
            Irregularity.POINTING,
            Irregularity.RETRACTION,
        ),
    }
)
"""Every irregularity once, in the order in which they are shown."""


def label(irregularity: Irregularity, language: str) -> str:
    """The irregularity in at most forty characters, for a button or a menu."""
    return words_of(language).text(f"irregularity-{kebab(irregularity)}.short")


def found(text: str, language: str) -> tuple[Irregularity, ...]:
    """The irregularities that a text can mean, the likeliest first; all of them for no text.

    Letters without their diacritics, unfinished words and small slips are understood.
    """
    if not matching.words_of(text):
        return tuple(one for group in GROUPS.values() for one in group)
    return tuple(_index(language).fits(text))


@cache
def _index(language: str) -> matching.Index[Irregularity]:
    every = (one for group in GROUPS.values() for one in group)
    return matching.Index({one: phrases(one, language) for one in every})


def phrases(irregularity: Irregularity, language: str) -> tuple[str, ...]:
    """The synonyms, the short label and the answer to "What happened?"."""
    words = words_of(language)
    message = f"irregularity-{kebab(irregularity)}"
    synonyms = words.text(f"{message}.search").split(",")
    return (*synonyms, words.text(f"{message}.short"), words.text(f"answer-{message}"))
