"""Two choices of one player at the terminal: one heading, and each line says what it offers."""

from __future__ import annotations

import pytest

from bot.console.screens import screen
from bot.reading import read_case
from bot.wording import plain_lines, words
from locales import LANGUAGES, Language
from rules import Case, Ruling, rule
from tests.bot.conversations import session


def led_out_of_turn() -> Case:
    """Declarer may refuse the lead or not, or become dummy: two choices, nothing decided yet."""
    facts = {
        "offender_role": "defender", "lead_face": "up", "declarer_began_spreading": "no",
        "dummy_seen": "no", "lead_accepted": "undecided",
    }  # fmt: skip
    told = {"irregularity": "opening_lead_out_of_turn", "edition": "2017",
            "table": {"declarer": "S", "offender": "E"}, "facts": facts}  # fmt: skip
    case = read_case(told)
    assert isinstance(case, Case)
    return case


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_is_a_heading_once(lang: Language) -> None:
    ruling = rule(led_out_of_turn())
    assert isinstance(ruling, Ruling)
    assert len(ruling.choices) == 2
    head = words(lang).text("choice-put-opening-lead.label")
    assert list(plain_lines(ruling, lang)).count(head) == 1
    heads = [
        one.text for one in screen(ruling, lang) if one.text == words(lang).text("choices-head")
    ]
    assert len(heads) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_choice_is_offered_with_its_options(lang: Language) -> None:
    command, leave = (words(lang).text(f"console-command-{one}") for one in ("choice", "quit"))
    talk, sheet = session((command, leave), lang)
    talk.case, talk.begun, talk.offered = led_out_of_turn(), True, True
    talk.run()
    asked = sheet.getvalue().split(words(lang).text("console-which-choice"))[1]
    first, second = (line for line in asked.splitlines() if line.startswith(("  1. ", "  2. ")))
    accept, refuse, spread = (
        words(lang).text(f"choice-{one}") for one in ("accept-lead", "refuse-lead", "spread-hand")
    )
    assert accept in first
    assert refuse in first
    assert spread in second
