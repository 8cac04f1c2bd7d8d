"""What a slash command was given, as a case; and the first screen that follows from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar

from bot import dialogue
from bot.cards import read_contract
from bot.plugin.case_ids import NOTHING, Found
from bot.plugin.commands import (
    CASE,
    COMMANDS,
    COUNTED,
    HAPPENED,
    IDS,
    LAW,
    LOOKED_UP,
    OPENING,
    PLAYING,
    RULING,
    Option,
)
from bot.plugin.controls import Controls, sentence
from bot.plugin.covers import covered_screen
from bot.plugin.echo import shown
from bot.plugin.happened import happened_screen
from bot.plugin.helping import PAGES, page
from bot.plugin.lookup import looked_up
from bot.plugin.models import Screen, Section
from bot.plugin.replies import case_screen, main_screen
from bot.plugin.told import cards_told, typed
from bot.plugin.where import Where
from bot.ticket import Forged
from bot.wording import NO_BOOKS, Books
from locales import Language, language_for
from rules import Case, Edition, Table
from rules.facts import Count, Domain, Fact
from rules.table import CLOCKWISE, Contract, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import (
    COUNTS,
    DEFECT,
    DID_PLAY_CARD,
    EXPECTED_PLAYED,
    Defect,
)
from rules.vocabulary.play import PHASE, Irregularity, Jurisdiction, Phase

COUNT = re.compile(r"\s*(\d{1,2})\s*[\s,;/+]\s*(\d{1,2})\s*")
WRITTEN = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})
MOST_HELD = 52
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Given:
    """The options of one invocation, by their English names; what was left out is not there."""

    command: str
    options: Mapping[str, Any]
    where: Where

    @property
    def language(self) -> Language:
        """The language chosen here, else that of the caller."""
        return language_for(self.options.get("language", self.where.language))

    @property
    def edition(self) -> Edition:
        """The edition chosen here, else the one that holds in this place."""
        return _offered(Edition, self.options.get("edition", self.where.edition))

    @property
    def jurisdiction(self) -> Jurisdiction:
        """The federation chosen here, else the one that holds in this place."""
        return _offered(Jurisdiction, self.options.get("federation", self.where.jurisdiction))

    @property
    def playing(self) -> bool:
        """Whether the caller plays, as told here, else as it was chosen for good."""
        told = self.options.get(PLAYING.name)
        return self.where.playing if told is None else told == "yes"

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of cases that were typed."""
        return tuple(str(self.options[one.name]) for one in self.told() if one in IDS)

    def controls(self, case: Case | None = None, books: Books = NO_BOOKS) -> Controls:
        """The controls of the case that was stated, or of another one."""
        shown = self.case() if case is None else case
        return Controls(shown, self.language, books, playing=self.playing)

    def seat(self, option: str) -> Seat | None:
        """The seat that an option says, if it says one."""
        return _offered(Seat, self.options[option]) if option in self.options else None

    def told(self) -> tuple[Option, ...]:
        """The options that were used, in the order of the command."""
        listed = COMMANDS[self.command].options
        return tuple([one for one in listed if one.name in self.options])

    def case(self) -> Case:
        """The case that the options state, without what has to be read from text."""
        answers: dict[str, Any] = {}
        for name, fact in _facts(self.command, written=False):
            if name in self.options:
                answers[fact.key] = typed(fact, str(self.options[name]))
                if answers.get(DEFECT.key) is Defect.OMITTED:
                    answers[DID_PLAY_CARD.key] = False  # "no card played" says so
        if self.options.get(OPENING.name) == "no":
            answers.setdefault(PHASE.key, Phase.PLAY)
        return Case(self.irregularity(), self.edition, self.jurisdiction, answers=answers)

    def irregularity(self) -> Irregularity:
        """What the command is for; a lead out of turn may be the opening lead."""
        stated = COMMANDS[self.command].irregularity
        if stated is Irregularity.LEAD_OUT_OF_TURN and self.options.get(OPENING.name) == "yes":
            return Irregularity.OPENING_LEAD_OUT_OF_TURN
        return stated


