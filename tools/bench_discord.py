"""A slash command through discord.py, payload in to payload out, without a network.

The library does all of its own work: it reads the interaction, finds the command, calls it,
makes the payload of the reply and takes in the answer. Only the HTTP session is not real.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Self, cast
from unittest.mock import patch

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.folders import VARIABLE
from bot.plugin.client import PLUGIN
from bot.plugin.replies import RENDERED
from bot.plugin.stated import OPENED

ROUNDS = 15
PATIENCE = 5.0
"""Seconds for a reply."""
OWN = "defective-trick"
AGAIN = "the same again"
LAYOUT = "layout"
PONG = "pong"
BUTTON = ("label", "custom_id", "disabled", "emoji", "url")
COUNTED = ("content", "label", "placeholder", "description")
Payload = dict[str, Any]
Told = Sequence[tuple[str, Mapping[str, object]]]
"""Callers' languages, each with the options of the command."""

CALL: Payload = {
    "application_id": "1", "type": 2, "version": 1, "attachment_size_limit": 10_485_760,
    "context": 1, "authorizing_integration_owners": {"1": "7"}, "entitlements": [],
    "channel_id": "5", "channel": {"id": "5", "type": 1, "recipients": []},
    "user": {"id": "7", "username": "director", "discriminator": "0", "avatar": None},
}  # fmt: skip
"""What all interactions have in common: a slash command in a private conversation."""


@dataclass(frozen=True, slots=True)
class Replies:
    """Seconds a reply in each way, and how large the replies of ours and theirs are."""

    ours: float
    """Nothing of the screen is there yet."""
    again: float
    """The screen was shown not long ago, to anybody."""
    layout: float
    pong: float
    components: tuple[float, float]
    """Components of a reply on average: ours, and the constant one."""
    characters: tuple[float, float]


class _Response:
    """What Discord answers to a reply."""

    status = 200
    headers: Mapping[str, str] = {"content-type": "application/json"}

    def __init__(self, interaction_id: str) -> None:
        told = {"id": interaction_id, "type": 2, "response_message_id": interaction_id}
        self.body = json.dumps({"interaction": told})

    async def text(self, encoding: str) -> str:
        """The body."""
        del encoding
        return self.body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class _Session:
    """In place of the HTTP session: keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def request(self, _method: str, url: str, *, data: str, **_: object) -> _Response:
        """Take a reply in."""
        self.sent.append(data)
        return _Response(url.rsplit("/", 3)[1])

    async def close(self) -> None:
        """There is nothing to close."""


class Host(commands.Bot):
    """A bot with our extension, a constant LayoutView and a plain word."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.none())
        self.session = _Session()
        self.constant: list[Payload] = []
        self.turn = 0
        self.tree.add_command(app_commands.Command(
            name=LAYOUT, description=LAYOUT, callback=self.layout))  # fmt: skip
        self.tree.add_command(app_commands.Command(
            name=PONG, description=PONG, callback=self.pong))  # fmt: skip

    async def prepare(self) -> None:
        """Be as after a login, without one."""
        unchecked: Any = self
        await unchecked._async_setup_hook()  # noqa: SLF001 - what a login does
        unchecked.http._HTTPClient__session = self.session  # noqa: SLF001 - likewise
        unchecked._connection.application_id = 1  # noqa: SLF001 - likewise
        await self.load_extension(PLUGIN)

    async def layout(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next of the constant views."""
        view = ui.LayoutView(timeout=None)
        for component in self.constant[self.turn % len(self.constant)]["components"]:
            view.add_item(built(component))
        self.turn += 1
        await interaction.response.send_message(view=view, ephemeral=True)

    async def pong(self, interaction: discord.Interaction[Any]) -> None:
        """Send a word."""
        await interaction.response.send_message("pong", ephemeral=True)

    async def answer(self, payloads: Sequence[Payload]) -> list[str]:
        """Let every interaction through, one at a time, and return what was sent."""
        state: Any = self._connection
        self.session.sent = []
        for number, payload in enumerate(payloads, 1):
            state.parse_interaction_create(payload)
            until = perf_counter() + PATIENCE
            while len(self.session.sent) < number:
                assert perf_counter() < until, f"no reply to {payload['data']}"
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        return self.session.sent


def built(component: Payload) -> ui.Item[Any]:
    """The same component again, made with the library's own classes."""
    inside = [built(one) for one in component.get("components", ())]
    match discord.ComponentType(component["type"]):
        case discord.ComponentType.text_display:
            return ui.TextDisplay(component["content"])
        case discord.ComponentType.separator:
            return ui.Separator(visible=component.get("divider", True))
        case discord.ComponentType.container:
            return ui.Container(*inside, accent_colour=component.get("accent_color"))
        case discord.ComponentType.action_row:
            return ui.ActionRow(*inside)
        case discord.ComponentType.button:
            return _button(component)
        case discord.ComponentType.select:
            return _select(component)
        case other:
            raise ValueError(f"component {other}")


def _button(component: Payload) -> ui.Item[Any]:
    told = {key: component[key] for key in BUTTON if component.get(key)}
    return ui.Button(style=discord.ButtonStyle(component["style"]), **told)


def _select(component: Payload) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=one["label"], value=one["value"], description=one.get("description")
        )
        for one in component["options"]
    ]
    name, hint = component["custom_id"], component.get("placeholder")
    return ui.Select(custom_id=name, options=options, placeholder=hint)


