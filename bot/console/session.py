"""The guided dialogue at a terminal: ask, rule, go on from the ruling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import dialogue
from bot.codes import value_code
from bot.console import entry, screens
from bot.console.asking import Asker
from bot.console.commands import Command, word
from bot.console.covers import Covers
from bot.console.kept import Keep, keep_nothing
from bot.console.keyboard import Keyboard
from bot.console.lines import Line, Part
from bot.console.moves import AgainError, LeaveError, obey
from bot.console.offered import offers
from bot.console.paper import Paper
from bot.faults import contradiction
from bot.happened import GROUPS, found
from bot.wording import (
    NO_BOOKS,
    Books,
    QuestionText,
    answer_label,
    fact_label,
    fault_text,
    question_text,
    ruling_text,
)
from rules import Case, Question, Ruling
from rules.facts import UNKNOWN, Domain, Fact, LyingCard, is_unknown
from rules.playing import is_shown_by_playing, is_withheld
from rules.rule import answers_open
from rules.ruling import Result
from rules.turns import unnamed
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECT

LEFT, BROKEN_OFF = 0, 130
"""Exit status: left politely, or broken off with Ctrl-C."""

COUNT = "count"
MOST_FOUND = 5
HEADS = {
    sum(len(GROUPS[one]) for one in tuple(GROUPS)[:place]): f"happened-group-{name}"
    for place, name in enumerate(GROUPS)
}
"""The headings of the groups, each above the first thing that can have happened there."""


class Session:
    """One conversation. The case is its state; the rest says what was already shown."""

    def __init__(
        self,
        paper: Paper,
        keyboard: Keyboard,
        lang: str,
        case: Case,
        books: Books = NO_BOOKS,
        *,
        playing: bool = False,
        keep: Keep = keep_nothing,
    ) -> None:
        """``case`` brings the edition and the jurisdiction; what happened is asked.

        ``playing``: the Director plays. ``keep`` keeps what no id can hold.
        """
        self.covers = Covers(paper)
        self.asker = Asker(self.covers, keyboard, lang, self._obey)
        self.books = books
        self.file_away = keep
        self.fresh = case
        self.speak(lang)
        self.play(playing=playing)
        self.restart()

    def _obey(self, command: Command, rest: str) -> None:
        obey(self, command, rest)

    @property
    def playing(self) -> bool:
        """Whether the Director plays."""
        return self.asker.playing

    def play(self, *, playing: bool) -> None:
        """From now on the Director plays, or does not."""
        self.asker.playing = self.covers.on = playing

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.asker.lang = self.covers.lang = lang

    def result(self) -> Result:
        """The ruling or the question that stands on the screen."""
        return dialogue.result(self.case, playing=self.playing)

    def restart(self) -> None:
        """A new case of the same edition and jurisdiction."""
        self.covers.clear()
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
        if self.playing:
            asker.show(screens.covers_lines(asker.lang))
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
        shown = self.result()
        if isinstance(shown, Question):
            self._question(shown)
        else:
            self._ruling(shown)

    def _begin(self) -> None:
        lang = self.asker.lang
        self.asker.say("fact-irregularity", Part.HEAD)
        happened = self.asker.pick(
            [(one, answer_label("irregularity", one, lang)) for one in found("", lang)],
            heads={place: self.asker.words.text(one) for place, one in HEADS.items()},
            search=lambda typed: found(typed, lang)[:MOST_FOUND],
        )
        old = self.case
        self.case = dialogue.start(happened, old.edition, old.jurisdiction, old.table)
        for key, value in old.answers.items():
            self.case = dialogue.answer(self.case, key, value)
        self.begun = True

    def _question(self, question: Question) -> None:
        asker = self.asker
        text = question_text(question, asker.lang, playing=self.playing)
        self.asked = text
        asker.show(screens.branch_lines(text, asker.lang))
        asker.show(screens.question_lines(text, asker.lang, self.done))
        self.done = (*self.done, *text.so_far)
        asker.show(screens.how_lines(question, text, playing=self.playing))
        if self.playing and is_withheld(question.case, question.fact):
            self._next(question)
            return
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
        if self.asked is not None and self.playing and is_shown_by_playing(question):
            return [(value == "yes", label) for value, label in self.asked.answers]
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
            text = ruling_text(ruling, lang, books=self.books, playing=self.playing)
            self.asker.show(
                screens.ruling_lines(text, with_assumed=self.offered, keep=self.file_away)
            )
            self.shown = (self.case, lang)
        if ruling.assumed and not self.offered:
            self.offered = True
            self.offer_reports([VOCABULARY[key] for key in ruling.assumed])
            return
        self._next(ruling)

    def go_on(self, case: Case) -> None:
        """The case that comes next; a penalty card that has no name there is named first."""
        self.case = case
        self.offered = False
        missing = unnamed(case)
        self.pending = [missing] if missing else []
        self.done = ()

    def offer_reports(self, facts: Sequence[Fact[Any]]) -> None:
        """Ask for anything that nobody has reported, several at once."""
        self.asker.say("console-anything", Part.HEAD)
        items = [(one, self._report(one)) for one in facts]
        for fact in self.asker.several(items):
            told = dialogue.options(fact)
            if len(told) == 1:
                self.take(fact.key, told[0])
            else:
                self.pending.append(fact.key)

    def _report(self, fact: Fact[Any]) -> str:
        """What has not been reported; of what is only volunteered, what it is about."""
        said = f"fact-{_kebab(fact.key)}.assumed"
        if self.asker.words.has(said):
            return self.asker.words.text(said)
        return fact_label(fact.key, self.asker.lang)

    def _next(self, shown: Result) -> None:
        asker = self.asker
        asker.say("console-next", Part.HEAD)
        command, rest = asker.pick(offers(self, shown))
        obey(self, command, rest)


def _as_fact(fact: Fact[Any], cards: Any) -> Any:
    """Cards as the fact wants them: by themselves, or as penalty cards."""
    if fact.domain is Domain.PENALTY_CARDS and not is_unknown(cards):
        return tuple(LyingCard(one) for one in cards)
    return cards


def _kebab(key: str) -> str:
    return key.replace("_", "-")
