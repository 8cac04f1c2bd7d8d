"""Each rule refuses what it is for, and lets a good payload pass."""

import pytest

from .rules import callback_faults, command_faults, followup_faults, message_edit_faults
from .shape import Object

Json = dict[str, object]
V2 = 32768


def words(content: str = "A ruling.") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Yes", "custom_id": custom_id, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(count: int = 2, **more: object) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def message(*components: Json, **more: object) -> Json:
    base: Json = {"flags": V2, "components": list(components), "allowed_mentions": {"parse": []}}
    return base | more


def reply(*components: Json, **more: object) -> Json:
    return {"type": 4, "data": message(*components, **more)}


def modal(*components: Json, **more: object) -> Json:
    data: Json = {"custom_id": "m", "title": "Cards", "components": list(components)}
    return {"type": 9, "data": data | more}


def label(component: Json | None = None, **more: object) -> Json:
    field = component or {"type": 4, "custom_id": "t", "style": 1}
    return {"type": 18, "label": "Which?", "component": field, **more}


def twice(component: Json) -> list[Json]:
    return [component, component]


GOOD: dict[str, Json] = {
    "a layout": reply({"type": 17, "components": [words(), row(button()), row(select())]}),
    "a private layout": reply(words(), flags=V2 | 64),
    "forty components": reply(*[words("x")] * 40),
    "four thousand characters": reply(words("x" * 2000), words("y" * 2000)),
    "a plain text": reply(flags=0, content="pong"),
    "a link": reply(row({"type": 2, "style": 5, "label": "Book", "url": "https://example.org"})),
    "a private deferral": {"type": 5, "data": {"flags": 64}},
    "a deferred update": {"type": 6},
    "an update": {"type": 7, "data": message(words())},
    "a modal": modal(label()),
    "choices": {"type": 8, "data": {"choices": [{"name": "East", "value": "E"}]}},
}

BAD: dict[str, tuple[Json, str]] = {
    "over 4000 in all": (reply(words("x" * 2001), words("y" * 2000)), "4001 characters"),
    "nested over 40": (
        reply({"type": 17, "components": [words("x")] * 40}),
        "41 with all that is nested",
    ),
    "an accessory counts too": (
        reply(
            *[words("x")] * 38,
            {"type": 9, "components": [words("x")], "accessory": button()},
        ),
        "41 with all that is nested",
    ),
    "a long custom id": (reply(row(button("x" * 101))), "101 characters"),
    "a custom id twice": (reply(row(button()), row(button())), "custom_id 'a' twice"),
    "an id twice": (reply(words() | {"id": 7}, words() | {"id": 7}), "id 7 twice"),
    "six buttons": (reply(row(*[button(str(n)) for n in range(6)])), "6 in a row"),
    "an empty row": (reply(row()), "0 in a row"),
    "a select and a button": (reply(row(select(), button())), "shares its row"),
    "a text in a row": (reply(row(words())), "buttons or one select"),
    "no options": (reply(row(select(0))), "0, 1 to 25"),
    "26 options": (reply(row(select(26))), "26, 1 to 25"),
    "a value twice": (
        reply(row(select(options=twice({"label": "a", "value": "v"})))),
        "value 'v' twice",
    ),
    "a long option": (
        reply(row(select(options=[{"label": "x" * 101, "value": "v"}]))),
        "/label: 1 to 100",
    ),
    "min above max": (reply(row(select(min_values=2))), "min_values 2 above"),
    "more than there are": (reply(row(select(1, min_values=2, max_values=2))), "only 1 options"),
    "two defaults": (
        reply(row(select(options=[{"label": n, "value": n, "default": True} for n in "ab"]))),
        "more defaults",
    ),
    "a long label": (reply(row(button(label="x" * 81))), "81 characters"),
    "no label": (reply(row(button(label=""))), "without label"),
    "no custom id": (reply(row({"type": 2, "style": 1, "label": "a"})), "a custom_id"),
    "a link that acts": (reply(row(button(style=5, url="https://example.org"))), "has an url"),
    "an empty text": (reply(words(" ")), "an empty text"),
    "text beside a layout": (reply(words(), content="a"), "together with content"),
    "an embed beside a layout": (reply(words(), embeds=[{"title": "a"}]), "together with embeds"),
    "a layout without its flag": (reply(words(), flags=0), "without the flag"),
    "six rows": (
        reply(*[row(button(str(n))) for n in range(6)], flags=0, content="a"),
        "6 rows",
    ),
    "an unknown flag": (reply(words(), flags=V2 | 1), "/flags: 1 cannot"),
    "nothing": (reply(flags=0), "an empty message"),
    "an update made private": ({"type": 7, "data": message(words(), flags=V2 | 64)}, "by an edit"),
    "a deferral as a layout": ({"type": 5, "data": {"flags": V2}}, "may only be private"),
    "a deferral with words": ({"type": 5, "data": {"content": "a"}}, "content cannot go"),
    "an acknowledgement with words": ({"type": 6, "data": {"content": "a"}}, "nothing goes"),
    "mentions left open": (reply(words(), allowed_mentions=None), "could call people"),
    "mentions of people": (
        reply(words(), allowed_mentions={"parse": ["users"]}),
        "may be mentioned",
    ),
    "embeds too long": (
        reply(flags=0, embeds=[{"description": "x" * 3001}] * 2),
        "6002 characters",
    ),
    "an empty field": (
        reply(flags=0, embeds=[{"fields": [{"name": "a", "value": " "}]}]),
        "an empty name or value",
    ),
    "a long title": (modal(label(), title="x" * 46), "/title"),
    "a modal without a name": (modal(label(), custom_id=""), "/custom_id"),
    "six fields": (
        modal(*[label({"type": 4, "custom_id": str(n), "style": 1}) for n in range(6)]),
        "6, 1 to 5",
    ),
    "an empty modal": (modal(), "0, 1 to 5"),
    "a button in a modal": (modal(row(button())), "a button in a modal"),
    "a field switched off": (modal(label(select(disabled=True))), "a disabled component"),
    "a long field name": (modal(label() | {"label": "x" * 46}), "more than 45"),
    "none required": (modal(label(select(min_values=0))), "min_values 0"),
    "fields of one name": (modal(label(), label()), "custom_id 't' twice"),
    "26 choices": (
        {"type": 8, "data": {"choices": [{"name": str(n), "value": n} for n in range(26)]}},
        "26, at most 25",
    ),
    "an answer out of use": ({"type": 10}, "no answer that we give"),
}


@pytest.mark.parametrize("callback", GOOD.values(), ids=GOOD.keys())
def test_a_good_answer_has_no_fault(callback: Object) -> None:
    assert callback_faults(callback) == []


@pytest.mark.parametrize(("callback", "reason"), BAD.values(), ids=BAD.keys())
def test_a_bad_answer_has_the_one_fault_that_it_was_given(callback: Object, reason: str) -> None:
    (fault,) = callback_faults(callback)
    assert reason in fault


def test_an_edit_may_not_change_who_sees_the_message() -> None:
    assert message_edit_faults(message(words())) == []
    assert message_edit_faults(message(words(), flags=V2 | 64)) != []


def test_a_further_message_may_be_private() -> None:
    assert followup_faults(message(words(), flags=V2 | 64)) == []


def test_an_edit_may_leave_the_components_as_they_are() -> None:
    assert message_edit_faults({"allowed_mentions": {"parse": []}}) == []


def test_nothing_at_all_is_no_registration_and_no_fault() -> None:
    assert command_faults([]) == []
