"""Complaints about penalty cards: which lie there, before whom, and what they forbid."""

from __future__ import annotations

from rules import Ruling
from rules.case import told
from rules.effects import Action, Information, Kind, Restriction, Who
from rules.table import Role, Side
from rules.vocabulary.penalty import ToAct
from rules.vocabulary.play import Irregularity, Phase
from tests.rules.complaints.reading import (
    BEFORE_A_LEAD,
    OWN,
    PARTNERS,
    Complaints,
    codes,
    listed,
)

_A, _I = Action, Irregularity


def named_twice(ruling: Ruling) -> Complaints:
    """A card lies on the table once."""
    cards = [one.card for one in listed(ruling) if one.card is not None]
    for card in {one for one in cards if cards.count(one) > 1}:
        yield f"{card} is listed twice"


def of_the_declaring_side(ruling: Ruling) -> Complaints:
    """Only defenders have penalty cards (48A)."""
    for one in listed(ruling):
        own = one.owner in (Who.OFFENDER, Who.OFFENDER_PARTNER)
        if own and ruling.role is not None and ruling.role.side is Side.DECLARING:
            yield f"a penalty card of the {ruling.role}"
        if one.owner in (Who.DECLARER, Who.DUMMY):
            yield f"a penalty card of {one.owner}"


def pending_without_a_choice(ruling: Ruling) -> Complaints:
    """A card that waits for a choice lay there before, and that choice is open."""
    lay_there = {
        one.card for key in (OWN, PARTNERS) for one in told(ruling.case, key) or ()
    }  # fmt: skip
    for one in ruling.pending_cards:
        if one.depends_on not in {choice.fact for choice in ruling.choices}:
            yield f"{one.card} waits for {one.depends_on}, which is no choice"
        if one.card not in lay_there:
            yield f"{one.card} waits and did not lie there"


def returned_and_listed(ruling: Ruling) -> Complaints:
    """What went back to a hand does not lie on the table."""
    case, done = ruling.case, codes(ruling)
    there = {one.card for one in listed(ruling)}
    if _A.CARD_RETURNS_TO_HAND in done and not told(case, "partner_led_face_down"):
        lay_there = {one.card for one in told(case, "existing_penalty_cards") or ()}
        for card in (set(told(case, "cards") or ()) & there) - lay_there:
            yield f"{card} returns to the hand and is listed"
    if _A.PICK_UP_PENALTY_CARDS in done and _A.CARD_TO_PENALTY not in done:
        leads_himself = told(case, "to_act") is ToAct.OFFENDER_PLAYS
        owner = Who.OFFENDER_PARTNER if leads_himself else Who.OFFENDER
        suit = told(case, "declarer_suit")
        for one in listed(ruling):
            if suit and one.owner is owner and one.card and one.card.suit is suit:
                yield f"{one.card} is picked up and listed"


def minor_beside_another(ruling: Ruling) -> Complaints:
    """A second penalty card of one defender makes both major (50B)."""
    for owner in {one.owner for one in listed(ruling)}:
        kinds = [one.kind for one in listed(ruling) if one.owner is owner]
        if len(kinds) > 1 and Kind.MINOR in kinds:
            yield f"a minor card of {owner} beside another"


BY_NAME = (
    _I.LEAD_OUT_OF_TURN, _I.OPENING_LEAD_OUT_OF_TURN, _I.PREMATURE_PLAY, _I.EXPOSED_CARD,
    _I.EXTRA_CARD_TO_TRICK, _I.PLAY_AFTER_ILLEGAL,
)  # fmt: skip
"""Where ``cards`` are the cards that an irregularity puts on the table."""


def cards_not_listed_by_name(ruling: Ruling) -> Complaints:
    """Each card that becomes a penalty card is listed, by its name where it is told."""
    case, named = ruling.case, told(ruling.case, "cards")
    defenders = ruling.role is Role.DEFENDER and case.irregularity in BY_NAME
    if not named or not defenders or told(case, "phase") is Phase.PLAY_ENDED:
        return
    if _A.CARD_TO_PENALTY not in codes(ruling) or _A.PICK_UP_PENALTY_CARDS in codes(ruling):
        return
    for card in set(named) - {one.card for one in listed(ruling)}:
        yield f"{card} becomes a penalty card and is not listed"
    if any(one.card is None and one.owner is Who.OFFENDER for one in listed(ruling)):
        yield "a card told by name is listed without one"


KNOWN_OF_IT = (
    Information.PC_ALL_AI_WHILE_ON_TABLE, Information.PC_OTHER_UI_PARTNER,
    Information.PC_MUST_PLAY_AI,
)  # fmt: skip
DUTIES = {
    Kind.MINOR: (Restriction.MINOR_NO_LOWER_SAME_SUIT,),
    Kind.MAJOR: (
        Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, Restriction.PARTNER_LEAD_OPTIONS,
        Restriction.PARTNER_THIS_TRICK_57A,
    ),
}  # fmt: skip


def penalty_card_without_its_duties(ruling: Ruling) -> Complaints:
    """A penalty card on the table: who may know what of it, and what it forbids."""
    if told(ruling.case, "phase") in BEFORE_A_LEAD:
        return
    if not listed(ruling):
        if Action.CARD_TO_PENALTY in codes(ruling) and not _goes_or_waits(ruling):
            yield "a card becomes a penalty card and none is listed"
        return
    if not ruling.penalty_cards:  # what hangs on a choice has its duties when it is made
        return
    if not set(KNOWN_OF_IT) & set(ruling.information):
        yield "a penalty card of which nobody is told what may be known"
    for kind in {Kind(one.kind) for one in ruling.penalty_cards if one.kind}:
        if not set(DUTIES[kind]) & set(ruling.restrictions):
            yield f"a {kind} penalty card without its duty"


def _goes_or_waits(ruling: Ruling) -> bool:
    gone = {_A.PICK_UP_PENALTY_CARDS, _A.DESIGNATE_CARD} & set(codes(ruling))
    return bool(gone or ruling.choices or told(ruling.case, "phase") is Phase.PLAY_ENDED)


def forgotten_cards(ruling: Ruling) -> Complaints:
    """A penalty card that lay there lies there still, unless a step took it away."""
    if ruling.role is not Role.DEFENDER or told(ruling.case, "phase") not in (None, Phase.PLAY):
        return
    there = {one.card for one in listed(ruling)} | set(told(ruling.case, "cards") or ())
    there.add(told(ruling.case, "designated"))
    gone = {
        _A.PICK_UP_PENALTY_CARDS, _A.MUST_PLAY_PENALTY_CARD, _A.OFFERED_CARD_LEGAL,
        _A.SUBSTITUTE_LEGAL_CARD, _A.AWARD_ADJUSTED_SCORE, _A.RULE_ON_CLAIM,
    }  # fmt: skip
    if gone & set(codes(ruling)) or ruling.onward:
        return
    for key in (OWN, PARTNERS):
        for one in told(ruling.case, key) or ():
            if one.card not in there:
                yield "a penalty card that lay there is not listed"
