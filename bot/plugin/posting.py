"""What the whole channel gets to see: posted at most once, withdrawn by those who may.

Discord takes only one answer to an interaction, so whoever is repeated posts nothing. Of two
presses on one preview the store lets one post, whichever processes they come to; without a store
each process decides for itself. The publisher stands on the message itself, as Discord says who
made it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

import discord

from bot.plugin import home, render
from bot.plugin.components import Component
from bot.plugin.models import Post, Withdrawal
from bot.store import Unavailable

NOBODY: Final = discord.AllowedMentions.none()
REMEMBERED: Final = 2000
ALREADY_ANSWERED: Final = 40060
LONGEST: Final = 0.8
"""Seconds that a press waits for its claim at most: Discord gives three for the answer, of which
the settings may have taken more than half."""
ONLY_YOU: Final = "only-you"
NOT_TAKEN: Final = "not-taken"

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Preview = tuple[int, str]
"""A message and the custom id that was pressed on it."""


class AlreadyPosted(Exception):  # noqa: N818 - not an error: it has been done
    """The preview was posted before."""


class NotTheirs(Exception):  # noqa: N818 - said of what was to be withdrawn
    """Somebody wants to withdraw what another person has published."""


class Previews:
    """The previews that were posted last, each with the interaction that did it."""

    def __init__(self) -> None:
        self._posted: OrderedDict[Preview, int] = OrderedDict()

    def before(self, preview: Preview, interaction: int) -> int | None:
        """The interaction that has posted a preview; if there was none, it is this one now."""
        if preview in self._posted:
            return self._posted[preview]
        self._posted[preview] = interaction
        if len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)
        return None

    def forget(self, preview: Preview) -> None:
        """It was not posted after all."""
        self._posted.pop(preview, None)


_PREVIEWS: Final = Previews()


async def post(interaction: Interaction, made: Post) -> None:
    """Tell the sender that it is under way, and send it to the channel.

    The answer goes first: of two processes that were given the same press, Discord lets one answer.

    :raises AlreadyPosted: when the preview was posted by another press.
    """
    preview = _preview(interaction)
    before = _PREVIEWS.before(preview, interaction.id)
    if before is not None and before != interaction.id:
        raise AlreadyPosted
    if before is not None:
        return
    await _claim(interaction, preview)
    if await _answered(interaction, made, preview):
        reason = await _sent(interaction, made)
        if reason:
            view = render.ScreenView(made.refused(reason))
            await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)


def _preview(interaction: Interaction) -> Preview:
    """The preview that was pressed.

    :raises AlreadyPosted: when it does not stand on the message any more.
    """
    data: Any = interaction.data or {}
    pressed, message = data.get("custom_id", ""), interaction.message
    if message is None or pressed not in _custom_ids(message):
        raise AlreadyPosted
    return message.id, pressed


async def _claim(interaction: Interaction, preview: Preview) -> None:
    """See to it that no other process posts the preview for another press.

    Where the store is away, it is posted all the same: nobody waits for a database.

    :raises AlreadyPosted: when another press has claimed it.
    """
    at = interaction.created_at  # by Discord's clock, which all processes share
    try:
        async with asyncio.timeout(LONGEST):
            store = home.of(interaction.client).store
            is_ours = await store.claim(_named(preview), interaction.id, at)
    except (Unavailable, TimeoutError, ValueError) as fault:
        _log.debug("a ruling is posted without a claim: %s", fault)
    else:
        if not is_ours:
            raise AlreadyPosted


async def _unclaim(interaction: Interaction, preview: Preview) -> None:
    """It was not posted after all: the next press may."""
    _PREVIEWS.forget(preview)
    try:
        async with asyncio.timeout(LONGEST):
            store = home.of(interaction.client).store
            await store.give_back(_named(preview), interaction.id)
    except (Unavailable, TimeoutError, ValueError) as fault:
        _log.debug("a claim was not given back, and ends by itself: %s", fault)


def _named(preview: Preview) -> str:
    """What is claimed; the store keeps no more of it than a mark."""
    return "post:{}:{}".format(*preview)


async def _answered(interaction: Interaction, made: Post, preview: Preview) -> bool:
    """Whether this is the answer to the press, and not another process's."""
    view = render.ScreenView(made.told)
    try:
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return False
        await _unclaim(interaction, preview)
        raise
    return True


def _custom_ids(message: discord.Message) -> set[str]:
    """The custom ids that stand on a message."""
    top: list[Any] = [one.to_dict() for one in message.components]
    return {one["custom_id"] for one in _flat(top) if one.get("custom_id")}


def _flat(components: list[Component]) -> list[Component]:
    inside = [part for one in components for part in _flat(one.get("components", []))]
    return [*components, *inside]


async def _sent(interaction: Interaction, made: Post) -> str:
    """Send it as a follow-up, which needs no permission of ours; why the channel has it not."""
    try:
        sent = await interaction.followup.send(
            view=render.ScreenView(made.public), wait=True, allowed_mentions=NOBODY
        )
    except discord.HTTPException:
        return NOT_TAKEN
    return ONLY_YOU if sent.flags.ephemeral else ""


async def withdraw(interaction: Interaction, made: Withdrawal) -> None:
    """Put the withdrawal in the place of the ruling.

    :raises NotTheirs: when it is neither the publisher nor a moderator who asks.
    """
    if _is_publisher(interaction):
        shown = made.by_publisher
    elif interaction.permissions.manage_messages:
        shown = made.by_moderator
    else:
        raise NotTheirs
    await interaction.response.edit_message(view=render.ScreenView(shown), allowed_mentions=NOBODY)


def _is_publisher(interaction: Interaction) -> bool:
    """Whether the message was made by an interaction of the same person."""
    made_by = interaction.message.interaction_metadata if interaction.message else None
    return made_by is not None and made_by.user.id == interaction.user.id
