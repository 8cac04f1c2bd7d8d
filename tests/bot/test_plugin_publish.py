"""Publishing on Discord: preview, posting once, reading in one's own language, withdrawing."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.plugin.controls import Do
from bot.plugin.models import Withdrawal
from bot.plugin.replies import reply
from bot.ticket import Forged, Ticket, decode
from bot.wording import words
from locales import LANGUAGES, Language, language_for
from rules import Case, contradictions
from rules.vocabulary.counts import PlayedOn
from rules.vocabulary.play import Irregularity
from tests.bot.plugin_steps import BASIS, COMMAND, PLUGIN, RULED, labels
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.bot.simcord_places import (
    alone,
    brought_along,
    followed_up,
    in_channel,
    may,
    speaks,
    standing,
)
from tests.bot.test_case_id import OMITTED

MANAGE_MESSAGES, SEND_ONLY = str(1 << 13 | 1 << 10 | 1 << 11), str(1 << 10 | 1 << 11)
PUBLISH = {"en-US": "Publish", "pl": "Opublikuj", "no": "Publiser"}
POST = {"en-US": "Post it to the channel", "pl": "Wyślij na kanał", "no": "Send til kanalen"}
WITHDRAW = {"en-US": "Withdraw", "pl": "Wycofaj", "no": "Trekk tilbake"}
FOLLOWUP = "/webhooks/*"


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


async def previewed(person: Person, locale: str = "en-US") -> Reply:
    ruling = await person.slash(COMMAND, **RULED)
    preview = await person.press(ruling, labels(ruling)[PUBLISH[locale]])
    preview.check()
    return preview


async def posted(person: Person, locale: str = "en-US") -> Reply:
    preview = await previewed(person, locale)
    sent = await person.press(preview, labels(preview)[POST[locale]])
    for one in sent.sent:
        one.check()
    return sent


@pytest.mark.parametrize("server", LOCALES)
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_ruling_is_posted_in_the_language_of_the_server(
    desk: Desk, locale: str, server: str
) -> None:
    speaks(desk, server)
    ada = desk.person("ada", locale)
    preview = await previewed(ada, locale)
    assert preview.standing().ephemeral
    assert BASIS[server] in "\n".join(preview.texts)
    assert in_channel(desk) == 0
    sent = await ada.press(preview, labels(preview)[POST[locale]])
    assert [one.kind for one in sent.sent] == ["callback", "followup"]
    assert [one.type for one in sent.sent] == [7, None]
    public = followed_up(sent)
    assert not public.standing().ephemeral
    assert BASIS[server] in public.texts[1]
    assert list(labels(public)) == ["EN", "PL", "NO", WITHDRAW[server]]
    assert in_channel(desk) == 1
    for one in sent.sent:
        one.check()


async def test_the_sender_can_choose_another_language_for_the_channel(desk: Desk) -> None:
    speaks(desk, "pl")
    ada = desk.person("ada", "no")
    preview = await previewed(ada, "no")
    english = await ada.press(preview, labels(preview)["EN"])
    assert BASIS["en-US"] in "\n".join(english.texts)
    assert {decode(one).language for one in english.custom_ids} == {"no"}
    public = followed_up(await ada.press(english, labels(english)[POST["no"]]))
    assert BASIS["en-US"] in public.texts[1]


async def test_a_preview_can_be_cancelled(desk: Desk) -> None:
    ada = desk.person("ada")
    preview = await previewed(ada)
    home = await ada.press(preview, labels(preview)["Cancel"])
    assert home.texts == (await ada.slash(COMMAND, **RULED)).texts
    assert in_channel(desk) == 0


async def test_what_nobody_reported_is_left_out_in_the_channel(desk: Desk) -> None:
    ada = desk.person("ada")
    private = await ada.slash(COMMAND, **RULED)
    public = followed_up(await posted(ada))
    assert any("Did any of these happen" in one for one in private.texts)
    assert not any("Did any of these happen" in one for one in public.texts)


@pytest.mark.parametrize("locale", LOCALES)
async def test_anybody_reads_a_public_ruling_privately_in_any_language(
    desk: Desk, locale: str
) -> None:
    public = followed_up(await posted(desk.person("ada")))
    await desk.restart()
    reader = desk.person("reader", "pl")
    before = public.texts
    label = language_for(locale).upper()
    read = await reader.press(public, labels(public)[label])
    assert [one.type for one in read.sent] == [4]
    assert read.standing().ephemeral
    assert BASIS[locale] in read.texts[1]
    assert standing(public).texts == before
    on = await reader.press(read, labels(read)["EN" if label != "EN" else "PL"])
    assert [one.type for one in on.sent] == [7]
    assert standing(public).texts == before
    read.check()


async def test_whoever_posted_a_ruling_withdraws_it_also_after_a_restart(desk: Desk) -> None:
    speaks(desk, "no")
    ada = desk.person("ada")
    may(desk, ada, SEND_ONLY)
    public = followed_up(await posted(ada))
    await desk.restart()
    gone = await ada.press(public, labels(public)[WITHDRAW["no"]])
    assert "trukket tilbake" in gone.texts[0]
    assert not gone.custom_ids
    assert BASIS["no"] not in "\n".join(gone.texts)
    assert in_channel(desk) == 1
    gone.check()


@pytest.mark.parametrize("permissions", [MANAGE_MESSAGES, SEND_ONLY])
@pytest.mark.parametrize("locale", LOCALES)
async def test_others_withdraw_a_ruling_only_as_moderators(
    desk: Desk, locale: str, permissions: str
) -> None:
    public = followed_up(await posted(desk.person("ada")))
    may_do_it = permissions == MANAGE_MESSAGES
    other = desk.person("other", locale)
    may(desk, other, permissions)
    pressed = await other.press(public, labels(public)["Withdraw"])
    pressed.check()
    assert [one.type for one in pressed.sent] == [7 if may_do_it else 4]
    assert bool(standing(public).custom_ids) is not may_do_it
    if not may_do_it:
        assert pressed.standing().ephemeral


async def test_two_presses_post_one_message(desk: Desk) -> None:
    ada = desk.person("ada")
    preview = await previewed(ada)
    button = labels(preview)[POST["en-US"]]
    presses = [ada.actor.click(preview.standing(), custom_id=button) for _ in range(3)]
    await asyncio.gather(*presses, return_exceptions=True)
    assert in_channel(desk) == 1


async def test_an_interaction_that_comes_twice_posts_one_message(desk: Desk) -> None:
    ada = desk.person("ada")
    preview = await previewed(ada)
    backend: Any = desk.env.backend
    emit = backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    backend.emit = twice
    await ada.press(preview, labels(preview)[POST["en-US"]])
    backend.emit = emit
    assert in_channel(desk) == 1
    assert standing(preview).texts[0] == "## Posted"


async def test_a_repeated_interaction_that_another_process_answered_posts_nothing(
    desk: Desk,
) -> None:
    ada = desk.person("ada")
    preview = await previewed(ada)
    desk.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    await ada.actor.click(preview.standing(), custom_id=labels(preview)[POST["en-US"]])
    assert in_channel(desk) == 0


async def test_a_ruling_can_be_published_anew_on_purpose(desk: Desk) -> None:
    ada = desk.person("ada")
    sent = await posted(ada)
    ruling = await ada.press(sent, labels(sent)["To the ruling"])
    preview = await ada.press(ruling, labels(ruling)["Publish"])
    await ada.press(preview, labels(preview)[POST["en-US"]])
    assert in_channel(desk) == 2


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_channel_that_takes_nothing_leaves_a_way_to_go_on(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    preview = await previewed(ada, locale)
    desk.env.inject_error("POST", FOLLOWUP, status=403, code=50013)
    refused = await ada.press(preview, labels(preview)[POST[locale]])
    told = standing(refused)
    assert len(told.custom_ids) == 1
    assert decode(told.custom_ids[0]).action == Do.SHOW
    assert in_channel(desk) == 0
    for one in refused.sent:
        one.check()


async def test_it_works_where_the_bot_is_brought_along_without_permissions(desk: Desk) -> None:
    brought_along(desk)
    ada = desk.person("ada")
    public = followed_up(await posted(ada))
    gone = await ada.press(public, labels(public)["Withdraw"])
    assert "withdrawn" in gone.texts[0]


async def test_it_works_in_a_private_conversation_in_english(desk: Desk) -> None:
    kari = alone(desk, "kari", "no")
    sent = await posted(kari, "no")
    public = followed_up(sent)
    assert BASIS["en-US"] in public.texts[1]
    read = await kari.press(public, labels(public)["NO"])
    assert BASIS["no"] in read.texts[1]
    gone = await kari.press(public, labels(public)["Withdraw"])
    assert not gone.custom_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_that_would_not_be_given_today_can_still_be_withdrawn(language: Language) -> None:
    asked = Case(Irregularity.REVOKE)
    impossible = Case(Irregularity.CARD_COUNT, answers={"defective_trick_no": 13})
    impossible = impossible.answered("next_trick_played_by", PlayedOn.BOTH)
    assert contradictions(impossible)
    for case in (asked, impossible):
        made = reply(Ticket(case, Do.WITHDRAW, language))
        assert isinstance(made, Withdrawal)
        assert made.by_publisher.title == words(language).text("withdrawn")


@pytest.mark.parametrize("argument", [4, 3000])
def test_a_preview_in_no_language_of_ours_is_refused(argument: int) -> None:
    with pytest.raises(Forged):
        reply(Ticket(OMITTED, Do.PUBLISH, "en", argument))


def test_nothing_is_published_before_a_ruling() -> None:
    with pytest.raises(Forged):
        reply(Ticket(Case(Irregularity.REVOKE), Do.PUBLISH, "en"))


def test_every_language_has_a_place_in_the_preview() -> None:
    assert set(PUBLISH) == set(LOCALES)
    assert {language_for(one) for one in LOCALES} == set(LANGUAGES)
