"""What whoever runs the program sees: shards as told, counts, logs without secrets, a quiet end."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager

import discord
import pytest

from bot.ops import garbage
from bot.ops.logs import TALKATIVE, Discreet, JsonLines, concerns_us, discreet, hidden
from bot.ops.meter import BOUNDS, Meter
from bot.ops.metrics import exposition, registry
from bot.ops.options import BadShardsError, Shards
from bot.ops.stopping import idle, listening

# Put together here, so that nobody takes them for real ones.
BOT_TOKEN = ".".join(("M" * 26, "G" * 6, "x" * 38))
INTERACTION_TOKEN = "aW50ZXJhY3Rpb24" * 5
PERSON = "123456789012345678"


@pytest.mark.parametrize(
    ("ids", "count", "wanted"),
    [
        (None, None, None), (None, 4, None), ("0", 1, (0,)), ("0-3", 4, (0, 1, 2, 3)),
        (" 4-5 , 1 ", 6, (1, 4, 5)), ("1,1-2", 3, (1, 2)),
    ],
)  # fmt: skip
def test_shards_are_read_as_ranges(
    ids: str | None, count: int | None, wanted: tuple[int, ...] | None
) -> None:
    assert Shards.of(ids, count) == Shards(wanted, count)


@pytest.mark.parametrize(
    ("ids", "count"),
    [("0-3", None), ("0-3", 3), ("3-0", 4), ("3-0,1", 4), ("", 4), ("a", 4), ("1;2", 4),
     ("-1", 4), ("0-", 4), ("0-99999", 4)],
)  # fmt: skip
def test_shards_that_cannot_be_are_refused(ids: str, count: int | None) -> None:
    with pytest.raises(BadShardsError):
        Shards.of(ids, count)


def test_counts_are_told_as_prometheus_reads_them() -> None:
    meter = Meter()
    meter.outcomes.update(answered=3, limited=1)
    meter.statuses[401] += 2
    meter.screens["remembered"] += 4
    for seconds in (0.0005, 0.02, 100.0):
        meter.times.note(seconds)
    with meter.timed():
        page = exposition(registry(meter)).decode()
    told = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert told['director_interactions_total{outcome="answered"}'] == "3.0"
    assert told['director_http_responses_total{status="401"}'] == "2.0"
    assert told['director_screens_total{source="remembered"}'] == "4.0"
    assert told["director_interactions_in_hand"] == "1.0"
    assert told['director_answer_seconds_bucket{le="0.001"}'] == "1.0"
    assert told['director_answer_seconds_bucket{le="0.025"}'] == "2.0"
    assert told[f'director_answer_seconds_bucket{{le="{BOUNDS[-1]}"}}'] == "2.0"
    assert told['director_answer_seconds_bucket{le="+Inf"}'] == "3.0"
    assert meter.in_hand == 0


def test_what_fails_is_no_longer_in_hand() -> None:
    meter = Meter()
    with pytest.raises(ZeroDivisionError), meter.timed():
        _ = 1 / 0
    assert (meter.in_hand, sum(meter.times.counts)) == (0, 1)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (f"token {BOT_TOKEN} was refused", "token [token] was refused"),
        (f"POST /interactions/{PERSON}/{INTERACTION_TOKEN}/callback",
         "POST /interactions/[token]/callback"),
        (f"https://discord.com/api/v10/webhooks/42/{INTERACTION_TOKEN}?wait=1",
         "https://discord.com/api/v10/webhooks/[token]?wait=1"),
        ("postgresql://director:pass:word@db/director",
         "postgresql://director:[password]@db/director"),
        (f"(Guild: {PERSON}, User: {PERSON})", "(Guild: [id], User: [id])"),
        ("Law 67B1(a) of 2017, shard 3 of 12", "Law 67B1(a) of 2017, shard 3 of 12"),
    ],
)  # fmt: skip
def test_no_secret_and_nobodys_number_is_in_a_log(text: str, kept: str) -> None:
    assert hidden(text) == kept


def record(error: Exception | None = None) -> logging.LogRecord:
    try:
        if error is not None:
            raise error
    except Exception:  # noqa: BLE001 - a traceback is wanted
        found = sys.exc_info()
    else:
        found = None
    return logging.LogRecord("bot.x", logging.ERROR, __file__, 1, "who: %s", (PERSON,), found)


def test_a_json_line_tells_time_level_source_message_and_error() -> None:
    line = Discreet(JsonLines()).format(record(RuntimeError(BOT_TOKEN)))
    told = json.loads(line)
    assert "\n" not in line
    assert told["message"] == "who: [id]"
    assert (told["level"], told["logger"]) == ("error", "bot.x")
    assert "RuntimeError: [token]" in told["error"]
    assert BOT_TOKEN not in line
    assert told["time"].endswith("+00:00")
    assert "error" not in json.loads(JsonLines().format(record()))


@contextmanager
def log_made_discreet(*, as_json: bool) -> Generator[None]:
    """The log on standard error as the bot has it; afterwards as it was."""
    root, handler = logging.getLogger(), logging.StreamHandler()
    before = {one: one.formatter for one in root.handlers}
    levels = {one: logging.getLogger(one).level for one in TALKATIVE}
    root.addHandler(handler)
    try:
        discreet(as_json=as_json)
        yield
    finally:
        root.removeHandler(handler)
        for one, formatter in before.items():
            one.setFormatter(formatter)
            one.removeFilter(concerns_us)
        for one, level in levels.items():
            logging.getLogger(one).setLevel(level)


@pytest.mark.parametrize("as_json", [True, False])
def test_whoever_set_up_the_log_it_is_made_discreet(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with log_made_discreet(as_json=as_json):
        logging.getLogger("bot.x").error("who: %s", PERSON)
    said = capsys.readouterr().err
    assert "who: [id]" in said
    assert said.startswith("{") is as_json


def test_the_log_does_not_warn_of_what_the_bot_does_not_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    with log_made_discreet(as_json=False):
        discord.Client(intents=discord.Intents.default())
        logging.getLogger(TALKATIVE[0]).info("it is there")
        logging.getLogger(TALKATIVE[0]).warning("it is not there")
    assert capsys.readouterr().err == "it is not there\n"


async def test_the_end_waits_for_what_is_in_hand_but_not_for_ever() -> None:
    meter = Meter()
    assert await idle(meter)

    async def work() -> None:
        with meter.timed():
            await asyncio.sleep(0.1)

    working = asyncio.create_task(work())
    await asyncio.sleep(0)
    assert not await idle(meter, 0.01)
    assert await idle(meter, 5)
    await working


async def test_a_signal_asks_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    with listening() as asked:
        assert not asked.is_set()

    def none(*_: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(loop, "add_signal_handler", none)
    with listening() as asked:
        assert not asked.is_set()


def test_garbage_is_looked_for_more_seldom_once_everything_is_loaded() -> None:
    before, kept = gc.get_threshold(), gc.get_freeze_count()
    loaded: list[list[int]] = [[]]
    try:
        garbage.settle()
        assert gc.get_freeze_count() > kept
        assert not any(one is loaded for one in gc.get_objects())
        assert gc.get_threshold() == (garbage.NEW_OBJECTS, *before[1:])
    finally:
        gc.set_threshold(*before)
