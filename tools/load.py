"""HTTP interactions a second on one core, beside a bare server: ``python -m tools.load``.

Writes docs/load.md. Both servers check the same signatures of the same bodies and run on the same
core, in turn; the bare one answers a constant of the size of our own answers. Only ratios are
written, and times in units of the bare server's, so that they mean something on another machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import click
import psutil

from tools.bench import table
from tools.load_cases import Told, cases, requests
from tools.mutants import ROOT
from tools.posted import Connection, Discord

REPORT = ROOT / "docs" / "load.md"
CONNECTIONS = 4
FIRST_TARGET, WARM_TARGET, GROWTH_TARGET = 0.35, 0.7, 1.1
MEGABYTE = 1024 * 1024
WARM_UP = 300
WARM = 60
"""Cases that come again and again in the warm part."""


@dataclass(slots=True)
class Server:
    """A server in a process of its own, and what was measured of it."""

    process: psutil.Popen
    port: int
    seconds: list[float] = field(default_factory=list[float])
    """Of each interaction."""
    rates: list[float] = field(default_factory=list[float])
    cpu: list[float] = field(default_factory=list[float])
    """Seconds of processor time for an interaction, once a round."""

    def memory(self) -> float:
        """Megabytes that are resident."""
        return self.process.memory_info().rss / MEGABYTE

    def busy(self) -> float:
        """Seconds of processor time so far."""
        times = self.process.cpu_times()
        return times.user + times.system

    def quantile(self, share: float) -> float:
        """The time within which that share of the interactions was answered."""
        return sorted(self.seconds)[int(share * (len(self.seconds) - 1))]


@contextmanager
def started(which: str, *told: str) -> Generator[Server]:
    """A server of `tools.load_servers` on the first core."""
    command = [sys.executable, "-m", "tools.load_servers", which, *told]
    process = psutil.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT)
    try:
        if hasattr(process, "cpu_affinity") and (os.cpu_count() or 1) > 1:
            process.cpu_affinity([0])
        yield Server(process, int(process.stdout.readline()))
    finally:
        process.terminate()
        process.wait(timeout=30)


async def posted(server: Server, bodies: Sequence[bytes]) -> None:
    """Send everything over a few connections, and note how long it took."""
    waiting, busy, start = iter(bodies), server.busy(), perf_counter()

    async def one_after_another() -> None:
        connection = await Connection.to(server.port)
        for body in waiting:
            sent = perf_counter()
            status, _ = await connection.post(body)
            server.seconds.append(perf_counter() - sent)
            assert status == 200, status
        await connection.close()

    await asyncio.gather(*(one_after_another() for _ in range(CONNECTIONS)))
    server.rates.append(len(bodies) / (perf_counter() - start))
    server.cpu.append((server.busy() - busy) / len(bodies))


@dataclass(frozen=True, slots=True)
class Found:
    """Everything that is written down."""

    first: Server
    bare: Server
    warm: Server
    bare_warm: Server
    memory: tuple[float, float]
    """Megabytes after a warm-up, and after all."""
    sent: int


async def measured(rounds: int, size: int, memory: int) -> Found:
    """First renders and warm ones beside the bare server, in turn; then the memory."""
    discord, told = Discord.new(), cases(random.Random(7))
    with TemporaryDirectory() as folder, started("ours", discord.public_key) as ours:
        constant = str(Path(folder, "constant.json"))
        await _keep_typical(discord, ours, constant)
        with started("bare", discord.public_key, constant) as bare:
            for one in (ours, bare):
                await posted(one, list(requests(discord, told, WARM_UP)))
            four = await _in_turn(discord, told, (ours, bare), rounds, size)
            before = ours.memory()
            for _ in range(memory // size):
                await posted(ours, list(requests(discord, told, size)))
            return Found(*four, (before, ours.memory()), memory // size * size)


async def _in_turn(
    discord: Discord, told: Iterator[Told], servers: Sequence[Server], rounds: int, size: int
) -> tuple[Server, Server, Server, Server]:
    """First renders and bare answers, warm renders and bare answers, in each round."""
    ours, plain = servers
    first, bare, warm, bare_warm = (
        Server(one.process, one.port) for one in (ours, plain, ours, plain)
    )
    again = [next(told) for _ in range(WARM)]
    await posted(servers[0], list(requests(discord, iter(again), WARM)))
    for _ in range(rounds):
        bodies = list(requests(discord, told, size))
        await posted(first, bodies)
        await posted(bare, bodies)
        bodies = list(requests(discord, cycle(again), size))
        await posted(warm, bodies)
        await posted(bare_warm, bodies)
    return first, bare, warm, bare_warm


async def _keep_typical(discord: Discord, ours: Server, where: str) -> None:
    """Write down an answer of ours of middle length."""
    connection = await Connection.to(ours.port)
    bodies = requests(discord, cases(random.Random(3)), 51)
    answers = [(await connection.post(body))[1] for body in bodies]
    await connection.close()
    Path(where).write_bytes(sorted(answers, key=len)[len(answers) // 2])  # noqa: ASYNC240 - once


INTRODUCTION = """\
# Load

