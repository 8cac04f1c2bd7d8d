"""The diagnosis of a wrong number of cards from the players' counts (specification 4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from rules.case import Case, told
from rules.engine import Facts, Unanswered
from rules.facts import Count, is_unknown
from rules.table import CLOCKWISE, Seat
from rules.vocabulary.counts import (
    COUNTS,
    DEFECT,
    DELTAS_ZERO,
    EVEN_BUT_TWO_DEFECTIVE,
    EXPECTED_PLAYED,
    FOREIGN_CARD,
    MISSING_CARD_PLACE,
    NEXT_TRICK_PLAYED_BY,
    OTHER_TOTALS,
    SUSPECT_TOTAL,
    Defect,
    MissingPlace,
    OtherTotals,
    SuspectTotal,
)
from rules.vocabulary.play import PHASE, Phase

Counts = Mapping[Seat, Count]

BEFORE_PLAY = frozenset({Phase.AUCTION, Phase.AUCTION_OVER, Phase.BEFORE_LEAD})


class Finding(Enum):
    """What the counts say, in the order in which they are tried."""

    TWO_DEFECTIVE = auto()
    OMITTED = auto()
    EXTRA = auto()
    MISPLACED = auto()
    NOTHING_WRONG = auto()
    CARD_MISSING = auto()
    SEVERAL_HANDS_SHORT = auto()
    WRONG_DEAL = auto()
    FOREIGN_CARD = auto()


_FROM_DEFECT = {
    Defect.OMITTED: Finding.OMITTED,
    Defect.EXTRA: Finding.EXTRA,
    Defect.MISPLACED: Finding.MISPLACED,
}
_FROM_PLACE: Mapping[MissingPlace | None, Finding] = {
    MissingPlace.OWN_PLAYED: Finding.EXTRA,
    MissingPlace.OTHER_HAND: Finding.WRONG_DEAL,
}
"""Where the missing card is decides by itself: a card too many in a trick, or a wrong deal."""


def finding(facts: Facts) -> Finding:
    """Name what is wrong: ``defect`` stands for the counts, otherwise they are asked for."""
    if before_play(facts):
        return _before_play(facts)
    if facts[EVEN_BUT_TWO_DEFECTIVE]:
        return Finding.TWO_DEFECTIVE
    if (defect := facts[DEFECT]) is not None:
        return _FROM_DEFECT[defect]
    if (by_place := _FROM_PLACE.get(facts.told(MISSING_CARD_PLACE))) is not None:
        return by_place
    if facts.told(FOREIGN_CARD):
        return Finding.FOREIGN_CARD
    return _counted(facts)


def _counted(facts: Facts) -> Finding:
    """What the hands and rows say: in words, or counted one by one."""
    if facts.told(COUNTS) is None and (plain := _by_told_totals(facts)) is not None:
        return plain
    if facts.told(COUNTS) is None:
        _ = facts[NEXT_TRICK_PLAYED_BY]  # the first question, before anybody counts
    counts = facts[COUNTS]
    if all(count.total == 13 for count in counts.values()):
        return _by_played(facts, counts)
    if len(counts) < 4:
        raise Unanswered(COUNTS)
    return _by_totals(facts, counts)


def before_play(facts: Facts) -> bool:
    """Whether the opening lead has not been faced: no trick can be defective yet."""
    return facts[PHASE] in BEFORE_PLAY


def _before_play(facts: Facts) -> Finding:
    """What thirteen unplayed cards each come to: the totals in words, unless all are counted."""
    if facts.told(MISSING_CARD_PLACE) is MissingPlace.OTHER_HAND:
        return Finding.WRONG_DEAL
    if facts.told(FOREIGN_CARD):
        return Finding.FOREIGN_CARD
    counts = facts.told(COUNTS)
    if counts is None or len(counts) < 4:
        short, long = _sizes(facts[SUSPECT_TOTAL], facts[OTHER_TOTALS])
    else:
        short, long = len(_short(counts)), len(_long(counts))
    if short and long:
        return Finding.WRONG_DEAL
    if short:
        return Finding.SEVERAL_HANDS_SHORT if short > 1 else Finding.CARD_MISSING
    return Finding.FOREIGN_CARD if long else Finding.NOTHING_WRONG


def _short(counts: Counts) -> list[Seat]:
    return [seat for seat in CLOCKWISE if seat in counts and counts[seat].total < 13]


def _long(counts: Counts) -> list[Seat]:
    return [seat for seat in CLOCKWISE if seat in counts and counts[seat].total > 13]


def _sizes(suspect: SuspectTotal, others: OtherTotals) -> tuple[int, int]:
    """How many hands are short and how many are long, by the totals in words."""
    less = (suspect is SuspectTotal.LESS) + others.startswith("one_less")
    more = (suspect is SuspectTotal.MORE) + others.endswith("one_more")
    return less, more


def _by_totals(facts: Facts, counts: Counts) -> Finding:
    short, long = _short(counts), _long(counts)
    if not long:
        return _missing(facts, len(short))
    if not short:
        return Finding.FOREIGN_CARD
    if facts.told(MISSING_CARD_PLACE) is None and not is_unknown(_expected_reply(facts)):
        _ = _expected(facts, counts)  # it shows whether the surplus is in a hand or in a row
    if has_strayed(facts.case):
        return _after_putting_back(facts, put_back(counts))
    return Finding.WRONG_DEAL


def _expected_reply(facts: Facts) -> object:
    return facts.case.answers.get(EXPECTED_PLAYED.key)


def _after_putting_back(facts: Facts, counts: Counts) -> Finding:
    """What is wrong once the card lies in its owner's row; at least it was not in its place."""
    found = _by_played(facts, counts)
    return Finding.MISPLACED if found is Finding.NOTHING_WRONG else found


