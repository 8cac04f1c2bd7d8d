"""Letters and words by which players name cards, suits and seats, and how a clause is spelled.

The tables are for reading what is typed: every key is folded (see :func:`fold`), every value is a
code. A key with several codes is ambiguous in that language. English letters are understood in
every language, for they stand on the cards of many packs; words only in their own language.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from locales.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from locales.catalogue import Language

Names = dict[str, str]  # a code, and the folded names of it, separated by spaces
Table = dict[str, frozenset[str]]  # a folded name, and the codes that it may mean

_UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "×": "x"})

_SUIT_SIGNS: Names = {"S": "s ♠ ♤", "H": "h ♥ ♡ ❤", "D": "d ♦ ♢", "C": "c ♣ ♧"}
_SUIT_WORDS: dict[Language, Names] = {
    "en": {
        "S": "spade spades",
        "H": "heart hearts",
        "D": "diamond diamonds",
        "C": "club clubs",
    },
    "pl": {
        "S": "p pi pik pika piki pikow pikach pikowa pikowy",
        "H": "k ki kie kier kiera kiery kierow kierach kierowa kierowy",
        "D": "k ka karo kara kar karach karowa karowy",
        "C": "t tr trefl trefla trefle trefli treflach treflowa treflowy",
    },
    "no": {
        "S": "sp spa spar",
        "H": "hj hjerter hjerte",
        "D": "r ru ruter",
        "C": "k kl klover",
    },
}
_RANK_SIGNS: Names = {rank: rank.lower() for rank in "AKQJ98765432"} | {"T": "t 10"}
_RANK_WORDS: dict[Language, Names] = {
    "en": {
        "A": "ace aces",
        "K": "king kings",
        "Q": "queen queens",
        "J": "jack jacks knave",
        "T": "ten tens",
        "9": "nine nines",
        "8": "eight eights",
        "7": "seven sevens",
        "6": "six sixes",
        "5": "five fives",
        "4": "four fours",
        "3": "three threes",
        "2": "two twos deuce",
    },
    "pl": {
        "A": "as asa asowi asem",
        "K": "krol krola krolowi krolem",
        "Q": "d dama damy damie dame",
        "J": "w walet waleta waletowi waletem",
        "T": "dziesiatka dziesiatki dziesiatke",
        "9": "dziewiatka dziewiatki dziewiatke",
        "8": "osemka osemki osemke",
        "7": "siodemka siodemki siodemke",
        "6": "szostka szostki szostke",
        "5": "piatka piatki piatke",
        "4": "czworka czworki czworke",
        "3": "trojka trojki trojke",
        "2": "dwojka dwojki dwojke",
    },
    "no": {
        "A": "e ess esset",
        "K": "konge kongen",
        "Q": "d dame damen dama",
        "J": "kn knekt knekten",
        "T": "ti tier tieren",
        "9": "ni nier nieren",
        "8": "atte aatte atter atteren",
        "7": "sju syv sjuer syver sjueren",
        "6": "seks sekser sekseren",
        "5": "fem femmer femmeren",
        "4": "fire firer fireren",
        "3": "tre treer treeren",
        "2": "to toer toeren",
    },
}
_SEAT_WORDS: dict[Language, Names] = {
    "en": {"N": "n north", "E": "e east", "S": "s south", "W": "w west"},
    "pl": {"N": "n north", "E": "e east", "S": "s south", "W": "w west"},
    "no": {"N": "n nord", "E": "o oe e ost oest", "S": "s syd sor soer", "W": "v w vest"},
}
_NOTRUMP_WORDS: dict[Language, str] = {
    "en": "n nt notrump notrumps",
    "pl": "n nt ba bezatu",
    "no": "n nt grand uten",
}
_DOUBLED_WORDS: dict[Language, Names] = {
    "en": {"X": "x double doubled", "XX": "xx redouble redoubled"},
    "pl": {"X": "x ktr kontra zkontra", "XX": "xx rktr rekontra zrekontra"},
    "no": {"X": "x doblet dobling", "XX": "xx redoblet redobling"},
}
# Neither English "a" nor Polish "w" is among them: the one is an ace, the other a jack or West.
_PASSED_OVER: dict[Language, frozenset[str]] = {
    "en": frozenset({"an", "the", "of", "player", "in"}),
    "pl": frozenset({"gracz", "gracza", "graczowi", "graczem", "karta", "karte"}),
    "no": frozenset({"spiller", "spilleren", "i"}),
}
_AND: dict[Language, frozenset[str]] = {
    "en": frozenset({"and"}),
    "pl": frozenset({"i", "oraz"}),
    "no": frozenset({"og"}),
}


def fold(text: str) -> str:
    """Lower case without diacritics, variation selectors and invisible joiners."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(_UNDECOMPOSED))
    return "".join(sign for sign in plain if unicodedata.category(sign) not in ("Mn", "Cf"))


@cache
def suits(lang: Language) -> Table:
    """Names of the suits, to ``S H D C``."""
    return _table(_SUIT_SIGNS, _SUIT_WORDS[lang])


@cache
def ranks(lang: Language) -> Table:
    """Names of the ranks, to ``A K Q J T 9`` down to ``2``."""
    return _table(_RANK_SIGNS, _RANK_WORDS[lang])


@cache
def seats(lang: Language) -> Table:
    """Names of the seats, to ``N E S W``."""
    return _table(_SEAT_WORDS[lang])


@cache
def denominations(lang: Language) -> Table:
    """Names of what a contract is played in: the suits, and ``NT``."""
    return suits(lang) | _table({"NT": _NOTRUMP_WORDS[lang]})


@cache
def doubles(lang: Language) -> Table:
    """Names of a double and a redouble, to ``X`` and ``XX``."""
    return _table(_DOUBLED_WORDS[lang])


def passed_over(lang: Language) -> frozenset[str]:
    """Folded words that may stand beside a name and mean nothing by themselves."""
    return _PASSED_OVER[lang]


def conjunctions(lang: Language) -> frozenset[str]:
    """Folded words that part two names in a list."""
    return _AND[lang]


def spell_clause(clause: str, lang: Language) -> str:
    """A clause address such as ``67B1(a)`` or ``67*`` as readers of the language write it.

    Polish drops the brackets; the asterisk of a footnote becomes the word for one.
    """
    bare = clause.removesuffix("*")
    spelled = bare.replace("(", "").replace(")", "") if lang == "pl" else bare
    if bare == clause:
        return spelled
    return Catalogue.load(lang, strict=False).format("clause-footnote", clause=spelled)


def _table(*sources: Mapping[str, str]) -> Table:
    found: dict[str, set[str]] = {}
    for names in sources:
        for code, words in names.items():
            for word in words.split():
                found.setdefault(word, set()).add(code)
    return {word: frozenset(codes) for word, codes in found.items()}
