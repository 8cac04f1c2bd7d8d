"""The labels that stand before clauses: ``A.`` ``1.`` ``a.`` ``(a)`` ``(i)``, or several."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

LABEL = re.compile(
    r"(?:\((?P<bracketed>[a-h]|[ivx]{1,4}|\d{1,2})\)|(?P<bare>[A-H]|[a-h]|[ivx]{1,4}|\d{1,2})[.)])"
    r"(?=\s|$)\s*"
)
BULLET = re.compile(r"[-•*–]\s+(?=\S)")
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
MOST = 3


class Kind(StrEnum):
    """What a label is made of; ``HEADING`` is a title line that has lost its letter."""

    LETTER = "letter"
    NUMBER = "number"
    SMALL = "small"
    ROMAN = "roman"
    HEADING = "heading"


DEPTHS = {Kind.LETTER: 1, Kind.NUMBER: 2, Kind.SMALL: 3, Kind.ROMAN: 4}
"""How deep below the Law a label stands, where the page has kept them all."""


@dataclass(frozen=True, slots=True)
class Label:
    """One label: its kind, and its place among its neighbours, from 1."""

    kind: Kind
    place: int


def split(text: str) -> tuple[tuple[Label, ...], str]:
    """The labels at the beginning of a line, and what follows them."""
    found: list[Label] = []
    bullet = BULLET.match(text)
    rest = text[bullet.end() :] if bullet and LABEL.match(text, bullet.end()) else text
    while len(found) < MOST and (match := LABEL.match(rest)):
        label = _label(match["bracketed"] or match["bare"])
        if label is None or (found and not _below(found[-1], label)):
            break
        found.append(label)
        rest = rest[match.end() :]
    return tuple(found), rest


def labelled(text: str) -> bool:
    """Whether a line begins with a label."""
    return bool(split(text)[0])


def _label(sign: str) -> Label | None:
    if sign.isdigit():
        return Label(Kind.NUMBER, int(sign))
    if sign in ROMAN:
        return Label(Kind.ROMAN, ROMAN.index(sign) + 1)
    if len(sign) > 1:
        return None
    kind = Kind.LETTER if sign.isupper() else Kind.SMALL
    return Label(kind, ord(sign.lower()) - ord("a") + 1)


def _below(above: Label, label: Label) -> bool:
    """Whether a label can follow another one on the same line."""
    return DEPTHS[label.kind] > DEPTHS[above.kind] or label.kind is above.kind is Kind.NUMBER
