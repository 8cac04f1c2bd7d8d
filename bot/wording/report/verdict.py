"""The verdict: one sentence of its kind, with the Law that decides."""

from __future__ import annotations

from bot.wording.clauses import fluent_id
from bot.wording.report.verdicts import VERDICTS, Verdict
from rules import Ruling

BESIDE = ("12", "16", "23", "72", "50E", "47", "84")
"""Laws on information and on the score: they decide only where nothing else does."""
MOST = 2


def verdict_of(ruling: Ruling) -> Verdict:
    """The kind of verdict that a ruling has."""
    return next(row for row in VERDICTS if row.holds(ruling))


def deciding(ruling: Ruling, row: Verdict) -> tuple[str, ...]:
    """The clauses that decide, two at most and in their order; else the last that rules."""
    found: list[str] = []
    for start in row.laws:
        found += [one for one in ruling.citations if one.startswith(start) and one not in found][:1]
    if found:
        return tuple(one for one in ruling.citations if one in found[:MOST])
    ruling_ones = [one for one in ruling.citations if not one.startswith(BESIDE)]
    return tuple((ruling_ones or list(ruling.citations))[-1:])


def reason_id(ruling: Ruling) -> str:
    """Why no trick moves, as the ids of the catalogue spell the clause."""
    return f"by-{fluent_id(ruling.transfer.citation).lower()}" if ruling.transfer else "none"
