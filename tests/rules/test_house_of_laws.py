"""The Laws are written in a small part of Python, clause by clause in the book's order."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from rules import EDITIONS, index
from rules.editions import Edition, address_in
from rules.engine import CLAUSES
from rules.index import Status
from rules.index.entry import ADDRESS, book_order, parent
from rules.laws import LAWS
from rules.parameters import PARAMETERS

LAWS_FOLDER = Path(__file__).parents[2] / "rules" / "laws"
MODULES = sorted(LAWS_FOLDER.glob("law_*.py"))
NAMES = [path.stem for path in MODULES]

ALLOWED: tuple[type[ast.AST], ...] = (
    *(ast.If, ast.Match, ast.match_case, ast.MatchValue, ast.MatchOr, ast.MatchSingleton),
    *(ast.MatchAs, ast.Pass, ast.Expr, ast.Yield, ast.YieldFrom, ast.Call, ast.Name),
    *(ast.Attribute, ast.Subscript, ast.Constant, ast.Tuple, ast.Load, ast.expr_context),
    *(ast.BoolOp, ast.boolop, ast.UnaryOp, ast.Not, ast.Compare, ast.cmpop, ast.IfExp),
    *(ast.keyword, ast.For, ast.Store),
)
"""What a reading is made of: reads, conditions, orders and calls of other clauses."""

BEYOND: dict[str, frozenset[type[ast.AST]]] = {
    "law_50": frozenset({ast.BinOp, ast.BitAnd, ast.Set}),
}
"""Nodes allowed in one Law only. 50: the kinds of all penalty cards together are a set."""

FOR_IN = frozenset({"law_50"})
"""Where a ``for`` runs over a call: several penalty cards may lie there."""

KEYS = re.compile(r"[a-z]+(_[a-z]+)*")
"""A literal may also be the key of a fact that a choice waits for."""

UNCHANGED_HERE: dict[tuple[str, str], str] = {
    ("2007", "13F"): "2017 writes out that the score is not adjusted otherwise",
    ("1997", "13A"): "it lists the ways of putting a deal right, which every edition has",
    ("1997", "13B2"): "the objection of one player is one of the things that are judged",
    ("1997", "13C"): "where the procedural penalty stands differs, not what is ordered",
    ("1997", "14B"): "the limit of time that 2007 writes here bounds every ruling (79C)",
    ("2007", "79C"): "how long the period lasts is the organiser's, and so is any exception",
    ("2007", "62A"): "2017 only excepts revokes by both sides on one trick: the reading of 62C3",
    ("2007", "63A3"): "divided in 2017 by address alone: an assent and its limit became 63A4",
    ("2007", "63B"): "2017 only excepts revokes by both sides on one trick: the reading of 62C3",
    ("2007", "47E1"): "2017 only adds that the retracted card establishes no revoke",
    ("2007", "64C"): "divided in 2017 by address alone: the redress of 64C2 was its practice",
    ("1997", "50A"): "a penalty was selected, as later a rectification is: the card stays as long",
    ("1997", "50D1"): "divided in 2007; what it says of information is a parameter of 50E1",
    ("1997", "51B1(b)"): "how long the suit is forbidden stood in 50D2(a), with the same effect",
    ("1997", "51B2(b)"): "how long the suit is forbidden stood in 50D2(a), with the same effect",
    ("1997", "52B2"): "by 50B the card wrongly played was a major penalty card then too",
    ("1997", "47E1"): "the clause spoke of a lead alone; a play by wrong advice went back alike",
    ("2007", "60A2"): "it follows the exchange of 53B and 53C, by address alone",
    ("1997", "60B"): "the card became a penalty card alike, and a major one by 50B",
    ("2007", "57C1"): "2017 gives dummy's part a number of its own; no rectification alike",
    ("1997", "68B"): "cards shown in a disputed concession are named since 2007, ruled alike",
    ("1997", "62B1"): "the withdrawn card became a penalty card alike, only the clause was split",
    ("1997", "67B2"): "divided in 2007 by address alone",
}
"""Clauses that changed in ways that a case of Law 67 cannot reach: edition, address, why."""


def tree_of(module: str) -> ast.Module:
    """A Law's syntax tree."""
    return ast.parse((LAWS_FOLDER / f"{module}.py").read_text("utf-8"))


def functions(module: str) -> list[ast.FunctionDef]:
    """The functions of a Law in the order of the file."""
    return [node for node in tree_of(module).body if isinstance(node, ast.FunctionDef)]


def decorator(function: ast.FunctionDef) -> ast.Call | None:
    """The one decorator of a clause; none for a helper."""
    assert len(function.decorator_list) <= 1
    if not function.decorator_list:
        return None
    call = function.decorator_list[0]
    assert isinstance(call, ast.Call)
    return call


def address_of(function: ast.FunctionDef) -> str | None:
    """The address of a current reading, else None."""
    call = decorator(function)
    if call is None or not isinstance(call.func, ast.Name):
        return None
    assert call.func.id == "clause"
    assert isinstance(call.args[0], ast.Constant)
    return str(call.args[0].value)


def older_of(function: ast.FunctionDef) -> str | None:
    """The function whose earlier reading this one is, else None."""
    call = decorator(function)
    if call is None or not isinstance(call.func, ast.Attribute):
        return None
    assert call.func.attr == "until"
    assert isinstance(call.func.value, ast.Name)
    return call.func.value.id


