"""The reference of an error: the reader is told it, and the log holds it.

It is made from the number of the interaction, which no log may hold, and nothing can be read
from it.
"""

from __future__ import annotations

import hashlib
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those that are not misread for each other."""
LENGTH: Final = 6


def reference_of(interaction: int) -> str:
    """Six signs, easily read aloud; the same for the same interaction in every process."""
    number = int.from_bytes(hashlib.blake2b(str(interaction).encode(), digest_size=8).digest())
    signs = ""
    while len(signs) < LENGTH:
        number, rest = divmod(number, len(LETTERS))
        signs += LETTERS[rest]
    return signs
