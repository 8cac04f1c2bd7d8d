"""The nouns of the three languages: the same ids everywhere, and all 52 cards by a table.

A concept has one term: ``terms.toml`` beside this module says which, and what never stands for it.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from locales import LANGUAGES, Catalogue, Language

SEATS = [f"seat-{seat}" for seat in "NESW"]
PERSONS = [
    f"person-{person}"
    for person in [
        "offender",
        "offender-partner",
        "declarer",
        "dummy",
        "defender",
        "lho",
        "rho",
        "director",
        "everyone",
        "either-defender",
        "next-in-turn",
        "every-nos-player",
        "wrong-defender",
        "player",
        "player-partner",
    ]
]
SIDES = [
    f"side-{side}" for side in ["ns", "ew", "declaring", "defending", "offending", "non-offending"]
]
SUITS = [f"suit-{suit}" for suit in "SHDC"]
CASES = ["cap", "gen", "dat", "acc", "ins", "poss"]
TERMS = re.compile(
    r"(seat|person|side|suit|rank|card|role|edition|clause|list|number|ordinal|language-name"
    r"|jurisdiction)-|(notrumps|trick-number|tricks-count|cards-count|yes|no|unknown)\b"
)

# For each rank: English, Polish (nominative, genitive, accusative, instrumental), Norwegian, and
# the letter in each language. Written down here apart from the catalogues.
RANKS = {
    "A": ("ace", "as asa asa asem", "ess", "A A E"),
    "K": ("king", "król króla króla królem", "konge", "K K K"),
    "Q": ("queen", "dama damy damę damą", "dame", "Q D D"),
    "J": ("jack", "walet waleta waleta waletem", "knekt", "J W Kn"),
    "T": ("ten", "dziesiątka dziesiątki dziesiątkę dziesiątką", "ti", "10 10 10"),
    "9": ("nine", "dziewiątka dziewiątki dziewiątkę dziewiątką", "ni", "9 9 9"),
    "8": ("eight", "ósemka ósemki ósemkę ósemką", "åtte", "8 8 8"),
    "7": ("seven", "siódemka siódemki siódemkę siódemką", "sju", "7 7 7"),
    "6": ("six", "szóstka szóstki szóstkę szóstką", "seks", "6 6 6"),
    "5": ("five", "piątka piątki piątkę piątką", "fem", "5 5 5"),
    "4": ("four", "czwórka czwórki czwórkę czwórką", "fire", "4 4 4"),
    "3": ("three", "trójka trójki trójkę trójką", "tre", "3 3 3"),
    "2": ("two", "dwójka dwójki dwójkę dwójką", "to", "2 2 2"),
}
SUIT_NAMES = {
    "S": ("spades", "pik", "spar", "♠"),
    "H": ("hearts", "kier", "hjerter", "♥"),
    "D": ("diamonds", "karo", "ruter", "♦"),
    "C": ("clubs", "trefl", "kløver", "♣"),
}
CODES = [suit + rank for suit in SUIT_NAMES for rank in RANKS]


def _expected(code: str, language: Language) -> dict[str, str]:
    """Every form of a card, built from the table above."""
    suit, rank = SUIT_NAMES[code[0]], RANKS[code[1]]
    symbol = f"{suit[3]}\N{VARIATION SELECTOR-15}{rank[3].split()[LANGUAGES.index(language)]}"
    forms = {
        "en": [f"{rank[0]} of {suit[0]}"] * 4,
        "pl": [f"{form} {suit[1]}" for form in rank[1].split()],
        "no": [f"{suit[2]} {rank[2]}"] * 4,
    }[language]
    cases = ("", ".gen", ".acc", ".ins")
    full = {
        f".full{case[1:]}": f"{form} ({symbol})" for case, form in zip(cases, forms, strict=True)
    }
    return {".symbol": symbol} | dict(zip(cases, forms, strict=True)) | full


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_52_cards_are_named_as_players_name_them(language: Language) -> None:
    catalogue = Catalogue.load(language)
    for code in CODES:
        expected = _expected(code, language)
        assert {part: catalogue.format(f"card-{code}{part}") for part in expected} == expected


def test_every_noun_stands_in_the_three_languages_with_the_same_forms() -> None:
    english, *others = (
        {found for found in Catalogue.load(language).ids() if TERMS.match(found)}
        for language in LANGUAGES
    )
    for other in others:
        assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_and_side_has_every_case(language: Language) -> None:
    catalogue = Catalogue.load(language)
    for noun in SEATS + PERSONS + SIDES:
        value = catalogue.format(noun)
        assert catalogue.format(f"{noun}.cap") == value[0].upper() + value[1:]
        assert all(catalogue.has(f"{noun}.{case}") for case in CASES), noun


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_has_every_form(language: Language) -> None:
    catalogue = Catalogue.load(language)
    forms = ["cap", "gen", "acc", "card", "one", "onegen", "oneacc", "lead", "symbol"]
    for suit in SUITS:
        assert all(catalogue.has(f"{suit}.{form}") for form in forms), suit


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_noun_has_a_variable_that_the_others_have_not(language: Language) -> None:
    catalogue, english = Catalogue.load(language), Catalogue.load("en")
    for noun in filter(TERMS.match, english.ids()):
        assert catalogue.variables(noun) == english.variables(noun), noun


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_read_in_words_up_to_thirteen(language: Language) -> None:
    catalogue = Catalogue.load(language)
    for count in ("tricks-count", "cards-count"):
        for n in range(1, 14):
            text = catalogue.format(f"{count}.words", n=n)
            assert text.startswith(catalogue.format(f"number-{n}") + " ")
        assert catalogue.format(count, n=14).startswith("14 ")


def test_the_polish_genitive_of_many_tricks_is_lew() -> None:
    catalogue = Catalogue.load("pl")
    words = [catalogue.format("tricks-count.words", n=n).split()[-1] for n in range(1, 14)]
    assert words == ["lewa", "lewy", "lewy", "lewy", *["lew"] * 9]


def test_polish_ordinals_agree_with_a_trick() -> None:
    catalogue = Catalogue.load("pl")
    forms = [catalogue.format(f"ordinal-{n}.loc") for n in (1, 2, 3, 5, 8, 12)]
    assert forms == ["pierwszej", "drugiej", "trzeciej", "piątej", "ósmej", "dwunastej"]


def test_norwegian_compass_letters_are_norwegian() -> None:
    catalogue = Catalogue.load("no")
    assert [catalogue.format(f"{seat}.letter") for seat in SEATS] == ["N", "Ø", "S", "V"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_kept_in_composed_form(language: Language) -> None:
    catalogue = Catalogue.load(language)
    for noun in filter(TERMS.match, catalogue.ids()):
        if not catalogue.variables(noun):
            text = catalogue.format(noun)
            assert text == unicodedata.normalize("NFC", text).strip(), noun


GLOSSARY: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("terms.toml").read_text("utf-8")
)["term"]
TYPED = re.compile(r"\.search$|\.typed")
"""What a Director may type is no message: other words than ours are welcome there."""


def _said(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message: itself with a mark for what is filled in, and every variant."""
    line = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            line += part.value
            continue
        line += "…"
        if isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from _said(variant.value)
    yield line


