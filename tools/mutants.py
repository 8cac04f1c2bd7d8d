"""Mutants: copies of a Law with one small slip in one function, clause by clause.

Written for code that consists of decorated generator functions, which ready-made tools
pass over. A slip is what a tired author does: the wrong way round, one too many, the
neighbour in a list, a line forgotten.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import cast

ROOT = Path(__file__).resolve().parents[1]
ADDRESS = re.compile(r"[1-9]\d?([A-F](\d(\([a-z]\))?)?)?")
EDITIONS = ("E1997", "E2007", "E2017")
OPPOSITE: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Lt: ast.LtE, ast.LtE: ast.Lt,
    ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip

Slip = tuple[str, ast.AST | list[ast.match_case]]
"""What kind of slip, and what stands there instead."""
Members = Mapping[str, Sequence[str]]
"""The members of every enum of the core, by the enum's name."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One slip: where it is, and the source of the whole module with it."""

    module: str
    """Dotted name of the module."""
    group: str
    """Address of the clause, or ``file.function`` for what no clause names."""
    kind: str
    source: str
    before: str
    after: str

    def diff(self) -> str:
        """The function before and after, as a unified diff of the lines that differ."""
        lines = difflib.unified_diff(
            self.before.splitlines(), self.after.splitlines(), lineterm="", n=1
        )
        return "\n".join(list(lines)[2:])


def sources(root: Path = ROOT) -> list[Path]:
    """The files that are mutated: the Laws and what is derived for them."""
    folders = (root / "rules" / "laws", root / "rules" / "derive")
    return [file for folder in folders for file in sorted(folder.glob("*.py"))]


def members(root: Path = ROOT) -> Members:
    """The members of every enum that the core declares, in their order."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "rules").rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any("Enum" in ast.unparse(b) for b in node.bases):
                assigned = [one for one in node.body if isinstance(one, ast.Assign)]
                found[node.name] = [ast.unparse(one.targets[0]) for one in assigned]
    return found


def clauses(root: Path = ROOT) -> list[str]:
    """The address of every clause that the Laws encode, in the order of the files."""
    found = dict.fromkeys(
        group
        for file in sources(root)
        for function in _functions(ast.parse(file.read_text(encoding="utf-8")))
        if ADDRESS.fullmatch(group := group_of(file, function, ""))
    )
    return list(found)


def mutants(file: Path, enums: Members, root: Path = ROOT) -> Iterator[Mutant]:
    """Every mutant of every function of one file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    module = ".".join(file.relative_to(root).with_suffix("").parts)
    names: dict[str, str] = {}
    for function in _functions(tree):
        group = group_of(file, function, names.get(_reading_of(function), ""))
        names[function.name] = group
        before, seen = ast.unparse(function), {ast.unparse(tree)}
        for kind in _slipped(function, enums):
            source = ast.unparse(tree)
            if source not in seen:
                seen.add(source)
                yield Mutant(module, group, kind, source, before, ast.unparse(function))


def in_turn(groups: Sequence[Sequence[Mutant]]) -> list[Mutant]:
    """One mutant of each group, then the second of each, and so on: a fair part when cut."""
    return [one for row in zip_longest(*groups) for one in row if one is not None]


def group_of(file: Path, function: ast.FunctionDef, known: str) -> str:
    """The clause that a function reads, else its file and name."""
    for decorator in function.decorator_list:
        call = ast.unparse(decorator)
        if isinstance(decorator, ast.Call) and call.startswith("clause("):
            return str(ast.literal_eval(decorator.args[0]))
    return known or f"{file.stem}.{function.name}"


def _reading_of(function: ast.FunctionDef) -> str:
    """The name of the clause of which this is an older reading, if it is one."""
    for decorator in function.decorator_list:
        name, _, rest = ast.unparse(decorator).partition(".until(")
        if rest:
            return name
    return ""


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in tree.body if isinstance(node, ast.FunctionDef))


def _slipped(function: ast.FunctionDef, enums: Members) -> Iterator[str]:
    """Make each slip in place, name its kind, and undo it."""
    for owner, field, index, node in list(_places(function)):
        for kind, instead in _slips(node, enums):
            _put(owner, field, index, instead)
            yield kind
            _put(owner, field, index, node)
    for match in [node for node in ast.walk(function) if isinstance(node, ast.Match)]:
        written = match.cases
        for swapped in _swapped(written):
            match.cases = swapped
            yield "swap branches"
            match.cases = written


def _places(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node of the body and of the decorators, with the place where it stands."""
    roots = [*function.body, *function.decorator_list]
    for root in (function, *(node for one in roots for node in ast.walk(one))):
        for field, value in ast.iter_fields(root):
            if root is function and field not in ("body", "decorator_list"):
                continue
            if isinstance(value, ast.AST):
                yield root, field, None, value
            elif isinstance(value, list):
                many = cast("list[object]", value)
                yield from (
                    (root, field, index, node)
                    for index, node in enumerate(many)
                    if isinstance(node, ast.AST)
                )


def _put(owner: ast.AST, field: str, index: int | None, node: object) -> None:
    if index is None:
        setattr(owner, field, node)
    else:
        getattr(owner, field)[index] = node


def _slips(node: ast.AST, enums: Members) -> Iterator[Slip]:
    """What a slip can make of one node."""
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            nothing = ast.Tuple([], ast.Load())
            yield "drop a yield", ast.Expr(ast.YieldFrom(nothing))
        case ast.If() | ast.IfExp():
            yield "negate", _with_test(node)
        case ast.Compare(left=left, ops=[op], comparators=right) if type(op) in OPPOSITE:
            yield "flip a comparison", ast.Compare(left, [OPPOSITE[type(op)]()], right)
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and/or", ast.BoolOp(other, values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "drop a not", operand
        case ast.Attribute(value=ast.Name(id=name), attr=member) if member in enums.get(name, ()):
            yield "another member", ast.Attribute(node.value, _next(member, enums[name]), node.ctx)
        case ast.Name(id=name) if name in EDITIONS:
            yield "another edition", ast.Name(_next(name, EDITIONS), node.ctx)
        case ast.Constant():
            yield from _constants(node.value)
        case _:
            pass


def _with_test(node: ast.If | ast.IfExp) -> ast.If | ast.IfExp:
    """The same choice under the opposite condition: yes and no change places."""
    test = ast.UnaryOp(ast.Not(), node.test)
    if isinstance(node, ast.If):
        return ast.If(test, node.body, node.orelse)
    return ast.IfExp(test, node.body, node.orelse)


def _constants(value: object) -> Iterator[Slip]:
    if isinstance(value, bool):
        yield "yes for no", ast.Constant(not value)
    elif isinstance(value, int):
        yield "one more", ast.Constant(value + 1)
        yield "one less", ast.Constant(value - 1)
    elif isinstance(value, str) and ADDRESS.fullmatch(value):
        yield "another clause", ast.Constant(f"{value}x")


def _swapped(cases: list[ast.match_case]) -> Iterator[list[ast.match_case]]:
    """The cases with the bodies of two neighbours exchanged."""
    for place in range(len(cases) - 1):
        one, two = cases[place : place + 2]
        swapped = list(cases)
        swapped[place] = ast.match_case(one.pattern, one.guard, two.body)
        swapped[place + 1] = ast.match_case(two.pattern, two.guard, one.body)
        yield swapped


def _next(name: str, names: Sequence[str]) -> str:
    return names[(names.index(name) + 1) % len(names)]
