"""Questions, choices and tables in words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.reading import read_case
from bot.wording import (
    answer_label,
    contract_text,
    fact_label,
    question_text,
    ruling_text,
)
from locales import LANGUAGES
from rules import Case, Question, Ruling, rule
from rules.table import Card

BOTH = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
    "offender_role": "defender",
}
SEATED = {"declarer": "S", "offender": "W"}
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def case_of(facts: dict[str, Any], edition: str = "2017", **others: Any) -> Case:
    data = {"irregularity": "card_count", "edition": edition, "facts": facts, **others}
    case = read_case(data)
    assert isinstance(case, Case), case
    return case


def ruled(facts: dict[str, Any], edition: str = "2017", **others: Any) -> Ruling:
    result = rule(case_of(facts, edition, **others))
    assert isinstance(result, Ruling)
    return result


def asked(facts: dict[str, Any], edition: str = "2017", **others: Any) -> Question:
    result = rule(case_of(facts, edition, **others))
    assert isinstance(result, Question)
    return result


@each_language
def test_every_question_on_the_way_has_words_and_its_answers(lang: str) -> None:
    waiting: list[dict[str, Any]] = [{}]
    met: set[str] = set()
    while waiting:
        facts = waiting.pop()
        result = rule(case_of(facts))
        if isinstance(result, Ruling):
            continue
        met.add(result.fact.key)
        text = question_text(result, lang, left=0, strict=True)
        assert text.question.endswith("?")
        assert text.why.endswith(".")
        assert text.left.endswith(".")
        values = [value for value, _ in text.answers]
        key = result.fact.key
        if key == "counts":
            key, values = "defect", ["omitted", "extra"]
        if key == "extra_cards":
            values = [["S4"], ["S4", "S3"]]
        if key == "visible_count":
            values = [0, 1, 2]
        waiting.extend({**facts, key: value} for value in values)
    assert {"next_trick_played_by", "holds_suit_led", "restored_card_revoke"} <= met


@each_language
def test_an_unknown_fact_shows_where_each_answer_leads(lang: str) -> None:
    text = question_text(asked({**BOTH, "holds_suit_led": "unknown"}), lang, strict=True)
    assert len(text.branches) == 2
    assert text.meanwhile
    assert text.branches_intro.endswith(".")


def test_a_known_seat_is_named_and_an_unknown_one_is_a_role() -> None:
    facts = {**BOTH, "holds_suit_led": "yes"}
    seated = ruling_text(ruled(facts, table=SEATED), "pl", strict=True)
    nobody = ruling_text(ruled(facts), "pl", strict=True)
    assert seated.say[0].startswith("Gracz W ma")
    assert any("strony N–S" in line for line in seated.fixed)
    assert nobody.say[0].startswith("Wykraczający ma")
    assert any("strony rozgrywającej" in line for line in nobody.fixed)


@each_language
def test_only_2017_speaks_of_requiring_another_suit(lang: str) -> None:
    facts = {**BOTH, "next_trick_played_by": "offending_side"}
    said = [ruling_text(ruled(facts, one), lang, strict=True) for one in ("2007", "2017")]
    assert len(said[0].choices[0].options) == 3
    assert len(said[1].choices[0].options) == 4
    assert said[0].choices[0].say != said[1].choices[0].say


@each_language
def test_while_declarer_chooses_nobody_is_told_to_add_a_card(lang: str) -> None:
    facts = {**BOTH, "next_trick_played_by": "offending_side"}
    text = ruling_text(ruled(facts), lang, strict=True)
    legal = {"en": "legal card", "pl": "przepisową kartę", "no": "lovlig kort"}[lang]
    assert not any(legal in line for line in text.say)


@each_language
def test_the_card_for_a_second_trick_goes_to_that_trick(lang: str) -> None:
    facts = {**BOTH, "holds_suit_led": "yes", "suit_led": "S", "defective_trick_no": 5}
    text = ruling_text(ruled({**facts, "second_defective_trick_no": 9}), lang, strict=True)
    first, second = [line for line in text.steps if "5" in line or "9" in line][-2:]
    spades = {"en": "spade", "pl": "pikow", "no": "spar"}[lang]
    assert "5" in first
    assert spades in first
    assert "9" in second
    assert spades not in second


@each_language
def test_a_visible_card_is_named_and_a_hidden_one_never(lang: str) -> None:
    extra = {
        "next_trick_played_by": "both", "defect": "extra", "offender_role": "defender",
        "faced_card_known": "yes", "extra_cards": ["S4"], "restored_card_revoke": "none",
    }  # fmt: skip
    name = {"en": "four of spades", "pl": "czwórka pik", "no": "spar fire"}[lang]
    shown = ruling_text(ruled({**extra, "extra_card_exposed": "yes"}), lang, strict=True)
    hidden = ruling_text(ruled({**extra, "extra_card_exposed": "no"}), lang, strict=True)
    assert any(name in line for line in shown.say)
    assert not any(name in line for line in (*hidden.say, *hidden.steps, *hidden.fixed))


@each_language
def test_the_number_of_tricks_is_said_when_play_has_ended(lang: str) -> None:
    facts = {**BOTH, "holds_suit_led": "yes", "phase": "play_ended"}
    won = {"defective_trick_won_by": "offender_partner", "later_tricks_os": 0}
    text = ruling_text(ruled({**facts, **won}), lang, strict=True)
    one = {"en": "One trick", "pl": "Jedna lewa", "no": "Ett stikk"}[lang]
    assert any(line.startswith(one) for line in text.say)
    assert not text.bring_back


@each_language
def test_the_text_object_has_the_keys_of_the_contract_and_no_others(lang: str) -> None:
    ruling = contract_text(ruled({**BOTH, "holds_suit_led": "yes"}), lang, strict=True)
    assert list(ruling) == [
        *("language", "title", "verdict", "do", "notes", "after_play", "law"),
        *("steps", "judgement", "say", "quotes"),
    ]
    quote = ["citation", "edition", "language", "official", "text", "source"]
    assert [list(one) for one in ruling["quotes"]] == [quote, quote]
    question = contract_text(asked(BOTH), lang, strict=True)
    assert list(question) == ["language", "question", "answers"]
    assert list(question["answers"]) == ["yes", "no"]


def test_answers_are_labelled_as_they_were_told_and_as_they_are_written() -> None:
    assert answer_label("holds_suit_led", True, "en") == "Yes"
    assert answer_label("holds_suit_led", "yes", "en") == "Yes"
    assert answer_label("defect", "unknown", "en") == "Not known"
    assert answer_label("extra_cards", (Card.parse("S4"),), "no").startswith("spar fire")
    assert answer_label("extra_cards", ["S4"], "no").startswith("spar fire")
    counts = {"N": {"hand": 7, "played": 6}}
    assert answer_label("counts", counts, "en") == "North: 7 in hand, 6 played"
    winner = answer_label(
        "defective_trick_won_by", "offender", "en", case=case_of({}, table=SEATED)
    )
    assert winner == "West"
    assert fact_label("holds_suit_led", "en") == "Card of the suit led still held"
