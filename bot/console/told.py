"""Kinds of values on the command line: ids and days, with faults in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import click

from bot.console.command_line import BadValueError, Number, typed_name

BIGGEST: Final = 2**63 - 1


class Id(Number):
    """An id of Discord's."""

    name = "id"

    def __init__(self) -> None:
        super().__init__(0, BIGGEST)


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
            raise BadValueError(typed_name(param), str(value), allowed, ctx) from None
        return told if told.tzinfo else told.replace(tzinfo=UTC)
