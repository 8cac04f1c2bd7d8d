"""Things found by the words that somebody types: unfinished, misspelled, without diacritics."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from math import log
from typing import Generic, TypeVar

from locales.letters import fold

MOST_WORDS = 16
"""Longer texts are cut: what is meant is said in the first words."""

REMEMBERED = 4096
"""So many typed words are remembered: the same ones come with every letter that is added."""

ALIKE = 0.75
"""Two words are the same one, mistyped or inflected, if they agree as much as this."""

FOUND = 0.3
"""A phrase that fits less than this is not shown."""

BEGUN = 3
"""So many letters of a word are enough to know it by its beginning."""

UNKNOWN_WORTH = 1.0
"""What a typed word counts that is in no phrase."""

_WORD = re.compile(r"[^\W_]+")
Phrase = tuple[str, ...]
K = TypeVar("K", bound=Hashable)


def words_of(text: str) -> Phrase:
    """The words of a text, folded."""
    return tuple(_WORD.findall(fold(text)))


class Index(Generic[K]):
    """What can be found, each by its phrases, and what each word is worth."""

    def __init__(
        self, phrases: Mapping[K, Iterable[str]], more: Mapping[K, str] | None = None
    ) -> None:
        """``more`` are texts whose words count a little for what they stand by."""
        self.phrases = {
            one: tuple(dict.fromkeys(words_of(each) for each in said if words_of(each)))
            for one, said in phrases.items()
        }
        own = {
            one: {word for phrase in said for word in phrase} for one, said in self.phrases.items()
        }
        self.every = {
            one: tuple(known | set(words_of((more or {}).get(one, ""))))
            for one, known in own.items()
        }
        self.worth = _worth(self.every.values())
        self._alike = lru_cache(maxsize=REMEMBERED)(self._alike_words)

    def fits(self, text: str) -> dict[K, float]:
        """How well each thing fits, the best first; only those that fit at all."""
        typed = list(words_of(text))[:MOST_WORDS]
        if not typed:
            return {}
        alike = {word: self._alike(word) for word in typed}
        fits = {one: self._fit(typed, alike, one) for one in self.phrases}
        likely = sorted(fits, key=lambda one: -fits[one])
        return {one: fits[one] for one in likely if fits[one] >= FOUND}

    def _alike_words(self, typed: str) -> Mapping[str, float]:
        """The known words that the typed one can be, and how sure that is."""
        letters = SequenceMatcher(None, b=typed, autojunk=False)
        sure = ((word, _likeness(typed, word, letters)) for word in self.worth)
        return {word: one for word, one in sure if one >= ALIKE}

    def _fit(self, typed: list[str], alike: Mapping[str, Mapping[str, float]], one: K) -> float:
        """How well the best phrase fits, and a little for words that stand in the others."""
        there = self._shared(typed, alike, self.every[one])
        if not there:
            return 0.0
        best = max((self._overlap(typed, alike, said) for said in self.phrases[one]), default=0.0)
        return (3 * best + there) / 4

    def _overlap(
        self, typed: list[str], alike: Mapping[str, Mapping[str, float]], phrase: Phrase
    ) -> float:
        """The share of what was typed that is in the phrase, and of the phrase that was typed."""
        there = self._shared(typed, alike, phrase)
        if not there:
            return 0.0
        worth = self.worth
        met = sum(worth[word] * max(alike[one].get(word, 0.0) for one in typed) for word in phrase)
        back = met / sum(worth[word] for word in phrase)
        return 2 * there * back / (there + back) if there and back else 0.0

    def _shared(
        self, typed: list[str], alike: Mapping[str, Mapping[str, float]], known: Phrase
    ) -> float:
        """The share of what was typed, by worth, that is among the known words."""
        whole = there = 0.0
        for one in typed:
            near = alike[one]
            value = max((self.worth[word] for word in near), default=UNKNOWN_WORTH)
            whole += value
            there += value * max((near.get(word, 0.0) for word in known), default=0.0)
        return there / whole


def _worth(all_words: Iterable[Phrase]) -> Mapping[str, float]:
    """A word that few things have says more than one that most of them have."""
    sets = [set(one) for one in all_words]
    counted: dict[str, int] = {}
    for one in sets:
        for word in one:
            counted[word] = counted.get(word, 0) + 1
    return {word: log(1 + len(sets) / times) for word, times in counted.items()}


def _likeness(typed: str, word: str, letters: SequenceMatcher[str]) -> float:
    if typed == word:
        return 1.0
    shorter, longer = sorted((typed, word), key=len)
    if len(shorter) >= BEGUN and longer.startswith(shorter):
        return max(ALIKE, len(shorter) / len(longer))
    if len(shorter) < BEGUN:
        return 0.0
    letters.set_seq1(word)
    if letters.real_quick_ratio() < ALIKE or letters.quick_ratio() < ALIKE:
        return 0.0  # the upper bounds, which are cheap
    return letters.ratio()
