"""The load: all commands with legal options, presses on the answers, and a report of ratios."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.http.kinds import AUTOCOMPLETE, read
from bot.http.signature import SIGNATURE, TIMESTAMP, Verifier
from bot.ops.meter import METER
from bot.plugin.commands import COMMANDS, LAW
from bot.plugin.registered import commands
from locales import LANGUAGES, language_for
from tests.bot.http_harness import endpoint
from tools import load, posted
from tools.load import Found, Server, Told, report, typical
from tools.load_cases import OTHERS, SHARES, Drawn, What, is_refused, mixed, requests, shown
from tools.load_options import COMPLETING, options, value_of
from tools.posted import Discord, Payload

SAMPLE = 250
SEED = 11


async def draw(seed: int, size: int) -> list[Drawn]:
    async with mixed(seed) as mix:
        return await mix.drawn(size)


@pytest.fixture(scope="module")
def drawn() -> list[Drawn]:
    return asyncio.run(draw(SEED, SAMPLE))


@pytest.fixture(scope="module")
def calls(drawn: list[Drawn]) -> list[Payload]:
    return [one.payload for one in drawn if one.what in (What.COMMAND, What.LAW)]


def test_every_kind_has_its_share(drawn: list[Drawn]) -> None:
    found = Counter(one.what for one in drawn)
    for what, share in SHARES.items():
        error = (share * (1 - share) / SAMPLE) ** 0.5
        assert abs(found[what] / SAMPLE - share) < 3 * error, what


def test_all_commands_are_called_in_every_language(calls: list[Payload]) -> None:
    """One or two with a single screen may be missing: somebody has pressed to it before."""
    assert {*OTHERS, LAW} == set(COMMANDS.values())
    called = {one["data"]["name"] for one in calls}
    assert called <= set(COMMANDS)
    assert len(called) >= len(COMMANDS) - 2
    assert {language_for(one["locale"]) for one in calls} == set(LANGUAGES)


def test_no_answer_comes_twice(drawn: list[Drawn]) -> None:
    told = [
        shown(json.loads(one.answer)["data"])
        for one in drawn
        if one.payload["type"] != AUTOCOMPLETE
    ]
    assert len(set(told)) == len(told)


async def test_the_same_seed_draws_the_same_and_another_one_something_else(
    drawn: list[Drawn],
) -> None:
    told = [one.payload["data"] for one in drawn[:40]]
    for seed, same in ((SEED, True), (SEED + 1, False)):
        again = [one.payload["data"] for one in await draw(seed, 40)]
        assert (again == told) is same


async def test_everything_is_answered_without_a_refusal(drawn: list[Drawn], tmp_path: Path) -> None:
    """By an endpoint that has not seen any of it, and gives the same answers."""
    METER.outcomes.clear()
    async with endpoint(tmp_path) as door:
        for request, one in zip(requests(door.discord, drawn), drawn, strict=True):
            status, body = await door.connection.post(request)
            assert status == 200
            answer = json.loads(body)
            assert not is_refused(answer), one.payload["data"]
            told = json.loads(one.answer)
            assert shown(answer["data"]) == shown(told["data"]), one.payload["data"]
    assert set(METER.outcomes) == {"answered"}


def test_every_option_that_a_command_declares_has_a_legal_value(calls: list[Payload]) -> None:
    chosen = random.Random(5)
    for command in COMMANDS.values():
        for option in command.options:
            assert value_of(option, chosen, "pl", ("an id",)) is not None, option.name
    called = {
        (one["data"]["name"], told["name"]) for one in calls for told in one["data"]["options"]
    }
    declared = {
        (command.name, one.name) for command in COMMANDS.values() for one in command.options
    }
    assert len(called) > len(declared) * 0.8


def test_a_command_lacks_nothing_that_it_needs() -> None:
    chosen = random.Random(5)
    for command in COMMANDS.values():
        for _ in range(20):
            filled = options(command, chosen, "en", ("an id",))
            assert filled is not None
            assert not command.first_required or command.options[0].name in filled
    assert options(COMMANDS["case"], chosen, "en") is None


def test_all_that_completes_is_typed_into() -> None:
    completing = {(one.name, told.name) for one in commands() for told in one.parameters
                  if told.autocomplete}  # fmt: skip
    assert {(command, option.name) for command, option in COMPLETING} == completing


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("lead-out-of-turn", {"offender-seat": "N", "declarer-seat": "N", "offender": "defender"}),
        ("exposed-card", {"cards": "9"}),
        ("exposed-card", {"cards": "nonsense"}),
        ("wrong-card-count", {"north": "many"}),
        ("defective-trick", {"fault": "omitted", "contract": "nonsense"}),
        ("case", {"id": "nonsense"}),
        ("law", {"clause": "zzzzzz"}),
        ("no-such-command", {}),
    ],
)
async def test_a_refusal_is_known_in_every_language(
    name: str, told: dict[str, object], tmp_path: Path
) -> None:
    async with endpoint(tmp_path) as door:
        for locale in ("en-US", "pl", "no"):
            answer = await door.post(posted.command(name, told, locale=locale))
            assert is_refused(answer.json)


def test_every_request_is_signed_and_from_somebody_else(drawn: list[Drawn]) -> None:
    discord = Discord.new()
    verifier, people = Verifier(discord.public_key), set[str]()
    for request in requests(discord, drawn):
        head, _, body = request.partition(b"\r\n\r\n")
        told = dict(line.split(": ") for line in head.decode().split("\r\n")[1:])
        assert verifier.accepts(told[SIGNATURE], told[TIMESTAMP], body, time.time())
        payload = read(body)
        people.add(payload.get("user", payload.get("member", {}).get("user"))["id"])
    assert len(people) == SAMPLE


def test_the_typical_answer_is_one_of_middle_length() -> None:
    told = [Drawn(What.LAW, {}, b"x" * length) for length in (9, 1, 5, 700, 4)]
    assert typical(told) == b"xxxxx"


def measured(rate: float) -> Server:
    nobody: Any = None
    return Server(nobody, 0, [1 / rate] * 10, [rate] * 3, [1 / rate] * 3)


async def test_a_short_run_measures_both_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARM_UP", 10)
    found = await load.measured(Told(seed=2, rounds=3, size=10, minutes=0))
    assert sum(found.drawn.values()) == 10  # no other round is begun when the time is up
    assert len(found.first.seconds) == len(found.again.seconds) == 10
    assert len(found.bare.seconds) == len(found.bare_again.seconds) == 10 * load.BARE_TIMES
    assert min(found.memory) > 0


def test_the_report_gives_ratios_and_the_line_that_measures_again() -> None:
    found = Found(
        measured(40), measured(100), measured(50), measured(80), (80.0, 82.0), {What.LAW: 7}
    )
    text = report(found, Told(3, 2, 50, 1.5), "Beside it the tests ran.")
    assert "`python -m tools.load --seed 3 --rounds 2 --size 50 --minutes 1.5`" in text
    assert "\n- 7 look-ups of a clause\n" in text
    assert "Beside it the tests ran." in text
    assert "| processor time of the bare server / first renders | 0.4 |" in text
    assert "| processor time of the bare server / the same again | 0.625 |" in text
    assert "| first renders, 99 of 100 within / of the bare server's | 2.5 |" in text
    assert "| memory after the run / after the warm-up | 1.02 |" in text
