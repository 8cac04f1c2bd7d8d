"""Reading a case from JSON data: a typed case, or every fault at once.

The outer shape is a pydantic model; each fact is read by its own domain.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from typing import Any, Final, TypeVar, cast

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from bot.echo import printable
from bot.faults import Fault, contradiction, out_of_domain, unknown_key, wrong_type
from bot.values import read_cards, read_value
from rules import Case, Edition, Table, contradictions
from rules.editions import NEWEST
from rules.profiles import edition_in_force
from rules.table import Card, Contract, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction

W = TypeVar("W", bound=StrEnum)

CLOSED = ConfigDict(extra="forbid", frozen=True, strict=True)
HALVES: Final = re.compile("[\ud800-\udfff]")
DEPTH: Final = 3
"""How many objects inside one another the model looks into: the case, its table, the hands."""
TYPES = {"string_type": "string", "dict_type": "object", "date_type": "date"}


class TableModel(BaseModel):
    """``table`` of a case: seats, contract and remaining cards as far as known."""

    model_config = CLOSED

    declarer: str | None = None
    offender: str | None = None
    contract: str | None = None
    hands: dict[str, Any] | None = None


class CaseModel(BaseModel):
    """A case as the JSON door takes it."""

    model_config = CLOSED

    irregularity: str
    edition: str | None = None
    jurisdiction: str = "WBF"
    as_of: str | None = None
    table: TableModel | None = None
    facts: dict[str, Any] = {}


class Reader:
    """Reads one case and gathers what is wrong with it."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def word(self, kind: type[W], raw: str, field: str) -> W | None:
        """A member of an enumeration."""
        if raw in tuple(kind):
            return kind(raw)
        self.faults.append(out_of_domain(field, tuple(kind)))
        return None

    def edition(self, model: CaseModel, jurisdiction: Jurisdiction | None) -> Edition:
        """The edition told, or the one in force on the day told, or the newest."""
        day = self._day(model.as_of)
        if model.edition is not None:
            return self.word(Edition, model.edition, "edition") or NEWEST
        if day is None:
            return NEWEST
        return edition_in_force(jurisdiction or Jurisdiction.WBF, day)

    def _day(self, raw: str | None) -> date | None:
        try:
            return None if raw is None else date.fromisoformat(raw)
        except ValueError:
            self.faults.append(out_of_domain("as_of", ("YYYY-MM-DD",)))
            return None

    def table(self, model: TableModel | None) -> Table:
        """The table, seat by seat."""
        if model is None:
            return Table()
        declarer, offender = model.declarer, model.offender
        return Table(
            None if declarer is None else self.word(Seat, declarer, "table.declarer"),
            None if offender is None else self.word(Seat, offender, "table.offender"),
            self._contract(model.contract),
            self._hands(model.hands or {}),
        )

    def _contract(self, raw: str | None) -> Contract | None:
        try:
            return None if raw is None else Contract.parse(raw)
        except ValueError:
            self.faults.append(out_of_domain("table.contract", ("4S", "3NT", "4SX", "1NTXX")))
            return None

    def _hands(self, raw: Mapping[str, Any]) -> dict[Seat, tuple[Card, ...]]:
        hands: dict[Seat, tuple[Card, ...]] = {}
        for key, cards in raw.items():
            if key not in tuple(Seat):
                self.faults.append(unknown_key(f"table.hands.{key}", tuple(Seat)))
                continue
            value, found = read_cards(cards, f"table.hands.{key}")
            self.faults.extend(found)
            if not found:
                hands[Seat(key)] = value
        return hands

    def facts(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """The facts, each by its domain."""
        answers: dict[str, Any] = {}
        for key, value in raw.items():
            if key not in VOCABULARY:
                self.faults.append(unknown_key(f"facts.{key}", VOCABULARY))
                continue
            read, found = read_value(VOCABULARY[key], value, f"facts.{key}")
            self.faults.extend(found)
            if not found:
                answers[key] = read
        return answers


def read_case(data: object) -> Case | tuple[Fault, ...]:
    """A case without faults, or all of its faults."""
    if not isinstance(data, dict):
        return (Fault("", "not_an_object"),)
    reader = Reader()
    model = _model(cast("dict[str, Any]", _whole(cast("object", data))), reader)
    jurisdiction = reader.word(Jurisdiction, model.jurisdiction, "jurisdiction")
    told = cast("dict[str, object]", data).get("irregularity")
    irregularity = None
    if isinstance(told, str):  # anything else has been named as a fault of the outer shape
        irregularity = reader.word(Irregularity, told, "irregularity")
    case = Case(
        irregularity or Irregularity.CARD_COUNT,
        reader.edition(model, jurisdiction),
        jurisdiction or Jurisdiction.WBF,
        reader.table(model.table),
        reader.facts(model.facts),
    )
    faults = (*reader.faults, *(contradiction(c.field, c.kind) for c in contradictions(case)))
    return faults or case


def _whole(data: object, depth: int = DEPTH) -> object:
    """The data without halves of signs, which JSON can escape and no model takes."""
    if isinstance(data, str):
        return data if data.isascii() else HALVES.sub(lambda one: printable(one[0]), data)
    if isinstance(data, dict) and depth:
        members = cast("dict[str, object]", data)
        return {_whole(key): _whole(value, depth - 1) for key, value in members.items()}
    return cast("object", data)


def _model(data: dict[str, Any], reader: Reader) -> CaseModel:
    """The outer shape; what is wrong with it is noted, and the rest is still read."""
    try:
        return CaseModel.model_validate(data)
    except ValidationError as error:
        bad = error.errors()
        reader.faults.extend(_fault(one) for one in bad)
        return CaseModel.model_validate({"irregularity": "", **_pruned(data, bad)})


def _fault(error: ErrorDetails) -> Fault:
    field = ".".join(str(part) for part in error["loc"])
    if error["type"] == "missing":
        return Fault("irregularity", "missing_irregularity")
    if error["type"] == "extra_forbidden":
        model = TableModel if field.startswith("table.") else CaseModel
        return unknown_key(field, model.model_fields)
    return wrong_type(field, TYPES.get(error["type"], "object"))


def _pruned(data: dict[str, Any], bad: list[ErrorDetails]) -> dict[str, Any]:
    """The data without the members that are wrong."""
    pruned: dict[str, Any] = {
        key: dict(cast("dict[str, Any]", value)) if key == "table" and isinstance(value, dict)
        else value
        for key, value in data.items()
    }  # fmt: skip
    for error in bad:
        place = pruned
        *path, last = (str(part) for part in error["loc"])
        for part in path:
            place = place.get(part, {})
        place.pop(last, None)
    return pruned
