"""Servers that come and go, and the data of those that have gone.

Whether the assistant still belongs to a server is never concluded from the gateway's list alone:
one that was added with its commands only, without a member, is not in it. Discord itself is asked.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.plugin import home
from bot.plugin.home import Home
from bot.store import Unavailable

HOUR: Final = 3600.0
MOST_ASKED: Final = 200
"""Servers that Discord is asked about in one go."""
SHARD_BITS: Final = 22
NEVER: Final = datetime(1970, 1, 1, tzinfo=UTC)
_log = logging.getLogger(__name__)

Host = commands.Bot | commands.AutoShardedBot


async def left(host: Host, server: int) -> None:
    """Note that the assistant was removed from a server; its data goes some days later."""
    try:
        await home.of(host).store.server_left(server, datetime.now(UTC))
    except Unavailable as fault:
        _log.warning("a departure could not be noted; the next start finds it: %s", fault)


async def joined(host: Host, server: int) -> None:
    """Strike a departure out: nothing of the server is deleted."""
    try:
        await home.of(host).store.server_joined(server)
    except Unavailable as fault:
        _log.warning("a return could not be noted; it is looked at before deleting: %s", fault)


async def compared(host: Host) -> None:
    """Note the servers that were left while nobody was connected, and those that are back."""
    try:
        store = home.of(host).store
        known, departed = await store.servers(), await store.departed()
        there = {one.id for one in host.guilds}
        for one in departed & there:
            await store.server_joined(one)
        unseen = (one for one in known - departed - there if _is_ours(host, one))
        for one in tuple(unseen)[:MOST_ASKED]:
            if await is_installed(host, one) is False:
                await store.server_left(one, datetime.now(UTC))
    except Unavailable as fault:
        _log.warning("servers could not be compared; the next start does it: %s", fault)


def _is_ours(host: Any, server: int) -> bool:
    """Whether a server's events come to this process: another one's may simply not be seen."""
    count = host.shard_count or 1
    ids: Iterable[int] | None = getattr(host, "shard_ids", None)
    if ids is None:
        ids = range(count) if host.shard_id is None else (host.shard_id,)
    return (server >> SHARD_BITS) % count in ids


async def is_installed(host: Host, server: int) -> bool | None:
    """Whether Discord lets us look at our commands there; None where it does not say."""
    try:
        await host.tree.fetch_commands(guild=discord.Object(server))
    except (discord.Forbidden, discord.NotFound):
        return False
    except (discord.DiscordException, app_commands.AppCommandError, OSError):
        return None
    return True


async def tidying(host: Host) -> None:
    """Tidy about once an hour, one round at a time, until cancelled."""
    while True:
        await asyncio.sleep(HOUR * random.uniform(0.5, 1.5))  # noqa: S311 - processes apart
        try:
            await tidied(host, home.of(host))
        except Unavailable as fault:
            _log.warning("the database could not be tidied; the next hour tries again: %s", fault)


async def tidied(host: Host, kept: Home) -> None:
    """One round: what has had its time is deleted, of servers only after another look.

    :raises Unavailable: when the database does not answer.
    """
    now, keeping = datetime.now(UTC), kept.keeping
    sure = await _looked_again(host, kept)
    days = timedelta(days=keeping.departed_days)
    gone = await kept.store.tidy(
        left_before=now - days if sure else NEVER,
        published_before=now - timedelta(days=keeping.published_days),
    )
    if gone.servers:
        _log.info("the data of servers that were left was deleted: %s", len(gone.servers))


async def _looked_again(host: Host, kept: Home) -> bool:
    """Strike out whoever is back; whether Discord has told it of all of them."""
    sure = True
    for one in await kept.store.departed():
        found = await is_installed(host, one)
        if found:
            await kept.store.server_joined(one)
        sure = sure and found is not None
    return sure
