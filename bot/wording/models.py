"""What the doors show: ready words, in the order in which they are read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.wording.ruling import RulingText

Lines = tuple[str, ...]
Answers = tuple[tuple[Any, str], ...]
"""Values as the JSON door writes them, each with its label."""


@dataclass(frozen=True, slots=True)
class ChoiceText:
    """A choice that a player has: who chooses, what is said, what is offered.

    ``options`` are pairs of code and label; ``fact`` is where the answer is sent back.
    """

    head: str
    text: str
    say: str
    options: tuple[tuple[str, str], ...]
    fact: str


@dataclass(frozen=True, slots=True)
class ViewText:
    """One reading of a disputed point, with its source."""

    branch: str
    view: str
    text: str
    laws: str
    source: str


@dataclass(frozen=True, slots=True)
class Quote:
    """The text of one clause; ``official`` is false for our own digest of it."""

    citation: str
    edition: str
    language: str
    official: bool
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class BranchText:
    """Where an unknown fact can lead: the answer, and what follows from it."""

    head: str
    text: RulingText | QuestionText


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A question in words; ``answers`` is empty where cards or counts are to be entered."""

    fact: str
    title: str
    label: str
    question: str
    why: str
    laws: str
    how: str
    answers: Answers
    left: str
    so_far: Lines
    say: Lines
    meanwhile: str = ""
    branches_intro: str = ""
    branches: tuple[BranchText, ...] = field(default_factory=tuple)
    more: str = ""
    """Said after the branches where further ones were left out."""
