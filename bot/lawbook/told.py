"""What a document tells of itself: its language, its edition, and whether it is a law book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.lawbook.labels import labelled
from bot.lawbook.lines import Line, Source
from bot.lawbook.titles import is_navigation, title_like
from locales import LANGUAGES, Language, language_for
from rules.index import EDITIONS

YEAR = "|".join(EDITIONS)
BOOK = (
    r"(?:Laws?(?: of (?:Duplicate|Contract|Duplicate Contract) Bridge)?|code|edition|"
    r"(?:Międzynarodow\w+ )?Praw\w+ Brydżow\w+|MPB|wydani\w+|utgave\w*|"
    r"Lov\w*(?: for| om)?(?: duplikat)?(?: ?bridge)?|-lovene)"
)
EDITION = re.compile(
    rf"\b(?P<before>{YEAR})\b[\s,–-]{{0,3}}{BOOK}\b|\b{BOOK}[\s,(:–-]{{1,3}}(?P<after>{YEAR})\b",
    re.IGNORECASE,
)
WORD = re.compile(r"[^\W\d_]+")
COMMON: Mapping[Language, frozenset[str]] = MappingProxyType(
    {
        "en": frozenset({"the", "of", "to", "a", "is", "in", "and", "has", "his", "when", "card"}),
        "pl": frozenset({"w", "i", "na", "się", "nie", "do", "z", "jest", "kartę", "lub"}),
        "no": frozenset({"og", "i", "er", "til", "et", "som", "når", "har", "det", "kort", "av"}),
    }
)
"""Words that no page of a Law is without, and that the other two languages have not."""
BRIDGE: Mapping[Language, tuple[str, ...]] = MappingProxyType(
    {
        "en": ("trick", "card", "declarer", "defender", "director", "contestant", "player",
               "auction", "bid", "deal", "board", "hand", "partner", "opponent"),
        "pl": ("lew", "kart", "rozgrywając", "obroń", "sędzi", "zawodnik", "gracz", "licytac",
               "odzywk", "rozdani", "ręk", "partner", "przeciwnik"),
        "no": ("stikk", "kort", "spillefører", "motspiller", "turneringsleder", "spiller",
               "melding", "spill", "hånd", "makker", "motpart"),
    }
)  # fmt: skip
"""Beginnings of the game's own words."""
FEWEST_SURE, MARGIN = 4, 2
FEWEST_BRIDGE = 3


def language(source: Source) -> Language | None:
    """The language that the words are of; None where they do not tell."""
    counted = dict.fromkeys(LANGUAGES, 0)
    for word in _words(source.lines):
        for one in LANGUAGES:
            counted[one] += word in COMMON[one]
    first, second, _ = sorted(counted, key=lambda one: -counted[one])
    if counted[first] >= FEWEST_SURE and counted[first] >= MARGIN * counted[second]:
        return first
    tag = source.language.partition("-")[0].lower()
    return language_for(tag) if tag in {*LANGUAGES, "nb", "nn"} else None


def editions(source: Source) -> tuple[str, ...]:
    """The editions that the document names as such.

    The date of a page is none, nor is one that a sentence of a clause speaks of.
    """
    found = {
        match["before"] or match["after"]
        for text in filter(None, (source.title, *(line.text for line in source.lines)))
        if not is_navigation(text) and not (labelled(text) or text.startswith("*"))
        if text == source.title or title_like(text)
        for match in EDITION.finditer(text)
    }
    return tuple(sorted(found))


def is_of_bridge(source: Source, spoken: Language) -> bool:
    """Whether the words are of this game."""
    words = set(_words(source.lines))
    known = (any(word.startswith(stem) for word in words) for stem in BRIDGE[spoken])
    return sum(known) >= FEWEST_BRIDGE


def _words(lines: Iterable[Line]) -> list[str]:
    return [word.casefold() for line in lines for word in WORD.findall(line.text)]
