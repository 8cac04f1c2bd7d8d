"""`director serve`: the endpoint on a port, from the first request to the last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.http.desk import Desk
from bot.http.dispatch import open_offline, register_with
from bot.http.server import Endpoint, application
from bot.http.signature import Verifier
from bot.ops import garbage, ports, stopping
from bot.ops.health import Health
from bot.ops.options import Serving
from bot.plugin.client import Client, set_up_logs

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Served:
    """An endpoint that listens."""

    port: int
    health: Health
    client: Client


@asynccontextmanager
async def serving_at(verifier: Verifier, serving: Serving) -> AsyncGenerator[Served]:
    """Listen; at the end finish what is in hand, and what goes on after its answer.

    :raises OSError: when a port cannot be had.
    """
    async with Client(serving) as client:
        await open_offline(client)
        desk, health = Desk(client, serving.patience), Health()
        alone = serving.watch_port is None
        app = application(Endpoint(desk, verifier), health if alone else None)
        async with ports.watched(health, serving):
            async with ports.opened(app, serving.host, serving.port) as port:
                yield Served(port, health, client)
                health.stopping = True
            await desk.finished(stopping.PATIENCE)


async def serve(verifier: Verifier, token: str | None, serving: Serving) -> None:
    """Serve until the process is asked to stop; with a token, register changed commands."""
    async with serving_at(verifier, serving) as served:
        garbage.settle()
        _log.info("interactions are answered on port %s", served.port)
        registering = asyncio.create_task(_registered(served.client, token))
        with stopping.listening() as asked:
            await asked.wait()
        registering.cancel()


async def _registered(client: Client, token: str | None) -> None:
    """Register the commands beside the serving: Discord being away keeps nobody from a ruling."""
    if token is None:
        _log.info("without a token the commands are not registered here: director sync does it")
        return
    try:
        if await register_with(client, token):
            _log.info("the commands were registered")
    except (discord.DiscordException, OSError):
        _log.exception("the commands could not be looked after; the next start tries again")


def run(verifier: Verifier, token: str | None, serving: Serving) -> None:
    """Serve, with a log on standard error; returns when it is interrupted.

    :raises OSError: when a port cannot be had.
    """
    set_up_logs(serving)
    try:
        asyncio.run(serve(verifier, token, serving))
    except KeyboardInterrupt:
        return
