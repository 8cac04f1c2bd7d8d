"""Help by situation and what the assistant is, in three languages, anywhere."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.plugin.commands import COMMANDS, STRUCTURED
from bot.plugin.helping import EXAMPLES
from bot.wording import words
from locales import language_for
from tests.bot.plugin_steps import PLUGIN, press
from tests.bot.simcord_harness import LOCALES, Desk, running
from tests.bot.simcord_places import alone


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_has_an_example_for_each_situation(desk: Desk, locale: str) -> None:
    said = words(language_for(locale))
    shown = await desk.person("ada", locale).slash("help")
    text = "\n".join(shown.texts)
    for command, _ in EXAMPLES:
        assert f"`/{said.text(f'command-{command}')} " in text
    assert shown.standing().ephemeral
    shown.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_about_tells_version_sources_coverage_and_privacy(desk: Desk, locale: str) -> None:
    said = words(language_for(locale))
    kari = alone(desk, "kari", locale)
    shown = await kari.slash("about")
    text = "\n".join(shown.texts)
    for head in ("about-sources", "about-coverage", "about-privacy"):
        assert f"### {said.text(head)}" in text
    assert all(edition in text for edition in ("1997", "2007", "2017"))
    shown.check()


async def test_help_leads_on_and_changes_its_language_after_a_restart(desk: Desk) -> None:
    ada = desk.person("ada")
    shown = await ada.slash("help")
    await desk.restart()
    about = await press(ada, shown, "About")
    polish = await press(ada, about, "PL")
    assert "### Prywatność" in "\n".join(polish.texts)
    back = await press(ada, polish, "Pomoc")
    assert "## Pomoc" in back.texts
    for one in (about, polish, back):
        one.check()


def test_every_structured_command_is_in_the_help_with_options_that_it_has() -> None:
    assert {one.name for one in STRUCTURED} < {command for command, _ in EXAMPLES}
    for command, told in EXAMPLES:
        listed = {one.name: one for one in COMMANDS[command].options}
        for name, value in told.items():
            assert not listed[name].values or value in listed[name].values
