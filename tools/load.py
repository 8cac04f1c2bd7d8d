"""All commands over HTTP, mixed, on one core beside a bare server: ``python -m tools.load``.

Writes docs/load.md. Both servers check the same signatures of the same bodies and run on the same
core, in turn; the bare one answers a constant of the size of our own answers. Only ratios are
written, so that they mean something on another machine.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

import click
import psutil

from tools.load_cases import SHARES, Drawn, Mix, What, mixed, requests
from tools.mutants import ROOT
from tools.posted import Connection, Discord

REPORT = ROOT / "docs" / "load.md"
CONNECTIONS = 4
MEGABYTE = 1024 * 1024
WARM_UP = 300
BARE_TIMES = 5
"""How often the bare server gets what ours gets once: processor time is told in hundredths."""


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
        process.stdout.close()


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
class Told:
    """What a run is told."""

    seed: int
    rounds: int
    size: int
    minutes: float

    @property
    def command(self) -> str:
        """The line that measures the same again."""
        return (
            f"python -m tools.load --seed {self.seed} --rounds {self.rounds} --size {self.size} "
            f"--minutes {self.minutes:g}"
        )


@dataclass(frozen=True, slots=True)
class Found:
    """Everything that is written down."""

    first: Server
    bare: Server
    again: Server
    bare_again: Server
    memory: tuple[float, float]
    """Megabytes after a warm-up, and after all."""
    drawn: Mapping[What, int]
    """How many of each kind were asked for a first time."""


async def measured(told: Told) -> Found:
    """First renders and the same once more, beside the bare server, in turn; and the memory."""
    discord, end = Discord.new(), monotonic() + told.minutes * 60
    with TemporaryDirectory() as folder, started("ours", discord.public_key) as ours:
        async with mixed(told.seed) as mix:
            warm_up = await mix.drawn(WARM_UP)
            constant = Path(folder, "constant.json")
            constant.write_bytes(typical(warm_up))  # noqa: ASYNC240 - once
            with started("bare", discord.public_key, str(constant)) as bare:
                for one in (ours, bare):
                    await posted(one, requests(discord, warm_up))
                before = ours.memory()
                first, plain, again, plain_again = (
                    Server(one.process, one.port) for one in (ours, bare, ours, bare)
                )
                drawn = Counter[What]()
                for done in range(told.rounds):
                    if done and monotonic() > end:
                        break
                    drawn += await _round(
                        discord, mix, (first, plain, again, plain_again), told.size
                    )
                memory = before, ours.memory()
                return Found(first, plain, again, plain_again, memory, drawn)


async def _round(discord: Discord, mix: Mix, servers: Sequence[Server], size: int) -> Counter[What]:
    """The same requests to both servers, and then once more from other people."""
    drawn = await mix.drawn(size)
    for one, times in zip(servers, (1, BARE_TIMES, 1, BARE_TIMES), strict=True):
        await posted(one, requests(discord, drawn * times))
    return Counter(one.what for one in drawn)


def typical(drawn: Sequence[Drawn]) -> bytes:
    """The answer of middle length."""
    return sorted((one.answer for one in drawn), key=len)[len(drawn) // 2]


INTRODUCTION = """\
# Load

Written by `{command}`.

HTTP interactions, each signed, over {connections} kept connections on one machine; each server has
the first core, who posts the others. The bare one is aiohttp with the same check of the same
signatures, and answers a constant of the size of our own answers. There is no database. All figures
are ratios of what was measured in the same run.

What is asked is drawn at random from the commands as they are declared, with legal options, and
from the controls of the answers that the program gave, in English, Polish and Norwegian; what would
be refused is drawn again. This time it was:

{drawn}

Among the *first renders* no answer comes twice, and none is one of the {warm_up} of the warm-up: of
what is shown nothing is remembered but words. *The same again* are those requests once more, from
other people: most screens are remembered by then, all else is done anew, the signature, the reading
of the interaction, the limits for each person, what holds in the place.
"""


def report(found: Found, told: Told, note: str = "") -> str:
    """The figures as a page."""
    first, bare, again, bare_again = found.first, found.bare, found.again, found.bare_again
    before, after = found.memory
    rows = [
        ("processor time of the bare server / first renders", _work(bare, first)),
        ("processor time of the bare server / the same again", _work(bare_again, again)),
        ("first renders, 99 of 100 within / of the bare server's", _times(first, bare)),
        ("the same again, 99 of 100 within / of the bare server's", _times(again, bare_again)),
        ("memory after the run / after the warm-up", after / before),
    ]
    drawn = "\n".join(f"- {found.drawn.get(one, 0)} {one.value}" for one in SHARES)
    introduction = INTRODUCTION.format(
        command=told.command, connections=CONNECTIONS, warm_up=WARM_UP, drawn=drawn
    )
    table = ["| Compared | Ratio |", "|---|---:|", *(f"| {one} | {x:.3g} |" for one, x in rows)]
    return "\n".join([introduction, *([f"{note}\n"] if note else []), *table, ""])


def _work(one: Server, other: Server) -> float:
    return fmean(one.cpu) / fmean(other.cpu)


def _times(one: Server, other: Server) -> float:
    return one.quantile(0.99) / other.quantile(0.99)


def absolute(found: Found) -> str:
    """What this machine did, to be read and not to be kept."""
    named = {"first": found.first, "bare": found.bare, "again": found.again}
    lines = [
        f"{name}: {median(one.rates):.0f} a second, {fmean(one.cpu) * 1e6:.0f} us of processor, "
        f"p50 {one.quantile(0.5) * 1e3:.2f} ms, p99 {one.quantile(0.99) * 1e3:.2f} ms"
        for name, one in named.items()
    ]
    return "\n".join([*lines, "memory: {:.1f} MB, then {:.1f} MB".format(*found.memory)])


@click.command()
@click.option("--seed", default=1, help="What is drawn: another seed, other interactions.")
@click.option("--rounds", default=9, help="How often each server is measured, in turn.")
@click.option("--size", default=500, help="Interactions in a round.")
@click.option("--minutes", default=10.0, help="After so long no other round is begun.")
@click.option("--note", default="", help="What else is to be said of this run.")
@click.option("--out", type=click.Path(path_type=Path), default=REPORT, help="Where to write.")
def main(seed: int, rounds: int, size: int, minutes: float, note: str, out: Path) -> None:
    """Measure and write the ratios."""
    told = Told(seed, rounds, size, minutes)
    found = asyncio.run(measured(told))
    out.write_text(report(found, told, note), encoding="utf-8")
    click.echo(f"{report(found, told, note)}\n{absolute(found)}")


if __name__ == "__main__":
    main()
