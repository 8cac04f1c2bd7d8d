"""The ``text`` object of the JSON door."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bot.wording.answers import answer_text, fact_id
from bot.wording.context import Table
from bot.wording.quotes import NO_BOOKS, Books
from bot.wording.report import Instruction, Report, report
from bot.wording.ruling import RulingText, ruling_text
from bot.wording.words import words as words_of
from rules import Ruling
from rules.facts import Domain
from rules.rule import answers_open
from rules.ruling import Question, Result


def contract_text(
    result: Result, lang: str, *, strict: bool = False, books: Books = NO_BOOKS
) -> dict[str, Any]:
    """The words of a result, with the keys of the contract and no others."""
    if isinstance(result, Ruling):
        one = report(result, lang, books=books, strict=strict)
        return _ruling(ruling_text(result, lang, strict=strict, books=books), one, lang)
    return _question(result, lang, strict=strict)


def _ruling(text: RulingText, one: Report, lang: str) -> dict[str, Any]:
    return {
        "language": lang,
        "title": text.title,
        "verdict": one.verdict,
        "do": [_instruction(step) for step in one.do],
        "notes": list(one.notes),
        "after_play": list(one.after_play),
        "law": one.law,
        "steps": list(text.steps),
        "judgement": list(text.judgement),
        "say": list(text.say),
        "quotes": [asdict(one) for one in text.quotes],
    }


def _instruction(step: Instruction) -> str | dict[str, Any]:
    """One thing to do; where somebody chooses meanwhile, with what there is to choose from."""
    return {"text": step.text, "options": list(step.options)} if step.options else step.text


def _question(asked: Question, lang: str, *, strict: bool) -> dict[str, Any]:
    words = words_of(lang, strict)
    table = Table(words, asked.case)
    fact = asked.fact
    values = ("yes", "no") if fact.domain is Domain.YES_NO else answers_open(asked)
    return {
        "language": lang,
        "question": words.text(fact_id(fact.key), table.context),
        "answers": {
            str(one): answer_text(words, fact.key, str(one), table.context) for one in values
        },
    }
