"""/settings on Discord: what holds where, who may change it, and that it is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.plugin.controls import Do
from bot.plugin.settings import (
    FIELDS,
    VALUES,
)
from bot.store import Choices, Target
from bot.ticket import decode, encode
from bot.wording import words
from locales import language_for
from rules import Case, Edition
from rules.vocabulary.play import Irregularity, Jurisdiction
from tests.bot.plugin_steps import BASIS, COMMAND, PLUGIN, RULED, labels, menu
from tests.bot.settings_steps import (
    CHANNEL,
    MANAGER,
    ME,
    MEMBER,
    SERVER,
    chosen,
    control,
    list_with,
    opened,
    store_of,
)
from tests.bot.simcord_harness import LOCALES, Desk, Reply, running
from tests.bot.simcord_places import alone, brought_along, may, speaks
from tests.bot.test_plugin_publish import PUBLISH

FRAME = Case(Irregularity.CARD_COUNT)


@pytest_asyncio.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def said(reply: Reply) -> str:
    return "\n".join(reply.texts)


def holds(reply: Reply, locale: str, what: str, value: str, origin: str) -> bool:
    """Whether a page says that something holds, and by whose choice."""
    spoken = words(language_for(locale)).text
    line = {
        "what": spoken(f"settings-what-{what}"), "value": value,
        "origin": spoken(f"settings-from-{origin}"),
    }  # fmt: skip
    return spoken("settings-line", line) in said(reply)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_settings_show_what_holds_and_where_it_comes_from(
    desk: Desk, locale: str
) -> None:
    speaks(desk, "pl")
    spoken = words(language_for(locale)).text
    manager, ada = desk.person("manager", locale), desk.person("ada", locale)
    may(desk, manager, MANAGER)
    may(desk, ada, MEMBER)
    await chosen(manager, SERVER, "1997")
    await chosen(manager, CHANNEL, "PZBS")
    await chosen(ada, ME, "2007")
    page = await ada.slash("settings")
    page.check()
    assert page.texts[0] == f"## {spoken('settings')}"
    assert holds(page, locale, "edition", spoken("edition-1997"), "server")
    assert holds(page, locale, "jurisdiction", spoken("jurisdiction-PZBS"), "channel")
    polish = spoken("option-language.choice-pl")
    assert holds(page, locale, "public", polish, "discord-public")
    own = spoken(f"option-language.choice-{language_for(locale)}")
    assert holds(page, locale, "private", own, "discord-private")
    assert holds(page, locale, "playing", spoken("settings-off"), "default")
    assert spoken("settings-managers") in said(page)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_chosen_language_is_that_of_every_private_reply(desk: Desk, locale: str) -> None:
    other = "no" if locale == "pl" else "pl"
    ada = desk.person("ada", locale)
    saved = await chosen(ada, ME, other)
    assert words(language_for(other)).text("settings-saved") in said(saved)
    ruling = await ada.slash(COMMAND, **RULED)
    assert BASIS[other] in said(ruling)
    offered = await ada.complete("law", "clause", "64")
    assert offered[0]["name"]
    once = await ada.slash(COMMAND, **RULED, language=language_for(locale))
    assert BASIS[locale] in said(once)
    await desk.restart()
    assert BASIS[other] in said(await ada.slash(COMMAND, **RULED))
    page = await opened(ada, ME)
    back = await ada.choose(page, list_with(page, other), "-")
    assert words(language_for(locale)).text("settings-saved") in said(back)
    assert BASIS[locale] in said(await ada.slash(COMMAND, **RULED))


async def test_the_language_of_public_replies_is_the_channels_else_the_servers(desk: Desk) -> None:
    speaks(desk, "pl")
    manager = desk.person("manager")
    may(desk, manager, MANAGER)
    for scope, value, public in ((SERVER, "no", "no"), (CHANNEL, "en", "en-US")):
        await chosen(manager, scope, value)
        ruling = await manager.slash(COMMAND, **RULED)
        assert BASIS["en-US"] in said(ruling)
        preview = await manager.press(ruling, labels(ruling)[PUBLISH["en-US"]])
        assert BASIS[public] in said(preview)


@pytest.mark.parametrize("locale", LOCALES)
async def test_edition_and_federation_are_those_of_the_place_and_stand_on_the_ruling(
    desk: Desk, locale: str
) -> None:
    spoken = words(language_for(locale)).text
    manager = desk.person("manager", locale)
    may(desk, manager, MANAGER)
    await chosen(manager, SERVER, "1997")
    await chosen(manager, SERVER, "ACBL")
    ruling = await manager.slash(COMMAND, **RULED)
    named = {"edition": spoken("edition-1997"), "jurisdiction": spoken("jurisdiction-ACBL")}
    assert spoken("console-frame", named) in said(ruling)
    case = decode(ruling.custom_ids[-1]).case
    assert (case.edition, case.jurisdiction) == (Edition.E1997, Jurisdiction.ACBL)
    once = await manager.slash(COMMAND, **RULED, edition="2007", federation="NBF")
    named = {"edition": spoken("edition-2007"), "jurisdiction": spoken("jurisdiction-NBF")}
    assert spoken("console-frame", named) in said(once)
    listed = await manager.slash("ruling")
    assert decode(listed.custom_ids[0]).case.jurisdiction is Jurisdiction.ACBL


async def test_a_case_begun_from_the_list_keeps_edition_and_federation(desk: Desk) -> None:
    ada = desk.person("ada")
    await chosen(ada, ME, "2007")
    await chosen(ada, ME, "NBF")
    groups = await ada.slash("ruling")
    group = await ada.press(groups, control(groups, Do.HAPPENED, 1))
    begun = await ada.choose(group, control(group, Do.BEGIN), menu(group)[1][0])
    case = decode(begun.custom_ids[-1]).case
    assert (case.edition, case.jurisdiction) == (Edition.E2007, Jurisdiction.NBF)


async def test_a_thread_has_the_settings_of_its_channel(desk: Desk) -> None:
    manager = desk.person("manager")
    may(desk, manager, MANAGER)
    await chosen(manager, CHANNEL, "1997")
    in_thread(desk, 777)
    assert "1997" in (await manager.slash(COMMAND, **RULED)).texts[0]
    await chosen(manager, CHANNEL, "2007")
    desk.changes.pop()
    assert "2007" in (await manager.slash(COMMAND, **RULED)).texts[0]


def in_thread(desk: Desk, number: int) -> None:
    """From now on everything happens in a thread of the channel."""
    parent = str(desk.channel.id)
    desk.changes.append(
        lambda data: data.update(
            channel_id=str(number),
            channel={
                "id": str(number), "type": 11, "guild_id": data["guild_id"], "name": "board 7",
                "parent_id": parent, "owner_id": "1", "message_count": 0, "member_count": 1,
                "permissions": data["member"]["permissions"],
                "thread_metadata": {
                    "archived": False, "auto_archive_duration": 60, "locked": False,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                },
            },
        )
    )  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
async def test_channel_and_server_are_for_those_who_manage_the_server_at_every_press(
    desk: Desk, locale: str
) -> None:
    refusal = words(language_for(locale)).text("settings-not-allowed")
    ada = desk.person("ada", locale)
    may(desk, ada, MANAGER)
    pages = [await opened(ada, scope) for scope in (CHANNEL, SERVER)]
    may(desk, ada, MEMBER)  # taken away while the pages are open
    for scope, page in zip((CHANNEL, SERVER), pages, strict=True):
        asked = await ada.press(page, control(page, Do.FORGET, scope))
        listed = await ada.choose(page, list_with(page, "1997"), "1997")
        for one in (asked, listed):
            assert [sent.data.get("content") for sent in one.sent] == [refusal]
            one.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_forged_press_changes_nothing_of_a_server(desk: Desk, locale: str) -> None:
    refusal = words(language_for(locale)).text("settings-not-allowed")
    ada = desk.person("ada", locale)
    may(desk, ada, MEMBER)
    for action, argument in (
        (Do.SETTINGS, SERVER), (Do.SETTINGS, CHANNEL), (Do.FORGOTTEN, SERVER),
        (Do.FORGOTTEN, CHANNEL),
    ):  # fmt: skip
        first = await ada.slash("settings")
        assert {one.argument for one in map(decode, first.custom_ids)} == {0, ME}
        forged = encode(FRAME, action, language_for(locale), argument)
        pressed = await ada.forge(first, control(first, Do.SETTINGS, ME), forged)
        assert pressed.sent[-1].data.get("content") == refusal
    assert (await store_of(desk).choices(Target.of_server(desk.guild.id))) == Choices()


@pytest.mark.parametrize("place", ["dm", "brought along"])
async def test_in_private_and_where_the_app_is_brought_along_one_chooses_for_oneself_alone(
    desk: Desk, place: str
) -> None:
    manager = desk.person("manager")
    may(desk, manager, MANAGER)
    await chosen(manager, SERVER, "1997")
    if place == "dm":
        kari = alone(desk, "kari", "no")
    else:
        brought_along(desk)
        kari = desk.person("kari", "no")
        may(desk, kari, MANAGER)
    first = await kari.slash("settings")
    assert {one.argument for one in map(decode, first.custom_ids)} == {0, ME}
    assert words("no").text("settings-what-log") not in said(first)
    saved = await chosen(kari, ME, "2007")
    assert "Lagret" in said(saved)
    assert "2007" in (await kari.slash(COMMAND, **RULED)).texts[0]


@pytest.mark.parametrize("locale", LOCALES)
async def test_settings_are_deleted_after_a_question(desk: Desk, locale: str) -> None:
    spoken = words(language_for(locale)).text
    ada = desk.person("ada", locale)
    may(desk, ada, MANAGER)
    for scope, name in ((ME, "user"), (CHANNEL, "channel"), (SERVER, "server")):
        page = await chosen(ada, scope, "1997")
        asked = await ada.press(page, control(page, Do.FORGET, scope))
        assert spoken(f"settings-forget-{name}-ask") in said(asked)
        kept = await ada.press(asked, control(asked, Do.SETTINGS, scope))
        assert "1997" in said(kept)
        asked = await ada.press(kept, control(kept, Do.FORGET, scope))
        gone = await ada.press(asked, control(asked, Do.FORGOTTEN, scope))
        gone.check()
        assert spoken("settings-forgotten") in said(gone)
        assert "1997" not in said(gone)
    asked = await ada.press(gone, control(gone, Do.FORGET, SERVER))
    again = await ada.press(asked, control(asked, Do.FORGOTTEN, SERVER))
    assert spoken("settings-nothing-kept") in said(again)


async def test_every_setting_can_be_changed_and_taken_back(desk: Desk) -> None:
    ada = desk.person("ada")
    may(desk, ada, MANAGER)
    target = Target.channel(desk.channel.id, desk.guild.id)
    for place, field in enumerate(FIELDS):
        for value in (*VALUES[field], None):
            page = await opened(ada, CHANNEL)
            custom_id = control(page, Do.SETTING, CHANNEL * len(FIELDS) + place)
            raw = {True: "on", False: "off", None: "-"}.get(value, str(value))
            (await ada.choose(page, custom_id, raw)).check()
            assert getattr(await store_of(desk).choices(target), field) == value
