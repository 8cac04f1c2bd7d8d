"""Where the data lies, and the file with settings that lies there.

``DIRECTOR_DATA_DIR``, else the platform's folder for ``director-please``, holds ``director.db``,
``lawbooks/`` and ``director.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import platformdirs

NAME: Final = "director-please"
VARIABLE: Final = "DIRECTOR_DATA_DIR"
SETTINGS: Final = "director.toml"
BOOKS, BOOKS_VARIABLE = "lawbooks", "LAWBOOK_DIR"


class BadFile(ValueError):  # noqa: N818 - said of the file
    """``director.toml`` cannot be read; ``detail`` says where, never what stands there."""

    def __init__(self, file: Path, detail: str) -> None:
        super().__init__(f"{file}: {detail}")
        self.file = file
        self.detail = detail


def data_folder(environ: Mapping[str, str]) -> Path:
    """The folder; it need not be there yet."""
    told = environ.get(VARIABLE, "")
    return Path(told).expanduser() if told else platformdirs.user_data_path(NAME, appauthor=False)


def book_folder(environ: Mapping[str, str]) -> Path:
    """Where the law books lie: as the environment or the file says, else in the data folder."""
    told = environ.get(BOOKS_VARIABLE, "") or _in_file(environ, BOOKS_VARIABLE.lower())
    return Path(told).expanduser() if told else data_folder(environ) / BOOKS


def told_language(environ: Mapping[str, str]) -> str:
    """What the environment or the file says about the terminal's language; empty for nothing."""
    return environ.get("DIRECTOR_LANG", "") or _in_file(environ, "director_lang")


def _in_file(environ: Mapping[str, str], key: str) -> str:
    """A word from the file; whatever is wrong with the file is for the settings to say."""
    try:
        return str(told_in_file(environ).get(key, ""))
    except BadFile:
        return ""


def told_in_file(environ: Mapping[str, str]) -> Mapping[str, Any]:
    """Everything that ``director.toml`` says; nothing where it is not there.

    :raises BadFile: when it cannot be read.
    """
    file = data_folder(environ) / SETTINGS
    if not file.is_file():
        return {}
    import tomllib  # noqa: PLC0415 - most machines have no such file

    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(file, str(error)) from None
    except OSError as error:
        raise BadFile(file, error.strerror or "") from None
