"""Whether everything that a start needs is in order: what the doctor tells, one finding each.

``essential`` is what no process may start without: it would rule, or speak, wrongly.
"""

from __future__ import annotations

import base64
import binascii
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs

from bot.folders import NAME, VARIABLE, data_folder
from bot.ops.options import BadShardsError, Shards
from bot.store import Address, Cause, State, Store, Trouble, Unavailable, open_store
from locales import LANGUAGES, Catalogue, CatalogueError
from rules import index
from rules.index.encoded import ENCODED
from rules.index.entry import book_order, parent

if TYPE_CHECKING:
    from bot.lawbook.library import Library
    from bot.wording import Words

TOKEN: Final = re.compile(r"(?P<application>[\w-]{18,40})\.[\w-]{5,10}\.[\w-]{25,60}")
KEY: Final = re.compile(r"[0-9a-fA-F]{64}")
PATIENCE: Final = 5.0


class Level(StrEnum):
    """How bad it is."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found, by its message; unless it is good, the message has a ``.todo``."""

    level: Level
    message: str
    given: dict[str, str | int] = field(default_factory=dict[str, str | int])


def good(message: str, **given: str | int) -> Finding:
    """All is well."""
    return Finding(Level.GOOD, message, given)


def note(message: str, **given: str | int) -> Finding:
    """Something is not there yet, or need not be."""
    return Finding(Level.NOTE, message, given)


def bad(message: str, **given: str | int) -> Finding:
    """Something has to be done."""
    return Finding(Level.BAD, message, given)


def essential() -> Iterator[Finding]:
    """The words and the index of clauses."""
    yield words()
    yield clauses()


def wrong_for_a_start() -> tuple[Finding, ...]:
    """Everything because of which a bot must not start.

    An altered clause of a law book is no reason: it is not quoted, and a digest stands in for it.
    """
    return tuple(one for one in essential() if one.level is Level.BAD)


def told(findings: Iterable[Finding], spoken: Words) -> Iterator[str]:
    """Each finding with what to do, as a line."""
    for one in findings:
        names = (one.message, f"{one.message}.todo")
        yield " ".join(spoken.text(name, one.given) for name in names)


def token(secret: str | None, key: str | None = None) -> Finding:
    """The form of the token: whether Discord takes it, only Discord knows.

    With a public key the endpoint can do without it.
    """
    if not secret:
        return note("doctor-token-optional") if _is_key(key) else bad("doctor-token-missing")
    application = application_of(secret)
    if application is None:
        return bad("doctor-token-shape")
    return good("doctor-token-good", application=str(application))


def application_of(secret: str) -> int | None:
    """The application that a token belongs to; None for what has not the form of a token."""
    found = TOKEN.fullmatch(secret)
    if found is None:
        return None
    first = found["application"]
    try:
        told = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(told) if told.isdecimal() else None


def public_key(key: str | None) -> Iterator[Finding]:
    """The application's public key, where it is set."""
    if key is not None:
        yield good("doctor-key-good") if _is_key(key) else bad("cli-error-public-key")


def _is_key(key: str | None) -> bool:
    return key is not None and KEY.fullmatch(key.strip()) is not None


def shards(ids: str | None, count: int | None) -> Iterator[Finding]:
    """The shards of this process, where they are set."""
    if ids is None:
        return
    try:
        Shards.of(ids, count)
    except BadShardsError:
        yield bad("cli-error-shards")
    else:
        yield good("doctor-shards-good", ids=ids, count=count or 0)


def folder() -> Finding:
    """The data folder."""
    place = data_folder(os.environ)
    there = _nearest(place)
    if not _can_be_written(there):
        found = "doctor-folder-closed" if there == place else "doctor-folder-barred"
        return bad(found, folder=str(place), above=str(there))
    if there == place:
        return good("doctor-folder-good", folder=str(place))
    return note("doctor-folder-new", folder=str(place))


def _nearest(place: Path) -> Path:
    """The place itself, or the nearest above it that is there."""
    return next((one for one in (place, *place.parents) if _is_there(one)), Path(place.anchor))


