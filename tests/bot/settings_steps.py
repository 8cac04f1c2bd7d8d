"""What a person does in the settings: shared by the tests of them."""

from __future__ import annotations

from typing import Any

from bot.plugin.controls import Do
from bot.store import Store
from bot.ticket import Ticket, decode
from tests.bot.simcord_harness import Desk, Person, Reply
from tests.discord_contract.shape import objects, text

MANAGER, MEMBER = str(1 << 5 | 1 << 10 | 1 << 11), str(1 << 10 | 1 << 11)
ME, CHANNEL, SERVER = 1, 2, 3
LIST = 3


def store_of(desk: Desk) -> Store:
    """The store of the bot that runs just now."""
    bot: Any = desk.bot
    return bot.director_home.store


def tickets(reply: Reply) -> list[tuple[str, Ticket]]:
    """The custom ids of a message with what they mean."""
    return [(one, decode(one)) for one in reply.custom_ids]


def control(reply: Reply, action: Do, argument: int = 0) -> str:
    """The custom id that stands for something, on buttons and lists."""
    found = [
        one
        for one, ticket in tickets(reply)
        if ticket.action == action and ticket.argument == argument
    ]
    return found[-1] if action is not Do.SETTINGS else found[0]


def list_with(reply: Reply, value: str) -> str:
    """The custom id of the list that offers a value."""
    return next(
        text(one, "custom_id")
        for one in reply.components
        if one["type"] == LIST
        and value in [text(option, "value") for option in objects(one, "options")]
    )


async def opened(person: Person, scope: int, **options: object) -> Reply:
    """The page of one scope, from the command on."""
    first = await person.slash("settings", **options)
    first.check()
    assert first.standing().ephemeral
    page = await person.press(first, control(first, Do.SETTINGS, scope))
    page.check()
    return page


async def chosen(person: Person, scope: int, value: str) -> Reply:
    """Choose a value that only one list of a page offers."""
    page = await opened(person, scope)
    reply = await person.choose(page, list_with(page, value), value)
    reply.check()
    return reply
