"""Reading what players type: cards, suits, seats and contracts, to the codes of the contract.

What can mean more than one thing comes back as all the things that it can mean; nothing is
guessed. Cards are ``S9`` and ``HT``, suits ``S H D C``, seats ``N E S W``, contracts ``4SX``.
"""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from locales import letters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from locales import Language

_SUITS = "SHDC"
_RANKS = "AKQJT98765432"
_DOUBLED = ("", "X", "XX")
_ORDER = [suit + rank for suit in _SUITS for rank in _RANKS]
_BRACKETED = re.compile(r"\([^()]*\)")
_WORDS = re.compile(r"[^\s.:–/-]+")
_CONTRACT = re.compile(r"([1-7])(.+)")


class Fault(StrEnum):
    """Why a text was not understood."""

    NOT_A_CARD = "not_a_card"
    NOT_A_SUIT = "not_a_suit"
    NOT_A_SEAT = "not_a_seat"
    NOT_A_CONTRACT = "not_a_contract"
    RUN_TOGETHER = "run_together"  # a list that can be cut in several ways: commas would help


class Candidates(NamedTuple):
    """The codes that an ambiguous text can mean: two or more, highest first."""

    codes: tuple[str, ...]


class Unreadable(NamedTuple):
    """A text that means nothing here, and why."""

    fault: Fault
    text: str


Reading = str | Candidates | Unreadable


def read_card(text: str, lang: Language) -> Reading:
    """The card that a player means by ``♠9``, ``9s``, ``H10`` or words; a bare rank fits four."""
    cards = _card(_words(_BRACKETED.sub(" ", text), lang), lang)
    return _reading(cards, _ORDER, Unreadable(Fault.NOT_A_CARD, text.strip()))


def read_cards(text: str, lang: Language) -> tuple[Reading, ...]:
    """The cards of a list, parted by commas, semicolons, line ends, "and" or spaces."""
    conjunctions = "|".join(letters.conjunctions(lang))
    between = re.compile(rf"[,;\n+&]|\s(?:{conjunctions})\s", re.IGNORECASE)
    groups = (group.strip() for group in between.split(_BRACKETED.sub(" ", text)))
    return tuple(reading for group in groups if group for reading in _run(group, lang))


def read_suit(text: str, lang: Language) -> Reading:
    """The suit that a letter, sign or word stands for."""
    return _named(text, lang, letters.suits, _SUITS, Fault.NOT_A_SUIT)


def read_seat(text: str, lang: Language) -> Reading:
    """The seat that a compass letter or word stands for."""
    return _named(text, lang, letters.seats, "NESW", Fault.NOT_A_SEAT)


def read_contract(text: str, lang: Language) -> Reading:
    """The contract written as ``4SX``, ``4♠ x``, ``3NT``, ``3BA`` or with words."""
    nothing = Unreadable(Fault.NOT_A_CONTRACT, text.strip())
    found = _CONTRACT.fullmatch("".join(_words(text, lang)))
    if not found:
        return nothing
    contracts = (found[1] + played for played in _denominations(found[2], lang))
    order = [found[1] + name + doubled for name in ("NT", *_SUITS) for doubled in _DOUBLED]
    return _reading(contracts, order, nothing)


def _denominations(text: str, lang: Language) -> Iterator[str]:
    """What the text after the level can mean: ``S``, ``NTX``."""
    names = letters.denominations(lang)
    yield from names.get(text, ())
    for word, doubled in letters.doubles(lang).items():
        if text.endswith(word):
            found = product(names.get(text.removesuffix(word), ()), doubled)
            yield from (name + times for name, times in found)


def _words(text: str, lang: Language) -> list[str]:
    """Folded words, without those that mean nothing."""
    words = (found[0] for found in _WORDS.finditer(letters.fold(text)))
    return [word for word in words if word not in letters.passed_over(lang)]


def _reading(found: Iterable[str], order: Sequence[str], nothing: Unreadable) -> Reading:
    codes = tuple(sorted(set(found), key=order.index))
    if len(codes) > 1:
        return Candidates(codes)
    return codes[0] if codes else nothing


def _named(
    text: str,
    lang: Language,
    table: Callable[[Language], letters.Table],
    order: str,
    fault: Fault,
) -> Reading:
    codes = table(lang).get("".join(_words(text, lang)), frozenset[str]())
    return _reading(codes, order, Unreadable(fault, text.strip()))


def _card(words: Sequence[str], lang: Language) -> set[str]:
    """All the cards that one or two words can mean."""
    if len(words) == 2:
        return _pair(words[0], words[1], lang)
    if len(words) != 1:
        return set()
    return _bare_rank(words[0], lang) or _joined(words[0], lang)


def _bare_rank(word: str, lang: Language) -> set[str]:
    """A rank without a suit fits four cards: Polish "as" is an ace, not the ace of spades."""
    return {suit + rank for suit in _SUITS for rank in letters.ranks(lang).get(word, ())}


def _joined(word: str, lang: Language) -> set[str]:
    cuts = range(1, len(word))
    return {card for cut in cuts for card in _pair(word[:cut], word[cut:], lang)}


def _pair(one: str, other: str, lang: Language) -> set[str]:
    """The cards whose suit is named by the one word and whose rank by the other."""
    suits, ranks = letters.suits(lang), letters.ranks(lang)
    return {
        suit + rank
        for first, second in ((one, other), (other, one))
        for suit, rank in product(suits.get(first, ()), ranks.get(second, ()))
    }


def _run(text: str, lang: Language) -> tuple[Reading, ...]:
    """The cards that only spaces part; a bare rank is the last thing to think of."""
    words = tuple(_words(text, lang))
    nothing = Unreadable(Fault.NOT_A_CARD, text)
    for single in (_whole_card, _card_or_rank):
        ways = _ways(words, lang, single)
        if len(ways) == 1:
            return tuple(_reading(cards, _ORDER, nothing) for cards in ways[0])
        if ways:
            return (Unreadable(Fault.RUN_TOGETHER, text),)
    return (nothing,)


def _whole_card(word: str, lang: Language) -> set[str]:
    return set() if word in letters.ranks(lang) else _joined(word, lang)


def _card_or_rank(word: str, lang: Language) -> set[str]:
    return _card([word], lang)


_Way = tuple[frozenset[str], ...]


def _ways(
    words: tuple[str, ...], lang: Language, single: Callable[[str, Language], set[str]]
) -> list[_Way]:
    """Ways to cut words into cards of one or two words each; two ways are as good as more."""
    ways: list[list[_Way]] = [[()]]  # at n, the ways to cut the first n words
    for end in range(1, len(words) + 1):
        last = frozenset(single(words[end - 1], lang))
        here = [(*way, last) for way in ways[end - 1] if last]
        if end > 1 and (pair := frozenset(_pair(words[end - 2], words[end - 1], lang))):
            here += [(*way, pair) for way in ways[end - 2]]
        ways.append(here[:2])
    return ways[-1]
