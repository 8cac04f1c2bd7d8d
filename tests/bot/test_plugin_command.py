"""The slash command: how it is registered, and whole cases stated in one line."""

import sys
from collections.abc import AsyncIterator
from typing import Any, cast

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

import bot.plugin
from bot.happened import GROUPS
from bot.plugin import NameTakenError
from bot.plugin.commands import COMMANDS, LOG, Option, choice_message, description_message
from bot.plugin.translator import Translator
from locales import LANGUAGES, Catalogue
from rules import Edition
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction
from tests.bot.simcord_harness import LOCALES, Desk, HostBot, running
from tests.discord_contract.shape import Object, as_list, as_object, objects

PLUGIN = "bot.plugin"
COMMAND = "defective-trick"
STRING_SELECT, SLASH = 3, 1
ONE_LINE: dict[str, object] = {
    "fault": "omitted", "played-on": "both", "offender-seat": "W", "declarer-seat": "S",
    "trick": 5, "suit-led": "S", "holds-suit": "yes", "trick-winner": "offender_partner",
    "later-tricks": 3, "contract": "4♠X", "edition": "2017",
}  # fmt: skip


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


@pytest_asyncio.fixture
async def registered(desk: Desk) -> dict[str, Object]:
    sent = await desk.sync()
    made = map(as_object, as_list(sent.body))
    return {str(one["name"]): one for one in made if one.get("type", SLASH) == SLASH}


async def test_the_registration_fits_the_contract_in_all_locales(desk: Desk) -> None:
    (await desk.sync()).check()


def test_every_command_of_the_table_is_registered_with_its_options(
    registered: dict[str, Object],
) -> None:
    assert list(registered) == list(COMMANDS)
    for name, command in registered.items():
        options = objects(command, "options")
        assert [one["name"] for one in options] == [one.name for one in COMMANDS[name].options]
        required = [one.get("required", False) for one in options]
        first = COMMANDS[name].first_required
        assert required == [first] + [False] * (len(options) - 1)


def test_every_name_and_description_is_translated(registered: dict[str, Object]) -> None:
    trick = registered[COMMAND]
    assert trick["name_localizations"] == {"pl": "wadliwa-lewa", "no": "irregulært-stikk"}
    for command in registered.values():
        for one in (command, *objects(command, "options")):
            assert set(as_object(one["name_localizations"])) == {"pl", "no"}
            assert set(as_object(one["description_localizations"])) == {"pl", "no"}
            for choice in objects(one, "choices"):
                assert set(as_object(choice["name_localizations"])) == {"pl", "no"}


def test_a_command_asks_for_no_more_than_it_needs(
    registered: dict[str, Object], desk: Desk
) -> None:
    for command in registered.values():
        for_managers = command["name"] == LOG.name
        assert command["integration_types"] == ([0] if for_managers else [0, 1])
        assert command["contexts"] == ([0] if for_managers else [0, 1, 2])
        wanted = discord.Permissions(manage_guild=True).value if for_managers else None
        assert command["default_member_permissions"] == wanted
    assert desk.bot.intents == discord.Intents.none()


