"""The kinds of penalty cards (Law 50B), from the cards themselves."""

from __future__ import annotations

from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import LyingCard
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
    DECLARER_OPTION,
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
    DeclarerOption,
    Exposure,
)
from rules.vocabulary.penalty import COULD_COMPLY_AFTER_ALL, DECLARER_SUIT
from rules.vocabulary.play import Irregularity

PICKED_UP_AFTER = frozenset({DeclarerOption.REQUIRE_SUIT, DeclarerOption.FORBID_SUIT})
ACCIDENTAL = frozenset({Exposure.DROPPED, Exposure.TWO_AT_ONCE, Exposure.HELD_VISIBLE})
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
    lay_there = [one.card for one in as_they_lay(facts)]
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
    if facts.case.irregularity is Irregularity.CARD_COUNT:
        both = facts[NEXT_TRICK_PLAYER] is NextPlayer.BOTH
        owners = (Who.OFFENDER_PARTNER, *((Who.OFFENDER,) if both else ()))
        return tuple(PenaltyCard(owner, None, Kind.MAJOR) for owner in owners)
    if facts.within("53"):
        return (PenaltyCard(Who.WRONG_DEFENDER, facts.told(DEFENDER_CARD), Kind.MAJOR),)
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


def not_designated(facts: Facts) -> tuple[PenaltyCard, ...]:
    """The visible cards that the defender did not choose to play (58B2)."""
    visible, chosen = facts[CARDS] or (), facts[DESIGNATED]
    named: tuple[Card | None, ...] = tuple(card for card in visible if card != chosen)
    unnamed = visible_faces(facts) - 1 - len(named)
    return by_accident(facts, (*named, *(None,) * unnamed))


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
