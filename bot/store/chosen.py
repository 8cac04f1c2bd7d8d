"""Which choice holds where several were made: the language policy, and what goes before what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.store.faults import Trouble
from bot.store.model import Choices, Target
from locales import Language, language_for
from rules.editions import Edition
from rules.vocabulary.play import Jurisdiction


class Place(NamedTuple):
    """Where somebody asks: who, in which channel, on which server; a thread is its channel.

    A tuple, for one is made of every interaction.
    """

    user: int | None = None
    channel: int | None = None
    server: int | None = None

    def targets(self) -> tuple[Target, ...]:
        """Everybody whose settings count here; a channel outside a server has none."""
        found: list[Target] = []
        if self.user is not None:
            found.append(Target.user(self.user))
        if self.server is not None:
            found.append(Target.of_server(self.server))
            if self.channel is not None:
                found.append(Target.channel(self.channel, self.server))
        return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """Everything that was chosen for a place, and what follows from it.

    With ``trouble`` the database did not answer: what it had to say is missing, or from memory.
    """

    user: Choices = field(default_factory=Choices)
    channel: Choices = field(default_factory=Choices)
    server: Choices = field(default_factory=Choices)
    trouble: Trouble | None = None

    def private_language(self, discord_locale: str | None) -> Language:
        """The reader's own choice, else the language of their Discord."""
        return self.user.language or language_for(discord_locale)

    def public_language(self, server_locale: str | None) -> Language:
        """The channel's, else the server's, else that of the server's Discord, else English."""
        return self.channel.language or self.server.language or language_for(server_locale)

    def edition(self, otherwise: Edition) -> Edition:
        """The channel's, else the server's; a person's own counts where no club has chosen."""
        return self.channel.edition or self.server.edition or self.user.edition or otherwise

    def jurisdiction(self, otherwise: Jurisdiction) -> Jurisdiction:
        """The federation, in the same order as the edition."""
        club = self.channel.jurisdiction or self.server.jurisdiction
        return club or self.user.jurisdiction or otherwise

    @property
    def playing_director(self) -> bool:
        """Whether unplayed cards stay out of everything; the person goes before the club."""
        return self._first(
            self.user.playing_director, self.channel.playing_director, self.server.playing_director
        )

    @property
    def public_playing_director(self) -> bool:
        """The same for what everybody in the channel can read."""
        return self._first(self.channel.playing_director, self.server.playing_director)

    @property
    def logged(self) -> bool:
        """Whether rulings here go into the log: only where the channel or the server wants it."""
        return self._first(self.channel.log, self.server.log)

    @staticmethod
    def _first(*choices: bool | None) -> bool:
        """The first choice that was made; none is no."""
        for one in choices:
            if one is not None:
                return one
        return False


NOTHING_CHOSEN: Final = Chosen()
"""What is given wherever nobody has chosen anything, so that it is known when it is seen."""
