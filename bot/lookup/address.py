"""Clause numbers as people write them, and the references to other clauses in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.index import LAWS_OF_THE_BOOK
from rules.index.entry import ADDRESS

NAME = r"(?:laws?|prawo|przepis\w*|paragraf\w*|lov\w*|§{1,2})"
NUMBER = (
    r"(?P<law>\d{1,2})[\s.]*(?:(?P<letter>[a-h])[\s.]*(?:(?P<number>[1-9])[\s.]*"
    r"(?:\(?(?P<small>[a-h])\)?[\s.]*(?:\(?(?P<roman>[ivx]{1,4})\)?)?)?)?)?"
)
TYPED = re.compile(
    rf"\W*(?:{NAME}[\s.]*)?{NUMBER}\s*(?P<note>\*|note|footnote|przypis\w*|fotnote\w*)?[\s.]*",
    re.IGNORECASE,
)
CITED = re.compile(
    r"(?P<law>[1-9]\d?)(?P<rest>[A-H](?:[1-9](?:(?:\([a-h]\)|[a-h])(?:\([ivx]{1,4}\))?)?)?)?(?!\w)"
)
NAMED = re.compile(r"\b(?:Laws?|[Pp]rzepis\w*)\s+(?=\d)|§{1,2}\s*(?=\d)|\b[Pp]aragraf\w*\s+(?=\d)")
AND = re.compile(r"\s*(?:,|and|or|to|i|oraz|albo|lub|og|eller|–|-)\s*(?:(?:Law|§|przepis\w*)\s*)?")
SMALL = re.compile(r"(?<=\d)([a-h])")


def read_address(typed: str) -> str | None:
    """The clause that a number means, in the index's spelling; None where it is no number."""
    found = TYPED.fullmatch(typed.strip())
    if found is None or int(found["law"]) not in LAWS_OF_THE_BOOK:
        return None
    small = f"({found['small'].lower()})" if found["small"] else ""
    roman = f"({found['roman'].lower()})" if found["roman"] else ""
    address = f"{int(found['law'])}{(found['letter'] or '').upper()}{found['number'] or ''}"
    address += small + roman
    if found["note"]:
        address = f"{int(found['law'])}*"
    return address if ADDRESS.fullmatch(address) else None


def references(text: str) -> tuple[str, ...]:
    """The clauses that a text refers to, in its order: ``Law 64A2``, ``przepis 45E``, ``§ 50``."""
    return tuple(dict.fromkeys(_references(text)))


def _references(text: str) -> Iterator[str]:
    for named in NAMED.finditer(text):
        place = named.end()
        while found := CITED.match(text, place):
            address = found["law"] + SMALL.sub(r"(\1)", found["rest"] or "")
            if int(found["law"]) in LAWS_OF_THE_BOOK and ADDRESS.fullmatch(address):
                yield address
            joined = AND.match(text, found.end())
            place = joined.end() if joined and joined.group().strip() else len(text)
