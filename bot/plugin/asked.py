"""What was asked: all of an interaction that an answer depends on, whichever way it came.

There are two readers, this one for what discord.py has read, and ``bot.http.asking`` for what
Discord posts. Whoever answers knows neither: the same was asked, so the same is answered.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, NamedTuple

import discord

from bot.plugin.components import FIELD
from bot.store import Place


class Options(dict[str, Any]):
    """The options of a command; nobody changes them, so that they can be part of a key."""

    __slots__ = ("_hash",)

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(frozenset(self.items()))
            return self._hash


NO_OPTIONS: Final = Options()


class Kind(IntEnum):
    """What somebody did, by Discord's numbers."""

    COMMAND = 2
    PRESS = 3
    TYPING = 4
    FORM = 5


class On(NamedTuple):
    """The message on which something was pressed, or from which a form was opened."""

    private: bool
    """Only its reader sees it, and it may be changed."""
    begun_by: int | None
    """The interaction that it comes from; it stays the same from screen to screen."""
    about: int | None
    """The message in whose menu the dialogue was begun."""


class Asked(NamedTuple):
    """One interaction: what was done, by whom, where, and on which message.

    A tuple, for one is made of every interaction, and that is several times as fast.
    """

    id: int
    kind: Kind
    user: int | None
    """Nobody in an interaction that is broken."""
    locale: str
    server_locale: str | None
    server: int | None
    channel: int | None
    parent: int | None
    """The channel of a thread; of a channel itself."""
    installed: bool
    """Whether the server has asked for the application."""
    permissions: int
    """Those of the person, in the channel, as Discord counts them; 0 outside of servers."""
    on: On | None = None
    command: str = ""
    """The English name; empty for what is no command."""
    options: Options = NO_OPTIONS
    custom_id: str = ""
    chosen: tuple[str, ...] = ()
    typed: str = ""
    """What was written into a form."""

    @property
    def person(self) -> int:
        """Who asks.

        :raises LookupError: when it is nobody.
        """
        if self.user is None:
            raise LookupError("an interaction of nobody")
        return self.user

    @property
    def place(self) -> Place:
        """Whose choices count: the person's; the channel's and server's if the app is theirs.

        Where somebody has brought the app along, the server has not asked for it: it has no say,
        and nothing of it is kept. A thread is its channel.
        """
        if not self.installed:
            return Place(user=self.user)
        return Place(user=self.user, channel=self.parent, server=self.server)

    @property
    def private(self) -> bool:
        """Whether it was made on a message that only its reader sees."""
        return self.on is not None and self.on.private

    @property
    def dialogue(self) -> int:
        """The interaction that began the dialogue."""
        if self.on is None or self.on.begun_by is None or not self.on.private:
            return self.id
        return self.on.begun_by


def called_by(interaction: discord.Interaction[Any], command: str) -> Asked:
    """What a command asks for that discord.py has read."""
    return asked_of(interaction)._replace(command=command, options=_options(interaction))


def pressed_by(interaction: discord.Interaction[Any], custom_id: str) -> Asked:
    """What a press asks for, or a choice."""
    chosen = chosen_in(interaction.data or {})
    return asked_of(interaction)._replace(custom_id=custom_id, chosen=chosen)


def sent_by(interaction: discord.Interaction[Any], custom_id: str) -> Asked:
    """What a form asks for."""
    typed = typed_in(interaction.data or {})
    return asked_of(interaction)._replace(custom_id=custom_id, typed=typed)


def asked_of(interaction: discord.Interaction[Any]) -> Asked:
    """Who has asked and where; what was asked is not read, for it may be nothing that we know."""
    here, locale = interaction.channel, interaction.guild_locale
    in_thread = isinstance(here, discord.Thread)
    return Asked(
        id=interaction.id,
        kind=Kind(interaction.type.value),
        user=getattr(interaction.user, "id", None),  # the library finds nobody in a broken one
        locale=interaction.locale.value,
        server_locale=locale.value if locale else None,
        server=interaction.guild_id,
        channel=interaction.channel_id,
        parent=here.parent_id if in_thread else interaction.channel_id,
        installed=interaction.is_guild_integration(),
        permissions=interaction.permissions.value,
        on=_on(interaction.message),
    )


def _on(message: discord.Message | None) -> On | None:
    if message is None:
        return None
    made_by = message.interaction_metadata
    if made_by is None:
        return On(message.flags.ephemeral, None, None)
    return On(message.flags.ephemeral, made_by.id, made_by.target_message_id)


def _options(interaction: discord.Interaction[Any]) -> Options:
    """The options of a slash command; an entry of a message's menu has none."""
    data: Any = interaction.data or {}
    return NO_OPTIONS if "target_id" in data else Options(iter(interaction.namespace))


def chosen_in(data: Any) -> tuple[str, ...]:
    """What was chosen from a list."""
    return tuple(data.get("values", ()))


def typed_in(data: Any) -> str:
    """What was written into a form of ours; empty if nothing was."""
    for one in data.get("components", ()):
        field = one.get("component", {})
        if field.get("custom_id") == FIELD:
            return field["value"]
    return ""
