"""A file opened: its size is looked at first, then its kind."""

from __future__ import annotations

import errno
from pathlib import Path

from bot.lawbook import pdf, plain, web
from bot.lawbook.faults import BookError, why
from bot.lawbook.lines import Source, words_in

MEGABYTE = 1024 * 1024
MOST_BYTES = 50 * MEGABYTE
MOST_UNPACKED = 200 * MEGABYTE
OTHER_KINDS = {
    b"PK\x03\x04": "zip", b"\x1f\x8b": "gzip", b"\xd0\xcf\x11\xe0": "doc", b"{\\rtf": "rtf",
    b"\x89PNG": "png", b"\xff\xd8\xff": "jpeg",
}  # fmt: skip
FEWEST_WORDS = 5


def no_progress(_done: int, _whole: int) -> None:
    """Nobody waits."""


def opened(path: Path, progress: pdf.Progress = no_progress) -> tuple[bytes, Source]:
    """The bytes of a file and what they say.

    :raises BookError: when the file cannot be read, by whatever is amiss with it.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if path.exists() and not path.is_file():
            raise BookError("no-file", cause="unopened")
        if path.stat().st_size > MOST_BYTES:
            raise BookError("too-big")
        data = path.read_bytes()
    except OSError as error:
        raise BookError("no-file", **why(error)) from None
    return data, said(data, progress)


def said(data: bytes, progress: pdf.Progress = no_progress) -> Source:
    """What a file says, whatever its kind.

    :raises BookError: as ``opened``.
    """
    if len(data) > MOST_BYTES:
        raise BookError("too-big")
    for magic, kind in OTHER_KINDS.items():
        if data.startswith(magic):
            raise BookError("other-kind", kind=kind)
    source = _read(data, progress)
    if words_in(source.lines) < FEWEST_WORDS:
        raise BookError("empty")
    return source


def _read(data: bytes, progress: pdf.Progress) -> Source:
    if pdf.is_pdf(data):
        return pdf.read(data, MOST_UNPACKED, progress)
    if not web.is_page(data):
        return plain.read(data)
    try:
        return web.read(data)
    except RecursionError:
        raise BookError("damaged") from None
