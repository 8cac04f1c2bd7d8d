"""The mutation tool: it finds every clause, makes slips in it, and tells a bad one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.judge import Exam, Verdict
from tools.mutants import ROOT, Mutant, clauses, in_turn, members, mutants, sources
from tools.mutate import Score, all_groups, drawn, interval, report


@pytest.fixture(scope="module")
def made() -> dict[str, list[Mutant]]:
    return all_groups("")


def test_there_are_mutants_of_every_clause_also_of_decorated_functions(
    made: dict[str, list[Mutant]],
) -> None:
    assert {"67", "67A2", "67B1(a)", "67B3", "64A2", "50B"} <= set(clauses())
    assert [address for address in clauses() if not made[address]] == []


def test_an_older_reading_is_counted_under_its_clause(made: dict[str, list[Mutant]]) -> None:
    assert any("def card_of_suit_led_1997" in one.before for one in made["67B1(a)"])


def test_each_mutant_is_python_and_differs_from_the_core_in_one_function() -> None:
    enums = members()
    for file in sources():
        for one in mutants(file, enums):
            compile(one.source, one.module, "exec")
            assert one.before != one.after
            assert one.after in one.source


def test_no_two_mutants_are_alike(made: dict[str, list[Mutant]]) -> None:
    every = [one.source for group in made.values() for one in group]
    assert len(every) == len(set(every))


def test_a_part_of_the_mutants_has_some_of_every_clause(made: dict[str, list[Mutant]]) -> None:
    first = in_turn(list(made.values()))[: len(made)]
    assert {one.group for one in first} == set(made)


def test_slips_that_any_case_shows_are_found_out(tmp_path: Path) -> None:
    out = tmp_path / "mutation.md"
    command = [sys.executable, "-m", "tools.mutate", "--only", "67A2", "--every", "0"]
    subprocess.run([*command, "--out", str(out)], cwd=ROOT, check=True, capture_output=True)
    assert "| 67A2 | 6 | 6 | 100 % |" in out.read_text(encoding="utf-8")


def test_the_score_lists_survivors_with_what_was_changed(made: dict[str, list[Mutant]]) -> None:
    one = made["67A1"][0]
    score = Score()
    score.made["67A1"] = 1
    score.add(one, Verdict.SURVIVED)
    text = report(score, Exam())
    assert "| 67A1 | 1 | 0 | 0 % |" in text
    assert one.diff() in text


def test_a_sample_is_the_same_for_the_same_seed_and_says_how_sure_it_is(
    made: dict[str, list[Mutant]],
) -> None:
    some = drawn(made, 40, 1)
    assert len(set(some)) == 40
    assert some == drawn(made, 40, 1) != drawn(made, 40, 2)
    low, high = interval(380, 400)
    assert 0.92 < low < 0.95 < high < 0.97
    score = Score()
    score.made["67A1"] = 2
    score.add(made["67A1"][0], Verdict.KILLED)
    assert "A sample of 2 (seed 1): of all, between" in report(score, Exam(), "seed 1")
