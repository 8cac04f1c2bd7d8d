"""``director case``: a case by its id, or what the rulings of two have not in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from bot import dialogue
from bot.case_id import Mistyped, case_of, is_short
from bot.console.covers import Covers
from bot.console.kept import Where, keeping, kept
from bot.console.lines import Line, Lines, Part, section
from bot.console.paper import paper_for
from bot.console.screens import screen
from bot.faults import contradiction
from bot.store import Unavailable
from bot.ticket import Outdated
from bot.ticket import case_of as written_case
from bot.wording import Books, Words, fault_text, question_text, ruling_text
from bot.wording.difference import Difference, difference
from rules import Case, Question, Ruling, contradictions

DONE, UNREADABLE = 0, 2
REFUSED = {Mistyped: "case-mistyped", Outdated: "case-outdated"}
BOTH = 2


def opened(
    target: TextIO,
    spoken: Words,
    ids: Sequence[str],
    books: Books,
    where: Where,
    *,
    playing: bool = False,
) -> int:
    """Show the case of one id; with a second one, the difference of their rulings.

    ``where`` says where the database is, in which long cases are kept. ``playing``: for a
    Director who plays, with every card covered.
    """
    paper = Covers(paper_for(target), spoken.language, on=playing)
    lines, status = _lines(spoken, ids, books, where, playing=playing)
    paper.write(*lines)
    return status


def _lines(
    spoken: Words, ids: Sequence[str], books: Books, where: Where, *, playing: bool
) -> tuple[Lines, int]:
    found = [_found(spoken, one, where) for one in ids[:BOTH]]
    faults = [Line(Part.FAULT, one) for one in found if isinstance(one, str)]
    cases = [one for one in found if isinstance(one, Case)]
    faults = faults or [line for one in cases for line in _faults(one, spoken)]
    if faults:
        return tuple(faults), UNREADABLE
    if len(cases) == BOTH:
        return difference_lines(cases[0], cases[1], spoken, playing=playing), DONE
    result = dialogue.result(cases[0], playing=playing)
    return screen(result, spoken.language, books, keeping(where), playing=playing), DONE


def _found(spoken: Words, typed: str, where: Where) -> Case | str:
    """The case of an id, or the sentence that says why there is none."""
    try:
        return _kept(spoken, typed, where) if is_short(typed) else case_of(typed)
    except (Mistyped, Outdated) as refusal:
        return spoken.text(REFUSED[type(refusal)])
    except Unavailable:
        return spoken.text("case-store-away")


def _kept(spoken: Words, typed: str, where: Where) -> Case | str:
    text = kept(where, typed)
    return spoken.text("case-unknown") if text is None else written_case(text)


def _faults(case: Case, spoken: Words) -> Lines:
    """What keeps a case of long ago from being ruled now."""
    found = dict.fromkeys(
        fault_text(contradiction(one.field, one.kind), spoken.language)
        for one in contradictions(case)
    )
    return tuple(Line(Part.FAULT, one) for one in found)


def difference_lines(before: Case, after: Case, spoken: Words, *, playing: bool = False) -> Lines:
    """The difference of two rulings; where one is a question, the question."""
    results = [dialogue.result(one, playing=playing) for one in (before, after)]
    title = Line(Part.TITLE, spoken.text("difference-title"))
    asked = [
        question_text(one, spoken.language, playing=playing).question
        for one in results
        if isinstance(one, Question)
    ]
    if asked:
        return (title, *_texts(spoken.text("difference-asks"), *asked))
    ruled = (
        ruling_text(one, spoken.language, playing=playing)
        for one in results
        if isinstance(one, Ruling)
    )
    return (title, *_told(difference(*ruled), spoken))


def _told(found: Difference, spoken: Words) -> Lines:
    nothing = () if found.lines else (spoken.text("difference-nothing"),)
    return (
        *section(spoken.text("difference-gone"), found.gone),
        *section(spoken.text("difference-new"), found.new),
        *_texts(*filter(None, (found.tricks, found.laws)), *nothing),
    )


def _texts(*texts: str) -> Lines:
    return tuple(Line(Part.TEXT, one) for one in texts)
