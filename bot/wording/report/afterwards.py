"""Who may use what was seen, and what comes after play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.clauses import references
from bot.wording.conditions import ordered
from bot.wording.context import Table, told_word
from bot.wording.fixed import account_lines, transfer_context
from bot.wording.judgement import SHORTFALL, equity_laws, information_laws, restored_law, score_id
from bot.wording.report.state import COMPLETED, tricks_open
from bot.wording.variants import both_sides_revoked, ended
from bot.wording.words import Context
from rules import Ruling
from rules.editions import E1997
from rules.effects import Action, Information, Level, Restriction
from rules.vocabulary.play import Irregularity

_I = Information
WITHDRAWN = frozenset({_I.WITHDRAWN_NOS_AI, _I.WITHDRAWN_OS_UI})
NOTES = (
    ("note-penalty-free", frozenset({_I.PC_ALL_AI_WHILE_ON_TABLE})),
    ("note-penalty-partner", frozenset({_I.PC_OTHER_UI_PARTNER})),
    ("note-penalty-returned", frozenset({_I.PC_RETURNED_UI_PARTNER})),
    ("note-restored", frozenset({_I.RESTORED_CARD_UI_PARTNER})),
    ("note-enquiry", frozenset({_I.ENQUIRY_MAY_BE_UI})),
    ("note-procedure", frozenset({_I.LEGAL_PROCEDURE_AI})),
)
"""The line for each kind of information."""


def note_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """Who may use what was seen: neither side under 62C3; of a retraction the verdict says it."""
    known = frozenset(ruling.information)
    if known & WITHDRAWN and not _by_verdict(ruling):
        neither = _I.WITHDRAWN_NOS_AI not in known
        message = "note-withdrawn-neither" if neither else "note-withdrawn"
        yield table.words.text(message, table.context)
    for message, kinds in NOTES:
        if known & kinds:
            yield table.words.text(message, table.context)
    if Restriction.NO_SUGGESTED_ALTERNATIVE in ruling.restrictions and not known:
        yield table.words.text("note-no-suggested", table.context)


def _by_verdict(ruling: Ruling) -> bool:
    returned = ordered(Action.CARD_RETURNS_TO_HAND)(ruling)
    return ruling.case.irregularity is Irregularity.RETRACTION and not returned


def after_play_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """What decides the tricks, redress, the use of information, the score."""
    if not ruling.citations:
        return
    yield from _tricks(ruling, table)
    yield from _redress(ruling, table)
    yield from _checks(ruling, table)


def _tricks(ruling: Ruling, table: Table) -> Iterator[str]:
    moved = ruling.transfer
    if moved is None or ordered(Action.ESCALATE)(ruling):
        return
    if not tricks_open(ruling):
        yield from account_lines(ruling, table)
        return
    context = transfer_context(ruling, moved, table)
    if moved.at_most != 2 or COMPLETED(ruling):
        yield table.words.text("tricks-one" if moved.at_most == 1 else "tricks-several", context)
        return
    for tricks in (2, 1, 0):
        message = f"tricks-{_table_of(ruling)}-{tricks}"
        if table.words.has(message):
            yield table.words.text(message, context)


def _table_of(ruling: Ruling) -> str:
    """Which table decides where two tricks can move: by who won the trick, in 1997 by the card."""
    older = ruling.case.edition is E1997
    winner = told_word(ruling.case, "revoke_trick_won_by")
    if winner == "offender":
        return "two-own"
    if older and winner != "unknown":
        return "two-card"
    return "two-older" if older else "two"


def _redress(ruling: Ruling, table: Table) -> Iterator[str]:
    """Redress after tricks; what was judged already is not judged again."""
    if SHORTFALL in ruling.judged:
        return
    message = "after-equity-both" if both_sides_revoked(ruling) else "after-equity"
    for clause in equity_laws(ruling):
        yield _cited(table, message, (clause,))


def _checks(ruling: Ruling, table: Table) -> Iterator[str]:
    laws = information_laws(ruling)
    if ruling.level in (Level.CONSIDER, Level.MANDATORY):
        message = score_id(ruling).replace("adjusted-", "after-score-", 1)
        yield _cited(table, message, ruling.level_laws)
    if laws:
        message = "after-penalty" if laws[0].startswith("50") else "after-withdrawn"
        yield _cited(table, message if len(laws) == 1 else "after-seen", laws)
    if Information.RESTORED_CARD_UI_PARTNER in ruling.information:
        yield _cited(table, "after-restored", (restored_law(ruling),))
    if Information.ENQUIRY_MAY_BE_UI in ruling.information:
        law = "16A" if ruling.case.edition is E1997 else "16B"
        yield _cited(table, "after-enquiry", (law,))
    left = [one for one in ruling.level_laws if one not in laws]
    if ruling.level is Level.POSSIBLE and left and not _weighed(ruling):
        yield _cited(table, "after-score-possible", tuple(left))


def _weighed(ruling: Ruling) -> bool:
    """Whether redress after tricks is weighed anyway."""
    return bool(equity_laws(ruling))


def _cited(table: Table, message: str, laws: tuple[str, ...]) -> str:
    context: Context = {**table.context, "laws": references(table.words, laws)}
    return table.words.text(message, context)


def over(ruling: Ruling) -> bool:
    """Whether play has ended."""
    return ended(ruling)
