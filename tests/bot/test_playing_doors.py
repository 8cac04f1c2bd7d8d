"""Playing-director mode where it is switched on: the terminal, and Discord end to end."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from bot import dialogue
from bot.__main__ import program, start
from bot.case_id import id_of
from bot.covering import names_a_card
from bot.reading import read_case
from bot.ticket import decode
from bot.wording import question_text, words
from locales import Language
from rules import Case, Question
from rules.table import Card, Role, Suit
from rules.vocabulary.counts import Defect, PlayedOn
from rules.vocabulary.play import Irregularity
from tests.bot.conversations import session
from tests.bot.simcord_harness import Reply, running

EXTENSION = "bot.plugin"
COVERED = re.compile(r"\|\|.+?\|\|")
LANGUAGES: dict[str, Language] = {"en-US": "en", "pl": "pl", "no": "no"}
CHOSEN = {"en": "revoke: somebody", "pl": "9", "no": "9"}


def assert_covered(reply: Reply) -> None:
    """Nothing that Discord shows of a message names a card, but under a cover."""
    for component in reply.components:
        for key in ("label", "placeholder"):
            assert not names_a_card(str(component.get(key, "")))
        for option in component.get("options", ()):  # type: ignore[union-attr]
            assert not names_a_card(str(option["label"]))  # type: ignore[index]
    for text in reply.texts:
        assert not names_a_card(COVERED.sub("", text)), text
    assert all(decode(one).playing for one in reply.custom_ids)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_option_playing_covers_cards_through_a_whole_dialogue(locale: str) -> None:
    said = words(LANGUAGES[locale])
    async with running(EXTENSION) as desk:
        await desk.sync()
        anna = desk.person("Anna", locale)
        reply = await anna.slash("penalty-card", cards="♠4", turn="nobody", how="dropped",
                                  playing="yes")  # fmt: skip
        reply.check()
        assert_covered(reply)
        assert any(COVERED.search(one) for one in reply.texts)
        assert any(said.text("playing-note") in one for one in reply.texts)
        for action in ("why", "aloud", "law", "publish", "fork", "sheet"):
            press = next(one for one in reply.custom_ids if decode(one).action == action)
            beside = await anna.press(reply, press)
            beside.check()
            assert_covered(beside)
            home = next(one for one in beside.custom_ids if decode(one).action == "show")
            reply = await anna.press(beside, home)
        plain = await anna.slash("penalty-card", cards="♠4", turn="nobody", how="dropped")
        assert any(names_a_card(COVERED.sub("", one)) for one in plain.texts)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_form_that_was_opened_in_the_mode_comes_back_in_it(locale: str) -> None:
    async with running(EXTENSION) as desk:
        await desk.sync()
        anna = desk.person("Anna", locale)
        asked = await anna.slash("exposed-card", how="dropped", offender="defender", seen="yes",
                                 playing="yes")  # fmt: skip
        write = next(one for one in asked.custom_ids if decode(one).action == "write")
        form = await anna.press(asked, write)
        assert form.modal is not None
        assert not names_a_card(str(form.modal))
        ruled = await anna.submit(form, cards="♥3")
        assert_covered(ruled)
        assert any(COVERED.search(one) for one in ruled.texts)


def play(typed: tuple[str, ...], lang: str = "en") -> str:
    """A conversation at a terminal in the mode."""
    talk, sheet = session(typed, lang)
    talk.play(playing=True)
    assert talk.run() == 0
    return sheet.getvalue()


TURN = ("12", "♠4", "4", "1", "")


@pytest.mark.parametrize(
    ("lang", "cards", "leave"),
    [("en", "cards", "quit"), ("pl", "karty", "koniec"), ("no", "kort", "avslutt")],
)
def test_the_terminal_numbers_cards_until_they_are_uncovered(
    lang: Language, cards: str, leave: str
) -> None:
    said = words(lang)
    told = play((*TURN, cards, leave), lang)
    shown = said.text("card-S4.full")
    assert told.count(shown) == 1, "once, and only when it was asked for"
    assert told.index(said.text("playing-covered-head")) < told.index(shown)
    assert said.text("playing-cover", {"number": "1"}) in told


def test_at_the_terminal_the_mode_is_a_switch() -> None:
    talk, sheet = session((*TURN, "playing", "playing", "quit"))
    assert talk.run() == 0
    told = sheet.getvalue()
    on, off = (words("en").text(f"console-playing-{one}") for one in ("on", "off"))
    before, rest = told.split(on)
    covered, after = rest.split(off)
    assert names_a_card(before)
    assert not names_a_card(covered)
    assert names_a_card(after)


def test_at_the_terminal_the_card_put_down_is_asked_for_and_not_the_hand() -> None:
    told = play(("wrong number", "both", "1", "no", "3", "1", "", "quit"))
    assert "Which card does the offender put down for that trick?" in told
    assert "Look at no hand." in told
    assert "Look at the hand privately" not in told


def test_the_command_line_has_the_mode() -> None:
    helped = CliRunner().invoke(program(words("en")), ["ask", "--help"])
    assert "--playing" in helped.output


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_a_case_that_is_opened_by_its_id_is_covered_too(
    lang: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = (Card(Suit.S, "4"), Card(Suit.H, "3"))
    ids = [id_of(pending(one)) for one in cards]
    for typed in (ids[:1], ids):
        assert start(["--lang", lang, "case", *typed]) == 0
        assert names_a_card(capsys.readouterr().out)
        assert start(["--lang", lang, "case", "--playing", *typed]) == 0
        told = capsys.readouterr().out
        assert not names_a_card(told)
        assert words(lang).text("playing-cover", {"number": "1"}) in told
    assert start(["--lang", lang, "case", "--playing", ids[0]]) == 0
    assert words(lang).text("playing-note-command") in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_an_open_case_is_asked_of_a_director_who_plays_without_a_look_at_hands(
    lang: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = dialogue.result(OPEN, playing=True)
    assert isinstance(asked, Question)
    assert start(["--lang", lang, "case", "--playing", id_of(OPEN)]) == 0
    told = capsys.readouterr().out
    assert question_text(asked, lang, playing=True).question in told
    assert question_text(asked, lang).question not in told


def pending(card: Card) -> Case:
    """A penalty card that was dropped, and nobody is to play yet."""
    facts = {"existing_penalty_cards": [str(card)], "to_act": "nobody", "exposure": "dropped"}
    told = {"irregularity": "penalty_card_pending", "edition": "2017", "facts": facts}
    case = read_case(told)
    assert isinstance(case, Case)
    return case


OPEN = Case(
    Irregularity.CARD_COUNT,
    answers={
        "next_trick_played_by": PlayedOn.BOTH,
        "defect": Defect.OMITTED,
        "did_play_card": False,
        "offender_role": Role.DEFENDER,
    },
)  # fmt: skip
"""Whether the offender holds the suit is asked next."""
