"""What a case implies besides what it says: roles, the seat from the counts, the phase."""

from __future__ import annotations

from dataclasses import replace

from rules.case import Case, told
from rules.derive.counts import seats_in_question, told_offender
from rules.table import Role, Seat
from rules.vocabulary.counts import DEFECTIVE_TRICK_NO, NEXT_TRICK_PLAYED_BY, PlayedOn
from rules.vocabulary.exposed import EXPOSURE, PREMATURE_KIND, Exposure, PrematureKind
from rules.vocabulary.leads import (
    DECLARER_BEGAN_SPREADING,
    DUMMY_SEEN,
    LEAD_ACCEPTED,
    TURN_WAS,
    Turn,
)
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase
from rules.vocabulary.revoke import (
    ASKER,
    ESTABLISH_EVENT,
    HANDS_RETURNED,
    REVOKED_CARD_SOURCE,
    TRICK_NO,
    Asker,
    CardSource,
    Event,
)
from rules.vocabulary.ruled import APPEAL_PERIOD_OVER, CORRECTION_PERIOD_OVER

OF_DEFENDERS = frozenset({Irregularity.PENALTY_CARD_PENDING, Irregularity.PENALTY_CARD_NOT_PLAYED})
"""Irregularities that are about penalty cards, so about a defender."""
REVOKES = frozenset({Irregularity.REVOKE, Irregularity.REVOKE_ENQUIRY})
RULED_AS = {
    Exposure.LED_OUT_OF_TURN: Irregularity.LEAD_OUT_OF_TURN,
    Exposure.PLAYED_OUT_OF_TURN: Irregularity.PREMATURE_PLAY,
}
"""A card that became visible by a lead or a play: the other side's right comes first (53A, 57A)."""
OF_LEADS = frozenset(
    {
        Irregularity.LEAD_OUT_OF_TURN,
        Irregularity.OPENING_LEAD_OUT_OF_TURN,
        Irregularity.PREMATURE_PLAY,
        Irregularity.SIMULTANEOUS_TWO_PLAYERS,
        Irregularity.EXTRA_CARD_TO_TRICK,
        Irregularity.EXPOSED_CARD,
        Irregularity.PLAY_AFTER_ILLEGAL,
    }
)
"""Irregularities of which it may be told whose lead it was."""
AFTER_A_LEAD_OF = {
    Turn.OTHER_DEFENDER: PrematureKind.AT_RHO_TURN,
    Turn.DECLARER_HAND: PrematureKind.BEFORE_PARTNER,
    Turn.DUMMY: PrematureKind.BEFORE_PARTNER,
}
ABOUT_A_DEFENDERS_OPENING_LEAD = (LEAD_ACCEPTED, DUMMY_SEEN, DECLARER_BEGAN_SPREADING)


def implied(case: Case) -> Case:
    """The case with what others give filled in: seat and role, no next trick, no more play.

    A card exposed by a lead or a play out of turn is the case of that lead or play.
    """
    if case.irregularity is Irregularity.EXPOSED_CARD:
        ruled_as = RULED_AS.get(told(case, EXPOSURE.key), case.irregularity)
        case = replace(case, irregularity=ruled_as)
    if told(case, DEFECTIVE_TRICK_NO.key) == 13 and NEXT_TRICK_PLAYED_BY.key not in case.answers:
        case = case.answered(NEXT_TRICK_PLAYED_BY.key, PlayedOn.NOBODY)
    if PHASE.key not in case.answers and (_play_is_over(case) or _any_period_is_over(case)):
        case = case.answered(PHASE.key, Phase.PLAY_ENDED)
    if told_offender(case) is None and (off := _seat_of_counts(case)) is not None:
        case = replace(case, table=replace(case.table, offender=off))
    if ESTABLISH_EVENT.key not in case.answers and _side_has_played_on(case):
        case = case.answered(ESTABLISH_EVENT.key, Event.PLAYED_ON)
    role = _role(case)
    if role is not None and OFFENDER_ROLE.key not in case.answers:
        case = case.answered(OFFENDER_ROLE.key, role)
    kind = _kind_of_second_card(case)
    if kind is not None and PREMATURE_KIND.key not in case.answers:
        case = case.answered(PREMATURE_KIND.key, kind)
    return case


def _role(case: Case) -> Role | None:
    """The role by the seats, or by what only one role does."""
    return (
        _role_of_seats(case)
        or _role_of_penalty_cards(case)
        or _role_of_enquiry(case)
        or _role_of_card_not_played(case)
        or _role_of_lead(case)
    )


