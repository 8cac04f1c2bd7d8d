"""Law 67, Defective Trick: a player gave a trick no card, or more than one."""

from rules.derive.counts import Finding, finding
from rules.derive.omissions import card_for_second, second_is_told, second_revoke_alone
from rules.derive.trick import (
    belongs_to_past,
    laws_of_play_out_of_turn,
    lies_in_another_row,
    missed_by_restored_card,
    partner_led_on,
    played_but_not_filed,
    replayed,
    seen_by_partner,
)
from rules.editions import E1997, E2007
from rules.effects import Action, Adjust, Level, Onward, Ownership, Withdrawal
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_16, law_45, law_47, law_50, law_57, law_58, law_62, law_63, law_64, views
from rules.vocabulary.counts import (
    EXTRA_CAME,
    FACED_CARD_KNOWN,
    HOLDS_SUIT_LED,
    NEXT_TRICK_PLAYED_BY,
    REPLAYED_LATER,
    SUPPLIED_CARD_WINS,
    TOO_LATE_TO_CORRECT,
    ExtraCame,
    PlayedOn,
    Replayed,
    RestoredRevoke,
)
from rules.vocabulary.revoke import CLAIMED


@clause("67")
def defective_trick(facts: Facts) -> Effects:
    """A trick has too few or too many cards, or a played card is not in its place."""
    if played_but_not_filed(facts):
        yield from played_card_misplaced(facts)
    elif belongs_to_past(facts):
        yield from after_both_sides(facts)
    else:
        yield from before_both_sides(facts)


@clause("67A")
def before_both_sides(facts: Facts) -> Effects:
    """Not both sides have played to the next trick: the trick can still be put right."""
    if finding(facts) is Finding.EXTRA:
        yield from take_back(facts)
    elif partner_led_on(facts):
        yield from law_57.premature_lead(facts)
        yield from add_card(facts)
    else:
        yield from add_card(facts)


@clause("67A1")
def add_card(facts: Facts) -> Effects:
    """The offender adds a legal card, which counts like any other."""
    yield Action.SUPPLY_LEGAL_CARD
    yield Ownership.RECOMPUTED
    if laws_of_play_out_of_turn(facts):
        yield Onward(laws_of_play_out_of_turn(facts))
    if facts[NEXT_TRICK_PLAYED_BY] is PlayedOn.NON_OFFENDING_SIDE and facts[SUPPLIED_CARD_WINS]:
        yield Action.ESCALATE
        yield from views.SUPPLIED_CARD_WINS
        yield Withdrawal.EACH_NOS_PLAYER
        yield Adjust(Level.POSSIBLE, ("12B1",))
        yield from law_16.withdrawn_actions(facts)


@clause("67A2")
def take_back(facts: Facts) -> Effects:
    """Too many cards: 58B if they came together, 45E if one after another."""
    if facts[EXTRA_CAME] is ExtraCame.TOGETHER:
        yield from law_58.two_cards_at_once(facts)
    else:
        yield from law_45.fifth_card(facts)


@clause("67B")
def after_both_sides(facts: Facts) -> Effects:
    """Both sides have played on, and the count was found wrong."""
    match finding(facts):
        case Finding.TWO_DEFECTIVE:
            yield Action.ESCALATE
            yield Ownership.UNCHANGED
            yield from views.RIGHT_COUNT_TWO_DEFECTIVE
        case Finding.EXTRA:
            yield from too_many_cards(facts)
        case _:
            yield from no_card(facts)


@after_both_sides.until(E2007)
def after_both_sides_2007(facts: Facts) -> Effects:
    """Both sides have played on; attention to the trick is enough, whatever the count."""
    match finding(facts):
        case Finding.TWO_DEFECTIVE:
            yield from too_many_cards(facts)
            yield from no_card(facts)
        case Finding.EXTRA:
            yield from too_many_cards(facts)
        case _:
            yield from no_card(facts)


@clause("67B1")
def no_card(facts: Facts) -> Effects:
    """The offender played no card: one goes among the played cards, the winner stays."""
    yield Action.COUNT_FACE_DOWN
    yield Action.ESTABLISH_TRICK
    yield Ownership.UNCHANGED
    if facts[HOLDS_SUIT_LED]:
        yield from card_of_suit_led(facts)
    else:
        yield from any_card(facts)
    if facts[CLAIMED]:
        yield from views.CLAIMED


