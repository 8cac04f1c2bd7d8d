"""Commands that look things up: how far the code goes, and what a clause says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from bot.console.command_line import LocalCommand, Number, OneOf
from bot.wording import Words
from locales import LANGUAGES
from rules.index import EDITIONS, LAWS_OF_THE_BOOK

if TYPE_CHECKING:
    from bot.console.kept import Where
    from bot.lawbook.library import Library

# ruff: noqa: PLC0415 - nothing is loaded before it is asked for


def lookups(
    spoken: Words, books: Callable[[], Library], usual: Callable[[], str], where: Where
) -> tuple[LocalCommand, ...]:
    """All of them; ``where`` says where the database of long cases is."""
    return coverage(spoken), case(spoken, books, where), law(spoken, books, usual)


def coverage(spoken: Words) -> LocalCommand:
    """``director coverage``."""

    def told(law: tuple[int, ...]) -> int:
        from bot.console.talk import coverage as shown

        return shown(sys.stdout, spoken, law)

    kind = Number(LAWS_OF_THE_BOOK[0], LAWS_OF_THE_BOOK[-1])
    laws = click.Argument(["law"], type=kind, nargs=-1)
    return LocalCommand(
        "coverage", spoken=spoken, help=spoken.text("cli-coverage"), callback=told, params=[laws]
    )


def case(spoken: Words, books: Callable[[], Library], where: Where) -> LocalCommand:
    """``director case``."""

    def shown(ids: tuple[str, ...], playing: bool) -> int:
        from bot.console.case import opened

        return opened(sys.stdout, spoken, ids, books(), where, playing=playing)

    ids = click.Argument(["ids"], nargs=-1, required=True, metavar="ID [ID]")
    playing = click.Option(["--playing"], is_flag=True, help=spoken.text("cli-case-option-playing"))
    return LocalCommand(
        "case", spoken=spoken, help=spoken.text("cli-case"), callback=shown, params=[ids, playing]
    )


def law(spoken: Words, books: Callable[[], Library], usual: Callable[[], str]) -> LocalCommand:
    """``director law``; ``usual`` tells the edition that is meant where none is named."""

    def shown(words: tuple[str, ...], edition: str | None, language: tuple[str, ...]) -> int:
        from bot.console.lookup import look_up

        typed = " ".join(words)
        return look_up(sys.stdout, spoken, typed, edition or usual(), books(), language)

    words = click.Argument(["words"], nargs=-1, required=True)
    edition = click.Option(
        ["--edition"], type=OneOf(EDITIONS), help=spoken.text("cli-lawbook-option-edition")
    )
    beside = click.Option(
        ["--language"], type=OneOf(LANGUAGES), multiple=True,
        help=spoken.text("cli-law-option-language"),
    )  # fmt: skip
    return LocalCommand(
        "law", spoken=spoken, help=spoken.text("cli-law"), callback=shown,
        params=[words, edition, beside],
    )  # fmt: skip
