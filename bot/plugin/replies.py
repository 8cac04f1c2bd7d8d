"""What a press leads to, pure: a ticket and what was chosen or typed give the next screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot import dialogue
from bot.happened import GROUPS
from bot.ops.meter import METER
from bot.plugin.asides import (
    aloud_screen,
    faults_screen,
    flips_screen,
    law_screen,
    why_screen,
)
from bot.plugin.case_card import CARDS, card, compared
from bot.plugin.case_ids import NOTHING, Found, found, refused
from bot.plugin.controls import Controls, Do, Shown
from bot.plugin.covers import covered_screen, under_covers
from bot.plugin.for_players import FOR_PLAYERS, for_players
from bot.plugin.happened import happened_screen
from bot.plugin.helping import HELPING, page
from bot.plugin.lookup import LOOKING, followed
from bot.plugin.models import Kept, Reply, Screen
from bot.plugin.publishing import PUBLISHING, published, withdrawal
from bot.plugin.questions import question_screen, told_screen
from bot.plugin.remembered import Remembered
from bot.plugin.rulings import ruling_screen
from bot.plugin.told import cards_form, cards_told, typed
from bot.plugin.where import ANYWHERE, Where
from bot.ticket import Forged, Ticket, burden, fits, key_of
from bot.ticket import written as text_of
from bot.wording import NO_BOOKS, Books
from locales import Language
from rules import Case, Question, contradictions
from rules.facts import Absent, Domain, Fact
from rules.playing import is_withheld
from rules.turns import unnamed
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

ASIDES = {Do.WHY: why_screen, Do.ALOUD: aloud_screen, Do.LAW: law_screen, Do.FLIPS: flips_screen}


def main_screen(
    case: Case,
    language: Language,
    page: int = 0,
    *,
    playing: bool = False,
    reference: str = "",
) -> Screen:
    """The ruling, the next question, or what keeps the case from being ruled.

    ``reference`` is the short id of a case that no ticket can hold; without it the store is to
    give one.
    """
    return RENDERED.of(Shown(burden(case), language, page, playing, reference, case))


def rendered(shown: Shown) -> Screen:
    """The main screen, made from nothing but what ``shown`` holds."""
    METER.screens["made"] += 1
    made = _shown(Controls.of(shown), shown.page)
    if shown.reference or fits(shown.signs):
        return made
    kept = Kept(text_of(shown.case), shown.language, shown.page, shown.playing)
    return replace(made, kept=kept)


def _shown(controls: Controls, page: int) -> Screen:
    case = controls.case
    if contradictions(case):
        return faults_screen(controls)
    if missing := unnamed(case):
        return told_screen(dialogue.asked(case, missing), controls)
    result = dialogue.result(case, playing=controls.playing)
    if isinstance(result, Question):
        return question_screen(result, controls, page)
    return ruling_screen(result, controls, page)


RENDERED: Final = Remembered(rendered)
"""The main screens shown last.

