"""Registering the commands with Discord, only when they have changed since the last time."""

from __future__ import annotations

import hashlib
import json
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

import platformdirs
from discord import app_commands

from bot.plugin.home import Home
from bot.store import Unavailable

NAME = "director-please"
HOLDER_BITS = 62


class Memory(Protocol):
    """What remembers, for each application, a digest of the commands that Discord was sent last."""

    async def recall(self, application: int) -> str:
        """The digest; empty if there is none."""
        ...

    async def keep(self, application: int, digest: str) -> None:
        """Remember a digest."""
        ...

    async def claim(self, application: int, digest: str) -> bool:
        """Whether it is ours to send these commands; if not, another process does it now."""
        ...

    async def give_back(self, application: int, digest: str) -> None:
        """They were sent, or could not be."""
        ...


class Remembered:
    """A memory in a folder: one small file for each application."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` is the system's own place for it, unless told."""
        self._folder = folder or platformdirs.user_state_path(NAME, appauthor=False)

    async def recall(self, application: int) -> str:
        """What the file says, if there is one."""
        file = self._file(application)
        return file.read_text("ascii") if file.exists() else ""

    async def keep(self, application: int, digest: str) -> None:
        """Write the file.

        :raises OSError: when it cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file(application).write_text(digest, "ascii")

    async def claim(self, application: int, digest: str) -> bool:  # noqa: ARG002
        """Nobody else looks into this folder."""
        return True

    async def give_back(self, application: int, digest: str) -> None:
        """There was nothing to be taken."""

    def _file(self, application: int) -> Path:
        return self._folder / f"commands-{application}.sha256"


class Shared:
    """The memory of all processes that share a database; without it, each has its own."""

    def __init__(self, home: Home, own: Memory) -> None:
        self._home, self._own = home, own
        self._holder = secrets.randbits(HOLDER_BITS)

    async def recall(self, application: int) -> str:
        """What the database says; where it says nothing, what is remembered here."""
        try:
            told = await self._home.store.commands_digest(application)
        except Unavailable:
            told = None
        return told or await self._own.recall(application)

    async def keep(self, application: int, digest: str) -> None:
        """Write it into the database; where that is away, here.

        :raises OSError: when it can be written nowhere.
        """
        try:
            await self._home.store.remember_commands(application, digest)
        except Unavailable:
            await self._own.keep(application, digest)

    async def claim(self, application: int, digest: str) -> bool:
        """Of processes that start together the database lets one send them."""
        what = _named(application, digest)
        try:
            return await self._home.store.claim(what, self._holder, datetime.now(UTC))
        except Unavailable:
            return await self._own.claim(application, digest)

    async def give_back(self, application: int, digest: str) -> None:
        """From now on the digest tells the others; what is not given back ends by itself."""
        with suppress(Unavailable):
            await self._home.store.give_back(_named(application, digest), self._holder)


def _named(application: int, digest: str) -> str:
    return f"commands:{application}:{digest}"


async def register(
    tree: app_commands.CommandTree[Any], memory: Memory, *, forced: bool = False
) -> bool:
    """Send the commands if Discord may not know them as they are; say whether they were sent.

    :raises discord.DiscordException: when Discord does not take them; the next start tries again.
    """
    application = tree.client.application_id or 0
    digest = await digest_of(tree)
    if forced:
        return await _sent(tree, memory, digest)
    if await memory.recall(application) == digest or not await memory.claim(application, digest):
        return False
    try:
        if await memory.recall(application) == digest:  # just now, by another process
            return False
        return await _sent(tree, memory, digest)
    finally:
        await memory.give_back(application, digest)


async def _sent(tree: app_commands.CommandTree[Any], memory: Memory, digest: str) -> bool:
    await tree.sync()
    await memory.keep(tree.client.application_id or 0, digest)
    return True


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """A digest of all commands of the tree as they are sent, translations and all."""
    translator = tree.translator
    sent = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(sent, sort_keys=True).encode()).hexdigest()
