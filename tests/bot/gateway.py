"""Discord's gateway on a port of this machine, and the REST beside it: events out, answers in.

It says hello, lets shards in or lets them resume, and can hang up, as the real one does.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Final
from unittest.mock import patch

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.ops import ports
from tests.bot.http_harness import Answer
from tests.bot.http_rest import Rest
from tests.discord_contract.sent import Sent
from tools.posted import APPLICATION, Payload, user

DISPATCH: Final = 0
HEARTBEAT: Final = 1
IDENTIFY: Final = 2
RESUME: Final = 6
RECONNECT: Final = 7
INVALID: Final = 9
HELLO: Final = 10
ACKNOWLEDGED: Final = 11
PATIENCE: Final = 30.0
GLANCE: Final = 0.02


@dataclass(slots=True)
class Gateway:
    """The connections of the shards, and what was said over them."""

    rest: Rest
    port: int = 0
    shards: dict[int, web.WebSocketResponse] = field(
        default_factory=dict[int, web.WebSocketResponse]
    )
    identified: list[int] = field(default_factory=list[int])
    resumed: list[int] = field(default_factory=list[int])
    sequence: int = 0

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, for as long as it lasts."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            await self._heard(socket, message.json())
        return socket

    async def _heard(self, socket: web.WebSocketResponse, told: Payload) -> None:
        operation = told["op"]
        if operation == HEARTBEAT:
            await socket.send_json({"op": ACKNOWLEDGED})
        elif operation == IDENTIFY:
            await self._let_in(socket, told["d"]["shard"][0])
        elif operation == RESUME:
            shard = int(told["d"]["session_id"].removeprefix("session-"))
            self.resumed.append(shard)
            self.shards[shard] = socket
            await self._say(socket, "RESUMED", {})

    async def _let_in(self, socket: web.WebSocketResponse, shard: int) -> None:
        self.identified.append(shard)
        self.shards[shard] = socket
        await self._say(socket, "READY", {
            "v": 10, "user": {**user(APPLICATION), "bot": True}, "guilds": [],
            "session_id": f"session-{shard}", "shard": [shard, 2],
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "application": {"id": APPLICATION, "flags": 0},
        })  # fmt: skip

    async def _say(self, socket: web.WebSocketResponse, event: str, told: Payload) -> None:
        self.sequence += 1
        await socket.send_json({"op": DISPATCH, "t": event, "s": self.sequence, "d": told})

    async def send(self, shard: int, interaction: Payload) -> None:
        """An interaction for a shard."""
        await self._say(self.shards[shard], "INTERACTION_CREATE", interaction)

    async def order(self, shard: int, operation: int, told: object = None) -> None:
        """Tell a shard to reconnect, or that its session is none any more."""
        await self.shards[shard].send_json({"op": operation, "d": told})

    async def ask(self, shard: int, interaction: Payload) -> Answer:
        """An interaction for a shard, and the answer to it."""
        await self.send(shard, interaction)
        await until(lambda: bool(self.answers_to(interaction)))
        return answer_of(self.answers_to(interaction)[0])

    def answers_to(self, interaction: Payload) -> list[Sent]:
        """Everything that was posted as the answer to an interaction."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return [one for one in self.rest.sent if one.path.endswith(path)]


def answer_of(sent: Sent) -> Answer:
    """What was posted, as what comes back over HTTP."""
    return Answer(200, json.dumps(sent.body).encode())


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so; fail if it never is."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what is waited for knows no event loop
            await asyncio.sleep(GLANCE)


@asynccontextmanager
async def gateway() -> AsyncGenerator[Gateway]:
    """A gateway and a REST on one port."""
    rest = Rest()
    made = Gateway(rest)
    app = web.Application()
    app.router.add_get("/gateway", made.connected)
    app.router.add_route("*", "/{anything:.*}", rest.take)
    async with ports.opened(app, "127.0.0.1", 0) as port:
        made.port = port
        yield made


@contextmanager
def instead_of_discord(port: int) -> Generator[None]:
    """Let the library of this process find this Discord in place of the real one."""
    address = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    with (
        patch.object(Route, "BASE", f"http://127.0.0.1:{port}"),
        patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", address),
    ):
        yield
