"""The two ways to use a terminal: talk about a case, or read worked rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from bot import dialogue
from bot.console.entry import contract_label
from bot.console.examples import EXAMPLES
from bot.console.kept import Keep, keep_nothing
from bot.console.keyboard import keyboard_for
from bot.console.lines import Line, Lines, Part, section
from bot.console.paper import paper_for
from bot.console.screens import screen, told
from bot.console.session import Session
from bot.coverage import sections, summary
from bot.wording import NO_BOOKS, Books, Words, words
from locales import LANGUAGES
from rules import Case, Edition, rule
from rules.index import is_outside
from rules.vocabulary.play import Irregularity, Jurisdiction


def ask(
    source: TextIO,
    target: TextIO,
    *,
    lang: str,
    edition: Edition,
    jurisdiction: Jurisdiction,
    books: Books = NO_BOOKS,
    playing: bool = False,
    keep: Keep = keep_nothing,
) -> int:
    """Talk until the reader leaves; give the exit status (130 after Ctrl-C)."""
    paper = paper_for(target)
    keyboard = keyboard_for(source, target, paper)
    case = dialogue.start(Irregularity.CARD_COUNT, edition, jurisdiction)
    return Session(paper, keyboard, lang, case, books, playing=playing, keep=keep).run()


def show(target: TextIO, *, command: str = "") -> int:
    """Worked rulings in every language; ``command`` starts the dialogue, and is then named."""
    paper = paper_for(target)
    for lang in LANGUAGES:
        spoken = words(lang)
        paper.write(Line(Part.TITLE, spoken.text("console-name")))
        paper.write(Line(Part.TEXT, spoken.text("console-worked-head")))
        if command:
            hint = spoken.text("console-worked-hint", {"command": command})
            paper.write(Line(Part.HINT, hint))
        for case in EXAMPLES:
            paper.write(*worked(case, lang))
    return 0


def coverage(target: TextIO, spoken: Words, laws: Sequence[int] = ()) -> int:
    """How far the code goes, clause by clause; all Laws, or those that are named."""
    paper = paper_for(target)
    paper.write(Line(Part.TITLE, spoken.text("coverage-title")))
    for law in laws:
        if is_outside(law):
            paper.write(Line(Part.FAULT, spoken.text("coverage-no-law", {"law": str(law)})))
    for head, lines in sections(spoken, laws):
        paper.write(*section(head, lines))
    paper.write(*(Line(Part.HINT, one) for one in summary(spoken)))
    return 0


def worked(case: Case, lang: str) -> Lines:
    """A case with its ruling."""
    spoken = words(lang)
    facts = tuple(told(case, key, lang) for key in case.answers)
    head = spoken.text("console-worked-case")
    return (*section(head, (_seats(case, spoken), *facts)), *screen(rule(case), lang))


def _seats(case: Case, spoken: Words) -> str:
    table = case.table
    given = {
        "declarer": spoken.text(f"seat-{table.declarer}"),
        "offender": spoken.text(f"seat-{table.offender}"),
        "contract": contract_label(spoken, table.contract) if table.contract else "",
    }
    return spoken.text("console-worked-seats", given)
