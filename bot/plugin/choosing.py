"""What a press in the settings does: looked at whose they are, asked of the store, then shown.

Whether somebody may change a channel's or server's settings is asked of each interaction anew:
a permission that was taken away takes the old buttons with it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.plugin.asked import Asked
from bot.plugin.controls import Controls, Do
from bot.plugin.held import held
from bot.plugin.home import Home
from bot.plugin.managing import NotAllowed, may_manage
from bot.plugin.models import Screen
from bot.plugin.settings import (
    choice_of,
    choices_screen,
    forget_screen,
    overview,
    scope_of,
    unavailable,
)
from bot.plugin.where import where_of
from bot.store import Scope, Target, Unavailable
from bot.ticket import Forged, Ticket
from locales import language_for


async def answer(asked: Asked, here: Home, ticket: Ticket) -> Screen:
    """What a press in the settings leads to.

    :raises NotAllowed: when it is for those who manage the server.
    :raises Forged: when no control of ours asks for that.
    """
    controls = Controls(ticket.case, ticket.language)
    try:
        return await _done(asked, here, ticket, controls)
    except Unavailable as fault:
        writing = ticket.action in {Do.SETTING, Do.FORGOTTEN}
        return unavailable(controls, fault.trouble, writing=writing)


async def _done(asked: Asked, here: Home, ticket: Ticket, controls: Controls) -> Screen:
    match ticket.action:
        case Do.SETTINGS if not ticket.argument:
            return await _overview(asked, here, controls)
        case Do.SETTINGS:
            return await _shown(asked, here, controls, scope_of(ticket.argument))
        case Do.SETTING:
            return await _changed(asked, here, controls, ticket.argument)
        case Do.FORGET:
            _target(asked, scope_of(ticket.argument))
            return forget_screen(controls, scope_of(ticket.argument))
        case Do.FORGOTTEN:
            return await _forgotten(asked, here, controls, scope_of(ticket.argument))
        case _:
            raise Forged(ticket.action)


def _target(asked: Asked, scope: Scope) -> Target:
    """Whose settings are meant: the interaction says it, never the ticket.

    :raises NotAllowed: also for an id that none of Discord's can be.
    """
    try:
        return _meant(asked, scope)
    except ValueError:
        raise NotAllowed from None


def _meant(asked: Asked, scope: Scope) -> Target:
    place = asked.place
    if scope is Scope.USER:
        return Target.user(asked.person)
    if place.server is None or not may_manage(asked):
        raise NotAllowed
    if scope is Scope.SERVER:
        return Target.of_server(place.server)
    if place.channel is None:
        raise NotAllowed
    return Target.channel(place.channel, place.server)


async def _overview(asked: Asked, here: Home, controls: Controls) -> Screen:
    chosen = await here.chosen(asked.place)
    if chosen.trouble is not None:  # what is missing is not "nobody has chosen"
        return unavailable(controls, chosen.trouble, writing=False)
    where = where_of(asked, chosen, here.keeping.edition, here.keeping.jurisdiction)
    on_server = asked.place.server is not None
    shown = tuple(held(chosen, where, on_server=on_server))
    return overview(controls, shown, may_manage=may_manage(asked))


async def _shown(asked: Asked, here: Home, controls: Controls, scope: Scope) -> Screen:
    target = _target(asked, scope)
    choices = await here.store.choices(target)
    return choices_screen(controls, scope, choices)


async def _changed(asked: Asked, here: Home, controls: Controls, argument: int) -> Screen:
    """Change one setting; what is shown as saved is what the store has confirmed."""
    scope, field, value = choice_of(argument, asked.chosen)
    target, store = _target(asked, scope), here.store
    changes: Any = {field: value}
    now = await store.choose(target, **changes)
    if scope is Scope.USER and field == "language":
        controls = replace(controls, language=now.language or _own(asked))
    return choices_screen(controls, scope, now, (controls.words.text("settings-saved"),))


async def _forgotten(asked: Asked, here: Home, controls: Controls, scope: Scope) -> Screen:
    """Delete the settings; the page then shows that there are none."""
    target, store = _target(asked, scope), here.store
    found = await store.forget(target)
    if scope is Scope.USER:
        controls = replace(controls, language=_own(asked))
    note = "settings-forgotten" if found else "settings-nothing-kept"
    choices = await store.choices(target)
    return choices_screen(controls, scope, choices, (controls.words.text(note),))


def _own(asked: Asked) -> Any:
    """The language of somebody's Discord."""
    return language_for(asked.locale)
