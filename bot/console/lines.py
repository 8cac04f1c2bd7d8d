"""What a screen of the terminal is made of: lines, each with its part in the whole."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class Part(Enum):
    """The part that a line plays; colour and indentation follow from it, never the meaning."""

    TITLE = auto()
    HEAD = auto()
    TEXT = auto()
    ITEM = auto()
    SAY = auto()
    SOURCE = auto()
    HINT = auto()
    FAULT = auto()


class Line(NamedTuple):
    """One paragraph; it says by its words alone what it is."""

    part: Part
    text: str


Lines = tuple[Line, ...]


def section(head: str, texts: tuple[str, ...], part: Part = Part.ITEM) -> Lines:
    """A heading with its lines; nothing at all where there are none."""
    return (Line(Part.HEAD, head), *(Line(part, text) for text in texts)) if texts else ()


def numbered(texts: tuple[str, ...], first: int = 1) -> tuple[str, ...]:
    """The texts as a numbered list."""
    return tuple(f"{number}. {text}" for number, text in enumerate(texts, first))
