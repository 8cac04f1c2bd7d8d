"""What was asked: the same, whichever of the two readers has read it."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.http.asking import asked_in
from bot.http.dispatch import open_offline, parsed
from bot.http.kinds import read
from bot.ops.options import Serving
from bot.plugin.asked import Kind
from bot.plugin.client import Client
from bot.plugin.commands import COMMANDS, Option
from bot.plugin.controls import Do, sentence
from bot.store import Place
from bot.ticket import about
from tests.bot.both_ways import by_library, differences
from tests.bot.http_harness import endpoint
from tools.posted import Payload, command, form, in_server, interaction, press, typing, user

NUMBERS = st.integers(1, 2**63 - 1).map(str)
LOCALES = st.sampled_from(["en-US", "pl", "no", "de", "xx"])
TICKET = about("00A", Do.SHOW, "en")
THREAD: Payload = {
    "type": 11, "owner_id": "1", "message_count": 0, "member_count": 1, "thread_metadata": {
        "archived": False, "auto_archive_duration": 60, "locked": False,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    },
}  # fmt: skip
ODD: list[Any] = [None, 0, "0", "", "x", "7", [], {}, True, -1, 1.5]
ROW: list[Payload] = [
    {"type": 17, "components": [
        {"type": 10, "content": "x"},
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": TICKET}]},
        {"type": 1, "components": [
            {"type": 3, "custom_id": f"{TICKET}0", "options": [{"label": "x", "value": "x"}]},
        ]},
    ]},
]  # fmt: skip


@pytest_asyncio.fixture
async def client(tmp_path: Path) -> AsyncGenerator[Client]:
    async with Client(Serving(folder=tmp_path)) as made:
        await open_offline(made)
        yield made


def value(option: Option) -> st.SearchStrategy[object]:
    """Whatever Discord lets somebody give."""
    if option.values:
        return st.sampled_from(option.values)
    if option.high is not None:
        return st.integers(option.low, option.high)
    return st.text(st.characters(codec="utf-8"), min_size=1, max_size=option.longest)


@st.composite
def commands(draw: st.DrawFn) -> Payload:
    one = draw(st.sampled_from(list(COMMANDS.values())))
    chosen = [o for n, o in enumerate(one.options) if draw(st.booleans()) or not n]
    return command(one.name, {o.name: draw(value(o)) for o in chosen})


@st.composite
def pressed(draw: st.DrawFn) -> Payload:
    made = draw(st.sampled_from([
        press(ROW, TICKET), press(ROW, f"{TICKET}0", "x"), form(ROW, TICKET, "♠9"),
    ]))  # fmt: skip
    message = made["message"]
    message["flags"] = draw(st.sampled_from([32768, 32768 | 64, 32768 | 64 | 4]))
    if draw(st.booleans()):
        message["interaction_metadata"] = {
            "id": draw(NUMBERS), "type": 2, "user": user(draw(NUMBERS)),
            "authorizing_integration_owners": {},
        }  # fmt: skip
        if draw(st.booleans()):
            message["interaction_metadata"]["target_message_id"] = draw(NUMBERS)
    if made["type"] == Kind.FORM and draw(st.booleans()):
        del made["message"]
    return made


@st.composite
def interactions(draw: st.DrawFn) -> Payload:
    """An interaction of any kind from anybody anywhere, just as Discord writes it."""
    made = draw(commands() | pressed())
    made["id"], made["locale"] = draw(NUMBERS), draw(LOCALES)
    made["user"]["id"] = draw(NUMBERS)
    made["channel"]["type"] = draw(st.sampled_from([1, 3]))
    return draw(on_a_server(in_server(made))) if draw(st.booleans()) else made


@st.composite
def on_a_server(draw: st.DrawFn, made: Payload) -> Payload:
    """Of one that has asked for the application, or not; in a channel or a thread."""
    made["guild_id"] = made["guild"]["id"] = draw(NUMBERS)
    made["guild_locale"] = draw(LOCALES)
    made["member"]["permissions"] = draw(st.integers(0, 2**53).map(str))
    made["authorizing_integration_owners"] = draw(st.sampled_from([
        {}, {"0": made["guild_id"]}, {"1": "7"}, {"0": "0", "1": "7"}, {"0": "12"},
    ]))  # fmt: skip
    made["channel"]["id"] = made["channel_id"] = draw(NUMBERS)
    if draw(st.booleans()):
        made["channel"] |= {**THREAD, "parent_id": draw(NUMBERS)}
    return made


async def test_both_readers_read_the_same_whatever_was_asked_wherever(client: Client) -> None:
    @settings(max_examples=300)
    @given(interactions())
    def same(made: Payload) -> None:
        body = json.dumps(made).encode()
        assert asked_in(body) is not None
        assert not differences(parsed(client, read(body)), made)

    same()


async def test_whatever_is_amiss_in_a_payload_the_readers_do_not_disagree(client: Client) -> None:
    odd: st.SearchStrategy[Any] = st.sampled_from(ODD)
    places = ("id", "type", "locale", "guild_locale", "guild_id", "channel", "user", "member",
              "message", "data", "authorizing_integration_owners", "channel_id")  # fmt: skip

    @settings(max_examples=300)
    @given(interactions(), st.sampled_from(places), odd, st.booleans())
    def same(made: Payload, place: str, told: Any, inside: bool) -> None:
        found: Any = made.get(place)
        if inside and hasattr(found, "keys"):
            for key in found:
                _agree(client, {**made, place: {**found, key: told}})
        else:
            _agree(client, {**made, place: told})

    same()


def _agree(client: Client, made: Payload) -> None:
    if type(made.get("type")) is not int:
        return
    try:
        found = parsed(client, json.loads(json.dumps(made)))
        by_library(found)
    except Exception:  # noqa: BLE001 - the library raises whatever it likes
        return
    assert not differences(found, made)


@pytest.mark.parametrize(
    "left",
    [
        typing("law", "clause", "67"),
        command("no-such-command", {}),
        command("defective-trick", {"trick": 3}),
        command("defective-trick", {"fault": "omitted", "trick": 14}),
        command("defective-trick", {"fault": "omitted", "trick": "3"}),
        command("defective-trick", {"fault": "omitted", "colour": "red"}),
        command("law", {"clause": ""}),
        command("law", {"clause": "6" * 101}),
        interaction(2, {"id": "9", "name": "ruling", "type": 3, "target_id": "8", "resolved": {}}),
        press(ROW, f"{TICKET}-not-on-the-message"),
        press(ROW, "somebody:elses"),
        press(ROW, TICKET, "a choice from a button"),
        press([{"type": 1, "components": [{"custom_id": about("0", Do.POST, "pl", 7)}]}],
              about("0", Do.POST, "pl", 7)),
    ],
)  # fmt: skip
def test_what_is_not_ordinary_is_left_to_the_library(left: Payload) -> None:
    assert asked_in(json.dumps(left).encode()) is None


def test_only_a_ticket_that_posts_begins_like_one() -> None:
    from bot.http.asking import POSTING  # noqa: PLC0415 - of no use elsewhere

    tickets = {one: about("00A", one, "no", 65, playing=True) for one in Do}
    assert [one for one, ticket in tickets.items() if ticket.startswith(POSTING)] == [Do.POST]


def test_where_the_server_has_not_asked_for_it_only_the_person_counts() -> None:
    here: Any = in_server(command("ruling", {}))
    away: Any = {**here, "authorizing_integration_owners": {"1": "7"}}
    asked, brought = (asked_in(json.dumps(one).encode()) for one in (here, away))
    assert asked is not None
    assert brought is not None
    assert asked.place == Place(user=7, channel=5, server=3)
    assert brought.place == Place(user=7)


async def test_whoever_sends_a_damaged_form_that_nobody_knows_is_told_so(tmp_path: Path) -> None:
    async with endpoint(tmp_path) as door:
        payload = form(ROW, "somebody:elses", "x")
        payload["data"]["components"] = [{"component": {"custom_id": "cards"}}]
        answer = await door.post(payload)
        assert answer.text == sentence("outdated", "en")
