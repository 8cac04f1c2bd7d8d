"""The log of rulings on Discord: only where it was asked for, and what becomes of it."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import AsyncIterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.plugin.controls import Do
from bot.store import Choices, Entry, Target, Which
from bot.ticket import case_of, decode, encode
from bot.wording import words
from locales import language_for
from rules import Case
from rules.vocabulary.play import Irregularity
from tests.bot.plugin_steps import COMMAND, PLUGIN, RULED, labels
from tests.bot.settings_steps import (
    CHANNEL,
    MANAGER,
    MEMBER,
    SERVER,
    chosen,
    control,
    store_of,
)
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.bot.simcord_places import alone, brought_along, followed_up, may
from tests.bot.test_plugin_publish import posted

OMITTED_ONLY: dict[str, object] = {"fault": "omitted"}


@pytest_asyncio.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


async def logged(desk: Desk) -> Sequence[Entry]:
    """The log, once everything that is under way is written."""
    bot: Any = desk.bot
    for _ in range(200):
        if not bot.director_home.at_work:
            break
        await asyncio.sleep(0.01)
    return await store_of(desk).entries(Which())


def manager_of(desk: Desk, locale: str = "en-US") -> Person:
    """Somebody with the permission, by the server's roles and in each interaction."""
    role = desk.guild.create_role("managers", permissions=discord.Permissions(int(MANAGER)))
    user = desk.env.create_user("manager")
    actor = desk.guild.add_member(user, roles=[role])
    desk.locales[str(actor.id)] = locale
    person = Person(desk, actor)
    may(desk, person, MANAGER)
    return person


def said(reply: Reply) -> str:
    return "\n".join(reply.texts)


async def test_nothing_is_logged_where_nobody_has_asked_for_it(desk: Desk) -> None:
    ada = desk.person("ada")
    await ada.slash(COMMAND, **RULED)
    assert not await logged(desk)


@pytest.mark.parametrize("scope", [CHANNEL, SERVER])
async def test_a_ruling_is_logged_with_case_time_and_channel_and_nothing_else(
    desk: Desk, scope: int
) -> None:
    await switched_on(manager_of(desk), scope)
    ruling = await desk.person("ada").slash(COMMAND, **RULED)
    (entry,) = await logged(desk)
    assert (entry.server, entry.channel) == (desk.guild.id, desk.channel.id)
    assert case_of(entry.case) == decode(ruling.custom_ids[-1]).case
    assert {"at", "server", "channel", "case", "number"} == set(Entry.__slots__)


async def switched_on(person: Person, scope: int) -> None:
    """Opt in by the list of the log, the last one of the page."""
    page = await chosen(person, scope, "2017")
    lists = [one for one in page.custom_ids if decode(one).action == Do.SETTING]
    (await person.choose(page, lists[-1], "on")).check()


async def test_a_question_is_not_logged_and_a_ruling_only_once_however_it_is_read(
    desk: Desk,
) -> None:
    await switched_on(manager_of(desk), SERVER)
    ada = desk.person("ada")
    await ada.slash(COMMAND, **OMITTED_ONLY)
    assert not await logged(desk)
    ruling = await ada.slash(COMMAND, **RULED)
    aside = await ada.press(ruling, control(ruling, Do.ALOUD))
    await ada.press(aside, labels(aside)["To the ruling"])
    polish = await ada.press(ruling, labels(ruling)["PL"])
    assert len(await logged(desk)) == 1
    await ada.press(polish, control(polish, Do.END))  # asks for the tricks that were won
    assert len(await logged(desk)) == 1
    await ada.slash(COMMAND, **RULED)
    assert len(await logged(desk)) == 2  # given anew


async def test_reading_what_was_ruled_before_is_not_logged(desk: Desk) -> None:
    await switched_on(manager_of(desk), SERVER)
    ada = desk.person("ada")
    public = followed_up(await posted(ada))
    before = len(await logged(desk))
    assert before == 1
    reader = desk.person("reader")
    read = await reader.press(public, labels(public)["PL"])
    await reader.press(read, labels(read)["EN"])
    line = next(one for one in public.texts if "Case: `" in one)
    opened = await reader.slash("case", id=line.split("Case: `")[1].split("`")[0])
    await reader.press(opened, labels(opened)["NO"])
    assert len(await logged(desk)) == before


@pytest.mark.parametrize("place", ["dm", "brought along"])
async def test_nothing_is_logged_in_private_or_where_the_app_is_brought_along(
    desk: Desk, place: str
) -> None:
    await switched_on(manager_of(desk), SERVER)
    if place == "dm":
        await alone(desk, "kari").slash(COMMAND, **RULED)
    else:
        brought_along(desk)
        await desk.person("kari").slash(COMMAND, **RULED)
    assert not await logged(desk)


