"""What a press leads to, pure: a ticket and what was chosen or typed give the next screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import dialogue
from bot.plugin.asides import aloud_screen, faults_screen, law_screen, why_screen
from bot.plugin.controls import Controls, Do
from bot.plugin.models import Reply, Screen
from bot.plugin.questions import question_screen, told_screen
from bot.plugin.rulings import ruling_screen
from bot.plugin.told import cards_form, cards_told, typed
from bot.ticket import Forged, Ticket, encode, key_of
from locales import Language
from rules import Case, Question, contradictions
from rules.facts import Absent, Domain, Fact
from rules.vocabulary import VOCABULARY

ASIDES = {Do.WHY: why_screen, Do.ALOUD: aloud_screen, Do.LAW: law_screen}


def main_screen(case: Case, language: Language, page: int = 0) -> Screen:
    """The ruling, the next question, or what keeps the case from being ruled."""
    controls = Controls(case, language)
    if contradictions(case):
        return faults_screen(controls)
    result = dialogue.result(case)
    if isinstance(result, Question):
        return question_screen(result, controls, page)
    return ruling_screen(result, controls, page)


def reply(ticket: Ticket, chosen: Sequence[str] = ()) -> Reply:
    """The answer to a press of a button, or to a choice from a list.

    :raises Forged: when the ticket or the choice is none that we could have offered.
    :raises TooLong: when the case cannot be carried by a form.
    """
    case, language, action = ticket.case, ticket.language, Do(ticket.action)
    if contradictions(case):
        return main_screen(case, language)
    match action:
        case Do.SHOW:
            return main_screen(case, language, ticket.argument)
        case Do.BACK:
            return main_screen(dialogue.back(case), language)
        case Do.END:
            return main_screen(dialogue.after_play(case), language)
        case Do.WHY | Do.ALOUD | Do.LAW:
            controls = Controls(case, language)
            return ASIDES[action](dialogue.result(case), controls, ticket.argument)
        case _:
            return _told(ticket, action, chosen)


def _told(ticket: Ticket, action: Do, chosen: Sequence[str]) -> Reply:
    """Something is told out of a list, or is about to be."""
    if action is Do.REPORT:
        return _reported(ticket, chosen)
    fact = VOCABULARY[_key(ticket)]
    if action is Do.PICK and len(chosen) == 1:
        return _answered(ticket, fact, typed(fact, chosen[0]))
    if action is Do.WRITE:
        custom_id = encode(ticket.case, Do.WRITTEN, ticket.language, ticket.argument)
        return cards_form(fact, Controls(ticket.case, ticket.language), custom_id)
    if action is Do.ASK:
        return _asked(ticket, fact)
    raise Forged(action)


def written(ticket: Ticket, text: str) -> Screen:
    """The answer to a form of cards.

    :raises Forged: when the ticket is none of a form.
    """
    fact = VOCABULARY[_key(ticket)]
    if ticket.action != Do.WRITTEN or fact.domain not in (
        Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS,
    ):  # fmt: skip
        raise Forged(ticket.action)
    value = cards_told(fact, text, Controls(ticket.case, ticket.language))
    return value if isinstance(value, Screen) else _answered(ticket, fact, value)


def _key(ticket: Ticket) -> str:
    key = key_of(ticket.argument)
    if key not in VOCABULARY:
        raise Forged(key)
    return key


def _answered(ticket: Ticket, fact: Fact[Any], value: Any) -> Screen:
    return main_screen(dialogue.answer(ticket.case, fact.key, value), ticket.language)


def _asked(ticket: Ticket, fact: Fact[Any]) -> Screen:
    """A fact out of its turn; one that is in turn anyway is the next question."""
    if fact.absent is Absent.ASKED:
        return main_screen(ticket.case, ticket.language)
    asked = dialogue.asked(ticket.case, fact.key)
    return told_screen(asked, Controls(ticket.case, ticket.language))


def _reported(ticket: Ticket, chosen: Sequence[str]) -> Screen:
    """Something of the list has happened: it is told, or asked for in detail."""
    reports = {fact.key: fact for fact in dialogue.reports(ticket.case)}
    if len(chosen) != 1 or chosen[0] not in reports:
        raise Forged(ticket.action)
    fact = reports[chosen[0]]
    if fact.domain is Domain.YES_NO:
        return _answered(ticket, fact, value=True)
    return told_screen(
        dialogue.asked(ticket.case, fact.key), Controls(ticket.case, ticket.language)
    )
