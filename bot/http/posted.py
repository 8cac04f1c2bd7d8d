"""What Discord posts, as far as it is read: each part has to be of the kind that is declared."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, Raw, Struct, UnsetType

from bot.http import kinds

SLASH: Final = 1
ENGLISH: Final = "en-US"
NO_RAW: Final = Raw(b"[]")


class Person(Struct, frozen=True, gc=False):
    """A user."""

    id: str


class Member(Struct, frozen=True, gc=False):
    """A user on a server."""

    user: Person
    permissions: str = "0"


class Channel(Struct, frozen=True, gc=False):
    """Where something was done."""

    id: str
    type: int
    parent_id: str | None = None


class Told(Struct, frozen=True, gc=False):
    """An option with what was chosen or typed."""

    name: str
    type: int
    value: str | int


class Called(Struct, frozen=True, gc=False):
    """A command with its options."""

    name: str
    type: int = SLASH
    options: Raw = NO_RAW
    target_id: Any = UNSET
    guild_id: Any = UNSET


class Control(Struct, frozen=True, gc=False):
    """A control on a message, or what holds some."""

    type: int
    custom_id: str = ""
    components: list[Control] = []


class Pressed(Struct, frozen=True, gc=False):
    """A button that was pressed, or a list with what was chosen."""

    custom_id: str
    component_type: int
    values: list[str] = []


class Field(Struct, frozen=True, gc=False):
    """A field of a form."""

    custom_id: str = ""
    value: str | UnsetType = UNSET


class Line(Struct, frozen=True, gc=False):
    """A field with its label."""

    component: Field = Field()


class Sent(Struct, frozen=True, gc=False):
    """A form that was filled in."""

    custom_id: str
    components: list[Line]


class Source(Struct, frozen=True, gc=False):
    """The interaction from which a message comes."""

    id: str
    type: int
    user: Person
    target_message_id: str | UnsetType = UNSET


class Message(Struct, frozen=True, gc=False):
    """The message on which something was done; without these parts it is none to the library."""

    id: str
    type: int
    content: str
    flags: int = 0
    components: list[Control] = []
    interaction_metadata: Source | UnsetType = UNSET


class Posted(Struct, frozen=True, gc=False, tag_field="type"):
    """What all interactions have in common."""

    id: str
    application_id: str
    token: str
    channel: Channel
    locale: str = ENGLISH
    guild_locale: str | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET
    user: Person | UnsetType = UNSET
    member: Member | UnsetType = UNSET
    authorizing_integration_owners: dict[str, str] = {}


class PostedCommand(Posted, frozen=True, gc=False, tag=kinds.COMMAND):
    """A command was called."""

    data: Called = Called("")


class PostedPress(Posted, frozen=True, gc=False, tag=kinds.COMPONENT, kw_only=True):
    """Something was pressed or chosen."""

    data: Pressed
    message: Message


class PostedForm(Posted, frozen=True, gc=False, tag=kinds.FORM, kw_only=True):
    """A form was sent."""

    data: Sent
    message: Message | None = None
