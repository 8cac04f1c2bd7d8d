"""Leads and plays out of turn: the Law that rules each, and what every ruling ends with."""

from __future__ import annotations

from rules.derive.leads import (
    Response,
    at_last_trick,
    by_defender,
    is_opening_lead,
    led_properly,
    of_two_minds,
    response,
    wrong_defender_played,
)
from rules.effects import Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import law_41, law_47, law_53, law_54, law_55, law_56, law_60, law_72
from rules.vocabulary.designation import MISINFORMED_TURN
from rules.vocabulary.leads import LEAD_FACE, LeadFace
from rules.vocabulary.play import PHASE, Phase


def lead_out_of_turn(facts: Facts) -> Effects:
    """A lead out of turn, that of the first trick or a later one."""
    if facts.told(PHASE) is Phase.AUCTION:
        yield from in_the_auction(facts)
    elif is_opening_lead(facts):
        yield from opening_lead(facts)
    else:
        yield from later_lead(facts)
    yield from could_have_known(facts)


def opening_lead_out_of_turn(facts: Facts) -> Effects:
    """An opening lead out of turn; during the auction it is a card exposed there."""
    if facts[PHASE] is Phase.AUCTION:
        yield from in_the_auction(facts)
    else:
        yield from opening_lead(facts)
    yield from could_have_known(facts)


def play_after_illegal(facts: Facts) -> Effects:
    """A play after an illegal lead or play."""
    yield from law_60.play_after_illegal(facts)
    yield from could_have_known(facts)


def later_lead(facts: Facts) -> Effects:
    """A lead out of turn after the opening lead, from any hand (Laws 47E1, 53, 55 and 56)."""
    if facts[MISINFORMED_TURN]:
        yield from law_47.told_of_turn(facts)
    elif at_last_trick(facts):
        yield from law_53.as_correct_lead(facts)
    elif led_properly(facts):
        yield from law_53.proper_lead_made(facts)
    elif by_defender(facts):
        yield from _defenders_lead(facts)
    elif wrong_defender_played(facts):
        yield from law_53.wrong_defender_played(facts)
    else:
        yield from _declarers_lead(facts)


def _defenders_lead(facts: Facts) -> Effects:
    if response(facts) is Response.REFUSED:
        yield from law_56.declarer_refuses(facts)
    else:
        yield from law_53.as_correct_lead(facts)


def _declarers_lead(facts: Facts) -> Effects:
    if response(facts) is Response.REFUSED and not of_two_minds(facts):
        yield from law_55.must_retract(facts)
    else:
        yield from law_55.defenders_choose(facts)


def opening_lead(facts: Facts) -> Effects:
    """An opening lead by the wrong hand: faced, face down, or by the wrong side."""
    if facts[MISINFORMED_TURN]:
        yield from law_47.told_of_turn(facts)
    elif facts.told(LEAD_FACE) is not LeadFace.DOWN and not by_defender(facts):
        yield from law_54.wrong_side(facts)
    elif facts[LEAD_FACE] is LeadFace.DOWN:
        yield from law_41.face_down_lead(facts)
    else:
        yield from law_54.faced_opening_lead(facts)


def in_the_auction(_facts: Facts) -> Effects:
    """A card led during the auction belongs to Law 24."""
    yield Carried(Onward(("24",)), "24")


def could_have_known(facts: Facts) -> Effects:
    """The check of Law 72C, with which every ruling ends."""
    yield from law_72.check(facts)
