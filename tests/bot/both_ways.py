"""The two readers of an interaction beside each other: what both read is the same."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import contextmanager, suppress
from copy import deepcopy
from typing import Any
from unittest.mock import patch

import discord

from bot.http.asking import asked_in
from bot.plugin.asked import Asked, Kind, called_by, pressed_by, sent_by


def by_library(interaction: discord.Interaction[Any]) -> Asked:
    """What was asked, as the gateway would have it answered."""
    data: Any = interaction.data
    match Kind(interaction.type.value):
        case Kind.COMMAND:
            return called_by(interaction, data["name"])
        case Kind.PRESS:
            return pressed_by(interaction, data["custom_id"])
        case _:
            return sent_by(interaction, data["custom_id"])


def differences(interaction: discord.Interaction[Any], payload: Any) -> list[str]:
    """What the readers do not agree on; nothing where one leaves it to the other."""
    straight = asked_in(json.dumps(payload).encode())
    if straight is None or (straight.command and interaction.command is None):
        return []  # nor is a command compared that was taken from the tree
    there = by_library(interaction)
    pairs = zip(Asked._fields, straight, there, strict=True)
    return [f"{name}: {ours!r}, {theirs!r}" for name, ours, theirs in pairs if ours != theirs]


@contextmanager
def compared() -> Generator[None]:
    """Compare the readers at every interaction that the library reads."""
    found: list[str] = []
    library: Any = discord.Interaction
    reading = library._from_data

    def read(self: Any, data: Any) -> None:
        payload = deepcopy(data)
        reading(self, data)
        with suppress(AttributeError, LookupError, TypeError, ValueError):  # a damaged one
            found.extend(differences(self, payload))

    with patch.object(library, "_from_data", read):
        yield
    assert not found, found
