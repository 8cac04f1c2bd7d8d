"""The screens beside the ruling or the question: why, read aloud, law text, what clashes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot import dialogue
from bot.faults import contradiction
from bot.plugin.controls import Controls, Do, asking, paged
from bot.plugin.models import Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.plugin.questions import plain
from bot.wording import (
    RulingText,
    answer_label,
    fact_label,
    fault_text,
    flip_lines,
    question_text,
    ruling_text,
)
from bot.wording.clauses import digest_id
from bot.wording.quotes import quote
from rules import Case, contradictions
from rules.case import NO_HANDS
from rules.ruling import Question, Result, Ruling

ROLE = "offender_role"


def why_screen(result: Result, controls: Controls, page: int) -> Screen:
    """What the question is asked for, or what the ruling rests on."""
    if isinstance(result, Question):
        text = question_text(plain(result), controls.language, left=0, playing=controls.playing)
        reasons = (Section("", (text.why,)), Section("", (text.laws,)))
        sections = (*reasons, *_told(controls), *_clauses(result.why, controls))
        return _aside(controls, text.question, sections, Do.WHY, page, result)
    ruled = ruling_text(result, controls.language, playing=controls.playing)
    head = controls.words.text
    sections = (
        Section("", (ruled.basis,) if ruled.basis else ()),
        Section(head("relied-head"), bulleted(ruled.rests_on)),
        Section(head("judgement-head"), bulleted(ruled.judgement)),
        Section(head("assumed-head"), bulleted(ruled.assumed)),
    )
    return _aside(controls, ruled.title, sections, Do.WHY, page, result)


def flips_screen(result: Result, controls: Controls, page: int) -> Screen:
    """The single facts that would change the ruling; beside a question there are none yet."""
    lines: tuple[str, ...] = ()
    if isinstance(result, Ruling):
        lines = flip_lines(result, controls.language, playing=controls.playing)
    lines = bulleted(lines) or (controls.words.text("change-nothing"),)
    title = controls.words.text("change-head")
    return _aside(controls, title, (Section("", lines),), Do.FLIPS, page, result)


def aloud_screen(result: Result, controls: Controls, page: int) -> Screen:
    """What to say to the table: short sentences, no numbers of Laws."""
    if isinstance(result, Question):
        say = question_text(plain(result), controls.language, left=0, playing=controls.playing).say
    else:
        say = ruling_text(result, controls.language, playing=controls.playing).say
    lines = say or (controls.word("nothing-aloud"),)
    title = controls.words.text("say-head")
    return _aside(controls, title, (Section("", lines),), Do.ALOUD, page, result)


def law_screen(result: Result, controls: Controls, page: int) -> Screen:
    """The clauses, each with its source, in the reader's language."""
    if isinstance(result, Question):
        sections = tuple(_clauses(plain(result).why, controls))
    else:
        sections = tuple(_quotes(ruling_text(result, controls.language, books=controls.books)))
    return _aside(controls, controls.word("law-title"), sections, Do.LAW, page, result)


def faults_screen(controls: Controls) -> Screen:
    """Everything in the case that cannot be, and a way to go on without it."""
    found = contradictions(controls.case)
    lines = tuple(
        fault_text(contradiction(_named(one.field, controls), one.kind), controls.language)
        for one in found
    )

    def rows() -> tuple[Row, ...]:
        case = _without(controls.case, (one.field for one in found))
        return ((controls.button(controls.word("drop"), Do.SHOW, case=case, primary=True),),)

    section = Section("", bulleted(dict.fromkeys(lines)))
    return asking(controls, controls.word("faults-title"), (section,), rows, (Do.SHOW, 0))


def _named(field: str, controls: Controls) -> str:
    """A field of the case as its reader knows it."""
    room, _, key = field.partition(".")
    return fact_label("hands" if room == "table" else key, controls.language)


def _without(case: Case, fields: Iterable[str]) -> Case:
    """The case without the fields; known hands go together, a role that seats give with a seat."""
    for field in fields:
        key = field.removeprefix("facts.")
        if field.startswith("table.hands"):
            case = replace(case, table=replace(case.table, hands=NO_HANDS))
        elif field == "table.offender" or (key == ROLE and key not in case.answers):
            case = replace(case, table=replace(case.table, offender=None))
        case = case.without(key)
    return case


def _told(controls: Controls) -> Iterator[Section]:
    """The history of the dialogue."""
    lines = (
        controls.words.text(
            "relied-item",
            {
                "fact": fact_label(fact.key, controls.language),
                "answer": answer_label(
                    fact, value, controls.language, case=controls.case, playing=controls.playing
                ),
            },
        )
        for fact, value in dialogue.history(controls.case)
    )
    yield Section(controls.word("told-head"), bulleted(lines))


def _clauses(clauses: Iterable[str], controls: Controls) -> Iterator[Section]:
    """The clauses under which something is asked."""
    words, edition = controls.words, controls.case.edition.value
    for clause in clauses:
        message = digest_id(clause, edition)
        if words.has(message):
            one = quote(words, clause, edition, controls.books)
            yield Section(one.source, tuple(one.text.split("\n")))


def _quotes(text: RulingText) -> Iterator[Section]:
    """The clauses that are cited, and where the official text of one is in another language."""
    for one in text.quotes:
        lines = tuple(one.text.split("\n"))
        others = () if one.official else text.elsewhere(one.citation)
        named = [text.words.text(f"lawbook-language-{other}") for other in others]
        given = {"languages": text.words.join(named)}
        hint = (text.words.text("lawbook-elsewhere", given),) if named else ()
        yield Section(one.source, (*lines, *hint))


def _aside(
    controls: Controls,
    title: str,
    sections: Iterable[Section],
    action: Do,
    page: int,
    result: Result,
) -> Screen:
    """A screen with a way back to where it was opened."""
    home = "return-question" if isinstance(result, Question) else "return"

    def rows() -> tuple[Row, ...]:
        back = controls.button(controls.word(home), Do.SHOW, primary=True)
        if action is not Do.WHY or isinstance(result, Question):
            return ((back,),)
        return ((back, controls.button(controls.words.text("change-head"), Do.FLIPS)),)

    return paged(controls, title, sections, rows, action, page)
