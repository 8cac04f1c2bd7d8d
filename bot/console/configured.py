"""The settings, or a sentence that says which of them cannot be."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from bot.console.command_line import SettingError
from bot.echo import shown
from bot.folders import BadFile, data_folder
from bot.wording import Words

if TYPE_CHECKING:
    from pydantic import ValidationError

    from bot.settings import Settings
    from bot.store import Address

# ruff: noqa: PLC0415 - only some commands need settings


def settings(spoken: Words) -> Settings:
    """What the environment and ``director.toml`` say.

    :raises SettingError: for a value that cannot be, and a file that cannot be read.
    """
    from pydantic import ValidationError

    from bot.settings import Settings, UnknownSetting

    try:
        return Settings()
    except ValidationError as error:
        raise SettingError(_sentence(spoken, error)) from None
    except UnknownSetting as error:
        given = {"name": error.name}
        raise SettingError(spoken.text("cli-error-setting-unknown", given)) from None
    except BadFile as error:
        raise SettingError(_unread(spoken, error)) from None


def address(spoken: Words, told: Settings) -> Address:
    """Where the database is.

    :raises SettingError: for an address that leads nowhere; it is not repeated.
    """
    from bot.store import Address, BadAddress

    url = told.database_url.get_secret_value() if told.database_url else None
    try:
        return Address.of(url, data_folder(os.environ))
    except BadAddress:
        raise SettingError(spoken.text("cli-error-setting-database")) from None


def _unread(spoken: Words, fault: BadFile) -> str:
    """Why the file cannot be read, or where it is wrong."""
    file = str(fault.file)
    if fault.system is None:
        at = {"line": str(fault.line), "column": str(fault.column)}
        return spoken.text("cli-error-setting-syntax", {"file": file, "detail": fault.detail, **at})
    from bot.store import why

    return spoken.text("cli-error-setting-file", {"file": file, **why(fault.system)})


def _sentence(spoken: Words, error: ValidationError) -> str:
    """What may stand there; a secret is never repeated."""
    from bot.settings import ALLOWED

    fault = error.errors()[0]
    field = str(fault["loc"][0])
    given = {"name": field.upper(), "value": shown(str(fault["input"]))}
    if field in ALLOWED:
        allowed = {"allowed": spoken.join(ALLOWED[field], "or")}
        return spoken.text("cli-error-setting", {**given, **allowed})
    return spoken.text("cli-error-setting-text", {"name": given["name"]})
