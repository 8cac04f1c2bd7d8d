"""The screen of a question: what is asked, why, and every answer that can be given."""

from __future__ import annotations

from collections.abc import Iterator

from bot import dialogue
from bot.plugin.controls import Controls, Do, asking, paged
from bot.plugin.models import Button, Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.plugin.told import typed
from bot.ticket import argument_of
from bot.wording import QuestionText, answer_label, question_text
from rules import Question, contradictions
from rules.facts import UNKNOWN, Absent, Domain, is_unknown
from rules.vocabulary.counts import DEFECT

MOST_BUTTONS = 5
Offered = tuple[tuple[str, str], ...]
BY_CARDS = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})


def plain(asked: Question) -> Question:
    """The question, or in place of one for counts that of the fault which they would show."""
    by_counts = asked.fact.domain in (Domain.COUNTS, Domain.EXPECTED)
    return dialogue.asked(asked.case, DEFECT.key) if by_counts else asked


def question_screen(asked: Question, controls: Controls, page: int) -> Screen:
    """The next question of a case."""
    asked = plain(asked)
    text = question_text(asked, controls.language)
    sections = (*_sections(text, controls), *_ways(text, controls))

    def rows() -> tuple[Row, ...]:
        nav = (
            *((controls.button(controls.word("back"), Do.BACK),) if controls.case.answers else ()),
            controls.button(controls.word("why"), Do.WHY),
            *((controls.button(controls.word("aloud"), Do.ALOUD),) if text.say else ()),
            controls.button(controls.word("law"), Do.LAW),
        )
        return (*_answer_rows(asked, text, controls), nav)

    return paged(controls, text.question, sections, rows, Do.SHOW, page)


def told_screen(asked: Question, controls: Controls) -> Screen:
    """A fact that is told out of its turn: something reported, or a player's choice."""
    text = question_text(asked, controls.language, left=0)
    argument = argument_of(asked.fact.key)

    def rows() -> tuple[Row, ...]:
        home = controls.button(controls.word("return"), Do.SHOW)
        return (*_answer_rows(asked, text, controls), (home,))

    sections = tuple(_reasons(text, controls))
    return asking(controls, text.question, sections, rows, (Do.ASK, argument))


def _sections(text: QuestionText, controls: Controls) -> Iterator[Section]:
    yield from _reasons(text, controls)
    yield Section("", (text.left,))


def _reasons(text: QuestionText, controls: Controls) -> Iterator[Section]:
    yield Section(controls.words.text("why-head"), (text.why,))
    if text.how:
        yield Section(controls.words.text("how-head"), (text.how,))


def _ways(text: QuestionText, controls: Controls) -> Iterator[Section]:
    """Where an answer that nobody knows would lead."""
    if not text.branches:
        return
    yield Section(controls.words.text("branches-head"), (text.branches_intro, text.meanwhile))
    for branch in text.branches:
        if isinstance(branch.text, QuestionText):
            yield Section(branch.head, (branch.text.question,))
        else:
            lines = (*branch.text.steps, *branch.text.fixed)
            yield Section(branch.head, (*bulleted(lines), branch.text.basis))


def _offered(asked: Question, text: QuestionText, controls: Controls) -> Offered:
    """Value and label of every answer that can stand beside what has been told."""
    fact, case = asked.fact, asked.case
    labelled = text.answers
    if fact.domain is Domain.CARD:
        labelled = _visible(asked, controls)
    offered = tuple(
        (str(value), label)
        for value, label in labelled
        if not contradictions(dialogue.answer(case, fact.key, typed(fact, str(value))))
    )
    unknown = (UNKNOWN, controls.words.text("answer-unknown"))
    return (*offered, unknown) if _may_be_unknown(asked) else offered


def _visible(asked: Question, controls: Controls) -> Offered:
    """The cards that are known to be visible: one of them is chosen."""
    cards = asked.case.answers.get("cards")
    known = () if cards is None or is_unknown(cards) else cards
    return tuple((str(one), answer_label(asked.fact, one, controls.language)) for one in known)


def _may_be_unknown(asked: Question) -> bool:
    fact = asked.fact
    known_to_be_unknown = is_unknown(asked.case.answers.get(fact.key)) or asked.branches
    waited_for = fact.absent in (Absent.ASKED, Absent.AFTER_PLAY)
    return waited_for and not known_to_be_unknown and UNKNOWN not in fact.words


def _answer_rows(asked: Question, text: QuestionText, controls: Controls) -> tuple[Row, ...]:
    """At most five answers as buttons, more of them as a list; cards are written."""
    argument = argument_of(asked.fact.key)
    offered = _offered(asked, text, controls)
    writing = (
        (controls.button(controls.word("write"), Do.WRITE, argument, primary=True),)
        if asked.fact.domain in BY_CARDS
        else ()
    )
    if len(offered) + len(writing) > MOST_BUTTONS:
        menu = controls.menu("choose", Do.PICK, argument, offered)
        return (menu, writing) if writing else (menu,)
    return ((*writing, *_answer_buttons(asked, controls, offered)),)


def _answer_buttons(asked: Question, controls: Controls, offered: Offered) -> Iterator[Button]:
    for raw, label in offered:
        case = dialogue.answer(asked.case, asked.fact.key, typed(asked.fact, raw))
        yield controls.button(label, Do.SHOW, case=case, primary=raw != UNKNOWN)
