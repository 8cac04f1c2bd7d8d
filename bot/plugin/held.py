"""What holds in a place and where it comes from, in the order of ``bot.store.Chosen``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.plugin.where import Where
from bot.store import Choices, Chosen, Scope


class Origin(StrEnum):
    """Where a choice comes from."""

    USER = "user"
    CHANNEL = "channel"
    SERVER = "server"
    DISCORD = "discord"
    """Nobody has chosen: the language of the reader's Discord, or of the server's."""
    DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class Held:
    """One thing that holds: what, its value, and who has chosen it."""

    what: str
    value: Any
    origin: Origin


PERSON_FIRST: Final = (Scope.USER, Scope.CHANNEL, Scope.SERVER)
CLUB_FIRST: Final = (Scope.CHANNEL, Scope.SERVER, Scope.USER)
CLUB: Final = (Scope.CHANNEL, Scope.SERVER)


def held(chosen: Chosen, where: Where, *, on_server: bool) -> Iterator[Held]:
    """Everything that holds for this reader in this place."""
    yield _one("private", where.language, _first(chosen, "language", (Scope.USER,)))
    yield _one("public", where.public, _first(chosen, "language", CLUB))
    yield _one("edition", where.edition, _first(chosen, "edition", CLUB_FIRST))
    yield _one("jurisdiction", where.jurisdiction, _first(chosen, "jurisdiction", CLUB_FIRST))
    yield _one("playing", where.playing, _first(chosen, "playing_director", PERSON_FIRST))
    if on_server:
        yield _one("log", chosen.logged, _first(chosen, "log", CLUB))


def _one(what: str, value: Any, scope: Scope | None) -> Held:
    if scope is not None:
        return Held(what, value, Origin(scope.value))
    return Held(what, value, Origin.DISCORD if what in {"private", "public"} else Origin.DEFAULT)


def _first(chosen: Chosen, name: str, order: Sequence[Scope]) -> Scope | None:
    """The first who has chosen."""
    by: dict[Scope, Choices] = {
        Scope.USER: chosen.user, Scope.CHANNEL: chosen.channel, Scope.SERVER: chosen.server,
    }  # fmt: skip
    return next((one for one in order if getattr(by[one], name) is not None), None)
