"""Items put at addresses: only where every reading of the page that is possible agrees.

The clause index says which addresses an edition has; labels, their order and how far they stand
in say which of them an item can be. Where two readings remain, the item stays unplaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.lawbook.items import Item
from bot.lawbook.labels import ROMAN, Kind, Label

PARTS = re.compile(r"[A-H]|[1-9]|\([a-h]\)|\([ivx]+\)")
Placed = dict[int, str]
"""Which item (by its place) stands at which address."""


@dataclass(frozen=True, slots=True)
class _At:
    """Where a reading has come to: an address, and how many numbers of the section it has met."""

    place: int
    met: int


@dataclass(frozen=True, slots=True)
class _Address:
    """An address taken apart."""

    parts: tuple[str, ...]
    parent: bool

    @property
    def depth(self) -> int:
        return len(self.parts)


def placed(items: Sequence[Item], addresses: Sequence[str]) -> Placed:
    """The addresses of the items (the first of which is the Law itself)."""
    found = _agreed(items, addresses)
    if found is None:
        found = dict[int, str]()
        for stretch, own in _by_section(items, addresses):
            part = _agreed([items[0], *(items[n] for n in stretch)], own) or {}
            found |= {stretch[n - 1]: address for n, address in part.items() if n}
    return {0: addresses[0], **found}


def _by_section(
    items: Sequence[Item], addresses: Sequence[str]
) -> Iterator[tuple[list[int], list[str]]]:
    """Lettered sections one by one, where the page as a whole cannot be read."""
    stretches: dict[str, list[list[int]]] = {}
    letter = ""
    for n, item in enumerate(items[1:], 1):
        if item.label and item.label.kind is Kind.LETTER:
            letter = chr(ord("A") + item.label.place - 1)
            stretches.setdefault(letter, []).append([])
        if letter:
            stretches[letter][-1].append(n)
    order = [one for one in stretches if len(stretches[one]) == 1]
    if order == sorted(order):
        law = addresses[0]
        for one in order:
            own = [each for each in addresses if each.startswith(law + one)]
            yield stretches[one][0], [law, *own]


def _agreed(items: Sequence[Item], addresses: Sequence[str]) -> Placed | None:
    """Where all readings put the items alike: those without a gap, if there are any."""
    reader = _Reader(items, addresses)
    layers = reader.layers(complete=True) or reader.layers(complete=False)
    if layers is None:
        return None
    return {
        n: addresses[next(iter(layer))]
        for n, layer in enumerate(({at.place for at in one} for one in layers), 1)
        if len(layer) == 1
    }


class _Reader:
    """All readings of a page at once, as layers: item by item, where it can be."""

    def __init__(self, items: Sequence[Item], addresses: Sequence[str]) -> None:
        self.items = items[1:]
        law = addresses[0]
        taken = [tuple(PARTS.findall(one.removeprefix(law))) for one in addresses]
        above = {parts[:-1] for parts in taken}
        kinds = {item.label.kind for item in self.items if item.label}
        self.kept = bool(kinds & {Kind.SMALL, Kind.ROMAN})
        self.addresses = tuple(_Address(parts, parts in above) for parts in taken)

    def layers(self, *, complete: bool) -> list[set[_At]] | None:
        """For each item where it is in some reading to the end; None without any reading."""
        forward: list[Mapping[_At, set[_At]]] = []
        here: set[_At] = {_At(0, 0)}
        before: Item | None = None
        for item in self.items:
            layer: dict[_At, set[_At]] = {}
            for at in here:
                for after in self._steps(at, before, item, complete=complete):
                    layer.setdefault(after, set()).add(at)
            if not layer:
                return None
            forward.append(layer)
            here, before = set(layer), item
        if complete:
            here = {at for at in here if self._only_parents(at.place, len(self.addresses))}
        return _back(forward, here) if here and forward else None

    def _steps(self, at: _At, before: Item | None, item: Item, *, complete: bool) -> Iterator[_At]:
        here = self.addresses[at.place]
        for place in range(at.place + 1, len(self.addresses)):
            if complete and not self._only_parents(at.place, place):
                return
            there = self.addresses[place]
            met = at.met if there.parts[:1] == here.parts[:1] else 0
            numbered = there.depth == 2
            counted = self._counted(there, met, complete=complete)
            if _fits(item.label, there, counted) and _stands(before, here, item, there):
                yield _At(place, met + numbered)

    def _counted(self, there: _Address, met: int, *, complete: bool) -> range:
        """What a number may be if its list counts anew; empty where the page has kept its labels.

        Such lists leave out numbers without words. Where lines may be lost, some of those that
        were counted may be among them.
        """
        if self.kept:
            return range(0)
        if there.depth != 2:
            return range(1, 100)
        return range(met + 1, met + 2 if complete else int(there.parts[-1]))

    def _only_parents(self, start: int, end: int) -> bool:
        """Whether nothing need be between two places: no section, and nothing but parents."""
        return all(one.parent and one.depth > 1 for one in self.addresses[start + 1 : end])


def _back(forward: Sequence[Mapping[_At, set[_At]]], last: set[_At]) -> list[set[_At]]:
    """The layers without what leads nowhere."""
    layers = [last]
    for layer in reversed(forward[1:]):
        layers.append({at for after in layers[-1] for at in layer[after]})
    return layers[::-1]


def _fits(label: Label | None, there: _Address, counted: range) -> bool:
    """Whether a label can be that of an address; lists that lost their letters count anew."""
    if label is None:
        return False
    last = there.parts[-1]
    match label.kind, there.depth:
        case Kind.HEADING, 1:
            return True
        case (Kind.LETTER, 1) | (Kind.SMALL, 3) | (Kind.ROMAN, 4):
            return _place(last, there.depth) == label.place
        case Kind.NUMBER, 2:
            return label.place == int(last) or label.place in counted
        case Kind.NUMBER, (3 | 4):
            return label.place in counted and _place(last, there.depth) == label.place
        case _:
            return False


def _place(part: str, depth: int) -> int:
    """The place of a letter, or below the letters of a roman number, from 1."""
    sign = part.strip("()").lower()
    return ROMAN.index(sign) + 1 if depth == len("A1ai") else ord(sign) - ord("a") + 1


def _stands(before: Item | None, here: _Address, item: Item, there: _Address) -> bool:
    """Whether two numbers in a row stand in as far as their depths want it."""
    if before is None or before.indent is None or item.indent is None:
        return True
    if not all(one.label and one.label.kind is Kind.NUMBER for one in (before, item)):
        return True
    if before.indent == item.indent == 0:
        return True  # the page has lost how far they stood in
    deeper, further = there.depth - here.depth, item.indent - before.indent
    return (deeper > 0) == (further > 0) and (deeper < 0) == (further < 0)


def explicit(items: Sequence[Item], law: str) -> Placed:
    """The addresses that full labels give, for a Law that the index does not list.

    Everything from the first label on that comes twice, or stands under none, stays unplaced.
    """
    found: Placed = {0: law}
    chain: list[str] = []
    for n, item in enumerate(items[1:], 1):
        if item.label is None or item.label.kind is Kind.HEADING or item.depth > len(chain) + 1:
            break
        chain = [*chain[: item.depth - 1], _sign(item.label)]
        address = law + "".join(chain)
        if address in found.values():
            break
        found[n] = address
    return found if _rises(found, items) else {0: law}


def _sign(label: Label) -> str:
    match label.kind:
        case Kind.NUMBER:
            return str(label.place)
        case Kind.LETTER:
            return chr(ord("A") + label.place - 1)
        case Kind.SMALL:
            return f"({chr(ord('a') + label.place - 1)})"
        case _:
            return f"({ROMAN[label.place - 1]})"


def _rises(found: Placed, items: Sequence[Item]) -> bool:
    """Whether the letters of the sections come in their order."""
    letters = [items[n].label for n in found if n and items[n].depth == 1]
    places = [label.place for label in letters if label]
    return all(one < two for one, two in pairwise(places))
