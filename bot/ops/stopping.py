"""The end of a process, asked for by a signal: what is in hand is finished first."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Generator
from contextlib import contextmanager

from bot.ops.meter import Meter

SIGNALS = (signal.SIGTERM, signal.SIGINT)
PATIENCE = 10.0
"""Seconds that what is in hand may still take."""
GLANCE = 0.02


@contextmanager
def listening() -> Generator[asyncio.Event]:
    """An event that is set once the process is asked to stop.

    Where the system has no signal handlers for event loops, Ctrl-C stays an interruption.
    """
    loop, asked = asyncio.get_running_loop(), asyncio.Event()
    heard: list[signal.Signals] = []
    try:
        for one in SIGNALS:
            loop.add_signal_handler(one, asked.set)
            heard.append(one)
    except (NotImplementedError, RuntimeError, ValueError):
        pass  # Windows, or a thread that is not the main one
    try:
        yield asked
    finally:
        for one in heard:
            loop.remove_signal_handler(one)


async def idle(meter: Meter, patience: float = PATIENCE) -> bool:
    """Wait until nothing is in hand, but not for ever; say whether that was reached."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while meter.in_hand and loop.time() < end:  # noqa: ASYNC110 - counts know no event loop
        await asyncio.sleep(GLANCE)
    return not meter.in_hand
