"""An endpoint on a port of this machine, and a Discord that posts to it and signs."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.http.serving import Served, serving_at
from bot.http.signature import Verifier
from bot.ops.options import Serving
from tests.discord_contract.sent import Sent
from tools.posted import Connection, Discord, Payload

CALLBACK = "/interactions/1/token/callback"
ROW = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    body: bytes

    @property
    def json(self) -> Payload:
        """The body as an object."""
        return json.loads(self.body)

    @property
    def sent(self) -> Sent:
        """The body as though it had been posted to Discord, for the contract."""
        return Sent("POST", CALLBACK, self.json)

    @property
    def components(self) -> list[Payload]:
        """The components of the message, as they would come back with a press."""
        return self.json["data"]["components"]

    @property
    def text(self) -> str:
        """All that is read in a message."""
        data = self.json["data"]
        return "\n".join([data.get("content") or "", *(str(one.get("content", "")) for one in parts(
            data.get("components", ())))])  # fmt: skip

    @property
    def custom_ids(self) -> list[str]:
        """The custom ids of the message, from top to bottom."""
        return [one["custom_id"] for one in parts(self.components) if "custom_id" in one]

    def button(self, label: str) -> str:
        """The custom id of the button with a label."""
        return next(one["custom_id"] for one in parts(self.components) if one.get("label") == label)


def parts(components: Any) -> list[Payload]:
    """Components with all that is inside them."""
    found: list[Payload] = []
    for one in components:
        found += [one, *parts(one.get("components", ()))]
    return found


class Door:
    """An endpoint as Discord sees it: bytes in, bytes out, over one kept connection."""

    def __init__(self, discord: Discord, connection: Connection, served: Served | None) -> None:
        self.discord, self.connection, self.served = discord, connection, served

    async def post(self, payload: Payload) -> Answer:
        """Send an interaction as Discord does."""
        return Answer(*await self.connection.post(self.discord.request(payload)))

    async def raw(self, body: bytes, headers: Mapping[str, str] | None = None) -> Answer:
        """Send any body; signed unless other headers are given."""
        told = self.discord.signed(body) if headers is None else headers
        return Answer(*await self.connection.send(body, told))


@asynccontextmanager
async def endpoint(folder: Path, **told: Any) -> AsyncGenerator[Door]:
    """An endpoint in this process, on a free port."""
    discord = Discord.new()
    serving = Serving(folder=folder, port=0, **told)
    async with serving_at(Verifier(discord.public_key), serving) as served:
        connection = await Connection.to(served.port)
        try:
            yield Door(discord, connection, served)
        finally:
            await connection.close()
