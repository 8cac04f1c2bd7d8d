"""Rulings and questions as lines, in the order in which a Director needs them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.console.lines import Line, Lines, Part, numbered, section
from bot.wording import (
    ChoiceText,
    QuestionText,
    Quote,
    RulingText,
    ViewText,
    Words,
    answer_label,
    fact_label,
    question_text,
    ruling_text,
    words,
)
from rules import Case, Ruling
from rules.ruling import Result


def frame(case: Case, lang: str) -> Line:
    """Under whose Laws the case is ruled."""
    spoken = words(lang)
    named = {
        "edition": spoken.text(f"edition-{case.edition}"),
        "jurisdiction": spoken.text(f"jurisdiction-{case.jurisdiction}"),
    }
    return Line(Part.HINT, spoken.text("console-frame", named))


def ruling_lines(ruling: Ruling, lang: str, *, with_assumed: bool = True) -> Lines:
    """The whole ruling; what nobody reported can be left out where it is asked anyway."""
    text, spoken = ruling_text(ruling, lang), words(lang)
    assumed = text.assumed if with_assumed else ()
    return (
        Line(Part.TITLE, text.title),
        frame(ruling.case, lang),
        *section(spoken.text("steps-head"), numbered(text.steps)),
        *_choices(text.choices, spoken),
        *section(spoken.text("fixed-head"), text.fixed),
        *section(spoken.text("information-head"), text.information),
        *section(spoken.text("judgement-head"), text.judgement),
        *_views(text.views, spoken, disputed=ruling.escalate),
        *section(spoken.text("say-head"), text.say, Part.SAY),
        *section(spoken.text("onward-head"), text.onward),
        *section(spoken.text("bring-back-head"), text.bring_back),
        *section(spoken.text("assumed-head").removesuffix(":"), assumed),
        *section(spoken.text("relied-head"), text.rests_on),
        *_quotes(text.quotes, spoken),
        *_closing(text, spoken),
    )


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


def _quotes(quotes: tuple[Quote, ...], spoken: Words) -> Iterator[Line]:
    if quotes:
        yield Line(Part.HEAD, spoken.text("law-text-head"))
    for one in quotes:
        yield Line(Part.ITEM, one.source)
        yield Line(Part.SOURCE, one.text)


def _closing(text: RulingText, spoken: Words) -> Iterator[Line]:
    for line in (text.basis, *text.notes, spoken.text("disclaimer")):
        if line:
            yield Line(Part.HINT, line)


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
            lines.append(Line(Part.SOURCE, branch.text.basis))
        else:
            lines.append(Line(Part.ITEM, branch.text.question))
    return (*lines, Line(Part.TEXT, text.meanwhile))


def screen(shown: Result, lang: str) -> Lines:
    """Whatever a case comes to."""
    if isinstance(shown, Ruling):
        return ruling_lines(shown, lang)
    text = question_text(shown, lang)
    offered = numbered(tuple(label for _, label in text.answers))
    return (
        *branch_lines(text, lang),
        *question_lines(text, lang),
        *(Line(Part.ITEM, one) for one in offered),
    )


def told(case: Case, key: str, lang: str) -> str:
    """A fact with the answer that was given."""
    label = answer_label(key, case.answers[key], lang, case=case)
    return words(lang).text("relied-item", {"fact": fact_label(key, lang), "answer": label})
