"""Every screen that the walk can come to, in three languages: within the limits, and whole."""

import logging
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from bot.plugin.controls import Do, sentence
from bot.plugin.models import Button, Form, Menu, Screen, Section
from bot.plugin.pages import MOST_CHARACTERS, bulleted, numbered, pages
from bot.plugin.render import ScreenView, modal_of
from bot.plugin.replies import main_screen, reply, written
from bot.ticket import Ticket, argument_of, decode
from bot.wording import ruling_text
from locales import LANGUAGES, Language
from rules import EDITIONS, Case, Edition, Question, Ruling, rule
from rules.facts import UNKNOWN, Absent, Domain, LyingCard
from rules.table import RANKS, Card, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tests.discord_contract.rules import component_faults, modal_faults
from tests.discord_contract.shape import Object
from tests.rules.walks import rulings

WRITTEN_OUT = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})
MOST_TEXT, MOST_COMPONENTS = 4000, 40
MOST_BUTTONS, MOST_OPTIONS = 5, 25
SAMPLE = 20
ASIDES = (Do.WHY, Do.ALOUD, Do.LAW)


def codes(ruling: Ruling) -> object:
    """What decides which sentences a ruling is made of."""
    moved = ruling.transfer
    return (
        frozenset(step.code for step in ruling.steps),
        frozenset((one.who, one.options) for one in ruling.choices),
        frozenset((one.owner, one.kind) for one in ruling.penalty_cards),
        moved and (moved.tricks, moved.at_most),
        *(ruling.restrictions, ruling.withdraw, ruling.information),
        *(ruling.level, frozenset(one.branch for one in ruling.views), ruling.onward),
    )


def is_turn_of(language: Language, number: int) -> bool:
    """Whether a case is shown in this language: each has one, and the editions take turns."""
    return LANGUAGES[number % len(LANGUAGES)] == language


@cache
def ruled(edition: Edition) -> tuple[Case, ...]:
    """One case of every distinct set of codes."""
    return tuple({codes(one): one.case for one in rulings(edition)}.values())


@cache
def asked(edition: Edition) -> tuple[Case, ...]:
    """One case of every distinct question, by what it asks, why, and of whom."""
    found: dict[object, Case] = {}
    for case in ruled(edition):
        told = list(case.answers.items())
        for length in range(len(told)):
            before = Case(case.irregularity, edition, answers=dict(told[:length]))
            result = rule(before)
            if isinstance(result, Question):
                key = result.fact, result.why, result.so_far, before.answers.get("offender_role")
                found.setdefault(key, before)
    return tuple(found.values())


def screens(case: Case, language: Language) -> Iterator[Screen]:
    """Every page of the main screen, and those beside it."""
    first = main_screen(case, language)
    yield first
    for action in (Do.SHOW, *ASIDES):
        for page in range(1 if action is Do.SHOW else 0, 9):
            made = reply(Ticket(case, action, language, page))
            assert isinstance(made, Screen)
            if page and not any(one.argument == page + 1 for one in onward(made)):
                yield made
                break
            yield made
            if not onward(made):
                break


def onward(screen: Screen) -> list[Ticket]:
    """The tickets of all buttons, the last row's first button apart from the languages."""
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    return [decode(one.custom_id) for one in rows[-1][len(LANGUAGES) :]] if rows else []


def assert_fits(screen: Screen) -> None:
    """The limits that a screen could break, told from the screen itself."""
    texts = [f"## {screen.title}", *(one.text for one in screen.sections)]
    assert sum(map(len, texts)) <= MOST_TEXT
    inside = sum(1 if isinstance(row, Menu) else len(row) for row in screen.rows)
    assert 1 + len(texts) + len(screen.rows) + inside <= MOST_COMPONENTS
    assert screen.rows, "a ruling of the walk keeps its buttons"


def assert_sendable(screen: Screen) -> None:
    view = ScreenView(screen)
    sent = cast("list[Object]", view.to_components())
    assert not component_faults(sent, v2=True), screen
    assert view.is_finished()
    for section in screen.sections:
        assert all(line.strip() for line in section.lines)
    for row in screen.rows:
        for one in (row,) if isinstance(row, Menu) else row:
            decode(one.custom_id)


