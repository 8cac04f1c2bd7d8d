"""What all tests of the bot share, whatever they send and load."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.store import Address
from tests.bot.both_ways import compared
from tests.bot.read_anew import modules_restored

PLUGIN = "bot.plugin"


@pytest.fixture(autouse=True)
def _both_readers_agree() -> Generator[None]:
    """Whatever interaction a test sends: both readers read the same in it."""
    with compared():
        yield


@pytest.fixture(autouse=True)
def _same_modules() -> Generator[None]:
    """A bot that is closed unloads its extensions, and discord.py throws their modules away."""
    with modules_restored(PLUGIN):
        yield


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Address:
    """A data folder of our own, with nothing in it."""
    for name in (*Settings.model_fields, "lc_all", "lc_messages", "lang"):
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    return Address.of(None, tmp_path)
