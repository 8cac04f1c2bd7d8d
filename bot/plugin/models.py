"""What Discord shows, as plain data: screens of text and controls, and the form for cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.lazy import lazy
from bot.ops import jsons
from bot.plugin.components import Component, components_of, form_of
from locales import Language
from rules import Case


class Section(NamedTuple):
    """A heading, which may be empty, and whole sentences, a line each."""

    head: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The section as Discord is sent it."""
        return "\n".join((f"### {self.head}", *self.lines) if self.head else self.lines)


class Button(NamedTuple):
    """A button; all that a press means stands in ``custom_id``."""

    label: str
    custom_id: str
    primary: bool = False
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to choose one thing from; ``options`` are pairs of value and label."""

    placeholder: str
    custom_id: str
    options: tuple[tuple[str, str], ...]


Row = tuple[Button, ...] | Menu
"""Buttons beside each other, or a list."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A case that no id can hold, as text, and how it is shown."""

    case: str
    language: Language
    page: int
    playing: bool


@dataclass(frozen=True)
class Screen:
    """A whole message: a title, text and rows of controls.

    ``kept``: a case for the store; the line with its short id is still to come.
    """

    title: str
    sections: tuple[Section, ...]
    rows: tuple[Row, ...]
    kept: Kept | None = None
    ruled: Case | None = None
    """The case whose ruling this is; None for a screen of anything else."""

    @property
    def components(self) -> list[Component]:
        """The screen as Discord is sent it."""
        return components_of(self)

    @lazy
    def written(self) -> bytes:
        """The components as JSON."""
        return jsons.write(self.components)

    def framed(self, begins: bytes, ends: bytes) -> bytes:
        """The components as JSON within a whole answer: all that is kept where it is remembered."""
        if begins not in self._framed:
            self._framed[begins] = b"%b%b%b" % (begins, self.written, ends)
            vars(self).pop("written", None)
        return self._framed[begins]

    @lazy
    def _framed(self) -> dict[bytes, bytes]:
        return {}


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one field, for cards."""

    title: str
    label: str
    description: str
    custom_id: str

    @property
    def written(self) -> bytes:
        """The form as JSON."""
        return jsons.write(form_of(self))


@dataclass(frozen=True, slots=True)
class Post:
    """Something for the whole channel; ``told`` is what its sender sees meanwhile.

    ``refused`` gives the private screen for a reason why the channel did not get it.
    """

    public: Screen
    told: Screen
    refused: Callable[[str], Screen]


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A published ruling is taken back; what stands there instead says by whom."""

    by_publisher: Screen
    by_moderator: Screen


@dataclass(frozen=True, slots=True)
class Attached:
    """A file in a private message of its own, with a sentence about it."""

    text: str
    name: str
    content: bytes


Reply = Screen | Form | Post | Withdrawal | Attached