@pytest.fixture
def every_word(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No word was missing: the catalogue notes what it lacks."""
    with caplog.at_level(logging.ERROR):
        yield
    assert not [one.getMessage() for one in caplog.get_records("call")]


@pytest.mark.usefixtures("every_word")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_ruling_fits_into_a_message(edition: Edition, language: Language) -> None:
    for number, case in enumerate(ruled(edition)):
        if is_turn_of(language, number + EDITIONS.index(edition)):
            screen = main_screen(case, language)
            assert_fits(screen)
            assert_sendable(screen)


@pytest.mark.usefixtures("every_word")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_question_fits_into_a_message_and_can_be_answered(
    edition: Edition, language: Language
) -> None:
    for case in asked(edition):
        screen = main_screen(case, language)
        answers = screen.rows[0]
        if isinstance(answers, Menu):
            assert MOST_BUTTONS < len(answers.options) <= MOST_OPTIONS
        else:
            assert any(one.primary for one in answers)
            assert len(answers) <= MOST_BUTTONS
        assert len(screen.sections) >= 2, "a question says why"
        assert_sendable(screen)


@pytest.mark.usefixtures("every_word")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_screen_beside_them_fits_into_a_message(
    edition: Edition, language: Language
) -> None:
    for number, case in enumerate((*ruled(edition)[::SAMPLE], *asked(edition))):
        if is_turn_of(language, number):
            for screen in screens(case, language):
                assert_sendable(screen)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_option_of_a_choice_leads_to_another_screen(edition: Edition) -> None:
    for case in ruled(edition):
        result = rule(case)
        assert isinstance(result, Ruling)
        if not result.choices:
            continue
        screen = main_screen(case, "no")
        buttons = [one for row in screen.rows if not isinstance(row, Menu) for one in row]
        options = [one for one in buttons if one.primary]
        assert len(options) == sum(len(one.options) for one in result.choices)
        for one in options:
            shown = reply(decode(one.custom_id))
            assert isinstance(shown, Screen)
            assert_sendable(shown)
            assert (shown.title, shown.sections) != (screen.title, screen.sections)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_question_that_nobody_can_answer_shows_where_it_leads(edition: Edition) -> None:
    for case in asked(edition):
        result = rule(case)
        assert isinstance(result, Question)
        if result.fact.domain in (Domain.YES_NO, Domain.WORD):
            unknown = main_screen(case.answered(result.fact.key, UNKNOWN), "no")
            assert_sendable(unknown)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_the_pages_of_a_ruling_hold_each_sentence_once(edition: Edition) -> None:
    for case in ruled(edition)[::5]:
        result = rule(case)
        assert isinstance(result, Ruling)
        text = ruling_text(result, "pl")
        shown = "\n".join(
            section.text
            for screen in screens(case, "pl")
            if screen.title == text.title
            for section in screen.sections
        )
        for line in (*text.steps, *text.fixed, *text.judgement, *text.information, *text.notes):
            assert line in shown


@pytest.mark.usefixtures("every_word")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_that_may_be_told_unasked_has_a_screen(language: Language) -> None:
    case = Case(Irregularity.CARD_COUNT)
    for fact in VOCABULARY.values():
        told = fact.absent in (Absent.REPORTED, Absent.OPTION) and fact.kind is not None
        if told or fact.key in ("nos_changed", "designated", "second_defective_trick_no"):
            screen = reply(Ticket(case, Do.ASK, language, argument_of(fact.key)))
            assert isinstance(screen, Screen)
            assert_sendable(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_form_fits(language: Language) -> None:
    case = Case(Irregularity.CARD_COUNT)
    for fact in VOCABULARY.values():
        if fact.domain in WRITTEN_OUT and fact.key not in NEVER_ASKED:
            form = reply(Ticket(case, Do.WRITE, language, argument_of(fact.key)))
            assert isinstance(form, Form)
            assert not modal_faults(modal_of(form).to_dict())
            assert modal_of(form).is_finished()


NEVER_ASKED = frozenset({"offered_card", "defender_card", "partner_card", "chosen_penalty_card"})


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_case_too_long_for_buttons_keeps_its_text_and_says_so(language: Language) -> None:
    cards = tuple(Card(suit, rank) for suit in (Suit.S, Suit.H, Suit.D) for rank in RANKS)
    case = Case(Irregularity.CARD_COUNT)
    for key, value in (("cards", cards[:13]), ("extra_cards", cards[:13])):
        case = case.answered(key, value)
    for key in ("defect", "next_trick_played_by", "offender_role", "did_play_card"):
        case = case.answered(key, VOCABULARY[key].representatives[0])
    case = case.answered("next_trick_played_by", "both").answered("holds_suit_led", value=True)
    while screen_has_buttons(case, language):
        number = len(case.answers)
        case = case.answered(sorted(set(VOCABULARY) - set(case.answers))[number], UNKNOWN)
    screen = main_screen(case, language)
    assert "dpl1" not in str(screen)
    assert len(screen.sections) > 2
    assert_sendable(screen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("irregularity", Irregularity)
async def test_cards_by_the_dozen_keep_their_text_and_say_so(
    irregularity: Irregularity, language: Language
) -> None:
    cards = [tuple(LyingCard(Card(suit, rank)) for rank in RANKS) for suit in (Suit.S, Suit.H)]
    case = Case(irregularity).answered("existing_penalty_cards", cards[0])
    case = case.answered("partner_penalty_cards", cards[1])
    for ask in (Do.SHOW, Do.WHY, Do.ALOUD, Do.LAW):
        screen = reply(Ticket(case, ask, language))
        assert isinstance(screen, Screen)
        assert not screen.rows
        assert screen.sections[-1].lines == (sentence("too-long", language),)
        assert_sendable(screen)


def screen_has_buttons(case: Case, language: Language) -> bool:
    return bool(main_screen(case, language).rows)


def test_a_long_section_is_cut_between_lines() -> None:
    lines = tuple(f"Sentence number {n} is neither short nor long." for n in range(300))
    cut = pages((Section("Head", lines), Section("", ()), Section("Tail", ("End.",))))
    assert [line for page in cut for one in page for line in one.lines] == [*lines, "End."]
    assert all(sum(len(one.text) for one in page) <= MOST_CHARACTERS for page in cut)
    assert len(cut) > 3
    assert all(one.head in ("Head", "Tail") for page in cut for one in page)


def test_lists_are_marked_line_by_line() -> None:
    assert numbered(("a", "b")) == ("1. a", "2. b")
    assert bulleted(("a", "b")) == ("- a", "- b")


def test_a_text_without_anything_is_one_empty_page() -> None:
    assert pages(()) == ((),)


def test_a_form_that_was_filled_in_is_read_in_its_language() -> None:
    case = Case(Irregularity.CARD_COUNT)
    ticket = Ticket(case, Do.WRITTEN, "pl", argument_of("existing_penalty_cards"))
    screen = written(ticket, "dama kier")
    buttons = [one for row in screen.rows if not isinstance(row, Menu) for one in row]
    told = {decode(one.custom_id).case.answers.get("existing_penalty_cards") for one in buttons}
    assert [str(one.card) for value in told if value for one in value] == ["HQ"]
    assert all(isinstance(one, Button) for one in buttons)