@cache
def _facts(command: str, *, written: bool) -> tuple[tuple[str, Fact[Any]], ...]:
    """The options of a command that tell a fact, chosen from a list or written as cards."""
    found = ((one.name, VOCABULARY.get(one.fact)) for one in COMMANDS[command].options)
    told = ((name, fact) for name, fact in found if fact is not None)
    return tuple((name, fact) for name, fact in told if (fact.domain in WRITTEN) is written)


def _offered(kind: Callable[[Any], V], told: object) -> V:
    """The value that a choice stands for.

    :raises Forged: when no choice stands for it.
    """
    try:
        return kind(told)
    except ValueError:
        raise Forged(str(told)) from None


def opening_screen(
    given: Given, books: Books = NO_BOOKS, stored: Mapping[str, Found] = NOTHING
) -> Screen:
    """The first screen: the ruling, a question, or what could not be read.

    ``stored`` is what the store has under the ids that were typed.

    :raises Forged: for a value that no option offers.
    """
    screen = _opened(given, books, stored)
    return covered_screen(screen) if given.playing else screen


def _opened(given: Given, books: Books, stored: Mapping[str, Found]) -> Screen:
    if given.command == LAW.name:
        clause = str(given.options.get(LOOKED_UP.name, ""))
        return looked_up(given.controls(books=books), clause)
    if given.command in PAGES:
        return page(given.controls(books=books), given.command)
    if given.command == CASE.name:
        return case_screen(given.controls(books=books), given.ids, stored)
    if given.command == RULING.name:
        return _what_happened(given)
    notes: list[str] = []
    table = Table(given.seat("declarer-seat"), given.seat("offender-seat"), _contract(given, notes))
    case = _counted(given, dialogue.seated(given.case(), table), notes)
    screen = _with_cards(given, case)
    if not notes:
        return screen
    return replace(screen, sections=(Section("", tuple(notes)), *screen.sections))


def _what_happened(given: Given) -> Screen:
    """The case that was chosen, or the list of what can have happened."""
    chosen, frame = given.options.get(HAPPENED.name), given.case()
    if chosen in tuple(Irregularity):
        return _main(given, replace(frame, irregularity=Irregularity(chosen)))
    return happened_screen(given.controls(frame), searched=str(chosen or ""))


def _main(given: Given, case: Case) -> Screen:
    return main_screen(case, given.language, playing=given.playing)


def _with_cards(given: Given, case: Case) -> Screen:
    """The screen once every list of cards has been read; the first unclear one is asked."""
    for name, fact in _facts(given.command, written=True):
        if name in given.options:
            value = cards_told(fact, given.options[name], given.controls(case))
            if isinstance(value, Screen):
                return value
            case = case.answered(fact.key, value)
    return _main(given, case)


def _counted(given: Given, case: Case, notes: list[str]) -> Case:
    """The case with the counts of the hands that were counted."""
    counts: dict[Seat, Count] = {}
    for option, seat in COUNTED.items():
        if option in given.options:
            text = str(given.options[option])
            found = COUNT.fullmatch(text)
            if found is None or max(map(int, found.groups())) > MOST_HELD:
                notes.append(sentence("not-counts", given.language, text=shown(text)))
            else:
                counts[Seat(seat)] = Count(int(found[1]), int(found[2]))
    if counts:
        case = case.answered(COUNTS.key, counts)
    if "due" in given.options:
        case = case.answered(EXPECTED_PLAYED.key, dict.fromkeys(CLOCKWISE, given.options["due"]))
    return case


def _contract(given: Given, notes: list[str]) -> Contract | None:
    """The contract as far as it was understood; otherwise a note says so."""
    text = given.options.get("contract")
    if text is None:
        return None
    read = read_contract(text, given.language)
    if isinstance(read, str):
        return Contract.parse(read)
    notes.append(sentence("not-a-contract", given.language, text=shown(text)))
    return None
