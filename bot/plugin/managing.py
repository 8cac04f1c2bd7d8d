"""Who may decide for a server: asked of each interaction anew.

A permission that was taken away takes the old buttons with it.
"""

from __future__ import annotations

import discord

from bot.plugin.asked import Asked


class NotAllowed(Exception):  # noqa: N818 - said of who asks
    """It is for those who manage the server."""


def may_manage(asked: Asked) -> bool:
    """Whether whoever presses manages the server in which it is done, and the bot belongs there."""
    allowed = discord.Permissions(asked.permissions)
    return asked.installed and (allowed.manage_guild or allowed.administrator)


def managed(asked: Asked) -> int:
    """The server that whoever presses manages.

    :raises NotAllowed: when they do not.
    """
    if asked.server is None or not may_manage(asked):
        raise NotAllowed
    return asked.server
