"""What changed between two editions: in effect by the rules' own deltas, and word by word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from bot.wording.quotes import Books
from rules.index import EDITIONS, addresses, changed, renumbered


class Change(StrEnum):
    """What became of a clause from one edition to the next."""

    SAME = "same"
    CHANGED = "changed"
    MOVED = "moved"
    NEW = "new"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Step:
    """One step between neighbouring editions; an address is empty where there is none."""

    older: str
    newer: str
    was: str
    now: str
    changes: tuple[Change, ...]


def history(clause: str, edition: str) -> tuple[Step, ...]:
    """A clause of an edition followed to the oldest edition and to the newest, newest first."""
    place = EDITIONS.index(edition)
    steps: list[Step] = []
    at = clause
    for older, newer in zip(EDITIONS[place:], EDITIONS[place + 1 :], strict=False):
        step = _onward(at, older, newer)
        steps.insert(0, step)
        at = step.now
    at = clause
    for n in range(place, 0, -1):
        step = _back(at, EDITIONS[n - 1], EDITIONS[n])
        steps.append(step)
        at = step.was
    return tuple(one for one in steps if one.was or one.now)


def counterpart(clause: str, edition: str, other: str) -> str:
    """The address of a clause of one edition in another; empty where that has none such."""
    place, goal = EDITIONS.index(edition), EDITIONS.index(other)
    at = clause
    for n in range(place, goal):
        at = at and _onward(at, EDITIONS[n], EDITIONS[n + 1]).now
    for n in range(place, goal, -1):
        at = at and _back(at, EDITIONS[n - 1], EDITIONS[n]).was
    return at


def _onward(was: str, older: str, newer: str) -> Step:
    moved = renumbered(older)
    now = moved.get(was, was)
    taken = now in moved.values() and was not in moved
    if not was or now not in addresses(newer) or taken:
        return Step(older, newer, was, "", (Change.GONE,))
    return Step(older, newer, was, now, _changes(was, now, older))


def _back(now: str, older: str, newer: str) -> Step:
    moved = renumbered(older)
    was = next((old for old, new in moved.items() if new == now), now)
    left = was in moved and moved[was] != now
    if not now or was not in addresses(older) or left:
        return Step(older, newer, "", now, (Change.NEW,))
    return Step(older, newer, was, now, _changes(was, now, older))


def _changes(was: str, now: str, older: str) -> tuple[Change, ...]:
    made = [Change.MOVED] if was != now else []
    made += [Change.CHANGED] if was in changed(older) else []
    return tuple(made) or (Change.SAME,)


@dataclass(frozen=True, slots=True)
class Part:
    """Some words that stayed, went or came."""

    text: str
    kept: bool
    old: bool


def word_by_word(step: Step, language: str, books: Books) -> tuple[Part, ...]:
    """How the official wording differs, where the books of both editions are there."""
    was = books.official(step.was, step.older, language) if step.was else None
    now = books.official(step.now, step.newer, language) if step.now else None
    if was is None or now is None:
        return ()
    return tuple(_parts(was.text.split(), now.text.split()))


def _parts(was: list[str], now: list[str]) -> Iterator[Part]:
    for kind, a, b, c, d in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        if kind == "equal":
            yield Part(" ".join(was[a:b]), kept=True, old=True)
            continue
        if a < b:
            yield Part(" ".join(was[a:b]), kept=False, old=True)
        if c < d:
            yield Part(" ".join(now[c:d]), kept=False, old=False)
