"""Clauses found by number or by words, in three languages; results name the situation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from bot import happened
from bot.lookup.address import read_address
from bot.lookup.changes import counterpart
from bot.matching import Index
from bot.wording.clauses import digest_id, fluent_id
from bot.wording.words import words as words_of
from locales import LANGUAGES
from rules.index import EDITIONS, addresses
from rules.index.entry import law_of
from rules.vocabulary.play import Irregularity

NEWEST = EDITIONS[-1]
SITUATIONS: Mapping[str, tuple[Irregularity, ...]] = MappingProxyType(
    {
        "43": (Irregularity.DUMMY_DREW_ATTENTION,),
        "45C": (Irregularity.PLAYED_OR_NOT,),
        "45C4": (Irregularity.DESIGNATION_CHANGE,),
        "45D": (Irregularity.DUMMY_WRONG_CARD,),
        "45E": (Irregularity.EXTRA_CARD_TO_TRICK,),
        "47": (Irregularity.RETRACTION,),
        "49": (Irregularity.EXPOSED_CARD,),
        "50": (Irregularity.PENALTY_CARD_PENDING,),
        "52": (Irregularity.PENALTY_CARD_NOT_PLAYED,),
        "53": (Irregularity.LEAD_OUT_OF_TURN,),
        "54": (Irregularity.OPENING_LEAD_OUT_OF_TURN,),
        "57": (Irregularity.PREMATURE_PLAY,),
        "58A": (Irregularity.SIMULTANEOUS_TWO_PLAYERS,),
        "58B": (Irregularity.TWO_CARDS,),
        "59": (Irregularity.CANNOT_COMPLY,),
        "60": (Irregularity.PLAY_AFTER_ILLEGAL,),
        "61": (Irregularity.REVOKE,),
        "61B": (Irregularity.REVOKE_ENQUIRY,),
        "65": (Irregularity.POINTING,),
        "66": (Irregularity.INSPECTION,),
        "67": (Irregularity.CARD_COUNT,),
    }
)
"""Where the book deals with what a Director is called for: everyday words lead there."""

OWN_LANGUAGE = 1.05
"""The reader's language wins where two languages know a word."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause that was found, and the situation that it is about."""

    clause: str
    situation: str


def found(typed: str, language: str, edition: str = NEWEST) -> tuple[Hit, ...]:
    """The clauses that a number or some words can mean, the likeliest first."""
    address = read_address(typed)
    if address is not None:
        below = _beginning(address, edition)
        return tuple(Hit(one, situation(one, language, edition)) for one in below)
    fits: dict[str, float] = {}
    for one in LANGUAGES:
        worth = OWN_LANGUAGE if one == language else 1.0
        for clause, fit in _index(one, edition).fits(typed).items():
            fits[clause] = max(fits.get(clause, 0.0), fit * worth)
    likely = sorted(fits, key=lambda one: -fits[one])
    return tuple(Hit(one, situation(one, language, edition)) for one in likely)


def _beginning(address: str, edition: str) -> Iterator[str]:
    """The clause itself, even where the edition has none such, and those below it."""
    yield address
    for one in addresses(edition):
        if one != address and one.startswith(address) and law_of(one) == law_of(address):
            yield one


def situation(clause: str, language: str, edition: str = NEWEST) -> str:
    """What a clause of an edition is about, in a few words; empty where we have none."""
    words = words_of(language)
    newest = counterpart(clause, edition, NEWEST)
    own = f"lookup-{fluent_id(newest)}"
    if newest and words.has(own):
        return words.text(own)
    if newest in SITUATIONS and newest[-1].isupper():
        return happened.label(SITUATIONS[newest][0], language)
    title = f"law-{law_of(clause)}-title"
    return words.text(title) if words.has(title) else ""


@cache
def _index(language: str, edition: str) -> Index[str]:
    """The clauses of an edition, by the words that lead to what each became in the newest."""
    listed = tuple(addresses(edition))
    newest = {one: counterpart(one, edition, NEWEST) for one in listed}
    phrases = {one: tuple(_phrases(newest[one], language)) for one in listed}
    words = words_of(language)
    digests = {
        one: words.text(digest) for one in listed if words.has(digest := digest_id(one, edition))
    }
    return Index(phrases, digests)


def _phrases(clause: str, language: str) -> Iterator[str]:
    """The words that lead to a clause; those of a Law's title lead to the Law alone."""
    if not clause:
        return
    words = words_of(language)
    title, own = f"law-{clause}-title", f"lookup-{fluent_id(clause)}"
    if words.has(title):
        yield words.text(title)
    if words.has(own):
        yield words.text(own)
        yield from words.text(f"{own}.search").split(",")
    for one in SITUATIONS.get(clause, ()):
        yield from happened.phrases(one, language)


def ready() -> None:
    """Read the words of every language now, not when somebody waits for an answer."""
    for edition in EDITIONS:
        for language in LANGUAGES:
            _index(language, edition)
