"""Processes that share a database register the commands once; without it each remembers alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from bot.ops.options import Keeping, Serving
from bot.plugin import home
from bot.plugin.client import Client
from bot.plugin.registration import digest_of, register
from bot.store import Address
from tests.bot.kept_client import kept_in

APPLICATION = 42
AWAY = "postgresql://ann@127.0.0.1:9/club"
SYNC = "discord.app_commands.CommandTree.sync"


@asynccontextmanager
async def process(folder: Path, keeping: Keeping) -> AsyncGenerator[Client]:
    """A process of the application, with its own folder."""
    async with Client(Serving(folder=folder, keeping=keeping)) as made:
        inside: Any = made
        inside._connection.application_id = APPLICATION
        await inside._async_setup_hook()
        await made.load_extension("bot.plugin")
        yield made


async def registers(folder: Path, keeping: Keeping) -> bool:
    """Whether a process that starts sends the commands."""
    with patch(SYNC, AsyncMock()):
        async with process(folder, keeping) as made:
            return await register(made.tree, made.memory)


async def test_several_processes_with_one_database_register_once(tmp_path: Path) -> None:
    shared = kept_in(tmp_path)
    own = [tmp_path / name for name in ("first", "second", "third")]
    assert [await registers(folder, shared) for folder in own] == [True, False, False]
    assert not any(folder.exists() for folder in own)


async def test_processes_that_start_at_the_same_moment_register_once(tmp_path: Path) -> None:
    shared, sent = kept_in(tmp_path), 0

    async def slow_sync(_tree: object) -> list[object]:
        nonlocal sent
        sent += 1
        await asyncio.sleep(0.2)
        return []

    with patch(SYNC, slow_sync):
        async with process(tmp_path / "1", shared) as first, process(tmp_path / "2", shared) as two:
            at_once = [register(one.tree, one.memory) for one in (first, two)]
            assert sorted(await asyncio.gather(*at_once)) == [False, True]
            assert not await register(two.tree, two.memory)
    assert sent == 1


async def test_a_process_that_could_not_register_leaves_it_to_the_next_at_once(
    tmp_path: Path,
) -> None:
    shared, busy = kept_in(tmp_path), AsyncMock(side_effect=OSError("Discord is away"))
    async with process(tmp_path / "1", shared) as first:
        with patch(SYNC, busy), pytest.raises(OSError, match="away"):
            await register(first.tree, first.memory)
    assert await registers(tmp_path / "2", shared)


async def test_what_another_version_has_registered_is_registered_again(tmp_path: Path) -> None:
    shared = kept_in(tmp_path)
    assert await registers(tmp_path / "own", shared)
    async with process(tmp_path / "own", shared) as made:
        await home.of(made).store.remember_commands(APPLICATION, "of another version")
        digest = await digest_of(made.tree)
    assert await registers(tmp_path / "own", shared)
    async with process(tmp_path / "own", shared) as made:
        assert await made.memory.recall(APPLICATION) == digest


@pytest.mark.parametrize("url", [None, AWAY])
async def test_without_a_database_a_process_remembers_for_itself(
    url: str | None, tmp_path: Path
) -> None:
    address = Address.of(url, tmp_path) if url else None
    alone = Keeping(address=address, limit=0.2)
    own = tmp_path / "own"
    assert [await registers(own, alone) for _ in range(2)] == [True, False]
    assert [one.name for one in own.iterdir()] == [f"commands-{APPLICATION}.sha256"]
