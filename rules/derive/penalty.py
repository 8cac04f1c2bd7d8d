"""The cards that a ruling makes penalty cards, and their kinds (Law 50B)."""

from __future__ import annotations

from rules.derive.lying import ACCIDENTAL
from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.table import Card
from rules.vocabulary.counts import (
    EXTRA_CARDS,
    NEXT_TRICK_PLAYER,
    RESTORED_REVOKE,
    NextPlayer,
    RestoredRevoke,
)
from rules.vocabulary.exposed import (
    CARDS,
    CARDS_SHOWN,
    DEFENDER_CARD,
    DELIBERATE,
    DESIGNATED,
    EXPOSED_HOW,
    EXPOSURE,
    LYING_CARDS,
    PARTNER_CARD,
    PARTNER_COULD_SEE,
    PARTNER_LYING_CARDS,
    VISIBLE_COUNT,
    Exposure,
)
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase

REVOKES = frozenset({Irregularity.REVOKE, Irregularity.REVOKE_ENQUIRY})
DELIBERATE_EXPOSURE = frozenset(Exposure) - ACCIDENTAL


def by_accident(facts: Facts, cards: tuple[Card | None, ...]) -> tuple[PenaltyCard, ...]:
    """Cards of the offender that became visible by accident, with their kinds.

    One that lay there already is none of them: it keeps the kind that it had.
    """
    before = [one.card for one in facts[LYING_CARDS] or ()]
    alone = len(cards) == 1 and not before and not beside_a_revoke_card(facts)
    kinds_ = (_kind(card, alone=alone) for card in cards)
    found = zip(cards, kinds_, strict=True)
    return tuple(PenaltyCard(Who.OFFENDER, *one) for one in found if one[0] not in before)


def _kind(card: Card | None, *, alone: bool) -> Kind | None:
    """A lone spot card is minor; honours and two or more cards are major."""
    if not alone:
        return Kind.MAJOR
    if card is None:
        return None
    return Kind.MAJOR if card.is_honour else Kind.MINOR


