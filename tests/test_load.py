"""The load: whole cases that differ, signed, and a report of ratios."""

from __future__ import annotations

import json
import random
import time
from itertools import islice
from typing import Any

from bot.http.kinds import read
from bot.http.signature import SIGNATURE, TIMESTAMP, Verifier
from tools.load import Found, Server, report
from tools.load_cases import cases, requests
from tools.posted import Discord


def test_hardly_any_case_comes_twice() -> None:
    told = [json.dumps(one) for one in islice(cases(random.Random(1)), 300)]
    assert len(set(told)) > 280


def test_every_request_is_signed_and_from_somebody_else() -> None:
    discord = Discord.new()
    verifier, people = Verifier(discord.public_key), set[str]()
    for request in requests(discord, cases(random.Random(1)), 20):
        head, _, body = request.partition(b"\r\n\r\n")
        told = dict(line.split(": ") for line in head.decode().split("\r\n")[1:])
        assert verifier.accepts(told[SIGNATURE], told[TIMESTAMP], body, time.time())
        payload = read(body)
        people.add(payload.get("user", payload.get("member", {}).get("user"))["id"])
    assert len(people) == 20


def measured(rate: float) -> Server:
    nobody: Any = None
    return Server(nobody, 0, [1 / rate] * 10, [rate] * 3, [1 / rate] * 3)


def test_the_report_says_which_targets_were_reached() -> None:
    found = Found(measured(40), measured(100), measured(60), measured(100), (80.0, 82.0), 1000)
    text = report(found)
    assert "| first renders a second / the bare server | 0.4 | at least 0.35 | yes |" in text
    assert "| warm renders a second / the bare server | 0.6 | at least 0.7 | **no** |" in text
    assert "| half of the first renders within / of the bare server's | 2.5 |" in text
    assert "| memory after / before | 1.02 | at most 1.1 | yes |" in text
