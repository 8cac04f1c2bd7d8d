"""Processes of both transports on one database: one dialogue, wherever a press lands."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Address, Target, open_store
from bot.wording import words
from tests.bot.gateway import Gateway, gateway, until
from tests.bot.http_harness import Answer, Door
from tests.bot.running import Process, serving, sharing
from tests.bot.store import postgres
from tools.posted import Connection, Discord, Payload, command, in_server, number, press

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no SIGTERM to be asked with"
)
PATIENCE = 10.0
WHO = "876543210987654321"
ASTRID = "876543210987654322"
OLA = {"locale": "pl", "who": WHO}
GIVEN = {"fault": "omitted", "played-on": "both", "offender": "defender"}


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with postgres.somewhere() as address:
        yield address


async def posted(discord: Discord, process: Process, payload: Payload) -> Answer:
    return await posted_as_it_is(discord, process, in_server(payload))


async def posted_as_it_is(discord: Discord, process: Process, payload: Payload) -> Answer:
    connection = await Connection.to(process.port)
    answer = await Door(discord, connection, None).post(payload)
    await connection.close()
    return answer


async def ended_well(*processes: Process) -> None:
    """All stop when they are asked to; nothing went wrong, and nobody is named."""
    ended = await asyncio.gather(*(asyncio.to_thread(one.stop) for one in processes))
    assert ended == [0] * len(processes)
    log = [json.loads(line) for one in processes for line in one.told]
    assert not [one for one in log if one["level"] == "error"]
    assert WHO not in json.dumps(log)


def shards_are_in(discords: Gateway) -> bool:
    return sorted(discords.identified) == [0, 1]


async def test_two_http_and_two_shard_processes_on_one_postgresql_serve_one_dialogue(
    postgresql: str, tmp_path: Path
) -> None:
    discord = Discord.new()
    told = {"DATABASE_URL": postgresql, "DIRECTOR_DATA_DIR": str(tmp_path)}
    async with gateway() as discords:
        with (
            serving(discord, told, 2) as over_http,
            sharing(discords.port, told, 2) as shards,
        ):
            await until(lambda: shards_are_in(discords))
            answers = [one async for one in everywhere(discord, discords, *over_http)]
            await ended_well(*over_http, *shards)
    asked, ruling, again, other = answers
    assert [one.json["type"] for one in answers] == [4, 7, 7, 7]
    assert "67B1a" in ruling.text
    assert again.text == asked.text
    assert "67B1b" in other.text
    for one in answers:
        one.sent.check()


async def test_what_was_chosen_holds_in_every_process_on_one_postgresql(
    postgresql: str, tmp_path: Path
) -> None:
    """The reader's Discord is Polish; Norwegian was chosen, and stands in the database alone."""
    store = open_store(Address.of(postgresql, tmp_path), limit=PATIENCE)
    await store.choose(Target.user(int(ASTRID)), language="no")
    await store.close()
    discord = Discord.new()
    told = {"DATABASE_URL": postgresql, "DIRECTOR_DATA_DIR": str(tmp_path)}

    def asked() -> Payload:
        return command("defective-trick", GIVEN, locale="pl", who=ASTRID)

    async with gateway() as discords:
        with (
            serving(discord, told, 2) as over_http,
            sharing(discords.port, told, 2) as shards,
        ):
            await until(lambda: shards_are_in(discords))
            answers = [await posted(discord, one, asked()) for one in over_http]
            answers += [await discords.ask(one, in_server(asked())) for one in (0, 1)]
            await ended_well(*over_http, *shards)
    for one in answers:
        one.button("Nei")
        assert one.text == answers[0].text


async def everywhere(
    discord: Discord, discords: Gateway, first: Process, second: Process
) -> AsyncIterator[Answer]:
    """One dialogue, each answer of it from another process."""
    yield (asked := await posted(discord, first, command("defective-trick", GIVEN, **OLA)))
    yes = press(asked.components, asked.button("Tak"), **OLA)
    yield (ruling := await discords.ask(0, in_server(yes)))
    back = press(ruling.components, ruling.button("Wstecz"), **OLA)
    yield (again := await discords.ask(1, in_server(back)))
    no = press(again.components, again.button("Nie"), **OLA)
    yield await posted(discord, second, no)


