"""The options of the slash command: how Discord is told of them, and what they say of a case."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from discord.app_commands import Choice, locale_str

from bot import dialogue
from bot.cards import read_contract
from bot.plugin.controls import Controls, sentence
from bot.plugin.models import Screen, Section
from bot.plugin.replies import main_screen
from bot.plugin.told import cards_told, shown, typed
from bot.plugin.translator import named
from locales import Language, language_for
from rules import Case, Edition, Table
from rules.editions import NEWEST
from rules.table import Contract, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECT, DID_PLAY_CARD, Defect
from rules.vocabulary.exposed import CARDS
from rules.vocabulary.play import Irregularity

SEATS = ("N", "E", "S", "W")
CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "fault": ("omitted", "extra", "misplaced_played_card"),
        "offender": ("declarer", "dummy", "defender"),
        "offender-seat": SEATS,
        "declarer-seat": SEATS,
        "played-on": ("none", "offending_side", "non_offending_side", "both"),
        "trick": (),
        "suit-led": ("S", "H", "D", "C"),
        "holds-suit": ("yes", "no", "unknown"),
        "cards": (),
        "trick-winner": ("offender", "offender_partner", "opponents"),
        "later-tricks": (),
        "contract": (),
        "edition": ("1997", "2007", "2017"),
        "language": ("en", "pl", "no"),
    }
)
"""Every option, and the values that it offers; none where it is written."""

FACTS: Mapping[str, str] = MappingProxyType(
    {
        "fault": DEFECT.key,
        "offender": "offender_role",
        "played-on": "next_trick_played_by",
        "trick": "defective_trick_no",
        "suit-led": "suit_led",
        "holds-suit": "holds_suit_led",
        "trick-winner": "defective_trick_won_by",
        "later-tricks": "later_tricks_os",
    }
)
"""The options that say a fact as it stands."""


def parameter(option: str) -> str:
    """The name that an option has in Python."""
    return option.replace("-", "_")


NAMES: dict[str, str | locale_str] = {
    parameter(option): named(f"option-{option}") for option in CHOICES
}
DESCRIPTIONS: dict[str, str | locale_str] = {
    parameter(option): named(f"option-{option}.description") for option in CHOICES
}


def _choice(option: str, value: str) -> Choice[str]:
    spelled = value.lower().replace("_", "-")
    return Choice(name=named(f"option-{option}.choice-{spelled}"), value=value)


OFFERED: dict[str, list[Choice[str | int | float]]] = {
    parameter(option): [_choice(option, value) for value in values]  # type: ignore[misc]
    for option, values in CHOICES.items()
    if values
}


@dataclass(frozen=True, slots=True)
class Given:
    """The options of one invocation, by their English names; what was left out is not there."""

    options: Mapping[str, Any]
    locale: str

    @property
    def language(self) -> Language:
        """The language chosen, or that of the caller."""
        return language_for(self.options.get("language", self.locale))

    def seat(self, option: str) -> Seat | None:
        """The seat that an option says, if it says one."""
        return Seat(self.options[option]) if option in self.options else None

    def case(self) -> Case:
        """The case that the options state, without what had to be read from text."""
        case = Case(Irregularity.CARD_COUNT, Edition(self.options.get("edition", NEWEST)))
        for option, key in FACTS.items():
            if option in self.options:
                value = typed(VOCABULARY[key], str(self.options[option]))
                case = case.answered(key, value)
            if option == "fault" and case.answers.get(DEFECT.key) is Defect.OMITTED:
                case = case.answered(DID_PLAY_CARD.key, value=False)  # "no card played" says so
        return case


def opening_screen(given: Given) -> Screen:
    """The first screen: the ruling, a question, or what could not be read.

    :raises Forged: for a value that no option offers.
    """
    case, notes = given.case(), list[str]()
    contract = _contract(given, notes)
    table = Table(given.seat("declarer-seat"), given.seat("offender-seat"), contract)
    screen = _with_cards(given, dialogue.seated(case, table))
    if not notes:
        return screen
    return Screen(screen.title, (Section("", tuple(notes)), *screen.sections), screen.rows)


def _with_cards(given: Given, case: Case) -> Screen:
    if "cards" not in given.options:
        return main_screen(case, given.language)
    value = cards_told(CARDS, given.options["cards"], Controls(case, given.language))
    if isinstance(value, Screen):
        return value
    return main_screen(case.answered(CARDS.key, value), given.language)


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