@clause("67B1(a)")
def card_of_suit_led(facts: Facts) -> Effects:
    """A card of the suit led; deemed to have revoked, one trick by 64A2."""
    yield Action.FACE_AND_PLACE_SUIT_CARD
    if second_is_told(facts):
        yield card_for_second(facts)
    yield from law_64.deemed_revoke(facts)


@card_of_suit_led.until(E1997)
def card_of_suit_led_1997(facts: Facts) -> Effects:
    """A card of the suit led, with no revoke and no trick."""
    yield Action.FACE_AND_PLACE_SUIT_CARD
    if second_revoke_alone(facts):
        yield from any_card(facts)
    elif second_is_told(facts):
        yield card_for_second(facts)


@clause("67B1(b)")
def any_card(facts: Facts) -> Effects:
    """Any card, if none of the suit is held; deemed to have revoked, one trick by 64A2."""
    yield Action.FACE_AND_PLACE_ANY_CARD
    if second_is_told(facts) and not facts[HOLDS_SUIT_LED]:
        yield card_for_second(facts)
    yield from law_64.deemed_revoke(facts)


@clause("67B2")
def too_many_cards(facts: Facts) -> Effects:
    """Only the Director looks; one card stays, the others go back to the hand."""
    yield Carried(Action.INSPECT_PLAYED_PRIVATELY, "67B2(a)")
    if facts[FACED_CARD_KNOWN]:
        yield Carried(Action.LEAVE_FACED_CARD, "67B2(a)")
    else:
        yield Carried(Action.LEAVE_HIGHEST_LEGAL, "67B2(a)")
    if missed_by_restored_card(facts) is RestoredRevoke.NONE:
        yield from extra_cards_return(facts)
    else:
        yield from restored_cards_missed(facts)


@clause("67B2(a)")
def extra_cards_return(facts: Facts) -> Effects:
    """The other cards go back to the hand; the trick stays with whoever won it."""
    yield Action.RETURN_EXTRA_CARDS
    yield Ownership.UNCHANGED
    if seen_by_partner(facts):
        yield from law_50.kind_of_card(facts)


@clause("67B2(b)")
def restored_cards_missed(facts: Facts) -> Effects:
    """A restored card was always in the hand: not having played it may be a revoke."""
    yield Carried(Action.RETURN_EXTRA_CARDS, "67B2(a)")
    yield Ownership.UNCHANGED
    if seen_by_partner(facts):
        yield from law_50.kind_of_card(facts)
    if missed_by_restored_card(facts) is RestoredRevoke.NOT_ESTABLISHED:
        yield from law_62.must_be_corrected(facts)
    else:
        yield from law_63.established(facts)


@clause("67B3")
def played_card_misplaced(facts: Facts) -> Effects:
    """The card was played: it is put in its place; played a second time, the score follows."""
    yield Action.FILE_PLAYED_CARD
    yield Ownership.UNCHANGED
    if replayed(facts) is Replayed.EARLIER_TRICK and facts[TOO_LATE_TO_CORRECT]:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("12B1",))
    elif replayed(facts) is not Replayed.NO:
        yield from law_47.correct_illegal_play(facts)
        yield from law_47.after_opponents_change(facts)


@played_card_misplaced.until(E2007)
def played_card_misplaced_2007(facts: Facts) -> Effects:
    """No clause speaks of a played card that is not in its place, unless it is another's row."""
    if lies_in_another_row(facts):
        yield Action.FILE_PLAYED_CARD
        yield Ownership.UNCHANGED
    else:
        yield from two_readings(facts)


def two_readings(facts: Facts) -> Effects:
    """The counts decide, or the card was played and is put in its place."""
    yield Action.ESCALATE
    yield Ownership.UNCHANGED
    if facts[REPLAYED_LATER] is Replayed.NO:
        yield from views.PLAYED_BUT_NOT_FILED
    else:
        yield from views.PLAYED_TWICE
        yield Adjust(Level.POSSIBLE, ("12B1",))
