"""A screen as it is sent, with blanks: bytes, and between them what is filled in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.ops import jsons
from bot.plugin.models import Screen
from bot.plugin.pages import MOST_CHARACTERS
from bot.plugin.stencils.blanks import CLOSES, FILLS, OPENS
from bot.plugin.stencils.reads import Filling, Subject

BLANK: Final = re.compile(f"{OPENS}(\\d+){CLOSES}{FILLS}*")
IN_BYTES: Final = re.compile(
    b"%b(\\d+)%b(?:%b)*" % (OPENS.encode(), CLOSES.encode(), FILLS.encode())
)


class Stencil:
    """One screen, to be filled for any case of which the same would be read."""

    def __init__(self, screen: Screen, fillings: Sequence[Filling]) -> None:
        pieces = IN_BYTES.split(screen.written)
        texts = [one.text for one in screen.sections]
        counts = Counter(int(found[1]) for text in texts for found in BLANK.finditer(text))
        numbers = [int(one) for one in pieces[1::2]]
        used = sorted(set(numbers))
        self._form = b"%b".join(one.replace(b"%", b"%%") for one in pieces[::2])
        self._order = [used.index(one) for one in numbers]
        self._fillings = [(fillings[one], counts[one]) for one in used]
        self._room = MOST_CHARACTERS - sum(len(BLANK.sub("", text)) for text in texts)

    def filled(self, subject: Subject) -> bytes | None:
        """The screen of a case; None where it would not be one page any more."""
        room, values = self._room, list[bytes]()
        for filling, times in self._fillings:
            text = filling.of(subject)
            room -= times * len(text)
            values.append(jsons.write(text)[1:-1])
        if room < 0:
            return None
        return self._form % tuple([values[one] for one in self._order])
