"""The store is opened with the bot and given back at its end, on every way to Discord."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.ops.options import Keeping
from bot.plugin import home
from bot.plugin.home import Home
from bot.store import Address, BadAddress, Entry, Store, Target, Unavailable, Which, open_store
from tests.bot.http_harness import endpoint
from tests.bot.kept_client import client, kept_in
from tests.bot.simcord_harness import HostBot

PLUGIN = "bot.plugin"
SERVER = Target.of_server(3)


def is_closed(host: Any) -> bool:
    try:
        home.of(host).store  # noqa: B018 - it raises where there is none
    except Unavailable:
        return True
    return False


async def test_the_gateway_opens_it_at_the_start_and_gives_it_back_at_the_stop(
    tmp_path: Path,
) -> None:
    made = client(tmp_path)
    async with made:
        await made.load_extension(PLUGIN)
        assert (await home.of(made).store.state()).is_current
        await home.of(made).store.choose(SERVER, language="pl")
    assert is_closed(made)


async def test_http_opens_it_at_the_start_and_gives_it_back_at_the_stop(tmp_path: Path) -> None:
    async with endpoint(tmp_path, keeping=kept_in(tmp_path)) as door:
        assert door.served is not None
        made = door.served.client
        assert (await home.of(made).store.state()).is_current
    assert is_closed(made)


async def test_the_extension_opens_it_when_loaded_and_gives_it_back_when_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("DIRECTOR_EDITION", "2007")
    async with HostBot(PLUGIN) as host:
        await host.load_extension(PLUGIN)
        await home.of(host).store.choose(SERVER, language="pl")
        assert home.of(host).keeping.edition == "2007"
        await host.unload_extension(PLUGIN)
        assert is_closed(host)
        await host.load_extension(PLUGIN)
        assert (await home.of(host).store.choices(SERVER)).language == "pl"
        await host.unload_extension(PLUGIN)
    assert (tmp_path / "director.db").exists()


async def test_an_address_that_leads_nowhere_is_said_when_the_extension_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://root:open-sesame@localhost/club")
    async with HostBot(PLUGIN) as host:
        with pytest.raises(Exception, match="BadAddress") as refused:
            await host.load_extension(PLUGIN)
        assert "open-sesame" not in str(refused.value)
        assert isinstance(refused.value.__cause__, BadAddress)


async def test_without_a_usable_database_it_starts_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = "postgresql://ann:open-sesame@127.0.0.1:9/club"
    house = Home(Keeping(address=Address.of(url, tmp_path), limit=0.2))
    await house.open()
    await house.close()
    (told,) = [one.getMessage() for one in caplog.records if "defaults" in one.getMessage()]
    assert "open-sesame" not in told


async def test_what_is_being_written_beside_an_answer_is_finished_before_the_end(
    tmp_path: Path,
) -> None:
    kept = kept_in(tmp_path)
    house = Home(kept)
    await house.open()
    await house.store.choose(SERVER, log=True)
    entry = Entry(at=datetime.now(UTC), server=3, channel=2, case="dpc1:000W")

    async def later() -> None:
        await asyncio.sleep(0.1)
        assert await house.store.log(entry)

    house.beside(later())
    await house.close()
    await house.close()  # a second time does no harm
    assert kept.address is not None
    store: Store = open_store(kept.address)
    assert await store.count(Which(server=3)) == 1
    await store.close()
