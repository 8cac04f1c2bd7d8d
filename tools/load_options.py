"""Options as somebody fills them in: a legal value for each, at random, as the command declares."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.happened import label
from bot.plugin.commands import (
    COMMANDS,
    CONTRACT,
    COUNTED,
    HAPPENED,
    IDS,
    LANGUAGE,
    LOOKED_UP,
    Command,
    Option,
)
from bot.wording import words
from locales import LANGUAGES, Language
from rules.facts import Domain
from rules.index import EDITIONS, addresses
from rules.table import RANKS, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

Filled = dict[str, object]
Text = Callable[[random.Random, Language], str]

BIDS: Final = ("S", "H", "D", "C", "NT")
DOUBLED: Final = ("", "", "X", "XX")
MOST_CARDS: Final = 3
TRICKS: Final = 13


def options(
    command: Command, chosen: random.Random, language: Language, ids: Sequence[str] = ()
) -> Filled | None:
    """Some of the options, by a caller of that language; None where a needed one has no value.

    ``ids`` are of cases that there are.
    """
    few, needed = chosen.random(), command.options[:1] if command.first_required else ()
    used = [one for one in command.options if one in needed or chosen.random() < few]
    reader = chosen.choice(LANGUAGES) if LANGUAGE in used else language
    values = {
        one.name: reader if one is LANGUAGE else value_of(one, chosen, reader, ids) for one in used
    }
    filled = {name: value for name, value in values.items() if value is not None}
    return filled if all(one.name in filled for one in needed) else None


def value_of(
    option: Option, chosen: random.Random, language: Language, ids: Sequence[str] = ()
) -> object:
    """A value that the option offers, or that is legal in it; None where none is known."""
    if option.values:
        return chosen.choice(option.values)
    if option.high is not None:
        return chosen.randint(option.low, option.high)
    if option in IDS:
        return chosen.choice(ids) if ids else None
    made = text_of(option)
    return made(chosen, language) if made is not None else None


def text_of(option: Option) -> Text | None:
    """What makes a text for an option, if anything does: by its fact, else by its name."""
    fact = VOCABULARY.get(option.fact)
    if fact is not None:
        return card if fact.domain is Domain.CARD else cards
    return TEXTS.get(option.name)


def card(chosen: random.Random, language: Language) -> str:
    """One card, in the letters of the language."""
    return chosen.choice(_pack(language))


def cards(chosen: random.Random, language: Language) -> str:
    """One card or a few."""
    return ", ".join(chosen.sample(_pack(language), chosen.randint(1, MOST_CARDS)))


@cache
def _pack(language: Language) -> tuple[str, ...]:
    return tuple(
        words(language).text(f"card-{suit}{rank}.symbol") for suit in Suit for rank in RANKS
    )


def _contract(chosen: random.Random, _: Language) -> str:
    return f"{chosen.randint(1, 7)}{chosen.choice(BIDS)}{chosen.choice(DOUBLED)}"


def _counts(chosen: random.Random, _: Language) -> str:
    """The cards of a hand, in hand and played; now and then one is missing, or one too many."""
    played = chosen.randrange(TRICKS)
    return f"{TRICKS - played + chosen.choice((-1, 0, 0, 0, 1))} {played}"


def _happened(chosen: random.Random, _: Language) -> str:
    return chosen.choice(tuple(Irregularity)).value


def _clause(chosen: random.Random, language: Language) -> str:
    """The number of a clause, or words that lead to one."""
    if chosen.random() < 0.8:
        return chosen.choice(_clauses(chosen.choice(EDITIONS)))
    return label(chosen.choice(tuple(Irregularity)), language)


@cache
def _clauses(edition: str) -> tuple[str, ...]:
    return tuple(addresses(edition))


TEXTS: Final[Mapping[str, Text]] = {
    CONTRACT.name: _contract,
    HAPPENED.name: _happened,
    LOOKED_UP.name: _clause,
    **dict.fromkeys(COUNTED, _counts),
}
"""By its name, what makes a text for an option that tells no fact as it stands."""


def typed(option: Option, chosen: random.Random, language: Language) -> str:
    """What somebody has typed so far into an option that completes."""
    about = label(chosen.choice(tuple(Irregularity)), language)
    whole = _clause(chosen, language) if option is LOOKED_UP else about
    return whole[: chosen.randint(1, len(whole))]


COMPLETING: Final = tuple(
    (command.name, option)
    for command in COMMANDS.values()
    for option in command.options
    if option in (HAPPENED, LOOKED_UP)
)
"""The options that complete what is typed, each with its command."""
