"""A clause looked up: its text, its status, where it leads, what changed, which cases pin it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot import coverage
from bot.lookup.address import references
from bot.lookup.cases import pinning
from bot.lookup.changes import Part, Step, counterpart, history, word_by_word
from bot.lookup.search import situation
from bot.wording.clauses import digest_id, spelled
from bot.wording.models import Quote
from bot.wording.quotes import Books, digest_quote, elsewhere, official_quote
from bot.wording.words import Words
from bot.wording.words import words as spoken
from rules.index import EDITIONS, ONLY_IN_PART, addresses, is_outside
from rules.index.entry import law_of, parent


@dataclass(frozen=True, slots=True)
class Change:
    """What changed between two editions, in a sentence; then our own account, and word by word."""

    line: str
    accounts: tuple[Quote, ...]
    words: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Everything that is shown of a clause in an edition; ``quotes`` are side by side.

    ``absent`` says so where the edition has no such clause, and which one is nearest.
    """

    clause: str
    edition: str
    title: str
    absent: str
    quotes: tuple[Quote, ...]
    elsewhere: tuple[str, ...]
    status: str
    references: tuple[str, ...]
    changes: tuple[Change, ...]
    cases: tuple[str, ...]


def page(words: Words, clause: str, edition: str, books: Books, beside: Sequence[str] = ()) -> Page:
    """A clause for its reader; ``beside`` are languages to show next to the reader's own."""
    quotes = tuple(_quotes(words, clause, edition, books, beside))
    home = _home(clause, edition)
    cited = [one for quote in quotes for one in references(quote.text)]
    meant = (counterpart(clause, home, edition),) if home not in ("", edition) else ()
    return Page(
        clause,
        edition,
        _title(words, clause, edition),
        _absent(words, clause, edition, home),
        quotes,
        elsewhere(words, clause, edition, books),
        coverage.line(words, clause) if _known(clause) else "",
        tuple(one for one in dict.fromkeys((*meant, *cited)) if one not in ("", clause)),
        tuple(_change(words, step, books) for step in history(clause, home)) if home else (),
        _cases(words, clause, edition),
    )


def _known(clause: str) -> bool:
    return bool(_home(clause, EDITIONS[-1]))


def _home(clause: str, edition: str) -> str:
    """The edition that is asked for, or the newest that has the clause; empty where none has."""
    there = [one for one in (edition, *reversed(EDITIONS)) if clause in addresses(one)]
    return there[0] if there else ""


def _absent(words: Words, clause: str, edition: str, home: str) -> str:
    """A sentence where the clause stands in another edition only, or in none."""
    if is_in_none(clause):
        above = {"clause": spelled(words, clause), "above": spelled(words, _above(clause))}
        return words.text("lookup-in-none", {**above, "edition": edition})
    if home in ("", edition):
        return ""
    there = [one for one in EDITIONS if clause in addresses(one)]
    given = {"clause": spelled(words, clause), "edition": edition, "editions": words.join(there)}
    return words.text("lookup-absent", given)


def is_in_none(clause: str) -> bool:
    """Whether no edition has such a clause: its Law is listed in full, without it."""
    law = law_of(clause)
    return not (is_outside(law) or law in ONLY_IN_PART or _home(clause, EDITIONS[-1]))


def _above(clause: str) -> str:
    """The nearest clause that it would stand under; the whole Law is always there."""
    higher = parent(clause) or clause
    return higher if _home(higher, EDITIONS[-1]) else _above(higher)


def _title(words: Words, clause: str, edition: str) -> str:
    about = situation(clause, words.language, edition) or "none"
    given = {"clause": spelled(words, clause), "edition": edition, "situation": about}
    return words.text("lookup-title", given)


def _cases(words: Words, clause: str, edition: str) -> tuple[str, ...]:
    """What the cases that pin a clause are about; only English has sentences for them."""
    if words.language != "en":
        return ()
    return tuple(one.partition(": ")[2] for one in pinning(clause, edition))


def _quotes(
    words: Words, clause: str, edition: str, books: Books, beside: Sequence[str]
) -> Iterator[Quote]:
    """The official wording or our own account, in the reader's language and in others."""
    for language in dict.fromkeys((words.language, *beside)):
        official = official_quote(words, clause, edition, language, books)
        if official is not None:
            yield official
        elif words.has(digest_id(clause, edition)):
            yield digest_quote(spoken(language), clause, edition)


def _change(words: Words, step: Step, books: Books) -> Change:
    """One step between editions."""
    given = {
        "older": step.older,
        "newer": step.newer,
        "was": spelled(words, step.was) if step.was else "none",
        "now": spelled(words, step.now) if step.now else "none",
    }
    said = " ".join(words.text(f"lookup-change-{one}", given) for one in step.changes)
    return Change(said, tuple(_accounts(words, step)), word_by_word(step, words.language, books))


def _accounts(words: Words, step: Step) -> Iterator[Quote]:
    """Our accounts of both, where they differ."""
    sides = ((step.was, step.older), (step.now, step.newer))
    told = [one for one in sides if one[0] and words.has(digest_id(*one))]
    quotes = [digest_quote(words, clause, edition) for clause, edition in told]
    if len({one.text for one in quotes}) == len(sides):
        yield from quotes


def marked(words: Words, parts: Sequence[Part]) -> str:
    """Words that went and came, marked so that they can be told without colour."""
    return " ".join(
        part.text
        if part.kept
        else words.text("lookup-went" if part.old else "lookup-came", {"words": part.text})
        for part in parts
    )
