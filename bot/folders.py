"""Where the data lies, and the file with settings that lies there.

``DIRECTOR_DATA_DIR``, else the platform's folder for ``director-please``, holds ``director.db``,
``lawbooks/`` and ``director.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import platformdirs

NAME: Final = "director-please"
VARIABLE: Final = "DIRECTOR_DATA_DIR"
SETTINGS: Final = "director.toml"
BOOKS, BOOKS_VARIABLE = "lawbooks", "LAWBOOK_DIR"
PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
"""Where the parser stopped, at the end of its sentence."""


class BadFile(ValueError):  # noqa: N818 - said of the file
    """``director.toml`` cannot be read: the system forbids it, or it is wrong at a place.

    ``detail`` is in English, and never says what stands there.
    """

    def __init__(
        self, file: Path, detail: str, at: tuple[int, int] = (0, 0), system: OSError | None = None
    ) -> None:
        super().__init__(f"{file}: {detail}")
        self.file = file
        self.detail = detail
        self.line, self.column = at
        self.system = system


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
    try:
        raw = file.read_bytes() if file.is_file() else b""
    except OSError as error:
        raise BadFile(file, error.strerror or "", system=error) from None
    return _read(file, raw) if raw else {}


def _read(file: Path, raw: bytes) -> Mapping[str, Any]:
    import tomllib  # noqa: PLC0415 - most machines have no such file

    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadFile(file, "not UTF-8", _end(raw[: error.start])) from None
    except tomllib.TOMLDecodeError as error:
        raise BadFile(file, PLACE.sub("", str(error)), _stopped(str(error), raw)) from None


def _stopped(said: str, raw: bytes) -> tuple[int, int]:
    """The line and the column where the parser stopped."""
    found = PLACE.search(said)
    if found is None or found[1] is None:
        return _end(raw)
    return int(found[1]), int(found[2])


def _end(text: bytes) -> tuple[int, int]:
    """The line and the column after a text."""
    lines = text.decode("utf-8").split("\n")
    return len(lines), len(lines[-1]) + 1
