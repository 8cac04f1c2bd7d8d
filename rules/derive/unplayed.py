"""A penalty card that was not played when it should have been (Law 52): what becomes of it."""

from __future__ import annotations

from rules.derive.duty import UNNAMED, card_offered, designated, due
from rules.derive.lead_options import Cards, majors, of
from rules.derive.lying import ACCIDENTAL, lying
from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import LyingCard
from rules.table import Card
from rules.vocabulary.exposed import CARDS, DECLARER_PLAYED_AFTER, EXPOSURE, LYING_CARDS
from rules.vocabulary.penalty import OFFERED_CARD, SUIT_LED
from rules.vocabulary.play import PHASE, Phase


def was_free(facts: Facts) -> bool:
    """Whether the offender had to follow to another suit: that comes before the penalty card."""
    return bool(facts.told(LYING_CARDS)) and not due(facts)


def was_allowed(facts: Facts) -> bool:
    """Whether the owner of a lone minor penalty card played what 50C leaves free."""
    match facts.told(LYING_CARDS), card_offered(facts):
        case (LyingCard(card),), Card() as played if not card.is_honour:
            to_follow = facts.told(SUIT_LED) == card.suit.value
            free = played.is_honour if played.suit is card.suit else not to_follow
            return free and lying(facts, ())[0].kind is Kind.MINOR
        case _:
            return False


def must_be_accepted(facts: Facts) -> bool:
    """Whether declarer or dummy has played after the card, or play is over."""
    return facts[PHASE] is Phase.PLAY_ENDED or facts[DECLARER_PLAYED_AFTER]


def several_due(facts: Facts) -> bool:
    """Whether declarer has yet to say which of several penalty cards is substituted."""
    return bool(due(facts)) and not designated(facts)


def is_minor(facts: Facts) -> bool:
    """Whether the card that was not played was told to be a lone minor penalty card."""
    match facts.told(LYING_CARDS):
        case (LyingCard(card, _, kind),) if not card.is_honour:
            return Kind.MINOR.value == kind or facts.told(EXPOSURE) in ACCIDENTAL
        case _:
            return False


def while_undecided(facts: Facts) -> Cards:
    """The penalty cards that lie there whether declarer accepts or rejects."""
    cards = due(facts)
    return tuple(one for one in lying(facts, (UNNAMED,)) if one not in cards)


def after_acceptance(facts: Facts) -> Cards:
    """All that lay there stay; the one not played is among them, named or not."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        return ()
    cards = lying(facts, ())
    named = any(one.owner is Who.OFFENDER for one in cards)
    return cards if named else (UNNAMED, *cards)


def after_rejection(facts: Facts) -> Cards:
    """What was wrongly played is major; the penalty card that replaces it is played."""
    offered = facts.told(OFFERED_CARD)
    played = facts.told(CARDS) or ((offered,) if offered else (None,))
    wrong = tuple(PenaltyCard(Who.OFFENDER, one, Kind.MAJOR) for one in played)
    gone = designated(facts) or due(facts)
    return (*wrong, *(one for one in lying(facts, wrong) if one not in gone))


def partners_major(facts: Facts) -> bool:
    """Whether a major penalty card goes on lying before the partner."""
    over = facts[PHASE] is Phase.PLAY_ENDED
    return not over and bool(majors(of(facts, Who.OFFENDER_PARTNER, (UNNAMED,))))


def stays_major(facts: Facts) -> bool:
    """Whether a major penalty card goes on lying before either defender after an acceptance."""
    return bool(majors(after_acceptance(facts)))
