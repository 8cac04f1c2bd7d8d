"""A result as lines to be read: what to do, who chooses, what is fixed, what to say, which Laws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.wording.answers import lowered
from bot.wording.models import ChoiceText
from bot.wording.question import question_text
from bot.wording.quotes import NO_BOOKS, Books
from bot.wording.ruling import RulingText, ruling_text
from bot.wording.words import Words
from bot.wording.words import words as words_of
from rules import Ruling
from rules.ruling import Result


def plain_lines(result: Result, lang: str, books: Books = NO_BOOKS) -> tuple[str, ...]:
    """The words of a ruling or of a question, a sentence or two a line."""
    if isinstance(result, Ruling):
        return tuple(_ruling(ruling_text(result, lang, books=books), words_of(lang), result))
    text = question_text(result, lang)
    return (text.question, *(f"  {label}" for _, label in text.answers))


def _ruling(text: RulingText, words: Words, ruling: Ruling) -> Iterator[str]:
    yield text.title
    yield from _listed(words.text("steps-head"), text.steps, numbered=True)
    for head, choices in groupby(text.choices, lambda one: one.head):
        yield from _listed(head, [line for one in choices for line in _choice(one)])
    yield from _listed(words.text("fixed-head"), text.fixed)
    yield from _listed(words.text("information-head"), text.information)
    yield from _listed(words.text("judgement-head"), text.judgement)
    head = "views-head" if ruling.escalate else "minority-head"
    views = [" ".join(filter(None, (one.text, one.source))) for one in text.views]
    yield from _listed(words.text(head), views)
    yield from _listed(words.text("say-head"), text.say)
    yield from _listed(words.text("onward-head"), text.onward)
    yield from _listed(words.text("bring-back-head"), text.bring_back)
    quotes = [f"{one.source}: {one.text}" for one in text.quotes]
    yield from _listed(words.text("citations-head"), quotes)


def _choice(choice: ChoiceText) -> tuple[str, ...]:
    """What is put to a player, and below it each thing that it offers."""
    return choice.text, *(f"  – {lowered(label)}" for _, label in choice.options)


def _listed(head: str, lines: Sequence[str], *, numbered: bool = False) -> Iterator[str]:
    """A heading and its lines; nothing where there are none."""
    if lines:
        yield ""
        yield head
    for number, line in enumerate(lines, 1):
        yield f"  {number}. {line}" if numbered else f"  {line}"