def exposed(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The cards that the ruling makes penalty cards by 50B, wherever it came from."""
    if facts.within("49"):
        return faced(facts)
    if facts.within("45E"):
        return added_card(facts)
    if facts.within("58B"):
        return not_designated(facts)
    if facts.within("14B"):
        return missing_card(facts)
    return restored_and_exposed(facts)


def how_exposed(facts: Facts) -> Exposure:
    """How the card became visible: one that fell was dropped, one played too early was played."""
    if facts.within("45C1"):
        return Exposure.DROPPED
    if facts.case.irregularity is Irregularity.EXPOSED_CARD:
        return facts[EXPOSED_HOW]
    return Exposure.PLAYED_OUT_OF_TURN


def is_beside(facts: Facts) -> bool:
    """Whether the owner of penalty cards has exposed others at a turn with these."""
    if facts.case.irregularity is not Irregularity.PENALTY_CARD_PENDING:
        return False
    before = (*(facts.told(LYING_CARDS) or ()), *(facts.told(PARTNER_LYING_CARDS) or ()))
    lay_there = {one.card for one in before}
    return any(one not in lay_there for one in facts.told(CARDS) or ())


def beside(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The cards exposed beside penalty cards that partner could see, with their kinds (50B)."""
    return missing_card(facts) if is_beside(facts) and facts[PARTNER_COULD_SEE] else ()


def faced(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The cards that a defender exposed or named (Law 49), with their kinds."""
    how = how_exposed(facts)
    if how not in (*ACCIDENTAL, Exposure.NAMED):
        return as_major(facts[CARDS] or (None,))
    if facts[LYING_CARDS]:
        return by_accident(facts, facts[CARDS] or (None,))
    found = by_accident(facts, facts[CARDS_SHOWN])
    if found[0].kind is Kind.MAJOR:
        return found
    if how is Exposure.NAMED:
        return (PenaltyCard(Who.OFFENDER, found[0].card, None),)
    return as_major(facts[CARDS_SHOWN]) if facts[DELIBERATE] else found


def as_major(cards: tuple[Card | None, ...]) -> tuple[PenaltyCard, ...]:
    """Cards of the offender that are major penalty cards whatever they are."""
    return tuple(PenaltyCard(Who.OFFENDER, card, Kind.MAJOR) for card in cards)


def revoke_card(facts: Facts) -> PenaltyCard:
    """The card that a defender withdraws to correct a revoke, named where it is told (62B1).

    Where a card comes back to a hand, the cards that are told are other ones.
    """
    told = facts[CARDS] if facts.case.irregularity in REVOKES else None
    named = told[0] if told is not None and len(told) == 1 else None
    return PenaltyCard(Who.OFFENDER, named, Kind.MAJOR)


def premature_cards(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The card that a defender led or played too early (Law 57)."""
    if facts.within("53"):
        return (PenaltyCard(Who.WRONG_DEFENDER, facts.told(DEFENDER_CARD), Kind.MAJOR),)
    if facts.case.irregularity is Irregularity.CARD_COUNT:
        both = facts[NEXT_TRICK_PLAYER] is NextPlayer.BOTH
        owners = (Who.OFFENDER_PARTNER, *((Who.OFFENDER,) if both else ()))
        return tuple(PenaltyCard(owner, None, Kind.MAJOR) for owner in owners)
    return as_major(facts[CARDS] or (None,))


def partners_card(facts: Facts) -> PenaltyCard:
    """A card that the offender's partner put down before declarer chose."""
    return PenaltyCard(Who.OFFENDER_PARTNER, facts.told(PARTNER_CARD), Kind.MAJOR)


def restored_and_exposed(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The exposed cards that go back to a defender's hand (footnote of Law 67)."""
    if facts[LYING_CARDS] or beside_a_revoke_card(facts):
        return by_accident(facts, told_visible(facts))
    return by_accident(facts, facts[CARDS] or facts[EXTRA_CARDS])


def beside_a_revoke_card(facts: Facts) -> bool:
    """Whether a revoke for want of the restored card leaves a second penalty card (62B1)."""
    restored = facts.within("67B2") or facts.within("14B")
    return restored and facts.told(RESTORED_REVOKE) is RestoredRevoke.NOT_ESTABLISHED


def missing_card(facts: Facts) -> tuple[PenaltyCard, ...]:
    """A missing card that partner saw before it came back to a defender's hand (Law 14B)."""
    cards: tuple[Card | None, ...] = facts[CARDS] or (None,)
    if facts.told(EXPOSURE) in DELIBERATE_EXPOSURE:
        return tuple(PenaltyCard(Who.OFFENDER, card, Kind.MAJOR) for card in cards)
    return by_accident(facts, cards)


def told_visible(facts: Facts) -> tuple[Card | None, ...]:
    """The extra cards that were visible, one unnamed card where nobody named them."""
    return facts[CARDS] or facts.told(EXTRA_CARDS) or (None,)


def added_card(facts: Facts) -> tuple[PenaltyCard, ...]:
    """A card that a defender added to a trick; put down on purpose it is major."""
    if facts[DELIBERATE]:
        return as_major(told_visible(facts))
    return by_accident(facts, told_visible(facts))


def visible_faces(facts: Facts) -> int:
    """How many faces could be seen: as many as are named, if they are two or more."""
    named = len(facts[CARDS] or ())
    return named if named > 1 and facts.told(VISIBLE_COUNT) is None else facts[VISIBLE_COUNT] or 0


def faces_of_the_hand(facts: Facts) -> int:
    """The faces that could be seen; while there is play, whose cards they were is asked first."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        _ = facts[OFFENDER_ROLE]
    return visible_faces(facts)


def not_designated(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The visible cards that the defender did not choose to play (58B2)."""
    visible, chosen = facts[CARDS] or (), facts[DESIGNATED]
    named: tuple[Card | None, ...] = tuple(card for card in visible if card != chosen)
    unnamed = visible_faces(facts) - 1 - len(named)
    return by_accident(facts, (*named, *(None,) * unnamed))
