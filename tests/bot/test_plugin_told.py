"""What is chosen or typed: read, asked about where it can mean several things, never guessed."""

from typing import Any

import discord
import pytest

from bot.plugin import answering, home
from bot.plugin.controls import Controls, Do
from bot.plugin.models import Menu, Screen
from bot.plugin.replies import reply, written
from bot.plugin.told import cards_told, typed
from bot.plugin.where import Where
from bot.ticket import Forged, Ticket, argument_of
from locales import LANGUAGES, Language
from rules import Case
from rules.facts import UNKNOWN, LyingCard
from rules.table import RANKS, Card, Role
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

CASE = Case(Irregularity.CARD_COUNT)


def told(key: str, text: str, language: Language = "en") -> Any:
    return cards_told(VOCABULARY[key], text, Controls(CASE, language))


@pytest.mark.parametrize(
    ("key", "raw", "value"),
    [
        ("holds_suit_led", "yes", True),
        ("offender_role", "dummy", Role.DUMMY),
        ("later_tricks_os", "12", 12),
        ("designated", "HT", Card.parse("HT")),
        ("extra_cards", "S9 HT", (Card.parse("S9"), Card.parse("HT"))),
        ("existing_penalty_cards", "S9", (LyingCard(Card.parse("S9")),)),
        ("offender_role", UNKNOWN, UNKNOWN),
    ],
)
def test_what_our_lists_offer_is_read(key: str, raw: str, value: object) -> None:
    assert typed(VOCABULARY[key], raw) == value


@pytest.mark.parametrize(
    ("key", "raw"),
    [
        ("holds_suit_led", "perhaps"), ("offender_role", "kibitzer"), ("later_tricks_os", "13"),
        ("later_tricks_os", "²"), ("later_tricks_os", "-1"), ("designated", "S1"),
        ("extra_cards", ""), ("extra_cards", "S9 XX"),
    ],
)  # fmt: skip
def test_what_no_list_of_ours_offers_is_refused(key: str, raw: str) -> None:
    with pytest.raises(Forged):
        typed(VOCABULARY[key], raw)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "queen of hearts"), ("pl", "dama kier"), ("no", "hjerter dame")]
)
def test_cards_are_read_in_the_words_of_the_language(language: Language, text: str) -> None:
    assert told("extra_cards", text, language) == (Card.parse("HQ"),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("designated", "S9, HT"),
        ("extra_cards", ", ".join(f"S{r}" for r in RANKS) + ", H2"),
        ("extra_cards", "9, 8, 7"),
        ("extra_cards", "elephant"),
        ("extra_cards", " "),
    ],
)
def test_what_cannot_be_taken_is_asked_again(language: Language, key: str, text: str) -> None:
    screen = told(key, text, language)
    assert isinstance(screen, Screen)
    assert not any(isinstance(row, Menu) for row in screen.rows)
    assert screen.rows[0][0].primary  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_to_read_an_ambiguous_card_are_offered(language: Language) -> None:
    screen = told("extra_cards", "9, S2", language)
    assert isinstance(screen, Screen)
    menu = screen.rows[0]
    assert isinstance(menu, Menu)
    assert [value for value, _ in menu.options] == ["S9 S2", "H9 S2", "D9 S2", "C9 S2"]


@pytest.mark.parametrize(
    "ticket",
    [
        Ticket(CASE, Do.PICK, "en", argument_of("offender_role")),
        Ticket(CASE, Do.REPORT, "en"),
        Ticket(CASE, Do.WRITTEN, "en", argument_of("cards")),
        Ticket(CASE, Do.PICK, "en", 3000),
    ],
)
def test_a_press_that_says_nothing_is_refused(ticket: Ticket) -> None:
    with pytest.raises(Forged):
        reply(ticket)


@pytest.mark.parametrize(("action", "key"), [(Do.SHOW, "cards"), (Do.WRITTEN, "offender_role")])
def test_a_form_of_something_else_is_refused(action: Do, key: str) -> None:
    with pytest.raises(Forged):
        written(Ticket(CASE, action, "en", argument_of(key)), "S9")


@pytest.mark.parametrize("action", [one for one in Do if one is not Do.WITHDRAW])
def test_a_case_that_cannot_be_is_named_whatever_was_pressed(action: Do) -> None:
    case = CASE.answered("defective_trick_no", 9).answered("second_defective_trick_no", 5)
    screen = reply(Ticket(case, action, "en", argument_of("offender_role")))
    assert isinstance(screen, Screen)
    assert screen.title == "This cannot all be true"


class Sunk:
    """An interaction that Discord no longer takes an answer to."""

    id = 876543210987654321

    def __init__(self, *, answered: bool) -> None:
        self.extras = {home.EXTRA: Where(language="no")}
        self.type = discord.InteractionType.component
        self.response = self.followup = self
        self.sent: list[str] = []
        self.answered = answered

    def is_done(self) -> bool:
        return self.answered

    async def send_message(self, text: str, **_: object) -> None:
        self.sent.append(text)
        response: Any = type("Response", (), {"status": 404, "reason": "gone"})()
        raise discord.NotFound(response, "Unknown interaction")

    async def send(self, text: str, **_: object) -> None:
        self.sent.append(text)


async def test_an_interaction_that_is_gone_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    sunk: Any = Sunk(answered=False)
    await answering.failed(sunk, RuntimeError("first"))
    assert "could not even be refused" in caplog.text
    assert len(sunk.sent) == 1


async def test_what_fails_after_the_answer_is_said_in_a_message_of_its_own() -> None:
    sunk: Any = Sunk(answered=True)
    await answering.failed(sunk, RuntimeError("late"))
    assert sunk.sent[0].startswith("Noe gikk galt")
