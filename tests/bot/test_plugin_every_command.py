"""Every command in three languages: a whole case in one line, and one that has to be asked."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.happened import GROUPS
from bot.plugin.commands import ABOUT, CASE, COMMANDS, HELP, LAW, LOG, RULING, SETTINGS, STRUCTURED
from bot.plugin.controls import Do
from bot.ticket import Ticket, decode
from rules import Edition, Question, rule
from rules.facts import UNKNOWN
from rules.table import Card, Role, Seat
from rules.vocabulary.play import Irregularity
from tests.bot.simcord_harness import LOCALES, Desk, Person, Reply, running
from tests.discord_contract.shape import objects, text

PLUGIN = "bot.plugin"
RULED_AT_ONCE = (Irregularity.RETRACTION, Irregularity.CANNOT_COMPLY)
"""Where all that matters is volunteered, so that nothing has to be asked."""
BUTTON, LIST, PRIMARY = 2, 3, 1
pytestmark = pytest.mark.asyncio(loop_scope="module")

IN_ONE_LINE: dict[str, tuple[dict[str, object], str]] = {
    "defective-trick": (
        {"fault": "omitted", "offender": "defender", "played-on": "both", "holds-suit": "yes"},
        "67B1",
    ),
    "revoke": (
        {
            "offender": "defender", "failed": "follow_suit", "card-place": "unfaced_hand",
            "next-trick": "os_played_next", "trick": 5, "trick-winner": "offender",
            "later-tricks": 2,
        },
        "64A1",
    ),
    "penalty-card": ({"cards": "S4", "turn": "partner_to_lead", "how": "dropped"}, "50C"),
    "exposed-card": (
        {"offender": "defender", "how": "dropped", "cards": "S4", "seen": "yes"}, "50B",
    ),
    "lead-out-of-turn": (
        {"offender": "defender", "accepted": "not_accepted", "cards": "S4",
         "turn-was": "other_defender", "trick": 3},
        "56",
    ),
    "two-cards-at-once": ({"offender": "declarer", "cards-seen": 2, "cards": "S4 S5"}, "58B2"),
    "wrong-card-count": (
        {
            "north": "8 5", "east": "8 5", "south": "9 4", "west": "8 5", "due": 5,
            "offender-seat": "S", "declarer-seat": "W", "played-on": "both",
            "card-in-trick": "no", "holds-suit": "yes",
        },
        "67B1",
    ),
}  # fmt: skip
"""Options that leave nothing to ask, and a clause that the ruling cites."""

ASKED: dict[str, dict[str, object]] = {
    "defective-trick": {"fault": "extra"},
    "revoke": {},
    "penalty-card": {},
    "exposed-card": {"how": "dropped"},
    "lead-out-of-turn": {"opening": "yes"},
    "two-cards-at-once": {},
    "wrong-card-count": {},
}
"""Options that leave much to ask."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def tickets(reply: Reply) -> list[Ticket]:
    return [decode(one) for one in reply.custom_ids]


def asks(reply: Reply) -> bool:
    """Whether the message puts a question."""
    return isinstance(rule(tickets(reply)[-1].case), Question)


def lists(reply: Reply) -> list[tuple[str, list[str]]]:
    """The custom id and the values of every list on the message."""
    return [
        (text(one, "custom_id"), [text(option, "value") for option in objects(one, "options")])
        for one in reply.components
        if one["type"] == LIST
    ]


async def answered(person: Person, reply: Reply) -> Reply:
    """An answer that a question offers: the first of a list, the last button, or in a form."""
    if lists(reply):
        custom_id, values = lists(reply)[0]
        return await person.choose(reply, custom_id, values[0])
    buttons = [one for one in reply.components if one["type"] == BUTTON]
    answers = [one for one in buttons if one["style"] == PRIMARY]
    pressed = await person.press(reply, text(answers[-1], "custom_id"))
    return await person.submit(pressed, cards="♠4") if pressed.modal else pressed


async def test_every_command_that_describes_a_case_is_here() -> None:
    elsewhere = {LAW.name, CASE.name, HELP.name, ABOUT.name, SETTINGS.name, LOG.name}
    assert set(IN_ONE_LINE) == {one.name for one in STRUCTURED} == set(ASKED)
    assert set(COMMANDS) == {*IN_ONE_LINE, RULING.name, *elsewhere}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", IN_ONE_LINE)
async def test_one_line_states_a_whole_case(desk: Desk, command: str, locale: str) -> None:
    options, clause = IN_ONE_LINE[command]
    person = desk.person(f"{command} whole", locale)
    reply = await person.slash(command, **options)
    reply.check()
    assert not asks(reply)
    assert clause in reply.texts[1]
    assert reply.standing().ephemeral
    older = await person.slash(command, **options, edition="1997", language="pl")
    older.check()
    assert "1997" in older.texts[0]
    assert {one.case.edition for one in tickets(older)} == {Edition.E1997}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_clause_is_offered_while_typing_and_looked_up(desk: Desk, locale: str) -> None:
    person = desk.person("law", locale)
    offered = await person.complete("law", "clause", "64a")
    assert [one["value"] for one in offered][:3] == ["64A", "64A1", "64A2"]
    reply = await person.slash("law", clause="64A2")
    reply.check()
    assert "64A2" in reply.texts[0]
    assert reply.standing().ephemeral
    older = await person.slash("law", clause="64A2", edition="1997", language="pl")
    older.check()
    assert {(one.case.edition, one.language) for one in tickets(older)} >= {(Edition.E1997, "pl")}
    assert older.texts != reply.texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", ASKED)
