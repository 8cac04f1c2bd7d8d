"""The numbers of Discord's interactions and of the answers to them; what a payload must have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from bot.ops import jsons

Payload: TypeAlias = dict[str, Any]

PING: Final = 1
COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
FORM: Final = 5

MESSAGE: Final = 4
DEFERRED_MESSAGE: Final = 5
DEFERRED_UPDATE: Final = 6
UPDATE: Final = 7
CHOICES: Final = 8
MODAL: Final = 9
EPHEMERAL: Final = 64
BIGGEST: Final = 2**63 - 1
OF_A_SERVER: Final = frozenset({"guild_id", "guild", "guild_locale", "member"})

NEEDED: Final[Mapping[int, Mapping[str, type]]] = {
    PING: {},
    COMMAND: {"name": str},
    COMPONENT: {"custom_id": str, "component_type": int},
    AUTOCOMPLETE: {"name": str},
    FORM: {"custom_id": str, "components": list},
}
"""What the data of each kind of interaction has to hold for anybody to answer it."""


class MalformedError(ValueError):
    """A body that is no interaction that we know."""


def read(body: bytes) -> Payload:
    """The interaction that a body holds.

    :raises MalformedError: when it holds none, or one of an unknown kind.
    """
    try:
        told = jsons.read(body)
    except ValueError:
        raise MalformedError("not JSON") from None
    if type(told) is not dict:
        raise MalformedError("not an object")
    payload = cast("Payload", told)
    _check(payload)
    return payload if _is_place(payload.get("guild_id", "1")) else _without_server(payload)


def _is_place(server: object) -> bool:
    """Whether it can be the number of a server."""
    return is_id(server) and 0 < int(str(server)) <= BIGGEST


def _without_server(payload: Payload) -> Payload:
    """An interaction from a server that cannot be: whoever sent it stands alone."""
    told = {key: one for key, one in payload.items() if key not in OF_A_SERVER}
    member: Payload = payload.get("member") or {}
    return {**told, "user": payload.get("user") or member.get("user")}


def _check(payload: Payload) -> None:
    kind = payload.get("type")
    if type(kind) is not int or kind not in NEEDED:
        raise MalformedError("an unknown type of interaction")
    if kind != PING:
        _check_data(payload.get("data"), NEEDED[kind])
        _check_frame(payload)


def _check_data(data: Any, needed: Mapping[str, type]) -> None:
    if type(data) is not dict:
        raise MalformedError("an interaction without data")
    told = cast("Payload", data)
    for key, kind in needed.items():
        if type(told.get(key)) is not kind:
            raise MalformedError(f"an interaction without {key}")


def _check_frame(payload: Payload) -> None:
    """What stands around the data."""
    if type(payload.get("token")) is not str:
        raise MalformedError("an interaction without a token")
    if not (is_id(payload.get("id")) and is_id(payload.get("application_id"))):
        raise MalformedError("an interaction without an id")
    if type(payload.get("member", payload.get("user"))) is not dict:
        raise MalformedError("an interaction of nobody")
    languages = payload.get("locale", ""), payload.get("guild_locale") or ""
    if not all(type(one) is str for one in languages):
        raise MalformedError("an interaction in no language")
    if not isinstance(_flags(payload.get("message")), int):
        raise MalformedError("an interaction on no message")


def _flags(message: object) -> object:
    """The flags of the message that was pressed, which say whether others see it."""
    return cast("Payload", message).get("flags", 0) if isinstance(message, dict) else 0


def is_id(value: object) -> bool:
    """A snowflake: a number in a string."""
    return isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 21


def put_off(interaction: Mapping[str, Any]) -> Payload:
    """The answer that buys fifteen minutes; for what is being typed there is no later."""
    kind = interaction["type"]
    if kind == AUTOCOMPLETE:
        return {"type": CHOICES, "data": {"choices": []}}
    if kind != COMMAND and interaction.get("message") is not None:
        return {"type": DEFERRED_UPDATE}
    return {"type": DEFERRED_MESSAGE, "data": {"flags": EPHEMERAL}}
