"""Of a case under watch everything is noted that is read of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from bot.plugin.models import Screen
from bot.plugin.stencils.blanks import Blanks, BlankWords
from bot.plugin.stencils.number import Whole
from bot.plugin.stencils.reads import (
    Answer,
    Compared,
    Number,
    Read,
    Seated,
    Signs,
    Subject,
    Word,
    source_of,
)  # fmt: skip
from bot.plugin.stencils.stencil import Stencil
from bot.plugin.stencils.tree import Leaf, ReadOtherwiseError, Tree
from bot.plugin.stencils.watched import NotSharedError, Watch
from bot.ticket import burden
from bot.wording import words
from rules import Case, Table, rule
from rules.facts import UNKNOWN
from rules.table import Contract, Seat
from rules.vocabulary.revoke import Shortfall
from tests.bot.test_dialogue import omitted

Look = Callable[[Any], object]
COMPARED: list[Look] = [
    lambda n: n == 12, lambda n: n < 12, lambda n: n <= 4, lambda n: n >= 3, lambda n: n > 6,
    lambda n: n != 5, lambda n: n in (1, 12),
]  # fmt: skip
USED: list[Look] = [
    int, str, bool, hash, repr, lambda n: n + 1, lambda n: 1 + n, lambda n: 13 - n,
    lambda n: n - 1, lambda n: f"{n:2}", lambda n: range(n)[-1], lambda n: {5: "x"}[n],
]  # fmt: skip
OMITTED = replace(omitted(), table=Table(declarer=Seat.S)).answered("defective_trick_no", 5)


def watched(case: Case) -> tuple[Watch, Case]:
    watch = Watch(Subject(case, burden(case), words("en")))
    return watch, watch.case()


def noted(case: Case, look: Callable[[Case], object]) -> list[Read]:
    watch, under = watched(case)
    look(under)
    return list(watch.noted)


def test_nothing_is_noted_but_what_is_read() -> None:
    case = replace(OMITTED, table=Table(Seat.S, Seat.W, Contract.parse("3NT")))
    key = "defective_trick_no"
    assert noted(case, lambda one: (one.edition, one.table.contract, list(one.answers))) == []
    assert noted(case, lambda one: one.answers.get("no_such_fact")) == []
    assert noted(case, lambda one: one.answered(key, 7).answers[key]) == []
    assert noted(case, lambda one: key in one.without(key).answers) == []
    assert noted(case, lambda one: one.answers["defect"]) == [Answer("defect")]
    assert noted(case, lambda one: one.table.offender) == [Seated("offender")]
    assert noted(case, lambda one: one.table.offender_role) == [Seated("offender_role")]
    assert noted(case, rule) != []


@pytest.mark.parametrize("look", COMPARED)
def test_of_a_number_that_is_compared_the_comparison_is_noted(look: Look) -> None:
    key = "defective_trick_no"
    found: list[object] = []
    reads = noted(OMITTED, lambda one: found.append(look(one.answers[key])))
    assert found == [look(5)]
    assert reads[0] == Answer(key)
    assert all(isinstance(one, Compared) for one in reads[1:])
    assert len(reads) > 1


@pytest.mark.parametrize("look", USED)
def test_of_a_number_that_is_used_otherwise_the_number_is_noted(look: Look) -> None:
    key = "defective_trick_no"
    found: list[object] = []
    reads = noted(OMITTED, lambda one: found.append(look(one.answers[key])))
    assert found == [look(5)]
    assert Number(key) in reads


def test_a_reply_is_not_taken_for_a_code_that_is_spelled_like_it() -> None:
    told, unknown = (
        OMITTED.answered("equity_shortfall", one) for one in (Shortfall("unknown"), UNKNOWN)
    )
    given = [watched(one)[1].answers["equity_shortfall"] for one in (told, unknown)]
    assert [type(one) for one in given] == [Shortfall, str]
    read = Answer("equity_shortfall")
    assert len({read.of(Subject(one, "", words("en"))) for one in (told, unknown)}) == 2


def test_a_case_under_watch_is_no_key_and_is_not_compared() -> None:
    _, case = watched(OMITTED)
    assert case == case
    with pytest.raises(NotSharedError):
        hash(case)
    with pytest.raises(NotSharedError):
        _ = case == OMITTED


def test_a_record_is_nothing_by_which_cases_are_told_apart() -> None:
    for record in ({Seat.N: 1}, MappingProxyType({Seat.N: 1})):
        counted = OMITTED.answered("counts", record)
        with pytest.raises(NotSharedError):
            _ = watched(counted)[1].answers["counts"]


def test_nothing_is_decided_by_a_blank() -> None:
    watch, _ = watched(OMITTED)
    blanks = Blanks()
    trick = blanks.for_(Word(source_of("trick", "defective_trick_no"), "trick"))
    assert trick == trick
    assert trick == blanks.for_(Word(source_of("trick", "defective_trick_no"), "trick"))
    looks: list[Look] = [
        lambda one: one == "unknown", lambda one: one == blanks.for_(Signs()), lambda one: one[0],
        lambda one: "5" in one, lambda one: one < "6", lambda one: one.startswith("5"), list,
        lambda one: one.lower(), lambda one: one.strip(), lambda one: one != "",
    ]  # fmt: skip
    for look in looks:
        with pytest.raises(NotSharedError):
            look(trick)
    spoken = BlankWords(words("en"), watch, blanks)
    assert f"{trick}" in spoken.text("step-establish-trick", {"trick": trick})
    with pytest.raises(NotSharedError):
        spoken.text("step-establish-trick", {"trick": f"about {trick}"})
    number: Any = Whole("trick", lambda _: 5)
    assert "5" in spoken.text("step-establish-trick", {"trick": number})


def test_the_same_readings_lead_to_the_same_leaf_and_others_are_refused() -> None:
    tree, leaf = Tree(), Leaf(Stencil(Screen("", (), ()), ()))
    first, second = Answer("defect"), Seated("declarer")
    subject = Subject(OMITTED, "", words("en"))
    told: dict[Read, Hashable] = {one: one.of(subject) for one in (first, second)}
    assert tree.found("kind", subject) is None
    tree.put("kind", told, leaf)
    assert tree.found("kind", subject) is leaf
    assert tree.found("other", subject) is None
    elsewhere = replace(OMITTED, table=Table(declarer=Seat.N))
    assert tree.found("kind", Subject(elsewhere, "", words("en"))) is None
    longer: dict[Read, Hashable] = {**told, Seated("offender"): 1}
    shorter: dict[Read, Hashable] = {first: told[first]}
    otherwise: dict[Read, Hashable] = {second: told[second]}
    for other in (told, shorter, otherwise, longer):
        with pytest.raises(ReadOtherwiseError):
            tree.put("kind", other, leaf)
    assert len(tree) == 1
    tree.forget("kind")
    assert tree.found("kind", subject) is None
