"""What the load consists of: whole cases in one line, in three languages, each another one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count, islice
from typing import TypeAlias

from tools.posted import Discord, Payload, command, in_server

Told: TypeAlias = tuple[str, str, Mapping[str, object]]
"""The caller's language, the command, its options."""

LOCALES = ("en-US", "pl", "no")
PEOPLE = 20_000
"""As many as that none of them meets the limit for one person."""
_people = count()


def cases(chosen: random.Random) -> Iterator[Told]:
    """Cases without end, in an order that looks like none; one seldom comes twice."""
    while True:
        yield (
            chosen.choice(LOCALES),
            "defective-trick",
            {
                "fault": "omitted",
                "offender": chosen.choice(("declarer", "dummy", "defender")),
                "played-on": chosen.choice(("both", "none")),
                "trick": chosen.randint(1, 12),
                "suit-led": chosen.choice("SHDC"),
                "holds-suit": chosen.choice(("yes", "no")),
                "edition": chosen.choice(("1997", "2007", "2017")),
                "declarer-seat": chosen.choice("NESW"),
            },
        )


def requests(discord: Discord, told: Iterator[Told], size: int) -> Iterator[bytes]:
    """Signed requests; every other one from a server."""
    for number, (locale, name, options) in enumerate(islice(told, size)):
        who = str(10**9 + next(_people) % PEOPLE)
        made: Payload = command(name, options, locale=locale, who=who)
        yield discord.request(in_server(made) if number % 2 else made)
