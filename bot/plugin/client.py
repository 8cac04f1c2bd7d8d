"""The assistant as a bot of its own: a host with this one extension and no intents."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ops import logs, ports, stopping
from bot.ops.health import Health
from bot.ops.meter import METER
from bot.ops.options import ANYHOW, Serving
from bot.plugin import answering, gate, home
from bot.plugin.registration import Remembered, Shared, register

PLUGIN = "bot.plugin"
TIMES = "%Y-%m-%d %H:%M:%S"
_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Client"]):
    """Commands; whoever calls one that this version does not have is told so."""

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """What no command has dealt with."""
        if isinstance(error, app_commands.CommandNotFound):
            await answering.unanswered(interaction)
        elif interaction.command is None:
            await answering.failed(interaction, error)


class Client(commands.AutoShardedBot):
    """A bot that sees nothing of a server but the interactions that are meant for it.

    Of the intents it has the one that tells when it is added to a server and removed from it.
    """

    def __init__(self, serving: Serving = ANYHOW) -> None:
        shards = serving.shards
        ids: Any = list(shards.ids) if shards.ids is not None else None
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=Tree,
            shard_count=shards.count,
            shard_ids=ids,
        )
        self.director_gate = gate.Gate()
        home.put(self, serving.keeping)
        self.memory = Shared(home.of(self), Remembered(serving.folder))

    async def setup_hook(self) -> None:
        """Load the extension, and register the commands if they are not known yet."""
        await self.load_extension(PLUGIN)
        try:
            if await register(self.tree, self.memory):
                _log.info("the commands were registered")
        except (discord.HTTPException, OSError):
            _log.exception("the commands could not be registered; the next start tries again")

    async def close(self) -> None:
        """Leave. The extension stays as it is: unloaded, its modules would be gone for others."""
        await home.of(self).close()
        await discord.AutoShardedClient.close(self)


class Registrar(Client):
    """A client that registers the commands, changed or not, and lets nothing go by."""

    async def setup_hook(self) -> None:
        """Load the extension and register."""
        await self.load_extension(PLUGIN)
        await register(self.tree, self.memory, forced=True)


async def sync(token: str, serving: Serving = ANYHOW) -> int:
    """Register the commands by hand; say how many there are.

    :raises discord.DiscordException: when Discord does not take them.
    """
    async with Registrar(serving) as client:
        await client.login(token)
        return len(client.tree.get_commands())


async def connect(token: str, serving: Serving = ANYHOW) -> None:
    """Stay connected until the process is asked to stop; then finish what is in hand.

    :raises discord.DiscordException: when Discord does not let the bot in.
    """
    async with Client(serving) as client:
        health = Health(client.is_ready)
        async with ports.watched(health, serving):
            with stopping.listening() as asked:
                await _until(asked, client.start(token))
                health.stopping = True
                await stopping.idle(METER)


async def _until(asked: asyncio.Event, work: Any) -> None:
    """Do the work until it ends or somebody asks to stop; what it raises is raised."""
    working, waiting = asyncio.ensure_future(work), asyncio.ensure_future(asked.wait())
    try:
        await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
    finally:
        for one in (working, waiting):
            one.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(working, waiting, return_exceptions=True)


def run(token: str, serving: Serving = ANYHOW) -> None:
    """Connect, with a log on standard error; returns when it is interrupted.

    :raises discord.DiscordException: when Discord does not let the bot in.
    """
    set_up_logs(serving)
    try:
        asyncio.run(connect(token, serving))
    except KeyboardInterrupt:
        return


def registered(token: str, serving: Serving = ANYHOW) -> int:
    """Register the commands by hand, and say how many there are.

    :raises discord.DiscordException: when Discord does not take them.
    """
    set_up_logs(serving)
    return asyncio.run(sync(token, serving))


def set_up_logs(serving: Serving) -> None:
    """The library's log on standard error, made discreet; in colour where a screen takes it.

    The library itself believes every editor's and every container's output to be a screen.
    """
    in_colour = sys.stderr.isatty() and not os.environ.get("NO_COLOR")
    plain = logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", TIMES, "{")
    discord.utils.setup_logging(formatter=discord.utils.MISSING if in_colour else plain)
    logs.discreet(as_json=serving.json_logs)
