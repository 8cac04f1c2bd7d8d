"""Settings and the log over HTTP: any process holds what another was told, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.ops.options import Keeping
from bot.plugin.controls import Do
from bot.store import Address, Store, Target, Which
from bot.ticket import decode
from bot.wording import words
from locales import LANGUAGES
from tests.bot.http_harness import Answer, Door, endpoint
from tests.bot.http_rest import Rest, rest
from tests.bot.plugin_steps import BASIS, COMMAND, RULED
from tests.bot.settings_steps import CHANNEL, MANAGER, ME, MEMBER, SERVER
from tests.bot.store.conftest import address, opened, postgresql
from tools.posted import Payload, command, in_server, press

__all__ = ["address", "postgresql"]

OPTIONS: dict[str, object] = {**RULED}


def control(answer: Answer, action: Do, argument: int) -> str:
    """The custom id that stands for something."""
    return next(
        one
        for one in answer.custom_ids
        if (decode(one).action, decode(one).argument) == (action, argument)
    )


def here(payload: Payload, permissions: str = MANAGER) -> Payload:
    """The same interaction from a server, by somebody who manages it unless told otherwise."""
    made = in_server(payload)
    made["member"]["permissions"] = permissions
    return made


async def chosen(door: Door, scope: int, value: str, **who: Any) -> Answer:
    """Choose a value on the page of a scope."""
    first = await door.post(here(command("settings", {}, **who)))
    first.sent.check()
    custom_id = control(first, Do.SETTINGS, scope)
    page = await door.post(here(press(first.components, custom_id, **who)))
    page.sent.check()
    custom_id = next(
        one["custom_id"]
        for row in page.components[0]["components"]
        for one in row.get("components", ())
        if value in [option["value"] for option in one.get("options", ())]
    )
    reply = await door.post(here(press(page.components, custom_id, value, **who)))
    reply.sent.check()
    return reply


async def test_what_one_process_confirmed_holds_in_every_other(
    address: Address, tmp_path: Path
) -> None:
    kept = Keeping(address=address, limit=1.5)
    async with endpoint(tmp_path, keeping=kept) as one, endpoint(tmp_path, keeping=kept) as other:
        who = {"who": "71"}
        saved = await chosen(one, SERVER, "1997", **who)
        assert words("en").text("settings-saved") in saved.text
        await chosen(one, ME, "no", **who)
        ruling = await other.post(here(command(COMMAND, OPTIONS, **who)))
        ruling.sent.check()
        assert "1997" in ruling.text
        assert BASIS["no"].split("(")[0] in ruling.text
    async with opened(address) as store:
        assert (await store.choices(Target.of_server(3))).edition == "1997"
        await store.forget_server(3)
        await store.forget(Target.user(71))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_others_than_managers_are_refused_over_http_too(
    language: str, tmp_path: Path
) -> None:
    locale = {"en": "en-US"}.get(language, language)
    kept = Keeping(address=Address.of(None, tmp_path))
    async with endpoint(tmp_path, keeping=kept) as door:
        first = await door.post(here(command("settings", {}, locale=locale)))
        pressed = press(first.components, control(first, Do.SETTINGS, SERVER), locale=locale)
        refused = await door.post(here(pressed, MEMBER))
        refused.sent.check()
        assert refused.text == words(language).text("settings-not-allowed")


async def test_a_ruling_is_logged_over_http_and_comes_as_a_file(
    address: Address, tmp_path: Path
) -> None:
    kept = Keeping(address=address)
    async with (
        opened(address) as store,
        rest() as discord,
        endpoint(tmp_path, keeping=kept) as door,
    ):
        await store.choose(Target.of_server(3), log=True)
        await door.post(here(command(COMMAND, OPTIONS)))
        await door.post(command(COMMAND, OPTIONS))  # in private: not logged
        await until(lambda: counted(store))
        listed = await door.post(here(command("log", {})))
        listed.sent.check()
        exported = await door.post(here(press(listed.components, control(listed, Do.EXPORT, 0))))
        assert exported.status == 202  # a file is posted to Discord
        await until(lambda: posted(discord))
        (sent,) = discord.sent
        assert isinstance(sent.body, bytes)
        assert b"rulings.csv" in sent.body
        assert b"dpc1:" in sent.body
        await store.forget_server(3)


async def counted(store: Store) -> bool:
    return await store.count(Which()) == 1


async def posted(discord: Rest) -> bool:
    return bool(discord.sent)


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait for what happens beside or after the answer."""
    for _ in range(200):
        if await is_so():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not happen")


