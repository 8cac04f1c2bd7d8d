"""A question in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.wording.answers import answer_text, fact_id, lowered
from bot.wording.clauses import kebab, references
from bot.wording.context import Table
from bot.wording.models import Answers, BranchText, QuestionText
from bot.wording.ruling import ruling_text
from bot.wording.words import words as words_of
from rules import Question, Ruling, questions_left
from rules.effects import Action
from rules.facts import Domain, Fact


def question_text(
    asked: Question, lang: str, *, left: int | None = None, strict: bool = False
) -> QuestionText:
    """Every word that the doors show of a question.

    ``left`` is the most questions that can follow; counted here if it is not given.

    :raises CatalogueError: if ``strict``, for any message that is missing.
    """
    table = Table(words_of(lang, strict), asked.case)
    words, fact = table.words, fact_id(asked.fact.key)
    text = QuestionText(
        fact=asked.fact.key,
        title=words.text("question-title" if asked.case.answers else "question-title-first"),
        label=words.text(f"{fact}.label"),
        question=words.text(fact, table.context),
        why=words.text(f"{fact}.why", table.context),
        laws=references(words, asked.why),
        how=words.text(f"{fact}.how", table.context) if words.has(f"{fact}.how") else "",
        answers=answers_of(asked.fact, table),
        left=_left(asked, table, left),
        so_far=_steps(asked.so_far, table),
        say=_spoken(asked.so_far, table),
    )
    return _with_branches(text, asked, table, strict=strict) if asked.branches else text


def _with_branches(
    text: QuestionText, asked: Question, table: Table, *, strict: bool
) -> QuestionText:
    """The question with the ways that an unknown fact can go."""
    question = lowered(text.label)
    return replace(
        text,
        meanwhile=table.words.text("meanwhile"),
        branches_intro=table.words.text("branches-intro", {"question": question}),
        branches=tuple(_branches(asked, table, strict=strict)),
    )


def answers_of(fact: Fact[Any], table: Table) -> Answers:
    """The answers to choose from; none where cards or counts are to be entered."""
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
        (value, answer_text(table.words, fact.key, value, table.context)) for value in values
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


def _branches(asked: Question, table: Table, *, strict: bool) -> Iterator[BranchText]:
    for value, result in asked.branches:
        answer = answer_text(table.words, asked.fact.key, value, table.context)
        lang = table.words.language
        if isinstance(result, Ruling):
            text = ruling_text(result, lang, strict=strict)
        else:
            text = question_text(result, lang, strict=strict)
        yield BranchText(table.words.text("branch-label", {"answer": answer}), text)
