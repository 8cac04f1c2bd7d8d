"""The effects of one walk, sorted by what they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from rules.editions import Edition, address_in
from rules.effects import (
    SUBJECT,
    SUBJECT_UNDER,
    Action,
    Adjust,
    Choose,
    Level,
    PenaltyCard,
    Transfer,
    Who,
)
from rules.engine import Ordered
from rules.ruling import LyingPenaltyCard, OpenChoice, Step, TricksMoved
from rules.table import Role

T = TypeVar("T")
Kinds = Mapping[type[Any], Sequence[Any]]
LEVELS = tuple(Level)


def unique(items: Iterable[T]) -> tuple[T, ...]:
    """Each item once, in the order of its first place."""
    return tuple(dict.fromkeys(items))


def sorted_out(ordered: Sequence[Ordered]) -> Kinds:
    """The effects by their kind, in order."""
    kinds: dict[type[Any], list[Any]] = {}
    for effect, _ in ordered:
        kinds.setdefault(type(effect), []).append(effect)
    return kinds


def of(kind: type[T], kinds: Kinds) -> Sequence[T]:
    """The effects of one kind."""
    return kinds.get(kind, ())


def step(action: Action, citation: str, role: Role | None) -> Step:
    """A step with its subject; for dummy it is declarer who acts."""
    who = SUBJECT_UNDER.get((action, citation), SUBJECT.get(action))
    if who is Who.OFFENDER and role is Role.DUMMY:
        who = Who.DECLARER
    return Step(action, who, citation)


def choices(ordered: Sequence[Ordered], role: Role | None) -> tuple[OpenChoice, ...]:
    """The choices that are open; declarer chooses for dummy."""
    made: list[OpenChoice] = []
    for effect, citation in ordered:
        if isinstance(effect, Choose):
            who = effect.who
            if who is Who.OFFENDER and role is Role.DUMMY:
                who = Who.DECLARER
            made.append(OpenChoice(who, effect.options, effect.fact, citation))
    return tuple(made)


def penalty_cards(ordered: Sequence[Ordered]) -> tuple[LyingPenaltyCard, ...]:
    """The penalty cards after the ruling, those of the ruling before older ones."""
    return tuple(
        LyingPenaltyCard(card.owner, card.card, card.kind, citation)
        for card, citation in ordered
        if isinstance(card, PenaltyCard)
    )


def transfer(ordered: Sequence[Ordered], role: Role | None) -> TricksMoved | None:
    """The tricks of the case; two revokes of one case leave the sum open."""
    found = [(effect, cited) for effect, cited in ordered if isinstance(effect, Transfer)]
    if not found:
        return None
    moving = [one for one in found if one[0].at_most] or found[:1]
    moved, citation = moving[0]
    for other, _ in moving[1:]:
        moved = _both(moved, other)
    to = None if moved.at_most == 0 or role is None else role.side.other
    return TricksMoved(moved.tricks, moved.at_most, to, moved.later, citation)


def _both(first: Transfer, second: Transfer) -> Transfer:
    """Two revokes of one case: the sum at most, open because a trick may count twice."""
    later = unique((*first.later, *second.later))
    return Transfer(None, first.at_most + second.at_most, later)


def adjusted(kinds: Kinds, edition: Edition) -> tuple[Level, tuple[str, ...]]:
    """The highest level of an adjusted score, and its Laws."""
    found = of(Adjust, kinds)
    if not found:
        return Level.NO, ()
    level = max((one.level for one in found), key=LEVELS.index)
    laws = unique(address_in(edition, law) for one in found for law in one.laws)
    return level, laws
