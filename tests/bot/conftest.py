"""What all tests of the bot share, whatever they send and load."""

from __future__ import annotations

from collections.abc import Generator

import pytest

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
