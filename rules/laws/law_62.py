"""Law 62, Correction of a Revoke: who changes which card, and revokes on trick 12."""

from rules.derive.establishment import (
    another_to_correct,
    becomes_penalty_card,
    defenders_have_led_on,
    partner_is_told,
)
from rules.derive.later_cards import may_be_changed, partner_may_follow
from rules.derive.penalty import revoke_card
from rules.editions import E1997, E2007
from rules.effects import (
    Action,
    Choose,
    Information,
    Kind,
    Onward,
    Option,
    PenaltyCard,
    Restriction,
    Who,
    Withdrawal,
)
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import later_cards, law_16, law_50, law_64, views
from rules.table import Role
from rules.vocabulary.exposed import NOS_CHANGED, PARTNER_CARD
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase
from rules.vocabulary.revoke import PARTNER_CHANGED


@clause("62A")
def must_be_corrected(facts: Facts) -> Effects:
    """A revoke that is not established is corrected."""
    if becomes_penalty_card(facts):
        yield from defenders_card(facts)
    else:
        yield from replaced_freely(facts)
    if facts.within("67"):
        yield from cards_that_may_follow(facts)
    elif may_be_changed(facts):
        yield from opponents_may_change(facts)
        if partner_may_follow(facts):
            yield from partner_may_change(facts)
        yield from law_16.withdrawn_actions(facts)
    else:
        yield from law_16.information(facts)
    if another_to_correct(facts):
        yield Onward(("62",), first=False)


@clause("62B1")
def defenders_card(facts: Facts) -> Effects:
    """The card that a defender withdraws becomes a major penalty card."""
    yield Carried(Action.CORRECT_REVOKE, "62A")
    if not facts.within("67"):
        yield from card_changed(facts)
        yield from laid_before_its_owner(facts)
    yield revoke_card(facts)


@clause("62B2")
def replaced_freely(facts: Facts) -> Effects:
    """A card of declarer or dummy, or a defender's faced card, is replaced without more."""
    yield Carried(Action.CORRECT_REVOKE, "62A")
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from card_changed(facts)
    elif not facts.within("67"):
        yield Action.CARD_RETURNS_TO_HAND


def card_changed(_facts: Facts) -> Effects:
    """The revoke card is withdrawn and a legal one played."""
    yield Carried(Action.WITHDRAW_CARD, "62A")
    yield Carried(Action.SUBSTITUTE_LEGAL_CARD, "62A")


def laid_before_its_owner(facts: Facts) -> Effects:
    """The withdrawn card stays on the table, while there is play."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        yield Action.CARD_TO_PENALTY


@clause("62C1")
def opponents_may_change(facts: Facts) -> Effects:
    """Each non-offender may take back a card played after the revoke."""
    yield from later_cards.each_opponent(facts)


@clause("62C2")
def partner_may_change(facts: Facts) -> Effects:
    """After such a change the offender's partner may change a later card, at a defender's cost."""
    yield Withdrawal.OS_NEXT_AFTER_NOS_CHANGE
    if facts[OFFENDER_ROLE] is not Role.DEFENDER:
        yield from later_cards.choice_of_partner(facts, Who.DECLARER)
    else:
        yield from later_cards.choice_of_partner(facts, Who.OFFENDER_PARTNER)
    if facts[NOS_CHANGED] and facts[PARTNER_CHANGED] and facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield PenaltyCard(Who.OFFENDER_PARTNER, facts[PARTNER_CARD], Kind.MAJOR)
        yield from major_duties(facts)


@clause("62C3")
def both_sides_revoked(facts: Facts) -> Effects:
    """Both sides revoked on one trick and one has played on: both revokes are corrected."""
    yield Action.CORRECT_REVOKE
    yield from card_changed(facts)
    yield from laid_before_its_owner(facts)
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield Carried(revoke_card(facts), "62C3")
    else:
        yield PenaltyCard(Who.EITHER_DEFENDER, None, Kind.MAJOR)
        yield from major_duties(facts)
    if defenders_have_led_on(facts):
        yield PenaltyCard(Who.EITHER_DEFENDER, None, Kind.MAJOR)
    yield Withdrawal.ALL_ERRONEOUS_THIS_TRICK
    yield Carried(Information.WITHDRAWN_OS_UI, "16C2")
    yield from law_64.both_corrected(facts)


@both_sides_revoked.until(E2007)
def both_sides_revoked_2007(_facts: Facts) -> Effects:
    """One revoke must be corrected, the other may not be: no clause speaks of the two."""
    yield Action.ESCALATE
    yield from views.REVOKES_ON_ONE_TRICK


@clause("62D1")
def twelfth_trick(facts: Facts) -> Effects:
    """On trick 12 even an established revoke is corrected while a hand is still out."""
    yield Action.CORRECT_REVOKE
    if partner_is_told(facts):
        yield from partners_last_cards(facts)
    yield from cards_that_may_follow(facts)


@clause("62D2")
def partners_last_cards(facts: Facts) -> Effects:
    """What the revoke card told the partner, who is still to play, falls under Law 16."""
    yield from law_16.after_a_withdrawal(facts)


@partners_last_cards.until(E2007)
def partners_last_cards_2007(_facts: Facts) -> Effects:
    """The partner, with two suits left, may not choose what the revoke card suggests."""
    yield Restriction.NO_SUGGESTED_ALTERNATIVE


@partners_last_cards.until(E1997)
def partners_last_cards_1997(facts: Facts) -> Effects:
    """Declarer says which of the partner's two suits is played; some remember it otherwise."""
    if facts[PARTNER_CARD] is None:
        yield Choose(Who.DECLARER, (Option.CHOOSE_TRICK12_CARD,), "partner_card")
    yield from views.PARTNER_ON_TRICK_12


def cards_that_may_follow(facts: Facts) -> Effects:
    """The opponents' right, unless it is known that none of them has played after the revoke."""
    if may_be_changed(facts):
        yield from later_cards.each_opponent_by(facts, "62C1")
    yield from law_16.withdrawn_actions(facts)


def major_duties(facts: Facts) -> Effects:
    """What any major penalty card brings with it, while there is play."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
        yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
        yield from law_50.major_information(facts)
