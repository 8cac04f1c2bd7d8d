"""What the doors may ask of the database, and what they can rely on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol, Unpack

from bot.store.chosen import Chosen, Place
from bot.store.model import (
    Changes,
    Choices,
    Entry,
    Forgotten,
    Publication,
    State,
    Target,
    Tidied,
    Which,
)


class Store(Protocol):
    """Everything that is remembered outside of tickets.

    Every method ends within the store's limit of time (long deletions: each part of them), and
    raises ``Unavailable`` and nothing else where the database is away, slow, full or not ours.
    ``chosen`` and ``log`` never do: a ruling needs neither. What returned without an exception
    is kept, also when the process is killed at that moment.

    The tables are brought up to date by whichever call comes first.
    """

    # Settings

    async def chosen(self, place: Place) -> Chosen:
        """All that was chosen for a place; from a short memory where it was read just now.

        It never raises: with ``Chosen.trouble`` go on, and tell the reader once.
        """
        ...

    def at_hand(self, place: Place) -> Chosen | None:
        """The same where it is remembered well enough; None where the database has to be asked."""
        ...

    async def choices(self, target: Target) -> Choices:
        """What one user, channel or server has chosen, straight from the database."""
        ...

    async def choose(self, target: Target, **changes: Unpack[Changes]) -> Choices:
        """Change what is named, leave the rest; give all of it as it is now, confirmed."""
        ...

    async def forget(self, target: Target) -> bool:
        """Delete the settings of one user, channel or server; whether there were any."""
        ...

    # Cases that do not fit into a ticket

    async def keep_case(self, case: str) -> str:
        """Keep a case for good; give its short id, always the same one for the same case."""
        ...

    async def case(self, short_id: str) -> str | None:
        """The case under a short id, however it was typed; None where there is none."""
        ...

    # The log of rulings

    async def log(self, entry: Entry) -> bool:
        """Write a ruling down where the server or channel has opted in; whether it was.

        It never raises: a ruling is given whether or not it can be written down.
        """
        ...

    async def entries(
        self, which: Which, *, beyond: Entry | None = None, newest_first: bool = True,
        limit: int = 100,
    ) -> Sequence[Entry]:  # fmt: skip
        """A page of the log; the next one is ``beyond`` the last entry of this one."""
        ...

    async def count(self, which: Which) -> int:
        """How many entries there are."""
        ...

    async def delete_entries(self, which: Which) -> int:
        """Delete entries; how many. In parts: what an exception interrupts can be repeated."""
        ...

    # Published rulings

    async def published(self, publication: Publication) -> None:
        """Remember a message that shows a ruling to a channel."""
        ...

    async def publication(self, message: int) -> Publication | None:
        """What is remembered of a message; None where it was withdrawn, or is too old."""
        ...

    async def withdrawn(self, message: int) -> bool:
        """Forget a message; whether it was known. Of two who withdraw it, one is told True."""
        ...

    # Servers and people that go

    async def server_left(self, server: int, at: datetime) -> None:
        """The assistant was removed from a server; its data goes some days later."""
        ...

    async def server_joined(self, server: int) -> None:
        """It is there (again); nothing of the server's is deleted."""
        ...

    async def departed(self) -> frozenset[int]:
        """The servers that were left and whose data is still there."""
        ...

    async def servers(self) -> frozenset[int]:
        """Every server of which anything is kept: to find those that were left unnoticed."""
        ...

    async def forget_server(self, server: int) -> Forgotten:
        """Delete everything of a server, now."""
        ...

    async def tidy(self, *, left_before: datetime, published_before: datetime) -> Tidied:
        """Delete what has had its time; to be called now and then, by any process."""
        ...

    # The program itself

    async def commands_digest(self, application: int) -> str | None:
        """The digest of the commands that Discord was told of last."""
        ...

    async def remember_commands(self, application: int, digest: str) -> None:
        """Discord has taken these commands."""
        ...

    async def claim(self, what: str, holder: int, at: datetime) -> bool:
        """Whether something is this holder's to do: nobody else has claimed it a minute before.

        Of those who ask at the same moment one is told True; so is the same holder, once more.
        """
        ...

    async def give_back(self, what: str, holder: int) -> None:
        """The holder has not done it after all; the next who claims it may."""
        ...

    async def prepare(self) -> None:
        """Bring the tables up to date; as long as that takes."""
        ...

    async def state(self) -> State:
        """What there is, without changing or creating anything."""
        ...

    async def close(self) -> None:
        """Give all connections back."""
        ...
