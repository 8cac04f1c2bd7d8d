"""The endpoint that Discord posts interactions to: small, bounded, and deaf to anybody else."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from aiohttp import web

from bot.http.desk import Answer, Desk
from bot.http.kinds import MalformedError
from bot.http.signature import SIGNATURE, TIMESTAMP, Verifier
from bot.ops import jsons
from bot.ops.health import Health
from bot.ops.meter import METER

PATHS: Final = ("/", "/interactions")
MOST_BYTES: Final = 256 * 1024
"""No interaction of ours comes near; a message may come back in it with all its components."""
SLOWEST_BODY: Final = 5.0
JSON: Final = "application/json"


class Endpoint:
    """Checks, reads and answers one request at a time."""

    def __init__(self, desk: Desk, verifier: Verifier) -> None:
        self._desk = desk
        self._verifier = verifier

    async def posted(self, request: web.Request) -> web.StreamResponse:
        """The answer to an interaction, or a refusal; counted either way."""
        try:
            response = await self._answered(request)
        except web.HTTPException as refusal:
            METER.statuses[refusal.status] += 1
            raise
        METER.statuses[response.status] += 1
        return response

    async def _answered(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        signature = request.headers.get(SIGNATURE, "")
        timestamp = request.headers.get(TIMESTAMP, "")
        if not self._verifier.accepts(signature, timestamp, body, time.time()):
            return _refused(401, "the signature does not fit")
        try:
            answer = await self._desk.answer(body)
        except MalformedError as error:
            return _refused(400, str(error))
        if answer.gone_out is None:
            return web.Response(body=answer.body, content_type=JSON)
        return await _sent(request, answer, answer.gone_out)


async def _body(request: web.Request) -> bytes:
    """The body, if it is not too long and does not take too long; mostly it is there already."""
    if request.content.is_eof():
        return await request.read()
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            return await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None


async def _sent(
    request: web.Request, answer: Answer, gone_out: asyncio.Event
) -> web.StreamResponse:
    """Send the answer; only then may anything follow it."""
    if answer.body:
        response = web.Response(body=answer.body, content_type=JSON)
    else:
        response = web.Response(status=202)
    try:
        await response.prepare(request)
        await response.write_eof()
    finally:
        gone_out.set()
    return response


def _refused(status: int, reason: str) -> web.Response:
    return web.Response(body=jsons.write({"error": reason}), status=status, content_type=JSON)


def application(endpoint: Endpoint, health: Health | None = None) -> web.Application:
    """The endpoint, with the pages on health unless they have a port of their own."""
    app = web.Application(client_max_size=MOST_BYTES)
    for path in PATHS:
        app.router.add_post(path, endpoint.posted)
    if health is not None:
        health.add_to(app)
    return app
