"""A slash command through discord.py, payload in to payload out, without a network.

The library does all of its own work: it reads the interaction, finds the command, calls it,
makes the payload of the reply and takes in the answer. Only the HTTP session is not real.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.plugin.client import PLUGIN

ROUNDS = 5
OWN = "defective_trick"
LAYOUT = "layout"
PONG = "pong"
COUNTED = ("content", "label", "placeholder", "description")
Payload = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Replies:
    """Seconds a reply in each way, and how large the replies of ours and theirs are."""

    ours: float
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

    async def __aenter__(self) -> _Response:
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
        return _Response(url.split("/interactions/")[1].split("/")[0])


class Host(commands.Bot):
    """A bot with our extension, a constant LayoutView and a plain word."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.none())
        self.session: Any = _Session()
        self.constant: list[Payload] = []
        self.turn = 0
        self.tree.add_command(app_commands.Command(
            name=LAYOUT, description=LAYOUT, callback=self.layout))  # fmt: skip
        self.tree.add_command(app_commands.Command(
            name=PONG, description=PONG, callback=self.pong))  # fmt: skip

    async def prepare(self) -> None:
        """Be as after a login, without one."""
        unchecked: Any = self
        await unchecked._async_setup_hook()
        unchecked.http._HTTPClient__session = self.session
        unchecked._connection.application_id = 1
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
            while len(self.session.sent) < number:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        return self.session.sent


def built(component: Payload) -> ui.Item[Any]:
    """The same component again, made with the library's own classes."""
    match component["type"]:
        case discord.ComponentType.text_display.value:
            return ui.TextDisplay(component["content"])
        case discord.ComponentType.separator.value:
            return ui.Separator(visible=component.get("divider", True))
        case discord.ComponentType.container.value:
            inside = [built(one) for one in component["components"]]
            return ui.Container(*inside, accent_colour=component.get("accent_color"))
        case discord.ComponentType.action_row.value:
            return ui.ActionRow(*(built(one) for one in component["components"]))
        case discord.ComponentType.button.value:
            style = discord.ButtonStyle(component["style"])
            keys = ("label", "custom_id", "disabled", "emoji", "url")
            return ui.Button(style=style, **{k: component[k] for k in keys if component.get(k)})
        case discord.ComponentType.select.value:
            options = [
                discord.SelectOption(
                    label=one["label"], value=one["value"], description=one.get("description")
                )
                for one in component["options"]
            ]
            return ui.Select(
                custom_id=component["custom_id"],
                options=options,
                placeholder=component.get("placeholder"),
            )
        case other:
            raise ValueError(f"component {other}")


def payloads(name: str, options: Sequence[tuple[str, Mapping[str, object]]]) -> list[Payload]:
    """Interactions with a slash command: the caller's language and the options of each."""
    return [
        {
            "id": str(1000 + number), "application_id": "1", "type": 2, "token": f"t{number}",
            "version": 1, "attachment_size_limit": 10_485_760, "locale": locale, "context": 1,
            "authorizing_integration_owners": {"1": "7"}, "entitlements": [],
            "channel_id": "5", "channel": {"id": "5", "type": 1, "recipients": []},
            "user": {"id": "7", "username": "director", "discriminator": "0", "avatar": None},
            "data": {
                "id": "9", "name": name, "type": 1,
                "options": [_option(key, value) for key, value in told.items()],
            },
        }
        for number, (locale, told) in enumerate(options)
    ]  # fmt: skip


def _option(name: str, value: object) -> Payload:
    return {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value}


def cases() -> list[tuple[str, Mapping[str, object]]]:
    """Whole cases in one line, and some that are asked about, in three languages."""
    return [
        (locale, {"fault": "omitted", "offender": role, "played_on": on, "trick": trick,
                  "suit_led": suit, "holds_suit": held, "edition": edition})
        for locale in ("en-US", "pl", "no")
        for edition in ("1997", "2017")
        for role in ("declarer", "dummy", "defender")
        for on, trick, suit in (("both", 5, "S"), ("both", 8, "H"), ("none", 3, "D"))
        for held in ("yes", "no")
    ]  # fmt: skip


async def measured(rounds: int = ROUNDS) -> Replies:
    """All three commands in turn, the same number of times, in the same process."""
    host = Host()
    await host.prepare()
    told = cases()
    own = payloads(OWN, told)
    first = [json.loads(one)["data"] for one in await host.answer(own)]
    host.constant = first
    again = [json.loads(one)["data"] for one in await host.answer(payloads(LAYOUT, _bare(told)))]
    taken: dict[str, list[float]] = {OWN: [], LAYOUT: [], PONG: []}
    inputs = {OWN: own, LAYOUT: payloads(LAYOUT, _bare(told)), PONG: payloads(PONG, _bare(told))}
    for _ in range(rounds):
        for name, given in inputs.items():
            host.turn = 0
            start = perf_counter()
            await host.answer(given)
            taken[name].append((perf_counter() - start) / len(given))
    return Replies(
        *(median(taken[name]) for name in (OWN, LAYOUT, PONG)),
        components=(_mean(components, first), _mean(components, again)),
        characters=(_mean(characters, first), _mean(characters, again)),
    )


def _bare(told: Sequence[tuple[str, Mapping[str, object]]]) -> list[tuple[str, Mapping[str, object]]]:
    return [(locale, {}) for locale, _ in told]


def _mean(count: Any, replies: Sequence[Payload]) -> float:
    return sum(count(one) for one in replies) / len(replies)


def components(part: Any) -> int:
    """How many components a reply has."""
    if isinstance(part, list):
        return sum(components(one) for one in part)
    if not isinstance(part, dict):
        return 0
    return ("type" in part) + components(part.get("components", []))


def characters(part: Any) -> int:
    """How many characters of a reply are read."""
    if isinstance(part, list):
        return sum(characters(one) for one in part)
    if not isinstance(part, dict):
        return 0
    return sum(len(v) if k in COUNTED and isinstance(v, str) else characters(v) for k, v in part.items())


def run(rounds: int = ROUNDS) -> Replies:
    """Measure in an event loop of its own."""
    return asyncio.run(measured(rounds))
