"""Reads the decision table of Law 67 and looks a case up in it; knows no bridge.

The language of the table is told at the head of `law_67_branches.toml`.
"""

from __future__ import annotations

import operator
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

HERE = Path(__file__).parent
NUMBER = re.compile(r"(#?)(>=|<=|=)(\d+)")
COMPARE: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
}


class Row(NamedTuple):
    """A place in the book: the table's name and the number of the row, from 1."""

    table: str
    number: int


class RowText(TypedDict):
    """A row as it is written: every condition must hold."""

    when: dict[str, str | list[str]]
    then: object


class Column(TypedDict, total=False):
    """What a column is made of: one table's value, or the lists of several, joined."""

    value: str
    parts: list[str]
    unordered: bool
    once: bool


class Book(NamedTuple):
    """All the tables, the columns that they make and the facts that they may read."""

    columns: dict[str, Column]
    tables: dict[str, list[RowText]]
    facts: set[str]


class NoRowError(LookupError):
    """A table has no row for the case."""


@cache
def book() -> Book:
    """Every `law_67*.toml` beside this file as one book; a table stands in one file only."""
    found = Book({}, {}, set())
    for path in sorted(HERE.glob("law_67*.toml")):
        page = tomllib.loads(path.read_text(encoding="utf-8"))
        found.columns.update(cast("dict[str, Column]", page.get("columns", {})))
        found.facts.update(cast("list[str]", page.get("facts", [])))
        tables = cast("dict[str, list[RowText]]", page["table"])
        if twice := tables.keys() & found.tables.keys():
            raise ValueError(f"{path.name} repeats {sorted(twice)}")
        found.tables.update(tables)
    return found


def undefined_names() -> set[str]:
    """What the tables name that is neither a fact of card_count nor a table: slips of the pen."""
    text = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("law_67*.toml"))
    names = set(re.findall(r"\$(\w+)", text))
    for rows in book().tables.values():
        names |= {key.partition(".")[0] for row in rows for key in row["when"]}
    for column in book().columns.values():
        names |= {*column.get("parts", []), *([column["value"]] if "value" in column else [])}
    return names - book().tables.keys() - book().facts - {"edition", "name"}


def all_rows() -> set[Row]:
    """Every row of the book."""
    tables = book().tables
    return {Row(name, n) for name, rows in tables.items() for n in range(1, len(rows) + 1)}


def expected(edition: str, facts: Mapping[str, object]) -> dict[str, object]:
    """The ruling's columns for a case; a column without a row says so in a string."""
    return Reading(edition, facts).columns()


