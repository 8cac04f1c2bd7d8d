"""No network for a bot under test, and the end of its process."""

from __future__ import annotations

import socket
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NoReturn
from unittest.mock import patch


async def left(bot: object) -> None:
    """Close what the bot keeps: SimCord ends a bot without any of its last words."""
    home: Any = getattr(bot, "director_home", None)
    if home is not None:
        await home.close()


@contextmanager
def no_network() -> Generator[None]:
    """Fail whatever reaches for another machine, or for this one by its address."""

    def refuse(*_: object, **__: object) -> NoReturn:
        msg = "a test reached for the network"
        raise AssertionError(msg)

    with (
        patch.object(socket.socket, "connect", refuse),
        patch.object(socket.socket, "connect_ex", refuse),
        patch.object(socket, "getaddrinfo", refuse),
    ):
        yield
