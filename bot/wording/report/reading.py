"""The reading order: a ruling as a report, and a report as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.wording.answers import lowered
from bot.wording.clauses import references
from bot.wording.conditions import ordered
from bot.wording.context import UNKNOWN, Table, told, told_word
from bot.wording.fixed import several, transfer_context
from bot.wording.models import Lines
from bot.wording.quotes import NO_BOOKS, Books
from bot.wording.report.afterwards import after_play_lines, note_lines
from bot.wording.report.do import instructions
from bot.wording.report.law import deciding_quote, foot, law_line
from bot.wording.report.models import Report
from bot.wording.report.title import title
from bot.wording.report.verdict import deciding, reason_id, verdict_of
from bot.wording.report.verdicts import Verdict
from bot.wording.words import Context, Words
from bot.wording.words import words as words_of
from rules import Ruling
from rules.effects import Action
from rules.table import Card

BULLET = "–"
PLACED = ordered(Action.FACE_AND_PLACE_SUIT_CARD)


def report(
    ruling: Ruling,
    lang: str,
    *,
    books: Books = NO_BOOKS,
    playing: bool = False,
    strict: bool = False,
    case_id: str = "",
) -> Report:
    """The seven parts of a ruling, to a Director who may be playing; a door may give a case id."""
    words = words_of(lang, strict)
    table = Table(words, ruling.case)
    row = verdict_of(ruling)
    laws = deciding(ruling, row)
    return Report(
        title=title(ruling, table),
        verdict=_verdict(row, laws, ruling, table),
        do=instructions(ruling, table, playing=playing),
        notes=tuple(note_lines(ruling, table)),
        after_play=tuple(dict.fromkeys(after_play_lines(ruling, table))),
        law=law_line(ruling, words),
        quotes=tuple(deciding_quote(ruling, one, words, books) for one in laws[:1]),
        foot=foot(ruling, words, case_id),
    )


def _verdict(row: Verdict, laws: Sequence[str], ruling: Ruling, table: Table) -> str:
    """The sentence of its kind, with everybody and everything that it may name."""
    kinds = {one.kind for one in ruling.penalty_cards}
    owners = [one.owner for one in ruling.penalty_cards]
    context: Context = {
        **table.context,
        **table.card(_card(ruling)),
        **(
            table.owner(owners[0])
            if owners
            else table.words.forms(table.cast.acting(None), "owner")
        ),
        **(transfer_context(ruling, ruling.transfer, table) if ruling.transfer else {}),
        "kind": "several" if several(ruling) else str(kinds.pop()) if len(kinds) == 1 else "none",
        "reason": reason_id(ruling),
        "placed": table.context["suit"] if PLACED(ruling) else UNKNOWN,
        "owners": "one" if len(set(owners)) == 1 else "other",
        "asker": told_word(ruling.case, "asker"),
        "laws": references(table.words, laws),
    }
    if ruling.choices:
        chooser = table.cast.acting(ruling.choices[0].who)
        context = {**context, **table.words.forms(chooser, "chooser")}
    return table.words.text(f"verdict-{row.message}", context)


def _card(ruling: Ruling) -> Card | None:
    """The card that the verdict may name: the one penalty card, else the one designated."""
    lying = ruling.penalty_cards
    if len(lying) == 1 and lying[0].card is not None:
        return lying[0].card
    return told(ruling.case, "designated")


def report_lines(one: Report, words: Words) -> Lines:
    """A report as lines of text, without the Law: the order in which every door shows it."""
    return tuple(_lines(one, words))


def _lines(one: Report, words: Words) -> Iterator[str]:
    yield one.title
    yield one.verdict
    for number, step in enumerate(one.do, 1):
        yield step.text if len(one.do) == 1 else f"{number}. {step.text}"
        yield from (f"{BULLET} {option}" for option in step.options)
    yield from one.notes
    head = words.text("report-after-play")
    if len(one.after_play) == 1:
        yield f"{head}: {lowered(one.after_play[0])}"
    elif one.after_play:
        yield head
        yield from (line if line[:1].isdigit() else f"{BULLET} {line}" for line in one.after_play)
