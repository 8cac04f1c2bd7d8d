"""``director doctor``: looks at everything, changes nothing, and says what to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import click

from bot.console.command_line import LocalCommand, SettingError
from bot.wording import Words

if TYPE_CHECKING:
    from bot.checkup import Finding
    from bot.lawbook.library import Library
    from bot.settings import Settings

# ruff: noqa: PLC0415 - other commands do without all this

DONE, FAILED = 0, 1


def doctor(
    spoken: Words, told: Callable[[Words], Settings], books: Callable[[], Library]
) -> LocalCommand:
    """The command; its status is 0 when nothing is wrong."""

    def looked() -> int:
        wrong = 0
        for one in _findings(spoken, told(spoken), books()):
            wrong += one.level == "bad"
            _tell(spoken, one)
        click.echo(spoken.text("doctor-result", {"count": wrong}))
        return FAILED if wrong else DONE

    return LocalCommand(
        "doctor", spoken=spoken, help=spoken.text("cli-doctor"), callback=looked,
        epilog=spoken.text("cli-doctor-status"),
    )  # fmt: skip


def _findings(spoken: Words, told: Settings, books: Library) -> Iterator[Finding]:
    from bot import checkup
    from bot.console.configured import address

    secret = told.discord_token.get_secret_value() if told.discord_token else ""
    yield checkup.token(secret, told.director_public_key)
    yield from checkup.public_key(told.director_public_key)
    yield from checkup.shards(told.director_shard_ids, told.director_shard_count)
    yield checkup.folder()
    try:
        where = address(spoken, told)
    except SettingError:
        yield checkup.bad("cli-error-setting-database")
    else:
        yield from asyncio.run(checkup.database(where, checkup.application_of(secret)))
    yield from checkup.essential()
    yield from checkup.books(books)


def _tell(spoken: Words, one: Finding) -> None:
    """The finding after its level, and below it what to do."""
    text = " ".join(spoken.text(one.message, one.given).split())
    click.echo(spoken.text(f"doctor-{one.level}", {"text": text}))
    if one.level != "good" and spoken.has(f"{one.message}.todo"):
        click.echo(f"    {spoken.text(f'{one.message}.todo', one.given)}")