def payloads(name: str, told: Told) -> list[Payload]:
    """Interactions with a slash command: the caller's language and the options of each."""
    return [
        {**CALL, "id": str(1000 + number), "token": f"t{number}", "locale": locale,
         "data": {"id": "9", "name": name, "type": 1,
                  "options": [_option(key, value) for key, value in options.items()]}}
        for number, (locale, options) in enumerate(told)
    ]  # fmt: skip


def _option(name: str, value: object) -> Payload:
    return {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value}


def cases() -> Told:
    """Whole cases in one line, and some that are asked about, in three languages."""
    return [
        (locale, {"fault": "omitted", "offender": role, "played-on": on, "trick": trick,
                  "suit-led": suit, "holds-suit": held, "edition": edition})
        for locale in ("en-US", "pl", "no")
        for edition in ("1997", "2017")
        for role in ("declarer", "dummy", "defender")
        for on, trick, suit in (("both", 5, "S"), ("both", 8, "H"), ("none", 3, "D"))
        for held in ("yes", "no")
    ]  # fmt: skip


async def measured(rounds: int = ROUNDS) -> Replies:
    """All three commands in turn, the same number of times, in the same process."""
    async with Host() as host:
        await host.prepare()
        return await _compared(host, rounds)


async def _compared(host: Host, rounds: int) -> Replies:
    told = cases()
    bare: Told = [(locale, {}) for locale, _ in told]
    own = payloads(OWN, told)
    inputs = {
        OWN: own, AGAIN: own, LAYOUT: payloads(LAYOUT, bare), PONG: payloads(PONG, bare),
    }  # fmt: skip
    ours = [json.loads(one)["data"] for one in await host.answer(inputs[OWN])]
    host.constant = ours
    theirs = [json.loads(one)["data"] for one in await host.answer(inputs[LAYOUT])]
    taken = await _taken(host, inputs, rounds)
    return Replies(
        *(median(taken[name]) for name in (OWN, AGAIN, LAYOUT, PONG)),
        components=(_mean(components, ours), _mean(components, theirs)),
        characters=(_mean(characters, ours), _mean(characters, theirs)),
    )


async def _taken(
    host: Host, inputs: Mapping[str, Sequence[Payload]], rounds: int
) -> Mapping[str, list[float]]:
    """Seconds a reply of each command, once a round."""
    taken: dict[str, list[float]] = {name: [] for name in inputs}
    for _ in range(rounds):
        for name, given in inputs.items():
            host.turn = 0
            if name == OWN:
                for memory in (RENDERED, OPENED):
                    memory.forget_all()
            start = perf_counter()
            await host.answer(given)
            taken[name].append((perf_counter() - start) / len(given))
    return taken


def _mean(count: Callable[[Payload], int], replies: Sequence[Payload]) -> float:
    return sum(count(one) for one in replies) / len(replies)


def components(reply: Payload) -> int:
    """How many components a reply has."""
    return sum("type" in part for part in _parts(reply)) - ("type" in reply)


def characters(reply: Payload) -> int:
    """How many characters of a reply are read."""
    return sum(len(str(part[key])) for part in _parts(reply) for key in COUNTED if part.get(key))


def _parts(whole: Payload) -> Iterator[Payload]:
    """A payload and every object in its lists."""
    yield whole
    for value in whole.values():
        if isinstance(value, list):
            for one in cast("list[object]", value):
                if isinstance(one, dict):
                    yield from _parts(cast("Payload", one))


def run(rounds: int = ROUNDS) -> Replies:
    """Measure in an event loop of its own, with a database of its own."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {VARIABLE: folder}):
        return asyncio.run(measured(rounds))
