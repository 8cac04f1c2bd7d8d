"""Law 45, Card Played: what makes a card played, and what a wrong or an added card brings."""

from rules.derive.exposure import is_over
from rules.derive.later_cards import may_be_changed as may_be_changed_after
from rules.derive.later_cards import partner_may_follow
from rules.derive.played import (
    all_followed_suit,
    dummy_put_down_a_card,
    leads_on_to_laws_of_leads,
    led_before_trick_was_full,
    left_unplayed,
    may_be_changed,
    too_late,
    was_dropped,
    was_named,
    was_not_seen,
)
from rules.editions import E1997, E2007
from rules.effects import Action, Adjust, Level, Onward, Who, Withdrawal
from rules.engine import Effects, Facts, clause
from rules.laws import later_cards, law_16, law_47, law_49, law_50, law_64, out_of_turn
from rules.laws.reserved import nothing_changes, rights_beside, rights_reserved
from rules.table import Role
from rules.vocabulary.designation import (
    FIRST_CARD_OF_TRICK,
    SEEN_BY_PARTNER,
    TOUCHED_ON_PURPOSE,
)
from rules.vocabulary.exposed import DEEMED_LED
from rules.vocabulary.play import OFFENDER_ROLE
from rules.vocabulary.revoke import REVOKED


@clause("45C")
def compulsory_play(facts: Facts) -> Effects:
    """A card that was shown as played, touched in dummy or named must be played."""
    if was_named(facts):
        yield from designated_card(facts)
    elif facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from held_by_defender(facts)
    elif facts[OFFENDER_ROLE] is Role.DECLARER:
        yield from held_by_declarer(facts)
    else:
        yield from touched_in_dummy(facts)


@clause("45C1")
def held_by_defender(facts: Facts) -> Effects:
    """A defender's card that was held so that partner could see its face is played."""
    if not facts[SEEN_BY_PARTNER]:
        yield Action.CARD_RETURNS_TO_HAND
        yield Action.NOT_PENALTY_CARD
        yield Action.NO_RECTIFICATION
    elif was_dropped(facts):
        yield from law_49.defenders_card(facts)
    else:
        yield Action.CARD_STANDS


@clause("45C2")
def held_by_declarer(facts: Facts) -> Effects:
    """Declarer's card is played when it is held at the table or in the way of a played card."""
    if left_unplayed(facts):
        yield Action.CARD_RETURNS_TO_HAND
        yield Action.NO_RECTIFICATION
    else:
        yield Action.CARD_STANDS


@clause("45C3")
def touched_in_dummy(facts: Facts) -> Effects:
    """A card of dummy is played when declarer touches it on purpose, not to arrange cards."""
    if facts[TOUCHED_ON_PURPOSE]:
        yield Action.CARD_STANDS
    else:
        yield Action.NO_RECTIFICATION


@clause("45C4")
def designation(facts: Facts) -> Effects:
    """A card that was named is played, unless the designation may be changed."""
    if may_be_changed(facts):
        yield from changed_designation(facts)
    else:
        yield from designated_card(facts)


@clause("45C4(a)")
def designated_card(_facts: Facts) -> Effects:
    """The card that a player names as the one to be played must be played."""
    yield Action.CARD_STANDS


@clause("45C4(b)")
def changed_designation(facts: Facts) -> Effects:
    """An unintended designation is changed; an opponent may change the card played after it."""
    yield Action.WITHDRAW_CARD
    yield Action.SUBSTITUTE_LEGAL_CARD
    if may_be_changed_after(facts):
        yield from law_47.after_opponents_change(facts)


@clause("45D")
def dummys_wrong_card(facts: Facts) -> Effects:
    """Dummy put down a card that declarer had not named."""
    if too_late(facts):
        yield from wrong_card_stays(facts)
    else:
        yield from wrong_card_goes_back(facts)


