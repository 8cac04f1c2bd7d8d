"""The penalty cards that lay there before: their kinds (Law 50B), and which of them still lie."""

from __future__ import annotations

from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import LyingCard
from rules.vocabulary.exposed import (
    CARDS,
    DECLARER_OPTION,
    DESIGNATED,
    EXPOSURE,
    LYING_CARDS,
    PARTNER_COULD_SEE,
    PARTNER_LYING_CARDS,
    DeclarerOption,
    Exposure,
)
from rules.vocabulary.penalty import COULD_COMPLY_AFTER_ALL, DECLARER_SUIT
from rules.vocabulary.play import Irregularity

ACCIDENTAL = frozenset({Exposure.DROPPED, Exposure.TWO_AT_ONCE, Exposure.HELD_VISIBLE})
PICKED_UP_AFTER = frozenset({DeclarerOption.REQUIRE_SUIT, DeclarerOption.FORBID_SUIT})
OWNERS = (Who.OFFENDER, Who.OFFENDER_PARTNER)
Lying = tuple[LyingCard, ...] | None


def lying(facts: Facts, new: tuple[PenaltyCard, ...]) -> tuple[PenaltyCard, ...]:
    """The penalty cards that lay there before, as they are after the ruling."""
    own, partners = facts[LYING_CARDS], facts[PARTNER_LYING_CARDS]
    return tuple(
        card
        for owner in OWNERS
        for card in _lying_before(facts, owner, _before(owner, own, partners), new)
    )


def _before(owner: Who, own: Lying, partners: Lying) -> tuple[LyingCard, ...]:
    """The penalty cards that lay before one defender."""
    owned = [(one.owner or Who.OFFENDER.value, one) for one in own or ()]
    owned += [(one.owner or Who.OFFENDER_PARTNER.value, one) for one in partners or ()]
    return tuple(one for who, one in owned if who == owner.value)


def as_they_lay(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The penalty cards that are told to have lain there, each with the kind that it had.

    Nothing is asked for it: a kind that nobody has told is open.
    """
    own, partners = facts.told(LYING_CARDS), facts.told(PARTNER_LYING_CARDS)
    return tuple(
        PenaltyCard(owner, one.card, _kind_it_had(facts, one, alone=len(cards) == 1))
        for owner in OWNERS
        for cards in (_before(owner, own, partners),)
        for one in cards
    )


def _kind_it_had(facts: Facts, lying_card: LyingCard, *, alone: bool) -> Kind | None:
    if not alone or lying_card.card.is_honour:
        return Kind.MAJOR
    if lying_card.kind is not None:
        return Kind(lying_card.kind)
    how = None if facts.case.irregularity is Irregularity.EXPOSED_CARD else facts.told(EXPOSURE)
    if how is None:
        return None
    return Kind.MINOR if how in ACCIDENTAL else Kind.MAJOR


def is_made_major(facts: Facts, one: PenaltyCard) -> bool:
    """Whether a card that is major now lay there as a lone spot card that was not."""
    was = [each for each in as_they_lay(facts) if (each.owner, each.card) == (one.owner, one.card)]
    return one.kind is Kind.MAJOR and any(each.kind is not Kind.MAJOR for each in was)


def _leaves_the_table(facts: Facts, owner: Who, lying_card: LyingCard) -> bool:
    """Whether a card is picked up or played by the ruling, or its fate hangs on a choice."""
    if owner is not Who.OFFENDER:
        return False
    if was_entered(facts, "58B2"):
        return _hangs_on_designation(facts, lying_card)
    if _was_led(facts, lying_card):
        return True
    return is_picked_up(facts) and lying_card.card.suit == (
        facts.told(DECLARER_SUIT) or lying_card.card.suit
    )


def _was_led(facts: Facts, lying_card: LyingCard) -> bool:
    """A penalty card led out of turn: played if the lead stands, and one anew if it is refused."""
    ruled = was_entered(facts, "53A") or was_entered(facts, "54")
    return ruled and lying_card.card in (facts.told(CARDS) or ())


def _hangs_on_designation(facts: Facts, lying_card: LyingCard) -> bool:
    """A lying card that is, or may be, the card played."""
    if (chosen := facts.told(DESIGNATED)) is not None:
        return lying_card.card == chosen
    return lying_card.card in (facts[CARDS] or ())


def _is_joined(facts: Facts, owner: Who) -> bool:
    """Whether one of several visible cards joins those before their player, whichever is played."""
    undecided = was_entered(facts, "58B2") and facts.told(DESIGNATED) is None
    return undecided and owner is Who.OFFENDER and facts[PARTNER_COULD_SEE]


def is_picked_up(facts: Facts) -> bool:
    """Whether declarer's option about the lead was used although it cannot be obeyed (59)."""
    used = facts.case.irregularity is Irregularity.CANNOT_COMPLY
    return used and facts[DECLARER_OPTION] in PICKED_UP_AFTER and not facts[COULD_COMPLY_AFTER_ALL]


def was_entered(facts: Facts, address: str) -> bool:
    """Whether a clause has ruled in this walk (addresses that never moved)."""
    return any(entry.address == address for entry in facts.entered)


def _lying_before(
    facts: Facts, owner: Who, cards: tuple[LyingCard, ...], new: tuple[PenaltyCard, ...]
) -> tuple[PenaltyCard, ...]:
    """What is left of the cards of one defender; of two, the one that stays is still major."""
    again = [one.card for one in new if one.owner is owner]
    alone = len(cards) == 1 and not again and not _is_joined(facts, owner)
    return tuple(
        PenaltyCard(owner, card.card, _kind_of_lying(facts, card, alone=alone))
        for card in cards
        if card.card not in again and not _leaves_the_table(facts, owner, card)
    )


def _kind_of_lying(facts: Facts, lying_card: LyingCard, *, alone: bool) -> Kind | None:
    if not alone or lying_card.card.is_honour:
        return Kind.MAJOR
    if lying_card.kind is not None:
        return Kind(lying_card.kind)
    if facts.case.irregularity is Irregularity.EXPOSED_CARD:
        return None  # there the fact says how the new card was exposed, not this one
    return Kind.MINOR if facts[EXPOSURE] in ACCIDENTAL else Kind.MAJOR


def kinds(facts: Facts, new: tuple[PenaltyCard, ...]) -> frozenset[Kind | None]:
    """The kinds whose duties hold now; 57A has its own duty for a card just led.

    Where a card is owed to the trick (67A), the card just led is the partner's.
    """
    led = was_entered(facts, "57A") and facts.case.irregularity is not Irregularity.CARD_COUNT
    own = tuple(card for card in new if card.owner is Who.OFFENDER and not led)
    return frozenset(card.kind for card in (*own, *lying(facts, new)))


def kinds_of(cards: tuple[PenaltyCard, ...]) -> frozenset[Kind | None]:
    """The kinds of some penalty cards."""
    return frozenset(card.kind for card in cards)
