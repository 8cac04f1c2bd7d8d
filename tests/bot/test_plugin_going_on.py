"""From one ruling to the next on Discord, in Polish, through a restart of the bot."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import dialogue
from bot.ticket import burden, decode
from rules.table import Card
from rules.vocabulary.play import Irregularity
from tests.bot.plugin_steps import PLUGIN, labels, press
from tests.bot.simcord_harness import Desk, Person, Reply, running
from tests.rules.onward_cases import TABLE, ruled

LEAD = "Dalej: wyjście poza kolejnością (przepisy 53 i 56)"
TURN = "Następna kolej z kartą przygwożdżoną"


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


async def test_a_card_called_exposed_goes_on_as_a_lead_out_of_turn(desk: Desk) -> None:
    ola = desk.person("ola", "pl")
    seats = {"offender-seat": "W", "declarer-seat": "S", "edition": "2007"}
    shown = await ola.slash("exposed-card", how="led_out_of_turn", cards="4 pik", **seats)
    shown.check()
    assert "Zastosować przepis 53" in words(shown)
    assert {LEAD, TURN} <= set(labels(shown))
    assert all(len(one) <= 100 for one in shown.custom_ids)
    await desk.restart()
    asked = await presses(ola, shown, LEAD)
    case = decode(asked.custom_ids[-1]).case
    assert (case.irregularity, case.edition.value) == (Irregularity.LEAD_OUT_OF_TURN, "2007")
    assert (case.table.declarer, case.table.offender) == ("S", "W")
    assert case.answers["cards"] == (Card.parse("S4"),)
    assert "existing_penalty_cards" not in case.answers
    refused = await presses(ola, asked, "Na drugiego obrońcę", "Nie")
    await desk.restart()
    chosen = await presses(ola, refused, "Zakaz: piki")
    assert "50D2a" in chosen.texts[1]
    assert LEAD not in labels(chosen)


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