async def test_a_channel_can_opt_out_of_what_its_server_logs(desk: Desk) -> None:
    manager = manager_of(desk)
    await switched_on(manager, SERVER)
    page = await chosen(manager, CHANNEL, "2017")
    lists = [one for one in page.custom_ids if decode(one).action == Do.SETTING]
    await manager.choose(page, lists[-1], "off")
    await manager.slash(COMMAND, **RULED)
    assert not await logged(desk)


async def test_a_ruling_is_answered_before_it_is_logged(desk: Desk) -> None:
    await switched_on(manager_of(desk), SERVER)
    bot: Any = desk.bot
    store, answered_first = store_of(desk), list[bool]()
    real, before = store.log, len(desk.log)

    async def noted(entry: Entry) -> bool:
        answered_first.append(any(one.kind == "callback" for one in desk.log[before:]))
        return await real(entry)

    bot.director_home.store.log = noted
    await desk.person("ada").slash(COMMAND, **RULED)
    assert len(await logged(desk)) == 1
    assert answered_first == [True]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_log_is_listed_exported_and_deleted(desk: Desk, locale: str) -> None:
    spoken = words(language_for(locale)).text
    manager = manager_of(desk, locale)
    await switched_on(manager, SERVER)
    for _ in range(12):
        await manager.slash(COMMAND, **RULED)
    await logged(desk)
    page = await manager.slash("log")
    page.check()
    assert page.standing().ephemeral
    assert spoken("log-count", {"count": 12}) in said(page)
    assert said(page).count(f"<#{desk.channel.id}>") == 10
    older = await manager.press(page, control(page, Do.LOG, 1))
    assert said(older).count(f"<#{desk.channel.id}>") == 2
    asked = await manager.press(older, control(older, Do.ERASE, 0))
    assert spoken("log-erase-log-ask") in said(asked)
    gone = await manager.press(asked, control(asked, Do.ERASED, 0))
    gone.check()
    assert spoken("log-erased", {"settings": 0, "entries": 12}) in said(gone)
    assert not await logged(desk)
    target = Target.of_server(desk.guild.id)
    assert (await store_of(desk).choices(target)).log


@pytest.mark.parametrize("form", ["csv", "json"])
async def test_the_log_comes_as_a_file(desk: Desk, form: str) -> None:
    manager = manager_of(desk)
    await switched_on(manager, SERVER)
    await manager.slash(COMMAND, **RULED)
    (entry,) = await logged(desk)
    page = await manager.slash("log")
    exported = await manager.press(page, control(page, Do.EXPORT, ("csv", "json").index(form)))
    (attachment,) = exported.standing().attachments
    assert attachment.filename == f"rulings.{form}"
    assert exported.standing().ephemeral
    text = (await attachment.read()).decode()
    rows = list(csv.DictReader(StringIO(text))) if form == "csv" else json.loads(text)
    (row,) = rows
    assert (row["case"], row["channel"]) == (entry.case, str(desk.channel.id))


@pytest.mark.parametrize("locale", LOCALES)
async def test_all_of_a_servers_data_is_deleted_in_one_command(desk: Desk, locale: str) -> None:
    spoken = words(language_for(locale)).text
    manager = manager_of(desk, locale)
    await switched_on(manager, SERVER)
    await chosen(manager, CHANNEL, "1997")
    await manager.slash(COMMAND, **RULED)
    await logged(desk)
    page = await manager.slash("log")
    asked = await manager.press(page, control(page, Do.ERASE, 1))
    assert spoken("log-erase-everything-ask") in said(asked)
    gone = await manager.press(asked, control(asked, Do.ERASED, 1))
    assert spoken("log-erased", {"settings": 2, "entries": 1}) in said(gone)
    assert await store_of(desk).servers() == frozenset()
    target = Target.channel(desk.channel.id, desk.guild.id)
    assert await store_of(desk).choices(target) == Choices()


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_log_is_for_those_who_manage_the_server_at_every_press(
    desk: Desk, locale: str
) -> None:
    refusal = words(language_for(locale)).text("settings-not-allowed")
    manager = manager_of(desk, locale)
    await switched_on(manager, SERVER)
    await manager.slash(COMMAND, **RULED)
    await logged(desk)
    page = await manager.slash("log")
    may(desk, manager, MEMBER)
    for action in (Do.LOG, Do.EXPORT, Do.ERASE, Do.ERASED):
        frame, other = Case(Irregularity.CARD_COUNT), "pl" if locale != "pl" else "no"
        forged = encode(frame, action, other, 1)
        refused = await manager.forge(page, page.custom_ids[0], forged)
        assert refused.sent[-1].data.get("content") == refusal
        may(desk, manager, MANAGER)
        page = await manager.slash("log")
        may(desk, manager, MEMBER)
    assert len(await logged(desk)) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_log_without_a_ruling_can_be_looked_at_too(desk: Desk, locale: str) -> None:
    """Discord takes no text without a sign in it."""
    spoken = words(language_for(locale)).text
    page = await manager_of(desk, locale).slash("log")
    page.check()
    assert spoken("log-count", {"count": 0}) in said(page)
    assert spoken("log-off") in said(page)
