"""Cards shown, or played too early or together: the Law that rules each, and how it ends."""

from rules.derive.exposure import (
    both_have_played_on,
    came_too_early,
    declaring_side_led,
    in_the_auction,
    is_about_this_trick,
    is_exposed_at_rho_turn,
    is_over,
    no_lead_was_made,
    right_is_forfeited,
)
from rules.derive.lead_options import partner_leads_now
from rules.derive.lying import was_entered
from rules.effects import Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import (
    law_48,
    law_49,
    law_57,
    law_58,
    law_59,
    law_60,
    law_67,
    law_72,
    out_of_turn,
    penalty_cards,
    wrong_count,
)
from rules.table import Role
from rules.vocabulary.exposed import EXPOSED_HOW, Exposure
from rules.vocabulary.play import OFFENDER_ROLE


def exposed_card(facts: Facts) -> Effects:
    """Law 48 or 49, by whose card it is; in the auction Law 24."""
    if in_the_auction(facts):
        yield from auction(facts)
    else:
        yield from seen(facts)
        yield from ending(facts)


def seen(facts: Facts) -> Effects:
    """A card of declarer, of dummy or of a defender became visible or known."""
    match facts[OFFENDER_ROLE]:
        case Role.DEFENDER:
            yield from defenders_card(facts)
        case Role.DECLARER if not is_over(facts):
            yield from declarers_hand(facts)
        case _:
            yield from law_48.declarers_card(facts)


def defenders_card(facts: Facts) -> Effects:
    """Law 49; where the partner is to lead now, declarer's option about the lead follows."""
    yield from law_49.defenders_card(facts)
    if was_entered(facts, "50B") and partner_leads_now(facts):
        yield from penalty_cards.partner_on_lead(facts)


def declarers_hand(facts: Facts) -> Effects:
    """Declarer showed a card, or faced the whole hand as dummy or to claim."""
    if facts[EXPOSED_HOW] in (Exposure.SPREAD_AS_DUMMY, Exposure.CLAIM_RELATED):
        yield from law_48.hand_faced(facts)
    else:
        yield from law_48.declarers_card(facts)


def premature_play(facts: Facts) -> Effects:
    """Law 57; in the auction Law 24, and where no lead has been made a card was only exposed."""
    if in_the_auction(facts):
        yield from auction(facts)
    elif no_lead_was_made(facts):
        yield from exposed_by_playing(facts)
        yield from ending(facts)
    else:
        yield from too_early(facts)
        yield from ending(facts)


def exposed_by_playing(facts: Facts) -> Effects:
    """Law 48 or 49 for a card that was played to no trick, because none had begun."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from law_49.defenders_card(facts)
    else:
        yield from law_48.declarers_card(facts)


def too_early(facts: Facts) -> Effects:
    """Law 57, or the Law that comes before it.

    That is Law 49 where Law 57 has no clause on a play at the next opponent's turn, Law 55
    for a lead of the declaring side, and Law 60 once the player after the offender has played.
    """
    if is_exposed_at_rho_turn(facts):
        yield from law_49.defenders_card(facts)
    elif declaring_side_led(facts):
        yield from out_of_turn.later_lead(facts)
    elif right_is_forfeited(facts):
        yield from law_60.by_other_side(facts)
    else:
        yield from law_57.too_early(facts)


def two_cards(facts: Facts) -> Effects:
    """Law 58B, or 67B2 when both sides have played on; in the auction Law 24."""
    if in_the_auction(facts):
        yield from auction(facts)
    elif both_have_played_on(facts):
        yield from law_58.both_sides_played_on(facts)
        yield from law_67.too_many_cards(facts)
        yield from wrong_count.ending(facts)
    else:
        yield from law_58.two_cards_at_once(facts)
        yield from wrong_count.ending(facts)


def simultaneous_two_players(facts: Facts) -> Effects:
    """Law 58A, and the Law of the card that counts as second; in the auction Law 24."""
    if in_the_auction(facts):
        yield from auction(facts)
    else:
        yield from law_58.two_players_at_once(facts)
        if came_too_early(facts):
            yield from too_early(facts)
        yield from ending(facts)


def cannot_comply(facts: Facts) -> Effects:
    """Law 59, by way of 57B where the option was about this trick."""
    if is_about_this_trick(facts):
        yield from law_57.cannot_play_as_required(facts)
    else:
        yield from law_59.any_legal_card(facts)
    yield from ending(facts)


def auction(_facts: Facts) -> Effects:
    """A card shown or led before the play begins belongs to Law 24."""
    yield Carried(Onward(("24",)), "24")


def ending(facts: Facts) -> Effects:
    """The check of Law 72C."""
    yield from law_72.check(facts)
