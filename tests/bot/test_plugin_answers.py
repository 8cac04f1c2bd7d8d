"""Cards in forms, restarts in the middle of a case, and presses that cannot be answered."""

import re
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import patch

import discord
import pytest
import pytest_asyncio

from tests.bot.plugin_steps import COMMAND, LABELS, PLUGIN, RULED, labels, menu, press
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.discord_contract.shape import as_list, as_object, text


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


async def cards_asked(person: Person) -> Reply:
    """The question which cards go back to the hand."""
    given: dict[str, object] = {"fault": "extra", "played-on": "both", "offender": "defender"}
    reply = await person.slash(COMMAND, **given, language="en")
    for label in ("Yes", "Yes"):
        reply = await press(person, reply, label)
    return reply


async def test_cards_are_written_into_a_form(desk: Desk) -> None:
    ada = desk.person("ada")
    asked = await cards_asked(ada)
    form = await press(ada, asked, "Enter the cards")
    assert form.modal is not None
    revoke = await ada.submit(form, cards="♠9")
    assert [sent.type for sent in revoke.sent] == [7]
    ruling = await press(ada, revoke, "No revoke")
    assert any("nine of spades" in one for one in ruling.texts)
    for one in (asked, form, revoke, ruling):
        one.check()


async def test_an_ambiguous_card_is_asked_and_never_guessed(desk: Desk) -> None:
    ada = desk.person("ada")
    form = await press(ada, await cards_asked(ada), "Enter the cards")
    asked = await ada.submit(form, cards="9")
    assert asked.texts[0] == "## Which cards?"
    custom_id, values = menu(asked)
    assert values == ["S9", "H9", "D9", "C9"]
    revoke = await ada.choose(asked, custom_id, "H9")
    ruling = await press(ada, revoke, "No revoke")
    assert any("nine of hearts" in one for one in ruling.texts)
    for one in (asked, revoke, ruling):
        one.check()


@pytest.mark.parametrize("typed", ["sandwich", "9, 8, 7", ",", "S2 S2 *", "S9 S9"])
async def test_cards_that_cannot_be_read_are_asked_again(desk: Desk, typed: str) -> None:
    ada = desk.person("ada")
    question = await cards_asked(ada)
    form = await press(ada, question, "Enter the cards")
    asked = await ada.submit(form, cards=typed)
    assert asked.texts[0] in ("## Which cards?", "## This cannot all be true")
    assert {"Enter them again", "Leave out what does not fit"} & set(labels(asked))
    asked.check()


async def test_a_case_goes_on_after_a_restart(desk: Desk) -> None:
    ola = desk.person("ola", "pl")
    reply = await ola.slash(COMMAND, fault="omitted")
    reply = await press(ola, reply, "Obie strony")
    await desk.restart()
    reply = await press(ola, reply, "Obrońca")
    reply = await press(ola, reply, "Tak")
    assert "67B1a" in reply.texts[1]


async def test_a_form_that_was_opened_before_a_restart_is_answered_after_it(desk: Desk) -> None:
    ada = desk.person("ada")
    form = await press(ada, await cards_asked(ada), "Enter the cards")
    await desk.restart()
    ruling = await press(ada, await ada.submit(form, cards="9s"), "No revoke")
    assert any("nine of spades" in one for one in ruling.texts)


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        ("dpl0:0000020---00E0", "another version"),
        ("dpl2:whatever comes", "another version"),
        ("dpl1:0000020---00E9", "cannot be read"),
        ("dpl1:", "cannot be read"),
        ("dpl1:6000020---00E0", "cannot be read"),
        ("dpl1:70000", "cannot be read"),
    ],
)
async def test_a_forged_or_outdated_ticket_is_refused_beside_the_message(
    desk: Desk, forged: str, said: str
) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    refused = await ada.forge(ruling, labels(ruling)["Why?"], forged)
    (sent,) = refused.sent
    assert sent.type == 4
    assert said in text(sent.data, "content")
    assert sent.data["flags"] == 64
    refused.check()


@pytest.mark.parametrize("values", [("nothing",), ("offender_role",), ("next_trick_player",)])
async def test_a_choice_that_was_never_offered_is_refused(
    desk: Desk, values: tuple[str, ...]
) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    custom_id, _ = menu(ruling)
    refused = await ada.forge(ruling, custom_id, custom_id, *values)
    assert [sent.type for sent in refused.sent] == [4]


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_error_of_ours_is_answered_with_a_sentence_and_noted(
    desk: Desk, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.person("ada", locale)
    ruling = await ada.slash(COMMAND, **RULED)
    with patch("bot.dialogue.back", side_effect=ZeroDivisionError):
        refused = await ada.press(ruling, labels(ruling)[LABELS[locale][3]])
    (sent,) = refused.sent
    told = re.search(r"\b[2-9A-Z]{6}\b", text(sent.data, "content"))
    assert told is not None, "a reference for whoever runs the bot"
    assert f"an interaction could not be answered: reference {told[0]}" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    refused.check()


async def test_an_error_of_discord_is_answered_if_it_can_be(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    send = discord.InteractionResponse.edit_message
    with patch.object(discord.InteractionResponse, "edit_message", side_effect=RuntimeError):
        refused = await ada.press(ruling, labels(ruling)["Why?"])
    assert send is discord.InteractionResponse.edit_message
    assert [sent.type for sent in refused.sent] == [4]
    assert "RuntimeError" in caplog.text


async def test_buttons_of_others_are_left_alone(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    reply = await ada.forge(ruling, labels(ruling)["Why?"], "elsewhere:1")
    assert reply.sent == []


async def test_nothing_is_remembered_between_two_presses(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    await press(ada, ruling, "Why?")
    client: Any = desk.bot
    store = client._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert not store._modals
    assert len(store._dynamic_items) == 1


async def test_every_message_is_private_and_calls_nobody(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    pressed = await press(ada, ruling, "Law text")
    for sent in (*ruling.sent, *pressed.sent):
        assert as_object(sent.data["allowed_mentions"]) == {"parse": []}
        assert as_list(sent.data["components"])
