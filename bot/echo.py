"""What was typed, said back: on one line, without effect, and writable in UTF-8."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 200
"""More signs of it than these are not repeated in a sentence."""


def printable(text: str) -> str:
    r"""The text with all that cannot be seen written out: half a sign is ``\ud800``."""
    if text.isprintable():
        return text
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape").decode() for one in text
    )


def shown(text: str) -> str:
    """The text as it stands in a sentence; of a long one, its beginning."""
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]} ...")
