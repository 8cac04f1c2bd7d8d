"""Rulings and questions as lines, in the order in which a Director needs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.case_id import id_of
from bot.console.commands import Command, word
from bot.console.kept import Keep, keep_nothing
from bot.console.lines import Line, Lines, Part, numbered, section
from bot.ticket import TooLong, written
from bot.wording import (
    NO_BOOKS,
    Books,
    ChoiceText,
    QuestionText,
    RulingText,
    ViewText,
    Words,
    answer_label,
    fact_label,
    flip_lines,
    question_text,
    ruling_text,
    words,
)
from rules import Case, Question, Ruling
from rules.facts import Tells
from rules.playing import is_withheld
from rules.ruling import Result

IN_DIALOGUE: Final = "playing-note-terminal"
BY_COMMAND: Final = "playing-note-command"
"""How cards are uncovered: by a word in the dialogue, or by another command line."""


def frame(case: Case, lang: str) -> Line:
    """Under whose Laws the case is ruled."""
    spoken = words(lang)
    named = {
        "edition": spoken.text(f"edition-{case.edition}"),
        "jurisdiction": spoken.text(f"jurisdiction-{case.jurisdiction}"),
    }
    return Line(Part.HINT, spoken.text("console-frame", named))


def ruling_lines(
    text: RulingText,
    *,
    with_assumed: bool = True,
    keep: Keep = keep_nothing,
    covers: str = IN_DIALOGUE,
) -> Lines:
    """The whole ruling; what nobody reported can be left out, ``covers`` says how to see cards."""
    ruling, spoken = text.ruling, text.words
    return (
        Line(Part.TITLE, text.title),
        frame(ruling.case, spoken.language),
        *section(spoken.text("steps-head"), numbered(text.steps)),
        *_choices(text.choices, spoken),
        *section(spoken.text("fixed-head"), text.fixed),
        *section(spoken.text("information-head"), text.information),
        *section(spoken.text("judgement-head"), text.judgement),
        *_views(text.views, spoken, disputed=ruling.escalate),
        *section(spoken.text("say-head"), text.say, Part.SAY),
        *_below(text, spoken, with_assumed=with_assumed),
        *_closing(text, spoken, keep),
        *(covers_lines(spoken.language, covers) if text.playing else ()),
    )


def _below(text: RulingText, spoken: Words, *, with_assumed: bool) -> Iterator[Line]:
    """What comes of it, and what it rests on."""
    yield from section(spoken.text("onward-head"), text.onward)
    yield from section(spoken.text("bring-back-head"), text.bring_back)
    if with_assumed:
        yield from section(spoken.text("assumed-head").removesuffix(":"), text.assumed)
    yield from section(spoken.text("relied-head"), text.rests_on)
    yield from _quotes(text, spoken)


def _choices(choices: tuple[ChoiceText, ...], spoken: Words) -> Iterator[Line]:
    if choices:
        yield Line(Part.HEAD, spoken.text("choices-head"))
    for one in choices:
        yield Line(Part.TEXT, one.text)
        for _, label in one.options:
            yield Line(Part.ITEM, f"- {label}")


def _views(views: tuple[ViewText, ...], spoken: Words, *, disputed: bool) -> Iterator[Line]:
    if not views:
        return
    yield Line(Part.HEAD, spoken.text("views-head" if disputed else "minority-head"))
    if disputed:
        yield Line(Part.TEXT, spoken.text("views-intro"))
    for number, one in enumerate(views, 1):
        yield Line(Part.ITEM, f"{number}. {one.text}" if disputed else one.text)
        for line in (one.laws, one.source):
            if line:
                yield Line(Part.SOURCE, line)


def _quotes(text: RulingText, spoken: Words) -> Iterator[Line]:
    if text.quotes:
        yield Line(Part.HEAD, spoken.text("law-text-head"))
    for one in text.quotes:
        yield Line(Part.ITEM, one.source)
        yield from (Line(Part.SOURCE, line) for line in one.text.split("\n"))
        others = () if one.official else text.elsewhere(one.citation)
        if others:
            named = [spoken.text(f"lawbook-language-{other}") for other in others]
            given = {"languages": spoken.join(named)}
            yield Line(Part.SOURCE, spoken.text("lawbook-elsewhere", given))


def _closing(text: RulingText, spoken: Words, keep: Keep) -> Iterator[Line]:
    for line in (
        text.basis,
        *text.notes,
        spoken.text("disclaimer"),
        id_text(text.ruling.case, spoken, keep),
    ):
        if line:
            yield Line(Part.HINT, line)


def covers_lines(lang: str, message: str = IN_DIALOGUE) -> Lines:
    """That cards are covered, and how to see them."""
    spoken = words(lang)
    given = {"command": word(Command.CARDS, spoken)}
    return (Line(Part.HINT, spoken.text(message, given)),)


def id_text(case: Case, spoken: Words, keep: Keep = keep_nothing) -> str:
    """The id that holds a case, else the one under which it is kept, or that it is not."""
    try:
        return spoken.text("case-id", {"id": id_of(case)})
    except TooLong:
        short_id = keep(written(case))
    if short_id is None:
        return spoken.text("case-not-kept")
    return spoken.text("case-id", {"id": short_id.upper()})


def question_lines(text: QuestionText, lang: str, done: tuple[str, ...] = ()) -> Lines:
    """A question, with what is to be done before it and was not yet said (``done``)."""
    spoken = words(lang)
    new = tuple(one for one in text.so_far if one not in done)
    return (
        *section(spoken.text("console-do-now"), new),
        Line(Part.HEAD, text.question),
        Line(Part.HINT, text.left),
    )


def why_lines(text: QuestionText, lang: str) -> Lines:
    """Why it is asked, under which Laws, and how to find out."""
    spoken = words(lang)
    grounds = "console-why-laws" if text.laws else "console-why-report"
    return (
        *section(spoken.text("why-head"), (text.why, spoken.text(grounds, {"laws": text.laws}))),
        *section(spoken.text("how-head"), (text.how,) if text.how else ()),
    )


def branch_lines(text: QuestionText, lang: str) -> Lines:
    """Both ways that an unknown fact can go."""
    spoken = words(lang)
    if not text.branches:
        return ()
    lines = [Line(Part.HEAD, spoken.text("branches-head")), Line(Part.TEXT, text.branches_intro)]
    for branch in text.branches:
        lines.append(Line(Part.HEAD, branch.head))
        if isinstance(branch.text, RulingText):
            told = (*branch.text.steps, *branch.text.fixed, *branch.text.onward)
            lines.extend(Line(Part.ITEM, one) for one in told)
            if branch.text.basis:
                lines.append(Line(Part.SOURCE, branch.text.basis))
        else:
            lines.append(Line(Part.ITEM, branch.text.question))
    if text.more:
        lines.append(Line(Part.TEXT, text.more))
    return (*lines, Line(Part.TEXT, text.meanwhile))


def change_lines(ruling: Ruling, lang: str, *, playing: bool = False) -> Lines:
    """The single facts that would flip the ruling."""
    spoken = words(lang)
    lines = flip_lines(ruling, lang, playing=playing) or (spoken.text("change-nothing"),)
    return tuple(section(spoken.text("change-head"), lines))


def screen(
    shown: Result,
    lang: str,
    books: Books = NO_BOOKS,
    keep: Keep = keep_nothing,
    *,
    playing: bool = False,
) -> Lines:
    """Whatever a case comes to; ``playing``: for a Director who plays."""
    if isinstance(shown, Ruling):
        text = ruling_text(shown, lang, books=books, playing=playing)
        return ruling_lines(text, keep=keep, covers=BY_COMMAND)
    asked = question_text(shown, lang, playing=playing)
    withheld = playing and is_withheld(shown.case, shown.fact)
    offered = () if withheld else numbered(tuple(label for _, label in asked.answers))
    return (
        *branch_lines(asked, lang),
        *question_lines(asked, lang),
        *how_lines(shown, asked, playing=playing),
        *(Line(Part.ITEM, one) for one in offered),
        *(covers_lines(lang, BY_COMMAND) if playing else ()),
    )


def how_lines(question: Question, text: QuestionText, *, playing: bool) -> Lines:
    """How a Director who plays finds out, where a look at a hand would tell."""
    by_a_look = question.fact.tells in (Tells.BY_PLAYING, Tells.UNSEEN)
    return (Line(Part.HINT, text.how),) if playing and by_a_look and text.how else ()


def told(case: Case, key: str, lang: str) -> str:
    """A fact with the answer that was given."""
    label = answer_label(key, case.answers[key], lang, case=case)
    return words(lang).text("relied-item", {"fact": fact_label(key, lang), "answer": label})
