"""The screen of a question: what is asked, why, and every answer that can be given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot import dialogue
from bot.plugin.controls import Controls, Do, asking, paged
from bot.plugin.models import Button, Row, Screen, Section
from bot.plugin.pages import bulleted, numbered
from bot.plugin.told import typed
from bot.ticket import argument_of
from bot.wording import QuestionText, answer_label, question_text
from rules import Case, Question, contradictions
from rules.case import told
from rules.effects import Action
from rules.facts import UNKNOWN, Absent, Domain, Fact, is_unknown
from rules.playing import is_shown_by_playing, is_withheld
from rules.turns import unnamed
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.exposed import CARDS, LYING_CARDS, PARTNER_LYING_CARDS
from rules.vocabulary.penalty import CHOSEN_PENALTY_CARD

MOST_BUTTONS = 5
LONGEST_LABEL = 80
"""What Discord takes on a button; a line of a list may have a hundred characters."""

LISTS_OF: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {CHOSEN_PENALTY_CARD.key: (LYING_CARDS.key, PARTNER_LYING_CARDS.key)}
)
"""Where the cards stand of which one is chosen, if it is not among those just exposed."""

Offered = tuple[tuple[str, str], ...]
BY_CARDS = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})


def plain(asked: Question) -> Question:
    """The question, or in place of one for counts that of the fault which they would show."""
    by_counts = asked.fact.domain in (Domain.COUNTS, Domain.EXPECTED)
    return dialogue.asked(asked.case, DEFECT.key) if by_counts else asked


def question_screen(asked: Question, controls: Controls, page: int) -> Screen:
    """The next question of a case."""
    asked = plain(asked)
    text = question_text(asked, controls.language, playing=controls.playing)
    sections = (*_sections(text, controls), *_cards(asked, controls), *_ways(text, controls))

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
    """A fact that is told out of its turn: something reported, or a player's choice.

    Penalty cards that nobody can name any more are left out of the case on the way back.
    """
    text = question_text(asked, controls.language, left=0, playing=controls.playing)
    argument = argument_of(asked.fact.key)

    def rows() -> tuple[Row, ...]:
        left = asked.case if unnamed(controls.case) else None
        home = controls.button(controls.word("return"), Do.SHOW, case=left)
        return (*_answer_rows(asked, text, controls), (home,))

    sections = (*_reasons(text, controls), *_cards(asked, controls))
    return asking(controls, text.question, sections, rows, (Do.ASK, argument))


def _sections(text: QuestionText, controls: Controls) -> Iterator[Section]:
    yield from _reasons(text, controls)
    covers = (controls.words.text("playing-note"),) if controls.playing else ()
    yield Section("", (text.left, *covers))


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
            told = branch.text
            basis = (told.basis,) if told.basis else ()
            lines = (*told.steps, *told.fixed, *told.onward)
            yield Section(branch.head, (*bulleted(lines), *basis))
    if text.more:
        yield Section("", (text.more,))


def _offered(asked: Question, text: QuestionText, controls: Controls) -> Offered:
    """Value and label of every answer that can stand beside what has been told."""
    fact, case = asked.fact, asked.case
    labelled = text.answers
    if fact.domain is Domain.CARD:
        labelled = _visible(asked, controls)
    offered = tuple(
        (str(value), label)
        for value, label in labelled
        if _stands(dialogue.answer(case, fact.key, typed(fact, str(value))), fact)
    )
    shown = controls.playing and is_shown_by_playing(asked)
    message = "playing-not-yet" if shown else "answer-unknown"
    unknown = (UNKNOWN, controls.words.text(message))
    return (*offered, unknown) if _may_be_unknown(asked) else offered


def _stands(case: Case, fact: Fact[Any]) -> bool:
    """Whether an answer can stand: it contradicts nothing, and as a choice it is taken."""
    if contradictions(case):
        return False
    if fact.absent is not Absent.OPTION:
        return True
    result = dialogue.result(case)
    if isinstance(result, Question):
        return True
    rejected = any(step.code is Action.REJECT_OPTION for step in result.steps)
    return not rejected and all(one.fact != fact.key for one in result.choices)


def _visible(asked: Question, controls: Controls) -> Offered:
    """The cards that are known to be visible, or to lie there: one of them is chosen."""
    keys = LISTS_OF.get(asked.fact.key, (CARDS.key,))
    lists = (told(asked.case, key) or () for key in keys)
    known = dict.fromkeys(getattr(one, "card", one) for cards in lists for one in cards)
    if not controls.playing:
        return tuple((str(one), answer_label(asked.fact, one, controls.language)) for one in known)
    return tuple(
        (str(one), controls.words.text("playing-card", {"number": str(number)}))
        for number, one in enumerate(known, 1)
    )


def _cards(asked: Question, controls: Controls) -> Iterator[Section]:
    """The cards that the buttons only number, each to be covered in the text."""
    if controls.playing and asked.fact.domain is Domain.CARD:
        plainly = replace(controls, playing=False)
        lines = numbered(label for _, label in _visible(asked, plainly))
        yield Section(controls.words.text("playing-covered-head"), lines)


def _may_be_unknown(asked: Question) -> bool:
    fact = asked.fact
    known_to_be_unknown = is_unknown(asked.case.answers.get(fact.key)) or asked.branches
    waited_for = fact.absent in (Absent.ASKED, Absent.AFTER_PLAY)
    return waited_for and not known_to_be_unknown and UNKNOWN not in fact.words


def _answer_rows(asked: Question, text: QuestionText, controls: Controls) -> tuple[Row, ...]:
    """At most five answers as buttons, more or longer ones as a list; cards are written."""
    argument = argument_of(asked.fact.key)
    if controls.playing and is_withheld(asked.case, asked.fact):
        return ((controls.button(controls.word("end"), Do.END, primary=True),),)
    offered = _offered(asked, text, controls)
    writing = (
        (controls.button(controls.word("write"), Do.WRITE, argument, primary=True),)
        if asked.fact.domain in BY_CARDS
        else ()
    )
    too_long = any(len(label) > LONGEST_LABEL for _, label in offered)
    if too_long or controls.reference or len(offered) + len(writing) > MOST_BUTTONS:
        menu = controls.menu("choose", Do.PICK, argument, offered)
        return (menu, writing) if writing else (menu,)
    return ((*writing, *_answer_buttons(asked, controls, offered)),)


def _answer_buttons(asked: Question, controls: Controls, offered: Offered) -> Iterator[Button]:
    """A button for each answer; for the one that the case has already there is the way back."""
    for raw, label in offered:
        case = dialogue.answer(asked.case, asked.fact.key, typed(asked.fact, raw))
        if case == controls.case:
            continue
        yield controls.button(label, Do.SHOW, case=case, primary=raw != UNKNOWN)
