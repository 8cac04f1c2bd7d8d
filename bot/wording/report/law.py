"""The Law of a report: all addresses in one line, the deciding clause quoted, the line below."""

from __future__ import annotations

from bot.wording.clauses import references
from bot.wording.models import Quote
from bot.wording.quotes import Books, quote
from bot.wording.words import Words
from rules import Ruling

LONGEST = 350
"""Characters of a quotation that stand in the ruling itself."""
CUT = "…"


def law_line(ruling: Ruling, words: Words) -> str:
    """The clauses that are cited, in one line; empty where no Law has ruled."""
    return references(words, ruling.citations)


def deciding_quote(ruling: Ruling, clause: str, words: Words, books: Books) -> Quote:
    """The clause that decided, with the stem that its sub-clause completes."""
    edition = ruling.case.edition.value
    found = quote(words, clause, edition, books)
    text = found.text
    stem = stem_of(clause)
    if found.official and stem:
        above = books.official(stem, edition, words.language)
        text = f"{above.text} {text}" if above is not None and above.text else text
    return Quote(clause, edition, found.language, found.official, shortened(text), found.source)


def stem_of(clause: str) -> str:
    """The clause that a sub-clause belongs to: 67B1 for 67B1(a); a Law itself has none."""
    if "(" in clause:
        return clause[: clause.rindex("(")]
    return clause[:-1] if clause[-1:].isdigit() and not clause.isdigit() else ""


def shortened(text: str) -> str:
    """At most some 350 characters, cut behind a sentence or a word."""
    if len(text) <= LONGEST:
        return text
    head = text[:LONGEST]
    sentence = head.rfind(". ")
    if sentence > LONGEST // 2:
        return f"{head[: sentence + 1]} {CUT}"
    return f"{head[: head.rfind(' ')]} {CUT}"


def foot(ruling: Ruling, words: Words, case_id: str) -> str:
    """The edition, the federation, whose the ruling is, and the case if its id is given."""
    case = ruling.case
    return words.text(
        "report-foot" if case_id else "report-foot-no-id",
        {
            "edition": words.text(f"edition-{case.edition.value}"),
            "federation": str(case.jurisdiction.value),
            "id": case_id,
        },
    )
