"""The lines of a Law as items: one for each label, with title line, words and what follows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.lawbook.labels import DEPTHS, Kind, Label, split
from bot.lawbook.laws import RawLaw
from bot.lawbook.lines import Line
from bot.lawbook.titles import title_like


@dataclass
class Item:
    """What stands under one label; the Law itself has none.

    ``more`` are paragraphs below it that bear no label: whose they are shows only when the
    addresses are known. ``indent`` is None for a second label on the same line.
    """

    label: Label | None
    indent: int | None = None
    heading: str | None = None
    text: str = ""
    more: list[Line] = field(default_factory=list[Line])
    below: bool = False
    """Whether the words stand below the label, in a line of their own."""

    @property
    def depth(self) -> int:
        """How deep the label stands by its kind; the Law is 0, a heading a section."""
        if self.label is None:
            return 0
        return 1 if self.label.kind is Kind.HEADING else DEPTHS[self.label.kind]


@dataclass(frozen=True)
class Items:
    """A Law as items, the Law itself first, and its footnotes: mark and words."""

    items: tuple[Item, ...]
    notes: tuple[tuple[int, str], ...]
    lettered: bool
    """Whether the sections have kept their letters."""


def items_of(law: RawLaw, *, sections: bool) -> Items:
    """The items of a Law; ``sections`` is whether it has any, with letters or without."""
    body = [line for line in law.lines if not line.text.startswith("*")]
    notes = tuple(_note(line.text) for line in law.lines if line.text.startswith("*"))
    lettered = not sections or any(_is_letter(line.text) for line in body)
    items = [Item(None, heading=law.title or None)]
    for place, line in enumerate(body):
        labels, rest = split(line.text)
        last = place + 1 == len(body)
        if labels:
            items += _labelled(labels, rest, line.indent)
        elif not lettered and not last and title_like(line.text):
            items.append(Item(Label(Kind.HEADING, 0), line.indent, heading=line.text))
        else:
            _unlabelled(items[-1], line)
    _settle_titles(items)
    return Items(tuple(items), notes, lettered)


def _note(text: str) -> tuple[int, str]:
    words = text.lstrip("*")
    return len(text) - len(words), words.strip()


def _is_letter(text: str) -> bool:
    labels, _ = split(text)
    return bool(labels) and labels[0].kind is Kind.LETTER


def _labelled(labels: Iterable[Label], rest: str, indent: int) -> list[Item]:
    made = [Item(label) for label in labels]
    made[0].indent = indent
    made[-1].text = rest
    return made


def _unlabelled(item: Item, line: Line) -> None:
    """A paragraph without a label: the words under a title line, or something more."""
    if item.text and not item.heading and not item.more and _can_title(item):
        item.heading, item.text, item.below = item.text, line.text, True
    elif not item.text and not item.more:
        item.text, item.below = line.text, True
    else:
        item.more.append(line)


def _can_title(item: Item) -> bool:
    return item.label is not None and title_like(item.text)


def _settle_titles(items: list[Item]) -> None:
    """A title line with nothing below it is still one: of a section, or as its neighbours have."""
    titled = {item.label.kind for item in items if item.label and item.heading}
    for item in items:
        bare = item.text and not item.heading and _can_title(item)
        if bare and item.label and (item.depth == 1 or item.label.kind in titled):
            item.heading, item.text = item.text, ""
