"""What Discord shows, as plain data: screens of text and controls, and the form for cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

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


PARTS: Final = ("title", "sections", "rows")
"""Of a screen: what is seen of it."""


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

    @classmethod
    def filled(cls, written: bytes, ruled: Case, whole: Callable[[], Screen]) -> Screen:
        """A screen of which it is known how it is written; the rest is made if anybody reads it."""
        made = cls.__new__(cls)
        vars(made).update(written=written, ruled=ruled, whole=whole)
        return made

    def __getattr__(self, name: str) -> Any:
        """What was not made yet."""
        whole = vars(self).get("whole")
        if whole is None or name not in PARTS:
            raise AttributeError(name)
        made = whole()
        vars(self).update({one: getattr(made, one) for one in PARTS})
        return vars(self)[name]

    @property
    def components(self) -> list[Component]:
        """The screen as Discord is sent it."""
        if "title" not in vars(self) and "written" in vars(self):
            return cast("list[Component]", jsons.read(self.written))
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
