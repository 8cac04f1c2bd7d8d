"""What was asked, straight from what Discord posts, wherever that is as ordinary as it mostly is.

``bot.plugin.asked`` is the other reader; a test holds the two together. Whatever is not just as
Discord writes it, names what this version does not have, or is rare, is left to discord.py: None.
Only what is needed is read of a body, and each part of it has to be of the kind that is declared.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET, DecodeError, Raw
from msgspec.json import Decoder

from bot.http import kinds
from bot.http.posted import (
    SLASH,
    Called,
    Channel,
    Message,
    Person,
    Posted,
    PostedCommand,
    PostedForm,
    PostedPress,
    Pressed,
    Sent,
    Told,
)  # fmt: skip
from bot.ops.recent import Recent
from bot.plugin.asked import NO_OPTIONS, Asked, Kind, On, Options
from bot.plugin.commands import COMMANDS, Command, Option
from bot.plugin.components import FIELD
from bot.plugin.controls import Do
from bot.plugin.item import TEMPLATE
from bot.ticket import about

CHANNELS: Final = frozenset({0, 2, 5, 13, 15, 16})
THREADS: Final = frozenset({10, 11, 12})
PRIVATE_CHANNELS: Final = frozenset({1, 3})
TEXT, NUMBER = 3, 4
BUTTON, LIST = 2, 3
OF_COMPONENTS: Final = 1 << 15
"""The flag of a message whose text is in its components, as ours is."""
POSTING: Final = about("", Do.POST, "en")[:-3]
"""What a ticket begins with that posts a ruling to the channel: all before its argument."""
PYTHON: Final[Mapping[int, type]] = MappingProxyType({TEXT: str, NUMBER: int})
ROOM: Final = 2000
"""Lists of options that are remembered, each a thousand bytes or two with what was read of it."""
MOST: Final = 6000
"""Longer than any text of Discord's."""
Range: TypeAlias = tuple[int, int, int]


class _Unusual(Exception):  # noqa: N818 - nothing is wrong with it
    """Somebody else had better read it."""


_decode: Final = Decoder(PostedCommand | PostedPress | PostedForm).decode
_decode_options: Final = Decoder(list[Told]).decode
_read: Final = Recent[tuple[str, bytes], Options](ROOM)
"""What was read of the options that came last, by the command and as they came."""


# From there to what was asked


def asked_in(body: bytes) -> Asked | None:
    """What a body asks; None: ask discord.py, if it is an interaction at all."""
    try:
        posted = _decode(body)
        if type(posted) is PostedCommand:
            return _command(posted, posted.data)
        if type(posted) is PostedPress:
            return _press(posted, posted.data)
        return _form(posted, posted.data)
    except (_Unusual, DecodeError, LookupError, RecursionError, ValueError):
        return None


def _command(posted: Posted, data: Called) -> Asked:
    if data.type != SLASH or data.target_id is not UNSET or data.guild_id is not UNSET:
        raise _Unusual
    key = data.name, bytes(data.options)
    options = _read.get(key)
    if options is None:
        options = _read[key] = _options(FORMS[data.name], data.options)
    return _asked(posted, Kind.COMMAND, None, data.name, options)


def _options(form: Form, told: Raw) -> Options:
    """The options by their names, if each of them could have been sent like that."""
    found, known = Options(), form.known
    for one in _decode_options(told):
        value = one.value
        kind, low, high = known[one.name]
        if one.type != kind or type(value) is not PYTHON[kind]:
            raise _Unusual
        if not low <= (value if isinstance(value, int) else len(value)) <= high:
            raise _Unusual
        found[one.name] = value
    if form.required is not None and form.required not in found:
        raise _Unusual
    return found


def _press(posted: PostedPress, data: Pressed) -> Asked:
    custom_id, kind, message = _custom_id(data.custom_id), data.component_type, posted.message
    if kind not in (BUTTON, LIST) or custom_id.startswith(POSTING):
        raise _Unusual
    if not message.flags & OF_COMPONENTS or not _stands_on(message, custom_id, kind):
        raise _Unusual
    return _asked(posted, Kind.PRESS, message, "", NO_OPTIONS, custom_id, tuple(data.values))


def _stands_on(message: Message, custom_id: str, kind: int) -> bool:
    """Whether a control stands on a message where our screens have theirs."""
    for container in message.components:
        for row in container.components:
            for one in row.components:
                if one.custom_id == custom_id and one.type == kind:
                    return True
    return False


def _form(posted: PostedForm, data: Sent) -> Asked:
    custom_id, typed = _custom_id(data.custom_id), _typed(data)
    return _asked(posted, Kind.FORM, posted.message, "", NO_OPTIONS, custom_id, (), typed)


def _typed(data: Sent) -> str:
    """What was written into a form of ours; empty if nothing was."""
    for one in data.components:
        if one.component.custom_id == FIELD:
            if one.component.value is UNSET:
                raise _Unusual
            return one.component.value
    return ""


def _custom_id(custom_id: str) -> str:
    if TEMPLATE.fullmatch(custom_id) is None:
        raise _Unusual
    return custom_id


def _asked(posted: Posted, kind: Kind, message: Message | None, *done: Any) -> Asked:
    """What all have in common; ``done`` is what follows in ``Asked``."""
    number, server = _id(posted.id), _server(posted)
    _id(posted.application_id)
    channel, parent = _channel(posted.channel, server)
    if server is None:
        who, permissions = posted.user, 0
    else:
        who, permissions = _member(posted)
    if who is UNSET:
        raise _Unusual
    return Asked(
        number,
        kind,
        int(who.id),
        posted.locale,
        None if posted.guild_locale is UNSET else posted.guild_locale,
        server,
        channel,
        parent,
        server is not None and _owner(posted) == server,
        permissions,
        None if message is None else _on(message),
        *done,
    )


def _id(told: str) -> int:
    """A snowflake."""
    if not kinds.is_id(told):
        raise _Unusual
    return int(told)


def _member(posted: Posted) -> tuple[Person, int]:
    """Who it was on a server, and what they may do there."""
    member = posted.member
    if member is UNSET:
        raise _Unusual
    return member.user, int(member.permissions)


def _server(posted: Posted) -> int | None:
    if posted.guild_id is UNSET:
        return None
    server = _id(posted.guild_id)
    if not 0 < server <= kinds.BIGGEST:
        raise _Unusual  # which is somewhere and nowhere
    return server


def _owner(posted: Posted) -> int | None:
    """The server that has asked for the application."""
    owners = posted.authorizing_integration_owners
    return int(owners["0"]) if "0" in owners else None


def _channel(channel: Channel, server: int | None) -> tuple[int, int]:
    """A channel, and the one that it is a thread of or itself."""
    number, kind = int(channel.id), channel.type
    if server is None:
        known = kind in PRIVATE_CHANNELS
    elif kind in THREADS and channel.parent_id is not None:
        return number, int(channel.parent_id)
    else:
        known = kind in CHANNELS
    if not known:
        raise _Unusual
    return number, number


def _on(message: Message) -> On:
    private, made_by = message.flags & kinds.EPHEMERAL != 0, message.interaction_metadata
    if made_by is UNSET:
        return On(private, None, None)
    about = None if made_by.target_message_id is UNSET else int(made_by.target_message_id)
    return On(private, int(made_by.id), about)


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
