"""What was found in a Law: its clauses, and all that is missing or has no place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.lawbook.clauses import NOTE, Clause, marks
from bot.lawbook.items import Item, Items, items_of
from bot.lawbook.laws import RawLaw
from bot.lawbook.lines import TOP, Line
from bot.lawbook.placing import Placed, explicit, placed
from rules.index import ONLY_IN_PART, addresses
from rules.index.entry import book_order, law_of, parent


@dataclass
class Found:
    """One Law as it was read."""

    law: int
    clauses: dict[str, Clause] = field(default_factory=dict[str, Clause])
    missing: tuple[str, ...] = ()
    """Addresses that the edition has and the document does not."""
    wordless: tuple[str, ...] = ()
    """Clauses of which only the sub-clauses were found, or only the title line."""
    unplaced: list[str] = field(default_factory=list[str])
    """Words of the document that belong to no clause for certain."""
    checked: bool = True
    """Whether the index lists this Law in full."""


def listed(law: int, edition: str) -> tuple[str, ...]:
    """The addresses of a Law in the index, without its footnote."""
    return tuple(one for one in addresses(edition) if law_of(one) == law and not one.endswith(NOTE))


def found_in(law: RawLaw, edition: str) -> Found:
    """The clauses of a Law in an edition, as far as they can be placed."""
    index = listed(law.number, edition)
    checked = bool(index) and law.number not in ONLY_IN_PART
    read = items_of(law, sections=len(index) > 1 and checked)
    where = placed(read.items, index) if checked else explicit(read.items, str(law.number))
    made = _Maker(Found(law.number, checked=checked), read, where, index)
    made.make(told=law.told or read.lettered)
    note = f"{law.number}{NOTE}"
    if note in addresses(edition) and note not in made.found.clauses:
        made.found.missing = (*made.found.missing, note)
    return made.found


class _Maker:
    """Puts the words of the items under their addresses."""

    def __init__(self, found: Found, read: Items, where: Placed, index: Sequence[str]) -> None:
        self.found = found
        self.read = read
        self.where = where
        self.index = index
        self.loose: list[str] = []
        self.gone: frozenset[str] = frozenset()

    def make(self, *, told: bool) -> None:
        """Fill ``found``; ``told`` is whether the Law's title is known to be one."""
        self._missing()
        for n, item in enumerate(self.read.items):
            if n not in self.where:
                self._unplaced(item)
            elif n == 0 and not self._whole_after(0):
                self._law_itself(item, told=told)
            else:
                self._clause(n, item)
        self._parents()
        self._notes()
        self.found.clauses = dict(
            sorted(self.found.clauses.items(), key=lambda one: book_order(one[0]))
        )

    def _missing(self) -> None:
        taken = set(self.where.values())
        held = {one for address in taken for one in _above(address)}
        self.found.missing = tuple(one for one in self.index if one not in taken | held)
        silent = {
            address
            for n, address in self.where.items()
            if n and not self.read.items[n].text
            and not (self.read.items[n].heading and address in held)
        }  # fmt: skip
        self.found.wordless = tuple(sorted(silent | (held - taken), key=book_order))
        titled = any(item.depth > 1 and item.heading for item in self.read.items)
        sections = {one for one in held - taken if one[-1].isupper()}
        unseen = held - taken if titled else sections
        self.gone = frozenset(self.found.missing) | unseen

    def _whole_after(self, n: int) -> bool:
        """Whether nothing is missing between an item and the one after it."""
        following = n + 1
        if following not in self.where:
            last = following == len(self.read.items)
            return last and not self._between(self.where[n], None)
        return not self._between(self.where[n], self.where[following])

    def _between(self, start: str, end: str | None) -> bool:
        """Whether an address of the index lies between two that were found."""
        order = book_order(start), book_order(end) if end else (1000, "")
        return any(order[0] < book_order(one) < order[1] for one in self.gone)

    def _law_itself(self, item: Item, *, told: bool) -> None:
        """The Law's own words may be those of the clause that is missing behind them."""
        heading = item.heading if told else None
        self.found.clauses[self.where[0]] = Clause(self.where[0], heading, "")
        words = (item.text, *(line.text for line in item.more))
        self.found.unplaced += [*(() if told else (item.heading or "",)), *words]
        self.found.unplaced[:] = filter(None, self.found.unplaced)

    def _clause(self, n: int, item: Item) -> None:
        text = item.text
        if item.below and not self._whole_after(n):
            self.found.unplaced.append(text)  # it may be the words of the clause that is missing
            text = ""
        for line in item.more:
            match self._owner(n, item, line):
                case "clause":
                    text = f"{text}\n{line.text}" if text else line.text
                case "law":
                    self.loose.append(line.text)
                case _:
                    self.found.unplaced.append(line.text)
        address = self.where[n]
        self.found.clauses[address] = Clause(address, item.heading, text)

    def _owner(self, n: int, item: Item, line: Line) -> str:
        """Whose a paragraph without a label is: the clause's above it, the Law's, or nobody's."""
        if not self._whole_after(n):
            return ""
        items = self.read.items
        if n + 1 == len(items):
            if line.gap == TOP:
                return ""
            gaps = [line.gap for line in item.more]
            apart = item.depth > 1 or (line.gap > 1 and line.gap == max(gaps))
            stands_in = item.indent and line.indent >= item.indent
            return "law" if apart and not stands_in else "clause"
        if item.depth < 2 or items[n + 1].depth >= item.depth:
            return "clause"
        return "clause" if item.indent and line.indent >= item.indent else ""

    def _unplaced(self, item: Item) -> None:
        words = (item.heading or "", item.text, *(line.text for line in item.more))
        self.found.unplaced += [one for one in words if one]

    def _parents(self) -> None:
        """Clauses that only hold others have no words of their own."""
        for address in self.found.wordless:
            self.found.clauses.setdefault(address, Clause(address, None, ""))

    def _notes(self) -> None:
        law = str(self.found.law)
        by_mark: dict[int, list[str]] = {}
        for mark, text in self.read.notes:
            by_mark.setdefault(mark, []).append(text)
        for mark, texts in by_mark.items():
            if mark == 1 and len(texts) == 1:
                self.found.clauses[f"{law}{NOTE}"] = Clause(f"{law}{NOTE}", None, texts[0])
            else:
                self._marked(mark, texts)
        head = self.found.clauses[law]
        self.found.clauses[law] = replace(head, footnotes=(*head.footnotes, *self.loose))

    def _marked(self, mark: int, texts: Sequence[str]) -> None:
        """Several footnotes: each to the clause that bears its mark, in their order."""
        bearers = [one for one in self.found.clauses.values() if mark in marks(one.text)]
        if len(bearers) != len(texts):
            self.found.unplaced += texts
            return
        for bearer, text in zip(bearers, texts, strict=True):
            noted = replace(bearer, footnotes=(*bearer.footnotes, text))
            self.found.clauses[bearer.address] = noted


def _above(address: str) -> Iterator[str]:
    while (higher := parent(address)) is not None:
        yield higher
        address = higher
