"""The walk of Law 67 against a decision table that shares no code with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import cast

import pytest

from rules.vocabulary.play import Irregularity
from tests.rules.oracle.match import Reading, Row, all_rows, book, comparable
from tests.rules.walks import leaves

SHOWN = 10


@dataclass
class Comparison:
    """All leaves looked up in the table: differences by column, and the rows that matched."""

    leaves: int = 0
    differences: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    used: set[Row] = field(default_factory=set[Row])

    def add(self, edition: str, facts: dict[str, object], result: dict[str, object]) -> None:
        """Compare one leaf."""
        self.leaves += 1
        reading = Reading(edition, facts)
        for column, expected in reading.columns().items():
            got = ruled(column, result)
            if comparable(column, expected) != comparable(column, got):
                text = f"{edition} {facts}\n    expected {expected}\n    got      {got}"
                self.differences.setdefault(column, []).append(text)
        self.used |= reading.used


def ruled(column: str, result: dict[str, object]) -> object:
    """A column of the table as the walk's ruling fills it."""
    match column:
        case "steps":
            return [step["code"] for step in objects(result[column])]
        case "choices" | "penalty_cards":
            return [without_citation(one) for one in objects(result[column])]
        case "adjusted_level":
            return cast("dict[str, object]", result["adjusted_score"])["level"]
        case _:
            return result[column]


def objects(listed: object) -> list[dict[str, object]]:
    """A list of objects."""
    return cast("list[dict[str, object]]", listed)


def without_citation(one: dict[str, object]) -> dict[str, object]:
    """An object without its clause."""
    return {key: one[key] for key in one if key != "citation"}


def is_of_law_67(facts: dict[str, object]) -> bool:
    """Whether a leaf is of the table's Law; a wrong deal is known by what it was told first."""
    return not facts.keys() & {
        *("suspect_total", "foreign_card", "already_ruled"),
        *("correction_period_over", "appeal_period_over"),
    }


@cache
def comparison() -> Comparison:
    """The comparison of every leaf, made once."""
    made = Comparison()
    for edition, facts, result in leaves(Irregularity.CARD_COUNT):
        if result.get("status", "ruling") == "ruling" and is_of_law_67(facts):
            made.add(edition, facts, result)
    return made


@pytest.mark.parametrize("column", sorted(book().columns))
def test_the_walk_rules_as_the_table_says(column: str) -> None:
    found = comparison().differences.get(column, [])
    shown = "\n".join(found[:SHOWN])
    assert not found, f"{column}: {len(found)} of {comparison().leaves} leaves differ\n{shown}"


def test_every_row_of_the_table_is_met_by_a_leaf() -> None:
    dead = sorted(all_rows() - comparison().used)
    assert not dead, "\n".join(f"{table} row {number}" for table, number in dead)
