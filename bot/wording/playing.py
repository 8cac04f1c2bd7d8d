"""What is said otherwise to a Director who plays: questions, how to find out, steps, answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.wording.clauses import kebab
from bot.wording.context import Table
from rules import Question
from rules.effects import Action
from rules.facts import Domain, Tells
from rules.playing import LOOKED_AT, is_covered, is_over, is_withheld
from rules.vocabulary import VOCABULARY

SPOKEN = ("yes", "no")


@dataclass(frozen=True)
class Put:
    """How a question is put: its words, how the answer is found, and the labels of answers."""

    table: Table
    question: str
    how: str
    answers: Mapping[str, str] = field(default_factory=dict[str, str])
    is_playing: bool = False
    is_withheld: bool = False

    def steps(self, lines: Sequence[str], codes: Sequence[Action]) -> tuple[str, ...]:
        """The steps that come before the question."""
        return with_others_eyes(lines, codes, self.table) if self.is_playing else tuple(lines)


def put(asked: Question, table: Table, *, playing: bool) -> Put:
    """The words of a question; after play a Director who has played is asked like any other."""
    words, fact = table.words, asked.fact
    own, ordinary = f"playing-{kebab(fact.key)}", f"fact-{kebab(fact.key)}"
    playing = playing and not is_over(asked.case)
    how = f"{own}.how" if playing and words.has(f"{own}.how") else f"{ordinary}.how"
    told = words.text(how, table.context) if words.has(how) else ""
    if playing and is_withheld(asked.case, fact):
        label = words.text(f"{ordinary}.label")
        question = words.text("playing-withheld", {"label": label})
        return Put(table, question, told, is_playing=True, is_withheld=True)
    if playing and fact.tells is Tells.BY_PLAYING and fact.domain is Domain.YES_NO:
        answers = {one: words.text(f"{own}.{one}") for one in SPOKEN}
        return Put(table, words.text(own, table.context), told, answers, is_playing=True)
    return Put(table, words.text(ordinary, table.context), told, is_playing=playing)


def with_others_eyes(
    lines: Sequence[str], codes: Sequence[Action], table: Table
) -> tuple[str, ...]:
    """Steps, with a word before the first one for which somebody looks at hidden cards."""
    first = next((place for place, one in enumerate(codes) if one in LOOKED_AT), None)
    if first is None or is_over(table.case):
        return tuple(lines)
    return (*lines[:first], table.words.text("playing-step"), *lines[first:])


def not_shown(key: str, table: Table) -> str:
    """What stands in place of an answer that says what is in a hand; empty for any other."""
    hidden = key in VOCABULARY and is_covered(table.case, VOCABULARY[key])
    return table.words.text("playing-not-shown") if hidden else ""
