"""Law 13, Incorrect Number of Cards: a hand began with more than thirteen cards."""

from rules.derive.missing import all_hands_are_right, wrong_hand_has_called
from rules.editions import E1997, E2007
from rules.effects import Action, Adjust, Information, Level, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_12, views
from rules.vocabulary.counts import CAN_BE_PLAYED, FOREIGN_CARD_PLAYED, MISSING_SEEN
from rules.vocabulary.play import PHASE, Phase


@clause("13")
def wrong_deal(facts: Facts) -> Effects:
    """A wrong deal: it matters whether play is over and whether a wrong hand has called."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        yield from play_completed(facts)
    elif all_hands_are_right(facts):
        yield Action.NO_RECTIFICATION
    elif wrong_hand_has_called(facts):
        yield from call_made(facts)
    else:
        yield from no_call(facts)


@wrong_deal.until(E1997)
def wrong_deal_1997(facts: Facts) -> Effects:
    """Once a player with a wrong hand has called, the score is artificial."""
    if facts[PHASE] is Phase.PLAY_ENDED:
        yield from play_completed(facts)
    elif all_hands_are_right(facts):
        yield Action.NO_RECTIFICATION
    elif wrong_hand_has_called(facts):
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("13",))
        yield views.ARTIFICIAL_SCORE
    else:
        yield from no_call(facts)


@clause("13A")
def no_call(facts: Facts) -> Effects:
    """No player with a wrong hand has called: the deal is put right and played."""
    if facts.told(MISSING_SEEN) is False:
        yield from no_card_seen(facts)
    elif facts.told(MISSING_SEEN):
        yield from card_seen(facts)
    else:
        yield Action.RESTORE_DEAL
        yield Adjust(Level.POSSIBLE, ("13A2",))


@no_call.until(E2007)
def no_call_2007(facts: Facts) -> Effects:
    """The deal is put right and played, unless what was seen of it is too important."""
    if facts.told(MISSING_SEEN) is False:
        yield Carried(Information.RESTORED_CARD_UI_PARTNER, "13E")
        yield from no_card_seen(facts)
    elif facts.told(MISSING_SEEN) or not facts[CAN_BE_PLAYED]:
        yield from card_seen(facts)
    else:
        yield Carried(Information.RESTORED_CARD_UI_PARTNER, "13E")
        yield Action.RESTORE_DEAL


@no_call.until(E1997)
def no_call_1997(facts: Facts) -> Effects:
    """The deal is put right and played, unless what was seen of it is of consequence."""
    if facts.told(MISSING_SEEN) is False:
        yield from no_card_seen(facts)
    elif facts.told(MISSING_SEEN) or not facts[CAN_BE_PLAYED]:
        yield from card_seen(facts)
    else:
        yield Action.RESTORE_DEAL


@clause("13A1")
def no_card_seen(_facts: Facts) -> Effects:
    """Nobody has seen another player's card: the deal is put right and played normally."""
    yield Action.RESTORE_DEAL


@clause("13A2")
def card_seen(_facts: Facts) -> Effects:
    """Somebody has seen another player's card: the deal is played, the score may be adjusted."""
    yield Action.RESTORE_DEAL
    yield Adjust(Level.POSSIBLE, ("13A2",))


@card_seen.until(E2007)
def card_seen_2007(facts: Facts) -> Effects:
    """Somebody has seen another player's card: the Director judges how important that is."""
    if facts[CAN_BE_PLAYED]:
        yield from inconsequential(facts)
    else:
        yield from too_important(facts)


@clause("13B")
def call_made(facts: Facts) -> Effects:
    """A player with a wrong hand has called: the Director judges whether the deal can be played."""
    if facts[CAN_BE_PLAYED]:
        yield from corrected_and_played(facts)
    else:
        yield from not_playable(facts)


@call_made.until(E2007)
def call_made_2007(facts: Facts) -> Effects:
    """The same judgement; what the correction shows is unauthorised for the partner."""
    if facts[CAN_BE_PLAYED]:
        yield Carried(Information.RESTORED_CARD_UI_PARTNER, "13E")
        yield from corrected_and_played(facts)
    else:
        yield from not_playable(facts)


@clause("13B1")
def corrected_and_played(_facts: Facts) -> Effects:
    """The deal is put right and played with no call changed; the score may be adjusted."""
    yield Action.RESTORE_DEAL
    yield Adjust(Level.POSSIBLE, ("13B1",))


@clause("13B2")
def not_playable(facts: Facts) -> Effects:
    """The deal cannot be played: an assigned adjusted score."""
    yield Action.AWARD_ADJUSTED_SCORE
    yield from law_12.probable_outcome(facts)


@not_playable.until(E2007)
def not_playable_2007(_facts: Facts) -> Effects:
    """The deal cannot be played: an adjusted score."""
    yield Action.AWARD_ADJUSTED_SCORE
    yield Adjust(Level.MANDATORY, ("13B2",))


@clause("13C")
def foreign_card(facts: Facts) -> Effects:
    """A card that does not belong to the deal is removed, and matters only if it was played."""
    yield Action.REMOVE_SURPLUS_CARD
    if facts[FOREIGN_CARD_PLAYED]:
        yield Adjust(Level.POSSIBLE, ("13C",))


@foreign_card.until(E1997)
def foreign_card_1997(_facts: Facts) -> Effects:
    """No clause speaks of a card that does not belong to the deal."""
    yield Action.ESCALATE
    yield from views.FOREIGN_CARD_1997
    yield Onward(("13",))


@clause("13D")
def play_completed(_facts: Facts) -> Effects:
    """Found after play, the result is cancelled and the score adjusted."""
    yield Action.CANCEL_RESULT
    yield Action.AWARD_ADJUSTED_SCORE
    yield Adjust(Level.MANDATORY, ("13D",))


@clause("13D2(a)")
def inconsequential(_facts: Facts) -> Effects:
    """Until 2007, what was seen is too little to keep the deal from being played."""
    yield Action.RESTORE_DEAL
    yield Carried(Information.RESTORED_CARD_UI_PARTNER, "13E")


@inconsequential.until(E1997)
def inconsequential_1997(_facts: Facts) -> Effects:
    """What was seen is of no consequence and all four players agree to play."""
    yield Action.RESTORE_DEAL


@clause("13D2(b)")
def too_important(_facts: Facts) -> Effects:
    """Until 2007, what was seen would disturb the auction or the play: an adjusted score."""
    yield Action.AWARD_ADJUSTED_SCORE
    yield Adjust(Level.MANDATORY, ("13D2(b)",))
