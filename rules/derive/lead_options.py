"""Declarer's option before a lead (50D2, 51B): whose cards are at issue, what was chosen."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from rules.derive.lying import lying
from rules.derive.penalty import beside, exposed, faced
from rules.effects import Kind, Option, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import Fact, is_unknown
from rules.table import Suit
from rules.vocabulary.exposed import (
    CARDS,
    DECLARER_OPTION,
    EXPOSED_HOW,
    PARTNER_CARD,
    DeclarerOption,
    Exposure,
)
from rules.vocabulary.leads import PROPER_LEAD_MADE
from rules.vocabulary.penalty import (
    DECLARER_SUIT,
    PARTNER_CAN_COMPLY,
    PARTNER_CARD_SHOWN,
    SUIT_LED,
    TO_ACT,
    CardShown,
    SuitLed,
    ToAct,
)
from rules.vocabulary.play import PHASE, Irregularity, Phase

Cards = tuple[PenaltyCard, ...]

BY_PLAYING = frozenset({Exposure.LED_OUT_OF_TURN, Exposure.PLAYED_OUT_OF_TURN})
"""Cards that the Laws on leads and plays out of turn rule first."""
LEAD_OPTIONS = (Option.REQUIRE_SUIT, Option.FORBID_SUIT, Option.NO_RESTRICTION)
"""What declarer may choose before the partner of a major penalty card leads (50D2)."""


class Stage(Enum):
    """How far declarer's option has come."""

    OPEN = auto()
    SUIT_OPEN = auto()
    REQUIRED = auto()
    FORBIDDEN = auto()
    FREE = auto()


def of(facts: Facts, owner: Who, new: Cards = ()) -> Cards:
    """The penalty cards of one defender, those of the ruling among them."""
    new = (*new, *beside(facts))
    before = lying(facts, (*new, *led_out_of_turn(facts)))
    return tuple(card for card in (*new, *before) if card.owner is owner)


def majors(cards: Cards) -> Cards:
    """The major ones of some penalty cards."""
    return tuple(card for card in cards if card.kind is Kind.MAJOR)


def leader(facts: Facts) -> Who | None:
    """The defender who is on lead while a major penalty card may lie before the partner."""
    if facts.case.irregularity is not Irregularity.PENALTY_CARD_PENDING:
        return Who.OFFENDER_PARTNER
    if facts[TO_ACT] is ToAct.PARTNER_LEADS:
        return Who.OFFENDER_PARTNER
    owner_plays = facts[TO_ACT] is ToAct.OFFENDER_PLAYS
    threatened = owner_plays and majors(of(facts, Who.OFFENDER_PARTNER))
    return Who.OFFENDER if threatened and facts[SUIT_LED] is SuitLed.NONE else None


def led_out_of_turn(facts: Facts) -> Cards:
    """The card of a refused lead out of turn, or one exposed: what the case is about."""
    if facts.case.irregularity is Irregularity.PENALTY_CARD_PENDING:
        return ()
    if facts.case.irregularity is Irregularity.EXPOSED_CARD:
        return faced(facts)
    return tuple(PenaltyCard(Who.OFFENDER, one, Kind.MAJOR) for one in facts[CARDS] or (None,))


def at_issue(facts: Facts) -> Cards:
    """The major penalty cards before the partner of the defender on lead."""
    match leader(facts):
        case None:
            return ()
        case Who.OFFENDER:
            return majors(of(facts, Who.OFFENDER_PARTNER))
        case _:
            return majors(of(facts, Who.OFFENDER, led_out_of_turn(facts)))


def made_penalty_cards(facts: Facts) -> Cards:
    """The cards that 50B makes penalty cards; once declarer has chosen, 50D2 says what lies there.

    Beside penalty cards at a turn they are listed with these, where no option of declarer's is due.
    """
    if facts.case.irregularity is Irregularity.PENALTY_CARD_PENDING:
        return tuple(one for one in beside(facts) if one in at_issue(facts) and is_open(facts))
    if facts.within("49") and partner_leads_now(facts):
        return exposed(facts) if is_open(facts) else ()
    return exposed(facts)


def partner_leads_now(facts: Facts) -> bool:
    """Whether a card is exposed, the partner is to lead, and a major penalty card restricts it."""
    exposed_card = facts.case.irregularity is Irregularity.EXPOSED_CARD
    if not exposed_card or facts[EXPOSED_HOW] in BY_PLAYING:
        return False
    return _is_partners_lead(facts) and bool(at_issue(facts))


def _is_partners_lead(facts: Facts) -> bool:
    """Whether the lead is told to be the partner's; the opening lead is by declarer's left."""
    table, over = facts.case.table, facts[PHASE] is Phase.AUCTION_OVER
    if over and table.declarer is not None and table.offender is table.declarer.rho:
        return True
    return facts.told(TO_ACT) is ToAct.PARTNER_LEADS


