"""A ruling in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from bot.lazy import lazy
from bot.wording.answers import answer_text, fact_id, fact_label
from bot.wording.choices import put_ids
from bot.wording.clauses import LISTS, kebab, references
from bot.wording.context import Table
from bot.wording.fixed import fixed_lines, information_lines
from bot.wording.judgement import judgement_lines
from bot.wording.models import ChoiceText, Lines, Quote, ViewText
from bot.wording.onward import onward_id
from bot.wording.playing import not_shown, with_others_eyes
from bot.wording.quotes import NO_BOOKS, Books, elsewhere, quote
from bot.wording.spoken import say_lines
from bot.wording.steps import step_lines
from bot.wording.titles import title_id
from bot.wording.words import Words
from bot.wording.words import words as words_of
from rules import Ruling
from rules.editions import E1997, Edition
from rules.ruling import OpenChoice

FORUM = "BBF"
"""The forum whose threads are named where a view was argued there, with their number."""
MAILING_LIST = "BLML07"


class RulingText:
    """A ruling in words. Every line is a whole sentence; headings and labels have no stop.

    A part is put into words when it is first read: no door shows all of them at once.
    """

    def __init__(
        self, ruling: Ruling, words: Words, books: Books = NO_BOOKS, *, playing: bool = False
    ) -> None:
        self.ruling = ruling
        self.playing = playing
        self.books = books
        self.words = words
        self.table = Table(words, ruling.case)

    @lazy
    def title(self) -> str:
        """What happened, and the edition."""
        return _title(self.words, title_id(self.ruling), self.ruling.case.edition)

    @lazy
    def basis(self) -> str:
        """The clauses in one sentence; empty where no Law has ruled."""
        return _basis(self.words, self.ruling.citations, self.ruling.case.edition)

    @lazy
    def steps(self) -> Lines:
        """What the Director does, in table order."""
        lines = tuple(step_lines(self.ruling, self.table))
        if not self.playing:
            return lines
        return with_others_eyes(lines, [one.code for one in self.ruling.steps], self.table)

    @lazy
    def choices(self) -> tuple[ChoiceText, ...]:
        """The choices that are open."""
        open_choices = self.ruling.choices
        put = zip(open_choices, put_ids(open_choices), strict=True)
        return tuple(_choice(one, message, self.table) for one, message in put)

    @lazy
    def fixed(self) -> Lines:
        """What the Laws settle."""
        return tuple(fixed_lines(self.ruling, self.table))

    @lazy
    def information(self) -> Lines:
        """Who may use what was seen."""
        return tuple(information_lines(self.ruling, self.table))

    @lazy
    def judgement(self) -> Lines:
        """What is left to the Director."""
        return tuple(judgement_lines(self.ruling, self.table, playing=self.playing))

    @lazy
    def say(self) -> Lines:
        """What is read aloud."""
        return say_lines(self.ruling, self.table)

    @lazy
    def views(self) -> tuple[ViewText, ...]:
        """The readings of a disputed point."""
        return tuple(_views(self.words, self.ruling))

    @lazy
    def assumed(self) -> Lines:
        """What nobody has reported."""
        text = self.words.text
        return tuple([text(f"{fact_id(key)}.assumed") for key in self.ruling.assumed])

    @lazy
    def rests_on(self) -> Lines:
        """The facts that the ruling relies on, with their answers."""
        return tuple(_rests_on(self.ruling, self.table, playing=self.playing))

    @lazy
    def onward(self) -> Lines:
        """The Laws to turn to next."""
        return tuple(_onward(self.ruling, self.table))

    @lazy
    def bring_back(self) -> Lines:
        """What to come back with after play."""
        return tuple(_bring_back(self.words, self.ruling))

    @lazy
    def notes(self) -> Lines:
        """What else has to be known about the ruling."""
        return tuple(_notes(self.words, self.ruling))

    @lazy
    def quotes(self) -> tuple[Quote, ...]:
        """The clauses that are cited, each with its text."""
        edition = self.ruling.case.edition
        return tuple(
            quote(self.words, clause, edition.value, self.books) for clause in self.ruling.citations
        )

    def elsewhere(self, clause: str) -> tuple[str, ...]:
        """The languages in which a clause is there officially, where the reader's has none."""
        return elsewhere(self.words, clause, self.ruling.case.edition.value, self.books)


def ruling_text(
    ruling: Ruling,
    lang: str,
    *,
    strict: bool = False,
    books: Books = NO_BOOKS,
    playing: bool = False,
) -> RulingText:
    """Every word that the doors show of a ruling; if ``strict``, a missing message raises.

    ``playing`` says it to a Director who plays.
    """
    return RulingText(ruling, words_of(lang, strict), books, playing=playing)


@cache
def _title(words: Words, message: str, edition: Edition) -> str:
    label = words.text(message)
    return words.text("ruling-title", {"irregularityLabel": label, "edition": edition.value})


@lru_cache(maxsize=LISTS)
def _basis(words: Words, citations: tuple[str, ...], edition: Edition) -> str:
    """The clauses in one sentence; empty where no Law has ruled."""
    if not citations:
        return ""
    return words.text(
        "ruling-basis", {"laws": references(words, citations), "edition": edition.value}
    )


def _choice(choice: OpenChoice, message: str, table: Table) -> ChoiceText:
    context = table.context_of(choice.who)
    options = tuple(
        (one.value, table.words.text(f"choice-{kebab(one)}", context)) for one in choice.options
    )
    return ChoiceText(
        head=table.words.text(f"{message}.label", context),
        text=table.words.text(message, context),
        say=table.words.text(f"{message}.say", context),
        options=options,
        fact=choice.fact,
    )


def _views(words: Words, ruling: Ruling) -> Iterator[ViewText]:
    for one in ruling.views:
        yield ViewText(
            branch=one.branch,
            view=one.view,
            text=words.text(f"view-{kebab(one.branch)}-{kebab(one.view)}"),
            laws=references(words, one.citations),
            source=_source(words, one.source),
        )


def _source(words: Words, source: str) -> str:
    """Where a view was argued, for a reader; nothing where only we have argued it."""
    place, _, thread = source.partition("-")
    if place == FORUM:
        return words.text("view-source", {"source": thread})
    return words.text("view-source-list") if place == MAILING_LIST else ""


def _rests_on(ruling: Ruling, table: Table, *, playing: bool) -> Iterator[str]:
    for key, value in ruling.relied_on.items():
        label = fact_label(key, table.words.language, words=table.words)
        hidden = not_shown(key, table) if playing else ""
        answer = hidden or answer_text(table.words, key, value, table.context)
        yield table.words.text("relied-item", {"fact": label, "answer": answer})


def _onward(ruling: Ruling, table: Table) -> Iterator[str]:
    """Where to read on."""
    for law in ruling.onward:
        message = onward_id(law, ruling, table.words)
        yield table.words.text(message, {**table.context, "laws": references(table.words, (law,))})


def _bring_back(words: Words, ruling: Ruling) -> Iterator[str]:
    if ruling.transfer is not None and ruling.transfer.later:
        told = [words.text(f"{fact_id(key)}.told") for key in ruling.transfer.later]
        yield words.text("bring-back", {"facts": words.join(told)})


def _notes(words: Words, ruling: Ruling) -> Iterator[str]:
    if ruling.case.edition is E1997:
        yield words.text("note-1997-word")
