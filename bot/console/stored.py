"""What admins do with the database at the terminal: ``director db``, ``log`` and ``server``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from bot.console.command_line import LocalCommand, LocalGroup, Number, OneOf
from bot.console.told import BIGGEST, Id, Moment
from bot.wording import Words

if TYPE_CHECKING:
    from bot.store import Address

# ruff: noqa: PLC0415 - most commands need no database

Where = Callable[[], "Address"]
FORMATS: Final = ("csv", "json")
SHOWN: Final = 50


def groups(spoken: Words, where: Where) -> tuple[LocalGroup, ...]:
    """The three groups of commands; ``where`` says where the database is."""
    return _database(spoken, where), _log(spoken, where), _server(spoken, where)


def _group(spoken: Words, name: str, *commands: click.Command) -> LocalGroup:
    made = LocalGroup(name, spoken=spoken, help=spoken.text(f"cli-{name}"))
    for one in commands:
        made.add_command(one)
    return made


def _command(
    spoken: Words, name: str, callback: Callable[..., int], *params: click.Parameter
) -> LocalCommand:
    """A command by its whole name: ``log-list`` is ``director log list``."""
    return LocalCommand(
        name.rpartition("-")[2], spoken=spoken, help=spoken.text(f"cli-{name}"),
        callback=callback, params=list(params),
    )  # fmt: skip


def _option(spoken: Words, name: str, **more: Any) -> click.Option:
    return click.Option([f"--{name}"], help=spoken.text(f"cli-stored-option-{name}"), **more)


def _database(spoken: Words, where: Where) -> LocalGroup:
    def upgrade() -> int:
        from bot.console.stored_data import upgrade

        return upgrade(spoken, where())

    def backup(file: str) -> int:
        from bot.console.stored_data import backup

        return backup(spoken, where(), file)

    file = click.Argument(["file"])
    return _group(
        spoken, "db", _command(spoken, "db-upgrade", upgrade),
        _command(spoken, "db-backup", backup, file),
    )  # fmt: skip


def _server(spoken: Words, where: Where) -> LocalGroup:
    def forget(server: int, *, yes: bool) -> int:
        from bot.console.stored_data import forget

        return forget(spoken, where(), server, yes=yes)

    server = click.Argument(["server"], type=Id(), metavar="ID")
    command = _command(spoken, "server-forget", forget, server, _yes(spoken))
    return _group(spoken, "server", command)


def _log(spoken: Words, where: Where) -> LocalGroup:
    return _group(
        spoken, "log", _log_list(spoken, where), _log_export(spoken, where),
        _log_delete(spoken, where),
    )  # fmt: skip


def _log_list(spoken: Words, where: Where) -> LocalCommand:
    def listed(limit: int, **which: Any) -> int:
        from bot.console.stored_log import list_entries
        from bot.store import Which

        return list_entries(spoken, where(), Which(**which), limit)

    limit = _option(spoken, "limit", type=Number(0, BIGGEST), default=SHOWN)
    return _command(spoken, "log-list", listed, *_which(spoken), limit)


def _log_export(spoken: Words, where: Where) -> LocalCommand:
    def exported(form: str, output: Path | None, **which: Any) -> int:
        from bot.console.stored_log import export
        from bot.store import Which

        return export(spoken, where(), Which(**which), form, output)

    form = click.Option(
        ["--format", "form"], type=OneOf(FORMATS), default=FORMATS[0],
        help=spoken.text("cli-stored-option-format"),
    )  # fmt: skip
    output = _option(spoken, "output", type=click.Path(path_type=Path))
    return _command(spoken, "log-export", exported, *_which(spoken), form, output)


def _log_delete(spoken: Words, where: Where) -> LocalCommand:
    def deleted(*, everything: bool, yes: bool, **which: Any) -> int:
        from bot.console.stored_log import delete
        from bot.store import Which

        return delete(spoken, where(), Which(**which), everything=everything, yes=yes)

    everything = click.Option(
        ["--all", "everything"], is_flag=True, help=spoken.text("cli-stored-option-all")
    )
    return _command(
        spoken, "log-delete", deleted, *_which(spoken), everything, _yes(spoken)
    )  # fmt: skip


def _which(spoken: Words) -> tuple[click.Option, ...]:
    """Which entries of the log."""
    return (
        _option(spoken, "server", type=Id()), _option(spoken, "channel", type=Id()),
        _option(spoken, "since", type=Moment()), _option(spoken, "until", type=Moment()),
    )  # fmt: skip


def _yes(spoken: Words) -> click.Option:
    return _option(spoken, "yes", is_flag=True)
