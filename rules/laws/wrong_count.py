"""A wrong number of cards: the Law that rules it, and what every ruling ends with."""

from rules.derive.counts import Finding, another_is_off, finding
from rules.effects import Action, Adjust, Level, Onward
from rules.engine import Carried, Effects, Facts
from rules.laws import law_13, law_65, law_67, law_72
from rules.parameters import SEVERAL_SHORT_HANDS
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.revoke import CLAIMED, COULD_HAVE_KNOWN, DAMAGE


def card_count(facts: Facts) -> Effects:
    """Laws 13, 14, 65 or 67, by what the counts say."""
    if facts[PHASE] not in (Phase.PLAY, Phase.PLAY_ENDED):
        yield from law_13.before_the_play(facts)
    else:
        match finding(facts):
            case Finding.NOTHING_WRONG:
                yield from law_65.arrangement(facts)
            case Finding.CARD_MISSING:
                yield from law_13.card_missing(facts)
            case Finding.SEVERAL_HANDS_SHORT if SEVERAL_SHORT_HANDS.of(facts):
                yield from law_13.card_missing(facts)
            case Finding.SEVERAL_HANDS_SHORT | Finding.WRONG_DEAL:
                yield from law_13.wrong_deal(facts)
            case Finding.FOREIGN_CARD:
                yield from law_13.foreign_card(facts)
            case _:
                yield from defective_trick(facts)


def defective_trick(facts: Facts) -> Effects:
    """Law 67, then a claim if there was one, then the check of Law 72C."""
    yield from law_67.defective_trick(facts)
    if another_is_off(facts):
        yield Carried(Onward(("67",), first=False), "67")
    if facts[CLAIMED]:
        yield Carried(Action.RULE_ON_CLAIM, "68")
        yield Carried(Onward(("68",), first=False), "68")
        yield Carried(Adjust(Level.POSSIBLE, ("12B1",)), "68")
    if facts[COULD_HAVE_KNOWN] and facts[DAMAGE]:
        yield from law_72.could_have_known(facts)
