"""The composition root: the command line in, the environment in, one of the doors opened."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot import transports
from bot.console import lawbook, stored
from bot.console.command_line import LocalCommand, LocalGroup, OneOf, fault_lines
from bot.console.configured import address, settings
from bot.console.doctor import doctor
from bot.console.reference import lookups
from bot.folders import told_language
from bot.wording import Words, words
from locales import LANGUAGES, Language, language_for, language_named
from rules import EDITIONS, Edition
from rules.vocabulary.play import Jurisdiction

if TYPE_CHECKING:
    from bot.lawbook.library import Library
    from bot.settings import Settings

# Nothing that only one door needs is imported above: the JSON door starts without the terminal's
# libraries, and the terminal without Discord's.
# ruff: noqa: PLC0415

NAME = "director"
DONE, BAD_USAGE, BROKEN_OFF = 0, 2, 130
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


def main() -> None:
    """The command ``director``; ends the process with its exit status."""
    sys.exit(start(sys.argv[1:]))


def start(args: Sequence[str]) -> int:
    """Run one command line; give the exit status.

    0 is success, 1 that Discord could not be started, 2 a wrong command line or setting (and
    for ``rule`` a bad case), 3 for ``rule`` an open question, 130 after Ctrl-C.
    """
    _speak_utf8()
    spoken = words(interface_language(args, os.environ))
    try:
        status = program(spoken).main(list(args), prog_name=NAME, standalone_mode=False)
    except click.Abort:
        click.echo(spoken.text("console-stopped"), err=True)
        return BROKEN_OFF
    except click.ClickException as error:
        for line in fault_lines(error, spoken):
            click.echo(line, err=True)
        return BAD_USAGE
    return int(status or DONE)


def _speak_utf8() -> None:
    """Pipes carry UTF-8 on every system; a terminal keeps what it has.

    A sign that cannot be read or written stops nobody, and a line ends where it does in JSON Lines.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")
            if stream.readable():
                stream.reconfigure(newline="\n")


def interface_language(args: Sequence[str], environ: Mapping[str, str]) -> Language:
    """``--lang``, else ``DIRECTOR_LANG``, else the system's language, else English."""
    told = (*_told_language(args), language_named(told_language(environ)))
    for one in told:
        if one in LANGUAGES:
            return one
    system = next((environ[one] for one in LOCALES if environ.get(one)), "")
    return language_for(system.partition(".")[0])


def _told_language(args: Sequence[str]) -> tuple[str, ...]:
    """The values of ``--lang``, the last one first; help and faults are worded before it is parsed.

    ``rule`` has one of its own behind it, which is of the words in the result.
    """
    told: list[str] = []
    command = ""
    pairs = zip_longest(args, args[1:], fillvalue="")
    for here, following in pairs:
        if here == "--lang":
            told.append(following)
            next(pairs, None)
        elif here.startswith("--lang="):
            told.append(here.removeprefix("--lang="))
        elif not here.startswith("-"):
            command = command or here
        if command == "rule":
            break
    return tuple(reversed(told))


def program(spoken: Words) -> LocalGroup:
    """``director`` with its commands, explained in one language."""

    def without_command(lang: str | None) -> int:  # noqa: ARG001 - the words are chosen by now
        return _open_a_door(spoken)

    group = LocalGroup(
        NAME,
        spoken=spoken,
        help=f"{spoken.text('cli-about')}\n\n{spoken.text('cli-default')}",
        epilog=spoken.text("cli-environment"),
        invoke_without_command=True,
        callback=without_command,
        params=[_option(spoken, "lang", LANGUAGES), _version(spoken)],
    )
    for command in _commands(spoken):
        group.add_command(command)
    return group


def _commands(spoken: Words) -> tuple[click.Command, ...]:
    books = partial(library, spoken)
    return (
        _ask(spoken),
        _rule(spoken),
        _show(spoken),
        *lookups(
            spoken,
            books,
            lambda: settings(spoken).director_edition,
            lambda: address(spoken, settings(spoken)),
        ),
        lawbook.group(spoken, books),
        doctor(spoken, settings, books),
        *stored.groups(spoken, lambda: address(spoken, settings(spoken))),
        *transports.commands(spoken, settings),
    )


