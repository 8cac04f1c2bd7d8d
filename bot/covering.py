"""Names of cards found in ready text, so that no door shows one where a Director plays.

Every form in which the catalogues name a card, in all languages, is known here; so whatever a
screen is made of, nothing has to be remembered where it is made.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Final

from bot.wording import words
from locales import LANGUAGES
from rules.table import RANKS, Card, Suit

FORMS: Final = ("", ".gen", ".acc", ".ins", ".symbol", ".full", ".fullgen", ".fullacc", ".fullins")
TEXT_SIGN: Final = "\ufe0e"
"""What keeps a symbol from turning into a picture; typed symbols lack it."""

Cover = Callable[[Card, str], str]
"""What stands in the place of a card's name, given the card and the name."""


def covered(text: str, cover: Cover) -> str:
    """The text with every card's name covered."""
    names = _names()
    return _pattern().sub(lambda found: cover(names[_folded(found[0])], found[0]), text)


def names_a_card(text: str) -> bool:
    """Whether a card is named in a text."""
    return _pattern().search(text) is not None


@cache
def _names() -> dict[str, Card]:
    """Every name of every card; a name means one card in whatever language, or the first."""
    found: dict[str, Card] = {}
    for name, card in _named():
        found.setdefault(_folded(name), card)
    return found


def _named() -> Iterator[tuple[str, Card]]:
    for language, suit, rank in product(LANGUAGES, Suit, RANKS):
        card, said = Card(suit, rank), words(language)
        for form in FORMS:
            yield said.text(f"card-{card}{form}"), card
        symbol = said.text(f"suit-{suit}.symbol").removesuffix(TEXT_SIGN)
        yield f"{symbol}{rank}", card
        yield f"{symbol}{'10' if rank == 'T' else rank}", card


@cache
def _pattern() -> re.Pattern[str]:
    """The longest name first; by first letters, for there are many names."""
    begun: defaultdict[str, set[str]] = defaultdict(set)
    for name, _ in _named():
        begun[_folded(name)[0]].add(_folded(name))
    ways = "|".join(
        f"{_written(first)}(?:{'|'.join(_written(name[1:]) for name in _longest(names))})"
        for first, names in begun.items()
    )
    return re.compile(rf"(?<!\w)(?:{ways})(?!\w)", re.IGNORECASE)


def _longest(names: set[str]) -> list[str]:
    return sorted(names, key=lambda one: (-len(one), one))


def _written(part: str) -> str:
    """A part of a name, with or without the sign of plain text behind its symbol."""
    spaced = re.escape(part).replace(r"\ ", r"[ \u00a0]")
    return re.sub("([♠♥♦♣])", rf"\1{TEXT_SIGN}?", spaced)


def _folded(name: str) -> str:
    return name.replace(TEXT_SIGN, "").replace("\u00a0", " ").casefold()
