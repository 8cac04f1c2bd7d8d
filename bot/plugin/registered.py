"""The slash commands as discord.py wants them, made from the table of commands."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.happened import found
from bot.lookup import search
from bot.plugin import answering, home
from bot.plugin.commands import (
    COMMANDS,
    HAPPENED,
    LOOKED_UP,
    Command,
    Option,
    choice_message,
    description_message,
)
from bot.plugin.lookup import label
from bot.plugin.translator import named
from bot.wording import words
from bot.wording.clauses import kebab
from rules.index import EDITIONS

MOST_TYPED = 100
MOST_OFFERED = 25
MANAGERS = discord.Permissions(manage_guild=True)
Interaction = discord.Interaction[Any]
Made = app_commands.Command[Any, Any, None]
Error = app_commands.AppCommandError


def commands() -> Iterator[Made]:
    """Every command, ready to be added to a tree."""
    return (_made(one) for one in COMMANDS.values())


def parameter(option: Option) -> str:
    """The name that an option has in Python."""
    return option.name.replace("-", "_")


def _made(command: Command) -> Made:
    async def callback(interaction: Interaction, **_options: object) -> None:
        await answering.invoked(interaction, command.name)  # the options are in its namespace

    anywhere = not command.for_managers
    unchecked: Any = callback
    unchecked.__signature__ = Signature(list(_parameters(command)))
    made: Made = app_commands.Command(
        name=named(f"command-{command.name}"),
        description=named(f"command-{command.name}.description"),
        callback=_described(command, unchecked),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=anywhere, private_channel=anywhere
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=anywhere),
    )
    made.default_permissions = None if anywhere else MANAGERS
    if HAPPENED in command.options:
        made.autocomplete(HAPPENED.name)(_suggested)
    if LOOKED_UP in command.options:
        made.autocomplete(LOOKED_UP.name)(_clauses)
    made.error(_failed)
    return made


def _parameters(command: Command) -> Iterator[Parameter]:
    """The signature by which the library knows the options and their kinds."""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    yield Parameter("interaction", kind, annotation=Interaction)
    for place, option in enumerate(command.options):
        annotation, default = _annotation(option), Parameter.empty
        if place or not command.first_required:
            annotation, default = annotation | None, None
        yield Parameter(parameter(option), kind, annotation=annotation, default=default)


def _annotation(option: Option) -> Any:
    if option.values:
        return str
    if option.high is not None:
        return app_commands.Range[int, option.low, option.high]
    return app_commands.Range[str, 1, option.longest]


def _described(command: Command, callback: Any) -> Any:
    names: dict[str, str | locale_str] = {}
    descriptions: dict[str, str | locale_str] = {}
    offered: dict[str, list[Choice[str]]] = {}
    for option in command.options:
        name = parameter(option)
        names[name] = named(f"option-{option.name}")
        descriptions[name] = named(description_message(command, option))
        if option.values:
            offered[name] = [_choice(option, value) for value in option.values]
    unchecked: Any = offered
    callback = app_commands.rename(**names)(callback)
    callback = app_commands.describe(**descriptions)(callback)
    return app_commands.choices(**unchecked)(callback)


def _choice(option: Option, value: str) -> Choice[str]:
    return Choice(name=named(choice_message(option, value)), value=value)


async def _suggested(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """What can have happened, by the words that are being typed."""
    language = (await home.where(interaction)).language
    said = words(language)
    return [
        Choice(name=said.text(f"answer-irregularity-{kebab(one)}"), value=one.value)
        for one in found(typed, language)[:MOST_OFFERED]
    ]


async def _clauses(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The clauses that a number or some words can mean; from memory, for every key is a call."""
    where = await home.where(interaction)
    language, told = where.language, dict(iter(interaction.namespace)).get("edition")
    hits = search.found(typed, language, told if told in EDITIONS else where.edition)
    return [
        Choice(name=label(one, language)[:MOST_TYPED], value=one.clause)
        for one in hits[:MOST_OFFERED]
    ]


async def _failed(interaction: Interaction, error: Error) -> None:
    """What fails before the command is reached, as when Discord still knows an older one."""
    if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.TransformerError):
        await answering.unanswered(interaction)
    else:
        await answering.failed(interaction, error)
