"""The entry in the menu of every message: it begins the private dialogue about that message.

The message is not read. Discord notes on the dialogue which one it was, so that a ruling that is
published answers it.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.plugin import answering
from bot.plugin.commands import RULING
from bot.plugin.translator import named

NAME: Final = "message-rule-on-this"
KIND: Final = discord.AppCommandType.message

Interaction = discord.Interaction[Any]


async def _chosen(interaction: Interaction, message: discord.Message) -> None:
    del message
    await answering.invoked(interaction, RULING.name)


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    await answering.failed(interaction, error)


def message_menu() -> app_commands.ContextMenu:
    """The entry, ready to be added to a tree."""
    made = app_commands.ContextMenu(
        name=named(NAME),
        callback=_chosen,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    made.error(_failed)
    return made
