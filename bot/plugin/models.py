"""What Discord shows, as plain data: screens of text and controls, and the form for cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, which may be empty, and whole sentences, a line each."""

    head: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The section as Discord is sent it."""
        return "\n".join((f"### {self.head}", *self.lines) if self.head else self.lines)


@dataclass(frozen=True, slots=True)
class Button:
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


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: a title, text and rows of controls."""

    title: str
    sections: tuple[Section, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one field, for cards."""

    title: str
    label: str
    description: str
    custom_id: str


Reply = Screen | Form
