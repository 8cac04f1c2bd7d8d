"""The words of every outcome, tried on rulings that no Law has made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.wording import RulingText, Words, ruling_text, words
from bot.wording.choices import PUTS, choice_id
from bot.wording.context import Table
from bot.wording.spoken import sentences
from bot.wording.steps import step_messages
from bot.wording.variants import variant_ids
from bot.wording.weights import SAID_BY, WEIGHTS
from locales import LANGUAGES
from rules import EDITIONS, Edition, Ruling
from rules.effects import (
    Action,
    Information,
    Kind,
    Option,
    Ownership,
    Restriction,
    Who,
    Withdrawal,
)
from rules.facts import LyingCard
from rules.ruling import OpenChoice
from rules.table import Card, Role
from rules.vocabulary.play import Irregularity, Phase
from tests.bot.outcomes import CHOICES, OPEN_REVOKE, ROWS, choice, penalty, ruling
from tests.bot.test_wording import CONDITION, DIGITS_OF_A_TRICK, END, LAW, NUMBER_OF_TRICKS

SHOWN = ("steps", "fixed", "information", "judgement", "say")
COUNTED = {
    "step-establish-trick-two", "step-establish-trick-even", "step-return-extra-cards-exposed",
}  # fmt: skip
"""Wordings that depend on counts; the walk of wrong counts meets them."""
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def row(name: str, **more: Any) -> Ruling:
    parts = {**ROWS[name], **more}
    return ruling(parts.pop("irregularity", Irregularity.CARD_COUNT), *parts.pop("steps"), **parts)


def alone() -> Iterator[Ruling]:
    """Each code by itself, for each role, with and without seats, during play and after it."""
    for code in Action:
        for role in (*Role, None):
            yield ruling(Irregularity.LEAD_OUT_OF_TURN, code, role=role)
            yield ruling(Irregularity.REVOKE, code, role=role, seated=True)
        for phase in (Phase.PLAY_ENDED, Phase.BEFORE_LEAD):
            moved = OPEN_REVOKE if code is Action.TRANSFER_AT_END else None
            yield ruling(Irregularity.REVOKE, code, told={"phase": phase}, transfer=moved)
    for kind in Irregularity:
        yield ruling(kind, Action.CARD_TO_PENALTY, penalty_cards=(penalty(Who.OFFENDER, None),))
        yield ruling(kind, Action.CARD_STANDS, restrictions=tuple(Restriction))
        yield ruling(kind, Action.WITHDRAW_CARD, withdraw=tuple(Withdrawal))
        yield ruling(kind, Action.NO_RECTIFICATION, information=tuple(Information))
        for ownership in Ownership:
            yield ruling(kind, Action.SUPPLY_LEGAL_CARD, ownership=ownership)


def put() -> Iterator[Ruling]:
    """Each choice by itself, in each edition, with one suit, several and none."""
    cards = (Card.parse("SK"), Card.parse("H4"))
    for place in range(len(CHOICES)):
        for edition in EDITIONS:
            for known in (cards, cards[:1], ()):
                told = {"cards": known, "turn_was": "other_defender"}
                for seated in (True, False):
                    yield ruling(
                        Irregularity.LEAD_OUT_OF_TURN, choices=(choice(place),), told=told,
                        edition=edition, seated=seated,
                    )  # fmt: skip


def by_row() -> Iterator[Ruling]:
    for name in ROWS:
        for seated in (True, False):
            yield row(name, seated=seated)


def every_line(text: RulingText) -> Iterator[str]:
    for part in SHOWN:
        yield from getattr(text, part)
    for one in text.choices:
        yield from (one.text, one.say)


def checked(made: Ruling, lang: str) -> None:
    """Whole lines, and two to six short sentences with no Law and no number of tricks."""
    text = ruling_text(made, lang, strict=True)
    for line in every_line(text):
        assert line.endswith(END), line
        assert not re.search(r"[{}$]|  |\n|\bunknown\b|\bNone\b(?! of)", line), line
    assert 2 <= len(text.say) <= 6, text.say
    assert len(set(text.say)) == len(text.say), text.say
    for line in text.say:
        assert len(line.split()) <= 20, line
        assert len(sentences(line)) == 1, line
        assert not LAW.search(line), line
        if made.case.answers.get("phase") is not Phase.PLAY_ENDED:
            bare = re.sub(DIGITS_OF_A_TRICK[lang], "", line, flags=re.IGNORECASE)
            assert not re.search(r"\d", bare), line
            promised = re.search(NUMBER_OF_TRICKS[lang], line, re.IGNORECASE)
            assert not promised or re.search(CONDITION[lang], line), line


@each_language
def test_every_code_alone_has_whole_and_speakable_words(lang: str) -> None:
    for made in alone():
        checked(made, lang)


@each_language
def test_every_choice_is_put_in_whole_and_speakable_words(lang: str) -> None:
    for made in put():
        checked(made, lang)


@each_language
@pytest.mark.parametrize("name", ROWS)
def test_every_row_of_steps_has_whole_and_speakable_words(name: str, lang: str) -> None:
    for edition in EDITIONS:
        for seated in (True, False):
            checked(row(name, seated=seated, edition=ROWS[name].get("edition", edition)), lang)


def test_three_languages_say_the_same_number_of_things() -> None:
    for made in (*put(), *by_row()):
        english, *others = (ruling_text(made, lang, strict=True) for lang in LANGUAGES)
        for other in others:
            for part in ("steps", "fixed", "information", "judgement", "choices"):
                assert len(getattr(other, part)) == len(getattr(english, part))
            for ours, theirs in zip(english.steps, other.steps, strict=True):
                assert len(sentences(ours)) == len(sentences(theirs)), (ours, theirs)


@each_language
def test_every_other_wording_has_a_label_and_is_spoken(lang: str) -> None:
    said: Words = words(lang, strict=True)
    for message in variant_ids():
        assert all(said.has(f"{message}{part}") for part in ("", ".label", ".say")), message


def test_what_is_weighed_or_left_unsaid_is_something_that_can_be_said() -> None:
    said = words("en", strict=True)
    assert not [one for one in WEIGHTS if not said.has(f"{one}.say")]
    silent = {one for several in SAID_BY.values() for one in several}
    assert not [one for one in silent if not said.has(f"{one}.say")]
    assert not [one for one in SAID_BY if one != "penalty-cards" and not said.has(one)]


# Choices


def test_every_option_is_put_and_every_way_of_putting_is_used() -> None:
    offered = {option for _, options, _ in CHOICES for option in options}
    assert offered | {Option.FORBID_SUIT} == set(Option)
    used = {choice_id(choice(place)) for place in range(len(CHOICES))}
    assert used == {one.message for one in PUTS}


def test_a_choice_that_no_row_names_is_still_put() -> None:
    assert choice_id(OpenChoice(Who.RHO, (Option.CHOOSE_CARD,), "elsewhere", "1")) == (
        "choice-put-other"
    )


def test_the_two_kinds_of_declarers_option_are_put_apart() -> None:
    assert choice_id(choice(6)) == "choice-put-partner-lead"
    assert choice_id(choice(7)) == "choice-put-declarer"


def test_the_suit_that_may_be_required_is_that_of_the_penalty_card() -> None:
    lying = (LyingCard(Card.parse("SK")), LyingCard(Card.parse("H4"), "offender_partner"))
    made = row("50-5", told={"existing_penalty_cards": lying, "suit_led": "D"}, seated=True)
    text = ruling_text(made, "en", strict=True)
    assert dict(text.choices[0].options)["REQUIRE_SUIT"] == "Require spades"
    assert "Before East leads" in text.say[0]
    assert "require spades" in text.say[0]


def test_an_opening_lead_out_of_turn_is_one_choice_of_five() -> None:
    text = ruling_text(row("54 open", seated=True), "en", strict=True)
    assert text.say[0].startswith("South has five options")
    assert text.say[2].startswith("The third")
    assert text.say[3].startswith("The fourth")
    assert text.say[4].startswith("The fifth")
    assert not any("Otherwise dummy" in line for line in text.say)


@pytest.mark.parametrize(("edition", "who"), [("2017", "next after the wrong lead"),
                                              ("2007", "next in turn"), ("1997", "")])  # fmt: skip
def test_defenders_who_disagree_are_told_who_decides(edition: str, who: str) -> None:
    text = ruling_text(row("55 open", edition=Edition(edition)), "en", strict=True)
    assert any(who in line for line in text.say)
    assert any("disagree" in line for line in text.say) is bool(who)


@pytest.mark.parametrize(
    ("name", "who"), [("57-1 open", "East"), ("53-3", "the other defender")]
)  # fmt: skip
def test_the_player_whose_card_declarer_may_choose_is_named(name: str, who: str) -> None:
    text = ruling_text(row(name, seated=True), "en", strict=True)
    assert any(f"chooses what {who} plays" in line for line in text.say)


# Steps


def test_every_other_wording_of_a_step_is_met() -> None:
    met = {
        message
        for made in by_row()
        for _, message, _ in step_messages(made, Table(words("en", strict=True), made.case))
    }
    assert set(variant_ids()) <= met | COUNTED


def said(name: str, **more: Any) -> str:
    return " ".join(ruling_text(row(name, seated=True, **more), "en", strict=True).say)


def test_a_revoke_speaks_of_the_revoke_trick() -> None:
    assert "revoke trick" in said("64-A")
    assert "trick 5" in said("64-A", told={"trick_no": 5})


def test_a_revoke_that_counts_as_established_is_not_called_unestablished() -> None:
    assert "not established" in said("62-1")
    assert "not established" not in said("62-5") + said("61-6") + said("62-4")
    assert "both revokes" in said("62-4")


def test_a_penalty_card_that_lay_there_before_does_not_become_one() -> None:
    told = {"existing_penalty_cards": (LyingCard(Card.parse("SK")),)}
    cards = (penalty(Who.OFFENDER, Kind.MAJOR, "SK"),)
    lying = ruling_text(ruling(told=told, penalty_cards=cards), "en", strict=True)
    assert any("king of spades" in one and " is a major" in one for one in lying.fixed)
    new = ruling_text(ruling(penalty_cards=cards), "en", strict=True)
    assert any("becomes a major" in one for one in new.fixed)


def test_what_two_penalty_cards_have_in_common_is_said_once() -> None:
    cards = (penalty(Who.OFFENDER), penalty(Who.OFFENDER_PARTNER))
    text = ruling_text(ruling(penalty_cards=cards, seated=True), "en", strict=True)
    assert sum("It must be played" in line for line in text.say) == 1


def test_the_required_lead_is_named_and_the_free_lead_only_where_it_is_free() -> None:
    assert "East leads hearts, if possible." in said("REQUIRE_SUIT")
    assert "East may not lead hearts." in said("FORBID_SUIT")
    assert "The lead is free." in said("NO_RESTRICTION")
    assert "The lead is free." not in said("51-3 NO_RESTRICTION")


def test_cards_that_partner_could_not_see_are_not_announced_as_penalty_cards() -> None:
    assert "penalty card" not in said("58-4 unseen")


@each_language
def test_each_kind_of_information_is_checked_under_its_own_law(lang: str) -> None:
    def check(one: Information, edition: Edition) -> str:
        made = ruling(information=(one,), edition=edition)
        return " ".join(ruling_text(made, lang, strict=True).judgement)

    for edition in EDITIONS:
        older = edition is Edition.E1997
        restored = check(Information.RESTORED_CARD_UI_PARTNER, edition)
        assert ("16" if older else "14C") in restored
        assert ("16A" if older else "16B") in check(Information.ENQUIRY_MAY_BE_UI, edition)
        card = check(Information.PC_RETURNED_UI_PARTNER, edition)
        assert ("50D1" if older else "50E3") in card
        assert "50" not in restored
