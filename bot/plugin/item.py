"""The one dynamic item behind every button and list: its ticket is all that it knows."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.plugin import answering
from bot.ticket import PREFIX

TEMPLATE = re.compile(rf"{PREFIX}\d+:.*", re.DOTALL)


class Control(ui.DynamicItem[Any], template=TEMPLATE):
    """A button or a list of ours, of whatever version."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Control:
        """The item as it stands on the message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press from its ticket."""
        await answering.pressed(interaction, self.custom_id)
