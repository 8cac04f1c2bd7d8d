"""Screens and forms as discord.py sends them."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.plugin.components import FIELD, MOST_TYPED, Component
from bot.plugin.models import Form, Screen


class ScreenView(ui.LayoutView):
    """A view whose components are ready; it is finished, so the library never stores it.

    Every press is answered by the dynamic item that the extension registers, from the ticket.
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(timeout=None)
        self._ready = screen.components
        self.stop()

    def to_components(self) -> list[Component]:
        """The components, as they are sent."""
        return self._ready

    def has_components_v2(self) -> bool:
        """A container is a component of the second version."""
        return True


def modal_of(form: Form) -> ui.Modal:
    """A form; finished for the same reason: what is sent in is answered from its ticket."""
    modal = ui.Modal(title=form.title, timeout=None, custom_id=form.custom_id)
    field = ui.TextInput[Any](custom_id=FIELD, max_length=MOST_TYPED)
    label = ui.Label[Any](text=form.label, description=form.description, component=field)
    modal.add_item(label)
    modal.stop()
    return modal
