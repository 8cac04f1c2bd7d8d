"""A penalty card over five tricks on Discord, in Polish, through a restart of the bot."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.ticket import decode
from tests.bot.plugin_steps import PLUGIN, labels, menu, press
from tests.bot.simcord_harness import Desk, Person, Reply, running

NEXT_TURN = "Następne zagranie przy karcie przygwożdżonej"
OWNER = "Na gracza z kartą przygwożdżoną"
PARTNER_LEADS = "Na partnera tego gracza (partner jest przy wyjściu)"
FREE = "Dowolne wyjście"
MINOR, MAJOR = "podrzędną kartą przygwożdżoną", "normalną kartą przygwożdżoną"
SEATS = {"offender-seat": "W", "declarer-seat": "S"}


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def words(reply: Reply) -> str:
    return "\n".join(reply.texts)


def lying(reply: Reply) -> dict[str, str | None]:
    """The penalty cards that the case of a message begins with, with their kinds."""
    case = decode(reply.custom_ids[-1]).case
    return {str(one.card): one.kind for one in case.answers.get("existing_penalty_cards", ())}


async def presses(person: Person, reply: Reply, *pressed: str) -> Reply:
    """The message after several buttons; every one on the way is one that Discord takes."""
    for label in pressed:
        reply = await press(person, reply, label)
        reply.check()
    return reply


async def turn(person: Person, reply: Reply, *pressed: str) -> Reply:
    """The next turn, opened from the ruling on the one before."""
    return await presses(person, reply, NEXT_TURN, *pressed)


async def minor_card(ola: Person) -> Reply:
    """Tricks 4 and 5: West drops the four of spades; the deuce waits, and East leads freely."""
    dropped = await ola.slash("exposed-card", how="dropped", cards="4 pik", **SEATS)
    ruling = await presses(ola, dropped, "Tak")
    assert MINOR in words(ruling)
    assert "Karta gracza W, czwórka pik" in words(ruling)
    limited = await turn(ola, ruling, OWNER)
    assert lying(limited) == {"S4": "minor"}
    assert "przepis 50C" in limited.texts[1]
    given = {"how": "dropped", "turn": "offender_to_play", "suit-led": "S"}
    refused = await ola.slash("penalty-card", cards="4 pik", offered="2 pik", **given, **SEATS)
    assert "Tej karty nie wolno zagrać" in words(refused)
    refused.check()
    honour = await ola.slash("penalty-card", cards="4 pik", offered="dama pik", **given, **SEATS)
    assert "Tę kartę wolno zagrać" in words(honour)
    free = await turn(ola, honour, PARTNER_LEADS)
    assert lying(free) == {"S4": "minor"}
    assert FREE not in labels(free)
    assert "Karta przygwożdżona leży dalej odsłonięta na stole" in words(free)
    return free


async def second_card(ola: Person) -> Reply:
    """Trick 6: the nine of hearts falls as well, and both cards are major."""
    dropped = await ola.slash("exposed-card", how="dropped", seen="yes", cards="9 kier", **SEATS)
    assert MINOR in words(dropped)
    custom_id, values = menu(dropped)
    assert "existing_penalty_cards" in values
    asked = await ola.choose(dropped, custom_id, "existing_penalty_cards")
    form = await press(ola, asked, "Wpisz karty")
    both = await ola.submit(form, cards="4 pik")
    both.check()
    assert MAJOR in words(both)
    assert "normalna karta przygwożdżona: czwórka pik" in words(both)
    assert MINOR not in words(both)
    return both


async def test_a_penalty_card_is_followed_over_five_tricks_through_a_restart(desk: Desk) -> None:
    ola = desk.person("ola", "pl")
    await minor_card(ola)
    both = await second_card(ola)
    # East is on lead: declarer chooses first, and the bot is started anew before the choice.
    option = await turn(ola, both, PARTNER_LEADS)
    assert lying(option) == {"H9": "major", "S4": "major"}
    assert {"Nakaz jednego z kolorów: piki albo kiery", FREE} <= set(labels(option))
    assert NEXT_TURN not in labels(option)
    await desk.restart()
    left = await presses(ola, option, FREE)
    assert "przepisy 51B2c i 50D2b" in left.texts[1]
    # East leads a diamond, of which West has none: declarer says which card West discards.
    suit = await turn(ola, left, OWNER)
    follow = await ola.choose(suit, menu(suit)[0], "D")
    which = await presses(ola, follow, "Nie", "Wybrać kartę przygwożdżoną do zagrania")
    assert {"dziewiątka kier (♥︎9)", "czwórka pik (♠︎4)"} <= set(labels(which))
    discard = await presses(ola, which, "dziewiątka kier (♥︎9)")
    assert "51A" in discard.texts[1]
    # Trick 7: the nine is gone; East is on lead again, and the option comes again.
    again = await turn(ola, discard, PARTNER_LEADS)
    assert lying(again) == {"S4": "major"}
    stays = await presses(ola, again, FREE)
    suit = await turn(ola, stays, OWNER)
    waits = await presses(ola, await ola.choose(suit, menu(suit)[0], "C"), "Tak")
    assert "Karta przygwożdżona leży dalej odsłonięta na stole" in words(waits)
    # Trick 8: declarer forbids spades, and the card is picked up.
    last = await turn(ola, waits, PARTNER_LEADS)
    assert lying(last) == {"S4": "major"}
    forbidden = await presses(ola, last, "Zakaz: piki")
    assert "przepis 50D2a" in forbidden.texts[1]
    assert NEXT_TURN not in labels(forbidden)
    over = await presses(ola, forbidden, "Rozgrywka zakończona")
    damaged = await ola.choose(over, menu(over)[0], "damage")
    assert "50E3" in damaged.texts[1]
    for one in (follow, suit, over, damaged):
        one.check()


async def test_the_last_penalty_card_that_is_played_leaves_no_turn_behind(desk: Desk) -> None:
    ada = desk.person("ada")
    led = {"suit-led": "S", "turn": "offender_to_play"}
    reply = await ada.slash("penalty-card", cards="SK", **led)
    reply.check()
    assert "50D1" in reply.texts[1]
    assert "Next turn with the penalty card" not in labels(reply)


async def partners_card_asked(ada: Person) -> Reply:
    """The next turn with a card of the partner's that nobody has named yet."""
    reply = await ada.slash("penalty-card", turn="partner_to_lead", cards="SK HK")
    reply = await ada.choose(reply, menu(reply)[0], "partner_card_shown")
    reply = await press(ada, reply, "Yes, before declarer had decided")
    for _ in ("one of the suits", "which one"):
        reply = await press(ada, reply, next(one for one in labels(reply) if "Require" in one))
    assert list(labels(reply))[:2] == ["Spades", "Hearts"]
    ruling = await press(ada, reply, "Hearts")
    return await press(ada, ruling, "Next turn with the penalty card")


async def test_a_card_that_has_no_name_is_asked_at_the_next_turn(desk: Desk) -> None:
    ada = desk.person("ada")
    form = await press(ada, await partners_card_asked(ada), "Enter the cards")
    named = await ada.submit(form, cards="D7")
    left = await press(ada, await partners_card_asked(ada), "To the ruling")
    for one in (named, left):
        one.check()
        assert "Who is to play now?" in one.texts[0]
    told = decode(named.custom_ids[-1]).case.answers
    assert [str(one.card) for one in told["partner_penalty_cards"]] == ["D7"]
    assert "partner_penalty_cards" not in decode(left.custom_ids[-1]).case.answers
