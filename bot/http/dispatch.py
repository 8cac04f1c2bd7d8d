"""One interaction through the host's own commands, items and listeners, to the end.

On the gateway discord.py starts these as tasks of which nobody knows when they are done. Here
somebody waits with an open connection, so they are awaited, in the same order. This is the one
place that leans on parts of the library that it does not document; it is held below 2.8, and
the tests go through every kind of interaction.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import aiohttp
import discord
from discord.app_commands import AppCommandError

from bot.http.kinds import Payload
from bot.plugin.client import PLUGIN, Client
from bot.plugin.registration import NAME, register

PATIENCE = aiohttp.ClientTimeout(total=30)


async def open_offline(client: Client) -> None:
    """Make a client ready to answer, without a login: only follow-ups reach for Discord."""
    inside: Any = client
    await inside._async_setup_hook()  # noqa: SLF001 - what a login does first
    session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), timeout=PATIENCE)
    inside.http._HTTPClient__session = session  # noqa: SLF001 - and second
    inside.http._global_over = asyncio.Event()  # noqa: SLF001 - which is what a request waits for
    inside.http._global_over.set()  # noqa: SLF001
    await client.load_extension(PLUGIN)


async def register_with(client: Client, token: str) -> bool:
    """Register the commands if they have changed, with a token but without a login.

    :raises discord.DiscordException: when Discord does not take them.
    """
    inside: Any = client
    inside.http.token = token
    told = await client.application_info()
    inside._connection.application_id = told.id  # noqa: SLF001 - what a login learns
    return await register(client.tree, client.memory)


def parsed(client: Client, payload: Payload) -> discord.Interaction[Any]:
    """The interaction as the library reads it; it raises whatever it likes over a bad one."""
    inside: Any = client
    state, data = inside._connection, payload  # noqa: SLF001 - what the gateway hands on
    if state.user is None:
        _introduce(state, payload["application_id"])
    return discord.Interaction(data=cast("Any", data), state=state)


def _introduce(state: Any, application: str) -> None:
    """Tell the library who it is; after a login it knows, here the first interaction says it."""
    own: Any = {"id": application, "username": NAME, "discriminator": "0", "avatar": None}
    state.application_id = int(application)
    state.user = discord.ClientUser(state=state, data=own)


async def dispatch(client: Client, interaction: discord.Interaction[Any]) -> bool:
    """Call what the host has for an interaction: a command, its dynamic items, its listeners.

    Says whether a command or an item was called, so that somebody should have answered.
    """
    called = False
    match interaction.type:
        case discord.InteractionType.application_command | discord.InteractionType.autocomplete:
            called = await _command(client, interaction)
        case discord.InteractionType.component:
            called = await _items(client, interaction)
        case _:
            pass
    for listener in client.extra_events.get("on_interaction", ()):
        await listener(interaction)
    return called


async def _command(client: Client, interaction: discord.Interaction[Any]) -> bool:
    tree: Any = client.tree
    try:
        await tree._call(interaction)  # noqa: SLF001 - as the tree does for the gateway
    except AppCommandError as error:
        await tree._dispatch_error(interaction, error)  # noqa: SLF001 - likewise
    return interaction.command is not None


async def _items(client: Client, interaction: discord.Interaction[Any]) -> bool:
    inside: Any = client
    store, data = inside._connection._view_store, interaction.data  # noqa: SLF001 - likewise
    told: Any = data
    called = False
    for pattern, item in tuple(store._dynamic_items.items()):  # noqa: SLF001 - likewise
        found = pattern.fullmatch(told["custom_id"])
        if found is not None:
            called = True
            await store.schedule_dynamic_item_call(
                told["component_type"], item, interaction, told["custom_id"], found
            )
    return called
