"""The screens of ``/log``: what was ruled on a server, as a file, and deleting all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.case_id import id_of
from bot.plugin.controls import Controls, Do
from bot.plugin.models import Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.store import Entry, Forgotten
from bot.ticket import Forged, Outdated, TooLong, case_of
from bot.wording import Words
from bot.wording.clauses import kebab

LOGGING: Final = frozenset({Do.LOG, Do.EXPORT, Do.ERASE, Do.ERASED})
FORMS: Final = ("csv", "json")
"""Their places in arguments."""
PARTS: Final = ("log", "everything")
"""What can be deleted; their places in arguments."""
ON_A_PAGE: Final = 10
MOST_PAGES: Final = 20
"""Older entries are in the files."""


def part_of(argument: int, parts: Sequence[str]) -> str:
    """The part that an argument names.

    :raises Forged: when it names none.
    """
    if argument >= len(parts):
        raise Forged(str(argument))
    return parts[argument]


def log_screen(
    controls: Controls, entries: Sequence[Entry], count: int, page: int, *, opted_in: bool
) -> Screen:
    """A page of the log, newest first, with the ways to export and to delete it."""
    text = controls.words.text
    lines = bulleted(_line(controls.words, one) for one in entries)
    intro = (
        text("log-on" if opted_in else "log-off"), text("log-count", {"count": count}),
    )  # fmt: skip
    last = min((count - 1) // ON_A_PAGE, MOST_PAGES - 1) if count else 0
    turning = controls.turning(Do.LOG, page, last)
    files: Row = tuple(
        controls.button(text(f"log-{form}"), Do.EXPORT, place) for place, form in enumerate(FORMS)
    )
    erasing: Row = tuple(
        controls.button(text(f"log-erase-{part}"), Do.ERASE, place)
        for place, part in enumerate(PARTS)
    )
    rows = (files, erasing) if count else (erasing[1:],)
    languages = (*controls.languages(Do.LOG, page), *turning)
    return Screen(
        text("log"), (Section("", intro), Section("", lines)), (*rows, languages)
    )  # fmt: skip


def _line(words: Words, entry: Entry) -> str:
    """An entry: when, where, what; the id opens the case."""
    when = f"<t:{int(entry.at.timestamp())}:f>"
    given = {"time": when, "channel": f"<#{entry.channel}>", "what": _what(words, entry)}
    return words.text("log-line", given)


def _what(words: Words, entry: Entry) -> str:
    try:
        case = case_of(entry.case)
        label = words.text(f"answer-irregularity-{kebab(case.irregularity)}")
        told = {"irregularityLabel": label, "edition": case.edition.value}
        title = words.text("ruling-title", told)
        return words.text("log-case", {"title": title, "id": f"`{id_of(case)}`"})
    except TooLong:
        return words.text("log-long-case")
    except (Forged, Outdated):
        return words.text("log-old-case")


def erase_screen(controls: Controls, part: str) -> Screen:
    """Whether it is really to be deleted."""
    text = controls.words.text
    row: Row = (
        controls.button(text("settings-delete"), Do.ERASED, PARTS.index(part)),
        controls.button(text("settings-keep"), Do.LOG, primary=True),
    )
    asked = Section("", (text(f"log-erase-{part}-ask"),))
    return Screen(text(f"log-erase-{part}"), (asked,), (row,))


def erased_screen(controls: Controls, gone: Forgotten) -> Screen:
    """How much was deleted."""
    text = controls.words.text
    told = {"settings": gone.settings, "entries": gone.entries}
    back: Row = (controls.button(text("log"), Do.LOG, primary=True),)
    return Screen(text("settings-forgotten"), (Section("", (text("log-erased", told),)),), (back,))
