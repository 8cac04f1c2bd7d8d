"""Logs: for people, or a JSON object a line; in neither a secret or anybody's number."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

HIDDEN: Final = (
    (re.compile(r"(?<![\w-])[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "[token]"),
    (re.compile(r"((?:interactions|webhooks)/)\d+/[^/\s?'\"]+"), r"\1[token]"),
    (re.compile(r"(\w://[^:/\s@]*:)[^@/\s]+@"), r"\1[password]@"),
    (re.compile(r"(?<!\d)\d{17,20}(?!\d)"), "[id]"),
)
"""A bot's token, an interaction's token, a password in an address, the number of a person."""
TALKATIVE: Final = ("alembic.runtime.plugins",)
"""Sources whose news concern nobody who runs the bot, unless something is wrong."""
VOICES: Final = "voice will NOT be supported"
"""What discord.py warns of at every start without a package for calls; the bot makes none."""


def hidden(text: str) -> str:
    """The text without what no log may hold."""
    for pattern, instead in HIDDEN:
        text = pattern.sub(instead, text)
    return text


class Discreet(logging.Formatter):
    """Another formatter, with what it must not tell taken out, of tracebacks as well."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """What the other formatter makes of the record, with less in it."""
        return hidden(self._inner.format(record))


class JsonLines(logging.Formatter):
    """A record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, source and message; the traceback if there is one."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def concerns_us(record: logging.LogRecord) -> bool:
    """Whether whoever runs the bot could do anything about a record, or should."""
    return VOICES not in record.getMessage()


def discreet(*, as_json: bool) -> None:
    """Make every handler of the root discreet, whoever has set them up."""
    for source in TALKATIVE:
        logging.getLogger(source).setLevel(logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(concerns_us)
        inner = JsonLines() if as_json else handler.formatter or logging.Formatter()
        handler.setFormatter(Discreet(inner))
