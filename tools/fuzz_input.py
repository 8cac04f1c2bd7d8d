"""Hostile input: options, custom ids, modal texts and HTTP bodies, random and mutated."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final, cast

from bot.plugin.commands import COMMANDS, Option
from bot.plugin.controls import Do
from bot.ticket import PREFIX
from bot.ticket_values import ALPHABET
from tools import posted
from tools.posted import Payload

LOCALES: Final = ("en-US", "pl", "no", "de", "ar", "xx", "")
TEXTS: Final = (
    "", " ", "@everyone", "<@123456789012345678>", "**S9**", "`", "||x||", "# head", "\u202eS9",
    "\u2066", "\x00", "\ud800", "🂡", "♠A ♥K", "9S 10H", "damę pik", "spar ess", "w9 w9 w9",
    "AKQJT98765432", "x" * 100, "９", "-1", "1e9", "13/0", "99 99", "4S", "7NTxx", "[a](b)",
    "\n\n> q", "67B1(a)", "12C1(c)(ii)", "{ $x }", "%s", "'; DROP TABLE", "../..", "\N{DIGIT ONE}",
)  # fmt: skip
"""What people, and others, type."""
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    2**63,
    1.5,
    "",
    [],
    {},
    [[]],
    {"id": "1"},
    "x" * 5000,
)
"""What no field expects."""

Chosen = random.Random


def text(chosen: Chosen) -> str:
    """Something typed: known to be nasty, or a few of them run together and damaged."""
    told = " ".join(chosen.choice(TEXTS) for _ in range(chosen.randint(1, 4)))
    return damaged(told, chosen) if chosen.random() < 0.5 else told


def damaged(told: str, chosen: Chosen) -> str:
    """The text with a few signs changed, lost, doubled or moved."""
    signs = list(told)
    for _ in range(chosen.randint(1, 4)):
        at = chosen.randrange(len(signs) + 1)
        match chosen.randrange(4):
            case 0:
                signs.insert(at, chosen.choice(ALPHABET + "♠ż\u202e\x00:@"))
            case 1:
                del signs[at : at + chosen.randint(1, 3)]
            case 2 if signs:
                signs[at % len(signs)] = chosen.choice(ALPHABET)
            case _:
                signs[at:at] = signs[: chosen.randint(0, 8)]
    return "".join(signs)


def custom_id(known: list[str], chosen: Chosen) -> str:
    """A ticket that was once given out, whole or damaged; or what only looks like one."""
    if known and chosen.random() < 0.8:
        told = chosen.choice(known)
        return told if chosen.random() < 0.3 else damaged(told, chosen)[:100] or "x"
    signs = "".join(chosen.choice(ALPHABET) for _ in range(chosen.randint(0, 60)))
    return f"{PREFIX}{chosen.randint(0, 3)}:{signs}"


def options(listed: tuple[Option, ...], chosen: Chosen) -> list[Payload]:
    """Some of a command's options, most of them with a value that it offers."""
    told = [one for one in listed if chosen.random() < 0.5]
    return [posted.option(one.name, _value(one, chosen)) for one in told]


def _value(option: Option, chosen: Chosen) -> object:
    if option.values:
        return chosen.choice(option.values) if chosen.random() < 0.9 else text(chosen)
    if option.high is not None:
        return chosen.randint(option.low - 1, option.high + 1)
    return text(chosen)


def invocation(chosen: Chosen, who: str) -> Payload:
    """A slash command."""
    command = chosen.choice(list(COMMANDS.values()))
    made = posted.command(command.name, {}, locale=chosen.choice(LOCALES), who=who)
    made["data"]["options"] = options(command.options, chosen)
    return made


