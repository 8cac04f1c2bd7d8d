"""Kinds of values on the command line: ids and days, with faults in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import click

from bot.console.command_line import BadValueError

BIGGEST: Final = 2**63 - 1


class Id(click.ParamType[int]):
    """An id of Discord's."""

    name = "id"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number.

        :raises BadValueError: if it is none.
        """
        if isinstance(value, int):
            return value
        if str(value).isascii() and str(value).isdecimal() and int(value) <= BIGGEST:
            return int(value)
        raise BadValueError(_name(param), str(value), (f"0–{BIGGEST}",), ctx)


class Moment(click.ParamType[datetime]):
    """A day, or a day and a time; without a time zone it is UTC."""

    name = "day"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> datetime:
        """The moment.

        :raises BadValueError: if it is none.
        """
        if isinstance(value, datetime):
            return value
        try:
            told = datetime.fromisoformat(str(value))
        except ValueError:
            allowed = ("YYYY-MM-DD", "YYYY-MM-DDThh:mm")
            raise BadValueError(_name(param), str(value), allowed, ctx) from None
        return told if told.tzinfo else told.replace(tzinfo=UTC)


def _name(param: click.Parameter | None) -> str:
    """The option as it is typed; of what stands alone, what stands for it."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.make_metavar(click.Context(click.Command(""))) if param is not None else ""