def _messages(language: Language) -> Iterator[tuple[str, str, str]]:
    """Every file, message and text of a language."""
    for file in sorted(files("locales").joinpath(language).iterdir(), key=lambda one: one.name):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                parts = {entry.id.name: entry.value} | {
                    f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes
                }
                for name, pattern in parts.items():
                    for text in _said(pattern) if pattern else ():
                        yield file.name, name, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_concept_has_one_term(language: Language) -> None:
    terms = [one for one in GLOSSARY if one["language"] in ("*", language)]
    never = [(re.compile(one, re.IGNORECASE), term) for term in terms for one in term["never"]]
    wrong = [
        f"{language}/{file}: {name}: {found.group()!r}; {term['concept']}: {term['use']}"
        for file, name, text in _messages(language)
        if not TYPED.search(name)
        for pattern, term in never
        if (found := pattern.search(text))
    ]
    assert not wrong, "\n".join(wrong)


def test_every_pattern_of_the_glossary_would_be_found() -> None:
    """A pattern that cannot be read, or a term without one, is a slip in the table."""
    for term in GLOSSARY:
        assert set(term) == {"language", "concept", "use", "never"}, term
        assert term["language"] in (*LANGUAGES, "*"), term
        use: str = term["use"].split(" (")[0]
        never: list[str] = term["never"]
        assert not any(re.search(one, use) for one in never), term


def test_no_code_of_ours_stands_in_the_name_of_a_case_that_is_shown() -> None:
    shown = json.loads(files("bot.lookup").joinpath("pinned.json").read_text("utf-8"))["cases"]
    assert not [name for name in shown if re.search(r"[a-zA-Z]_[a-zA-Z]", name)]
