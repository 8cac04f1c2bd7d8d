"""A long run of hostile input: ``python -m tools.fuzz --minutes 10`` or ``--count 1000000``.

Every interaction goes through the endpoint's desk as it would over HTTP. A finding is whatever
was raised and not foreseen, whoever caught it, and an answer that Discord would not take. Each
finding names the seed that leads to it: ``--seed N --count 1``. So is a case that costs more walks
than any may: the dearest ones are searched for at the end.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, cast

import click
from discord.app_commands import CommandNotFound, CommandSignatureMismatch

from bot.http.desk import PONG, Desk
from bot.http.dispatch import open_offline
from bot.http.kinds import MalformedError
from bot.ops.options import Keeping, Serving
from bot.plugin.client import Client
from bot.store import Address
from tests.bot.http_rest import Rest, rest
from tests.discord_contract.sent import Sent
from tools import fuzz_input as hostile
from tools.dearest import dearest, named
from tools.posted import Payload

KEPT, MOST_FINDINGS, EVERY = 500, 20, 10_000
DAMAGED, MANGLED = 0.1, 0.25
"""Shares of the bodies that are damaged as bytes, and of those or with something amiss inside."""
PATIENCE = 60.0
STARTS, STEPS = 40, 150
"""Of the search for the dearest case."""
EARLIER = (CommandNotFound, CommandSignatureMismatch)
"""What the library says where Discord knows the commands of another version."""
ESCAPED = ("never retrieved", "could not even be refused")


class Overheard(logging.Handler):
    """Keeps what is logged as an error, which is how the desk notes what it did not foresee."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, EARLIER):
            return
        cause = getattr(error, "original", None) or error
        place = _place(cause) if cause is not None else ""
        self.heard.append(f"{record.getMessage()}: {cause!r} {place}")


def _escaped(heard: str) -> bool:
    """Whether nobody dealt with it; a payload that Discord would not send may fail otherwise."""
    return any(sign in heard for sign in ESCAPED)


def _place(error: BaseException) -> str:
    """Where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})"


@dataclass(slots=True)
class Fuzz:
    """A desk, the tickets that it has given out, and what was found."""

    desk: Desk
    overheard: Overheard
    known: list[str] = field(default_factory=list[str])
    findings: list[str] = field(default_factory=list[str])
    refused: int = 0
    answered: int = 0

    discord: Rest = field(default_factory=Rest)
    """What goes to Discord beside the response."""

    async def one(self, seed: int) -> None:
        """One interaction, as its seed has it; the tickets are those that were given out before."""
        chosen = random.Random(seed)
        payload = hostile.interaction(self.known, chosen, str(10**17 + seed))
        shape = chosen.random()
        found: list[str] = []
        try:
            answer = await self.desk.answer(_body(payload, shape, chosen))
            if answer is not PONG:
                if answer.gone_out is not None:
                    answer.gone_out.set()
                await self.desk.finished(PATIENCE)
                if answer.body:
                    found += self._amiss(json.loads(answer.body), seed)
                found += self._posted(needed=not answer.body)
        except MalformedError:
            self.refused += 1
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            found.append(f"{error!r} {_place(error)}")
        heard = self.overheard.heard
        found += heard if shape >= MANGLED else filter(_escaped, heard)
        heard.clear()
        self.findings += [f"seed {seed}: {one}: {_told(payload)}" for one in found]

    def _amiss(self, answer: Payload, seed: int) -> list[str]:
        """Why Discord would not take an answer; its tickets are used from now on."""
        self.answered += 1
        for told in _custom_ids(answer):
            if len(self.known) < KEPT:
                self.known.append(told)
            else:
                self.known[seed % KEPT] = told
        return Sent("POST", "/interactions/1/t/callback", answer).faults()

    def _posted(self, *, needed: bool) -> list[str]:
        """Why Discord would not take what was posted in place of the response, or after it."""
        sent = tuple(self.discord.sent)
        for kept in (self.discord.sent, self.discord.at, self.discord.answered):
            kept.clear()
        nothing = [] if sent or not needed else ["nothing was answered"]
        return [*nothing, *(fault for one in sent for fault in one.faults())]


def _body(payload: Payload, shape: float, chosen: random.Random) -> bytes:
    """The payload as bytes: some damaged, some with something amiss inside, most whole."""
    if shape < DAMAGED:
        return hostile.body(payload, chosen)
    return json.dumps(payload if shape >= MANGLED else hostile.mangled(payload, chosen)).encode()


def _told(payload: Payload) -> str:
    """What was sent, as far as it matters."""
    return json.dumps({"locale": payload["locale"], **payload["data"]})[:500]


def _custom_ids(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        payload = cast("Payload", told)
        if isinstance(payload.get("custom_id"), str):
            yield payload["custom_id"]
        for inside in payload.values():
            yield from _custom_ids(inside)
    elif isinstance(told, list):
        for inside in cast("list[Any]", told):
            yield from _custom_ids(inside)


@contextmanager
def overhearing() -> Generator[Overheard]:
    """Listen to the logs of the bot and of the library."""
    overheard, log = Overheard(), logging.getLogger()
    log.addHandler(overheard)
    try:
        yield overheard
    finally:
        log.removeHandler(overheard)


async def run(seed: int, count: int | None, minutes: float | None, *, loud: bool = False) -> Fuzz:
    """Fuzz until the count or the time is up, or enough was found."""
    end = monotonic() + minutes * 60 if minutes is not None else None
    with TemporaryDirectory() as folder, overhearing() as overheard:
        keeping = Keeping(address=Address.of(None, Path(folder)))
        async with (
            rest() as discord,
            Client(Serving(folder=Path(folder), keeping=keeping)) as client,
        ):
            await open_offline(client)
            found = Fuzz(Desk(client, PATIENCE), overheard, discord=discord)
            done = 0
            while done != count and len(found.findings) < MOST_FINDINGS:
                if end is not None and monotonic() > end:
                    break
                await found.one(seed + done)
                done += 1
                if loud and done % EVERY == 0:
                    click.echo(f"{done}: {found.answered} answered, {found.refused} refused")
    return found


@click.command()
@click.option("--minutes", type=float, help="How long; otherwise --count says how many.")
@click.option("--count", type=int, help="How many interactions.")
@click.option("--seed", default=0, help="Where the numbers of the interactions begin.")
def main(minutes: float | None, count: int | None, seed: int) -> None:
    """Run, and tell what was found."""
    if minutes is None and count is None:
        minutes = 5
    logging.getLogger().addHandler(logging.NullHandler())
    found = asyncio.run(run(seed, count, minutes, loud=True))
    dear = dearest(seed, STARTS, STEPS)
    click.echo(f"the dearest case takes {dear[0].answer} walks: {named(dear[0].case)}")
    found.findings += [f"too dear: {named(one.case)}" for one in dear if not one.is_bounded]
    for one in found.findings:
        click.echo(one)
    click.echo(f"{found.answered} answered, {found.refused} refused, {len(found.findings)} found")
    sys.exit(bool(found.findings))


if __name__ == "__main__":
    main()
