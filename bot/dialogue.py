"""The dialogue, pure: a case and an answer give the next case. What is on screen follows from it.

The case is the only state. Its answers stand in the order in which they were given, so that
they are the history of the dialogue as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules import Case, Edition, Question, Ruling, Table, contradictions, rule
from rules.case import NO_TABLE
from rules.editions import NEWEST
from rules.effects import Option
from rules.facts import UNKNOWN, Absent, Domain, Fact, is_unknown
from rules.faults import Contradiction
from rules.flips import volunteered
from rules.going_on import GoingOn, going_on
from rules.playing import is_withheld, rule_playing
from rules.rule import FEW_WALKS, orders_of
from rules.ruling import OpenChoice, Result
from rules.turns import next_turn
from rules.vocabulary import VOCABULARY
from rules.vocabulary.leads import ACCEPTOR_VALID, LeadAccepted
from rules.vocabulary.play import PHASE, Irregularity, Jurisdiction, Phase

__all__ = [
    "UNKNOWN", "after_play", "answer", "asked", "back", "can_end", "change", "changed",
    "choices", "chosen", "clashes", "history", "options", "reports", "result", "seated", "start",
    "switched", "unreported", "ways",
]  # fmt: skip

SAYS: Mapping[str, Any] = MappingProxyType(
    {
        Option.ACCEPT_LEAD: LeadAccepted.BY_STATEMENT,
        Option.REFUSE_LEAD: LeadAccepted.NOT_ACCEPTED,
        Option.SPREAD_HAND: True,
        Option.ACCEPT_PLAY: True,
        Option.REJECT_PLAY: False,
    }
)
"""What an option tells, where it is no word of the fact that answers the choice."""


def start(
    irregularity: Irregularity,
    edition: Edition = NEWEST,
    jurisdiction: Jurisdiction = Jurisdiction.WBF,
    table: Table = NO_TABLE,
) -> Case:
    """A case of which nothing is known but what happened, and perhaps who sat where."""
    return Case(irregularity, edition, jurisdiction, table)


def result(case: Case, *, playing: bool = False) -> Result:
    """What stands on the screen: the ruling, or the next question."""
    return rule_playing(case) if playing else rule(case)


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
    shown = rule(case, FEW_WALKS)
    if isinstance(shown, Question):
        return shown.fact.key, shown.so_far, bool(shown.branches) or shown.more
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
        if not contradictions(case):
            break
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


def reports(case: Case, *, playing: bool = False) -> tuple[Fact[Any], ...]:
    """What nobody has told though it could change the ruling: "anything of this?"."""
    shown = result(case, playing=playing)
    return unreported(shown, playing=playing) if isinstance(shown, Ruling) else ()


def unreported(ruling: Ruling, *, playing: bool = False) -> tuple[Fact[Any], ...]:
    """The same of a ruling that is there already.

    First what the ruling assumes, then what it reads only where somebody volunteers it.
    """
    facts = tuple([VOCABULARY[key] for key in (*ruling.assumed, *volunteered(ruling))])
    if not playing:
        return facts
    return tuple(one for one in facts if not is_withheld(ruling.case, one))


def options(fact: Fact[Any]) -> tuple[Any, ...]:
    """The replies by which something is reported; none where cards or a number are entered.

    What is only volunteered has no reply that goes without saying: there both are offered.
    """
    if fact.absent in (Absent.OPEN, Absent.CONDITIONAL) and fact.domain is Domain.YES_NO:
        return (True, False)
    if fact.domain not in (Domain.YES_NO, Domain.WORD):
        return ()
    return tuple(value for value in fact.representatives if value != fact.quiet)


def choices(case: Case, *, playing: bool = False) -> tuple[OpenChoice, ...]:
    """The choices that players still have."""
    shown = result(case, playing=playing)
    return shown.choices if isinstance(shown, Ruling) else ()


def chosen(case: Case, key: str, option: str) -> Case | None:
    """The case in which a player has chosen; None where the option asks for more than that.

    A choice is answered by its fact: with a word of its own, or with one that says as much.
    Whoever has the choice also has the right to it, whoever accepted before without one.
    """
    fact = VOCABULARY[key]
    if option in fact.words and fact.kind is not None:
        return answer(case, key, fact.kind(option))
    if option not in SAYS:
        return None
    return answer(case.without(ACCEPTOR_VALID.key), key, SAYS[option])


def ways(ruling: Ruling) -> tuple[GoingOn, ...]:
    """The cases that come next: those of the Laws it names, and the next turn of a penalty card."""
    turn = next_turn(ruling)
    return (*going_on(ruling), *(() if turn is None else (GoingOn(turn, ()),)))


def can_end(case: Case, *, playing: bool = False) -> bool:
    """Whether the end of play can be told: after a ruling, or for what is withheld till then."""
    if case.answers.get(PHASE.key) is Phase.PLAY_ENDED:
        return False
    shown = result(case, playing=playing)
    return isinstance(shown, Ruling) or (playing and is_withheld(case, shown.fact))


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
    return Case(case.irregularity, case.edition, case.jurisdiction, table, case.answers)
