"""The JSON door: one case, many lines, every kind of fault, exit status."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from bot.door import ASKED, BAD, RULED, answer, run
from bot.wording import words
from locales import LANGUAGES
from tests.rules.test_cases import agrees

REPORT = {"verdict", "do", "notes", "after_play", "law"}
DOCUMENT = Path(__file__).parents[2] / "docs" / "json-door.md"
EXAMPLE = re.compile(r"```json input\n(.*?)```\s*```json output\n(.*?)```", re.DOTALL)
OMITTED = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
    "offender_role": "defender",
}


def case(**facts: Any) -> dict[str, Any]:
    return {"irregularity": "card_count", "edition": "2017", "facts": facts}


def errors(data: object) -> list[tuple[str, str]]:
    got = answer(json.dumps(data), text=False)
    assert got["status"] == "error", got
    return [(one["field"], one["code"]) for one in got["errors"]]


@pytest.mark.parametrize(("given", "expected"), EXAMPLE.findall(DOCUMENT.read_text("utf-8")))
def test_the_examples_of_the_document_are_true(given: str, expected: str) -> None:
    got = answer(given)
    for key, value in json.loads(expected).items():
        wanted = "null" if value is None else value
        assert agrees(_nulls(wanted), got[key], key), (key, value, got[key])


def _nulls(value: Any) -> Any:
    """The case runner writes null as a word."""
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        return {key: _nulls(one) for key, one in members.items()}
    if isinstance(value, list):
        return [_nulls(one) for one in cast("list[Any]", value)]
    return "null" if value is None else value


def test_the_document_has_an_example_of_every_status() -> None:
    outputs = [json.loads(expected)["status"] for _, expected in EXAMPLE.findall(
        DOCUMENT.read_text("utf-8"))]  # fmt: skip
    assert {"ruling", "question", "error"} <= set(outputs)


def test_lines_are_answered_in_order_and_a_bad_one_spoils_no_other() -> None:
    lines = [json.dumps(case(**OMITTED, holds_suit_led=True)), "", "{not json", json.dumps(case())]
    target = io.StringIO()
    status = run(io.StringIO("\n".join(lines)), target, lines=True)
    results = [json.loads(line) for line in target.getvalue().splitlines()]
    assert [one["status"] for one in results] == ["ruling", "error", "question"]
    assert results[1]["errors"][0]["code"] == "bad_json"
    assert status == BAD


@pytest.mark.parametrize(
    ("facts", "status"), [({**OMITTED, "holds_suit_led": "no"}, RULED), (OMITTED, ASKED)]
)
def test_the_exit_status_says_whether_all_was_ruled(facts: dict[str, Any], status: int) -> None:
    assert run(io.StringIO(json.dumps(case(**facts))), io.StringIO()) == status


def test_no_text_leaves_codes_only() -> None:
    got = answer(json.dumps(case(**OMITTED, holds_suit_led="no")), text=False)
    assert "text" not in got
    assert got["citations"] == ["67B1(b)", "64A2"]


@pytest.mark.parametrize("lang", ["en", "pl", "no"])
def test_the_language_changes_words_only(lang: str) -> None:
    raw = json.dumps(case(**OMITTED, holds_suit_led="no"))
    told, plain = answer(raw, lang=lang), answer(raw, text=False)
    text = told.pop("text")
    assert told == plain
    assert text["language"] == lang
    assert set(text) == {*REPORT, "language", "title", "steps", "judgement", "say", "quotes"}


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ([], [("", "not_an_object")]),
        ({}, [("irregularity", "missing_irregularity")]),
        ({"irregularity": "sleep"}, [("irregularity", "out_of_domain")]),
        ({"irregularity": 4}, [("irregularity", "wrong_type")]),
        (
            {"irregularity": "", "colour": 1},
            [("irregularity", "out_of_domain"), ("colour", "unknown_key")],
        ),
        (
            {"irregularity": "card_count", "jurisdiction": "X", "as_of": "soon", "colour": 1},
            [
                ("colour", "unknown_key"),
                ("jurisdiction", "out_of_domain"),
                ("as_of", "out_of_domain"),
            ],
        ),
        (
            {
                "irregularity": "card_count",
                "table": {"declarer": "Q", "dealer": "N", "contract": "9S", "hands": {"W": "S9"}},
            },
            [
                ("table.dealer", "unknown_key"),
                ("table.declarer", "out_of_domain"),
                ("table.contract", "out_of_domain"),
                ("table.hands.W", "wrong_type"),
            ],
        ),
        (case(holds_suit_led="perhaps"), [("facts.holds_suit_led", "out_of_domain")]),
        (case(holds_suit_led=1), [("facts.holds_suit_led", "wrong_type")]),
        (case(defect=True), [("facts.defect", "wrong_type")]),
        (case(later_tricks_os=13), [("facts.later_tricks_os", "out_of_domain")]),
        (case(later_tricks_os=True), [("facts.later_tricks_os", "wrong_type")]),
        (case(designated=9), [("facts.designated", "wrong_type")]),
        (case(designated="9S"), [("facts.designated", "out_of_domain")]),
        (case(extra_cards="S9"), [("facts.extra_cards", "wrong_type")]),
        (case(extra_cards=[]), [("facts.extra_cards", "out_of_domain")]),
        (case(extra_cards=["S9", "X"]), [("facts.extra_cards.1", "out_of_domain")]),
        (case(counts=[]), [("facts.counts", "wrong_type")]),
        (case(counts={}), [("facts.counts", "out_of_domain")]),
        (case(counts={"Q": {}}), [("facts.counts.Q", "unknown_key")]),
        (case(counts={"N": 7}), [("facts.counts.N", "wrong_type")]),
        (
            case(counts={"N": {"hand": 7, "table": 6}}),
            [("facts.counts.N.table", "unknown_key"), ("facts.counts.N.played", "wrong_type")],
        ),
        (case(expected_played={"N": 60}), [("facts.expected_played.N", "out_of_domain")]),
        (case(existing_penalty_cards="S9"), [("facts.existing_penalty_cards", "wrong_type")]),
        (
            case(existing_penalty_cards=[{"card": "S9", "kind": "huge", "colour": 1}]),
            [
                ("facts.existing_penalty_cards.0.colour", "unknown_key"),
                ("facts.existing_penalty_cards.0.kind", "out_of_domain"),
            ],
        ),
    ],
)  # fmt: skip
def test_every_fault_is_named_with_its_field(data: object, expected: list[tuple[str, str]]) -> None:
    assert sorted(errors(data)) == sorted(expected)


def test_ten_is_read_both_ways_and_cards_come_out_with_letters() -> None:
    facts = {**OMITTED, "holds_suit_led": "no", "existing_penalty_cards": ["H10", "SQ"]}
    got = answer(json.dumps(case(**facts)), text=False)
    assert [one["card"] for one in got["penalty_cards"]] == ["HT", "SQ"]


def test_the_edition_is_the_one_in_force_on_the_day() -> None:
    facts = {**OMITTED, "holds_suit_led": "no"}
    for day, jurisdiction, edition in (
        ("2026-11-21", "WBF", "2017"),
        ("2017-09-26", "WBF", "2007"),
        ("2017-09-26", "ACBL", "2017"),
        ("2001-01-01", "PZBS", "1997"),
        ("1990-01-01", "NBF", "1997"),
    ):
        data = {"irregularity": "card_count", "as_of": day, "jurisdiction": jurisdiction}
        assert answer(json.dumps({**data, "facts": facts}), text=False)["edition"] == edition


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("raw", ["", " \n"])
def test_where_nothing_comes_in_it_says_what_is_expected(lang: str, raw: str) -> None:
    (fault,) = answer(raw, lang=lang)["errors"]
    assert (fault["field"], fault["code"]) == ("", "bad_json")
    assert fault["message"] == words(lang).text("error-bad-json-empty")
    assert '{"irregularity": "card_count"}' in fault["message"]


def test_a_deeply_nested_text_is_bad_json_and_no_crash() -> None:
    assert answer("[" * 200_000, text=False)["errors"][0]["code"] == "bad_json"
