"""A wrong number of cards: the Law that rules it, and what every ruling ends with."""

from rules.derive.counts import (
    Finding,
    another_is_off,
    before_play,
    finding,
    found_among_played,
)
from rules.effects import Action, Adjust, Level, Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import law_13, law_14, law_65, law_67, law_72
from rules.parameters import SEVERAL_SHORT_HANDS
from rules.vocabulary.revoke import CLAIMED


def card_count(facts: Facts) -> Effects:
    """Laws 13, 14, 65 or 67, by what the counts say, then the check of Law 72C."""
    match finding(facts):
        case Finding.NOTHING_WRONG if not before_play(facts):
            yield from law_65.arrangement(facts)
        case Finding.CARD_MISSING:
            yield from law_14.card_missing(facts)
        case Finding.SEVERAL_HANDS_SHORT if SEVERAL_SHORT_HANDS.of(facts):
            yield from law_14.card_missing(facts)
        case Finding.SEVERAL_HANDS_SHORT | Finding.WRONG_DEAL | Finding.NOTHING_WRONG:
            yield from law_13.wrong_deal(facts)
        case Finding.FOREIGN_CARD:
            yield from law_13.foreign_card(facts)
        case _:
            if found_among_played(facts):
                yield from law_14.among_played_cards(facts)
            yield from defective_trick(facts)
    yield from check(facts)


def defective_trick(facts: Facts) -> Effects:
    """Law 67, then a second hand that is off, then a claim if there was one."""
    yield from law_67.defective_trick(facts)
    if another_is_off(facts):
        yield Carried(Onward(("67",), first=False), "67")
    yield from claim(facts)


def ending(facts: Facts) -> Effects:
    """What a ruling on two cards ends with too: a claim, then the check of Law 72C."""
    yield from claim(facts)
    yield from law_72.check(facts)


def claim(facts: Facts) -> Effects:
    """A claim while a trick was defective is ruled after it, with doubt against the offender."""
    if facts[CLAIMED]:
        yield Carried(Action.RULE_ON_CLAIM, "68")
        yield Carried(Onward(("68",), first=False), "68")
        yield Carried(Adjust(Level.POSSIBLE, ("12B1",)), "68")


def check(facts: Facts) -> Effects:
    """The offender could have known that it would help, and the other side was damaged."""
    yield from law_72.check(facts)
