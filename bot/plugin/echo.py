"""What somebody typed, said back to them: as it looks, and without effect on anything around it."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category

from discord.utils import escape_markdown, escape_mentions

LONGEST: Final = 100
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Kinds of signs that are not seen: control, direction of writing, halves of signs, none at all."""
RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
GAP: Final = "\N{ZERO WIDTH SPACE}"


def shown(text: str) -> str:
    """The text on one line: it marks nothing up, calls nobody, leads nowhere, turns nothing round.

    What is written from right to left keeps that to itself.
    """
    seen = "".join(one for one in " ".join(text.split()) if category(one) not in UNSEEN)
    plain = escape_mentions(escape_markdown(seen[:LONGEST], ignore_links=False))
    said = plain.replace("<", "\\<").replace("://", f":{GAP}//")
    if any(bidirectional(one) in RIGHT_TO_LEFT for one in said):
        return f"{ISOLATE}{said}{END}"
    return said
