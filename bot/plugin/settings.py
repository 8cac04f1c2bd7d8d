"""The screens of ``/settings``: what holds here, and the choices of a person, channel or server.

Their tickets name a scope and a setting, never an id: whose setting it is, the interaction says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.plugin.controls import Controls, Do
from bot.plugin.held import Held, Origin
from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.store import Choices, Scope, Trouble
from bot.ticket import Forged, about
from locales import LANGUAGES
from rules import Edition
from rules.vocabulary.play import Jurisdiction

SETTING: Final = frozenset({Do.SETTINGS, Do.SETTING, Do.FORGET, Do.FORGOTTEN})
SCOPES: Final = tuple(Scope)
"""Their places in arguments, from 1 on; 0 is the page of what holds."""
FIELDS: Final = ("language", "edition", "jurisdiction", "playing_director", "log")
"""Their places in arguments."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "language": LANGUAGES,
    "edition": tuple(reversed(Edition)),
    "jurisdiction": tuple(Jurisdiction),
    "playing_director": (True, False),
    "log": (True, False),
}
NOT_CHOSEN: Final = "-"
SWITCHED: Final = {True: "on", False: "off"}


def fields_of(scope: Scope) -> tuple[str, ...]:
    """What can be chosen there; only a server or a channel has a log."""
    return tuple(one for one in FIELDS if one != "log" or scope is not Scope.USER)


def scope_of(argument: int) -> Scope:
    """The scope that an argument names.

    :raises Forged: when it names none.
    """
    if not 1 <= argument <= len(SCOPES):
        raise Forged(str(argument))
    return SCOPES[argument - 1]


def argument_of(scope: Scope) -> int:
    """The argument that names a scope."""
    return SCOPES.index(scope) + 1


def choice_of(argument: int, chosen: Sequence[str]) -> tuple[Scope, str, Any]:
    """Whose setting is changed, which, and into what.

    :raises Forged: when no list of ours offers that.
    """
    place, number = divmod(argument, len(FIELDS))
    scope, field = scope_of(place), FIELDS[number]
    values = {_raw(one): one for one in (*VALUES[field], None)}
    if field not in fields_of(scope) or len(chosen) != 1 or chosen[0] not in values:
        raise Forged(str(chosen))
    return scope, field, values[chosen[0]]


def _raw(value: Any) -> str:
    """A value as a list holds it."""
    if isinstance(value, bool):
        return SWITCHED[value]
    return NOT_CHOSEN if value is None else str(value)


# What holds


def overview(controls: Controls, held: Sequence[Held], *, may_manage: bool) -> Screen:
    """What holds here and where it comes from, with the ways to change it."""
    text = controls.words.text
    lines = bulleted(_holds(one, controls) for one in held)
    scopes = SCOPES if may_manage else (Scope.USER,)
    ways = tuple(
        controls.button(
            text(f"settings-for-{one}"), Do.SETTINGS, argument_of(one), primary=one is Scope.USER
        )
        for one in scopes
    )
    hint = () if may_manage else (text("settings-managers"),)
    sections = (
        Section(text("settings-holds"), lines),
        Section("", (text("settings-order"), *hint)),
    )
    return Screen(text("settings"), sections, (ways, controls.languages(Do.SETTINGS, 0)))


def _holds(one: Held, controls: Controls) -> str:
    origin = f"{one.origin}-{one.what}" if one.origin is Origin.DISCORD else one.origin.value
    given = {
        "what": controls.words.text(f"settings-what-{one.what}"),
        "value": _label(one.value, controls),
        "origin": controls.words.text(f"settings-from-{origin}"),
    }
    return controls.words.text("settings-line", given)


def _label(value: Any, controls: Controls) -> str:
    text = controls.words.text
    match value:
        case None:
            return text("settings-not-chosen")
        case bool():
            return text(f"settings-{SWITCHED[value]}")
        case Edition():
            return text(f"edition-{value}")
        case Jurisdiction():
            return text(f"jurisdiction-{value}")
        case _:
            return text(f"option-language.choice-{value}")


# What one scope has chosen


def choices_screen(
    controls: Controls, scope: Scope, choices: Choices, notes: Sequence[str] = ()
) -> Screen:
    """What a person, channel or server has chosen, and a list for each setting."""
    text = controls.words.text
    lines = bulleted(
        text("settings-chosen", {"what": _what(field, scope, controls), "value": value})
        for field in fields_of(scope)
        for value in (_label(getattr(choices, field), controls),)
    )
    lists = tuple(_list(field, scope, controls) for field in fields_of(scope))
    argument = argument_of(scope)
    nav = (
        controls.button(text("settings-holds"), Do.SETTINGS, primary=True),
        controls.button(text(f"settings-forget-{scope}"), Do.FORGET, argument),
    )
    logged = () if scope is Scope.USER else (text("settings-log-about"),)
    sections = (*_notes(notes), Section("", lines), Section("", (text("settings-keeps"), *logged)))
    return Screen(
        text(f"settings-of-{scope}"), sections,
        (*lists, nav, controls.languages(Do.SETTINGS, argument)),
    )  # fmt: skip


def _what(field: str, scope: Scope, controls: Controls) -> str:
    if field == "language":
        field = "private" if scope is Scope.USER else "public"
    name = "playing" if field == "playing_director" else field
    return controls.words.text(f"settings-what-{name}")


def _list(field: str, scope: Scope, controls: Controls) -> Menu:
    argument = argument_of(scope) * len(FIELDS) + FIELDS.index(field)
    options = [(_raw(one), _label(one, controls)) for one in VALUES[field]]
    options.append((NOT_CHOSEN, controls.words.text("settings-take-back")))
    placeholder = _what(field, scope, controls)
    ticket = about(controls.burden, Do.SETTING, controls.language, argument)
    return Menu(placeholder, ticket, tuple(options))


def _notes(notes: Sequence[str]) -> Iterator[Section]:
    if notes:
        yield Section("", tuple(notes))


# Deleting, and what cannot be done


def forget_screen(controls: Controls, scope: Scope) -> Screen:
    """Whether the settings are really to be deleted."""
    text, argument = controls.words.text, argument_of(scope)
    row: tuple[Button, ...] = (
        controls.button(text("settings-delete"), Do.FORGOTTEN, argument),
        controls.button(text("settings-keep"), Do.SETTINGS, argument, primary=True),
    )
    asked = Section("", (text(f"settings-forget-{scope}-ask"),))
    return Screen(text(f"settings-forget-{scope}"), (asked,), (row,))


def unavailable(
    controls: Controls, trouble: Trouble, *, writing: bool, back: Do = Do.SETTINGS
) -> Screen:
    """The database has not done what was asked; nothing is called saved that may not be."""
    text = controls.words.text
    full = "full" if trouble is Trouble.FULL else "away"
    line = text(f"settings-unsaved-{full}" if writing else "settings-unread")
    again: Row = (controls.button(text("settings-again"), back, primary=True),)
    title = "settings-unsaved" if writing else back.value
    return Screen(text(title), (Section("", (line,)),), (again,))
