"""The guided dialogue at a terminal: ask, rule, go on from the ruling."""

from __future__ import annotations

from typing import Any

from bot import dialogue
from bot.codes import value_code
from bot.console import entry, screens
from bot.console.asking import Asker
from bot.console.commands import Command, about, word
from bot.console.keyboard import Keyboard
from bot.console.lines import Line, Part
from bot.console.moves import AgainError, LeaveError, obey
from bot.console.paper import Paper
from bot.faults import contradiction
from bot.wording import QuestionText, answer_label, fault_text, question_text
from rules import Case, Question, Ruling
from rules.facts import UNKNOWN, Domain, Fact, LyingCard, is_unknown
from rules.rule import answers_open
from rules.vocabulary.counts import DEFECT
from rules.vocabulary.play import Irregularity

LEFT, BROKEN_OFF = 0, 130
"""Exit status: left politely, or broken off with Ctrl-C."""

COUNT = "count"
MOVES = (
    Command.CHOICE, Command.REPORT, Command.AFTER_PLAY, Command.CHANGE, Command.TABLE,
    Command.EDITION, Command.LANGUAGE, Command.NEW, Command.QUIT,
)  # fmt: skip
"""What is offered below a ruling, as far as it is possible there."""


class Session:
    """One conversation. The case is its state; the rest says what was already shown."""

    def __init__(self, paper: Paper, keyboard: Keyboard, lang: str, case: Case) -> None:
        """``case`` brings the edition and the jurisdiction; what happened is asked."""
        self.asker = Asker(paper, keyboard, lang, lambda command, rest: obey(self, command, rest))
        self.fresh = case
        self.restart()

    def restart(self) -> None:
        """A new case of the same edition and jurisdiction."""
        self.case = self.fresh
        self.begun = False
        self.offered = False
        self.pending: list[str] = []
        self.shown: object = None
        self.done: tuple[str, ...] = ()
        self.asked: QuestionText | None = None

    def run(self) -> int:
        """Talk until the reader leaves; give the exit status."""
        asker = self.asker
        asker.say("console-name", Part.TITLE)
        asker.say("console-welcome", help=word(Command.HELP, asker.words))
        asker.paper.write(screens.frame(self.case, asker.lang))
        try:
            while True:
                self._turn()
        except (LeaveError, EOFError):
            asker.say("console-bye")
            return LEFT
        except KeyboardInterrupt:
            asker.say("console-stopped")
            return BROKEN_OFF

    def _turn(self) -> None:
        try:
            self._go_on()
        except AgainError:
            return

    def _go_on(self) -> None:
        """Ask what happened, then what is still open; then stay with the ruling."""
        self.asked = None
        if not self.begun:
            self._begin()
            return
        if self.pending:
            key = self.pending[0]
            self._question(dialogue.asked(dialogue.change(self.case, key), key))
            return
        shown = dialogue.result(self.case)
        if isinstance(shown, Question):
            self._question(shown)
        else:
            self._ruling(shown)

    def _begin(self) -> None:
        lang = self.asker.lang
        self.asker.say("fact-irregularity", Part.HEAD)
        items = [(one, answer_label("irregularity", one, lang)) for one in Irregularity]
        happened = self.asker.pick(items)
        old = self.case
        self.case = dialogue.start(happened, old.edition, old.jurisdiction, old.table)
        for key, value in old.answers.items():
            self.case = dialogue.answer(self.case, key, value)
        self.begun = True

    def _question(self, question: Question) -> None:
        asker = self.asker
        text = question_text(question, asker.lang)
        self.asked = text
        asker.show(screens.branch_lines(text, asker.lang))
        asker.show(screens.question_lines(text, asker.lang, self.done))
        self.done = (*self.done, *text.so_far)
        key, value = self._reply(question)
        if self.take(key, value) and self.pending[:1] == [question.fact.key]:
            self.pending.pop(0)

    def _reply(self, question: Question) -> tuple[str, Any]:
        """The answer, and the fact that it answers: the fault may be told for the counts."""
        fact = question.fact
        match fact.domain:
            case Domain.COUNTS:
                return self._counts(question)
            case Domain.EXPECTED:
                return fact.key, entry.expected(self.asker)
            case Domain.NUMBER:
                return fact.key, entry.number(self.asker, fact.low, fact.high)
            case Domain.CARD:
                return fact.key, entry.card(self.asker)
            case Domain.CARDS | Domain.PENALTY_CARDS:
                return fact.key, _as_fact(fact, entry.cards(self.asker))
            case Domain.YES_NO | Domain.WORD:
                return fact.key, self.asker.pick(self._items(question), unknown=UNKNOWN)

    def _items(self, question: Question) -> list[tuple[Any, str]]:
        yes_no = question.fact.domain is Domain.YES_NO
        values = (True, False) if yes_no else answers_open(question)
        return [
            (one, answer_label(question.fact, value_code(one), self.asker.lang, case=question.case))
            for one in values
        ]

    def _counts(self, question: Question) -> tuple[str, Any]:
        """Most Directors know the fault; who does not has the cards counted."""
        fault = Question(question.case, DEFECT, question.why, question.so_far)
        by_counts = (COUNT, self.asker.words.text("console-by-counts"))
        value = self.asker.pick([*self._items(fault), by_counts], unknown=UNKNOWN)
        if value == COUNT:
            return question.fact.key, entry.counts(self.asker)
        return (question.fact.key, UNKNOWN) if is_unknown(value) else (DEFECT.key, value)

    def take(self, key: str, value: Any) -> bool:
        """Put an answer into the case, or say why it cannot be."""
        return self.keep(dialogue.changed(self.case, key, value))

    def keep(self, after: Case) -> bool:
        """Go on with another case, unless it is one that cannot be."""
        clashes = dialogue.clashes(self.case, after)
        for one in clashes:
            fault = contradiction(one.field, one.kind)
            text = fault_text(fault, self.asker.lang)
            self.asker.paper.write(Line(Part.FAULT, text))
        if clashes:
            self.asker.say("console-answer-not-taken", Part.FAULT)
            return False
        self.case = after
        return True

    def _ruling(self, ruling: Ruling) -> None:
        lang = self.asker.lang
        if self.shown != (self.case, lang):
            lines = screens.ruling_lines(ruling, lang, with_assumed=self.offered)
            self.asker.show(lines)
            self.shown = (self.case, lang)
        if ruling.assumed and not self.offered:
            self.offered = True
            self.offer_reports()
            return
        self._next()

    def offer_reports(self) -> None:
        """Ask for anything that nobody has reported, several at once."""
        words = self.asker.words
        facts = dialogue.reports(self.case)
        self.asker.say("console-anything", Part.HEAD)
        items = [(one, words.text(f"fact-{_kebab(one.key)}.assumed")) for one in facts]
        for fact in self.asker.several(items):
            told = dialogue.options(fact)
            if len(told) == 1:
                self.take(fact.key, told[0])
            else:
                self.pending.append(fact.key)

    def _next(self) -> None:
        asker = self.asker
        asker.say("console-next", Part.HEAD)
        possible = [one for one in MOVES if self._possible(one)]
        chosen = asker.pick([(one, about(one, asker.words)) for one in possible])
        obey(self, chosen, "")

    def _possible(self, command: Command) -> bool:
        match command:
            case Command.CHOICE:
                return bool(dialogue.choices(self.case))
            case Command.REPORT:
                return bool(dialogue.reports(self.case))
            case Command.AFTER_PLAY:
                return dialogue.can_end(self.case)
            case Command.CHANGE:
                return bool(self.case.answers)
            case _:
                return True


def _as_fact(fact: Fact[Any], cards: Any) -> Any:
    """Cards as the fact wants them: by themselves, or as penalty cards."""
    if fact.domain is Domain.PENALTY_CARDS and not is_unknown(cards):
        return tuple(LyingCard(one) for one in cards)
    return cards


def _kebab(key: str) -> str:
    return key.replace("_", "-")
