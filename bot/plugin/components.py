"""Screens and forms as the components that Discord is sent: plain data, made in one pass.

The library's own item classes would be built, checked and taken apart again for every reply,
though nothing of them is kept: every press is answered from its ticket.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bot.plugin.models import Button, Form, Menu, Row, Screen

ACTION_ROW: Final = 1
BUTTON: Final = 2
TEXT_SELECT: Final = 3
TEXT_INPUT: Final = 4
TEXT_DISPLAY: Final = 10
CONTAINER: Final = 17
LABEL: Final = 18
PRIMARY: Final = 1
SECONDARY: Final = 2
ONE_LINE: Final = 1
FIELD: Final = "cards"
"""The custom id of the one field of a form."""
MOST_TYPED: Final = 200

Component = dict[str, Any]


def components_of(screen: Screen) -> list[Component]:
    """One container with the title, the text and the controls; Discord takes no empty text."""
    inside = [
        {"type": TEXT_DISPLAY, "content": f"## {screen.title}"},
        *[{"type": TEXT_DISPLAY, "content": text} for one in screen.sections if (text := one.text)],
        *[_row(one) for one in screen.rows if one],
    ]
    return [{"type": CONTAINER, "components": inside}]


def _row(row: Row) -> Component:
    inside = _buttons(row) if isinstance(row, tuple) else [_select(row)]
    return {"type": ACTION_ROW, "components": inside}


def _buttons(row: Iterable[Button]) -> list[Component]:
    return [
        {
            "type": BUTTON,
            "style": PRIMARY if primary else SECONDARY,
            "label": label,
            "custom_id": custom_id,
            "disabled": disabled,
        }
        for label, custom_id, primary, disabled in row
    ]


def _select(menu: Menu) -> Component:
    return {
        "type": TEXT_SELECT,
        "custom_id": menu.custom_id,
        "placeholder": menu.placeholder,
        "options": [{"label": label, "value": value} for value, label in menu.options],
    }


def form_of(form: Form) -> Component:
    """A form with its one field."""
    field: Component = {
        "type": TEXT_INPUT, "custom_id": FIELD, "style": ONE_LINE, "label": None,
        "required": True, "max_length": MOST_TYPED,
    }  # fmt: skip
    label: Component = {
        "type": LABEL, "label": form.label, "description": form.description, "component": field,
    }  # fmt: skip
    return {"title": form.title, "custom_id": form.custom_id, "components": [label]}
