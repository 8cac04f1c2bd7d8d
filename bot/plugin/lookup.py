"""A clause looked up: its text, where it leads, what changed; and back again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.lookup.address import read_address
from bot.lookup.page import Page, marked, page
from bot.lookup.search import Hit, found, situation
from bot.plugin import echo
from bot.plugin.controls import Controls, Do, paged
from bot.plugin.models import Button, Menu, Row, Screen, Section
from bot.plugin.pages import bulleted
from bot.ticket import Forged, Outdated, Ticket
from bot.wording import Words, words
from bot.wording.clauses import references, spelled
from locales import LANGUAGES, Language

MOST_LISTED = 25
MOST_TAPPED = 5
"""So many references have a button of their own; the others are in the list."""
LOOKING = (Do.CLAUSE, Do.LEADS, Do.CHANGED, Do.BESIDE)


def others(language: Language) -> tuple[Language, ...]:
    """The languages that can stand beside the reader's own."""
    return tuple(one for one in LANGUAGES if one != language)


def followed(ticket: Ticket, chosen: tuple[str, ...], controls: Controls) -> Screen:
    """What a press on a page of a clause leads to; its ticket names the clause by its address.

    :raises Outdated: for a ticket of the time when clauses were numbered.
    :raises Forged: for a choice that is no clause.
    """
    if not ticket.clauses:
        raise Outdated(ticket.action)
    clause, *before = ticket.clauses
    if read_address(clause) != clause:
        raise Forged(clause)
    match ticket.action:
        case Do.BESIDE:
            return beside_screen(replace(controls, clauses=ticket.clauses), ticket.argument)
        case Do.CHANGED:
            return changed_screen(replace(controls, clauses=ticket.clauses), ticket.argument)
        case Do.LEADS:
            if len(chosen) != 1 or read_address(chosen[0]) != chosen[0]:
                raise Forged(str(chosen))
            return clause_screen(controls, chosen[0], ticket.clauses)
        case _:
            return clause_screen(controls, clause, tuple(before), at=ticket.argument)


def label(hit: Hit, language: Language) -> str:
    """A clause with its situation, for a list."""
    return _label(words(language), hit.clause, hit.situation)


def _label(said: Words, clause: str, about: str) -> str:
    given = {"clause": spelled(said, clause), "situation": about}
    return said.text("lookup-hit", given) if about else given["clause"]


def looked_up(controls: Controls, typed: str) -> Screen:
    """The clause that was typed or chosen, with the others that may be meant."""
    hits = found(typed, controls.language, controls.case.edition.value)
    if not hits:
        text = controls.words.text("lookup-nothing", {"typed": echo.shown(typed)})
        return Screen(text, (), ())
    others = tuple(one.clause for one in hits[1:MOST_LISTED])
    return clause_screen(controls, hits[0].clause, others=others)


def clause_screen(
    controls: Controls,
    clause: str,
    before: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
    at: int = 0,
) -> Screen:
    """A page of a clause, with ways to those that it refers to, and back to those ``before``."""
    shown = page(controls.words, clause, controls.case.edition.value, controls.books)
    here = replace(controls, clauses=(clause, *before))
    listed = tuple(dict.fromkeys((*shown.references[MOST_TAPPED:], *others)))

    def rows() -> tuple[Row, ...]:
        cited = tuple(_way_to(here, one) for one in shown.references[:MOST_TAPPED])
        menu = (_menu(here, listed),) if listed else ()
        changes = here.button(here.words.text("lookup-changes"), Do.CHANGED)
        ways = (*_back(here, before), changes, *_beside(here))
        return (*((cited,) if cited else ()), *menu, ways)

    return paged(here, shown.title, _sections(here, shown), rows, Do.CLAUSE, at)


def beside_screen(controls: Controls, argument: int) -> Screen:
    """A page of a clause in the reader's language with another one beside it."""
    at, other = divmod(argument, len(LANGUAGES) - 1)
    shown = page(
        controls.words,
        controls.clauses[0],
        controls.case.edition.value,
        controls.books,
        (others(controls.language)[other],),
    )

    def rows() -> tuple[Row, ...]:
        return (_back(controls, controls.clauses),)

    def argument_of(page: int) -> int:
        return page * (len(LANGUAGES) - 1) + other

    return paged(
        controls, shown.title, _sections(controls, shown), rows, Do.BESIDE, at, argument_of
    )


def changed_screen(controls: Controls, at: int = 0) -> Screen:
    """A page of what changed from edition to edition."""
    said = controls.words
    shown = page(said, controls.clauses[0], controls.case.edition.value, controls.books)

    def rows() -> tuple[Row, ...]:
        return (_back(controls, controls.clauses),)

    return paged(controls, shown.title, _changes(said, shown), rows, Do.CHANGED, at)


def _back(controls: Controls, to: tuple[str, ...]) -> tuple[Button, ...]:
    """The way back to a clause and those that led to it, if there is one."""
    if not to:
        return ()
    return (controls.button(controls.word("back"), Do.CLAUSE, clauses=to, primary=True),)


def _way_to(controls: Controls, clause: str) -> Button:
    """A button to a clause that the text refers to."""
    label = references(controls.words, (clause,))
    return controls.button(label, Do.CLAUSE, clauses=(clause, *controls.clauses))


def _beside(controls: Controls) -> Iterator[Button]:
    """A button for each language that can be read beside the reader's own."""
    for place, language in enumerate(others(controls.language)):
        yield controls.button(controls.words.text(f"lookup-beside-{language}"), Do.BESIDE, place)


def _menu(controls: Controls, listed: tuple[str, ...]) -> Menu:
    edition = controls.case.edition.value
    options = [
        (one, _label(controls.words, one, situation(one, controls.language, edition))[:100])
        for one in listed[:MOST_LISTED]
    ]
    return controls.menu("choose-clause", Do.LEADS, 0, options)


def _sections(controls: Controls, shown: Page) -> Iterator[Section]:
    said = controls.words
    for one in shown.quotes:
        yield Section(one.source, tuple(one.text.split("\n")))
    if not shown.quotes:
        yield Section("", (shown.absent or said.text("lookup-no-text"),))
    if shown.elsewhere:
        named = [said.text(f"lawbook-language-{one}") for one in shown.elsewhere]
        yield Section("", (said.text("lawbook-elsewhere", {"languages": said.join(named)}),))
    if shown.status:
        yield Section(said.text("lookup-status"), (shown.status,))


def _changes(said: Words, shown: Page) -> Iterator[Section]:
    for change in shown.changes:
        accounts = tuple(f"{one.source}: {one.text}" for one in change.accounts)
        differs = any(not part.kept for part in change.words)
        words_too = (marked(said, change.words),) if differs else ()
        yield Section("", (change.line, *bulleted((*accounts, *words_too))))
    if not shown.changes:
        yield Section("", (said.text("lookup-nothing-changed"),))
