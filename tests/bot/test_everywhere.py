"""Every command in three languages wherever the app can be used, and on after a restart.

On a server, on one where somebody has brought the app along, alone with the bot, and in a group.
What Discord says of the place is put into the interaction before the library reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.case_id import id_of
from bot.plugin.commands import ABOUT, CASE, COMMANDS, HELP, LAW, LOG, RULING, SETTINGS
from bot.plugin.controls import Do
from bot.ticket import decode
from bot.wording import words
from locales import language_for
from tests.bot.plugin_steps import PLUGIN
from tests.bot.settings_steps import MANAGER
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.bot.simcord_places import NOTHING, alone, brought_along, may
from tests.bot.test_case_id import OMITTED
from tests.bot.test_plugin_every_command import IN_ONE_LINE

GROUP_MESSAGE, GROUP = 3, 2
"""Discord's numbers of a group: as a kind of channel, and as a context."""
OTHERS: dict[str, dict[str, object]] = {
    RULING.name: {"happened": "revoke"},
    LAW.name: {"clause": "64A2"},
    CASE.name: {"id": id_of(OMITTED)},
    HELP.name: {},
    ABOUT.name: {},
    SETTINGS.name: {},
}
HERE = {key: one for key, (one, _) in IN_ONE_LINE.items()} | OTHERS
MANAGE_SERVER = 1 << 5


def on_a_server(desk: Desk, locale: str) -> Person:
    ada = desk.person("ada", locale)
    may(desk, ada, MANAGER)
    return ada


def brought_to_a_server(desk: Desk, locale: str) -> Person:
    brought_along(desk)
    return desk.person("ada", locale)


def alone_with_the_bot(desk: Desk, locale: str) -> Person:
    return alone(desk, "ada", locale)


def in_a_group(desk: Desk, locale: str) -> Person:
    def change(data: dict[str, Any]) -> None:
        person = data["user"]["id"]
        data.update(
            context=GROUP, authorizing_integration_owners={"1": person}, app_permissions=NOTHING
        )
        data["channel"] = {"id": data["channel_id"], "type": GROUP_MESSAGE, "recipients": []}

    desk.changes.append(change)
    return alone(desk, "ada", locale)


PLACES: tuple[Callable[[Desk, str], Person], ...] = (
    on_a_server, brought_to_a_server, alone_with_the_bot, in_a_group,
)  # fmt: skip


def test_every_command_is_called_here() -> None:
    assert {*HERE, LOG.name} == set(COMMANDS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("place", PLACES)
async def test_every_command_answers_wherever_the_app_is_used_and_goes_on_after_a_restart(
    place: Callable[[Desk, str], Person], locale: str
) -> None:
    said = words(language_for(locale))
    async with running(PLUGIN) as desk:
        await desk.sync()
        ada = place(desk, locale)
        ruled: dict[str, Reply] = {}
        for name, options in HERE.items():
            reply = await ada.slash(name, **options)
            assert private(reply), name
            if name in IN_ONE_LINE:
                ruled[name] = reply
                assert said.text("steps-head") in "\n".join(reply.texts)
        await desk.restart()
        for name, reply in ruled.items():
            beside = await ada.press(reply, why(reply))
            assert private(beside), name
            assert beside.texts != reply.texts


async def test_the_log_is_offered_on_servers_to_those_who_manage_them() -> None:
    async with running(PLUGIN) as desk:
        sent: Any = (await desk.sync()).body
    (log,) = (one for one in sent if one["name"] == LOG.name)
    assert (log["contexts"], log["integration_types"]) == ([0], [0])
    assert int(log["default_member_permissions"]) == MANAGE_SERVER


def private(reply: Reply) -> bool:
    """Whether an answer fits the contract, and only its reader sees it."""
    reply.check()
    return reply.standing().ephemeral


def why(reply: Reply) -> str:
    return next(one for one in reply.custom_ids if decode(one).action == Do.WHY)
