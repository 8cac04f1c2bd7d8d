"""From one ruling to the next on Discord, in Polish, through a restart of the bot."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import dialogue
from bot.ticket import burden
from tests.bot.plugin_steps import PLUGIN, labels, press
from tests.bot.simcord_harness import Desk, Person, Reply, running
from tests.rules.onward_cases import TABLE, ruled

TURN = "Następne zagranie przy karcie przygwożdżonej"


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def words(reply: Reply) -> str:
    return "\n".join(reply.texts)


async def presses(person: Person, reply: Reply, *pressed: str) -> Reply:
    """The message after several buttons; every one on the way is one that Discord takes."""
    for label in pressed:
        reply = await press(person, reply, label)
        reply.check()
    return reply


async def test_a_card_exposed_by_a_lead_is_asked_about_as_a_lead_out_of_turn(desk: Desk) -> None:
    ola = desk.person("ola", "pl")
    seats = {"offender-seat": "W", "declarer-seat": "S", "edition": "2007"}
    asked = await ola.slash("exposed-card", how="led_out_of_turn", cards="4 pik", **seats)
    asked.check()
    await desk.restart()
    refused = await presses(ola, asked, "Z ręki drugiego obrońcy", "Nie")
    assert "Wyjście poza kolejnością" in words(refused)
    assert all(len(one) <= 100 for one in refused.custom_ids)
    await desk.restart()
    chosen = await presses(ola, refused, "Dowolne wyjście")
    assert "50D2b" in chosen.texts[1]
    assert TURN in labels(chosen)


async def test_what_is_outside_is_named_and_has_no_button(desk: Desk) -> None:
    ada = desk.person("ada")
    reply = await ada.slash("exposed-card", how="claim_related", offender="declarer")
    reply.check()
    assert "Go to Law 68" in words(reply)
    assert not [one for one in labels(reply) if one.startswith("Go on with")]


@pytest.mark.parametrize("name", TABLE)
def test_the_next_case_needs_no_longer_a_ticket_than_the_one_before(name: str) -> None:
    irregularity, facts, _ = TABLE[name]
    ruling = ruled(irregularity, **facts)
    for way in dialogue.ways(ruling):
        assert len(burden(way.case)) <= len(burden(ruling.case))
