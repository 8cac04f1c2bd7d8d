"""The dialogue, pure: a case and an answer give the next case. What is on screen follows from it.

The case is the only state. Its answers stand in the order in which they were given, so that
they are the history of the dialogue as well.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules import Case, Edition, Question, Ruling, Table, contradictions, rule
from rules.case import NO_TABLE
from rules.editions import NEWEST
from rules.facts import UNKNOWN, Absent, Domain, Fact, is_unknown
from rules.faults import Contradiction
from rules.rule import orders_of
from rules.ruling import OpenChoice, Result
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import PHASE, Irregularity, Jurisdiction, Phase

__all__ = [
    "UNKNOWN", "after_play", "answer", "asked", "back", "can_end", "change", "changed",
    "choices", "clashes", "history", "options", "reports", "result", "seated", "start", "switched",
]  # fmt: skip


def start(
    irregularity: Irregularity,
    edition: Edition = NEWEST,
    jurisdiction: Jurisdiction = Jurisdiction.WBF,
    table: Table = NO_TABLE,
) -> Case:
    """A case of which nothing is known but what happened, and perhaps who sat where."""
    return Case(irregularity, edition, jurisdiction, table)


def result(case: Case) -> Result:
    """What stands on the screen: the ruling, or the next question."""
    return rule(case)


def answer(case: Case, key: str, value: Any) -> Case:
    """The case with a fact told, its value typed or ``UNKNOWN``; it is the last told."""
    return case.without(key).answered(key, value)


def clashes(before: Case, after: Case) -> tuple[Contradiction, ...]:
    """The contradictions that a step from one case to another would bring in."""
    known = set(contradictions(before))
    return tuple(one for one in contradictions(after) if one not in known)


def back(case: Case) -> Case:
    """The case before the last answer that made a difference; without answers, the same."""
    here = _seen(case)
    for key in reversed(tuple(case.answers)):
        case = case.without(key)
        if _seen(case) != here:
            break
    return case


def _seen(case: Case) -> object:
    """What a reader would see change: the question, or the ruling and its grounds."""
    shown = rule(case)
    if isinstance(shown, Question):
        return shown.fact.key, shown.so_far, bool(shown.branches)
    return tuple(shown.relied_on.items()), shown.assumed, orders_of(shown)


def change(case: Case, key: str) -> Case:
    """The case with one answer taken back and the others left where they are.

    Of the answers given later, those go that could not stand beside another reply: they
    would keep it from being offered.
    """
    later = _later(case, key)
    for value in _replies(VOCABULARY[key]):
        case = _fitting(case.answered(key, value), later)
    return case.without(key)


def changed(case: Case, key: str, value: Any) -> Case:
    """The case with another answer; of those given later, only what contradicts it goes."""
    return _fitting(answer(case, key, value), _later(case, key))


def _later(case: Case, key: str) -> tuple[str, ...]:
    """The facts that were told after this one."""
    keys = tuple(case.answers)
    return keys[keys.index(key) + 1 :] if key in keys else ()


def _fitting(case: Case, later: tuple[str, ...]) -> Case:
    """The case without those later answers that contradict something in it."""
    for other in later:
        if len(contradictions(case.without(other))) < len(contradictions(case)):
            case = case.without(other)
    return case


def _replies(fact: Fact[Any]) -> tuple[Any, ...]:
    """Every reply of a fact that is answered by choosing."""
    if fact.domain is Domain.YES_NO:
        return (True, False)
    return tuple(fact.kind or fact.words)


def asked(case: Case, key: str) -> Question:
    """A fact put as a question out of its turn: to change an answer or to report something."""
    case = case.without(key)
    shown = rule(case)
    if isinstance(shown, Question):
        if shown.fact.key == key and not shown.branches:
            return shown
        return Question(case, VOCABULARY[key], shown.why, shown.so_far)
    return Question(case, VOCABULARY[key], shown.citations[-1:], ())


def history(case: Case) -> tuple[tuple[Fact[Any], Any], ...]:
    """Every fact told, with its value, in the order of telling."""
    return tuple((VOCABULARY[key], value) for key, value in case.answers.items())


def reports(case: Case) -> tuple[Fact[Any], ...]:
    """What nobody has reported though it could change the ruling: "anything of this?"."""
    shown = rule(case)
    if not isinstance(shown, Ruling):
        return ()
    return tuple(VOCABULARY[key] for key in shown.assumed)


def options(fact: Fact[Any]) -> tuple[Any, ...]:
    """The replies by which something is reported; none where cards or a number are entered."""
    if fact.domain not in (Domain.YES_NO, Domain.WORD):
        return ()
    return tuple(value for value in fact.representatives if value != fact.quiet)


def choices(case: Case) -> tuple[OpenChoice, ...]:
    """The choices that players still have."""
    shown = rule(case)
    return shown.choices if isinstance(shown, Ruling) else ()


def can_end(case: Case) -> bool:
    """Whether there is a ruling that was given while play went on."""
    return isinstance(rule(case), Ruling) and case.answers.get(PHASE.key) is not Phase.PLAY_ENDED


def after_play(case: Case) -> Case:
    """The same case at the end of play: what was waited for is now asked."""
    waiting = [
        key
        for key, value in case.answers.items()
        if VOCABULARY[key].absent is Absent.AFTER_PLAY and is_unknown(value)
    ]
    for key in waiting:
        case = case.without(key)
    return answer(case, PHASE.key, Phase.PLAY_ENDED)


def switched(case: Case, edition: Edition) -> Case:
    """The same case under another edition; every answer is kept, read or not."""
    return replace(case, edition=edition)


def seated(case: Case, table: Table) -> Case:
    """The same case with another table."""
    return replace(case, table=table)
