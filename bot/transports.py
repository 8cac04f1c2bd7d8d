"""The ways to Discord, for the composition root: the gateway, HTTP, and registering by hand."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from bot.console.command_line import LocalCommand, SettingError
from bot.folders import data_folder
from bot.wording import Words

if TYPE_CHECKING:
    from typing import TypeAlias

    from bot.ops.options import Keeping, Serving
    from bot.settings import Settings

    Way: TypeAlias = Callable[[Words, Settings], int]

# The libraries of a transport are imported when it is started, and not for the other doors.
# ruff: noqa: PLC0415

DONE, FAILED = 0, 1
CLIENT, SERVER = "bot.plugin.client", "bot.http.serving"


def commands(spoken: Words, settings: Callable[[Words], Settings]) -> tuple[click.Command, ...]:
    """``director discord``, ``director serve`` and ``director sync``."""
    ways = {"discord": gateway, "serve": serve, "sync": sync}
    return tuple(_command(spoken, settings, name, way) for name, way in ways.items())


def _command(
    spoken: Words, settings: Callable[[Words], Settings], name: str, way: Way
) -> click.Command:
    def start() -> int:
        return way(spoken, settings(spoken))

    return LocalCommand(name, spoken=spoken, help=spoken.text(f"cli-{name}"), callback=start)


def gateway(spoken: Words, told: Settings) -> int:
    """Discord, until it is stopped; 1 with a sentence where it cannot start."""
    token = told.discord_token
    if token is None:
        return _failed(spoken, "no-token", command="director ask")
    serving = serving_of(spoken, told)
    if not _in_order(spoken) or not _like_a_token(spoken, token.get_secret_value()):
        return FAILED
    return _reaching_discord(
        spoken, lambda: import_module(CLIENT).run(token.get_secret_value(), serving)
    )


def serve(spoken: Words, told: Settings) -> int:
    """The endpoint for interactions, until it is stopped."""
    if told.director_public_key is None:
        return _failed(spoken, "no-public-key")
    from bot.http.signature import BadKeyError, Verifier

    try:
        verifier = Verifier(told.director_public_key)
    except BadKeyError:
        return _failed(spoken, "public-key")
    token, serving = told.discord_token, serving_of(spoken, told)
    secret = token.get_secret_value() if token is not None else None
    if not _in_order(spoken):
        return FAILED
    try:
        import_module(SERVER).run(verifier, secret, serving)
    except OSError as error:
        return _failed(spoken, "port", detail=str(error))
    return DONE


def sync(spoken: Words, told: Settings) -> int:
    """Register the commands now."""
    token = told.discord_token
    if token is None:
        return _failed(spoken, "no-token", command="director ask")
    serving = serving_of(spoken, told)
    if not _like_a_token(spoken, token.get_secret_value()):
        return FAILED

    def registered() -> None:
        count = import_module(CLIENT).registered(token.get_secret_value(), serving)
        click.echo(spoken.text("cli-synced", {"count": str(count)}))

    return _reaching_discord(spoken, registered)


def serving_of(spoken: Words, told: Settings) -> Serving:
    """What a transport is told.

    :raises SettingError: for shards that cannot be, and for a database that cannot be one.
    """
    from bot.ops.options import BadShardsError, Serving, Shards

    try:
        shards = Shards.of(told.director_shard_ids, told.director_shard_count)
    except BadShardsError:
        raise SettingError(spoken.text("cli-error-shards")) from None
    return Serving(
        folder=data_folder(os.environ),
        shards=shards,
        host=told.director_http_host,
        port=told.director_http_port,
        watch_port=told.director_metrics_port,
        json_logs=told.director_log_format == "json",
        keeping=_keeping(spoken, told),
    )


def _in_order(spoken: Words) -> bool:
    """Whether words and clauses are whole; if not, everything that is to be done."""
    from bot import checkup

    wrong = checkup.wrong_for_a_start()
    for line in checkup.told(wrong, spoken):
        _failed(spoken, "not-in-order", detail=line)
    return not wrong


def _like_a_token(spoken: Words, secret: str) -> bool:
    """Whether Discord need be asked about it at all; if not, what is to be done."""
    from bot import checkup

    found = checkup.token(secret)
    if found.level is checkup.Level.BAD:
        click.echo(" ".join(checkup.told((found,), spoken)), err=True)
    return found.level is not checkup.Level.BAD


def _keeping(spoken: Words, told: Settings) -> Keeping:
    """What is said about the database.

    :raises SettingError: for an address that leads nowhere; it is not repeated.
    """
    from bot.settings import keeping_of
    from bot.store import BadAddress

    try:
        return keeping_of(told)
    except BadAddress:
        raise SettingError(spoken.text("cli-error-setting-database")) from None


def _reaching_discord(spoken: Words, work: Callable[[], Any]) -> int:
    """Do what needs Discord; 1 with a sentence that says what is in the way."""
    try:
        import discord
        from discord.ext import commands as library

        import_module(CLIENT)
    except ImportError as error:
        return _failed(spoken, "discord-missing", detail=str(error))
    try:
        work()
    except library.ExtensionError as error:
        return _failed(spoken, "discord-missing", detail=str(error))
    except discord.LoginFailure:
        return _failed(spoken, "discord-token")
    except (OSError, discord.DiscordException) as error:
        return _failed(spoken, "discord-network", detail=str(error))
    return DONE


def _failed(spoken: Words, message: str, **given: str) -> int:
    click.echo(spoken.text(f"cli-error-{message}", given), err=True)
    return FAILED