@dummys_wrong_card.until(E2007)
def dummys_wrong_card_2007(facts: Facts) -> Effects:
    """The wrong card goes back in time, and declarer may follow a change by the next hand."""
    if too_late(facts):
        yield from nothing_changes(facts)
        yield Adjust(Level.POSSIBLE, ("12B1",))
    else:
        yield from card_named_instead(facts)
        yield from declarers_later_card(facts)


@dummys_wrong_card.until(E1997)
def dummys_wrong_card_1997(facts: Facts) -> Effects:
    """The wrong card goes back in time; nothing is said of a later card of declarer's."""
    if too_late(facts):
        yield from nothing_changes(facts)
        yield Adjust(Level.POSSIBLE, ("12B1",))
    else:
        yield from card_named_instead(facts)


@clause("45D1")
def wrong_card_goes_back(facts: Facts) -> Effects:
    """Until both sides have played on, the card named takes its place."""
    yield from card_named_instead(facts)
    yield from declarers_later_card(facts)


@clause("45D2")
def wrong_card_stays(facts: Facts) -> Effects:
    """After that no card is changed, but a failure to follow suit is looked at as a revoke."""
    if all_followed_suit(facts):
        yield from nothing_changes(facts)
    elif facts[FIRST_CARD_OF_TRICK] and facts[REVOKED]:
        yield from law_64.established_revoke(facts)
    elif facts[REVOKED]:
        yield from law_64.faced_hand(facts)
    else:
        yield from nothing_changes(facts)


def card_named_instead(facts: Facts) -> Effects:
    """Dummy's card is exchanged; a defender may take back a card played after it."""
    yield Action.WITHDRAW_CARD
    yield Action.SUBSTITUTE_LEGAL_CARD
    if may_be_changed_after(facts):
        yield from later_cards.each_opponent(facts)
        yield from law_16.withdrawn_actions(facts)


def declarers_later_card(facts: Facts) -> Effects:
    """If the hand after dummy changes a card, declarer may change one played after that."""
    if may_be_changed_after(facts) and partner_may_follow(facts):
        yield Withdrawal.DECLARER_AFTER_RHO_CHANGE
        yield from later_cards.choice_of_partner(facts, Who.DECLARER)


@clause("45E")
def fifth_card(facts: Facts) -> Effects:
    """A further card laid to a trick to which the player had already played."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from defender_adds(facts)
    else:
        yield from declaring_side_adds(facts)


@clause("45E1")
def defender_adds(facts: Facts) -> Effects:
    """A defender's added card becomes a penalty card, unless it is deemed to be led."""
    if was_not_seen(facts):
        yield Action.NOT_PENALTY_CARD
        yield Action.NO_RECTIFICATION
    elif facts[DEEMED_LED]:
        yield from defender_led(facts)
    elif is_over(facts):
        yield Action.NO_RECTIFICATION
    else:
        yield Action.CARD_TO_PENALTY
        yield from law_50.kind_of_card(facts)


@clause("45E2")
def declaring_side_adds(facts: Facts) -> Effects:
    """A card added by declarer or from dummy goes back, unless it is deemed to be led."""
    if not facts[DEEMED_LED]:
        yield Action.CARD_RETURNS_TO_HAND
    elif leads_on_to_laws_of_leads(facts):
        yield Onward(("55",))
    else:
        yield from out_of_turn.later_lead(facts)


def defender_led(facts: Facts) -> Effects:
    """The added card is a lead out of turn, or too early while the trick was not full."""
    if led_before_trick_was_full(facts):
        yield Onward(("57",))
    elif leads_on_to_laws_of_leads(facts):
        yield Onward(("53", "56"))
    else:
        yield from out_of_turn.later_lead(facts)


@clause("45F")
def dummy_points(facts: Facts) -> Effects:
    """Dummy touched or pointed to a card unasked: play goes on, damage is looked at after it."""
    if dummy_put_down_a_card(facts):
        yield from rights_beside(facts)
    else:
        yield from rights_reserved(facts)


@clause("45G")
def turned_too_early(_facts: Facts) -> Effects:
    """A card turned before all four have played is faced again and stays played."""
    yield Action.CARD_STANDS
    yield Action.NO_RECTIFICATION