def has_strayed(case: Case) -> bool:
    """Whether a card of a short hand lies in a neighbour's row: told, or seen from the counts.

    A long hand with more unplayed cards than are due has held the surplus from the start.
    """
    counts: Counts = told(case, COUNTS.key) or {}
    long = _long(counts)
    if len(counts) < 4 or not long or not _short(counts):
        return False
    place = told(case, MISSING_CARD_PLACE.key)
    if place is not None:
        return place is MissingPlace.OTHER_PLAYED
    expected: Mapping[Seat, int] = told(case, EXPECTED_PLAYED.key) or {}
    return all(seat in expected and counts[seat].hand <= 13 - expected[seat] for seat in long)


def _missing(facts: Facts, hands: int) -> Finding:
    """A card is missing, and not among the hand's own played cards (that is an extra card)."""
    _ = facts[MISSING_CARD_PLACE]  # asked before any Law is named; told, it was read above
    return Finding.SEVERAL_HANDS_SHORT if hands > 1 else Finding.CARD_MISSING


def _by_told_totals(facts: Facts) -> Finding | None:
    """What the totals say where they are told in words; None where rows have to be counted."""
    suspect, others = facts.told(SUSPECT_TOTAL), facts.told(OTHER_TOTALS)
    if suspect is None or others is None:
        return None
    short, long = _sizes(suspect, others)
    if short and long:
        moved = facts.told(MISSING_CARD_PLACE) is MissingPlace.OTHER_PLAYED
        return None if moved else Finding.WRONG_DEAL
    if short:
        return _missing(facts, short)
    if long:
        return Finding.FOREIGN_CARD
    return Finding.NOTHING_WRONG if facts.told(DELTAS_ZERO) == "yes" else None


def put_back(counts: Counts) -> Counts:
    """The counts once a card in a neighbour's row lies in its owner's row again."""
    return {
        seat: Count(count.hand, count.played + 13 - count.total) for seat, count in counts.items()
    }


def _by_played(facts: Facts, counts: Counts) -> Finding:
    offs = off_by(counts, _expected(facts, counts))
    if not offs:
        if len(counts) < 4:
            raise Unanswered(COUNTS)
        return Finding.NOTHING_WRONG
    suspect = facts.case.table.offender
    difference = offs.get(suspect, 0) if suspect is not None else 0
    return Finding.OMITTED if (difference or next(iter(offs.values()))) < 0 else Finding.EXTRA


def off_by(counts: Counts, expected: Mapping[Seat, int]) -> Mapping[Seat, int]:
    """How many cards too many (or too few) each wrong seat has played."""
    played = {seat: counts[seat].played for seat in CLOCKWISE if seat in counts}
    return {
        seat: number - expected[seat]
        for seat, number in played.items()
        if seat in expected and number != expected[seat]
    }


def _expected(facts: Facts, counts: Counts) -> Mapping[Seat, int]:
    """What each seat should have played.

    It is never inferred from the rows: a trick in progress can explain a long row as well
    as a short one, and four equal rows can hide an omission.
    """
    expected = facts[EXPECTED_PLAYED]
    if not set(counts) <= set(expected):
        raise Unanswered(EXPECTED_PLAYED)
    return expected


def another_is_off(facts: Facts) -> bool:
    """Whether a second hand's row is wrong too, and has to be ruled after this one."""
    return len(seats_off(facts.case)) > 1


def counts_put_right(case: Case) -> Counts | None:
    """The counts as they compare with what is due: a card that strayed lies in its own row.

    None where nobody has counted, and where the deal was wrong from the start.
    """
    counts: Counts | None = told(case, COUNTS.key)
    if counts is None or not (_short(counts) and _long(counts)):
        return counts
    return put_back(counts) if has_strayed(case) else None


def counted_as_wrong_deal(case: Case) -> bool:
    """Whether hands and rows show that a hand held fourteen cards from the start."""
    counts: Counts = told(case, COUNTS.key) or {}
    expected: Mapping[Seat, int] = told(case, EXPECTED_PLAYED.key) or {}
    known = len(counts) == 4 and set(_long(counts)) <= set(expected)
    return known and counts_put_right(case) is None


def seats_off(case: Case) -> tuple[Seat, ...]:
    """The seats whose rows are wrong, clockwise from North, as far as the counts tell."""
    counts, expected = counts_put_right(case), told(case, EXPECTED_PLAYED.key)
    return tuple(off_by(counts, expected)) if counts is not None and expected is not None else ()


def seats_in_question(case: Case) -> tuple[Seat, ...]:
    """Whom the counts make the offender: a wrong row, or the hand that lacks a card."""
    if off := seats_off(case):
        return off
    counts: Counts = told(case, COUNTS.key) or {}
    short = _short(counts)
    return tuple(short) if len(short) == 1 and (not _long(counts) or has_strayed(case)) else ()


def told_offender(case: Case) -> Seat | None:
    """The seat that is told, unless that is only where another player's card had strayed."""
    seat = case.table.offender
    return None if has_strayed(case) and seat not in seats_in_question(case) else seat


def found_among_played(facts: Facts) -> bool:
    """Whether the card that a hand lacks lies among the played cards (14B1)."""
    match facts.told(MISSING_CARD_PLACE):
        case MissingPlace.OTHER_PLAYED:
            return True
        case MissingPlace.OWN_PLAYED:
            return finding(facts) is Finding.EXTRA
        case _:
            return _shown_by_counts(facts)


def _shown_by_counts(facts: Facts) -> bool:
    """Whether the rows themselves show that a card has strayed; a defect told stands for them."""
    return facts.told(DEFECT) is None and has_strayed(facts.case)
