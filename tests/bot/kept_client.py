"""A bot of its own with a database in a folder, or in a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.ops.options import Keeping, Serving, Shards
from bot.plugin.client import Client
from bot.store import Address


def kept_in(folder: Path, url: str | None = None, **told: Any) -> Keeping:
    """A database of SQLite in the folder, or the one at an address."""
    return Keeping(address=Address.of(url, folder), **told)


def client(folder: Path, _extension: str = "", **told: Any) -> Client:
    """The bot, with two shards in this process."""
    serving = Serving(folder=folder, shards=Shards(count=2), keeping=kept_in(folder), **told)
    return Client(serving)
