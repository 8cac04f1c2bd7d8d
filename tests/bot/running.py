"""`director` in processes of its own, with an environment that is known."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.bot.test_doctor import TOKEN
from tools.posted import Discord

ROOT = Path(__file__).parents[2]
OURS = ("DISCORD_TOKEN", "DATABASE_URL")
QUIET = ("-W", "ignore::DeprecationWarning", "-m")
ELSEWHERE: Final = "tests.bot.elsewhere"
"""What starts `director` so that it takes a port of this machine for Discord."""

Told = Mapping[str, str]


@dataclass(slots=True)
class Process:
    """A running `director`."""

    running: subprocess.Popen[str]
    port: int = 0
    told: list[str] = field(default_factory=list[str])
    """Its log, once it has ended."""

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit status."""
        self.running.send_signal(signal.SIGTERM)
        _, log = self.running.communicate(timeout=30)
        self.told += log.splitlines()
        return self.running.returncode


def begun(command: Iterable[str], told: Told) -> subprocess.Popen[str]:
    """Start it, with nothing of ours in its environment but what is told."""
    kept = {key: value for key, value in os.environ.items()
            if not key.startswith("DIRECTOR_") and key not in OURS}  # fmt: skip
    return subprocess.Popen(
        [sys.executable, *QUIET, *command],
        cwd=ROOT, env={**kept, "DIRECTOR_LOG_FORMAT": "json", **told},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip


def listening(started: subprocess.Popen[str]) -> Process:
    """The process once it says on which port it listens."""
    assert started.stderr is not None
    for line in started.stderr:
        message = json.loads(line)["message"]
        if "on port" in message:
            return Process(started, int(message.split()[-1]))
    raise AssertionError("it did not start")


@contextmanager
def together(*starting: subprocess.Popen[str]) -> Generator[None]:
    """Processes that are gone afterwards, whatever happens."""
    with ExitStack() as stack:
        for one in starting:
            stack.enter_context(one)
            stack.callback(one.kill)
        yield


@contextmanager
def serving(
    discord: Discord, told: Told, number: int, rest: int | None = None
) -> Generator[list[Process]]:
    """So many processes of one application that answer over HTTP; Discord's REST may be a port."""
    at_any_port = {"DIRECTOR_PUBLIC_KEY": discord.public_key, "DIRECTOR_HTTP_PORT": "0"}
    command = ("bot", "serve") if rest is None else (ELSEWHERE, str(rest), "serve")
    started = [begun(command, {**at_any_port, **told}) for _ in range(number)]
    with together(*started):
        yield [listening(one) for one in started]


@contextmanager
def sharing(port: int, told: Told, number: int) -> Generator[list[Process]]:
    """So many processes that share the shards of the Discord on a port, one each."""
    common = {"DISCORD_TOKEN": TOKEN, "DIRECTOR_SHARD_COUNT": str(number)}
    started = [
        begun(
            (ELSEWHERE, str(port), "discord"), {**common, **told, "DIRECTOR_SHARD_IDS": str(shard)}
        )
        for shard in range(number)
    ]
    with together(*started):
        yield [Process(one) for one in started]
