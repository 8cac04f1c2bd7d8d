"""The way back in the response itself, for what needs nothing else; discord.py for all the rest."""

from __future__ import annotations

from typing import Final

from bot.http import kinds
from bot.ops import jsons
from bot.plugin.models import Form, Reply, Screen
from bot.plugin.ways import Pending, Way

OF_COMPONENTS: Final = 1 << 15
NOBODY: Final = b'"allowed_mentions":{"parse":[]}'
"""Nobody is mentioned."""
SHOWN: Final = b'{"type":%d,"data":{"flags":%d,%b,"components":' % (
    kinds.MESSAGE, kinds.EPHEMERAL | OF_COMPONENTS, NOBODY,
)  # fmt: skip
CHANGED: Final = b'{"type":%d,"data":{"flags":%d,%b,"components":' % (
    kinds.UPDATE, OF_COMPONENTS, NOBODY,
)  # fmt: skip
SAID: Final = b'{"type":%d,"data":{"flags":%d,%b,"content":' % (
    kinds.MESSAGE, kinds.EPHEMERAL, NOBODY,
)  # fmt: skip
ENDS: Final = b"}}"
OPENED: Final = b'{"type":%d,"data":' % kinds.MODAL


class Direct:
    """Keeps the answer as it will stand in the response."""

    __slots__ = ("_begins", "body", "otherwise")

    def __init__(self, *, on_private: bool) -> None:
        """``on_private``: the message that was pressed is its reader's own, and is changed."""
        self._begins = CHANGED if on_private else SHOWN
        self.body = b""
        self.otherwise: Way | None = None
        """Where there is one, everything goes that way: the response will not wait."""

    def send(self, made: Reply) -> Pending:
        """Keep a screen or a form."""
        if self.otherwise is None:
            if isinstance(made, Screen):
                self.body = made.framed(self._begins, ENDS)
                return None
            if isinstance(made, Form):
                self.body = b"%b%b}" % (OPENED, made.written)
                return None
        return self._sent(made)

    def apologise(self, text: str) -> Pending:
        """Keep the sentence."""
        if self.otherwise is None:
            self.body = b"%b%b}}" % (SAID, jsons.write(text))
            return None
        return self.otherwise.apologise(text)

    async def _sent(self, made: Reply) -> None:
        """By the time that this is waited for there is the other way."""
        sending = self._other.send(made)
        if sending is not None:
            await sending

    async def defer(self) -> None:
        """Only what waits for something is put off."""
        await self._other.defer()

    @property
    def _other(self) -> Way:
        if self.otherwise is None:
            raise RuntimeError("nothing was waited for")
        return self.otherwise
