"""Payloads against Discord's own OpenAPI document, which lies beside the repository.

The document lets any unknown key pass and reports a wrong member of a union as "no member fits".
So the part that is needed is copied, closed, and its unions are told apart by `type`: a fault is
then reported at its own place. Where the document is absent, a test goes on without it, closes what
it has opened, and says at its end that it was skipped.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import cast

import jsonschema_rs
import pytest

from .shape import Object, as_list, as_object, is_object

OPENAPI = Path(__file__).parents[2] / ".." / "shared" / "discord" / "openapi.json"

COMMAND = "ApplicationCommandUpdateRequest"
MESSAGE_EDIT = "IncomingWebhookUpdateRequestPartial"
FOLLOWUP = "IncomingWebhookRequestPartial"
CALLBACKS = (
    "ApplicationCommandAutocompleteCallbackRequest",
    "CreateMessageInteractionCallbackRequest",
    "ModalInteractionCallbackRequest",
    "PongInteractionCallbackRequest",
    "UpdateMessageInteractionCallbackRequest",
)
MAX_COMMANDS = 130
MAX_REASON = 200

# What the library sends and Discord takes, though the document has it otherwise or not at all.
UNDOCUMENTED: Mapping[str, Mapping[str, object]] = {
    COMMAND: {"nsfw": {"type": "boolean"}},
    MESSAGE_EDIT: {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
    "MessageAttachmentRequest": {"id": {"type": ["string", "integer"]}},
}


MISSING = "Discord's OpenAPI document is not beside the repository (../shared/discord)."
_left_out: list[str] = []
"""Why the running test has left out a check."""


def at_hand() -> bool:
    """Whether Discord's document is here; where it is not, the running test is marked."""
    found = OPENAPI.is_file()
    if not found:
        _left_out.append(MISSING)
    return found


def begin() -> None:
    """Another test begins: it has left out nothing yet."""
    _left_out.clear()


def end() -> None:
    """A test has run to its end: if it has left out a check, it counts as skipped."""
    if _left_out:
        pytest.skip(_left_out[0])


def check_commands(payload: object) -> None:
    """A bulk registration of commands fits the document, or AssertionError says where not."""
    _check("commands", payload)


def check_callback(payload: object) -> None:
    """An answer to an interaction (type 1 or 4 to 9) fits, or AssertionError says where not."""
    _check("callback", payload)


def check_message_edit(payload: object) -> None:
    """An edit of a message through its interaction fits, or AssertionError says where not."""
    _check("edit", payload)


def check_followup(payload: object) -> None:
    """A further message of an interaction fits, or AssertionError says where not."""
    _check("followup", payload)


def _check(body: str, payload: object) -> None:
    errors = _validators()[body].iter_errors(cast("jsonschema_rs.JSONType", payload))
    faults = [f"/{'/'.join(map(str, error.instance_path))}: {_brief(error)}" for error in errors]
    assert not faults, "\n".join(faults)


def _brief(error: jsonschema_rs.ValidationError) -> str:
    """The reason, without the whole of a long text before it."""
    return error.message if len(error.message) <= MAX_REASON else f"... {error.message[-120:]}"


@cache
def _validators() -> dict[str, jsonschema_rs.Validator]:
    document = as_object(json.loads(OPENAPI.read_text(encoding="utf-8")))
    schemas = as_object(as_object(document["components"])["schemas"])
    locales = [as_object(one)["const"] for one in as_list(_named(schemas, "AvailableLocalesEnum"))]
    definitions = _bundle(schemas, locales)
    bodies: dict[str, Object] = {
        "commands": {"type": "array", "maxItems": MAX_COMMANDS, "items": _reference(COMMAND)},
        "callback": {"oneOf": [_reference(name) for name in CALLBACKS]},
        "edit": _reference(MESSAGE_EDIT),
        "followup": _reference(FOLLOWUP),
    }
    return {
        name: jsonschema_rs.validator_for(
            {**as_object(_told_apart(body, schemas)), "$defs": definitions}
        )
        for name, body in bodies.items()
    }


def _named(schemas: Object, name: str) -> object:
    return as_object(schemas[name])["oneOf"]


def _reference(name: str) -> Object:
    return {"$ref": f"#/components/schemas/{name}"}


def _bundle(schemas: Object, locales: list[object]) -> dict[str, object]:
    """The schemas that the bodies reach, closed and with their unions told apart."""
    waiting = [COMMAND, MESSAGE_EDIT, FOLLOWUP, *CALLBACKS]
    bundle: dict[str, object] = {}
    while waiting:
        name = waiting.pop()
        if name not in bundle:
            bundle[name] = _strict(name, as_object(schemas[name]), schemas, locales)
            waiting += _references(schemas[name])
    return bundle


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, list):
        for item in as_list(cast("object", schema)):
            yield from _references(item)
    elif is_object(schema):
        if isinstance(target := schema.get("$ref"), str):
            yield target.rpartition("/")[2]
        for item in schema.values():
            yield from _references(item)


def _strict(name: str, schema: Object, schemas: Object, locales: list[object]) -> object:
    """The schema of one name: nothing beyond its keys, no locale that Discord does not have."""
    closed = dict(as_object(_told_apart(schema, schemas)))
    properties = {**as_object(closed.get("properties")), **UNDOCUMENTED.get(name, {})}
    for key, value in properties.items():
        if key.endswith("_localizations"):
            properties[key] = {**as_object(value), "propertyNames": {"enum": locales}}
    if properties:
        closed |= {"properties": properties, "additionalProperties": False}
    return closed


def _told_apart(schema: object, schemas: Object) -> object:
    """The schema with local references, each union narrowed by the `type` of its members."""
    if isinstance(schema, list):
        return [_told_apart(item, schemas) for item in as_list(cast("object", schema))]
    if not is_object(schema):
        return schema
    for key in ("oneOf", "anyOf"):
        members = as_list(schema.get(key))
        if members and all(is_object(one) and ("$ref" in one or _null(one)) for one in members):
            return _union(members, schemas)
    if isinstance(target := schema.get("$ref"), str):
        return {"$ref": f"#/$defs/{target.rpartition('/')[2]}"}
    return {key: _told_apart(value, schemas) for key, value in schema.items()}


def _null(member: object) -> bool:
    return as_object(member).get("type") == "null"


def _union(members: list[object] | list[Object], schemas: Object) -> Object:
    nullable = any(_null(member) for member in members)
    rest = [member for member in members if not _null(member)]
    body = _by_type(rest, schemas) if len(rest) > 1 else as_object(_told_apart(rest[0], schemas))
    return {"if": {"type": "null"}, "else": body} if nullable else body


def _by_type(members: list[object] | list[Object], schemas: Object) -> Object:
    local = [_told_apart(member, schemas) for member in members]
    kinds = [_kinds(member, schemas) for member in members]
    if not all(kinds):  # the three lists of autocomplete choices: nothing tells them apart
        return {"anyOf": local}
    allowed = [kind for some in kinds for kind in some]
    return {
        "type": "object",
        "required": ["type"],
        "properties": {"type": {"enum": allowed}},
        "allOf": [
            {"if": {"properties": {"type": {"enum": some}}, "required": ["type"]}, "then": schema}
            for some, schema in zip(kinds, local, strict=True)
        ],
    }


def _kinds(member: object, schemas: Object) -> list[object]:
    target = as_object(member).get("$ref")
    name = target.rpartition("/")[2] if isinstance(target, str) else ""
    properties = as_object(as_object(schemas[name]).get("properties"))
    return as_list(as_object(properties.get("type")).get("enum"))
