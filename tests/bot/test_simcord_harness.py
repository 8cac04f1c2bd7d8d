"""The harness itself: language, payloads, presses and restarts, on a small sample extension."""

import socket
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from tests.bot.simcord_harness import Desk, no_network, running
from tests.discord_contract.shape import Object, as_list, as_object, objects

SAMPLE = "tests.bot.sample_plugin"


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(SAMPLE) as desk:
        await desk.sync()
        yield desk


async def test_the_registration_is_captured_with_all_its_languages(desk: Desk) -> None:
    sent = await desk.sync()
    command: Object = as_object(as_list(sent.body)[0])
    assert command["name_localizations"] == {"pl": "powitaj", "no": "hils"}
    assert objects(command, "options")[0]["name_localizations"] == {"pl": "często", "no": "ofte"}


@pytest.mark.parametrize(("locale", "word"), [("en-US", "Hello"), ("pl", "Witaj"), ("no", "Hei")])
async def test_a_reply_speaks_the_language_of_the_client(
    desk: Desk, locale: str, word: str
) -> None:
    reply = await desk.person("ada", locale).slash("greet", often=3)
    assert reply.texts == [f"{word} 3, 0 pressed here"]
    assert reply.standing().ephemeral
    assert [(sent.kind, sent.type) for sent in reply.sent] == [("callback", 4)]


async def test_two_people_keep_their_own_languages(desk: Desk) -> None:
    ola, kari = desk.person("ola", "pl"), desk.person("kari", "no")
    assert (await ola.slash("greet")).texts[0].startswith("Witaj")
    assert (await kari.slash("greet")).texts[0].startswith("Hei")


async def test_a_pressed_button_updates_the_message_and_leaves_the_earlier_reply_as_it_was(
    desk: Desk,
) -> None:
    ada = desk.person("ada", "pl")
    first = await ada.slash("greet")
    second = await ada.press(first, "sample:count:1")
    assert second.texts == ["Witaj 1, 1 pressed here"]
    assert second.custom_ids == ["sample:count:2", "sample:ask", "sample:pick"]
    assert first.custom_ids[0] == "sample:count:1"
    assert second.sent[0].type == 7


async def test_a_choice_that_is_deferred_shows_both_the_answer_and_the_edit(desk: Desk) -> None:
    ada = desk.person("ada", "no")
    reply = await ada.choose(await ada.slash("greet"), "sample:pick", "20")
    assert reply.texts == ["Hei 20, 0 pressed here"]
    assert [sent.kind for sent in reply.sent] == ["callback", "edit"]


async def test_a_modal_opens_and_is_submitted(desk: Desk) -> None:
    ada = desk.person("ada")
    asked = await ada.press(await ada.slash("greet"), "sample:ask")
    assert asked.modal is not None
    assert asked.modal["title"] == "Number"
    answered = await ada.submit(asked, number="7")
    assert answered.texts == ["Hello 7, 0 pressed here"]


async def test_a_button_of_an_old_message_reaches_the_new_bot(desk: Desk) -> None:
    ada = desk.person("ada", "pl")
    old_bot, reply = desk.bot, await ada.slash("greet")
    reply = await ada.press(reply, "sample:count:1")
    await desk.restart()
    assert desk.bot is not old_bot
    reply = await ada.press(reply, "sample:count:2")
    assert reply.texts == ["Witaj 2, 1 pressed here"]  # the new process remembers no press


async def test_commands_stay_registered_over_a_restart(desk: Desk) -> None:
    await desk.restart()
    assert (await desk.person("ada").slash("greet")).texts == ["Hello 0, 0 pressed here"]


async def test_every_payload_of_a_walk_fits_the_contract(desk: Desk) -> None:
    ada = desk.person("ada", "pl")
    first = await ada.slash("greet", often=1)
    pressed = await ada.press(first, "sample:count:2")
    chosen = await ada.choose(pressed, "sample:pick", "10")
    asked = await ada.press(chosen, "sample:ask")
    answered = await ada.submit(asked, number="7")
    for reply in (first, pressed, chosen, asked, answered):
        reply.check()
    (await desk.sync()).check()


async def test_a_forged_or_outdated_ticket_reaches_the_bot(desk: Desk) -> None:
    ada = desk.person("ada")
    reply = await ada.forge(await ada.slash("greet"), "sample:count:1", "sample:count:99")
    assert reply.texts == ["Hello 99, 1 pressed here"]
    reply = await ada.forge(reply, "sample:pick", "sample:pick", "66")
    assert reply.texts == ["Hello 66, 1 pressed here"]


async def test_a_press_that_nobody_knows_is_left_unanswered(desk: Desk) -> None:
    ada = desk.person("ada")
    reply = await ada.forge(await ada.slash("greet"), "sample:ask", "elsewhere:1")
    assert reply.sent == []
    assert not reply.result.acknowledged


async def greet_in_an_unknown_language() -> None:
    async with running(SAMPLE) as desk:
        await desk.sync()
        await desk.person("ada", "de").slash("greet")


async def press_what_fails() -> None:
    async with running(SAMPLE) as desk:
        await desk.sync()
        ada = desk.person("ada")
        await ada.forge(await ada.slash("greet"), "sample:pick", "sample:pick", "no number")


@pytest.mark.parametrize("failing", [greet_in_an_unknown_language, press_what_fails])
async def test_an_error_of_the_bot_that_nobody_looked_at_fails_the_test(
    failing: Callable[[], Awaitable[None]],
) -> None:
    with pytest.raises(BaseExceptionGroup, match="did not look at"):
        await failing()


async def test_an_error_that_was_looked_at_does_not_fail_the_test(desk: Desk) -> None:
    await desk.person("ada", "de").slash("greet")
    assert len(desk.env.errors) == 1


def test_the_network_is_out_of_reach() -> None:
    with no_network(), pytest.raises(AssertionError, match="network"):
        socket.create_connection(("127.0.0.1", 9))
