"""Playing-director mode at the doors: no card in sight, in any language, on any screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot import dialogue
from bot.covering import names_a_card
from bot.plugin.controls import Do
from bot.plugin.models import Attached, Form, Menu, Post, Reply, Screen, Withdrawal
from bot.plugin.replies import main_screen, reply, written
from bot.plugin.where import Where
from bot.ticket import Ticket, argument_of, decode, encode
from bot.wording import question_text, words
from locales import LANGUAGES, Language
from rules import EDITIONS, Case, Edition, Question, Ruling
from rules.facts import Domain, LyingCard, Tells
from rules.table import RANKS, Card, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import PHASE, Irregularity, Phase
from tests.rules.playing_paths import path

COVERED = re.compile(r"\|\|.+?\|\|")
ASIDES = (Do.WHY, Do.ALOUD, Do.LAW, Do.FLIPS, Do.FORK, Do.SHEET, Do.WHO, Do.PUBLISH, Do.POST)
CARDS = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})
each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(made: Reply) -> Iterator[tuple[str, bool]]:
    """Every text of a reply, with whether a cover can be put on it."""
    match made:
        case Screen():
            yield made.title, False
            for section in made.sections:
                yield section.head, False
                yield from ((line, True) for line in section.lines)
            for row in made.rows:
                if isinstance(row, Menu):
                    yield from ((label, False) for _, label in row.options)
                    yield row.placeholder, False
                else:
                    yield from ((button.label, False) for button in row)
        case Form():
            yield from ((one, False) for one in (made.title, made.label, made.description))
        case Post():
            yield from texts(made.public)
            yield from texts(made.told)
        case Withdrawal() | Attached():
            pass


def assert_no_card(made: Reply) -> int:
    """No card stands uncovered; how many are covered."""
    covers = 0
    for text, may_cover in texts(made):
        covers += len(COVERED.findall(text)) if may_cover else 0
        bare = COVERED.sub("", text) if may_cover else text
        assert not names_a_card(bare), text
    return covers


def replies(case: Case, language: Language) -> Iterator[Reply]:
    """The main screen and everything that its reader can open beside it."""
    yield reply(Ticket(case, Do.SHOW, language, playing=True))
    result = dialogue.result(case, playing=True)
    on_rulings = isinstance(result, Ruling)
    for action in ASIDES:
        if on_rulings or action in (Do.WHY, Do.ALOUD, Do.LAW):
            yield reply(Ticket(case, action, language, playing=True))
    facts = [*dialogue.reports(case, playing=True)]
    facts += [result.fact] if isinstance(result, Question) else []
    for fact in facts:
        ticket = Ticket(case, Do.ASK, language, argument_of(fact.key), playing=True)
        yield reply(ticket)
        if fact.domain in CARDS:
            yield reply(Ticket(case, Do.WRITE, language, argument_of(fact.key), playing=True))


def tickets(made: Reply) -> Iterator[Ticket]:
    rows = made.rows if isinstance(made, Screen) else ()
    for row in rows:
        for one in (row,) if isinstance(row, Menu) else row:
            yield decode(one.custom_id)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_screen_of_any_irregularity_names_a_card_that_is_not_covered(edition: Edition) -> None:
    covers, number = 0, 0
    for irregularity in Irregularity:
        for case in path(irregularity, edition, EDITIONS.index(edition)):
            number += 1
            for made in replies(case, LANGUAGES[number % len(LANGUAGES)]):
                covers += assert_no_card(made)
                assert all(one.playing for one in tickets(made)), "the mode goes along"
    assert covers, "the walk has met cards, and they are there to be uncovered"


@each_language
def test_every_card_is_covered_in_every_place_where_one_is_named(language: Language) -> None:
    for suit in Suit:
        for rank in RANKS:
            lying = (LyingCard(Card(suit, rank)),)
            case = Case(
                Irregularity.PENALTY_CARD_PENDING, answers={"existing_penalty_cards": lying}
            )
            why = reply(Ticket(case, Do.WHY, language, playing=True))
            assert assert_no_card(why) == 1


@each_language
def test_a_question_about_a_hand_is_put_about_the_card_that_is_put_down(
    language: Language,
) -> None:
    held = [one for one in VOCABULARY.values() if one.tells is Tells.BY_PLAYING]
    for fact in held:
        for irregularity in Irregularity:
            asked = Question(Case(irregularity), fact, ("67",), ())
            plain = question_text(asked, language, left=0)
            text = question_text(asked, language, left=0, playing=True)
            assert text.how != plain.how
            assert [one for one, _ in text.answers] == ["yes", "no"]
            assert text.question != plain.question or irregularity is Irregularity.INSPECTION
            over = Question(asked.case.answered(PHASE.key, Phase.PLAY_ENDED), fact, ("67",), ())
            assert question_text(over, language, left=0, playing=True).how == plain.how
    assert len(held) == 6


@each_language
def test_what_only_a_look_would_tell_is_shown_both_ways_and_not_asked(language: Language) -> None:
    unseen = [one for one in VOCABULARY.values() if one.tells is Tells.UNSEEN]
    for fact in unseen:
        asked = Question(Case(Irregularity.CARD_COUNT), fact, ("67",), ())
        text = question_text(asked, language, left=0, playing=True)
        assert text.answers == ()
        assert text.how
        assert text.question == words(language).text("playing-withheld", {"label": text.label})


CASE = Case(Irregularity.REVOKE)


def test_the_mode_lasts_through_presses_and_another_language() -> None:
    screen = main_screen(CASE, "en", playing=True)
    for ticket in tickets(screen):
        after = reply(ticket)
        assert all(one.playing for one in tickets(after))
    assert {one.language for one in tickets(screen)} == set(LANGUAGES)


def test_tickets_from_before_the_mode_open_without_it() -> None:
    for language in LANGUAGES:
        ticket = decode(encode(CASE, Do.SHOW, language))
        assert (ticket.language, ticket.playing) == (language, False)
        ticket = decode(encode(CASE, Do.SHOW, language, playing=True))
        assert (ticket.language, ticket.playing) == (language, True)
        assert len(encode(CASE, Do.SHOW, language, playing=True)) == len(
            encode(CASE, Do.SHOW, language)
        )


def test_a_public_ruling_is_read_under_covers_by_whoever_plays() -> None:
    ticket = Ticket(CASE, Do.SHOW, "en")
    public = reply(ticket, where=Where(playing=True, private=False))
    assert all(one.playing for one in tickets(public))
    private = reply(ticket, where=Where(playing=True, private=True))
    assert not any(one.playing for one in tickets(private)), "here the option was: no"


def ruled_with_a_card() -> Case:
    lying = (LyingCard(Card.parse("SK")),)
    facts = {"existing_penalty_cards": lying, "to_act": VOCABULARY["to_act"].kind("nobody")}  # type: ignore[misc]
    case = Case(Irregularity.PENALTY_CARD_PENDING, answers=facts)
    assert isinstance(dialogue.result(case), Ruling)
    return case


@each_language
def test_a_channel_that_wants_it_gets_covers_from_anybody(language: Language) -> None:
    case = ruled_with_a_card()
    where = Where(public=language, public_playing=True)
    preview = reply(Ticket(case, Do.PUBLISH, language), where=where)
    assert assert_no_card(preview)
    send = next(one for one in tickets(preview) if one.action == Do.POST)
    post = reply(send, where=where)
    assert isinstance(post, Post)
    assert assert_no_card(post.public)
    shown = [one for one in tickets(post.public) if one.action == Do.SHOW]
    assert shown
    assert all(one.playing for one in shown)


@each_language
def test_what_was_typed_is_not_repeated_in_the_open(language: Language) -> None:
    ticket = Ticket(CASE, Do.WRITTEN, language, argument_of("cards"), playing=True)
    for typed in ("♠9, foo", "9", "queen", "asK", "s9 s8 h"):
        assert_no_card(written(ticket, typed))
        made = written(ticket, typed)
        assert all(typed not in COVERED.sub("", text) for text, _ in texts(made) if len(typed) > 2)


@each_language
def test_one_of_several_cards_is_chosen_by_its_number(language: Language) -> None:
    lying = (LyingCard(Card.parse("SK")), LyingCard(Card.parse("C2")))
    case = Case(Irregularity.PENALTY_CARD_PENDING, answers={"existing_penalty_cards": lying})
    argument = argument_of("chosen_penalty_card")
    screen = reply(Ticket(case, Do.ASK, language, argument, playing=True))
    assert assert_no_card(screen) == len(lying), "the text has them, covered and numbered"


def test_what_somebody_else_has_told_of_a_hand_is_not_repeated() -> None:
    told = {"defect": VOCABULARY["defect"].kind("omitted"), "holds_suit_led": False}  # type: ignore[misc]
    case = Case(Irregularity.CARD_COUNT, answers=told)
    open_lines = [text for text, _ in texts(reply(Ticket(case, Do.WHY, "en")))]
    lines = [text for text, _ in texts(reply(Ticket(case, Do.WHY, "en", playing=True)))]
    assert any(one.endswith("held: No") for one in open_lines)
    assert not any(one.endswith("held: No") for one in lines)
    assert any("known, not shown" in one for one in lines)
