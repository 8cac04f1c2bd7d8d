"""What a ruling orders, thing by thing, as short labels."""

from __future__ import annotations

from collections.abc import Iterable

from bot.wording.cast import PERSONS
from bot.wording.choices import choice_id
from bot.wording.clauses import kebab, references
from bot.wording.context import Table
from bot.wording.words import Words
from rules.effects import Action, Option
from rules.ruling import OpenChoice
from rules.sheet import Item

SAID_ONCE = Action.STOP_PLAY


def item_labels(listed: Iterable[Item], table: Table) -> str:
    """Items as labels in their order; that play stops first goes without saying."""
    labels = [item_label(one, table) for one in listed if one.code is not SAID_ONCE]
    return "; ".join(labels) or table.words.text("sheet-nothing")


def item_label(item: Item, table: Table) -> str:
    """One thing ordered, as a label."""
    words, code = table.words, item.code
    match item.kind:
        case "law":
            return words.text("sheet-law", {"laws": references(words, (code,))})
        case "choice":
            return _choice(code, table)
        case "penalty":
            owner, kind = code
            label = words.text(f"penalty-{kind or 'unknown'}.label")
            return words.text(
                "sheet-penalty", {"label": label, "owner": words.text(PERSONS[owner])}
            )
        case "tricks":
            return _tricks(*code, words=words)
        case "views":
            return words.text("sheet-views")
        case "onward":
            return words.text("sheet-onward", {"laws": references(words, (code,))})
        case _:
            prefix = {"information": "info", "level": "adjusted"}.get(item.kind, item.kind)
            return words.text(f"{prefix}-{kebab(code)}.label", table.context)


def _choice(choice: OpenChoice, table: Table) -> str:
    options = [_option(one, table) for one in choice.options]
    told = {
        "label": table.words.text(f"{choice_id(choice)}.label", table.context),
        "options": table.words.join(options, "or"),
    }
    return table.words.text("sheet-choice", told)


def _option(option: Option, table: Table) -> str:
    return table.words.text(f"choice-{kebab(option)}", table.context)


def _tricks(number: int | None, at_most: int, citation: str, *, words: Words) -> str:
    law = references(words, (citation,))
    if number is None:
        return words.text("sheet-tricks-open", {"tricks": at_most, "law": law})
    message = "sheet-tricks" if number else "sheet-tricks-none"
    return words.text(message, {"tricks": number, "law": law})
