"""What a host keeps between interactions: the store, and what holds where nobody has chosen.

Without a database, or while it is away, everything goes on with the defaults.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord

from bot.ops.options import NOTHING_KEPT, Keeping
from bot.plugin.asked import Asked, asked_of
from bot.plugin.outage import Outage
from bot.plugin.steps import Steps, done
from bot.plugin.where import Where, where_of
from bot.store import NOTHING_CHOSEN, Chosen, Place, Store, Trouble, Unavailable, open_store

PLACE: Final = "director_home"
"""The attribute of a host in which its home is."""
EXTRA: Final = "director_where"
LONGEST: Final = 1.8
"""Seconds that a ruling waits for settings at most: Discord gives three for the answer."""
_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class Home:
    """The store of one host, from its start to its stop, and what goes on beside the answers."""

    def __init__(self, keeping: Keeping = NOTHING_KEPT) -> None:
        self.keeping = keeping
        self.outage = Outage()
        self._store: Store | None = None
        self.at_work: set[asyncio.Task[None]] = set()
        self.lasting: list[asyncio.Task[None]] = []

    @property
    def store(self) -> Store:
        """The store.

        :raises Unavailable: where there is none.
        """
        if self._store is None:
            raise Unavailable(Trouble.AWAY)
        return self._store

    def is_now(self, store: Store) -> None:
        """Another store takes the place of the present one."""
        self._store = store

    async def open(self) -> None:
        """Open the store and bring its tables up to date, if that is done soon."""
        if self.keeping.address is None or self._store is not None:
            return
        self._store = open_store(self.keeping.address, limit=self.keeping.limit)
        try:
            async with asyncio.timeout(LONGEST):
                await self._store.prepare()
        except (Unavailable, TimeoutError) as fault:
            _log.warning("going on with defaults, for the database cannot be used: %s", fault)

    async def close(self) -> None:
        """Finish what is written beside the answers, and give the store back."""
        for task in self.lasting:
            task.cancel()
        await asyncio.gather(*self.lasting, return_exceptions=True)
        self.lasting.clear()
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=self.keeping.limit)
        for task in tuple(self.at_work):
            task.cancel()
        store, self._store = self._store, None
        if store is not None:
            try:
                await store.close()
            except Unavailable as fault:
                _log.warning("the database was not left in order: %s", fault)

    def at_hand(self, place: Place) -> Chosen | None:
        """What was chosen for a place, if that need not be waited for."""
        if self._store is None:
            return NOTHING_CHOSEN
        try:
            return self._store.at_hand(place)
        except ValueError:  # an id that none of Discord's can be: nobody has chosen for it
            return NOTHING_CHOSEN

    async def chosen(self, place: Place) -> Chosen:
        """What was chosen for a place; it never raises, and is soon there."""
        if self._store is None:
            return NOTHING_CHOSEN
        try:
            async with asyncio.timeout(LONGEST):
                return await self._store.chosen(place)
        except TimeoutError:
            return Chosen(trouble=Trouble.SLOW)
        except ValueError:  # as above
            return NOTHING_CHOSEN

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody's answer waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    def throughout(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something again and again until this is closed; nothing without a store."""
        if self._store is None:
            work.close()
        else:
            self.lasting.append(asyncio.get_running_loop().create_task(work))


NOWHERE: Final = Home()
"""The home of a host that has none."""


def of(host: Any) -> Home:
    """The home of a host."""
    return getattr(host, PLACE, NOWHERE)


def looked_up(asked: Asked, host: Any) -> Steps[Where]:
    """Where something was asked and what holds there."""
    home = of(host)
    place = asked.place
    chosen = home.at_hand(place)
    if chosen is None:
        chosen = yield home.chosen(place)
    return where_of(asked, chosen, home.keeping.edition, home.keeping.jurisdiction)


async def where(interaction: Interaction) -> Where:
    """Where an interaction was made and what holds there; looked up once."""
    known: Where | None = interaction.extras.get(EXTRA)
    if known is None:
        found = await done(looked_up(asked_of(interaction), interaction.client))
        known = interaction.extras[EXTRA] = found
    return known


def has(host: Any) -> bool:
    """Whether a host has brought its home."""
    return hasattr(host, PLACE)


def put(host: Any, keeping: Keeping) -> None:
    """Give a host a home."""
    setattr(host, PLACE, Home(keeping))
