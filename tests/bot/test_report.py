"""The report of a ruling: the ten worked examples, the cases with a name, and its form."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.door import answer, ruled
from bot.wording import words
from bot.wording.quotes import Official
from bot.wording.report import Report, report, report_lines
from bot.wording.report.law import LONGEST, shortened, stem_of
from bot.wording.report.verdicts import VERDICTS
from locales import LANGUAGES
from rules import Ruling

GOLDEN = Path(__file__).with_name("golden") / "reports.toml"
CASES: dict[str, dict[str, Any]] = tomllib.loads(GOLDEN.read_text("utf-8"))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def ruling(name: str) -> Ruling:
    found = ruled(CASES[name]["case"])
    assert isinstance(found, Ruling), name
    return found


def made(name: str, lang: str = "en") -> Report:
    return report(ruling(name), lang, strict=True)


def texts(one: Report) -> list[str]:
    return [text for step in one.do for text in (step.text, *step.options)]


@each_language
@pytest.mark.parametrize("name", CASES)
def test_a_report_reads_as_it_should(name: str, lang: str) -> None:
    """The worked examples, whole, and the cases that have to come out right."""
    lines = "\n".join(report_lines(made(name, lang), words(lang)))

    assert lines == CASES[name][lang].strip()


@each_language
@pytest.mark.parametrize("name", CASES)
def test_the_json_door_gives_the_same_parts(name: str, lang: str) -> None:
    """``verdict``, ``do``, ``notes``, ``after_play`` and ``law``, from the same place."""
    one = made(name, lang)
    text: Any = answer(CASES[name]["case"], lang=lang)["text"]

    assert text["verdict"] == one.verdict
    assert text["do"] == [
        {"text": step.text, "options": list(step.options)} if step.options else step.text
        for step in one.do
    ]
    assert text["notes"] == list(one.notes)
    assert text["after_play"] == list(one.after_play)
    assert text["law"] == one.law


def test_an_opening_lead_out_of_turn_has_five_options_before_anybody_acts() -> None:
    """Each with its consequence and its clause; nothing else is a choice."""
    choosing = [step for step in made("opening lead, nothing decided").do if step.options]

    assert len(choosing) == 1
    assert len(choosing[0].options) == 5
    assert all("(Law 5" in option for option in choosing[0].options)


@pytest.mark.parametrize(
    "name", [name for name in CASES if name.startswith("opening lead, chosen")]
)
def test_after_the_choice_only_what_is_left_to_do_is_shown(name: str) -> None:
    """No options any more, and no step that another one undoes."""
    one = made(name)

    assert not any(step.options for step in one.do)
    assert ("face up" in " ".join(texts(one))) != ("go back" in one.verdict) or not one.notes


def test_an_established_revoke_stands_and_a_table_says_what_decides() -> None:
    """First that it stands; then 2, 1, 0."""
    one = made("established revoke")

    assert one.verdict.startswith("The revoke stands")
    assert [line[:1] for line in one.after_play[:3]] == ["2", "1", "0"]


def test_with_the_counts_told_the_number_itself_is_there() -> None:
    """Nothing contradicts it, and nothing is to be called for any more."""
    one = made("established revoke, play over")

    assert "2 tricks go to North–South" in one.verdict
    assert not any("may" in line for line in (*texts(one), *one.after_play))


def test_a_law_that_rules_next_is_never_only_an_address() -> None:
    """What is done now stands with it."""
    for text in texts(made("could have complied")):
        assert len(text.split()) > 5


@each_language
def test_every_verdict_has_its_words(lang: str) -> None:
    """And no words are there for a verdict that there is not."""
    known = words(lang)

    for row in VERDICTS:
        assert known.has(f"verdict-{row.message}"), row.message


def test_a_report_is_of_plain_values() -> None:
    """Frozen, and equal where they say the same."""
    assert made("revoke in trick 12") == made("revoke in trick 12")


class OneBook:
    """A book with a stem and the sub-clause that completes it."""

    def official(self, clause: str, edition: str, language: str) -> Official | None:
        text = {"67B1": "The stem of the clause", "67B1(a)": "is completed here."}.get(clause)
        if edition != "2017" or language != "en" or text is None:
            return None
        return Official(None, text, (), "A book", "A publisher", "book.txt", "0")

    def languages(self, clause: str, edition: str) -> tuple[str, ...]:
        del clause, edition
        return ("en",)


def test_the_deciding_clause_is_quoted_with_its_stem() -> None:
    """Officially where the book is there; else our digest, which says that it is ours."""
    found = report(ruling("omitted card"), "en", books=OneBook()).quotes[0]
    ours = made("omitted card").quotes[0]

    assert (found.citation, found.official) == ("67B1(a)", True)
    assert found.text == "The stem of the clause is completed here."
    assert (ours.citation, ours.official) == ("67B1(a)", False)


def test_a_quotation_is_short() -> None:
    """Some 350 characters, cut behind a sentence or a word; the rest stands behind a button."""
    long = "A sentence of the book that goes on for a while. " * 20

    assert len(shortened(long)) <= LONGEST + 2
    assert shortened(long).endswith(". …")
    assert shortened("Short.") == "Short."
    assert not shortened("word " * 100).endswith("wor …")


@pytest.mark.parametrize(
    ("clause", "stem"),
    [("67B1(a)", "67B1"), ("67B1", "67B"), ("67", ""), ("50E", ""), ("64A2", "64A")],
)
def test_the_stem_of_a_clause(clause: str, stem: str) -> None:
    """What a sub-clause completes."""
    assert stem_of(clause) == stem


def test_the_foot_names_edition_federation_and_case() -> None:
    """And whose the ruling is; the case by the id that the door gives it."""
    found = report(ruling("omitted card"), "en", case_id="1234-5678")

    assert found.foot.split(" · ") == [
        "2017 Laws", "WBF", "an aid for the Director", "case 1234-5678",
    ]  # fmt: skip
    assert made("omitted card").foot.split(" · ")[2:] == ["an aid for the Director"]


def test_a_director_who_plays_has_somebody_else_look() -> None:
    """Before the first step for which hidden cards are looked at."""
    found = ruling("omitted card")
    usual, playing = report(found, "en"), report(found, "en", playing=True)

    assert len(playing.do) == len(usual.do) + 1
    assert playing.do[0].text == words("en").text("playing-step")