def _option(spoken: Words, name: str, allowed: Sequence[str], text: str = "") -> click.Option:
    help_text = spoken.text(text or f"cli-option-{name}")
    return click.Option([f"--{name}"], type=OneOf(allowed), help=help_text)


def _version(spoken: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(spoken.text("cli-version", {"version": _installed(spoken)}))
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show,
        help=spoken.text("cli-option-version"),
    )  # fmt: skip


def _installed(spoken: Words) -> str:
    try:
        return version("director-please")
    except PackageNotFoundError:  # run from its folder without having been installed
        return spoken.text("console-not-known")


def _ask(spoken: Words) -> LocalCommand:
    def talk(edition: str | None, jurisdiction: str | None, playing: bool) -> int:
        return _talk(spoken, settings(spoken), edition, jurisdiction, playing=playing)

    return LocalCommand(
        "ask",
        spoken=spoken,
        help=spoken.text("cli-ask"),
        callback=talk,
        params=[
            _option(spoken, "edition", tuple(EDITIONS)),
            _option(spoken, "jurisdiction", tuple(Jurisdiction)),
            _flag(spoken, "playing"),
        ],
    )


def _rule(spoken: Words) -> LocalCommand:
    return LocalCommand(
        "rule",
        spoken=spoken,
        help=spoken.text("cli-rule"),
        epilog=spoken.text("cli-rule-status"),
        callback=partial(_json, spoken),
        params=[
            _option(spoken, "lang", LANGUAGES, "cli-option-rule-lang"),
            _flag(spoken, "no-text"),
            _flag(spoken, "lines"),
            _flag(spoken, "plain"),
        ],
    )


def _flag(spoken: Words, name: str) -> click.Option:
    return click.Option([f"--{name}"], is_flag=True, help=spoken.text(f"cli-option-{name}"))


def _show(spoken: Words) -> LocalCommand:
    return LocalCommand(
        "show", spoken=spoken, help=spoken.text("cli-show"), callback=lambda: _worked("")
    )


def library(spoken: Words) -> Library:
    """The law books that this machine holds; what differs in them is told on standard error."""
    from bot.lawbook.library import Library

    def tell(clause: str, file: Path) -> None:
        from bot.console.lawbook_kept import difference

        click.echo(difference(spoken, clause, str(file)), err=True)

    return Library.of(os.environ, tell)


def _open_a_door(spoken: Words) -> int:
    """Without a command: Discord with a token, else the dialogue, else something to read."""
    if click.get_current_context().invoked_subcommand is not None:
        return DONE
    told = settings(spoken)
    if told.discord_token is not None:
        return transports.gateway(spoken, told)
    if sys.stdin.isatty():
        return _talk(spoken, told)
    return _worked(f"{NAME} ask")


def _talk(
    spoken: Words,
    told: Settings,
    edition: str | None = None,
    jurisdiction: str | None = None,
    *,
    playing: bool = False,
) -> int:
    from bot.console.kept import keeping
    from bot.console.talk import ask

    return ask(
        sys.stdin,
        sys.stdout,
        lang=spoken.language,
        edition=Edition(edition or told.director_edition),
        jurisdiction=Jurisdiction(jurisdiction or told.director_jurisdiction),
        books=library(spoken).checked(),
        playing=playing,
        keep=keeping(lambda: address(spoken, told)),
    )


def _worked(command: str) -> int:
    from bot.console.talk import show

    return show(sys.stdout, command=command)


def _json(
    spoken: Words, *, lang: str | None, no_text: bool, lines: bool, plain: bool
) -> int:  # fmt: skip
    """The JSON door; its words are English unless the command line says otherwise."""
    from bot import door

    if sys.stdin.isatty():
        click.echo(spoken.text("cli-rule-lines-wait" if lines else "cli-rule-wait"), err=True)

    above = click.get_current_context().parent
    told = lang or (above.params["lang"] if above is not None else None) or "en"
    return door.run(
        sys.stdin,
        sys.stdout,
        lang=told,
        text=not no_text,
        lines=lines,
        plain=plain,
        books=library(spoken),
    )


if __name__ == "__main__":
    main()
