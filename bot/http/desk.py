"""Who answers what comes in: each interaction once, in time, and something in any case."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextvars import copy_context
from typing import Any, Final, NamedTuple

import discord
from discord.webhook.async_ import async_context

from bot.http.asking import asked_in
from bot.http.direct import Direct
from bot.http.dispatch import dispatch, parsed
from bot.http.inline import Inline
from bot.http.kinds import PING, MalformedError, Payload, read
from bot.ops import jsons
from bot.ops.recent import Recent
from bot.plugin import answering
from bot.plugin.asked import Asked
from bot.plugin.client import Client
from bot.plugin.steps import Steps, Wait, done
from bot.plugin.ways import ByLibrary

REMEMBERED: Final = 512
_log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """What the response is to say; nothing, where the answer had to be posted."""

    body: bytes
    gone_out: asyncio.Event | None = None
    """What waits for the response to have gone out, if anything does."""


PONG: Final = Answer(b'{"type":1}')


class Desk:
    """Answers interactions with one host's commands, buttons and forms."""

    def __init__(self, client: Client, patience: float) -> None:
        """``patience`` is how long the reader may be kept waiting for the answer itself."""
        self._client = client
        self._patience = patience
        self._recent = Recent[int, Answer | Inline](REMEMBERED)
        self._at_work: set[asyncio.Task[None]] = set()

    async def answer(self, body: bytes) -> Answer:
        """The answer to an interaction; one that is repeated gets the answer that it had.

        :raises MalformedError: when it is none, or the library cannot make anything of it.
        """
        known = self._known(body)
        if isinstance(known, Answer):
            return known
        await asyncio.shield(known.answer)
        told = known.answer.result()
        return Answer(jsons.write(told) if told else b"", known.gone_out)

    def _known(self, body: bytes) -> Answer | Inline:
        """What needs no waiting is answered at once; all else gets a task, and discord.py."""
        asked = asked_in(body)
        if asked is not None:
            return self._recent.get(asked.id) or self._straight(asked, body)
        payload = read(body)
        if payload["type"] == PING:
            return PONG
        return self._recent.get(int(payload["id"])) or self._by_library(payload)

    def _by_library(self, payload: Payload) -> Inline:
        """Discord.py reads it and answers it."""
        interaction, inline = self._opened(payload)
        return self._going_on(interaction, inline, dispatch(self._client, interaction))

    def _straight(self, asked: Asked, body: bytes) -> Answer | Inline:
        """Answered as it was asked, unless something has to be waited for."""
        direct = Direct(on_private=asked.private)
        steps = answering.answered(asked, self._client, direct)
        waits_for = next(steps, None)
        if waits_for is None and direct.body:
            answer = Answer(direct.body)
            self._recent[asked.id] = answer
            return answer
        return self._waiting(body, direct, steps, waits_for)

    def _waiting(
        self, body: bytes, direct: Direct, steps: Steps[None], waits_for: Wait | None
    ) -> Inline:
        """Take steps that have to wait into a task; from here on discord.py sends."""
        try:
            interaction, inline = self._opened(read(body))
        except MalformedError:
            steps.close()
            if waits_for is not None:
                waits_for.close()
            raise
        direct.otherwise = ByLibrary(interaction)
        return self._going_on(interaction, inline, _known(steps, waits_for))

    def _opened(self, payload: Payload) -> tuple[discord.Interaction[Any], Inline]:
        """The interaction as the library has it, with a place for its answer."""
        try:
            interaction = parsed(self._client, payload)
        except Exception as error:
            _log.warning("an interaction could not be read: %s", type(error).__name__)
            raise MalformedError("an interaction that cannot be read") from error
        inline = Inline(payload)
        self._recent[int(payload["id"])] = inline
        return interaction, inline

    def _going_on(
        self, interaction: discord.Interaction[Any], inline: Inline, work: Awaitable[bool]
    ) -> Inline:
        """Have the work done in a task in which the library answers inline."""
        context = copy_context()
        context.run(async_context.set, inline)
        loop = asyncio.get_running_loop()
        task = loop.create_task(_handled(interaction, inline, work), context=context)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        timer = loop.call_later(self._patience, inline.put_off)
        inline.answer.add_done_callback(lambda _: timer.cancel())
        return inline

    async def finished(self, patience: float) -> None:
        """Wait for what is in hand, but not for ever."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=patience)


async def _known(steps: Steps[None], waits_for: Wait | None) -> bool:
    """Finish the steps; somebody should then have answered."""
    if waits_for is not None:
        await done(steps, waits_for)
    return True


async def _handled(
    interaction: discord.Interaction[Any], inline: Inline, work: Awaitable[bool]
) -> None:
    """Let the host answer; see to it that somebody has, whatever happened."""
    known = False
    try:
        known = await work
    except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
        await answering.failed(interaction, error)
    if not (interaction.response.is_done() or inline.answered_elsewhere):
        await answering.unanswered(interaction, known=known)
