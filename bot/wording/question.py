"""A question in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.wording.answers import answer_text, fact_id, lowered
from bot.wording.clauses import kebab, references
from bot.wording.context import Table
from bot.wording.models import Answers, BranchText, QuestionText
from bot.wording.playing import Put, put
from bot.wording.ruling import ruling_text
from bot.wording.words import words as words_of
from rules import Question, Ruling, questions_left
from rules.effects import Action
from rules.facts import Domain, Fact
from rules.table import Card

BY_CARDS = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})


def question_text(
    asked: Question,
    lang: str,
    *,
    left: int | None = None,
    strict: bool = False,
    playing: bool = False,
) -> QuestionText:
    """Every word that the doors show of a question.

    ``left`` is the most questions that can follow; counted here if it is not given. ``playing``
    puts it to a Director who plays.

    :raises CatalogueError: if ``strict``, for any message that is missing.
    """
    table = Table(words_of(lang, strict), asked.case)
    to = put(asked, table, playing=playing)
    text = _asked(asked, table, to, left)
    if not asked.branches:
        return text
    return _with_branches(text, asked, table, to, strict=strict)


def _asked(asked: Question, table: Table, to: Put, left: int | None) -> QuestionText:
    """The question by itself."""
    words, fact = table.words, fact_id(asked.fact.key)
    return QuestionText(
        fact=asked.fact.key,
        title=words.text("question-title" if asked.case.answers else "question-title-first"),
        label=words.text(f"{fact}.label"),
        question=to.question,
        why=words.text(f"{fact}.why", table.context),
        laws=references(words, asked.why),
        how=to.how,
        answers=answers_of(asked.fact, table, to),
        left=_left(asked, table, left),
        so_far=to.steps(_steps(asked.so_far, table), asked.so_far),
        say=_spoken(asked.so_far, table),
    )


def _with_branches(
    text: QuestionText, asked: Question, table: Table, to: Put, *, strict: bool
) -> QuestionText:
    """The question with the ways that an unknown fact can go."""
    question = lowered(text.label)
    return replace(
        text,
        meanwhile=table.words.text("meanwhile"),
        branches_intro=table.words.text("branches-intro", {"question": question}),
        branches=tuple(_branches(asked, table, to, strict=strict)),
        more=table.words.text("branches-more") if asked.more else "",
    )


def answers_of(fact: Fact[Any], table: Table, to: Put) -> Answers:
    """The answers to choose from; none where cards or counts are to be entered."""
    if to.is_withheld:
        return ()
    match fact.domain:
        case Domain.YES_NO:
            values: tuple[Any, ...] = ("yes", "no")
        case Domain.WORD:
            values = fact.words
        case Domain.NUMBER:
            values = tuple(range(fact.low, fact.high + 1))
        case _:
            values = ()
    return tuple(
        (value, to.answers.get(value) or answer_text(table.words, fact.key, value, table.context))
        for value in values
    )


def _steps(codes: tuple[Action, ...], table: Table) -> tuple[str, ...]:
    return tuple(table.words.text(f"step-{kebab(one)}", table.context) for one in codes)


def _spoken(codes: tuple[Action, ...], table: Table) -> tuple[str, ...]:
    """What to tell the table while the Director still asks: to wait, and to count."""
    spoken = (Action.STOP_PLAY, Action.COUNT_FACE_DOWN)
    return tuple(
        table.words.text(f"step-{kebab(one)}.say", table.context) for one in codes if one in spoken
    )


def _left(asked: Question, table: Table, left: int | None) -> str:
    """How many questions can still follow."""
    number = questions_left(asked) if left is None else left
    return table.words.text("question-left", {"left": number})


def _branches(asked: Question, table: Table, to: Put, *, strict: bool) -> Iterator[BranchText]:
    lang, playing = table.words.language, to.is_playing
    for value, result in asked.branches:
        answer = _way(asked.fact, value, table, to)
        if isinstance(result, Ruling):
            shown = _unnamed(result, asked.fact)
            text = ruling_text(shown, lang, strict=strict, playing=playing)
        else:
            within = replace(result, branches=())
            text = question_text(within, lang, strict=strict, playing=playing)
        yield BranchText(table.words.text("branch-label", {"answer": answer}), text)


def _way(fact: Fact[Any], value: Any, table: Table, to: Put) -> str:
    """One way that an unknown fact can go; cards by their class, for nobody has named any."""
    if fact.domain not in BY_CARDS:
        said = {True: "yes", False: "no"}.get(value, "")
        label = to.answers.get(said)
        return label or answer_text(table.words, fact.key, value, table.context)
    cards: tuple[Any, ...] = (value,) if isinstance(value, Card) else tuple(value)
    if len(cards) > 1:
        return table.words.text("branch-several")
    honour = any(getattr(one, "card", one).is_honour for one in cards)
    return table.words.text("branch-honour" if honour else "branch-spot")


def _unnamed(ruling: Ruling, fact: Fact[Any]) -> Ruling:
    """The ruling without the cards that only stand for their class."""
    if fact.domain not in BY_CARDS:
        return ruling
    lying = tuple(replace(one, card=None) for one in ruling.penalty_cards)
    return replace(ruling, case=ruling.case.without(fact.key), penalty_cards=lying)
