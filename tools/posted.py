"""Discord's side of HTTP interactions: payloads, signed, as bytes on a connection."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from nacl.signing import SigningKey

Payload = dict[str, Any]

APPLICATION: Final = "42"
_numbers = count(10**17)


@dataclass(frozen=True, slots=True)
class Discord:
    """Somebody who posts interactions and signs them."""

    key: SigningKey

    @classmethod
    def new(cls) -> Discord:
        """With a key of its own."""
        return cls(SigningKey.generate())

    @property
    def public_key(self) -> str:
        """The key that the application's page shows."""
        return self.key.verify_key.encode().hex()

    def signed(self, body: bytes, now: float | None = None) -> Mapping[str, str]:
        """The headers that go with a body."""
        timestamp = str(int(time.time() if now is None else now))
        signature = self.key.sign(timestamp.encode() + body).signature.hex()
        return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp}

    def request(self, payload: Payload) -> bytes:
        """A whole HTTP request."""
        body = json.dumps(payload).encode()
        return written("POST /interactions", body, self.signed(body))


def written(line: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    """A request as bytes."""
    told = {"Host": "director", "Content-Type": "application/json", **headers}
    told["Content-Length"] = str(len(body))
    head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
    return f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body


def number() -> str:
    """An id that nobody has yet."""
    return str(next(_numbers))


def user(number: str) -> Payload:
    """Somebody."""
    return {"id": number, "username": "director", "discriminator": "0", "avatar": None}


def interaction(kind: int, data: Payload, locale: str = "en-US", who: str = "7") -> Payload:
    """What all interactions have in common; this one comes from a private conversation."""
    return {
        "id": number(), "application_id": APPLICATION, "type": kind, "token": f"t{number()}",
        "version": 1, "locale": locale, "data": data, "context": 1, "entitlements": [],
        "attachment_size_limit": 10_485_760, "authorizing_integration_owners": {"1": who},
        "channel_id": "5", "channel": {"id": "5", "type": 1, "recipients": []},
        "user": user(who), "app_permissions": "2248473465835073",
    }  # fmt: skip


def in_server(payload: Payload) -> Payload:
    """The same interaction from a channel of a server where the application is installed."""
    who = payload.pop("user")
    member: Payload = {
        "user": who, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False,
        "mute": False, "flags": 0, "permissions": "2248473465835073", "nick": None,
    }  # fmt: skip
    return {
        **payload, "guild_id": "3", "guild": {"id": "3", "locale": "pl", "features": []},
        "guild_locale": "pl", "member": member, "context": 0,
        "channel": {
            "id": "5", "type": 0, "guild_id": "3", "name": "table", "position": 1, "nsfw": False,
            "parent_id": None, "topic": None, "last_message_id": "6", "rate_limit_per_user": 0,
            "flags": 0, "permissions": "2248473465835073",
        },
        "authorizing_integration_owners": {"0": "3"},
    }  # fmt: skip


def command(name: str, options: Mapping[str, object], **who: Any) -> Payload:
    """A slash command with its options."""
    told = [option(key, value) for key, value in options.items()]
    return interaction(2, {"id": "9", "name": name, "type": 1, "options": told}, **who)


def option(name: str, value: object) -> Payload:
    """One option as Discord sends it."""
    return {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value}


def typing(name: str, option_name: str, typed: str, **who: Any) -> Payload:
    """Somebody types into an option that completes."""
    told = [{"name": option_name, "type": 3, "value": typed, "focused": True}]
    return interaction(4, {"id": "9", "name": name, "type": 1, "options": told}, **who)


def message(components: list[Payload]) -> Payload:
    """A private message of the application with components."""
    return {
        "id": number(), "type": 20, "channel_id": "5", "flags": 32832, "content": "",
        "author": {**user(APPLICATION), "bot": True}, "components": numbered(components),
        "attachments": [], "embeds": [], "mentions": [], "mention_roles": [],
        "mention_everyone": False, "pinned": False, "tts": False,
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
    }  # fmt: skip


def numbered(components: list[Payload]) -> list[Payload]:
    """Components as Discord gives them back: each with a number."""
    numbers = count(1)

    def given(one: Payload) -> Payload:
        inside = [given(part) for part in one["components"]] if "components" in one else None
        return {**one, "id": next(numbers)} | ({"components": inside} if inside else {})

    return [given(one) for one in components]


def press(components: list[Payload], custom_id: str, *values: str, **who: Any) -> Payload:
    """A press of a button, or a choice from a list, on a message with these components."""
    chosen = {"component_type": 3, "values": list(values)} if values else {"component_type": 2}
    made = interaction(3, {"custom_id": custom_id, "id": 1, **chosen}, **who)
    return {**made, "message": message(components)}


def form(components: list[Payload], custom_id: str, text: str, **who: Any) -> Payload:
    """A form that was opened from a message, with what was written into its one field."""
    field = {"type": 4, "id": 2, "custom_id": "cards", "value": text}
    told = {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
    return {**interaction(5, told, **who), "message": message(components)}


class Connection:
    """One connection that is kept; a request and its response at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, port: int) -> Connection:
        """Connect to this machine."""
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, request: bytes) -> tuple[int, bytes]:
        """Send a whole request; the status and the body of what comes back."""
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        body = await self._reader.readexactly(length)
        return int(head[9:12]), body

    async def send(self, body: bytes, headers: Mapping[str, str]) -> tuple[int, bytes]:
        """Send any body with any headers."""
        return await self.post(written("POST /interactions", body, headers))

    async def get(self, path: str) -> tuple[int, bytes]:
        """Fetch a page."""
        return await self.post(written(f"GET {path}", b"", {}))

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()
