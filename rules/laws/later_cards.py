"""A card played after an irregular one: a right that somebody has who has played.

It is listed unless the facts exclude it, and put as a choice once it is told that somebody has.
"""

from collections.abc import Iterator

from rules.derive.later_cards import (
    next_opponents_right,
    partner_has_played,
    trick_may_be_complete,
    who_has_played,
)
from rules.effects import Choose, Effect, Option, Who, Withdrawal
from rules.engine import Carried, Effects, Facts
from rules.vocabulary.exposed import NOS_CHANGED
from rules.vocabulary.revoke import PARTNER_CHANGED


def next_opponent(facts: Facts) -> Effects:
    """The next opponent may change the card played after the one that is withdrawn."""
    yield next_opponents_right(facts)
    if trick_may_be_complete(facts):
        yield from choice(facts, who_has_played(facts, Who.EVERY_NOS_PLAYER))
    else:
        yield from choice(facts, who_has_played(facts, Who.LHO))


def each_opponent(facts: Facts) -> Iterator[Effect]:
    """Either opponent may change a card played after the one that is withdrawn."""
    yield Withdrawal.EACH_NOS_PLAYER
    yield from choice(facts, who_has_played(facts, Who.EVERY_NOS_PLAYER))


def each_opponent_by(facts: Facts, address: str) -> Effects:
    """The same right, lent by another clause than the one that rules."""
    for effect in each_opponent(facts):
        yield Carried(effect, address)


def choice_of_partner(facts: Facts, who: Who) -> Effects:
    """Whoever of the offending side has played on chooses once an opponent has changed a card."""
    if facts[NOS_CHANGED] and partner_has_played(facts) and facts[PARTNER_CHANGED] is None:
        yield Choose(who, (Option.WITHDRAW_OR_KEEP,), "os_partner_changed")


def choice(facts: Facts, who: Who | None) -> Iterator[Effect]:
    """Whoever has played chooses, unless that is done."""
    if who is not None and facts[NOS_CHANGED] is None:
        yield Choose(who, (Option.WITHDRAW_OR_KEEP,), "nos_changed")
