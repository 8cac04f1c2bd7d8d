"""The assistant as a bot of its own: a host with this one extension and no intents."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import platformdirs
from discord.ext import commands

from bot.plugin.registration import register

NAME = "director-please"
PLUGIN = "bot.plugin"
_log = logging.getLogger(__name__)


class Client(commands.Bot):
    """A bot that sees nothing of a server but the interactions that are meant for it."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` is where it remembers which commands Discord knows."""
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents.none(),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
        )
        self.folder = folder or platformdirs.user_state_path(NAME, appauthor=False)

    async def setup_hook(self) -> None:
        """Load the extension, and register the commands if they are not known yet."""
        await self.load_extension(PLUGIN)
        try:
            if await register(self.tree, self.folder):
                _log.info("the commands were registered")
        except (discord.HTTPException, OSError):
            _log.exception("the commands could not be registered; the next start tries again")


async def connect(token: str) -> None:
    """Stay connected until the process is stopped.

    :raises discord.DiscordException: when Discord does not let the bot in.
    """
    async with Client() as client:
        await client.start(token)


def run(token: str) -> None:
    """Connect, with a log on standard error; returns when it is interrupted.

    :raises discord.DiscordException: when Discord does not let the bot in.
    """
    discord.utils.setup_logging()
    try:
        asyncio.run(connect(token))
    except KeyboardInterrupt:
        return