def _is_there(place: Path) -> bool:
    try:
        return place.exists()
    except OSError:  # we may not even look: then nothing can be made there either
        return False


def _can_be_written(place: Path) -> bool:
    """Whether something can be made in a folder, found out without making anything.

    The kernel's own folders have no room at all, though an administrator has every right to them.
    """
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        return False
    if not hasattr(os, "statvfs"):
        return True
    disk = os.statvfs(place)
    return bool(disk.f_blocks or disk.f_files)


async def database(address: Address, application: int | None) -> list[Finding]:
    """The database, its tables, and whether the commands were registered; nothing is changed."""
    store = open_store(address, limit=PATIENCE)
    try:
        state = await store.state()
        if state.revision is None and not _can_be_made(address):
            raise Unavailable(Trouble.AWAY, cause=Cause.UNOPENED)
        return [*_tables(state), *await _commands(store, state, application)]
    except Unavailable as fault:
        given = {"place": address.shown, "detail": fault.detail, "cause": fault.cause}
        return [bad(f"stored-{fault.trouble}", **given)]
    finally:
        await store.close()


def _can_be_made(address: Address) -> bool:
    """Whether a file that may not be there yet has a place; a server's database is there."""
    return address.file is None or _can_be_written(_nearest(address.file.parent))


def _tables(state: State) -> Iterator[Finding]:
    given = {"kind": state.kind, "place": state.place, "newest": state.newest}
    if state.revision is None:
        yield note("doctor-database-new", **given)
        return
    yield good("doctor-database-good", **given)
    if state.is_current:
        yield good("doctor-tables-good", revision=state.revision)
    elif state.is_newer:
        yield bad("doctor-tables-newer", revision=state.revision, **given)
    elif state.revision.isdecimal():
        yield note("doctor-tables-old", revision=state.revision, **given)
    else:
        yield bad("stored-schema", place=state.place, detail="", cause=Cause.NONE)


async def _commands(store: Store, state: State, application: int | None) -> list[Finding]:
    if application is None:
        return []
    digest = await store.commands_digest(application) if state.is_current else None
    if digest or any((one / f"commands-{application}.sha256").exists() for one in _memories()):
        return [good("doctor-commands-good")]
    return [note("doctor-commands-never")]


def _memories() -> Iterator[Path]:
    """Where a process may have noted which commands it has registered."""
    yield platformdirs.user_state_path(NAME, appauthor=False)
    if os.environ.get(VARIABLE):
        yield data_folder(os.environ)


def words() -> Finding:
    """The catalogues: none has a fault, and all have the same messages."""
    english: frozenset[str] = frozenset()
    for language in LANGUAGES:
        try:
            ids = Catalogue.load(language, strict=True).ids()
        except (CatalogueError, OSError) as error:
            return bad("doctor-words-bad", language=language, detail=str(error))
        english = english or ids
        for odd in sorted(english ^ ids):
            return bad("doctor-words-bad", language=language, detail=odd)
    return good("doctor-words-good", count=len(english))


def clauses() -> Finding:
    """The index of clauses: whole in every edition, and no clause is code without an address."""
    known: set[str] = set()
    for edition in index.EDITIONS:
        listed = index.addresses(edition)
        known |= set(listed)
        for clause in listed:
            above = parent(clause)
            if above is not None and above not in listed:
                return bad("doctor-index-bad", clause=clause)
        if list(listed) != sorted(listed, key=book_order):
            return bad("doctor-index-bad", clause=edition)
    for clause in sorted(ENCODED):
        if clause.partition("@")[0] not in known:
            return bad("doctor-index-bad", clause=clause)
    return good("doctor-index-good", count=sum(len(index.addresses(e)) for e in index.EDITIONS))


def books(library: Library) -> Iterator[Finding]:
    """The law books: every clause as it was imported."""
    wrong = list(library.differences())
    for one in wrong[:1]:
        yield bad(
            "doctor-books-altered", file=str(one.file), clause=one.clause or "–", count=len(wrong)
        )
    if not wrong:
        count = len(library.books())
        given = {"count": count, "folder": str(library.folder)}
        yield good("doctor-books-good", **given) if count else note("doctor-books-none", **given)
