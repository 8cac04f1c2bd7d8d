"""Listening on a port for as long as something lasts."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.ops.health import Health, application
from bot.ops.options import Serving
from bot.ops.stopping import PATIENCE


@asynccontextmanager
async def opened(app: web.Application, host: str, port: int) -> AsyncGenerator[int]:
    """Serve an application; gives the port, which is a free one for 0.

    At the end no new request is taken, and those in hand are finished.

    :raises OSError: when the port cannot be had.
    """
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


@asynccontextmanager
async def watched(health: Health, serving: Serving) -> AsyncGenerator[None]:
    """Serve the pages on health on a port of their own, if one was told."""
    if serving.watch_port is None:
        yield
        return
    async with opened(application(health), serving.host, serving.watch_port):
        yield