def press(known: list[str], chosen: Chosen, who: str) -> Payload:
    """A press of a button, or a choice, on a message that has been altered to hold it."""
    told, locale = custom_id(known, chosen), chosen.choice(LOCALES)
    if chosen.random() < 0.5:
        button = {"type": 2, "style": 2, "label": "x", "custom_id": told}
        return posted.press([{"type": 1, "components": [button]}], told, locale=locale, who=who)
    value = chosen.choice(("yes", "67B1a", "revoke", "S9", "0", text(chosen)))
    menu = {"type": 3, "custom_id": told, "options": [{"label": "x", "value": value}]}
    rows: list[Payload] = [{"type": 1, "components": [menu]}]
    return posted.press(rows, told, value, locale=locale, who=who)


def form(known: list[str], chosen: Chosen, who: str) -> Payload:
    """A form that is sent in."""
    told = custom_id(known, chosen)
    if chosen.random() < 0.7:  # as a form of cards has it: action and argument
        action = ALPHABET[list(Do).index(Do.WRITTEN)]
        told = f"{told[:5]}{action}{told[6:]}"
    return posted.form([], told, text(chosen), locale=chosen.choice(LOCALES), who=who)


def typing(chosen: Chosen, who: str) -> Payload:
    """Somebody types."""
    name, option = chosen.choice((("law", "clause"), ("ruling", "happened"), ("law", "x")))
    return posted.typing(name, option, text(chosen), locale=chosen.choice(LOCALES), who=who)


def mangled(payload: Payload, chosen: Chosen) -> Payload:
    """A payload with one thing in it lost or of another kind, somewhere inside."""
    made: Any = json.loads(json.dumps(payload))
    here: Any = made
    while True:
        key = chosen.choice(_keys(here))
        if _keys(here[key]) and chosen.random() < 0.7:
            here = here[key]
            continue
        if chosen.random() < 0.3:
            del here[key]
        else:
            here[key] = chosen.choice(VALUES)
        return made


def _keys(told: Any) -> list[Any]:
    """The keys of an object, the places of a list."""
    if isinstance(told, dict):
        return list(cast("Payload", told))
    return list(range(len(cast("list[Any]", told)))) if isinstance(told, list) else []


def body(payload: Payload, chosen: Chosen) -> bytes:
    """A body that was damaged as bytes."""
    raw = bytearray(json.dumps(payload).encode())
    for _ in range(chosen.randint(1, 6)):
        at = chosen.randrange(len(raw))
        if chosen.random() < 0.5:
            raw[at] = chosen.randrange(256)
        else:
            del raw[at : at + chosen.randint(1, 40)]
            raw += b" "
    return bytes(raw)


KINDS: Final[tuple[Callable[[list[str], Chosen, str], Payload], ...]] = (
    lambda _, chosen, who: invocation(chosen, who),
    press,
    form,
    lambda _, chosen, who: typing(chosen, who),
)


def interaction(known: list[str], chosen: Chosen, who: str) -> Payload:
    """An interaction of any kind, from a server or not."""
    made = chosen.choice(KINDS)(known, chosen, who)
    return posted.in_server(made) if chosen.random() < 0.5 else made


def line(keys: list[str], chosen: Chosen) -> str:
    """A line of the JSON door: a case with some of these facts, most of it not as expected."""
    told = chosen.sample(keys, chosen.randint(0, 4))
    facts: Payload = {one: _member(chosen) for one in told}
    case: Payload = {"irregularity": "revoke", "edition": "2017", "facts": facts}
    for _ in range(chosen.randint(0, 2)):
        place = chosen.choice((case, facts, case.setdefault("table", {})))
        key = chosen.choice(
            ("irregularity", "hands", "declarer", "contract", "as_of", text(chosen))
        )
        if isinstance(place, dict):
            cast("Payload", place)[key] = _member(chosen)
    written = json.dumps(case, ensure_ascii=chosen.random() < 0.5).replace("\n", " ")
    return damaged(written, chosen) if chosen.random() < 0.2 else written


def _member(chosen: Chosen) -> Any:
    """A value that a fact may have, or none has."""
    inside = chosen.choice(("yes", "no", "unknown", "S9", 3, text(chosen), *VALUES))
    return chosen.choice((inside, [inside], {chosen.choice(("N", "card", text(chosen))): inside}))
