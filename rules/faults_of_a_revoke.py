"""Impossible cases: who asked about a revoke, what established it, when it was mentioned."""

from __future__ import annotations

from collections.abc import Iterator

from rules.case import Case, told
from rules.derive.counts import BEFORE_PLAY
from rules.table import Role
from rules.vocabulary.counts import PlayedOn, RestoredRevoke
from rules.vocabulary.play import Irregularity
from rules.vocabulary.revoke import (
    AfterRevoke,
    Asker,
    CardSource,
    Event,
    LateAttention,
    OtherSideRevoke,
)

REVOKES = frozenset({Irregularity.REVOKE, Irregularity.REVOKE_ENQUIRY})


def enquiry_role(case: Case) -> Iterator[str]:
    """Who was asked, or whose partner asked, says on which side the revoke is."""
    role, event = told(case, "offender_role"), told(case, "establish_event")
    if case.irregularity not in REVOKES or role is None:
        return
    asker = told(case, "asker") if case.irregularity is Irregularity.REVOKE_ENQUIRY else None
    of_defender = asker in ASKED_A_DEFENDER or event is Event.ILLEGAL_ENQUIRY
    of_declarer = asker in ASKED_DECLARER or event is Event.FORFEIT_ENQUIRY
    if of_declarer if role is Role.DEFENDER else of_defender:
        yield "facts.offender_role"


ASKED_A_DEFENDER = frozenset(
    {Asker.DECLARER_TO_DEFENDER, Asker.DUMMY_TO_DEFENDER, Asker.DEFENDER_TO_PARTNER}
)
ASKED_DECLARER = frozenset({Asker.DUMMY_TO_DECLARER, Asker.DEFENDER_TO_DECLARER})


def asked_nobody(case: Case) -> Iterator[str]:
    """Of a question about a revoke it must be known whom it was put to."""
    asker = told(case, "asker")
    named = asker is None or asker in ASKED_A_DEFENDER | ASKED_DECLARER
    if case.irregularity is Irregularity.REVOKE_ENQUIRY and not named:
        yield "facts.asker"


NOT_ESTABLISHED = frozenset({Event.NONE, Event.ASSENTED_OPEN, Event.OBJECTION})


def played_on(case: Case) -> Iterator[str]:
    """The revoker's side has played to the next trick exactly where that is the event."""
    event, by = told(case, "establish_event"), told(case, "next_trick_played_by")
    if case.irregularity is not Irregularity.REVOKE or event is None or by is None:
        return
    played = by in (PlayedOn.OFFENDING_SIDE, PlayedOn.BOTH)
    if (event in NOT_ESTABLISHED and played) or (event is Event.PLAYED_ON and not played):
        yield "facts.next_trick_played_by"


def card_source(case: Case) -> Iterator[str]:
    """A defender has no card of dummy's, the declaring side no penalty card."""
    source, role = told(case, "revoked_card_source"), told(case, "offender_role")
    wrong = CardSource.DUMMY if role is Role.DEFENDER else CardSource.PENALTY_CARD
    if case.irregularity in REVOKES and role is not None and source is wrong:
        yield "facts.revoked_card_source"


TOO_LATE = frozenset({LateAttention.NEXT_BOARD, LateAttention.ROUND_OVER})


def late_attention(case: Case) -> Iterator[str]:
    """A revoke mentioned only when the deal, or the round, was over is not open any more.

    By then its side has played on, claimed, or agreed to a claim. Only on trick 12 may nobody
    have done so, where the last cards played themselves; there the board decides.
    """
    if told(case, "trick_no") in (None, *range(12)) and told(case, "late_attention") in _late(case):
        yield "facts.late_attention"


def _late(case: Case) -> frozenset[LateAttention]:
    """The attention that would have come too late for the revoke to be open.

    The limit for an objection to a claim can outlast the opponents' first call on the next board.
    """
    event = told(case, "establish_event")
    if case.irregularity is Irregularity.REVOKE and event is Event.NONE:
        return TOO_LATE
    assented = case.irregularity is Irregularity.REVOKE and event is Event.ASSENTED_OPEN
    if assented or told(case, "restored_card_revoke") is RestoredRevoke.NOT_ESTABLISHED:
        return frozenset({LateAttention.ROUND_OVER})
    return frozenset()


def played_after(case: Case) -> Iterator[str]:
    """Who has played after a card: told twice, or of an opponent who cannot have played yet.

    The right-hand opponent alone has played after it only by leading to the next trick.
    """
    by, somebody = told(case, "nos_played_after"), told(case, "opponent_played")
    if by is not None and somebody is not None and somebody is (by is AfterRevoke.NOBODY):
        yield "facts.opponent_played"
    if by is not AfterRevoke.RHO:
        return
    if _nobody_led_on(case):
        yield "facts.nos_played_after"
    if told(case, "os_partner_played_after") is True:
        yield "facts.os_partner_played_after"


def _nobody_led_on(case: Case) -> bool:
    """Whether it is told that the other side cannot have led to the next trick."""
    return (
        told(case, "next_trick_played_by") in (PlayedOn.NOBODY, PlayedOn.OFFENDING_SIDE)
        or told(case, "trick_complete") is False
        or told(case, "trick_no") == 13
        or told(case, "phase") in BEFORE_PLAY
    )


def both_revoked(case: Case) -> Iterator[str]:
    """Both sides revoked in one trick, and the other side did not revoke."""
    none = told(case, "other_side_revoked") is OtherSideRevoke.NO
    if none and told(case, "both_revoked_same_trick") is True:
        yield "facts.other_side_revoked"