What is remembered cannot mix up two people or two places: there are none in ``Shown``. Nor are
law books in it: the screens that quote them are made anew each time.
"""


def reply(
    ticket: Ticket,
    chosen: Sequence[str] = (),
    books: Books = NO_BOOKS,
    where: Where = ANYWHERE,
) -> Reply:
    """The answer to a press of a button, or to a choice from a list.

    :raises Forged, Outdated: when we could not have offered the ticket or the choice, or not now.
    :raises TooLong: when the case cannot be carried by a form.
    """
    if where.playing and not where.private:
        ticket = replace(ticket, playing=True)
    made = _replied(ticket, chosen, books, where)
    is_public = ticket.action in PUBLISHING and where.public_playing
    return under_covers(made) if ticket.playing or is_public else made


def _replied(ticket: Ticket, chosen: Sequence[str], books: Books, where: Where) -> Reply:
    controls = Controls(
        ticket.case, ticket.language, books, playing=ticket.playing, reference=ticket.reference
    )
    if ticket.action == Do.WITHDRAW:
        return withdrawal(controls)
    if contradictions(ticket.case):
        return _main(controls)
    made = _in_a_room(ticket, chosen, controls, where)
    return _in_the_dialogue(ticket, chosen, controls) if made is None else made


def _main(controls: Controls, case: Case | None = None, page: int = 0) -> Screen:
    """The main screen of this case or another one, for the same reader."""
    shown = controls.case if case is None else case
    same = controls.reference if shown == controls.case else ""
    return main_screen(
        shown, controls.language, page, playing=controls.playing, reference=same
    )  # fmt: skip


def _in_the_dialogue(ticket: Ticket, chosen: Sequence[str], controls: Controls) -> Reply:
    case, action = ticket.case, Do(ticket.action)
    match action:
        case Do.SHOW:
            return _main(controls, page=ticket.argument)
        case Do.BACK:
            return _main(controls, dialogue.back(case))
        case Do.END:
            return _main(controls, dialogue.after_play(case))
        case Do.HAPPENED:
            return happened_screen(controls, _group(ticket))
        case Do.WHY | Do.ALOUD | Do.LAW | Do.FLIPS:
            shown = dialogue.result(case, playing=controls.playing)
            return ASIDES[action](shown, controls, ticket.argument)
        case _:
            return _told(ticket, action, chosen, controls)


def _in_a_room(
    ticket: Ticket, chosen: Sequence[str], controls: Controls, where: Where
) -> Reply | None:
    """What is not about the dialogue itself has a module of its own."""
    action = Do(ticket.action)
    if action in LOOKING:
        return followed(ticket, tuple(chosen), controls)
    if action in PUBLISHING:
        return published(ticket, controls, where)
    if action in HELPING:
        return page(controls, action, ticket.argument)
    if action in FOR_PLAYERS:
        return for_players(ticket, controls)
    return card(ticket, chosen, controls) if action in CARDS else None


def case_screen(
    controls: Controls, ids: Sequence[str], stored: Mapping[str, Found] = NOTHING
) -> Screen:
    """The case of an id; with two of them, what their rulings have not in common."""
    opened = found(controls.words, ids, stored)
    faults = [one for one in opened if isinstance(one, str)]
    cases = [one for one in opened if isinstance(one, Case)]
    if faults:
        return refused(controls.words, faults)
    if len(cases) == 1:
        return _main(controls, cases[0])
    return compared(replace(controls, case=cases[0]), cases[1])


def _group(ticket: Ticket) -> int:
    if ticket.argument > len(GROUPS):
        raise Forged(str(ticket.argument))
    return ticket.argument


def _begun(frame: Case, chosen: Sequence[str]) -> Case:
    """The case of what was chosen, under the edition and federation of the list."""
    if len(chosen) != 1 or chosen[0] not in tuple(Irregularity):
        raise Forged(str(chosen))
    return Case(Irregularity(chosen[0]), frame.edition, frame.jurisdiction)


def _told(ticket: Ticket, action: Do, chosen: Sequence[str], controls: Controls) -> Reply:
    """Something is told out of a list, or is about to be."""
    if action is Do.BEGIN:
        return _main(controls, _begun(ticket.case, chosen))
    if action is Do.REPORT:
        return _reported(controls, chosen)
    fact = VOCABULARY[_key(ticket)]
    if controls.playing and is_withheld(ticket.case, fact):
        return _main(controls)
    if action is Do.PICK and len(chosen) == 1:
        return _answered(controls, fact, typed(fact, chosen[0]))
    if action is Do.WRITE:
        return cards_form(fact, controls, controls.ticket(Do.WRITTEN, ticket.argument))
    if action is Do.ASK:
        return _asked(controls, fact)
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
    controls = Controls(
        ticket.case, ticket.language, playing=ticket.playing, reference=ticket.reference
    )
    value = cards_told(fact, text, controls)
    made = value if isinstance(value, Screen) else _answered(controls, fact, value)
    return covered_screen(made) if ticket.playing else made


def _key(ticket: Ticket) -> str:
    key = key_of(ticket.argument)
    if key not in VOCABULARY:
        raise Forged(key)
    return key


def _answered(controls: Controls, fact: Fact[Any], value: Any) -> Screen:
    return _main(controls, dialogue.answer(controls.case, fact.key, value))


def _asked(controls: Controls, fact: Fact[Any]) -> Screen:
    """A fact out of its turn; one that is in turn anyway is the next question."""
    if fact.absent is Absent.ASKED:
        return _main(controls)
    return told_screen(dialogue.asked(controls.case, fact.key), controls)


def _reported(controls: Controls, chosen: Sequence[str]) -> Screen:
    """Something of the list has happened: it is told, or asked for in detail."""
    listed = dialogue.reports(controls.case, playing=controls.playing)
    reports = {fact.key: fact for fact in listed}
    if len(chosen) != 1 or chosen[0] not in reports:
        raise Forged(Do.REPORT)
    fact = reports[chosen[0]]
    if fact.domain is Domain.YES_NO and len(dialogue.options(fact)) == 1:
        return _answered(controls, fact, value=True)
    return told_screen(dialogue.asked(controls.case, fact.key), controls)
