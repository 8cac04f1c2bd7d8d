"""Impossible cases: every contradiction between facts that were told, all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rules.case import Case, told
from rules.derive.counts import BEFORE_PLAY
from rules.derive.implied import OF_DEFENDERS
from rules.faults_at_the_table import (
    card_of_another_hand,
    card_of_two_owners,
    opening_leader,
    penalty_card_played,
    turn_of_role,
    visible_but_not_exposed,
)
from rules.faults_of_a_revoke import (
    asked_nobody,
    both_revoked,
    card_source,
    enquiry_role,
    late_attention,
    played_after,
    played_on,
)
from rules.faults_of_counts import (
    defect_counts,
    offenders_row,
    place_of_missing_card,
    role_against_counts,
    roles_of_counts,
    told_deltas,
    told_totals,
)
from rules.faults_of_tricks import last_trick, later_tricks, second_trick
from rules.table import Role
from rules.vocabulary.counts import (
    Defect,
    MissingPlace,
    Replayed,
    Winner,
)
from rules.vocabulary.play import Irregularity, Phase

KINDS_OF_CASES = 1024
"""Combinations of told facts of which the checks are remembered."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two facts that cannot both be true; ``field`` is where the later one stands."""

    field: str
    kind: str


def contradictions(case: Case) -> tuple[Contradiction, ...]:
    """Everything in the case that cannot be."""
    told_of = (*case.answers, HANDS) if case.table.hands else tuple(case.answers)
    return tuple(
        Contradiction(field, kind) for kind, find in _checks(told_of) for field in find(case)
    )


def _role(case: Case) -> Iterator[str]:
    by_seats, role = case.table.offender_role, told(case, "offender_role")
    if by_seats is None or role is None or _seated_dummy_is_no_follower(case):
        return
    if role is not by_seats:
        yield "facts.offender_role"


def _seated_dummy_is_no_follower(case: Case) -> bool:
    """Whether dummy is seated for the wrong card, and the role is that of a player after it."""
    wrong_card = case.irregularity is Irregularity.DUMMY_WRONG_CARD
    return wrong_card and case.table.offender_role is Role.DUMMY


def _dummy_follows_dummy(case: Case) -> Iterator[str]:
    """Dummy cannot fail to follow suit to the card that dummy itself led."""
    led = told(case, "first_card_of_trick") is True and told(case, "revoked") is True
    wrong_card = case.irregularity is Irregularity.DUMMY_WRONG_CARD
    if wrong_card and led and told(case, "offender_role") is Role.DUMMY:
        yield "facts.offender_role"


def _hand_of_designated_card(case: Case) -> Iterator[str]:
    """A defender's card is not dummy's, and dummy's is; declarer calls for cards of two hands."""
    role, from_dummy = told(case, "offender_role"), told(case, "from_dummy")
    hand_is_dummy = {Role.DUMMY: True, Role.DEFENDER: False}.get(role, from_dummy)
    named = case.irregularity is Irregularity.DESIGNATION_CHANGE
    if named and from_dummy is not None and from_dummy is not hand_is_dummy:
        yield "facts.from_dummy"


def _misplaced_not_played(case: Case) -> Iterator[str]:
    if told(case, "defect") is Defect.MISPLACED and told(case, "did_play_card") is False:
        yield "facts.did_play_card"


def _omitted_winner(case: Case) -> Iterator[str]:
    omitted = told(case, "defect") is Defect.OMITTED and told(case, "did_play_card") is not True
    if omitted and told(case, "defective_trick_won_by") is Winner.OFFENDER:
        yield "facts.defective_trick_won_by"


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


def _hand_size(case: Case) -> Iterator[str]:
    for seat, hand in case.table.hands.items():
        if len(hand) > 13:
            yield f"table.hands.{seat}"


def _cards_not_extra(case: Case) -> Iterator[str]:
    extra, visible = told(case, "extra_cards"), told(case, "cards")
    if extra is not None and visible is not None and not set(visible) <= set(extra):
        yield "facts.cards"


def _penalty_cards_of_declaring_side(case: Case) -> Iterator[str]:
    role = told(case, "offender_role") or case.table.offender_role
    roles: frozenset[Role] = roles_of_counts(case) if role is None else frozenset({role})
    if roles and Role.DEFENDER not in roles:
        if case.irregularity in OF_DEFENDERS:
            yield "facts.offender_role"
        for key in ("existing_penalty_cards", "partner_penalty_cards"):
            if told(case, key):
                yield f"facts.{key}"


def _no_penalty_card(case: Case) -> Iterator[str]:
    """A turn with penalty cards at which none lies there."""
    none_told = told(case, "existing_penalty_cards") == ()
    pending = case.irregularity is Irregularity.PENALTY_CARD_PENDING
    at_a_turn = pending and told(case, "phase") is not Phase.PLAY_ENDED
    if at_a_turn and none_told and not told(case, "partner_penalty_cards"):
        yield "facts.existing_penalty_cards"


def _replayed_too_late(case: Case) -> Iterator[str]:
    now = told(case, "replayed_later") is Replayed.CURRENT_TRICK
    if now and told(case, "too_late_to_correct") is True:
        yield "facts.too_late_to_correct"


