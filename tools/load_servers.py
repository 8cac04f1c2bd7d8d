"""The servers that `tools.load` compares, each in a process of its own.

``python -m tools.load_servers ours KEY`` or ``bare KEY CONSTANT``: prints its port and serves until
it is asked to stop. The bare one does the same check and answers a constant.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import web

from bot.http.serving import serving_at
from bot.http.signature import SIGNATURE, TIMESTAMP, Verifier
from bot.ops import garbage, ports, stopping
from bot.ops.options import Serving
from tools.load_cases import PATIENCE


async def ours(key: str) -> None:
    """The endpoint as it is."""
    with TemporaryDirectory() as folder:
        serving = Serving(folder=Path(folder), port=0, patience=PATIENCE)
        async with serving_at(Verifier(key), serving) as served:
            garbage.settle()
            await _until_stopped(served.port)


async def bare(key: str, answer: bytes) -> None:
    """aiohttp, the signature, and always the same bytes."""
    verifier = Verifier(key)

    async def posted(request: web.Request) -> web.Response:
        body = await request.read()
        told = request.headers
        if not verifier.accepts(
            told.get(SIGNATURE, ""), told.get(TIMESTAMP, ""), body, time.time()
        ):
            return web.Response(status=401)
        return web.Response(body=answer, content_type="application/json")

    app = web.Application()
    app.router.add_post("/interactions", posted)
    async with ports.opened(app, "127.0.0.1", 0) as port:
        await _until_stopped(port)


async def _until_stopped(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()
    with stopping.listening() as asked:
        await asked.wait()


if __name__ == "__main__":
    which, *told = sys.argv[1:]
    asyncio.run(bare(told[0], Path(told[1]).read_bytes()) if which == "bare" else ours(told[0]))
