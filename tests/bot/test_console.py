"""Conversations at the terminal through a pipe."""

from __future__ import annotations

import unicodedata

import pytest

from bot.console.commands import Command, find, word
from bot.happened import found
from bot.reading import read_case
from bot.wording import words
from locales import LANGUAGES, letters
from rules import Case, Ruling, rule
from rules.editions import E1997
from rules.facts import UNKNOWN, Count
from rules.table import Card, Contract, Seat
from rules.vocabulary.counts import Defect, PlayedOn
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.leads import LeadAccepted
from rules.vocabulary.play import Irregularity, Phase
from tests.bot.conversations import STORIES, golden, session, transcript

OMITTED = ("1", "both", "1", "no", "3", "yes")
EXTRA = ("1", "both", "2", "3", "1", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_conversation_reads_as_it_was_read_and_kept(lang: str) -> None:
    assert transcript(STORIES[lang], lang) == golden(lang).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_transcript_ends_in_blanks_or_holds_a_control_character(lang: str) -> None:
    for line in golden(lang).read_text("utf-8").splitlines():
        assert line == line.rstrip()
        assert "Cc" not in {unicodedata.category(character) for character in line}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_one_word_of_its_own_in_each_language(lang: str) -> None:
    names = [letters.fold(word(one, words(lang))) for one in Command]
    assert len(set(names)) == len(names)
    for one in Command:
        name = word(one, words(lang))
        assert " " not in name
        assert find(name, lang) == (one, "")
        assert find(word(one, words("en")), lang) == (one, "")


def test_a_command_may_be_begun_and_may_have_a_word_after_it() -> None:
    assert find("lang", "en") == (Command.LANGUAGE, "")
    assert find("jezyk no", "pl") == (Command.LANGUAGE, "no")
    assert find("after play", "en") == (Command.AFTER_PLAY, "")
    assert find("?", "no") == (Command.WHY, "")
    assert find("l", "en") is None
    assert find("ch", "en") is None


def test_six_lines_lead_to_a_ruling() -> None:
    talk, sheet = session(OMITTED)
    assert talk.run() == 0
    assert isinstance(rule(talk.case), Ruling)
    assert "67B1(a)" in sheet.getvalue()
    assert sheet.getvalue().rstrip().endswith("Goodbye.")


def test_a_pipe_that_ends_early_is_a_polite_farewell() -> None:
    for stop in range(len(OMITTED)):
        talk, _ = session(OMITTED[:stop])
        assert talk.run() == 0


def test_an_unknown_fact_shows_both_branches_and_can_still_be_answered() -> None:
    talk, sheet = session((*OMITTED[:-1], "0", "yes"))
    talk.run()
    said = sheet.getvalue()
    for text in ("branches-head", "meanwhile"):
        assert words("en").text(text) in said
    assert "If the answer is ‘Yes’" in said
    assert "If the answer is ‘No’" in said
    assert talk.case.answers["holds_suit_led"] is True


def test_language_and_edition_can_change_in_the_middle_of_a_question() -> None:
    talk, sheet = session(("1", "language", "2", "wydanie", "1", "obie", "language no", "quit"))
    talk.run()
    assert talk.asker.lang == "no"
    assert talk.case.edition is E1997
    assert talk.case.answers["next_trick_played_by"] is PlayedOn.BOTH
    assert words("pl").text("fact-next-trick-played-by") in sheet.getvalue()
    assert sheet.getvalue().rstrip().endswith(words("no").text("console-bye"))


def test_what_happened_can_be_told_in_words() -> None:
    talk, sheet = session(("fell on the table", "1", "quit"))
    talk.run()
    assert talk.case.irregularity is Irregularity.EXPOSED_CARD
    talk, sheet = session(("xyzzy", "quit"))
    talk.run()
    assert "xyzzy" in sheet.getvalue()


def test_back_leads_to_the_first_question_at_last() -> None:
    talk, sheet = session(("1", "both", "back", "back", "9", "quit"))
    talk.run()
    assert talk.case.irregularity is Irregularity.REVOKE
    assert sheet.getvalue().count(words("en").text("fact-irregularity")) == 2


def test_back_out_of_a_change_leaves_the_answer_as_it_was() -> None:
    talk, _ = session((*OMITTED, "", "change", "1", "back", "quit"))
    talk.run()
    assert talk.case.answers["next_trick_played_by"] is PlayedOn.BOTH


def test_an_answer_can_be_changed_from_the_list() -> None:
    talk, _ = session((*OMITTED, "", "change", "1", "nobody", "quit"))
    talk.run()
    assert talk.case.answers["next_trick_played_by"] is PlayedOn.NOBODY
    assert talk.case.answers["holds_suit_led"] is True


def test_a_contradiction_is_named_and_the_answer_not_taken() -> None:
    talk, sheet = session((*OMITTED, "", "table", "4", "13", "", "quit"))
    talk.run()
    assert "defective_trick_no" not in talk.case.answers
    assert words("en").text("console-answer-not-taken") in sheet.getvalue()


def test_several_things_can_be_reported_at_once() -> None:
    talk, _ = session((*OMITTED, "7 3", "2", "quit"))
    talk.run()
    assert talk.case.answers["claimed"] is True
    assert talk.case.answers["late_attention"] == "nos_called_next_board"


def test_a_number_outside_the_list_of_reports_is_refused() -> None:
    talk, sheet = session((*OMITTED, "99", "0", "", "quit"))
    talk.run()
    assert "‘99’ fits no answer" in sheet.getvalue()
    assert "‘0’ fits no answer" in sheet.getvalue()


def test_the_counts_can_be_entered_hand_by_hand() -> None:
    talk, sheet = session(
        ("1", "both", "4", "7 6", "7, 6", "7/6", "huh", "8 5", "6", "6", "6", "6", "quit")
    )
    talk.run()
    counts = talk.case.answers["counts"]
    assert counts[Seat.W] == Count(8, 5)
    assert talk.case.answers["expected_played"][Seat.N] == 6
    assert "‘huh’ is not two numbers" in sheet.getvalue()


def test_counts_that_nobody_made_leave_both_ways_open() -> None:
    talk, sheet = session(("1", "both", "4", "7 6", "-", "quit"))
    talk.run()
    assert talk.case.answers["counts"] == UNKNOWN
    assert words("en").text("branches-head") in sheet.getvalue()


def exposed(*cards: str, lang: str = "en") -> tuple[object, str]:
    talk, sheet = session(("1", "both", "too many", "defender", "yes", "yes", *cards), lang)
    talk.run()
    return talk.case.answers.get("extra_cards"), sheet.getvalue()


def test_cards_are_read_as_players_write_them() -> None:
    assert exposed("♠4")[0] == (Card.parse("S4"),)
    assert exposed("10h, 9 of spades")[0] == (Card.parse("HT"), Card.parse("S9"))
    assert exposed("-")[0] == UNKNOWN


def test_an_ambiguous_card_is_asked_and_never_guessed() -> None:
    told, said = exposed("nine", "3")
    assert words("en").text("console-which-card") in said
    assert told == (Card.parse("D9"),)


def test_what_is_no_card_is_said_to_be_none() -> None:
    told, said = exposed("pony", "S4")
    assert "‘pony’ is not a card" in said
    assert told == (Card.parse("S4"),)


def test_a_choice_of_declarer_can_be_entered() -> None:
    talk, sheet = session(("1", "2", "1", "no", "3", "", "choice", "2", "quit"))
    talk.run()
    assert talk.case.answers["declarer_option"] is DeclarerOption.LOWEST
    assert words("en").text("choices-head") in sheet.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_in_other_words_than_its_fact_is_followed_to_the_end(lang: str) -> None:
    """Declarer refuses the lead and forbids the suit; the fact speaks of neither in such words."""
    talk, sheet = session(("choice", "1", "2", "choice", "2", "choice", "quit"), lang)
    led = {"offender_role": "defender", "lead_face": "up", "cards": ["H9"], "dummy_seen": "no"}
    told = {**led, "declarer_began_spreading": "no", "lead_accepted": "undecided"}
    case = read_case({"irregularity": "opening_lead_out_of_turn", "edition": "2017", "facts": told})
    assert isinstance(case, Case)
    talk.case, talk.begun, talk.offered = case, True, True
    talk.run()
    assert talk.case.answers["lead_accepted"] is LeadAccepted.NOT_ACCEPTED
    assert talk.case.answers["declarer_option"] is DeclarerOption.FORBID_SUIT
    ruled = rule(talk.case)
    assert isinstance(ruled, Ruling)
    assert (ruled.citations, ruled.choices) == (("54D", "50D2(a)"), ())
    assert words(lang).text("console-no-choice") in sheet.getvalue()


def test_a_choice_that_the_law_does_not_offer_is_refused_by_the_ruling() -> None:
    talk, _ = session(("1", "2", "1", "no", "3", "", "1", "something", "choice", "1", "quit"))
    talk.run()
    assert talk.case.answers["declarer_option"] is DeclarerOption.HIGHEST


def test_the_table_takes_seats_contract_suit_and_visible_cards() -> None:
    typed = ("table", "1", "w", "2", "South", "3", "pony", "3nt xx", "4", "4", "5", "h", "6", "s9")
    talk, sheet = session((*typed, "", "1", "quit"))
    talk.run()
    assert (talk.case.table.offender, talk.case.table.declarer) == (Seat.W, Seat.S)
    assert talk.case.table.contract == Contract.parse("3NTXX")
    assert talk.case.answers["defective_trick_no"] == 4
    assert talk.case.answers["suit_led"] == "H"
    assert talk.case.answers["cards"] == (Card.parse("S9"),)
    assert "‘pony’ is not a contract" in sheet.getvalue()
    assert "3NT redoubled" in sheet.getvalue()


def test_what_is_not_known_of_the_table_is_left_out() -> None:
    typed = ("table", "1", "w", "1", "0", "4", "4", "4", "-", "3", "4s", "3", "-", "", "quit")
    talk, _ = session(typed)
    talk.run()
    assert talk.case.table.offender is None
    assert talk.case.table.contract is None
    assert not talk.case.answers


def test_the_end_of_play_and_a_new_case() -> None:
    talk, _ = session((*OMITTED, "", "after-play", "2", "1", "quit"))
    talk.run()
    assert talk.case.answers["phase"] is Phase.PLAY_ENDED
    talk, _ = session((*OMITTED, "", "new", "1", "quit"))
    talk.run()
    assert not talk.case.answers


def test_commands_that_have_nothing_to_do_say_so() -> None:
    typed = ("why", "change", "choice", "report", "after-play", "1", "2", "3", "back", "quit")
    _, sheet = talk = session(typed)
    talk[0].run()
    for said in ("no-why", "nothing-told", "no-choice", "no-reports", "no-ruling"):
        assert words("en").text(f"console-{said}") in sheet.getvalue()


def test_the_ruling_can_be_shown_again() -> None:
    talk, sheet = session((*OMITTED, "", "ruling", "quit"))
    talk.run()
    assert sheet.getvalue().count(words("en").text("steps-head")) == 2


def test_every_irregularity_gets_an_answer() -> None:
    for number, irregularity in enumerate(found("", "en"), 1):
        talk, sheet = session((str(number), "quit"))
        assert talk.run() == 0
        assert talk.case.irregularity is irregularity
        assert len(sheet.getvalue()) > 500


def test_a_fault_of_the_trick_may_be_told_for_the_counts() -> None:
    talk, _ = session(("1", "both", "0", "2", "quit"))
    talk.run()
    assert talk.case.answers["counts"] == UNKNOWN
    assert talk.case.answers["defect"] is Defect.EXTRA
