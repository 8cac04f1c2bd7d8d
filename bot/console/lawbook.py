"""``director lawbook``: take a law book in, look at it, check it, correct it, remove it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bot.console.command_line import LocalCommand, LocalGroup, Number, OneOf
from bot.wording import Words
from locales import LANGUAGES
from rules.index import EDITIONS, LAWS_OF_THE_BOOK

if TYPE_CHECKING:
    from bot.lawbook.library import Library

# ruff: noqa: PLC0415 - readers of HTML and PDF are loaded when a file is there to be read

Books = Callable[[], "Library"]
DONE, FAILED = 0, 1
NAME = "lawbook"


def group(spoken: Words, books: Books) -> LocalGroup:
    """The commands about law books."""
    made = LocalGroup(NAME, spoken=spoken, help=spoken.text("cli-lawbook"))
    for one in (_add, _list, _show, _verify, _remove, _accept):
        made.add_command(one(spoken, books))
    return made


def _command(
    spoken: Words, name: str, callback: Callable[..., int], *params: click.Parameter
) -> LocalCommand:
    def guarded(**given: Any) -> int:
        from bot.lawbook.faults import BookError

        try:
            return callback(**given)
        except BookError as error:
            click.echo(spoken.text(f"lawbook-error-{error.code}", error.given), err=True)
            return FAILED

    about = spoken.text(f"cli-lawbook-{name}")
    return LocalCommand(name, spoken=spoken, help=about, callback=guarded, params=list(params))


def _option(spoken: Words, name: str, allowed: Sequence[str] = (), **more: Any) -> click.Option:
    help_text = spoken.text(f"cli-lawbook-option-{name}")
    kind = {"type": OneOf(allowed)} if allowed else {}
    return click.Option([f"--{name}"], help=help_text, **kind, **more)


def _which(spoken: Words) -> tuple[click.Option, click.Option]:
    return _option(spoken, "edition", EDITIONS), _option(spoken, "language", LANGUAGES)


def _yes(spoken: Words) -> click.Option:
    return _option(spoken, "yes", is_flag=True)


def _clause(nargs: int = 1) -> click.Argument:
    return click.Argument(["clause"], nargs=nargs, required=True)


def _add(spoken: Words, books: Books) -> LocalCommand:
    def add(file: tuple[Path, ...], **given: Any) -> int:
        from bot.console.lawbook_add import Wanted, add_files

        return add_files(spoken, books(), file, Wanted(**given))

    kind = click.Path(path_type=Path)
    files = click.Argument(["file"], nargs=-1, required=True, type=kind)
    number = Number(LAWS_OF_THE_BOOK[0], LAWS_OF_THE_BOOK[-1])
    return _command(
        spoken, "add", add, files, *_which(spoken), _option(spoken, "law", type=number),
        _option(spoken, "title", default=""), _option(spoken, "publisher", default=""),
        _yes(spoken), _option(spoken, "replace", is_flag=True),
    )  # fmt: skip


def _list(spoken: Words, books: Books) -> LocalCommand:
    def told() -> int:
        from bot.console.lawbook_kept import list_books

        return list_books(spoken, books())

    return _command(spoken, "list", told)


def _show(spoken: Words, books: Books) -> LocalCommand:
    def shown(clause: str, edition: str | None, language: str | None, *, as_json: bool) -> int:
        from bot.console.lawbook_kept import show_clause

        return show_clause(spoken, books(), clause, edition, language, as_json=as_json)

    as_json = click.Option(
        ["--json", "as_json"], is_flag=True, help=spoken.text("cli-lawbook-option-json")
    )
    return _command(spoken, "show", shown, _clause(), *_which(spoken), as_json)


def _verify(spoken: Words, books: Books) -> LocalCommand:
    def checked() -> int:
        from bot.console.lawbook_kept import verify

        return verify(spoken, books())

    return _command(spoken, "verify", checked)


def _remove(spoken: Words, books: Books) -> LocalCommand:
    def removed(edition: str | None, language: str | None, *, yes: bool) -> int:
        from bot.console.lawbook_kept import remove_book

        return remove_book(spoken, books(), edition, language, yes=yes)

    return _command(spoken, "remove", removed, *_which(spoken), _yes(spoken))


def _accept(spoken: Words, books: Books) -> LocalCommand:
    def accepted(
        clause: tuple[str, ...], edition: str | None, language: str | None, *, yes: bool
    ) -> int:
        from bot.console.lawbook_kept import accept_clauses

        return accept_clauses(spoken, books(), clause, edition, language, yes=yes)

    return _command(spoken, "accept", accepted, _clause(-1), *_which(spoken), _yes(spoken))
