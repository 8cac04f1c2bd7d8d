"""Discord's REST on a port of this machine: it notes what it is sent, and fails when told to."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from aiohttp import web
from discord.http import Route

from bot.ops import ports
from tests.discord_contract.sent import Sent
from tools.posted import APPLICATION, message, user


@dataclass(slots=True)
class Rest:
    """What came in, when, and what will be answered to it."""

    sent: list[Sent] = field(default_factory=list[Sent])
    at: list[float] = field(default_factory=list[float])
    faults: deque[tuple[int, dict[str, Any]]] = field(
        default_factory=deque[tuple[int, dict[str, Any]]]
    )
    """Statuses and bodies for the next requests."""
    answered: set[str] = field(default_factory=set[str])
    """Interactions that have their answer: Discord takes one."""

    async def take(self, request: web.Request) -> web.Response:
        """Note a request and answer it."""
        is_json = request.content_type == "application/json" and request.can_read_body
        body: Any = await request.json() if is_json else await request.read()
        self.sent.append(Sent(request.method, request.path, body))
        self.at.append(time.perf_counter())
        if self.faults:
            status, told = self.faults.popleft()
            return said(told, status)
        if request.path in self.answered:
            return said({"code": 40060, "message": "already acknowledged"}, 400)
        if request.path.endswith("/callback"):
            self.answered.add(request.path)
            return said({"interaction": {"id": "1", "type": 2}})
        if request.path.endswith("/users/@me"):
            return said({**user(APPLICATION), "bot": True})
        if request.path.endswith("/applications/@me"):
            return said(APPLICATION_INFO)
        return said(message([]) if request.method != "PUT" else [])

    @property
    def kinds(self) -> list[str]:
        """What was sent, by its contract."""
        return [one.kind for one in self.sent]


def said(told: Any, status: int = 200) -> web.Response:
    """An answer as Discord writes it: the library knows JSON by this exact type."""
    body = json.dumps(told).encode()
    headers = {"Via": "test", "Content-Type": "application/json"}
    return web.Response(body=body, status=status, headers=headers)


APPLICATION_INFO: dict[str, Any] = {
    "id": APPLICATION, "name": "director", "description": "", "icon": None, "bot_public": True,
    "bot_require_code_grant": False, "verify_key": "", "team": None, "flags": 0,
    "owner": {"id": "7", "username": "owner", "discriminator": "0", "avatar": None},
}  # fmt: skip


@asynccontextmanager
async def rest() -> AsyncGenerator[Rest]:
    """Let the library find this Discord in place of the real one."""
    taken = Rest()
    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", taken.take)
    async with ports.opened(app, "127.0.0.1", 0) as port:
        with patch.object(Route, "BASE", f"http://127.0.0.1:{port}"):
            yield taken
