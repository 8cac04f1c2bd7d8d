"""click in the reader's language: help and faults of the command line from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from bot.console.numbers import whole_number
from bot.echo import shown
from bot.wording import Words
from locales import LANGUAGES


class BadValueError(click.UsageError):
    """A value that is none of the allowed ones."""

    def __init__(
        self, name: str, value: str, allowed: Sequence[str], ctx: click.Context | None
    ) -> None:
        super().__init__(value, ctx)
        self.name = name
        self.value = value
        self.allowed = allowed


class SettingError(click.ClickException):
    """A variable of the environment that cannot be; the sentence is ready."""


class ExtraWordError(click.UsageError):
    """A word that no command wants."""


class OneOf(click.ParamType[str]):
    """A word out of a list, exactly as it is listed."""

    name = "word"

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = tuple(allowed)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:  # noqa: ARG002
        """What stands for the value in the help."""
        return f"[{'|'.join(self.allowed)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word itself.

        :raises BadValueError: if it is not in the list.
        """
        if value not in self.allowed:
            raise BadValueError(typed_name(param), str(value), self.allowed, ctx)
        return str(value)


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number.

        :raises BadValueError: if it is none, or one that is out of bounds.
        """
        typed = str(value)
        if typed.isascii() and self.low <= (number := whole_number(typed)) <= self.high:
            return number
        raise BadValueError(typed_name(param), typed, (f"{self.low}–{self.high}",), ctx)


def typed_name(param: click.Parameter | None) -> str:
    """The option as it is typed; of what stands alone, what stands for it in the help."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    shown = param.make_metavar(click.Context(click.Command(""))) if param is not None else ""
    return shown.removesuffix("...").strip("[]") if shown.startswith("[") else shown


class Local(click.Command):
    """A command that explains itself in the words that it is given.

    ``--lang`` may stand after it as well as before: it was read before the words were chosen.
    """

    def __init__(self, *args: Any, spoken: Words, **kwargs: Any) -> None:
        super().__init__(*args, options_metavar=spoken.text("cli-metavar-options"), **kwargs)
        self.spoken = spoken
        for one in self.params:
            _say_what_to_type(one, spoken)
        if all(one.name != "lang" for one in self.params):
            self.params.append(_language(spoken))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help`` with our words."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.spoken.text("cli-option-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The first line of the help."""
        prefix = f"{self.spoken.text('cli-usage')} "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options under our heading; what stands alone is in the line above."""
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        rows = [row for one in options if (row := one.get_help_record(ctx))]
        with formatter.section(self.spoken.text("cli-options")):
            formatter.write_dl(rows)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the options; a fault knows the command that it belongs to."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise


def _language(spoken: Words) -> click.Option:
    text = spoken.text("cli-option-lang")
    return click.Option(["--lang"], type=OneOf(LANGUAGES), expose_value=False, help=text)


def _say_what_to_type(param: click.Parameter, spoken: Words) -> None:
    """What stands for a value in the help, in the reader's language where there is a word."""
    is_option = isinstance(param, click.Option)
    message = f"cli-metavar-{param.type.name if is_option else param.name}"
    if param.metavar is not None or not spoken.has(message):
        return
    word = spoken.text(message)
    if not is_option:
        word = f"{word if param.required else f'[{word}]'}{'...' if param.nargs != 1 else ''}"
    param.metavar = word


class LocalCommand(Local):
    """A command that takes options only."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the options.

        :raises ExtraWordError: for a word that is left over.
        """
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise ExtraWordError(rest[0], ctx)
        return rest


class LocalGroup(Local, click.Group):
    """The program with its commands, in the order in which they were added."""

    def __init__(self, *args: Any, spoken: Words, **kwargs: Any) -> None:
        metavar = spoken.text("cli-metavar-command")
        super().__init__(*args, spoken=spoken, subcommand_metavar=metavar, **kwargs)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands."""
        super().format_options(ctx, formatter)
        rows = [(name, one.help or "") for name, one in self.commands.items()]
        with formatter.section(self.spoken.text("cli-commands")):
            formatter.write_dl(rows)


def fault_lines(error: click.ClickException, spoken: Words) -> tuple[str, ...]:
    """What is wrong with the command line, and what to type to see what there is."""
    if isinstance(error, SettingError):
        return (error.message,)
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    if ctx is not None and _is_alone(error, ctx):
        return (ctx.get_help(),)
    path = ctx.command_path if ctx is not None else ""
    return _fault(error, spoken), spoken.text("cli-error-try", {"command": f"{path} --help"})


def _is_alone(error: click.ClickException, ctx: click.Context) -> bool:
    """Whether only the command of a group is missing; click has no kind of its own for it."""
    return isinstance(ctx.command, click.Group) and type(error) in (
        click.UsageError, click.exceptions.NoArgsIsHelpError,
    )  # fmt: skip


def _fault(error: click.ClickException, spoken: Words) -> str:
    match error:
        case BadValueError():
            allowed = spoken.join(error.allowed, "or")
            given = {"name": error.name, "value": shown(error.value), "allowed": allowed}
            return spoken.text("cli-error-bad-value", given)
        case ExtraWordError():
            return spoken.text("cli-error-too-much", {"value": shown(error.message)})
        case click.MissingParameter(param=param) if param is not None:
            return spoken.text("cli-error-missing", {"name": typed_name(param)})
        case click.NoSuchOption():
            return spoken.text("cli-error-no-such-option", {"name": shown(error.option_name)})
        case click.NoSuchCommand():
            return spoken.text("cli-error-no-such-command", {"name": shown(error.command_name)})
        case click.BadOptionUsage():
            name = error.option_name
            much = "cli-error-value-too-much" if _is_flag(error) else "cli-error-value-missing"
            return spoken.text(much, {"name": name})
        case _:
            return spoken.text("cli-error-other")


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether the option stands alone; its own fault is then a value too much."""
    params = error.ctx.command.get_params(error.ctx) if error.ctx is not None else []
    return any(
        isinstance(one, click.Option) and one.is_flag and error.option_name in one.opts
        for one in params
    )
