"""How an answer gets to whoever asked: through discord.py, or another way that does the same."""

from __future__ import annotations

from collections.abc import Coroutine
from io import BytesIO
from typing import Any, Protocol, TypeAlias

import discord

from bot.plugin import posting, render
from bot.plugin.models import Attached, Form, Post, Reply, Screen, Withdrawal
from bot.plugin.posting import NOBODY

Pending: TypeAlias = Coroutine[Any, Any, None] | None
"""What has still to be waited for; None where all is done."""
Interaction = discord.Interaction[Any]


class Way(Protocol):
    """One interaction's way back."""

    def send(self, made: Reply) -> Pending:
        """Send the answer.

        :raises AlreadyPosted, NotTheirs: when it is to be refused after all.
        """
        ...

    def apologise(self, text: str) -> Pending:
        """Say something in private beside the message that was pressed, which stays as it is."""
        ...

    def defer(self) -> Coroutine[Any, Any, None]:
        """Tell Discord that the answer will follow."""
        ...


class ByLibrary:
    """The way of discord.py."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    async def send(self, made: Reply) -> None:
        """Send the answer by its kind."""
        interaction = self._interaction
        match made:
            case Post():
                await posting.post(interaction, made)
            case Withdrawal():
                await posting.withdraw(interaction, made)
            case Form():
                await interaction.response.send_modal(render.modal_of(made))
            case Attached():
                await _attach(interaction, made)
            case Screen():
                await _show(interaction, made)

    async def apologise(self, text: str) -> None:
        """Say it; to somebody who is still typing nothing can be said."""
        interaction = self._interaction
        response = interaction.response
        if interaction.type is discord.InteractionType.autocomplete:
            if not response.is_done():
                await response.autocomplete([])
        elif response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)

    async def defer(self) -> None:
        """Buy time, in private."""
        thinking = self._interaction.message is None
        await self._interaction.response.defer(ephemeral=True, thinking=thinking)


async def _show(interaction: Interaction, made: Screen) -> None:
    """Change the private message that was pressed; else send one."""
    response, view = interaction.response, render.ScreenView(made)
    if response.is_done():
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    elif interaction.message is not None and interaction.message.flags.ephemeral:
        await response.edit_message(view=view, allowed_mentions=NOBODY)
    else:
        await response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def _attach(interaction: Interaction, made: Attached) -> None:
    """A file in a private message of its own; the one that was pressed stays as it is."""
    file = discord.File(BytesIO(made.content), made.name)
    if interaction.response.is_done():
        await interaction.followup.send(made.text, file=file, ephemeral=True)
    else:
        await interaction.response.send_message(made.text, file=file, ephemeral=True)
