"""Law 64, Procedure after Establishment of a Revoke: automatic tricks and redress."""

from rules.derive.restored import of_restored_card
from rules.derive.revokes import Bar, bar, second_repeats_suit
from rules.derive.tricks import NOTHING, due, pool_is_empty, winner_is
from rules.effects import Action, Adjust, Level, Onward
from rules.engine import Carried, Effects, Facts, Ground, clause
from rules.laws.views import DUMMY_OMITTED, TWELFTH_OMITTED
from rules.vocabulary.counts import Winner
from rules.vocabulary.revoke import EQUITY_SHORTFALL, Shortfall


def established_revoke(facts: Facts) -> Effects:
    """Tricks by 64A unless a case of 64B applies; then redress by 64C."""
    match bar(facts):
        case None:
            yield from automatic_tricks(facts)
        case Bar.SAME_TRICK:
            yield from both_on_one_trick(facts)
        case _:
            yield from no_automatic_trick(facts)


def deemed_revoke(facts: Facts) -> Effects:
    """The one trick of 64A2 for an omitted card, unless a case of 64B applies."""
    match bar(facts):
        case None:
            yield from not_won_by_offender(facts)
            if second_repeats_suit(facts):
                yield from same_suit_again(facts)
            else:
                yield from redress(facts)
        case Bar.SAME_TRICK:
            yield from both_on_one_trick(facts)
        case _:
            yield from no_automatic_trick(facts)


@clause("64A")
def automatic_tricks(facts: Facts) -> Effects:
    """After play, one or two tricks go to the other side, by the hand that won the trick."""
    if winner_is(facts, Winner.OFFENDER):
        yield from won_by_offender(facts)
    elif winner_is(facts, None):
        yield due(facts)
        yield Action.TRANSFER_AT_END
    else:
        yield from not_won_by_offender(facts)
    yield from redress(facts)


@clause("64A1")
def won_by_offender(facts: Facts) -> Effects:
    """The offender's own hand won the trick: that trick, and one won later if there is one."""
    yield due(facts)
    yield Action.TRANSFER_AT_END


@clause("64A2")
def not_won_by_offender(facts: Facts) -> Effects:
    """Otherwise one trick, if the offending side won it or a later one."""
    if pool_is_empty(facts):
        yield from no_trick_won(facts)
    else:
        yield due(facts)
        yield Action.TRANSFER_AT_END


@clause("64B")
def no_automatic_trick(facts: Facts) -> Effects:
    """In these cases no trick is transferred; redress alone remains."""
    match bar(facts):
        case Bar.SAME_SUIT_AGAIN:
            yield from same_suit_again(facts)
        case Bar.FACED_HAND:
            yield from faced_hand(facts)
        case Bar.NEXT_BOARD:
            yield from called_on_next_board(facts)
        case Bar.ROUND_OVER:
            yield from round_over(facts)
        case Bar.TWELFTH_TRICK:
            yield from twelfth_trick(facts)
        case _:
            yield from both_sides(facts)


@clause("64B1")
def no_trick_won(_facts: Facts) -> Effects:
    """The offending side won neither the trick nor a later one."""
    yield NOTHING


@clause("64B2")
def same_suit_again(facts: Facts) -> Effects:
    """The same player had revoked in the same suit before."""
    if not second_repeats_suit(facts):
        yield NOTHING
    yield from later_revokes_in_suit(facts)


@clause("64B3")
def faced_hand(facts: Facts) -> Effects:
    """The card that should have been played was dummy's, or already lay face up."""
    yield NOTHING
    if facts.within("67B1"):
        yield DUMMY_OMITTED
    yield from redress_alone(facts)


@clause("64B4")
def called_on_next_board(facts: Facts) -> Effects:
    """First mentioned after the other side had called on the next board."""
    yield NOTHING
    yield from redress_alone(facts)


@clause("64B5")
def round_over(facts: Facts) -> Effects:
    """First mentioned after the round had ended."""
    yield NOTHING
    yield from redress_alone(facts)


@clause("64B6", Ground.INTERPRETATION)
def twelfth_trick(facts: Facts) -> Effects:
    """A revoke on trick 12; an omission there is treated alike, by analogy."""
    yield NOTHING
    if facts.within("67B1"):
        yield TWELFTH_OMITTED
    elif of_restored_card(facts):
        yield Onward(("62",))
    yield from redress_alone(facts)


@clause("64B7")
def both_sides(facts: Facts) -> Effects:
    """Both sides have revoked."""
    yield NOTHING
    yield from as_if_no_revoke(facts)


@clause("64B8")
def both_corrected(_facts: Facts) -> Effects:
    """The revoke was corrected together with one of the other side."""
    yield NOTHING


@clause("64C1")
def equity(facts: Facts) -> Effects:
    """If the other side is still worse off than without the revoke, the score is adjusted."""
    yield Action.ASSESS_EQUITY_AT_END
    yield from shortfall(facts, "64C1")


@clause("64C2(a)")
def later_revokes_in_suit(facts: Facts) -> Effects:
    """For a repeated revoke: as if the later revokes had not happened."""
    yield Action.ASSESS_EQUITY_AT_END
    yield from shortfall(facts, "64C2(a)")


@clause("64C2(b)")
def as_if_no_revoke(facts: Facts) -> Effects:
    """Where both sides revoked: as if no revoke had happened."""
    yield Action.ASSESS_EQUITY_AT_END
    yield from shortfall(facts, "64C2(b)")


def both_on_one_trick(facts: Facts) -> Effects:
    """Both sides revoked on one trick: equity alone, by a committee's minute of 2001."""
    yield Carried(NOTHING, "64C1")
    yield from equity(facts)


def redress_alone(facts: Facts) -> Effects:
    """Redress where no trick is transferred; for a second revoke in the suit by 64C2(a)."""
    if second_repeats_suit(facts):
        yield from later_revokes_in_suit(facts)
    else:
        yield from equity(facts)


def redress(facts: Facts) -> Effects:
    """After every established revoke the Director checks that the transfer is enough."""
    if facts[EQUITY_SHORTFALL] is Shortfall.YES:
        yield from equity(facts)
    else:
        yield Carried(Action.ASSESS_EQUITY_AT_END, "64C1")


def shortfall(facts: Facts, address: str) -> Effects:
    """The Director has judged that the non-offending side is still worse off."""
    if facts[EQUITY_SHORTFALL] is Shortfall.YES:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, (address,))
