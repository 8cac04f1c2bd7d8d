"""Ids of cases: every case that fits comes back, and a slip never opens another one."""

import random
from io import StringIO

import pytest

from bot import case_id
from bot.__main__ import start
from bot.case_id import LETTERS, SHORTEST, Mistyped, case_of, id_of
from bot.console.case import opened
from bot.plugin.given import Given, opening_screen
from bot.plugin.models import Menu
from bot.plugin.where import ANYWHERE
from bot.store import Address
from bot.ticket import Outdated, TooLong, decode
from bot.wording import NO_BOOKS, words
from locales import LANGUAGES
from rules import Case, Edition, Table
from rules.facts import LyingCard
from rules.table import RANKS, Card, Contract, Role, Seat, Suit
from rules.vocabulary.counts import Defect, PlayedOn
from rules.vocabulary.play import Irregularity
from tests.bot.test_plugin_every_command import IN_ONE_LINE

OMITTED = Case(
    Irregularity.CARD_COUNT,
    Edition.E2017,
    table=Table(Seat.S, Seat.W, Contract(4, "S", "X")),
    answers={
        "defect": Defect.OMITTED,
        "next_trick_played_by": PlayedOn.BOTH,
        "holds_suit_led": True,
        "offender_role": Role.DEFENDER,
        "did_play_card": False,
    },
)
GOLDEN: dict[str, Case] = {
    "100G3-XYZ07-ZZZZZ-RHA": Case(Irregularity.CARD_COUNT, Edition.E2017),
    "100G0-4320R-40070-01030-58401-10280-CW": OMITTED,
    "11G03-XYZ00-0220K-89R98-Q84J": Case(
        Irregularity.REVOKE,
        Edition.E1997,
        answers={"offender_role": Role.DEFENDER, "cards": (Card.parse("S9"), Card.parse("HT"))},
    ),
}


def cases() -> list[Case]:
    """A whole case for each command of Discord."""
    return [whole(Given(command, told, ANYWHERE)) for command, (told, _) in IN_ONE_LINE.items()]


def whole(given: Given) -> Case:
    """The case on the buttons of the screen that a command opens, cards and all."""
    screen = opening_screen(given)
    buttons = [row for row in screen.rows if not isinstance(row, Menu)]
    return decode(buttons[-1][0].custom_id).case


def nowhere() -> Address:
    pytest.fail("an id that holds its case needs no database")


def too_long() -> Case:
    cards = [tuple(LyingCard(Card(suit, rank)) for rank in RANKS) for suit in (Suit.S, Suit.H)]
    case = Case(Irregularity.EXPOSED_CARD).answered("existing_penalty_cards", cards[0])
    return case.answered("partner_penalty_cards", cards[1])


def test_every_case_comes_back_from_its_id() -> None:
    found = {id_of(one): one for one in (OMITTED, *cases())}
    assert len(found) > 6
    for written, case in found.items():
        assert case_of(written) == case
        assert tuple(case_of(written).answers) == tuple(case.answers)


def test_an_id_is_read_however_it_is_typed() -> None:
    written = id_of(OMITTED)
    for typed in (
        written.lower(),
        written.replace("-", ""),
        written.replace("-", " "),
        f" `{written}` ",
        written.replace("0", "O").replace("1", "l"),
    ):
        assert case_of(typed) == OMITTED


def test_the_shortest_id_is_longer_than_any_of_a_store() -> None:
    for irregularity in Irregularity:
        letters = id_of(Case(irregularity)).replace("-", "")
        assert len(letters) >= SHORTEST
        assert set(letters) <= set(LETTERS)


def test_every_wrong_sign_and_every_exchange_of_neighbours_is_noticed() -> None:
    letters = id_of(OMITTED).replace("-", "")
    slips = {
        letters[:at] + wrong + letters[at + 1 :] for at in range(len(letters)) for wrong in LETTERS
    } | {
        letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
        for at in range(len(letters) - 1)
    }
    slips -= {letters}
    assert len(slips) > 750
    for slip in slips:
        with pytest.raises((Mistyped, Outdated)):
            case_of(slip)


def test_whatever_is_typed_opens_nothing_or_a_case() -> None:
    chance = random.Random(5)
    for length in (0, 1, 17, 18, 30, 200):
        for _ in range(50):
            typed = "".join(chance.choices(LETTERS + "-iou ü\u202e", k=length))
            try:
                assert isinstance(case_of(typed), Case)
            except (Mistyped, Outdated):
                continue


def test_an_id_of_another_version_is_told_from_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case_id.codes, "VERSION", "2")
    later = id_of(OMITTED)
    monkeypatch.undo()
    with pytest.raises(Outdated):
        case_of(later)


def test_a_case_that_is_too_long_has_no_id() -> None:
    with pytest.raises(TooLong):
        id_of(too_long())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_opens_a_case_and_compares_two(language: str) -> None:
    spoken = words(language, strict=True)
    case = OMITTED
    older = Case(case.irregularity, Edition.E1997, table=case.table, answers=case.answers)
    sheet, both = StringIO(), StringIO()
    assert opened(sheet, spoken, [id_of(case)], NO_BOOKS, nowhere) == 0
    assert id_of(case) in sheet.getvalue()
    assert opened(both, spoken, [id_of(case), id_of(older)], NO_BOOKS, nowhere) == 0
    assert spoken.text("difference-title") in both.getvalue()
    assert "67B1" in both.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_politely_what_is_no_id(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(["--lang", language, "case", "12345-67890-12345-67890"]) == 2
    assert capsys.readouterr().out.strip() == words(language).text("case-mistyped")


def test_ids_that_were_given_out_still_open() -> None:
    for written, case in GOLDEN.items():
        assert case_of(written) == case