def options() -> set[Option]:
    """The options of all commands."""
    return {option for command in COMMANDS.values() for option in command.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_commands_is_registered(language: str) -> None:
    every = Catalogue.load(language).ids()
    known = {one for one in every if one.startswith(("option", "command"))}
    used = {f"command-{one}{part}" for one in COMMANDS for part in ("", ".description")}
    for option in options():
        used |= {f"option-{option.name}", f"option-{option.name}.description"}
        used |= {choice_message(option, value) for value in option.values}
    for command in COMMANDS.values():
        used |= {description_message(command, option) for option in command.options}
    assert known == {one for one in used if one.startswith(("option", "command"))}
    assert used <= every


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_needs_nothing_of_the_case(language: str) -> None:
    catalogue = Catalogue.load(language)
    for option in options():
        for value in option.values:
            assert not catalogue.variables(choice_message(option, value)), (option, value)


def test_every_choice_is_a_value_that_its_fact_can_have() -> None:
    for option in options():
        if option.fact and option.name != "federation":
            words = (*VOCABULARY[option.fact].words, "yes", "no", "unknown")
            assert set(option.values) <= set(words), option
    by_name = {option.name: option for option in options()}
    assert by_name["edition"].values == tuple(Edition)
    assert by_name["federation"].values == tuple(Jurisdiction)
    assert by_name["language"].values == LANGUAGES


@pytest.mark.parametrize(
    ("locale", "title", "seat", "contract"),
    [
        ("en-US", "2017 Laws", "West", "4♠X"),
        ("pl", "MPB 2017", "gracz", "4♠X"),
        ("no", "2017-lovene", "Vest", "4♠X"),
    ],
)
async def test_one_line_states_a_whole_case(
    desk: Desk, locale: str, title: str, seat: str, contract: str
) -> None:
    ada = desk.person("ada", locale)
    reply = await ada.slash(COMMAND, **{**ONE_LINE, "contract": contract})
    assert title in reply.texts[0]
    assert seat in "\n".join(reply.texts).lower() or seat in "\n".join(reply.texts)
    assert reply.standing().ephemeral
    assert [sent.type for sent in reply.sent] == [4]
    assert "64A2" in reply.texts[1]
    reply.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_language_option_goes_before_the_language_of_the_client(
    desk: Desk, locale: str
) -> None:
    reply = await desk.person("ada", locale).slash(COMMAND, **ONE_LINE, language="no")
    assert "2017-lovene" in reply.texts[0]


async def test_a_reply_in_an_unknown_language_is_english(desk: Desk) -> None:
    reply = await desk.person("ada", "de").slash(COMMAND, fault="omitted")
    assert "next trick" in reply.texts[0]


async def test_the_edition_option_changes_the_laws(desk: Desk) -> None:
    reply = await desk.person("ada").slash(COMMAND, **{**ONE_LINE, "edition": "1997"})
    assert "1997 Laws" in reply.texts[0]


async def test_a_contract_that_cannot_be_read_is_left_out_and_said_so(desk: Desk) -> None:
    reply = await desk.person("ada").slash(COMMAND, **{**ONE_LINE, "contract": "9*X*"})
    assert "9\\*X\\*" in reply.texts[1]
    assert "64A2" in "\n".join(reply.texts)
    reply.check()


async def test_everything_that_cannot_be_is_named_at_once(desk: Desk) -> None:
    given = {**ONE_LINE, "trick": 13, "offender": "declarer"}
    ada = desk.person("ada")
    reply = await ada.slash(COMMAND, **given)
    assert reply.texts[1].count("\n") == 2
    dropped = await ada.press(reply, reply.custom_ids[0])
    assert "cannot all be true" not in dropped.texts[0]
    dropped.check()


async def test_cards_that_are_given_are_read_in_the_language_of_the_caller(desk: Desk) -> None:
    given: dict[str, object] = {"fault": "extra", "offender": "defender", "played-on": "both"}
    ola, ada = desk.person("ola", "pl"), desk.person("ada")
    asked = await ola.slash(COMMAND, **given, cards="dama kier, W pik")
    assert "Które karty?" not in asked.texts[0]
    refused = await ada.slash(COMMAND, **given, cards="dama kier")
    assert refused.texts[0] == "## Which cards?"
    for reply in (asked, refused):
        reply.check()


@pytest.mark.parametrize(
    ("locale", "words", "title"),
    [
        ("en-US", "dropped a card", "visible"),
        ("pl", "upadła karta", "widoczna"),
        ("no", "mistet et kort", "synlig"),
    ],
)
async def test_what_happened_is_found_in_groups_or_by_words(
    desk: Desk, locale: str, words: str, title: str
) -> None:
    ada = desk.person("ada", locale)
    groups = await ada.slash("ruling")
    assert len(groups.texts[1].splitlines()) == len(GROUPS)
    inside = await ada.press(groups, groups.custom_ids[0])
    begun = await ada.choose(inside, inside.custom_ids[0], Irregularity.CARD_COUNT)
    assert begun.custom_ids != inside.custom_ids
    searched = await ada.slash("ruling", happened=words)
    menu = next(one for one in searched.components if one["type"] == STRING_SELECT)
    assert title in str(objects(menu, "options")[0]["label"])
    for reply in (groups, inside, begun, searched):
        reply.check()


async def test_counts_are_read_from_the_options_of_the_command(desk: Desk) -> None:
    counted = {"north": "8 5", "east": "8,5", "south": "7/6", "west": "8 5", "due": 5}
    reply = await desk.person("ada").slash("wrong-card-count", **counted)
    assert "next trick" in reply.texts[0]
    refused = await desk.person("ada").slash("wrong-card-count", **{**counted, "east": "many"})
    assert "many" in refused.texts[1]


class HostTranslator(app_commands.Translator):
    """Somebody else's, which counts how often it is loaded."""

    def __init__(self) -> None:
        self.loaded = 0

    async def load(self) -> None:
        self.loaded += 1

    async def unload(self) -> None:
        self.loaded -= 1

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        del context
        return f"{locale.value}-{string.message}".lower()


@app_commands.command(name=locale_str("fault"), description="theirs")
async def theirs(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("theirs")


class Host(HostBot):
    async def setup_hook(self) -> None:
        self.tree.add_command(cast("app_commands.Command[Any, ..., Any]", theirs))
        await self.tree.set_translator(HostTranslator())
        await super().setup_hook()


async def test_the_translator_of_the_host_goes_on_with_what_is_not_ours() -> None:
    async with running(PLUGIN, Host) as desk:
        sent = await desk.sync()
        names = {one["name"]: one for one in map(as_object, as_list(sent.body))}
        assert as_object(names["fault"]["name_localizations"])["pl"] == "pl-fault"
        assert as_object(names[COMMAND]["name_localizations"])["pl"] == "wadliwa-lewa"


async def test_the_host_gets_its_translator_back() -> None:
    async with running(PLUGIN, Host) as desk:
        host = cast("Any", desk.bot.tree.translator).host
        assert isinstance(host, HostTranslator)
        assert host.loaded == 1
        await desk.bot.unload_extension(PLUGIN)
        assert desk.bot.tree.translator is host
        assert host.loaded == 1
        assert desk.bot.tree.get_command(COMMAND) is None


async def test_a_host_without_a_translator_has_none_afterwards(desk: Desk) -> None:
    await desk.bot.unload_extension(PLUGIN)
    assert desk.bot.tree.translator is None


async def test_a_translator_that_the_host_has_set_since_stays(desk: Desk) -> None:
    later = HostTranslator()
    await desk.bot.tree.set_translator(later)
    await desk.bot.unload_extension(PLUGIN)
    assert desk.bot.tree.translator is later


async def test_the_extension_can_be_loaded_anew(desk: Desk) -> None:
    await desk.bot.reload_extension(PLUGIN)
    assert type(desk.bot.tree.translator).__name__ == Translator.__name__
    reply = await desk.person("ada").slash(COMMAND, fault="omitted")
    assert "next trick" in reply.texts[0]


@pytest.fixture
def another_package(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that has a module called rules."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "rules.py").write_text("TREASURE = 1\n", "utf-8")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    taken = [name for name in sys.modules if name == "rules" or name.startswith("rules.")]
    for name in taken:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.usefixtures("another_package")
async def test_a_host_with_a_package_of_our_name_is_told_so() -> None:
    with pytest.raises(NameTakenError, match=r"'rules'.*rules\.py.*python -m bot"):
        await bot.plugin.setup(cast("commands.Bot", None))


def test_our_own_packages_are_found_under_their_names() -> None:
    bot.plugin.require_own_packages()
