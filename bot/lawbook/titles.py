"""Lines that are no text of a Law: its title, divisions of the book, and navigation of a page."""

from __future__ import annotations

import re
from typing import NamedTuple

LAWS = range(1, 94)
LAW = re.compile(
    r"(?:(?:Law|Prawo|Przepis|Paragraf|Lov)\s+|§\s*)(?P<number>\d{1,2})\b"
    r"(?:\s*(?P<mark>[.:–—-])\s*|\s+(?=[A-ZĄĆĘŁŃÓŚŹŻÆØÅ])|\s*$)(?P<title>.*)",
    re.IGNORECASE,
)
DIVISION = re.compile(
    r"(?:chapter|part|section|rozdział|rozdz\.|część|dział|kapittel|kap\.|del|avsnitt|seksjon)"
    r"\s+(?:[IVXL]+|\d{1,2}|[A-E])\b\.?(?:\s*[.:–—-]?\s*(?P<title>\S.*))?",
    re.IGNORECASE,
)
VERSION = re.compile(
    r"\s*\b(?:polish|english|norwegian|wersja (?:polska|angielska|norweska)|norsk|engelsk|polsk)"
    r"(?: version| versjon)\s*$",
    re.IGNORECASE,
)
ARROW = re.compile(r"[←→⇐⇒«»‹›⟵⟶↑]|<<|>>")
STEP = re.compile(
    r"(?:next|previous|prev|back|forrige|neste|tilbake|dalej|wstecz|następn[ya]|poprzedni[a]?"
    r"|last (?:modified|updated|change)|sist (?:endret|oppdatert)|ostatnia (?:zmiana|modyfikacja)"
    r"|modified|updated|printed|copyright|©)(?:\s*:|\s+(?:law|page|przepis|side|strona)\b|$|\s*\d)",
    re.IGNORECASE,
)
PLACES = frozenset(
    {
        *("home", "table", "of", "contents", "index", "top", "up", "print", "next", "previous"),
        *("prev", "back", "law", "laws", "pl", "en", "no", "strona", "tytułowa", "główna"),
        *("spis", "treści", "indeks", "przepis", "przepisy", "drukuj", "góra", "hjem", "innhold"),
        *("innholdsfortegnelse", "register", "lov", "lover", "paragraf", "topp", "skriv", "ut"),
    }
)
WORD = re.compile(r"[^\W\d_]+")
NUMBER = re.compile(r"\d{1,2}")
LONGEST_TITLE = 100
SENTENCE = (".", ";", ",", ":")


class LawTitle(NamedTuple):
    """The number of a Law, and its title where it stands on the same line."""

    number: int
    title: str


def law_title(text: str) -> LawTitle | None:
    """What a line says if it is the heading of a Law."""
    found = LAW.fullmatch(without_version(text))
    if found is None or int(found["number"]) not in LAWS:
        return None
    title = found["title"].strip()
    told = found["mark"] or not title or (title.isupper() and len(title) > 1)
    if not told or (title and not title_like(title)):
        return None
    return LawTitle(int(found["number"]), title)


def title_like(text: str) -> bool:
    """Whether a line can be a heading: short, and no sentence."""
    return (
        len(text) <= LONGEST_TITLE
        and not text.endswith(SENTENCE)
        and (text[0].isupper() or text[0].isdigit())
    )


def is_division(text: str) -> bool:
    """Whether a line opens a chapter or a part of the book."""
    found = DIVISION.fullmatch(without_version(text))
    return found is not None and title_like(text)


def without_version(text: str) -> str:
    """A line without the words that lead to another language's page."""
    return VERSION.sub("", text)


def is_navigation(text: str) -> bool:
    """Whether a line leads elsewhere or tells a date, and is no text of a Law."""
    if len(text) > 2 * LONGEST_TITLE or text.startswith("*"):
        return False
    words = [word.casefold() for word in WORD.findall(text)]
    known = sum(word in PLACES for word in words)
    if ARROW.search(text):
        return not words or known * 2 >= len(words)
    if STEP.match(text):
        return True
    return bool(words) and known == len(words) and not law_title(text)


def numbers_between(text: str) -> tuple[int, ...]:
    """The Laws that a line of navigation stands between: 67 for one that leads to 66 and 68."""
    found = {int(one) for one in NUMBER.findall(text)}
    return tuple(sorted(one + 1 for one in found if one + 2 in found and one + 1 in LAWS))
