"""Three pages for whoever watches over a process: alive, ready, and the counts."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from bot.ops.meter import METER, Meter
from bot.ops.metrics import CONTENT_TYPE, exposition, registry

Check = Callable[[], bool]


class Health:
    """Alive as long as it answers; ready while every check holds and nobody has asked to stop."""

    def __init__(self, *checks: Check, meter: Meter = METER) -> None:
        self._checks = checks
        self._registry = registry(meter)
        self.stopping = False

    @property
    def is_ready(self) -> bool:
        """Whether new work may come."""
        return not self.stopping and all(check() for check in self._checks)

    def add_to(self, app: web.Application) -> None:
        """Put the pages into an application."""
        app.router.add_get("/health", self._alive)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)

    async def _alive(self, _request: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def _ready(self, _request: web.Request) -> web.Response:
        ready = self.is_ready
        return web.Response(
            text="ready\n" if ready else "not ready\n", status=200 if ready else 503
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        page = exposition(self._registry)
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE})


def application(health: Health) -> web.Application:
    """An application of these pages alone, for a port of their own."""
    app = web.Application()
    health.add_to(app)
    return app
