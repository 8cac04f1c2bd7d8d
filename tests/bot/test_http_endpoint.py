"""Interactions over a real socket: what comes in signed is answered in the same response."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.http.server import MOST_BYTES
from bot.http.signature import STALE_AFTER
from bot.plugin.controls import sentence
from bot.plugin.reference import reference_of
from tests.bot.http_harness import Answer, Door, endpoint
from tools.posted import (
    Connection,
    Payload,
    command,
    form,
    in_server,
    interaction,
    option,
    press,
    typing,
)

LOCALES = ("en-US", "pl", "no")
LANGUAGE = {"en-US": "en", "pl": "pl", "no": "no"}
BEGIN = {"fault": "omitted"}
WHOLE = {"offender": "declarer", "played-on": "both", "trick": 5, "suit-led": "S",
         "holds-suit": "yes"}  # fmt: skip


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncGenerator[Door]:
    async with endpoint(tmp_path) as opened:
        yield opened


def refused(answer: Answer, status: int, reason: str) -> bool:
    return answer.status == status and reason in answer.json["error"]


async def test_a_ping_is_answered_each_time(door: Door) -> None:
    answers = [await door.post({"type": 1, "id": "1", "application_id": "1"}) for _ in range(3)]
    assert {(one.status, one.body) for one in answers} == {(200, b'{"type":1}')}
    answers[0].sent.check()


async def test_a_forged_ping_is_refused_like_everything_forged(door: Door) -> None:
    body = b'{"type":1}'
    good = door.discord.signed(body)
    stale = door.discord.signed(body, 1_000_000_000)
    for headers in (
        {}, stale, {**good, "X-Signature-Ed25519": "00" * 64},
        {**good, "X-Signature-Ed25519": "no hexadecimal digits"},
        {**good, "X-Signature-Timestamp": "1"}, {**good, "X-Signature-Timestamp": ""},
    ):  # fmt: skip
        assert refused(await door.raw(body, headers), 401, "signature")
    assert refused(await door.raw(body + b" ", good), 401, "signature")
    assert (await door.raw(body, good)).status == 200
    assert STALE_AFTER < 15 * 60


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"9" * 100_000, "not JSON"),
        (b"[]", "not an object"),
        (b"null", "not an object"),
        (b"{}", "unknown type"),
        (b'{"type":0}', "unknown type"),
        (b'{"type":true}', "unknown type"),
        (b'{"type":"2"}', "unknown type"),
        (b'{"type":99}', "unknown type"),
        (b'{"type":2}', "without data"),
        (b'{"type":3,"data":{},"token":"t"}', "without custom_id"),
        (b'{"type":2,"data":{"name":"law"},"token":"t"}', "without an id"),
        (b'{"type":2,"data":{"name":"law"},"token":"t","id":"1","user":{},"locale":7}', "id"),
        (b'{"type":2,"data":{"name":"law"},"token":"t","id":"1","application_id":"x"}', "an id"),
        (b'{"type":2,"data":{"name":"law"},"token":"t","id":"1","application_id":"1"}', "nobody"),
        (
            b'{"type":2,"data":{"name":"law"},"token":"t","id":"1","application_id":"1","user":{}}',
            "be read",
        ),
    ],
)
async def test_what_is_no_interaction_is_refused_politely(
    body: bytes, reason: str, door: Door
) -> None:
    assert refused(await door.raw(body), 400, reason)
    assert (await door.post({"type": 1})).status == 200


async def test_a_body_that_is_too_long_is_not_read(door: Door) -> None:
    answer = await door.raw(b" " * (MOST_BYTES + 1))
    assert answer.status == 413


async def test_only_posts_to_the_endpoint_are_heard(door: Door) -> None:
    statuses = [(await door.connection.get(path))[0] for path in ("/interactions", "/", "/else")]
    assert statuses == [405, 405, 404]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("placed", [dict, in_server])
async def test_a_slash_command_is_answered_in_the_response(
    locale: str, placed: Any, door: Door
) -> None:
    answer = await door.post(placed(command("defective-trick", BEGIN | WHOLE, locale=locale)))
    assert (answer.status, answer.json["type"]) == (200, 4)
    assert answer.json["data"]["flags"] & 64
    assert sentence("why", LANGUAGE[locale]) in answer.body.decode("unicode_escape")
    answer.sent.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_press_changes_the_message_that_it_was_made_on(locale: str, door: Door) -> None:
    asked = await door.post(command("defective-trick", BEGIN, locale=locale))
    first = asked.custom_ids[0]
    answer = await door.post(in_server(press(asked.components, first, locale=locale)))
    assert answer.json["type"] == 7
    assert answer.text != asked.text
    answer.sent.check()


async def test_cards_are_written_in_a_form_and_sent_in(door: Door) -> None:
    given = {"fault": "extra", "played-on": "both", "offender": "defender"}
    asked = await door.post(command("defective-trick", given, locale="pl"))
    for _ in range(2):
        asked = await pressed(door, asked, "Tak")
    opened = await pressed(door, asked, sentence("write", "pl"))
    assert opened.json["type"] == 9
    opened.sent.check()
    custom_id = opened.json["data"]["custom_id"]
    answer = await door.post(form(asked.components, custom_id, "9 pik", locale="pl"))
    assert answer.json["type"] == 7
    assert answer.text != asked.text
    answer.sent.check()


async def pressed(door: Door, answer: Answer, label: str) -> Answer:
    """Press the button with a label."""
    return await door.post(press(answer.components, answer.button(label), locale="pl"))


async def test_what_is_being_typed_is_completed(door: Door) -> None:
    answer = await door.post(typing("law", "clause", "67", locale="no"))
    assert answer.json["type"] == 8
    assert answer.json["data"]["choices"]
    answer.sent.check()
    nothing = await door.post(typing("law", "no-such-option", "67"))
    assert nothing.json == {"type": 8, "data": {"choices": []}}
    nothing = await door.post(typing("no-such-command", "clause", "67"))
    assert nothing.json == {"type": 8, "data": {"choices": []}}
    nothing.sent.check()


@pytest.mark.parametrize(
    ("edition", "deeper"), [("1997", False), ("2007", True), ("2017", False), ("another", False)]
)
async def test_what_is_completed_follows_the_edition_that_was_chosen(
    edition: str, deeper: bool, door: Door
) -> None:
    """16C2 has parts of its own in the Laws of 2007 alone; for no edition the newest stands."""
    payload = typing("law", "clause", "16C")
    payload["data"]["options"].append(option("edition", edition))
    answer = await door.post(payload)
    answer.sent.check()
    values = [one["value"] for one in answer.json["data"]["choices"]]
    assert values[:3] == ["16C", "16C1", "16C2"]
    assert ("16C2(a)" in values) is deeper


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_no_version_knows_gets_a_private_sentence(locale: str, door: Door) -> None:
    asked = await door.post(command("defective-trick", BEGIN, locale=locale))
    unknown = {
        "no-such-command": [command("no-such-command", {}, locale=locale),
                            in_server(menu("Rule on that", locale))],
        "outdated": [press(asked.components, "somebody:elses", locale=locale),
                     form(asked.components, "somebody:elses", "S9", locale=locale)],
        "failed": [press(asked.components, "dpl1:not-on-the-message", locale=locale)],
        "forged": [form(asked.components, "dpl1:damaged", "S9", locale=locale)],
    }  # fmt: skip
    for name, payloads in unknown.items():
        for payload in payloads:
            answer = await door.post(payload)
            assert (answer.status, answer.json["type"]) == (200, 4)
            assert answer.json["data"]["content"] == sentence(
                name, LANGUAGE[locale], reference=reference_of(int(payload["id"]))
            )
            assert answer.json["data"]["flags"] == 64
            answer.sent.check()


def menu(name: str, locale: str) -> Payload:
    """A command from the menu of a message."""
    data: Payload = {"id": "9", "name": name, "type": 3, "target_id": "8", "resolved": {}}
    return interaction(2, data, locale=locale)


async def test_an_interaction_that_is_repeated_gets_the_answer_that_it_had(door: Door) -> None:
    payload = command("defective-trick", BEGIN)
    bodies = [(await door.post(payload)).body for _ in range(3)]
    assert len(set(bodies)) == 1
    assert (await door.post({**payload, "id": "77"})).body == bodies[0]


async def test_whoever_floods_is_asked_to_wait_and_others_are_not(door: Door) -> None:
    many = sentence("too-many", "no")
    answers = [
        await door.post(command("defective-trick", BEGIN, who="8", locale="no")) for _ in range(60)
    ]
    told = [one.json["data"].get("content") for one in answers]
    asked = [number for number, one in enumerate(told) if one == many]
    assert asked
    assert min(asked) >= 30
    other = await door.post(command("defective-trick", BEGIN, who="9", locale="no"))
    assert other.json["data"]["components"]
    answers[asked[0]].sent.check()


async def test_many_at_once_each_get_their_own_answer(door: Door) -> None:
    async def one(locale: str, who: str) -> str:
        assert door.served is not None
        connection = await Connection.to(door.served.port)
        payload = command("defective-trick", BEGIN, locale=locale, who=who)
        answer = Answer(*await connection.post(door.discord.request(payload)))
        await connection.close()
        return answer.text

    people = [(locale, str(100 + number)) for number, locale in enumerate(LOCALES * 5)]
    texts = await asyncio.gather(*(one(*person) for person in people))
    for locale in LOCALES:
        told = {text for text, (spoken, _) in zip(texts, people, strict=True) if spoken == locale}
        assert len(told) == 1
    assert len(set(texts)) == len(LOCALES)


async def test_health_readiness_and_counts_are_told(door: Door) -> None:
    await door.post(command("defective-trick", BEGIN))
    assert await door.connection.get("/health") == (200, b"alive\n")
    assert await door.connection.get("/ready") == (200, b"ready\n")
    status, page = await door.connection.get("/metrics")
    counts = dict(line.rsplit(" ", 1) for line in page.decode().splitlines() if line[0] != "#")
    assert status == 200
    assert float(counts['director_interactions_total{outcome="answered"}']) >= 1
    assert float(counts['director_http_responses_total{status="200"}']) >= 1
    assert float(counts["director_answer_seconds_count"]) >= 1
    assert door.served is not None
    door.served.health.stopping = True
    assert (await door.connection.get("/ready"))[0] == 503


async def test_the_pages_on_health_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    async with endpoint(tmp_path, watch_port=0) as alone:
        assert (await alone.connection.get("/metrics"))[0] == 404
        assert (await alone.post({"type": 1})).status == 200


async def test_json_goes_out_as_json(door: Door) -> None:
    head = await headers(door, {"type": 1})
    assert b"application/json" in head


async def headers(door: Door, payload: Payload) -> bytes:
    """The head of a response, raw."""
    assert door.served is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", door.served.port)
    writer.write(door.discord.request(payload))
    head = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    await writer.wait_closed()
    assert json.loads(await reader.read(10)) == {"type": 1}
    return head