def in_thread(payload: Payload, parent: str) -> Payload:
    """The same interaction from a thread of a channel."""
    channel = payload["channel"]
    made = {
        **channel, "id": "55", "type": 11, "parent_id": parent, "owner_id": "1",
        "message_count": 0, "member_count": 1,
        "thread_metadata": {
            "archived": False, "auto_archive_duration": 60, "locked": False,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
        },
    }  # fmt: skip
    return {**payload, "channel": made, "channel_id": "55"}


async def test_a_thread_is_its_channel_over_http_too(tmp_path: Path) -> None:
    kept = Keeping(address=Address.of(None, tmp_path))
    async with endpoint(tmp_path, keeping=kept) as door:
        await chosen(door, 2, "2007")
        ruling = await door.post(in_thread(here(command(COMMAND, OPTIONS)), "5"))
        assert "2007" in ruling.text
        elsewhere = await door.post(in_thread(here(command(COMMAND, OPTIONS)), "6"))
        assert "2017" in elsewhere.text


@pytest.mark.parametrize("number", ["-1", "0", str(2**63), "9" * 20])
async def test_ids_that_nobody_can_have_are_answered_with_the_defaults(
    number: str, tmp_path: Path
) -> None:
    kept = Keeping(address=Address.of(None, tmp_path))
    async with endpoint(tmp_path, keeping=kept) as door:
        for payload in (command(COMMAND, OPTIONS, who=number), here(command(COMMAND, OPTIONS))):
            if "guild_id" in payload:
                payload["guild_id"] = payload["guild"]["id"] = number
                payload["authorizing_integration_owners"] = {"0": number}
            answer = await door.post(payload)
            assert answer.json["type"] == 4
            assert BASIS["en-US"] in answer.text


@pytest.mark.parametrize("number", ["-1", "0", "", "x", None, 0, 1.5, [], {}, str(2**63), "9" * 20])
@pytest.mark.parametrize("name", ["settings", "log", COMMAND])
async def test_a_server_that_cannot_be_counts_as_none(
    number: object, name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept = Keeping(address=Address.of(None, tmp_path))
    async with endpoint(tmp_path, keeping=kept) as door:
        payload = {**here(command(name, OPTIONS if name == COMMAND else {})), "guild_id": number}
        answer = await door.post(payload)
    expected = {"settings": words("en").text("settings-holds"), COMMAND: BASIS["en-US"]}
    assert expected.get(name, words("en").text("settings-not-allowed")) in answer.text
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


@pytest.mark.parametrize("number", ["-1", str(2**63), "9" * 20])
@pytest.mark.parametrize("who", ["user", "channel"])
async def test_settings_of_nobody_and_of_no_channel_are_refused(
    number: str, who: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept = Keeping(address=Address.of(None, tmp_path))
    async with endpoint(tmp_path, keeping=kept) as door:
        shown = await door.post(here(command("settings", {})))
        scope = {"user": ME, "channel": CHANNEL}[who]
        payload = here(press(shown.components, control(shown, Do.SETTINGS, scope)))
        where = payload["member"]["user"] if who == "user" else payload["channel"]
        where["id"] = number
        payload["channel_id"] = payload["channel"]["id"]
        answer = await door.post(payload)
    assert words("en").text("settings-not-allowed") in answer.text
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
