"""The library's way to Discord for one interaction, bent: its answer is kept, not posted.

Within the task that handles an interaction, and in every task that it starts, discord.py takes
this adapter from a context variable. So the code that answers is the same as on the gateway.
Whatever follows the answer is a request to Discord, and waits until the answer has gone out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.http import kinds
from bot.http.kinds import Payload
from bot.plugin.controls import Do
from bot.plugin.posting import ALREADY_ANSWERED
from bot.ticket import Forged, Outdated, decode

POSTED: Final[Payload] = {}
"""In place of an answer that had to be posted: it carries files, or must be the only one."""


class Inline(AsyncWebhookAdapter):
    """Keeps the answer to one interaction in ``answer``; everything else goes to Discord."""

    def __init__(self, interaction: Mapping[str, Any]) -> None:
        super().__init__()
        self.answer: asyncio.Future[Payload] = asyncio.get_running_loop().create_future()
        self.gone_out = asyncio.Event()
        self.answered_elsewhere = False
        self._kind: int = interaction["type"]
        self._application = int(interaction["application_id"])
        self._buys_time = kinds.put_off(interaction)
        self._late = False
        self._only_one = _publishes(interaction)

    def put_off(self) -> None:
        """Answer with what buys time, if the real answer has not come yet."""
        if self.answer.done():
            return
        self._late = not self._only_one  # which is posted: the answer is still to come
        self.answer.set_result(self._buys_time if self._late else POSTED)

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: MultipartParameters, **way: Any
    ) -> Any:
        """Take the answer in. The library itself refuses a second one."""
        payload: Any = params.payload
        if self._late:
            await self._amend(token, payload, way)
        elif params.files or self._only_one:
            if not self.answer.done():
                self.answer.set_result(POSTED)
            return await self._posted(interaction_id, token, params, way)
        else:
            self.answer.set_result(payload)
        return {"interaction": {"id": str(interaction_id), "type": self._kind}}

    async def _posted(
        self, interaction_id: int, token: str, params: MultipartParameters, way: Mapping[str, Any]
    ) -> Any:
        """Post the answer as on the gateway; Discord says so if there is one already.

        :raises discord.HTTPException: when Discord does not take it.
        """
        try:
            return await super().create_interaction_response(
                interaction_id, token, params=params, **way
            )
        except discord.HTTPException as refused:
            self.answered_elsewhere = refused.code == ALREADY_ANSWERED
            raise

    async def _amend(self, token: str, payload: Payload, way: Mapping[str, Any]) -> None:
        """Put a late answer where the reader is waiting for it.

        :raises discord.ClientException: for a form, which can only be the first answer.
        """
        told = payload["type"]
        data: Payload = {**(payload.get("data") or {})}
        if told == kinds.MODAL:
            raise discord.ClientException("a form cannot be opened so late")
        if self._kind == kinds.AUTOCOMPLETE or told not in (kinds.MESSAGE, kinds.UPDATE):
            return
        if told == kinds.MESSAGE and self._buys_time["type"] == kinds.DEFERRED_UPDATE:
            await self.execute_webhook(self._application, token, payload=data, **way)
            return
        if "flags" in data:
            data["flags"] &= ~kinds.EPHEMERAL  # an edit cannot say it; the deferral has
        await self.edit_original_interaction_response(self._application, token, payload=data, **way)

    async def request(self, *args: Any, **told: Any) -> Any:
        """Anything that is not the answer, once that has gone out."""
        await self.gone_out.wait()
        return await super().request(*args, **told)


def _publishes(interaction: Mapping[str, Any]) -> bool:
    """Whether it is the press that posts a ruling to the channel.

    What it is answered with is posted too: of two processes that were given the same press, Discord
    takes the answer of one, and only that one goes on to the channel.
    """
    if interaction["type"] != kinds.COMPONENT:
        return False
    try:
        return decode(interaction["data"]["custom_id"]).action == Do.POST
    except (Forged, Outdated):
        return False
