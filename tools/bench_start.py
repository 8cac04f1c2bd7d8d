"""Start-up: a process from its first moment to its end, in time and in memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from statistics import median

import psutil

from tools.mutants import ROOT

TIMES = 5
CASE = (
    '{"irregularity": "card_count", "edition": "2017", "facts": {"next_trick_played_by": "both", '
    '"defect": "omitted", "did_play_card": "no", "offender_role": "defender", '
    '"holds_suit_led": "yes"}}'
)
NOTHING = (sys.executable, "-c", "pass")
RULE = (sys.executable, "-m", "bot", "rule")
BARE_CLIENT = """
import asyncio, discord
from discord.ext import commands
client = commands.Bot(commands.when_mentioned, intents=discord.Intents.none(), help_command=None)
asyncio.run(client._async_setup_hook())
"""
OUR_CLIENT = """
import asyncio
from bot.plugin.client import PLUGIN, Client
async def start():
    client = Client()
    await client._async_setup_hook()
    await client.load_extension(PLUGIN)
asyncio.run(start())
"""
BARE = (sys.executable, "-W", "ignore", "-c", BARE_CLIENT)
OURS = (sys.executable, "-W", "ignore", "-c", OUR_CLIENT)


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds to the end of a process, and the most memory that it held, in bytes."""

    seconds: float
    memory: float


def start(command: tuple[str, ...], given: str = "") -> Start:
    """Medians over some runs."""
    runs = [_once(command, given) for _ in range(TIMES)]
    return Start(median(one.seconds for one in runs), median(one.memory for one in runs))


def _once(command: tuple[str, ...], given: str) -> Start:
    begun = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write(given)
    process.stdin.close()
    memory = 0
    watched = psutil.Process(process.pid)
    while process.poll() is None:
        try:
            memory = max(memory, watched.memory_info().rss)
        except psutil.NoSuchProcess:
            break
        time.sleep(0.001)
    if process.wait():
        raise RuntimeError(f"{command[-2:]} failed")
    return Start(time.perf_counter() - begun, memory)
