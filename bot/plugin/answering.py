"""Every interaction is answered here: decode, one pure function, render; also when that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.plugin import render
from bot.plugin.controls import sentence
from bot.plugin.models import Form, Reply
from bot.plugin.options import Given, opening_screen
from bot.plugin.replies import reply, written
from bot.ticket import Forged, Outdated, TooLong, decode
from locales import language_for

NOBODY = discord.AllowedMentions.none()
REFUSALS = {Outdated: "outdated", Forged: "forged", TooLong: "too-long"}
_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


async def invoked(interaction: Interaction) -> None:
    """Answer the slash command with a private message."""
    options, locale = dict(iter(interaction.namespace)), interaction.locale.value
    await _answer(interaction, lambda: opening_screen(Given(options, locale)))


async def pressed(interaction: Interaction, custom_id: str) -> None:
    """Answer a press or a choice by changing the message that it was made on."""
    data: Any = interaction.data or {}
    chosen = tuple(data.get("values", ()))
    await _answer(interaction, lambda: reply(decode(custom_id), chosen))


async def sent_in(interaction: Interaction, custom_id: str) -> None:
    """Answer a form by changing the message that it was opened from."""
    text = render.typed_in(interaction)
    await _answer(interaction, lambda: written(decode(custom_id), text))


async def _answer(interaction: Interaction, make: Callable[[], Reply]) -> None:
    """Send what ``make`` makes; if there is nothing to send, a sentence that says why."""
    try:
        await _send(interaction, make())
    except (Outdated, Forged, TooLong) as refusal:
        await _apologise(interaction, REFUSALS[type(refusal)])
    except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
        await failed(interaction, error)


async def failed(interaction: Interaction, error: Exception) -> None:
    """Note an error that is ours, and say that there was one."""
    _log.error("an interaction could not be answered", exc_info=error)
    await _apologise(interaction, "failed")


async def _send(interaction: Interaction, made: Reply) -> None:
    response = interaction.response
    if isinstance(made, Form):
        await response.send_modal(render.modal_of(made))
    elif interaction.message is None:
        view = render.view_of(made)
        await response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
    else:
        view = render.view_of(made)
        await response.edit_message(view=view, allowed_mentions=NOBODY)


async def _apologise(interaction: Interaction, name: str) -> None:
    """A private message beside the one that was pressed, which stays as it is."""
    text = sentence(name, language_for(interaction.locale.value))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
    except discord.HTTPException:
        _log.exception("an interaction could not even be refused")
