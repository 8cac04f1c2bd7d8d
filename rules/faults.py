"""Impossible cases: every contradiction between facts that were told, all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.case import Case, told
from rules.derive.counts import seats_off
from rules.table import Role, Side
from rules.vocabulary.counts import Defect, PlayedOn, Replayed, Winner


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two facts that cannot both be true; ``field`` is where the later one stands."""

    field: str
    kind: str


def contradictions(case: Case) -> tuple[Contradiction, ...]:
    """Everything in the case that cannot be."""
    return tuple(
        Contradiction(field, kind) for kind, find in CHECKS.items() for field in find(case)
    )


def _role(case: Case) -> Iterator[str]:
    by_seats, role = case.table.offender_role, told(case, "offender_role")
    if by_seats is not None and role is not None and role is not by_seats:
        yield "facts.offender_role"


def _misplaced_not_played(case: Case) -> Iterator[str]:
    if told(case, "defect") is Defect.MISPLACED and told(case, "did_play_card") is False:
        yield "facts.did_play_card"


def _omitted_winner(case: Case) -> Iterator[str]:
    omitted = told(case, "defect") is Defect.OMITTED and told(case, "did_play_card") is not True
    if omitted and told(case, "defective_trick_won_by") is Winner.OFFENDER:
        yield "facts.defective_trick_won_by"


def _last_trick(case: Case) -> Iterator[str]:
    played_on = told(case, "next_trick_played_by")
    if told(case, "defective_trick_no") == 13 and played_on not in (None, PlayedOn.NOBODY):
        yield "facts.next_trick_played_by"


_TRICK_COUNTED_FROM = {Defect.OMITTED: "defective_trick_no", Defect.EXTRA: "trick_no"}
"""Later tricks are those after the omission, or after the revoke of a restored card."""


def _later_tricks(case: Case) -> Iterator[str]:
    """More tricks won after a trick than were left; the second count includes its trick."""
    revoke_trick = told(case, _TRICK_COUNTED_FROM.get(told(case, "defect"), ""))
    if revoke_trick is not None and (told(case, "later_tricks_os") or 0) > 13 - revoke_trick:
        yield "facts.later_tricks_os"
    later, playable = told(case, "later_tricks_os"), told(case, "later_offender_playable")
    if later is not None and playable is not None and playable > later:
        yield "facts.later_offender_playable"
    second = told(case, "second_defective_trick_no")
    if second is not None and (told(case, "second_later_tricks_os") or 0) > 14 - second:
        yield "facts.second_later_tricks_os"


def _second_trick(case: Case) -> Iterator[str]:
    first, second = told(case, "defective_trick_no"), told(case, "second_defective_trick_no")
    if first is not None and second is not None and second <= first:
        yield "facts.second_defective_trick_no"
    later, second_later = told(case, "later_tricks_os"), told(case, "second_later_tricks_os")
    if later is not None and second_later is not None and second_later > later:
        yield "facts.second_later_tricks_os"


LISTS = ("extra_cards", "cards", "existing_penalty_cards", "partner_penalty_cards")


def _card_twice(case: Case) -> Iterator[str]:
    for key in LISTS:
        cards = [getattr(one, "card", one) for one in told(case, key) or ()]
        if len(set(cards)) < len(cards):
            yield f"facts.{key}"
    seen: set[Any] = set()
    for seat, hand in case.table.hands.items():
        if len(set(hand)) < len(hand) or seen & set(hand):
            yield f"table.hands.{seat}"
        seen |= set(hand)


def _card_of_two_owners(case: Case) -> Iterator[str]:
    """A card cannot lie before both partners, nor before one and in another's hand."""
    own = {one.card for one in told(case, "existing_penalty_cards") or ()}
    partners = {one.card for one in told(case, "partner_penalty_cards") or ()}
    if own & partners:
        yield "facts.partner_penalty_cards"


def _hand_size(case: Case) -> Iterator[str]:
    for seat, hand in case.table.hands.items():
        if len(hand) > 13:
            yield f"table.hands.{seat}"


def _cards_not_extra(case: Case) -> Iterator[str]:
    extra, visible = told(case, "extra_cards"), told(case, "cards")
    if extra is not None and visible is not None and not set(visible) <= set(extra):
        yield "facts.cards"


def _defect_counts(case: Case) -> Iterator[str]:
    """The offender's row against what is said to be wrong with it."""
    defect, counts, expected = (told(case, k) for k in ("defect", "counts", "expected_played"))
    off = seats_off(case)
    seat = case.table.offender or (off[0] if len(off) == 1 else None)
    if defect is None or seat is None or counts is None or seat not in counts:
        return
    if expected is None or seat not in expected:
        return
    difference = counts[seat].played - expected[seat]
    if (defect is Defect.EXTRA) is not (difference > 0) or difference == 0:
        yield "facts.defect"


def _penalty_cards_of_declaring_side(case: Case) -> Iterator[str]:
    role = told(case, "offender_role") or case.table.offender_role
    if isinstance(role, Role) and role.side is Side.DECLARING:
        for key in ("existing_penalty_cards", "partner_penalty_cards"):
            if told(case, key):
                yield f"facts.{key}"


def _replayed_too_late(case: Case) -> Iterator[str]:
    now = told(case, "replayed_later") is Replayed.CURRENT_TRICK
    if now and told(case, "too_late_to_correct") is True:
        yield "facts.too_late_to_correct"


def _designated_not_visible(case: Case) -> Iterator[str]:
    designated, visible = told(case, "designated"), told(case, "cards")
    if designated is not None and visible and designated not in visible:
        yield "facts.designated"


CHECKS: dict[str, Callable[[Case], Iterator[str]]] = {
    "role": _role,
    "misplaced-not-played": _misplaced_not_played,
    "omitted-winner": _omitted_winner,
    "last-trick": _last_trick,
    "later-tricks": _later_tricks,
    "second-trick": _second_trick,
    "card-twice": _card_twice,
    "card-of-two-owners": _card_of_two_owners,
    "hand-size": _hand_size,
    "cards-not-extra": _cards_not_extra,
    "defect-counts": _defect_counts,
    "penalty-cards-declaring-side": _penalty_cards_of_declaring_side,
    "replayed-too-late": _replayed_too_late,
    "designated-not-visible": _designated_not_visible,
}
