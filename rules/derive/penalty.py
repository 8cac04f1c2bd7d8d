"""The kinds of penalty cards (Law 50B), from the cards themselves."""

from __future__ import annotations

from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import LyingCard
from rules.table import Card
from rules.vocabulary.counts import EXTRA_CARDS
from rules.vocabulary.exposed import (
    CARDS,
    DELIBERATE,
    DESIGNATED,
    EXPOSURE,
    LYING_CARDS,
    PARTNER_LYING_CARDS,
    VISIBLE_COUNT,
    Exposure,
)

ACCIDENTAL = frozenset({Exposure.DROPPED, Exposure.TWO_AT_ONCE, Exposure.HELD_VISIBLE})


def by_accident(facts: Facts, cards: tuple[Card | None, ...]) -> tuple[PenaltyCard, ...]:
    """Cards of the offender that became visible by accident, with their kinds."""
    alone = len(cards) == 1 and not facts[LYING_CARDS]
    return tuple(PenaltyCard(Who.OFFENDER, card, _kind(card, alone=alone)) for card in cards)


def _kind(card: Card | None, *, alone: bool) -> Kind | None:
    """A lone spot card is minor; honours and two or more cards are major."""
    if not alone:
        return Kind.MAJOR
    if card is None:
        return None
    return Kind.MAJOR if card.is_honour else Kind.MINOR


def exposed(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The cards that the ruling makes penalty cards by 50B, wherever it came from."""
    if facts.within("45E"):
        return added_card(facts)
    if facts.within("58B"):
        return not_designated(facts)
    return restored_and_exposed(facts)


def restored_and_exposed(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The exposed cards that go back to a defender's hand (footnote of Law 67)."""
    if facts[LYING_CARDS]:
        return by_accident(facts, told_visible(facts))
    return by_accident(facts, facts[CARDS] or facts[EXTRA_CARDS])


def told_visible(facts: Facts) -> tuple[Card | None, ...]:
    """The extra cards that were visible, one unnamed card where nobody named them."""
    return facts[CARDS] or facts.told(EXTRA_CARDS) or (None,)


def added_card(facts: Facts) -> tuple[PenaltyCard, ...]:
    """A card that a defender added to a trick; put down on purpose it is major."""
    if facts[DELIBERATE]:
        return tuple(PenaltyCard(Who.OFFENDER, card, Kind.MAJOR) for card in told_visible(facts))
    return by_accident(facts, told_visible(facts))


def not_designated(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The visible cards that the defender did not choose to play (58B2)."""
    visible, chosen = facts[CARDS] or (), facts[DESIGNATED]
    named: tuple[Card | None, ...] = tuple(card for card in visible if card != chosen)
    unnamed = (facts[VISIBLE_COUNT] or 2) - 1 - len(named)
    return by_accident(facts, (*named, *(None,) * unnamed))


def lying(facts: Facts, new: tuple[PenaltyCard, ...]) -> tuple[PenaltyCard, ...]:
    """The penalty cards that lay there before, as they are after the ruling."""
    own, partners = facts[LYING_CARDS] or (), facts[PARTNER_LYING_CARDS] or ()
    owned = [(one.owner or Who.OFFENDER.value, one) for one in own]
    owned += [(one.owner or Who.OFFENDER_PARTNER.value, one) for one in partners]
    return tuple(
        card
        for owner in (Who.OFFENDER, Who.OFFENDER_PARTNER)
        for card in _lying_before(
            facts, owner, tuple(one for who, one in owned if who == owner.value), new
        )
    )


def _lying_before(
    facts: Facts, owner: Who, cards: tuple[LyingCard, ...], new: tuple[PenaltyCard, ...]
) -> tuple[PenaltyCard, ...]:
    alone = len(cards) == 1 and not any(card.owner is owner for card in new)
    return tuple(
        PenaltyCard(owner, card.card, _kind_of_lying(facts, card, alone=alone)) for card in cards
    )


def _kind_of_lying(facts: Facts, lying_card: LyingCard, *, alone: bool) -> Kind:
    if not alone or lying_card.card.is_honour:
        return Kind.MAJOR
    if lying_card.kind is not None:
        return Kind(lying_card.kind)
    return Kind.MINOR if facts[EXPOSURE] in ACCIDENTAL else Kind.MAJOR


def kinds(facts: Facts, new: tuple[PenaltyCard, ...]) -> frozenset[Kind | None]:
    """The kinds whose duties hold now; 57A has its own duty for a card just led."""
    own = tuple(card for card in new if card.owner is Who.OFFENDER)
    return frozenset(card.kind for card in (*own, *lying(facts, new)))
