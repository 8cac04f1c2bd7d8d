"""Fluent text cut into entries, and one entry parsed: the part of reading that knows the syntax.

A file is cut by its line beginnings alone, which takes a millisecond; parsing is some hundred
times dearer and is left until an entry is wanted.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class CatalogueError(ValueError):
    """Words that cannot be given: where (file and line, 0 if nowhere in particular) and what."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}" if line else f"{file}: {what}")
        self.file = file
        self.line = line
        self.what = what


class Slice(NamedTuple):
    """The text of one entry, with its place; a term keeps its hyphen in the name."""

    name: str
    file: str
    line: int
    text: str


class Uses(NamedTuple):
    """What a pattern refers to: variables, and entries as ``name``, ``name.attr`` or ``-term``."""

    variables: frozenset[str]
    references: frozenset[str]


class Entry(NamedTuple):
    """A parsed entry: its node, and the uses of each part (``""`` is the value)."""

    node: ast.Message | ast.Term
    parts: dict[str, Uses]


def cut(file: str, text: str) -> Iterator[Slice]:
    """Cut a file into its entries.

    :raises CatalogueError: when something other than comments stands before the first entry.
    """
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    _only_comments(file, text[: heads[0].start()] if heads else text)
    line, counted = 1, 0
    for head, end in zip(heads, ends, strict=True):
        line += text.count("\n", counted, head.start())
        counted = head.start()
        yield Slice(head[1], file, line, text[head.start() : end])


def parse(piece: Slice) -> Entry:
    """Parse one entry.

    :raises CatalogueError: when it holds junk or gives an attribute twice.
    """
    nodes = FluentParser().parse(piece.text).body
    for node in nodes:
        if isinstance(node, ast.Junk):
            raise _junk(piece, node)
    (node,) = (node for node in nodes if isinstance(node, ast.Message | ast.Term))
    parts = {"": _uses(node.value)} if node.value is not None else {}
    for attribute in node.attributes:
        name = attribute.id.name
        if name in parts:
            raise CatalogueError(piece.file, piece.line, f"{piece.name}.{name} is given twice")
        parts[name] = _uses(attribute.value)
    return Entry(node, parts)


def _only_comments(file: str, text: str) -> None:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            raise CatalogueError(file, number, f"junk: {line.strip()!r}")


def _junk(piece: Slice, node: ast.Junk) -> CatalogueError:
    """The parser's first complaint about the junk, with its line in the file."""
    for note in node.annotations:
        at = note.span.start if note.span else 0
        line = piece.line + piece.text.count("\n", 0, at)
        return CatalogueError(piece.file, line, f"junk in {piece.name}: {note.message}")
    return CatalogueError(piece.file, piece.line, f"junk in {piece.name}")


class _Collector(Visitor):
    """Notes what a pattern refers to. A term's own arguments are literals and none of ours."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def _uses(pattern: ast.Pattern) -> Uses:
    collector = _Collector()
    collector.visit(pattern)
    return Uses(frozenset(collector.variables), frozenset(collector.references))
