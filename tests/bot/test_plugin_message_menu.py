"""*Rule on this* in the menu of a message: a private dialogue whose ruling answers the message."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.wording import words
from locales import language_for
from rules.vocabulary.play import Irregularity
from tests.bot.plugin_steps import PLUGIN, labels, menu
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.bot.simcord_places import (
    brought_along,
    followed_up,
    in_channel,
    names_targets,
    on_message,
)
from tests.discord_contract.shape import as_list, as_object

ENTRY = "Rule on this"
MESSAGE = 3


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        names_targets(desk)
        yield desk


async def asked(desk: Desk, person: Person) -> tuple[str, Reply]:
    """A message of somebody's, and the dialogue that is begun on it."""
    message = await person.actor.send(desk.channel, "@everyone my **secret** question")
    begun = await on_message(desk, person, ENTRY, message)
    begun.check()
    return f"channels/{desk.guild.id}/{desk.channel.id}/{message.id}", begun


async def ruled(person: Person, begun: Reply) -> Reply:
    """A case that is ruled at once: a retracted card of which nothing more is told."""
    group = await person.press(begun, begun.custom_ids[-4])
    custom_id, values = menu(group)
    assert Irregularity.RETRACTION in values
    return await person.choose(group, custom_id, Irregularity.RETRACTION)


async def test_the_entry_is_registered_in_three_languages(desk: Desk) -> None:
    sent = await desk.sync()
    (entry,) = (one for one in map(as_object, as_list(sent.body)) if one.get("type") == MESSAGE)
    assert entry["name"] == ENTRY
    assert entry["name_localizations"] == {"pl": "Rozstrzygnij to", "no": "Avgjør dette"}
    assert entry["contexts"] == [0, 1, 2]
    assert entry["integration_types"] == [0, 1]
    sent.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_dialogue_is_private_and_does_not_repeat_the_message(
    desk: Desk, locale: str
) -> None:
    ada = desk.person("ada", locale)
    _, begun = await asked(desk, ada)
    assert begun.standing().ephemeral
    assert begun.texts[0] == f"## {words(language_for(locale)).text('fact-irregularity')}"
    assert "secret" not in "\n".join(begun.texts)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_published_ruling_answers_the_message_after_restarts(
    desk: Desk, locale: str
) -> None:
    brought_along(desk)
    said = words(language_for(locale))
    ada = desk.person("ada", locale)
    address, begun = await asked(desk, ada)
    ruling = await ruled(ada, begun)
    await desk.restart()
    preview = await ada.press(ruling, labels(ruling)[said.text("publish")])
    assert any(address in one for one in preview.texts)
    await desk.restart()
    sent = await ada.press(preview, labels(preview)[said.text("publish-confirm")])
    public = followed_up(sent)
    assert address in public.texts[1]
    assert in_channel(desk) == 2
    for one in sent.sent:
        one.check()


async def test_a_ruling_that_was_begun_otherwise_answers_nothing(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash("ruling", happened=Irregularity.RETRACTION)
    preview = await ada.press(ruling, labels(ruling)["Publish"])
    assert not any("channels/" in one for one in preview.texts)


async def test_the_entry_goes_with_the_extension(desk: Desk) -> None:
    await desk.bot.unload_extension(PLUGIN)
    assert not desk.bot.tree.get_commands()