@dataclass
class Reading:
    """One case looked up; `used` gathers the rows that matched."""

    edition: str
    facts: Mapping[str, object]
    used: set[Row] = field(default_factory=set[Row])
    known: dict[str, object] = field(default_factory=dict[str, object])

    def columns(self) -> dict[str, object]:
        """Each column's value."""
        return {name: self.column(column) for name, column in book().columns.items()}

    def column(self, column: Column) -> object:
        """One column's value, or the name of the table that has no row for the case."""
        try:
            if "value" in column:
                return self.value(column["value"])
            listed = self.joined(column.get("parts", []))
            return unique(listed) if column.get("once", False) else listed
        except NoRowError as error:
            return str(error)

    def joined(self, names: list[str]) -> list[object]:
        """Several lists one after another."""
        return [item for name in names for item in items(self.value(name))]

    def value(self, name: str) -> object:
        """The value of a table, else of a fact; `name.key` looks into an object."""
        name, _, key = name.partition(".")
        if name not in self.known:
            self.known[name] = self.look_up(name)
        value = self.known[name]
        return cast("dict[str, object]", value)[key] if key else value

    def look_up(self, name: str) -> object:
        """The value of the first row that matches, of the edition, or of a fact."""
        if name == "edition":
            return self.edition
        if name not in book().tables:
            return plain(self.facts.get(name))
        for number, row in enumerate(book().tables[name], start=1):
            if all(fits(self.value(key), pattern) for key, pattern in row["when"].items()):
                self.used.add(Row(name, number))
                return self.fill(row["then"])
        raise NoRowError(f"no row in {name}")

    def fill(self, pattern: object) -> object:
        """A row's value with its names replaced by what they stand for."""
        if isinstance(pattern, str):
            return None if pattern == "null" else self.named(pattern)
        if isinstance(pattern, list):
            written = cast("list[object]", pattern)
            return [item for one in written for item in self.filled(one)]
        if isinstance(pattern, dict):
            return self.filled_object(cast("dict[str, object]", pattern))
        return pattern

    def named(self, text: str) -> object:
        """What a name stands for; any other text stands for itself."""
        return self.value(text[1:]) if text.startswith("$") else text

    def filled(self, pattern: object) -> list[object]:
        """The items that one item of a list comes to: one for each card where it says so."""
        if not (isinstance(pattern, dict) and "each" in pattern):
            return [self.fill(cast("object", pattern))]
        rest = dict(cast("dict[str, object]", pattern))
        cards = items(self.value(str(rest.pop("each"))))
        filled = cast("dict[str, object]", self.fill(rest))
        return [{"card": str(card).partition(":")[0], **filled} for card in cards]

    def filled_object(self, pattern: dict[str, object]) -> object:
        """An object with its values filled, lists joined, or a list of cards without one."""
        if "join" in pattern:
            return unique(self.joined(cast("list[str]", pattern["join"])))
        if "of" not in pattern:
            return {key: self.fill(value) for key, value in pattern.items()}
        left_out = self.value(str(pattern["without"])) if "without" in pattern else None
        cards = items(self.value(str(pattern["of"])))
        return [card for card in cards if str(card).partition(":")[0] != left_out]


def items(value: object) -> list[object]:
    """A list's items; nothing has none."""
    return cast("list[object]", value) if isinstance(value, list) else []


def unique(listed: list[object]) -> list[object]:
    """A list with each item at its first place only."""
    return [item for place, item in enumerate(listed) if item not in listed[:place]]


def plain(value: object) -> object:
    """A fact as conditions read it: yes and no for booleans, text for each card of a list.

    A fact that somebody called unknown is as good as absent.
    """
    if value == "unknown":
        return None
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return [card_text(card) for card in cast("list[object]", value)]
    return value


def card_text(card: object) -> str:
    """A card, with its kind behind a colon when it was reported."""
    if not isinstance(card, dict):
        return str(card)
    known = cast("dict[str, object]", card)
    return f"{known['card']}:{known['kind']}" if known.get("kind") else str(known["card"])


def fits(value: object, pattern: str | list[str]) -> bool:
    """Say whether a value fits a pattern, or one of several."""
    if isinstance(pattern, list):
        return any(fits(value, one) for one in pattern)
    if pattern in {"absent", "given"}:
        return (value is None) == (pattern == "absent")
    if comparison := NUMBER.fullmatch(pattern):
        return compares(value, *comparison.groups())
    if pattern.startswith("~"):
        return any(re.search(pattern[1:], str(card)) for card in items(value))
    return plain(value) == pattern


def compares(value: object, size: str, sign: str, number: str) -> bool:
    """Say whether a number, or a list's size, compares so; a number not known does not."""
    measure = len(items(value)) if size else value
    return isinstance(measure, int) and COMPARE[sign](measure, int(number))


def comparable(column: str, value: object) -> object:
    """A column's value with the order taken away where the order says nothing."""
    return sorted(items(value), key=sort_text) if is_unordered_list(column, value) else value


def is_unordered_list(column: str, value: object) -> bool:
    """Say whether this is a list in a column where the order says nothing."""
    return isinstance(value, list) and book().columns[column].get("unordered", False)


def sort_text(value: object) -> str:
    """A text by which two equal objects sort alike."""
    if isinstance(value, dict):
        return repr(sorted(cast("dict[str, object]", value).items()))
    return repr(value)