async def test_what_is_missing_is_asked_with_buttons(desk: Desk, command: str, locale: str) -> None:
    person = desk.person(f"{command} asked", locale)
    reply = await person.slash(command, **ASKED[command])
    asked: list[str] = []
    while asks(reply):
        reply.check()
        asked.append(reply.texts[0])
        reply = await answered(person, reply)
    reply.check()
    assert len(asked) == len(set(asked)) >= 2


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_irregularity_begins_with_its_first_question(desk: Desk, locale: str) -> None:
    person = desk.person("groups", locale)
    begun: dict[str, list[str]] = {}
    for number, group in enumerate(GROUPS.values()):
        for wanted in group:
            groups = await person.slash("ruling")
            inside = await person.press(groups, groups.custom_ids[number])
            custom_id, values = lists(inside)[0]
            assert values == list(group)
            first = await person.choose(inside, custom_id, wanted)
            for reply in (groups, inside, first):
                reply.check()
            assert asks(first) or wanted in RULED_AT_ONCE
            assert {one.case.irregularity for one in tickets(first)} == {wanted}
            begun[wanted] = first.texts
    assert set(begun) == set(Irregularity)
    for wanted in Irregularity:
        suggested = await person.complete("ruling", "happened", "")
        assert wanted in [one["value"] for one in suggested]
        reply = await person.slash("ruling", happened=wanted)
        reply.check()
        assert reply.texts == begun[wanted]


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_irregularity_is_completed_from_its_own_name(desk: Desk, locale: str) -> None:
    person = desk.person("typing", locale)
    offered = await person.complete("ruling", "happened", "")
    assert len(offered) == len(Irregularity)
    for one in offered:
        name, value = str(one["name"]), one["value"]
        assert len(name) <= 100
        found = await person.complete("ruling", "happened", name)
        assert found[0]["value"] == value, name
    assert await person.complete("ruling", "happened", "zzzz") == []


async def test_an_opening_lead_is_another_irregularity(desk: Desk) -> None:
    person = desk.person("leads")
    given: dict[str, Any] = {"offender": "defender", "accepted": "not_accepted", "cards": "♠4"}
    for opening, irregularity in (
        ("yes", Irregularity.OPENING_LEAD_OUT_OF_TURN),
        ("no", Irregularity.LEAD_OUT_OF_TURN),
        (None, Irregularity.LEAD_OUT_OF_TURN),
    ):
        options = {**given, "opening": opening} if opening else given
        reply = await person.slash("lead-out-of-turn", **options)
        reply.check()
        assert {one.case.irregularity for one in tickets(reply)[-3:]} == {irregularity}


async def test_cards_are_penalty_cards_where_the_command_is_about_them(desk: Desk) -> None:
    person = desk.person("cards")
    lying = await person.slash("penalty-card", **{"cards": "♠K", "partner-cards": "♥5"})
    told = tickets(lying)[-1].case.answers
    assert [one.card for one in told["existing_penalty_cards"]] == [Card.parse("SK")]
    assert [one.card for one in told["partner_penalty_cards"]] == [Card.parse("H5")]
    assert "cards" not in told
    shown = await person.slash("exposed-card", cards="♠K")
    assert tickets(shown)[-1].case.answers == {"cards": (Card.parse("SK"),)}


async def test_what_is_not_known_and_who_sits_where_go_into_the_case(desk: Desk) -> None:
    person = desk.person("seats")
    options: dict[str, Any] = {"declarer-seat": "S", "offender-seat": "W", "seen": "unknown"}
    reply = await person.slash("exposed-card", how="dropped", cards="S4", **options)
    reply.check()
    case = tickets(reply)[-1].case
    assert (case.table.declarer, case.table.offender) == (Seat.S, Seat.W)
    assert case.answers["partner_could_see"] == UNKNOWN
    assert case.table.offender_role is Role.DEFENDER
    assert "West" in "\n".join(reply.texts)


@pytest.mark.parametrize("locale", LOCALES)
async def test_choices_of_two_players_stand_on_one_screen(desk: Desk, locale: str) -> None:
    """Declarer accepts, refuses or becomes dummy; each is one press, and leads on."""
    person = desk.person("choices", locale)
    given: dict[str, Any] = {"opening": "yes", "offender": "defender", "lead-face": "up"}
    reply = await person.slash("lead-out-of-turn", **given, accepted="undecided", cards="♠4")
    while asks(reply):
        no = tickets(reply)[1]
        assert no.action == Do.SHOW
        reply = await person.press(reply, reply.custom_ids[1])
    reply.check()
    assert len(set(reply.custom_ids)) == len(reply.custom_ids)
    texts: set[str] = set()
    for custom_id in reply.custom_ids[:3]:
        chosen = await person.press(reply, custom_id)
        chosen.check()
        texts.add("\n".join(chosen.texts))
        reply = await person.slash("lead-out-of-turn", **given, accepted="undecided", cards="♠4")
        while asks(reply):
            reply = await person.press(reply, reply.custom_ids[1])
    assert len(texts) == 3
