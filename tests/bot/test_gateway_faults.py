"""What goes wrong on the gateway: no second answer, no dead button, no lost dialogue."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from bot.ops.options import Serving, Shards
from bot.plugin.client import Client
from tests.bot.gateway import INVALID, RECONNECT, Gateway, gateway, instead_of_discord, until
from tests.bot.http_harness import Answer
from tools.posted import Payload, command, in_server, press

ONE_OF_TWO = Shards.of("0", 2)
GIVEN = {"fault": "omitted", "played-on": "both", "offender": "defender"}
LATE = (404, {"code": 10062, "message": "Unknown interaction"})
EXPIRED = (401, {"code": 50027, "message": "Invalid Webhook Token"})
LIMITED = (429, {"message": "slow down", "retry_after": 0.05, "global": False})
BROKEN: tuple[int, dict[str, Any]] = (500, {"message": "not now", "code": 0})


@pytest.fixture
async def discords(tmp_path: Path) -> AsyncIterator[Gateway]:
    """A Discord with one shard of our bot connected; nobody waits before letting it in again."""
    async with gateway() as made:
        with (
            instead_of_discord(made.port),
            patch.object(Client, "before_identify_hook", AsyncMock()),
        ):
            async with Client(Serving(folder=tmp_path, shards=ONE_OF_TWO)) as client:
                working = asyncio.create_task(client.start("a.token.of-nobody"))
                await until(lambda: made.identified == [0])
                yield made
            working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await working


def begun() -> Payload:
    return in_server(command("defective-trick", GIVEN))


def pressed(answer: Answer, label: str) -> Payload:
    return in_server(press(answer.components, answer.button(label)))


async def goes_on(discords: Gateway, asked: Answer) -> Answer:
    """The button of a question still leads to its ruling."""
    ruling = await discords.ask(0, pressed(asked, "Yes"))
    assert "67B1(a)" in ruling.text
    return ruling


async def hang_up(discords: Gateway) -> None:
    await discords.shards[0].close(code=4000)


async def call_back(discords: Gateway) -> None:
    await discords.order(0, RECONNECT)


@pytest.mark.parametrize("interrupt", [hang_up, call_back])
async def test_a_closed_gateway_is_resumed_and_the_dialogue_goes_on(
    discords: Gateway, interrupt: Any
) -> None:
    asked = await discords.ask(0, begun())
    await interrupt(discords)
    await until(lambda: discords.resumed == [0])
    await goes_on(discords, asked)
    assert discords.identified == [0]


async def test_a_session_that_is_void_is_begun_anew_and_the_dialogue_goes_on(
    discords: Gateway,
) -> None:
    asked = await discords.ask(0, begun())
    await discords.order(0, INVALID, told=False)
    await until(lambda: discords.identified == [0, 0])
    await goes_on(discords, asked)


async def test_an_interaction_replayed_after_a_resume_is_answered_once(discords: Gateway) -> None:
    first = begun()
    asked = await discords.ask(0, first)
    await call_back(discords)
    await until(lambda: discords.resumed == [0])
    await discords.send(0, first)
    await goes_on(discords, asked)
    assert len(discords.answers_to(first)) == 1


@pytest.mark.parametrize("fault", [BROKEN, LIMITED])
async def test_a_discord_that_fails_or_is_busy_is_asked_again(
    discords: Gateway, fault: tuple[int, dict[str, Any]]
) -> None:
    first = begun()
    discords.rest.faults.append(fault)
    asked = await discords.ask(0, first)
    await until(lambda: len(discords.answers_to(first)) == 2)
    await goes_on(discords, asked)
    assert len(discords.answers_to(first)) == 2


async def test_an_answer_that_comes_too_late_leaves_the_buttons_alive(discords: Gateway) -> None:
    """After three seconds Discord takes no answer: the reader presses again."""
    asked = await discords.ask(0, begun())
    late = pressed(asked, "Yes")
    discords.rest.faults.extend([LATE, LATE])
    await discords.send(0, late)
    await until(lambda: not discords.rest.faults)
    await goes_on(discords, asked)
    assert {one.kind for one in discords.rest.sent} <= {"callback", "commands", "other"}


async def test_a_token_that_has_expired_posts_nothing_twice_and_loses_no_dialogue(
    discords: Gateway,
) -> None:
    ruling = await goes_on(discords, await discords.ask(0, begun()))
    preview = await discords.ask(0, pressed(ruling, "Publish"))
    post = pressed(preview, "Post it to the channel")
    before = len(discords.rest.sent)
    discords.rest.faults.extend([(200, {"interaction": {"id": "1", "type": 3}}), *[EXPIRED] * 3])
    told = await discords.ask(0, post)
    await until(lambda: not discords.rest.faults)
    sent = [one.kind for one in discords.rest.sent[before:]]
    assert sent[:2] == ["callback", "followup"]
    again = await discords.ask(0, pressed(told, "To the ruling"))
    assert again.text == ruling.text