def _seat_of_counts(case: Case) -> Seat | None:
    """The hand that was found wrong; of several, one that fits the role that is told."""
    seats = seats_in_question(case)
    role = told(case, OFFENDER_ROLE.key) or _role_of_penalty_cards(case)
    fitting = (seat for seat in seats if case.table.role_of(seat) is role)
    return next(fitting, seats[0] if seats else None)


def _kind_of_second_card(case: Case) -> PrematureKind | None:
    """What a defender's card is that was faced together with a lead in turn (58A).

    After partner's lead it came at the next opponent's turn, after declarer's before partner.
    """
    at_once = case.irregularity is Irregularity.SIMULTANEOUS_TWO_PLAYERS
    if not at_once or told(case, OFFENDER_ROLE.key) is not Role.DEFENDER:
        return None
    if told(case, PHASE.key) is Phase.BEFORE_LEAD:
        return PrematureKind.AT_RHO_TURN
    return AFTER_A_LEAD_OF.get(told(case, TURN_WAS.key))


def _any_period_is_over(case: Case) -> bool:
    """A period for corrections or appeals runs from the score, so play has ended before it."""
    return (
        told(case, CORRECTION_PERIOD_OVER.key) is True or told(case, APPEAL_PERIOD_OVER.key) is True
    )


def _play_is_over(case: Case) -> bool:
    """A claim agreed for good ends the play; of trick 12 the board says it."""
    if case.irregularity is not Irregularity.REVOKE:
        return False
    if told(case, TRICK_NO.key) == 12:
        return told(case, HANDS_RETURNED.key) is True
    return told(case, ESTABLISH_EVENT.key) in (Event.ACQUIESCED, Event.AGREEMENT)


def _side_has_played_on(case: Case) -> bool:
    """Whether the revoker's own side is told to have played to the next trick (63A1)."""
    by = told(case, NEXT_TRICK_PLAYED_BY.key)
    revoke = case.irregularity is Irregularity.REVOKE
    return revoke and by in (PlayedOn.OFFENDING_SIDE, PlayedOn.BOTH)


def _role_of_enquiry(case: Case) -> Role | None:
    """A revoke that partner asked about is a defender's."""
    illegal = told(case, ESTABLISH_EVENT.key) is Event.ILLEGAL_ENQUIRY
    match case.irregularity:
        case Irregularity.REVOKE if illegal:
            return Role.DEFENDER
        case Irregularity.REVOKE_ENQUIRY if illegal or _asked_partner(case):
            return Role.DEFENDER
        case _:
            return None


def _role_of_card_not_played(case: Case) -> Role | None:
    """Only a defender has a penalty card that should have been played."""
    source = told(case, REVOKED_CARD_SOURCE.key)
    is_defenders = case.irregularity in REVOKES and source is CardSource.PENALTY_CARD
    return Role.DEFENDER if is_defenders else None


def _asked_partner(case: Case) -> bool:
    return told(case, ASKER.key) is Asker.DEFENDER_TO_PARTNER


def _role_of_seats(case: Case) -> Role | None:
    """The role by the seats; for dummy's wrong card the fact asks for a player after dummy."""
    role = case.table.offender_role
    wrong_card = case.irregularity is Irregularity.DUMMY_WRONG_CARD
    return None if wrong_card and role is Role.DUMMY else role


def _role_of_penalty_cards(case: Case) -> Role | None:
    """Only defenders have penalty cards (Law 48A)."""
    if case.irregularity in OF_DEFENDERS:
        return Role.DEFENDER
    for key in ("existing_penalty_cards", "partner_penalty_cards"):
        cards = case.answers.get(key)
        if isinstance(cards, tuple) and cards:
            return Role.DEFENDER
    return None


def _role_of_lead(case: Case) -> Role | None:
    """Only a defender leads in the other's turn, or makes an opening lead to be accepted."""
    if case.irregularity not in OF_LEADS:
        return None
    known = told(case, TURN_WAS.key) is Turn.OTHER_DEFENDER
    if case.irregularity is Irregularity.OPENING_LEAD_OUT_OF_TURN:
        answered = (told(case, one.key) for one in ABOUT_A_DEFENDERS_OPENING_LEAD)
        known = known or any(one is not None for one in answered)
    return Role.DEFENDER if known else None
