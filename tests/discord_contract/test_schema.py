"""The bundled schema refuses what Discord would, names the place, and knows no spare keys."""

from collections.abc import Callable

import pytest

from .schema import (
    MISSING,
    OPENAPI,
    check_callback,
    check_commands,
    check_followup,
    check_message_edit,
)

Json = dict[str, object]
Check = Callable[[object], None]

OPTION: Json = {"type": 3, "name": "seat", "description": "Which seat"}
COMMAND: Json = {"type": 1, "name": "trick", "description": "A defective trick", "nsfw": False}
MESSAGE: Json = {"flags": 32768, "components": [{"type": 10, "content": "A ruling."}]}
FIELD: Json = {"type": 4, "custom_id": "t", "style": 1}
MODAL: Json = {
    "custom_id": "m",
    "title": "Cards",
    "components": [{"type": 18, "label": "Which?", "component": FIELD}],
}


pytestmark = pytest.mark.skipif(not OPENAPI.is_file(), reason=MISSING)


def container(component: Json) -> Json:
    return {"type": 4, "data": {"components": [{"type": 17, "components": [component]}]}}


GOOD: list[tuple[Check, object]] = [
    (check_commands, [COMMAND | {"options": [OPTION], "name_localizations": {"no": "stikk"}}]),
    (check_callback, {"type": 4, "data": MESSAGE}),
    (check_callback, {"type": 5, "data": {"flags": 64}}),
    (check_callback, {"type": 6}),
    (check_callback, {"type": 7, "data": MESSAGE | {"tts": False}}),
    (check_callback, {"type": 8, "data": {"choices": [{"name": "East", "value": "E"}]}}),
    (check_callback, {"type": 9, "data": MODAL}),
    (check_callback, {"type": 4, "data": {"attachments": [{"id": 0, "filename": "a.txt"}]}}),
    (check_message_edit, MESSAGE),
    (check_followup, MESSAGE),
]

BAD: list[tuple[Check, object, str]] = [
    (check_commands, [COMMAND | {"descripton": "a"}], "'descripton' was unexpected"),
    (check_commands, [COMMAND | {"name_localizations": {"nb": "a"}}], "/0/name_localizations"),
    (check_commands, [COMMAND | {"options": [OPTION | {"type": 12}]}], "/0/options/0/type: 12"),
    (
        check_commands,
        [COMMAND | {"options": [OPTION | {"choices": [{"name": "a", "value": 3}]}]}],
        "/0/options/0/choices/0/value: 3 is not",
    ),
    (check_commands, [COMMAND | {"options": [OPTION] * 26}], "/0/options"),
    (check_commands, [COMMAND] * 131, "more than 130"),
    (check_callback, {"type": 3}, "/type: 3"),
    (check_callback, {"type": 4, "data": {"contents": "a"}}, "'contents' was unexpected"),
    (check_callback, container({"type": 10, "content": "x" * 4001}), "/data/components/0/comp"),
    (check_callback, container({"type": 10, "content": "a", "txt": 1}), "'txt' was unexpected"),
    (check_callback, container({"type": 17, "components": []}), "/components/0/type: 17"),
    (check_callback, container({"type": 2, "style": 1}), "/components/0/type: 2"),
    (check_callback, {"type": 9, "data": MODAL | {"title": "x" * 46}}, "/data/title"),
    (check_callback, {"type": 8, "data": {"choices": [{"name": "a"}]}}, "/data"),
    (check_message_edit, {"content": "x" * 2001}, "/content"),
    (check_message_edit, {"ephemeral": True}, "'ephemeral' was unexpected"),
    (check_followup, {"content": 1}, "/content"),
]


@pytest.mark.parametrize(("check", "payload"), GOOD)
def test_a_good_payload_fits(check: Check, payload: object) -> None:
    check(payload)


@pytest.mark.parametrize(("check", "payload", "reason"), BAD)
def test_a_bad_payload_is_refused_at_its_own_place(
    check: Check, payload: object, reason: str
) -> None:
    with pytest.raises(AssertionError) as refused:
        check(payload)
    assert reason in str(refused.value)


def test_a_long_text_is_not_repeated_in_the_reason() -> None:
    with pytest.raises(AssertionError) as refused:
        check_message_edit({"content": "x" * 3000})
    assert len(str(refused.value)) < 300