def suits(facts: Facts) -> frozenset[Suit | None]:
    """The suits of the cards at issue; None is that of a card that nobody named."""
    return frozenset(one.card and one.card.suit for one in at_issue(facts))


def is_rejected(facts: Facts) -> bool:
    """Whether declarer named what 50D2 and 51B do not offer, or a suit that does not lie there."""
    option = facts[DECLARER_OPTION]
    if option is None or option is DeclarerOption.NO_RESTRICTION:
        return False
    if option.value not in LEAD_OPTIONS:
        return True
    return facts[DECLARER_SUIT] not in {None, *suits(facts)} and None not in suits(facts)


def stage(facts: Facts) -> Stage:
    """How far the choice has come; with several suits it is not made before one is named."""
    option = facts[DECLARER_OPTION]
    if option is None or is_rejected(facts):
        return Stage.OPEN
    if option is DeclarerOption.NO_RESTRICTION:
        return Stage.FREE
    if len(suits(facts)) > 1 and facts[DECLARER_SUIT] is None:
        return Stage.SUIT_OPEN
    return Stage.REQUIRED if option is DeclarerOption.REQUIRE_SUIT else Stage.FORBIDDEN


def is_open(facts: Facts) -> bool:
    """Whether declarer has not chosen yet, or not named the suit."""
    return stage(facts) in (Stage.OPEN, Stage.SUIT_OPEN)


def requires(facts: Facts) -> bool:
    """Whether declarer requires a suit, named or not."""
    return facts[DECLARER_OPTION] is DeclarerOption.REQUIRE_SUIT


def replied(facts: Facts, fact: Fact[Any]) -> bool:
    """Whether a fact was told, if only that nobody knows it."""
    return facts.told(fact) is not None or is_unknown(facts.case.answers.get(fact.key))


def cannot_comply(facts: Facts) -> bool:
    """Whether the defender on lead holds no card that the restriction allows."""
    restricted = stage(facts) in (Stage.REQUIRED, Stage.FORBIDDEN)
    return restricted and replied(facts, PARTNER_CAN_COMPLY) and not facts[PARTNER_CAN_COMPLY]


def _suit(facts: Facts) -> Suit | None:
    """The suit required or forbidden."""
    return next(iter(suits(facts))) if len(suits(facts)) == 1 else facts[DECLARER_SUIT]


def _is_of_suit(facts: Facts, one: PenaltyCard) -> bool:
    return (one.card and one.card.suit) is _suit(facts)


def picked_up(facts: Facts) -> Cards:
    """The cards that go back to the hand because their suit is required or forbidden."""
    if stage(facts) not in (Stage.REQUIRED, Stage.FORBIDDEN):
        return ()
    return tuple(one for one in at_issue(facts) if _is_of_suit(facts, one))


def leader_showed_one(facts: Facts) -> bool:
    """Whether the defender on lead put a card down before declarer had chosen."""
    return bool(at_issue(facts) and shown_early(facts))


def shown_early(facts: Facts) -> Cards:
    """A card that the defender on lead put down before declarer had chosen (50D2, 49)."""
    pending = facts.case.irregularity is Irregularity.PENALTY_CARD_PENDING
    early = (CardShown.BEFORE,) if pending else (CardShown.BEFORE, CardShown.AFTER)
    if not led_too(facts) and facts[PARTNER_CARD_SHOWN] not in early:
        return ()
    shown = facts.told(PARTNER_CARD)
    lay_there = shown in [one.card for one in lying(facts, led_out_of_turn(facts))]
    return () if lay_there else (PenaltyCard(_leader(facts), shown, Kind.MAJOR),)


def led_too(facts: Facts) -> bool:
    """Whether the partner, whose lead it was, has led to the trick as well (54D, 56)."""
    pending = facts.case.irregularity is Irregularity.PENALTY_CARD_PENDING
    return not pending and facts.told(PROPER_LEAD_MADE) is True


def _leader(facts: Facts) -> Who:
    return leader(facts) or Who.OFFENDER_PARTNER


def leader_had_cards(facts: Facts) -> bool:
    """Whether penalty cards lay before both defenders."""
    return bool(of(facts, _leader(facts)))


def leader_has_cards(facts: Facts) -> bool:
    """Whether a penalty card lies before the defender on lead, or does so now."""
    return leader_had_cards(facts) or (bool(shown_early(facts)) and not is_open(facts))


def leaders_playable(facts: Facts) -> Cards:
    """The leader's own major penalty cards that the restriction lets him lead."""
    if is_open(facts):
        return ()
    own = majors(of(facts, _leader(facts), shown_early(facts)))
    if stage(facts) is Stage.FREE or cannot_comply(facts):
        return own
    required = stage(facts) is Stage.REQUIRED
    return tuple(one for one in own if one.card and _is_of_suit(facts, one) is required)