def _designated_not_visible(case: Case) -> Iterator[str]:
    designated, visible = told(case, "designated"), told(case, "cards")
    if designated is not None and visible and designated not in visible:
        yield "facts.designated"


def _nothing_played_yet(case: Case) -> Iterator[str]:
    """Before the opening lead is faced no card can lie among played ones."""
    played = (MissingPlace.OWN_PLAYED, MissingPlace.OTHER_PLAYED)
    if told(case, "phase") in BEFORE_PLAY and told(case, "missing_card_place") in played:
        yield "facts.missing_card_place"


def _over_before_the_end(case: Case) -> Iterator[str]:
    """The periods for corrections and appeals begin when the score is known."""
    if told(case, "phase") not in (None, Phase.PLAY_ENDED):
        for key in ("correction_period_over", "appeal_period_over"):
            if told(case, key):
                yield f"facts.{key}"


def _more_than_visible(case: Case) -> Iterator[str]:
    """More cards named than faces could be seen."""
    number, visible = told(case, "visible_count"), told(case, "cards")
    if number is not None and visible is not None and len(visible) > number:
        yield "facts.visible_count"


TABLE = None
"""Where a check looks at the table, and so at every case."""
HANDS = "table.hands"
"""Where a check looks at the remaining cards as well."""


class Check(NamedTuple):
    """One thing that cannot be, and the facts of which one is told wherever it is found."""

    find: Callable[[Case], Iterator[str]]
    where: tuple[str, ...] | None


OWN_CARDS, PARTNERS_CARDS = "existing_penalty_cards", "partner_penalty_cards"
CHECKS: Final[Mapping[str, Check]] = {
    "role": Check(_role, ("offender_role",)),
    "misplaced-not-played": Check(_misplaced_not_played, ("did_play_card",)),
    "omitted-winner": Check(_omitted_winner, ("defective_trick_won_by",)),
    "last-trick": Check(last_trick, ("next_trick_played_by",)),
    "later-tricks": Check(later_tricks, ("later_tricks_os", "second_later_tricks_os")),
    "second-trick": Check(second_trick, ("second_defective_trick_no", "second_later_tricks_os")),
    "card-twice": Check(_card_twice, (*LISTS, HANDS)),
    "card-of-two-owners": Check(
        card_of_two_owners, (OWN_CARDS, PARTNERS_CARDS, "partner_card", "defender_card")
    ),
    "card-of-another-hand": Check(card_of_another_hand, (HANDS,)),
    "visible-not-exposed": Check(visible_but_not_exposed, ("extra_card_exposed",)),
    "hand-size": Check(_hand_size, (HANDS,)),
    "cards-not-extra": Check(_cards_not_extra, ("extra_cards",)),
    "defect-counts": Check(defect_counts, ("counts",)),
    "offenders-row": Check(offenders_row, ("counts",)),
    "role-against-counts": Check(role_against_counts, ("counts",)),
    "place-of-missing-card": Check(place_of_missing_card, ("missing_card_place",)),
    "told-totals": Check(told_totals, ("counts",)),
    "told-deltas": Check(told_deltas, ("deltas_zero",)),
    "penalty-cards-declaring-side": Check(_penalty_cards_of_declaring_side, TABLE),
    "no-penalty-card": Check(_no_penalty_card, (OWN_CARDS,)),
    "replayed-too-late": Check(_replayed_too_late, ("replayed_later",)),
    "designated-not-visible": Check(_designated_not_visible, ("designated",)),
    "nothing-played-yet": Check(_nothing_played_yet, ("missing_card_place",)),
    "over-before-the-end": Check(
        _over_before_the_end, ("correction_period_over", "appeal_period_over")
    ),
    "enquiry-role": Check(enquiry_role, ("offender_role",)),
    "asked-nobody": Check(asked_nobody, ("asker",)),
    "played-on": Check(played_on, ("establish_event",)),
    "played-after": Check(played_after, ("nos_played_after",)),
    "card-source": Check(card_source, ("revoked_card_source",)),
    "late-attention": Check(late_attention, ("late_attention",)),
    "both-revoked": Check(both_revoked, ("both_revoked_same_trick",)),
    "dummy-follows-dummy": Check(_dummy_follows_dummy, ("first_card_of_trick",)),
    "hand-of-designated-card": Check(_hand_of_designated_card, ("from_dummy",)),
    "turn-of-role": Check(turn_of_role, ("turn_was",)),
    "more-than-visible": Check(_more_than_visible, ("visible_count",)),
    "opening-leader": Check(opening_leader, TABLE),
    "penalty-card-played": Check(penalty_card_played, (OWN_CARDS,)),
}


@lru_cache(maxsize=KINDS_OF_CASES)
def _checks(told_of: tuple[str, ...]) -> tuple[tuple[str, Callable[[Case], Iterator[str]]], ...]:
    """The checks that may find something where these facts are told."""
    return tuple(
        (kind, find)
        for kind, (find, where) in CHECKS.items()
        if where is None or not set(where).isdisjoint(told_of)
    )