async def previewed(discord: Discord, process: Process) -> Answer:
    """The preview of a ruling."""
    asked = await posted(discord, process, command("defective-trick", GIVEN, **OLA))
    ruling = await posted(discord, process, press(asked.components, asked.button("Tak"), **OLA))
    publish = press(ruling.components, ruling.button("Opublikuj"), **OLA)
    return await posted(discord, process, publish)


async def test_a_press_given_to_two_http_processes_posts_one_ruling(tmp_path: Path) -> None:
    discord = Discord.new()
    told = {"DIRECTOR_DATA_DIR": str(tmp_path)}
    async with gateway() as discords:
        with serving(discord, told, 2, discords.port) as (first, second):
            preview = await previewed(discord, first)
            confirm = preview.button("Wyślij na kanał")
            post = in_server(press(preview.components, confirm, **OLA))
            answers = await asyncio.gather(
                *(posted_as_it_is(discord, one, post) for one in (first, second))
            )
            await until(lambda: len(discords.answers_to(post)) == 2)
            await ended_well(first, second)
    kinds = [one.kind for one in discords.rest.sent]
    assert [one.status for one in answers] == [202, 202]
    assert kinds.count("callback") == 2
    assert kinds.count("followup") == 1


@pytest.fixture
def told(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The settings of processes on one database, or on one that nobody reaches."""
    url = {"sqlite": "", "away": "postgresql://ann@127.0.0.1:9/club"}.get(kind)
    if url is None:
        url = request.getfixturevalue("postgresql")
    return {"DIRECTOR_DATA_DIR": str(tmp_path), **({"DATABASE_URL": url} if url else {})}


@pytest.mark.parametrize(("kind", "posts"), [("sqlite", 1), ("postgresql", 1), ("away", 2)])
async def test_two_presses_on_one_preview_in_two_processes_post_one_ruling_if_there_is_a_database(
    told: dict[str, str], posts: int
) -> None:
    discord, rounds = Discord.new(), 4
    presses: list[Payload] = []
    async with gateway() as discords:
        with serving(discord, told, 2, discords.port) as (first, second):
            for _ in range(rounds):
                preview = await previewed(discord, first)
                post = press(preview.components, preview.button("Wyślij na kanał"), **OLA)
                twice = [in_server({**post, "id": number(), "token": f"t{number()}"}) for _ in "ab"]
                sent = zip((first, second), twice, strict=True)
                await asyncio.gather(*(posted_as_it_is(discord, *one) for one in sent))
                presses += twice
            await until(lambda: all(discords.answers_to(one) for one in presses))
            await until(lambda: not pending(discords, rounds * posts))
            await ended_well(first, second)
    refused = words("pl").text("publish-already")
    told_so = [one for one in presses if refused in str(discords.answers_to(one)[0].body)]
    assert [one.kind for one in discords.rest.sent].count("followup") == rounds * posts
    assert len(told_so) == rounds * (2 - posts)


def pending(discords: Gateway, expected: int) -> bool:
    """Whether rulings are still on their way to the channel."""
    return [one.kind for one in discords.rest.sent].count("followup") < expected


async def test_each_of_two_shard_processes_has_its_own_shard_and_goes_on_with_the_others_dialogue(
    postgresql: str, tmp_path: Path
) -> None:
    told = {"DATABASE_URL": postgresql, "DIRECTOR_DATA_DIR": str(tmp_path)}
    async with gateway() as discords:
        with sharing(discords.port, told, 2) as (first, second):
            await until(lambda: shards_are_in(discords))
            asked = await discords.ask(1, in_server(command("defective-trick", GIVEN, **OLA)))
            await ended_well(second)
            yes = press(asked.components, asked.button("Tak"), **OLA)
            ruling = await discords.ask(0, in_server(yes))
            await ended_well(first)
    assert "67B1a" in ruling.text
