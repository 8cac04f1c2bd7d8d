"""Screens and forms as discord.py sends them."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.plugin.models import Button, Form, Menu, Row, Screen

MOST_TYPED = 200
FIELD = "cards"


def view_of(screen: Screen) -> ui.LayoutView:
    """A fresh view; it is finished, so that the library neither stores it nor times it out.

    Every press is answered by the dynamic item that the extension registers, from the ticket.
    """
    view = ui.LayoutView(timeout=None)
    title = ui.TextDisplay[Any](f"## {screen.title}")
    texts = (ui.TextDisplay[Any](one.text) for one in screen.sections)
    rows = (_row(one) for one in screen.rows if one)
    view.add_item(ui.Container[Any](title, *texts, *rows))
    view.stop()
    return view


def modal_of(form: Form) -> ui.Modal:
    """A form; finished for the same reason: what is sent in is answered from its ticket."""
    modal = ui.Modal(title=form.title, timeout=None, custom_id=form.custom_id)
    field = ui.TextInput[Any](custom_id=FIELD, max_length=MOST_TYPED)
    label = ui.Label[Any](text=form.label, description=form.description, component=field)
    modal.add_item(label)
    modal.stop()
    return modal


def typed_in(interaction: discord.Interaction[Any]) -> str:
    """What was written into a form of ours; empty if nothing was."""
    data: Any = interaction.data or {}
    fields = (one.get("component", {}) for one in data.get("components", ()))
    return next((one["value"] for one in fields if one.get("custom_id") == FIELD), "")


def _row(row: Row) -> ui.ActionRow[Any]:
    if isinstance(row, Menu):
        return ui.ActionRow[Any](_select(row))
    return ui.ActionRow[Any](*(_button(one) for one in row))


def _button(button: Button) -> ui.Button[Any]:
    style = discord.ButtonStyle.primary if button.primary else discord.ButtonStyle.secondary
    return ui.Button(
        label=button.label, custom_id=button.custom_id, style=style, disabled=button.disabled
    )


def _select(menu: Menu) -> ui.Select[Any]:
    options = [discord.SelectOption(label=label, value=value) for value, label in menu.options]
    return ui.Select(custom_id=menu.custom_id, placeholder=menu.placeholder, options=options)
