"""Registering the commands with Discord, only when they have changed since the last time."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import discord
from discord import app_commands


async def register(tree: app_commands.CommandTree[Any], folder: Path) -> bool:
    """Send the commands if Discord may not know them as they are; say whether they were sent.

    ``folder`` remembers a digest of what was sent last, one for each application.

    :raises discord.DiscordException: when Discord does not take them; the next start tries again.
    """
    remembered = folder / f"commands-{tree.client.application_id}.sha256"
    digest = await digest_of(tree)
    if _read(remembered) == digest:
        return False
    await tree.sync()
    _write(remembered, digest)
    return True


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """A digest of all commands of the tree as they are sent, translations and all."""
    translator = tree.translator
    sent = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands(type=discord.AppCommandType.chat_input)
    ]
    return hashlib.sha256(json.dumps(sent, sort_keys=True).encode()).hexdigest()


def _read(file: Path) -> str:
    return file.read_text("ascii") if file.exists() else ""


def _write(file: Path, digest: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(digest, "ascii")
