"""What no question asks: each such fact is offered where it would change the ruling, and taken."""

from __future__ import annotations

from typing import Any

import pytest

from bot import dialogue
from bot.plugin import rulings
from bot.plugin.controls import Do
from bot.plugin.models import Form, Menu, Row, Screen
from bot.plugin.replies import Shown, main_screen, rendered, reply, written
from bot.plugin.told import typed
from bot.reading import read_case
from bot.ticket import LONGEST, burden, decode
from locales import LANGUAGES, Language
from rules import Case, Ruling, contradictions
from rules.facts import Absent, Fact
from rules.flips import TOLD_OTHERWISE
from rules.rule import orders_of
from rules.vocabulary import VOCABULARY
from tests.bot.conversations import session

LED: dict[str, Any] = {
    "offender_role": "declarer",
    "proper_lead_made": "no",
    "wrong_defender_played": "no",
}
OMITTED: dict[str, Any] = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
}
REVOKED: dict[str, Any] = {
    "failed": "follow_suit",
    "establish_event": "none",
    "offender_role": "declarer",
    "nos_played_after": "none",
}
REFUSED: dict[str, Any] = {
    "offender_role": "defender",
    "lead_accepted": "not_accepted",
    "turn_was": "declarer_hand",
}

EXAMPLES: dict[str, tuple[str, dict[str, Any], str]] = {
    "acceptor_valid": ("lead_out_of_turn", {**LED, "lead_accepted": "by_statement"}, "no"),
    "cards": (
        "premature_play",
        {"offender_role": "defender", "premature_kind": "lead_to_next_trick"},
        "H9",
    ),
    "defective_trick_no": (
        "card_count",
        {**OMITTED, "offender_role": "declarer", "holds_suit_led": "yes"},
        "12",
    ),
    "defenders_disagree": ("lead_out_of_turn", {**LED, "lead_accepted": "undecided"}, "yes"),
    "later_from_claim": ("revoke", REVOKED, "yes"),
    "later_trick": (
        "inspection",
        {"inspected": "own_last_card", "anyone_led_to_next": "no", "side_played_to_next": "no"},
        "yes",
    ),
    "next_trick_player": (
        "card_count",
        {
            "defect": "omitted",
            "next_trick_played_by": "offending_side",
            "offender_role": "defender",
        },
        "offender",
    ),
    "nos_played_after": (
        "two_cards",
        {
            "offender_role": "declarer",
            "next_trick_played_by": "both",
            "faced_card_known": "yes",
            "restored_card_revoke": "not_established",
        },
        "none",
    ),
    "opponent_played": (
        "card_count",
        {
            **OMITTED,
            "did_play_card": "yes",
            "next_trick_played_by": "offending_side",
            "offender_role": "dummy",
            "replayed_later": "current_trick",
            "too_late_to_correct": "no",
        },
        "no",
    ),
    "order_of_cards_known": ("simultaneous_two_players", {"next_in_rotation": "yes"}, "no"),
    "os_partner_played_after": (
        "revoke",
        {**REVOKED, "nos_played_after": "both", "nos_changed": "yes"},
        "yes",
    ),
    "partner_card": ("lead_out_of_turn", {**REFUSED, "partner_card_shown": "after_refusal"}, "HK"),
    "partner_could_see": (
        "two_cards",
        {"offender_role": "defender", "visible_count": 2, "cards": ["S9", "H4"]},
        "no",
    ),
    "trick_no": ("revoke", {**REVOKED, "establish_event": "os_played_next"}, "12"),
    "used_information": ("lead_out_of_turn", {**LED, "lead_accepted": "not_accepted"}, "yes"),
}
"""A case in which each is read, and an answer that changes the ruling."""


def case_of(key: str) -> Case:
    irregularity, facts, _ = EXAMPLES[key]
    case = read_case({"irregularity": irregularity, "edition": "2017", "facts": facts})
    assert isinstance(case, Case), case
    return case


def lists(screen: Screen) -> list[Menu]:
    """The lists of what can be reported."""
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    return [one for one in menus if decode(one.custom_id).action == Do.REPORT]


def test_every_fact_that_is_only_volunteered_has_an_example() -> None:
    volunteered = {Absent.OPEN, Absent.CONDITIONAL}
    read = {key for key, fact in VOCABULARY.items() if fact.absent in volunteered}
    assert read - TOLD_OTHERWISE == set(EXAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EXAMPLES)
def test_it_is_offered_on_discord_put_as_a_question_and_taken(key: str, language: Language) -> None:
    case, fact, raw = case_of(key), VOCABULARY[key], EXAMPLES[key][2]
    (menu,) = lists(main_screen(case, language))
    assert key in dict(menu.options)
    question = reply(decode(menu.custom_id), (key,))
    assert isinstance(question, Screen)
    answers = question.rows[0]
    after = told(case, key, raw, answers)
    assert after.answers[key] == typed(fact, raw)
    before, then = dialogue.result(case), dialogue.result(after)
    assert not contradictions(after)
    assert orders_of(then) != orders_of(before)
    assert key not in [one.key for one in dialogue.reports(after)]


def told(case: Case, key: str, raw: str, answers: Row) -> Case:
    """The case after the answer: chosen from the list, pressed, or written into the form."""
    if isinstance(answers, Menu):
        assert raw in dict(answers.options)
        ticket = decode(answers.custom_id)
        assert isinstance(reply(ticket, (raw,)), Screen)
        return dialogue.answer(case, key, typed(VOCABULARY[key], raw))
    tickets = [decode(one.custom_id) for one in answers]
    if tickets[0].action == Do.WRITE:
        form = reply(tickets[0])
        assert isinstance(form, Form)
        assert isinstance(written(decode(form.custom_id), raw), Screen)
        return dialogue.answer(case, key, typed(VOCABULARY[key], raw))
    value = typed(VOCABULARY[key], raw)
    return next(one.case for one in tickets if one.case.answers[key] == value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_offered_at_the_terminal_by_the_command_to_report(language: Language) -> None:
    case = case_of("used_information")
    listed = [one.key for one in dialogue.reports(case)]
    talk, _ = session(("report", str(listed.index("used_information") + 1), "1", "quit"), language)
    talk.case, talk.begun, talk.offered = case, True, True
    talk.run()
    assert talk.case.answers["used_information"] is True


def test_what_is_told_already_or_changes_nothing_is_not_offered() -> None:
    case = dialogue.answer(case_of("trick_no"), "trick_no", 5)
    keys = [one.key for one in dialogue.reports(case)]
    assert "trick_no" not in keys
    assert "phase" not in keys
    shown = dialogue.result(case)
    assert isinstance(shown, Ruling)
    assert set(shown.assumed) <= set(keys)


def test_more_than_a_list_can_hold_goes_into_the_next_list(monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(VOCABULARY.values())[:60]

    def unreported(_ruling: Ruling, **_: object) -> tuple[Fact[Any], ...]:
        return many

    monkeypatch.setattr(rulings.dialogue, "unreported", unreported)
    case = case_of("trick_no")
    found = lists(rendered(Shown(burden(case), "pl", 0, playing=False, reference="", case=case)))
    assert [len(one.options) for one in found] == [25, 25, 10]
    assert len({one.custom_id for one in found}) == 3
    assert all(len(one.custom_id) <= LONGEST for one in found)
    assert [value for one in found for value, _ in one.options] == [one.key for one in many]
