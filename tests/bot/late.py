"""An endpoint with little patience, and commands and buttons that take their time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from tests.bot.http_harness import Answer, Door, endpoint
from tools.posted import Payload, command, press

PATIENCE, LATE = 0.05, 0.15
NOBODY = discord.AllowedMentions.none()
BUTTON: list[Payload] = [
    {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": "slow:1"}]}
]
Interaction = discord.Interaction[Any]
Callback = Callable[[Interaction], Awaitable[None]]


@asynccontextmanager
async def impatient(folder: Path, caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Door]:
    """An endpoint with little patience; at the end nothing was raised that nobody caught."""
    unhandled: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: unhandled.append(told))
    async with endpoint(folder, patience=PATIENCE) as opened:
        yield opened
        await finished()
    assert not unhandled
    assert not [one for one in caplog.records if one.name.startswith(("asyncio", "aiohttp"))]


async def finished() -> None:
    """Wait for what still goes on after its answer."""
    mine = asyncio.current_task()
    tasks = [one for one in asyncio.all_tasks() if "_handled" in repr(one.get_coro())]
    if tasks:
        await asyncio.wait([one for one in tasks if one is not mine], timeout=5)


def added(door: Door, callback: Callback) -> Payload:
    """Give the host a command of ours; an interaction that calls it."""

    async def called(interaction: Interaction) -> None:
        await callback(interaction)

    called.__annotations__["interaction"] = discord.Interaction
    assert door.served is not None
    library: Any = app_commands
    made = library.Command(name="slow", description="slow", callback=called)
    door.served.client.tree.add_command(made)
    return command("slow", {}, locale="pl")


def pressed(door: Door, callback: Callback) -> Payload:
    """Give the host a button of ours; an interaction that presses it."""

    class Slow(ui.DynamicItem[Any], template=re.compile("slow:.*")):
        @classmethod
        async def from_custom_id(
            cls, _interaction: Interaction, item: ui.Item[Any], _match: re.Match[str], /
        ) -> Slow:
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            await callback(interaction)

    assert door.served is not None
    door.served.client.add_dynamic_items(Slow)
    return press(BUTTON, "slow:1", locale="pl")


def saying(text: str, after: float = LATE) -> Callback:
    async def said(interaction: Interaction) -> None:
        await asyncio.sleep(after)
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)

    return said


async def answered(door: Door, payload: Payload) -> Answer:
    """The answer to an interaction, once all that follows it is done."""
    answer = await door.post(payload)
    await finished()
    answer.sent.check() if answer.body else None
    return answer
