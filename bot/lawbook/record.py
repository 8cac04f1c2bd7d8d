"""What the library remembers of a Law beside its text: where it is from, and every fingerprint."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.lawbook.clauses import Clause, fingerprint
from bot.lawbook.faults import BookError


@dataclass(frozen=True, slots=True)
class Kept:
    """A clause as it was imported or accepted; ``imported`` is what it was before a correction."""

    clause: Clause
    sha256: str
    imported: Clause | None = None

    @classmethod
    def of(cls, clause: Clause, imported: Clause | None = None) -> Kept:
        """The clause with its fingerprint."""
        return cls(clause, fingerprint(clause.text), imported)


@dataclass(frozen=True, slots=True)
class Origin:
    """The document that a Law is from."""

    file: str
    sha256: str
    title: str = ""
    publisher: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is remembered of one Law of one edition and language."""

    law: int
    edition: str
    language: str
    origin: Origin
    clauses: Mapping[str, Kept] = field(default_factory=dict[str, Kept])

    def accepting(self, clause: Clause) -> Record:
        """The record with a correction in place of what was imported."""
        old = self.clauses.get(clause.address)
        imported = (old.imported or old.clause) if old else None
        return replace(self, clauses={**self.clauses, clause.address: Kept.of(clause, imported)})

    def without(self, address: str) -> Record:
        """The record without a clause that stood there wrongly."""
        return replace(self, clauses={one: k for one, k in self.clauses.items() if one != address})


def written(record: Record) -> str:
    """The record as its file has it."""
    data = {
        "law": record.law,
        "edition": record.edition,
        "language": record.language,
        "source": asdict(record.origin),
        "clauses": {address: _kept(kept) for address, kept in record.clauses.items()},
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _kept(kept: Kept) -> dict[str, Any]:
    data: dict[str, Any] = {"sha256": kept.sha256, **_words(kept.clause)}
    return data if kept.imported is None else {**data, "imported": _words(kept.imported)}


def _words(clause: Clause) -> dict[str, Any]:
    return {"heading": clause.heading, "text": clause.text, "footnotes": list(clause.footnotes)}


def read(text: str) -> Record:
    """A record from its file.

    :raises BookError: when it is not as we have written it.
    """
    try:
        data: Any = json.loads(text)
        origin = {key: str(value) for key, value in data["source"].items()}
        clauses = {str(address): _kept_of(address, one) for address, one in data["clauses"].items()}
        return Record(
            int(data["law"]), str(data["edition"]), str(data["language"]), Origin(**origin), clauses
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BookError("record") from None


def _kept_of(address: str, data: Any) -> Kept:
    imported = _clause(address, data["imported"]) if "imported" in data else None
    return Kept(_clause(address, data), str(data["sha256"]), imported)


def _clause(address: str, data: Any) -> Clause:
    heading = data["heading"]
    notes = tuple(str(one) for one in data["footnotes"])
    return Clause(address, None if heading is None else str(heading), str(data["text"]), notes)