Written by `make load`. HTTP interactions, each signed, over {connections} kept connections on one
machine; each server has the first core, who posts the others. The bare one is aiohttp with the
same check of the same signatures, and answers a constant of the size of our own answers. Every
figure is a ratio of two medians of the same run.

*First renders* are whole cases in one line, of which hardly any comes twice. Among the *warm* ones
the same {warm} come again and again, from other people each time: their screens are remembered by
the options (1000 in each process), all else is done anew, the signature, the reading of the
interaction, the limits for each person, what holds in the place.
"""


def report(found: Found) -> str:
    """The figures as a page."""
    first, bare, warm, bare_warm = found.first, found.bare, found.warm, found.bare_warm
    before, after = found.memory
    rows = [
        ("first renders a second / the bare server", _rate(first, bare), FIRST_TARGET),
        ("warm renders a second / the bare server", _rate(warm, bare_warm), WARM_TARGET),
        ("processor time of the bare server / first renders", _work(bare, first), None),
        ("processor time of the bare server / warm renders", _work(bare_warm, warm), None),
        ("half of the first renders within / of the bare server's", _times(first, bare, 0.5), None),
        ("99 of 100 within / of the bare server's", _times(first, bare, 0.99), None),
    ]
    return "\n".join([
        INTRODUCTION.format(connections=CONNECTIONS, warm=WARM),
        table(rows, at_least=True),
        f"Memory after {found.sent} more interactions, beside that after a warm-up:\n",
        table([("memory after / before", after / before, GROWTH_TARGET)]),
    ])  # fmt: skip


def _rate(one: Server, other: Server) -> float:
    return median(one.rates) / median(other.rates)


def _work(one: Server, other: Server) -> float:
    return median(one.cpu) / median(other.cpu)


def _times(one: Server, other: Server, share: float) -> float:
    return one.quantile(share) / other.quantile(share)


def absolute(found: Found) -> str:
    """What this machine did, to be read and not to be kept."""
    named = {"first": found.first, "bare": found.bare, "warm": found.warm}
    lines = [
        f"{name}: {median(one.rates):.0f} a second, {median(one.cpu) * 1e6:.0f} us of processor, "
        f"p50 {one.quantile(0.5) * 1e3:.2f} ms, p99 {one.quantile(0.99) * 1e3:.2f} ms"
        for name, one in named.items()
    ]
    return "\n".join([*lines, "memory: {:.1f} MB, then {:.1f} MB".format(*found.memory)])


@click.command()
@click.option("--rounds", default=9, help="How often each server is measured, in turn.")
@click.option("--size", default=600, help="Interactions in a round.")
@click.option("--memory", default=100_000, help="Interactions after which memory is looked at.")
@click.option("--out", type=click.Path(path_type=Path), default=REPORT, help="Where to write.")
def main(rounds: int, size: int, memory: int, out: Path) -> None:
    """Measure and write the ratios."""
    found = asyncio.run(measured(rounds, size, memory))
    out.write_text(report(found), encoding="utf-8")
    click.echo(f"{report(found)}\n{absolute(found)}")


if __name__ == "__main__":
    main()
