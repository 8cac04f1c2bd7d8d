"""What was asked, straight from what Discord posts, wherever that is as ordinary as it mostly is.

``bot.plugin.asked`` is the other reader; a test holds the two together. Whatever is not just as
Discord writes it, names what this version does not have, or is rare, is left to discord.py: None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from bot.http import kinds
from bot.http.kinds import Payload
from bot.plugin.asked import NO_OPTIONS, Asked, Kind, On, chosen_in, typed_in
from bot.plugin.commands import COMMANDS, Command, Option
from bot.plugin.controls import Do
from bot.plugin.item import TEMPLATE
from bot.ticket import about

CHANNELS: Final = frozenset({0, 2, 5, 13, 15, 16})
THREADS: Final = frozenset({10, 11, 12})
PRIVATE_CHANNELS: Final = frozenset({1, 3})
SLASH: Final = 1
TEXT, NUMBER = 3, 4
BUTTON, LIST = 2, 3
OF_COMPONENTS: Final = 1 << 15
"""The flag of a message whose text is in its components, as ours is."""
MESSAGE: Final = frozenset({"id", "type", "content"})
METADATA: Final = frozenset({"id", "type", "user"})
"""Without these the library takes a message, or where it comes from, to be none."""
ENGLISH: Final = "en-US"
POSTING: Final = about("", Do.POST, "en")[:-3]
"""What a ticket begins with that posts a ruling to the channel: all before its argument."""
PYTHON: Final[Mapping[int, type]] = MappingProxyType({TEXT: str, NUMBER: int})
MOST: Final = 6000
"""Longer than any text of Discord's."""
Range: TypeAlias = tuple[int, int, int]


class _Unusual(Exception):  # noqa: N818 - nothing is wrong with it
    """Somebody else had better read it."""


def asked_in(payload: Payload) -> Asked | None:
    """What a payload asks; None: ask discord.py."""
    reader = READERS.get(payload["type"])
    if reader is None:
        return None
    try:
        return reader(payload, payload["data"])
    except (_Unusual, AttributeError, LookupError, TypeError, ValueError):
        return None


def _command(payload: Payload, data: Payload) -> Asked:
    name = data["name"]
    if data.get("type", SLASH) != SLASH or "target_id" in data or "guild_id" in data:
        raise _Unusual
    form = FORMS[name]
    options = _options(form.known, data.get("options", ()))
    if form.required is not None and form.required not in options:
        raise _Unusual
    return _asked(payload, Kind.COMMAND, None, name, options)


def _options(known: Mapping[str, Range], told: Any) -> dict[str, Any]:
    """The options by their names, if each of them could have been sent like that."""
    found: dict[str, Any] = {}
    for one in told:
        name, value = one["name"], one["value"]
        kind, low, high = known[name]
        if one["type"] != kind or type(value) is not PYTHON[kind]:
            raise _Unusual
        if not low <= (value if kind == NUMBER else len(value)) <= high:
            raise _Unusual
        found[name] = value
    return found


def _press(payload: Payload, data: Payload) -> Asked:
    custom_id, kind = _custom_id(data), data["component_type"]
    if kind not in (BUTTON, LIST) or custom_id.startswith(POSTING):
        raise _Unusual
    message = payload["message"]
    if not message["flags"] & OF_COMPONENTS or not _stands_on(message, custom_id, kind):
        raise _Unusual
    return _asked(payload, Kind.PRESS, message, "", NO_OPTIONS, custom_id, chosen_in(data))


def _stands_on(message: Payload, custom_id: str, kind: int) -> bool:
    """Whether a control stands on a message where our screens have theirs."""
    for container in message["components"]:
        for row in container.get("components", ()):
            for one in row.get("components", ()):
                if one.get("custom_id") == custom_id and one["type"] == kind:
                    return True
    return False


def _form(payload: Payload, data: Payload) -> Asked:
    custom_id, typed = _custom_id(data), _text(typed_in(data))
    message = payload["message"] if "message" in payload else None  # noqa: SIM401 - null is none
    return _asked(payload, Kind.FORM, message, "", NO_OPTIONS, custom_id, (), typed)


def _custom_id(data: Payload) -> str:
    custom_id = data["custom_id"]
    if TEMPLATE.fullmatch(custom_id) is None:
        raise _Unusual
    return custom_id


def _asked(payload: Payload, kind: Kind, message: Payload | None, *done: Any) -> Asked:
    """What all have in common; ``done`` is what follows in ``Asked``."""
    server = _server(payload)
    channel, parent = _channel(payload["channel"], server)
    if server is None:
        who, permissions = payload["user"], 0
    else:
        member = payload["member"]
        who, permissions = member["user"], int(member.get("permissions", 0))
    return Asked(
        int(payload["id"]),
        kind,
        int(who["id"]),
        _text(payload.get("locale", ENGLISH)),
        _text(payload["guild_locale"]) if "guild_locale" in payload else None,
        server,
        channel,
        parent,
        server is not None and _owner(payload) == server,
        permissions,
        None if message is None else _on(message),
        *done,
    )


def _server(payload: Payload) -> int | None:
    if "guild_id" not in payload:
        return None
    server = int(payload["guild_id"])
    if not server:
        raise _Unusual  # which is somewhere and nowhere
    return server


def _owner(payload: Payload) -> int | None:
    """The server that has asked for the application."""
    owners = payload.get("authorizing_integration_owners", {})
    return int(owners["0"]) if "0" in owners else None


def _channel(channel: Payload, server: int | None) -> tuple[int, int]:
    """A channel, and the one that it is a thread of or itself."""
    number, kind = int(channel["id"]), channel["type"]
    if server is None:
        known = kind in PRIVATE_CHANNELS
    elif kind in THREADS:
        return number, int(channel["parent_id"])
    else:
        known = kind in CHANNELS
    if not known:
        raise _Unusual
    return number, number


def _on(message: Payload) -> On:
    if not message.keys() >= MESSAGE:
        raise _Unusual
    private = message.get("flags", 0) & kinds.EPHEMERAL != 0
    if "interaction_metadata" not in message:
        return On(private, None, None)
    made_by = message["interaction_metadata"]
    if not made_by.keys() >= METADATA:
        raise _Unusual
    about = int(made_by["target_message_id"]) if "target_message_id" in made_by else None
    return On(private, int(made_by["id"]), about)


def _text(told: object) -> str:
    if not isinstance(told, str):
        raise _Unusual
    return told


class Form(NamedTuple):
    """What a command takes."""

    known: Mapping[str, Range]
    required: str | None


def _range(option: Option) -> Range:
    """The kind of an option, and between what its length or its number has to be.

    A choice that is none is found out by whoever reads it.
    """
    if option.values:
        return TEXT, 0, MOST
    if option.high is None:
        return TEXT, 1, option.longest
    return NUMBER, option.low, option.high


def _form_of(command: Command) -> Form:
    required = command.options[0].name if command.first_required else None
    return Form({one.name: _range(one) for one in command.options}, required)


FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {name: _form_of(command) for name, command in COMMANDS.items()}
)
READERS: Final[Mapping[int, Callable[[Payload, Payload], Asked]]] = MappingProxyType(
    {kinds.COMMAND: _command, kinds.COMPONENT: _press, kinds.FORM: _form}
)