def statements(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of a body below its docstring."""
    for statement in function.body[1:]:
        yield from ast.walk(statement)


def is_plain(value: object) -> bool:
    """Whether a literal is a clause address, a fact's key, a small number, yes, no or none."""
    if isinstance(value, bool) or value is None:
        return True
    if isinstance(value, str):
        return bool(ADDRESS.fullmatch(value) or KEYS.fullmatch(value))
    return isinstance(value, int) and 0 <= value <= 13


@pytest.mark.parametrize("module", NAMES)
def test_a_law_holds_only_imports_and_functions(module: str) -> None:
    docstring, *rest = tree_of(module).body
    assert isinstance(docstring, ast.Expr)
    assert isinstance(docstring.value, ast.Constant)
    assert re.match(r"Laws? \d", str(docstring.value.value))
    assert all(isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef) for node in rest)


@pytest.mark.parametrize("module", NAMES)
def test_a_reading_only_reads_decides_and_orders(module: str) -> None:
    allowed = (*ALLOWED, *BEYOND.get(module, ()))
    for function in functions(module):
        strange = [ast.dump(node) for node in statements(function) if not isinstance(node, allowed)]
        assert not strange, f"{module}.{function.name}: {strange}"


@pytest.mark.parametrize("module", NAMES)
def test_a_loop_runs_over_a_call_and_only_where_it_must(module: str) -> None:
    for function in functions(module):
        for node in statements(function):
            if isinstance(node, ast.For):
                assert module in FOR_IN
                assert isinstance(node.iter, ast.Call)
                assert isinstance(node.target, ast.Name)
                assert not node.orelse


@pytest.mark.parametrize("module", NAMES)
def test_nothing_is_assigned_and_nothing_bound_by_a_pattern(module: str) -> None:
    for function in functions(module):
        for node in statements(function):
            assert not isinstance(node, ast.MatchAs) or node.name is None
            stored = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            assert not stored or module in FOR_IN


@pytest.mark.parametrize("module", NAMES)
def test_literals_are_addresses_small_numbers_yes_no_and_none(module: str) -> None:
    for function in functions(module):
        literals = [node.value for node in statements(function) if isinstance(node, ast.Constant)]
        assert [one for one in literals if not is_plain(one)] == [], f"{module}.{function.name}"


@pytest.mark.parametrize("module", NAMES)
def test_every_reading_yields(module: str) -> None:
    for function in functions(module):
        assert any(isinstance(node, ast.Yield | ast.YieldFrom) for node in statements(function))


@pytest.mark.parametrize("module", NAMES)
def test_every_reading_is_said_in_one_sentence(module: str) -> None:
    for function in functions(module):
        said = ast.get_docstring(function)
        assert said, function.name
        assert said.endswith("."), said
        assert not re.search(r"[.!?]\s", said), said


@pytest.mark.parametrize("module", NAMES)
def test_clauses_stand_in_the_books_order(module: str) -> None:
    order = [address for function in functions(module) if (address := address_of(function))]
    assert order == sorted(order, key=book_order)
    assert order, module


@pytest.mark.parametrize("module", NAMES)
def test_a_clause_stands_in_the_file_of_its_law(module: str) -> None:
    for function in functions(module):
        if address := address_of(function):
            assert str(book_order(address)[0]) == module.removeprefix("law_")


@pytest.mark.parametrize("module", NAMES)
def test_an_older_reading_stands_directly_below_the_newer_one(module: str) -> None:
    for above, below in pairwise(functions(module)):
        if older := older_of(below):
            assert older in (above.name, older_of(above))
            assert below.name.startswith(older)


def newest_address(edition: Edition, address: str) -> str:
    """The address that the newest edition gives to a clause of an older one."""
    for later in EDITIONS[EDITIONS.index(edition) :]:
        address = index.renumbered(later.value).get(address, address)
    return address


def stands_for(edition: Edition, address: str) -> frozenset[str]:
    """The encoded clauses (newest addresses) that the address of an edition covers."""
    named = {clause for clause in CLAUSES if address_in(edition, clause) == address}
    return frozenset(named | {newest_address(edition, address)})


def differs(edition: Edition, clause: str) -> bool:
    """Whether code says that a clause reads otherwise in ``edition`` than in the next one."""
    newer = EDITIONS[EDITIONS.index(edition) + 1]
    read = CLAUSES.get(clause)
    if read is not None and read.reading(edition) is not read.reading(newer):
        return True
    return any(
        one.clause == clause and one.values[edition] != one.values[newer] for one in PARAMETERS
    )


def changed_and_encoded() -> Iterator[tuple[Edition, str]]:
    """Every clause that the index says to have changed and to be code."""
    for edition in EDITIONS[:-1]:
        for address in sorted(index.changed(edition.value), key=book_order):
            if index.status(address, edition.value) is Status.ENCODED:
                yield edition, address


@pytest.mark.parametrize(("edition", "address"), list(changed_and_encoded()))
def test_a_clause_that_changed_has_an_older_reading_or_a_parameter(
    edition: Edition, address: str
) -> None:
    read = any(differs(edition, clause) for clause in stands_for(edition, address))
    assert read is not ((edition.value, address) in UNCHANGED_HERE)


def test_an_exception_names_a_clause_that_did_change() -> None:
    known = {(edition.value, address) for edition, address in changed_and_encoded()}
    assert set(UNCHANGED_HERE) <= known


def covers_a_change(edition: Edition, address: str) -> bool:
    """Whether the index has a change at an address or at one that lies directly under it."""
    return any(address in (one, parent(one)) for one in index.changed(edition.value))


@pytest.mark.parametrize("edition", EDITIONS[:-1])
def test_an_older_reading_is_of_a_clause_that_changed(edition: Edition) -> None:
    for clause in CLAUSES:
        if differs(edition, clause):
            here = address_in(edition, clause)
            absent_then = clause not in index.addresses(edition.value)
            assert absent_then or covers_a_change(edition, here), (clause, here)


def test_every_law_of_the_list_is_a_module() -> None:
    assert {f"law_{law.number}" for law in LAWS.values()} <= set(NAMES)
