"""Law 62, Correction of a Revoke, as far as a restored card leads there (67B2)."""

from rules.effects import Action, Kind, PenaltyCard, Who, Withdrawal
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_16
from rules.table import Role
from rules.vocabulary.play import OFFENDER_ROLE
from rules.vocabulary.revoke import NOS_PLAYED_AFTER, AfterRevoke


@clause("62A")
def must_be_corrected(facts: Facts) -> Effects:
    """A revoke that is not established is corrected."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        yield from defenders_card(facts)
    else:
        yield from declaring_sides_card(facts)
    if facts[NOS_PLAYED_AFTER] is not AfterRevoke.NOBODY:
        yield Carried(Withdrawal.EACH_NOS_PLAYER, "62C1")
    yield from law_16.withdrawn_actions(facts)


@clause("62B1")
def defenders_card(_facts: Facts) -> Effects:
    """The card that a defender withdraws becomes a major penalty card."""
    yield Carried(Action.CORRECT_REVOKE, "62A")
    yield PenaltyCard(Who.OFFENDER, None, Kind.MAJOR)


@clause("62B2")
def declaring_sides_card(_facts: Facts) -> Effects:
    """A card of declarer or dummy is replaced without more."""
    yield Carried(Action.CORRECT_REVOKE, "62A")
