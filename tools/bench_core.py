"""The core beside zen-engine on the same leaves: one decision table, one row a leaf."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, cast

import zen

from bot.codes import result_codes, value_code
from bot.reading import read_case
from rules import EDITIONS, Case, Ruling, explore, rule
from rules.vocabulary.play import Irregularity

ROUNDS = 5
ASKED_OF_ZEN = 150
"""So many leaves, evenly over the table: zen-engine takes seconds for more."""
RULED = (
    "citations", "steps", "choices", "penalty_cards", "transfer", "ownership", "restrictions",
    "withdraw", "information", "adjusted_score", "escalate", "views", "onward",
)  # fmt: skip
"""The columns of the table: what a ruling orders."""

Codes = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Leaf:
    """One leaf in the three shapes that are measured."""

    case: Case
    told: Codes
    """What zen-engine reads: the facts in codes, a list of cards as one text."""
    data: Codes
    """What the JSON door reads."""
    ruled: Codes
    """The output of the row, without what is null: zen-engine leaves that out."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Seconds a ruling in each way, and how many rows and facts the table had."""

    rows: int
    facts: int
    core: float
    core_all: float
    json_model: float
    zen: float
    """The decision made from its JSON, as in the quickstart of zen-engine."""
    zen_loaded: float
    """The same JSON given to the engine's own loader, which compiles it beforehand."""


def leaves(editions: Iterable[str], reports: int = 1) -> list[Leaf]:
    """The leaves, those with most facts first: the first row that fits is the right one."""
    found = [
        _leaf(ruling)
        for edition in EDITIONS
        if edition.value in editions
        for ruling in explore(Case(Irregularity.CARD_COUNT, edition), reports=reports)
    ]
    return sorted(found, key=lambda leaf: -len(leaf.told))


def _leaf(ruling: Ruling) -> Leaf:
    facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
    edition = ruling.case.edition.value
    told = {key: _plain(one) for key, one in facts.items()}
    codes = result_codes(ruling)
    return Leaf(
        ruling.case,
        {"edition": edition, **told},
        {"irregularity": ruling.case.irregularity.value, "edition": edition, "facts": facts},
        {key: codes[key] for key in RULED if codes[key] is not None},
    )


def _plain(value: Any) -> Any:
    """A value as one word: a list of cards has no cell of its own in a decision table."""
    return ",".join(cast("list[str]", value)) if isinstance(value, list) else value


def decision_table(found: Sequence[Leaf]) -> tuple[Codes, int]:
    """The table as zen-engine reads it, and its number of facts; an empty cell fits anything."""
    facts = list(dict.fromkeys(key for leaf in found for key in leaf.told))
    content: Codes = {
        "hitPolicy": "first",
        "inputs": [{"id": key, "name": key, "field": key} for key in facts],
        "outputs": [{"id": f"_{key}", "name": key, "field": key} for key in RULED],
        "rules": [_row(number, leaf, facts) for number, leaf in enumerate(found)],
    }
    return _graph(content), len(facts)


def _row(number: int, leaf: Leaf, facts: Sequence[str]) -> Codes:
    told = {key: json.dumps(leaf.told[key]) if key in leaf.told else "" for key in facts}
    return {"_id": str(number), **told, **{f"_{k}": json.dumps(leaf.ruled.get(k)) for k in RULED}}


def _graph(content: Codes) -> Codes:
    """A graph of one decision table between its input and its output."""
    kinds: list[tuple[str, str, Codes]] = [
        ("in", "inputNode", {}), ("t", "decisionTableNode", content), ("out", "outputNode", {}),
    ]  # fmt: skip
    edges = [("in", "t"), ("t", "out")]
    return {
        "nodes": [{"id": i, "name": i, "type": kind, "content": c} for i, kind, c in kinds],
        "edges": [{"id": f"{a}-{b}", "sourceId": a, "targetId": b} for a, b in edges],
    }


def compare(found: Sequence[Leaf], asked: int = ASKED_OF_ZEN, rounds: int = ROUNDS) -> Compared:
    """Measure all ways in turn on the same leaves; zen-engine must give the same rulings."""
    table, facts = decision_table(found)
    some = found[:: max(1, len(found) // asked)]
    made: Any = zen.ZenEngine().create_decision(json.dumps(table))
    loaded: Any = zen.ZenEngine({"loader": {"type": "static", "content": {"law": table}}})
    _same(some, lambda told: loaded.evaluate("law", told)["result"])
    cases = [leaf.case for leaf in some]
    told = [leaf.told for leaf in some]
    data = [leaf.data for leaf in some]
    return Compared(
        rows=len(found),
        facts=facts,
        core=seconds(rule, cases, rounds),
        core_all=seconds(rule, [leaf.case for leaf in found], rounds),
        json_model=seconds(through_json_model, data, rounds),
        zen=seconds(made.evaluate, told, min(rounds, 3)),
        zen_loaded=seconds(lambda one: loaded.evaluate("law", one), told, rounds),
    )


def _same(some: Sequence[Leaf], ask: Callable[[Codes], Codes]) -> None:
    for leaf in some:
        assert isinstance(rule(leaf.case), Ruling)
        got = {key: value for key, value in ask(leaf.told).items() if value is not None}
        assert got == json.loads(json.dumps(leaf.ruled)), leaf.told


def through_json_model(data: Codes) -> Codes:
    """From the JSON of a case to the JSON of its ruling."""
    case = read_case(data)
    assert isinstance(case, Case)
    return result_codes(rule(case))


def seconds(work: Callable[[Any], object], given: Sequence[Any], rounds: int) -> float:
    """Seconds for one piece of work: the median of so many rounds through all that is given."""
    taken: list[float] = []
    for _ in range(rounds):
        start = time.perf_counter()
        for one in given:
            work(one)
        taken.append((time.perf_counter() - start) / len(given))
    return median(taken)
