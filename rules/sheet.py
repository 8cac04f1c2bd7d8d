"""A Law as a table and as a tree of questions: rows and edges in codes, from the walk.

The walk has one path for every mixture of answers. Here paths that come to the same
orders are one row, and a question whose answers all lead to the same place is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.case import LEFT_OUT, Case
from rules.editions import EDITIONS, Edition
from rules.effects import Level
from rules.explore import explore
from rules.facts import Absent
from rules.index.entry import book_order
from rules.rule import rule
from rules.ruling import Ruling
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE
from rules.vocabulary.play import PHASE, Irregularity, Phase
from rules.vocabulary.revoke import COULD_HAVE_KNOWN, DAMAGE

Answers = Mapping[str, Any]
Conditions = Mapping[str, tuple[Any, ...]]
"""Facts that matter, each with the answers that lead here."""

UNASKED = tuple(key for key, fact in VOCABULARY.items() if fact.stands_for is None)
"""What is told only when a Law asks for it: what one asks for, another can do without."""
AFTER_PLAY = tuple(
    key for key, fact in VOCABULARY.items() if fact.absent is Absent.AFTER_PLAY
)  # fmt: skip
TOGETHER = ((COULD_HAVE_KNOWN.key, DAMAGE.key),)
"""Reports that decide only jointly."""
APART = frozenset({PHASE.key, EVEN_BUT_TWO_DEFECTIVE.key, *AFTER_PLAY, *TOGETHER[0]})
"""What has a table of its own, or stands in TOGETHER."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One path with what is ruled at its end, in one edition or in several."""

    answers: Answers
    rulings: tuple[Ruling | None, ...]
    """One an edition; None where an edition asks further."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the tree, with the answers that part its ways."""

    fact: str
    edges: tuple[tuple[tuple[Any, ...], Asked | Leaf], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A class of paths: the answers that make it, and the leaves of the tree that it holds."""

    conditions: Conditions
    leaves: tuple[Leaf, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a ruling orders or rests on: what kind of thing, and its code."""

    kind: str
    code: Any


@dataclass(frozen=True, slots=True)
class Change:
    """Something told unasked that changes rulings: told what, which ones, and how."""

    told: Answers
    instead_of: tuple[tuple[str, ...], ...]
    """The clauses of each ruling that it changes."""
    added: tuple[Item, ...]
    removed: tuple[Item, ...]


Same = Callable[[Leaf], object]


def orders(leaf: Leaf) -> object:
    """Everything that is ordered, in every edition of the leaf."""
    return [one and items(one) for one in leaf.rulings]


def tricks(leaf: Leaf) -> object:
    """How many tricks move, and by which clause."""
    moved = [one.transfer for one in leaf.rulings if one and one.transfer]
    return [(one.tricks, one.at_most, one.citation) for one in moved]


def items(ruling: Ruling) -> tuple[Item, ...]:
    """A ruling taken apart, in the order in which it is read."""
    moved = ruling.transfer
    found: list[tuple[str, Any]] = [
        *(("law", one) for one in ruling.citations),
        *(("step", one.code) for one in ruling.steps),
        *(("choice", one) for one in ruling.choices),
        *(("penalty", (one.owner, one.kind)) for one in ruling.penalty_cards),
        *([("tricks", (moved.tricks, moved.at_most, moved.citation))] if moved else ()),
        *([("ownership", ruling.ownership)] if ruling.ownership else ()),
        *(("restriction", one) for one in ruling.restrictions),
        *(("withdraw", one) for one in ruling.withdraw),
        *(("information", one) for one in ruling.information),
        *([("level", ruling.level)] if ruling.level is not Level.NO else ()),
        *(("views", one) for one in dict.fromkeys(view.branch for view in ruling.views)),
        *(("onward", one) for one in ruling.onward),
    ]
    return tuple(Item(kind, code) for kind, code in found)


def bare(irregularity: Irregularity, edition: Edition, *leaving: str, **told: Any) -> Case:
    """A case of which nothing unasked is told, but for the facts in ``leaving`` and ``told``."""
    left_out = {key: LEFT_OUT for key in UNASKED if key not in leaving}
    return Case(irregularity, edition, answers={**left_out, **told})


def paths(case: Case, reports: int = 0) -> list[Leaf]:
    """The leaves of one edition; of what the case tells, nothing stands in their answers."""
    return [
        Leaf({k: v for k, v in one.case.answers.items() if case.answers.get(k) != v}, (one,))
        for one in explore(case, reports)
    ]


def side_by_side(irregularity: Irregularity) -> list[Leaf]:
    """The leaves of the newest edition, ruled by every edition, oldest first."""
    newest = paths(bare(irregularity, EDITIONS[-1]))
    return [
        Leaf(one.answers, tuple(_ruled(irregularity, edition, one) for edition in EDITIONS))
        for one in newest
    ]


def _ruled(irregularity: Irregularity, edition: Edition, leaf: Leaf) -> Ruling | None:
    result = rule(bare(irregularity, edition, **leaf.answers))
    return result if isinstance(result, Ruling) else None


def tree(leaves: Sequence[Leaf], same: Same = orders, depth: int = 0) -> Asked | Leaf:
    """The questions that part the leaves; ``same`` says what makes two leaves alike."""
    if len(leaves) == 1:
        return leaves[0]
    key = list(leaves[0].answers)[depth]
    ways: list[tuple[Any, list[Leaf]]] = []
    for leaf in leaves:
        answer = leaf.answers[key]
        group = next((found for one, found in ways if one == answer), None)
        if group is None:
            ways.append((answer, [leaf]))
        else:
            group.append(leaf)
    edges = _merged([(one, tree(group, same, depth + 1)) for one, group in ways], same)
    return edges[0][1] if len(edges) == 1 else Asked(key, edges)


def _merged(
    edges: Iterable[tuple[Any, Asked | Leaf]], same: Same
) -> tuple[tuple[tuple[Any, ...], Asked | Leaf], ...]:
    """Answers that lead to the same place as one edge."""
    found: list[tuple[list[Any], Asked | Leaf, object]] = []
    for answer, below in edges:
        shape = _shape(below, same)
        alike = next((answers for answers, _, other in found if other == shape), None)
        if alike is None:
            found.append(([answer], below, shape))
        else:
            alike.append(answer)
    return tuple((tuple(answers), below) for answers, below, _ in found)


def _shape(below: Asked | Leaf, same: Same) -> object:
    if isinstance(below, Leaf):
        return same(below)
    return below.fact, [(answers, _shape(one, same)) for answers, one in below.edges]


def rows(below: Asked | Leaf, same: Same = orders) -> list[Row]:
    """The tree as a table, from top to bottom; rows that differ in one fact only are one."""
    found: list[Row] = []
    for row in _ways(below, {}):
        _add(found, row, same)
    return found


def _ways(below: Asked | Leaf, so_far: Conditions) -> Iterator[Row]:
    if isinstance(below, Leaf):
        yield Row(so_far, (below,))
    else:
        for answers, one in below.edges:
            yield from _ways(one, {**so_far, below.fact: answers})


def _add(found: list[Row], row: Row, same: Same) -> None:
    """Add a row, or widen one that orders the same; what was widened may fit yet another."""
    for place, other in enumerate(found):
        key = _only_difference(other.conditions, row.conditions)
        if key is not None and same(other.leaves[0]) == same(row.leaves[0]):
            both = (*other.conditions[key], *row.conditions[key])
            del found[place]
            wider = Row({**other.conditions, key: both}, (*other.leaves, *row.leaves))
            return _add(found, wider, same)
    found.append(row)
    return None


def _only_difference(some: Conditions, others: Conditions) -> str | None:
    """The one fact in which two rows differ, if they ask the same and differ in one."""
    if some.keys() != others.keys():
        return None
    differing = [key for key, answers in some.items() if answers != others[key]]
    return differing[0] if len(differing) == 1 else None


def as_told(row: Row, place: int = 0) -> Ruling | None:
    """A row's ruling with only what the row says in its case: for words that fit all its paths."""
    ruling = row.leaves[0].rulings[place]
    if ruling is None:
        return None
    told = {key: answers[0] for key, answers in row.conditions.items() if len(answers) == 1}
    return replace(ruling, case=replace(ruling.case, answers=told))


def in_book_order(listed: Iterable[Row], law: str, place: int = -1) -> dict[str, list[Row]]:
    """The rows by the clause of the Law under which they stand, in the order of the book."""
    found: dict[str, list[Row]] = {}
    for row in listed:
        ruling = row.leaves[0].rulings[place]
        cited = ruling.citations if ruling is not None else ()
        clause = next((one for one in cited if one.startswith(law)), law)
        found.setdefault(clause, []).append(row)
    return {clause: found[clause] for clause in sorted(found, key=book_order)}


def changes(irregularity: Irregularity, edition: Edition) -> list[Change]:
    """What each thing told unasked changes, one thing at a time."""
    before = paths(bare(irregularity, edition))
    found: list[Change] = []
    for keys in (*((key,) for key in UNASKED if key not in APART), *TOGETHER):
        for leaf in paths(bare(irregularity, edition, *keys), reports=len(keys)):
            if all(key in leaf.answers for key in keys):
                for base in before:
                    _note_change(found, keys, leaf, base)
    return found


def _note_change(found: list[Change], keys: tuple[str, ...], leaf: Leaf, base: Leaf) -> None:
    """Add what telling a leaf's facts changes of a path without them, if it does."""
    then, now = base.rulings[0], leaf.rulings[0]
    if then is None or now is None or not _agree(base.answers, leaf.answers):
        return
    gained = tuple(one for one in items(now) if one not in items(then))
    lost = tuple(one for one in items(then) if one not in items(now))
    if not gained and not lost:
        return
    known = {*keys, *leaf.answers} - base.answers.keys()
    told = {key: value for key, value in leaf.answers.items() if key in known}
    for place, one in enumerate(found):
        if (one.told, one.added, one.removed) == (told, gained, lost):
            many = tuple(dict.fromkeys((*one.instead_of, then.citations)))
            found[place] = replace(one, instead_of=many)
            return
    found.append(Change(told, (then.citations,), gained, lost))


def _agree(some: Answers, others: Answers) -> bool:
    """Whether two paths answer the questions that both ask alike."""
    return all(others.get(key, value) == value for key, value in some.items())


def after_play(irregularity: Irregularity, edition: Edition) -> Asked | Leaf | None:
    """The questions that decide how many tricks move once the play is over, if any can."""
    ended = bare(irregularity, edition, *AFTER_PLAY, **{PHASE.key: Phase.PLAY_ENDED})
    moving = [one for one in paths(ended) if one.rulings[0] and one.rulings[0].transfer]
    return tree(moving, tricks) if moving else None


def two_defects(irregularity: Irregularity, edition: Edition) -> Asked | Leaf:
    """The questions where the counts are right but two tricks are defective."""
    told = {EVEN_BUT_TWO_DEFECTIVE.key: True}
    return tree(paths(bare(irregularity, edition, **told)))
