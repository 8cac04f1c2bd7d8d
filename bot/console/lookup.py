"""``director law``: a clause by its number or by words, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from bot import echo
from bot.console.lines import Line, Lines, Part, section
from bot.console.paper import paper_for
from bot.lookup.address import read_address
from bot.lookup.page import Page, is_in_none, marked, page
from bot.lookup.search import found
from bot.wording import Books, Words
from bot.wording.clauses import spelled

DONE, NOTHING = 0, 1
MOST_HITS = 8


def look_up(
    target: TextIO, spoken: Words, typed: str, edition: str, books: Books,
    beside: Sequence[str] = (),
) -> int:  # fmt: skip
    """Show the clause that is meant, and the others that may be."""
    paper = paper_for(target)
    hits = found(typed, spoken.language, edition)
    if not hits:
        paper.write(Line(Part.FAULT, spoken.text("lookup-nothing", {"typed": echo.shown(typed)})))
        return NOTHING
    shown = page(spoken, hits[0].clause, edition, books, beside)
    if is_in_none(shown.clause) and not shown.quotes:
        paper.write(Line(Part.FAULT, shown.absent))
        return NOTHING
    paper.write(*page_lines(spoken, shown))
    others = hits[1 : MOST_HITS + 1]
    head = "lookup-below" if read_address(typed) else "lookup-also"
    listed = tuple(
        spoken.text(
            "lookup-hit", {"clause": spelled(spoken, one.clause), "situation": one.situation}
        )
        for one in others
    )
    paper.write(*section(spoken.text(head), listed))
    return DONE


def page_lines(spoken: Words, shown: Page) -> Lines:
    """A clause as it is shown at the terminal."""
    return tuple(_lines(spoken, shown))


def _lines(spoken: Words, shown: Page) -> Iterator[Line]:
    yield Line(Part.TITLE, shown.title)
    for one in shown.quotes:
        yield Line(Part.ITEM, one.source)
        yield from (Line(Part.SOURCE, line) for line in one.text.split("\n"))
    if not shown.quotes:
        yield Line(Part.TEXT, shown.absent or spoken.text("lookup-no-text"))
    if shown.elsewhere:
        named = [spoken.text(f"lawbook-language-{one}") for one in shown.elsewhere]
        given = {"languages": spoken.join(named)}
        yield Line(Part.HINT, spoken.text("lawbook-elsewhere", given))
    cited = tuple(spelled(spoken, one) for one in shown.references)
    yield from section(spoken.text("lookup-references"), (", ".join(cited),) if cited else ())
    if shown.changes:
        yield Line(Part.HEAD, spoken.text("lookup-changes"))
    for change in shown.changes:
        yield Line(Part.ITEM, change.line)
        for account in change.accounts:
            yield Line(Part.SOURCE, f"{account.source}: {account.text}")
        if any(not part.kept for part in change.words):
            yield Line(Part.SOURCE, marked(spoken, change.words))
    yield from section(spoken.text("lookup-status"), (shown.status,) if shown.status else ())
    yield from section(spoken.text("lookup-cases"), shown.cases)
