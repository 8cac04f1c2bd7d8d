"""Short ids of cases: made from the case itself, easy to read aloud and to type."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u, which are misread, or make words."""
SHORTEST, LONGEST = 8, 16
SHAPE: Final = re.compile(f"[{LETTERS}]{{{SHORTEST},{LONGEST}}}")
MISREAD: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})


def candidates(case: str) -> Iterator[str]:
    """The ids that a case may have: the shortest that no other case has."""
    number = int.from_bytes(hashlib.sha256(case.encode()).digest())
    letters = ""
    while len(letters) < LONGEST:
        number, rest = divmod(number, len(LETTERS))
        letters += LETTERS[rest]
    yield from (letters[:length] for length in range(SHORTEST, LONGEST + 1))


def as_kept(typed: str) -> str | None:
    """An id as it is kept, from how somebody typed it; None for what cannot be one."""
    written = typed.strip().lower().translate(MISREAD)
    return written if SHAPE.fullmatch(written) else None
