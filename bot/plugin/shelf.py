"""Where the law books are kept that a host quotes from: with the host, not in this module."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from discord.ext import commands

from bot.wording import NO_BOOKS, Books

_SHELVES: WeakKeyDictionary[commands.Bot, Books] = WeakKeyDictionary()


def put(host: commands.Bot, books: Books) -> None:
    """Give a host its law books."""
    _SHELVES[host] = books


def take_away(host: commands.Bot) -> None:
    """Take them away again."""
    _SHELVES.pop(host, None)


def books(host: Any) -> Books:
    """The law books of a host."""
    return _SHELVES.get(host, NO_BOOKS)
