"""Which clause of Laws 43, 45 and 47 takes an irregularity up, and how every ruling ends."""

from functools import wraps

from rules.derive.exposure import in_the_auction
from rules.derive.played import dummy_acted_unasked, dummy_put_down_a_card, spoke_after_forfeiting
from rules.effects import Onward
from rules.engine import Effects, Facts, Reading
from rules.laws import law_16, law_43, law_45, law_47, law_72
from rules.laws.reserved import nothing_changes
from rules.vocabulary.designation import MISINFORMED_TURN, TURNED_FACE_DOWN
from rules.vocabulary.revoke import COULD_HAVE_KNOWN, DAMAGE


def in_the_play(law: Reading) -> Reading:
    """What the Law says, then the check of Law 72C; in the auction Law 24 rules."""

    @wraps(law)
    def ruled(facts: Facts) -> Effects:
        if in_the_auction(facts):
            yield Onward(("24",))
        else:
            yield from law(facts)
            yield from law_72.check(facts)

    return ruled


@in_the_play
def extra_card(facts: Facts) -> Effects:
    """A player has added a card to a trick to which that hand had already played."""
    yield from law_45.fifth_card(facts)


@in_the_play
def played_or_not(facts: Facts) -> Effects:
    """It is in doubt whether a card has been played."""
    if facts[TURNED_FACE_DOWN]:
        yield from law_45.turned_too_early(facts)
    elif dummy_acted_unasked(facts):
        yield from law_45.dummy_points(facts)
    else:
        yield from law_45.compulsory_play(facts)


@in_the_play
def designation_change(facts: Facts) -> Effects:
    """A player has named a card and wants another one."""
    yield from law_45.designation(facts)


@in_the_play
def dummy_wrong_card(facts: Facts) -> Effects:
    """Dummy has put down a card that declarer had not named, or acted without being asked."""
    if not dummy_acted_unasked(facts) or dummy_put_down_a_card(facts):
        yield from law_45.dummys_wrong_card(facts)
    if dummy_acted_unasked(facts):
        yield from law_45.dummy_points(facts)


@in_the_play
def dummy_drew_attention(facts: Facts) -> Effects:
    """Dummy has spoken of an irregularity; it matters whether that right was already lost."""
    if spoke_after_forfeiting(facts):
        yield from law_43.after_forfeiting(facts)
    else:
        yield from law_43.dummy_is_silent(facts)


@in_the_play
def retraction(facts: Facts) -> Effects:
    """A card was taken back: freely by 47E1, or with the information of Law 16C behind it.

    Where the score is adjusted under Law 72C, that is the ruling.
    """
    if facts[MISINFORMED_TURN]:
        yield from law_47.told_of_turn(facts)
    elif not (facts[COULD_HAVE_KNOWN] and facts[DAMAGE]):
        yield from nothing_changes(facts)
        yield from law_16.after_a_withdrawal(facts)
