"""Law 14, Missing Card: a hand is short of cards and none has too many."""

from rules.derive.missing import (
    as_if_complete,
    missed_by_missing_card,
    shown_to_partner,
    trick_is_unknown,
)
from rules.editions import E1997
from rules.effects import Action, Adjust, Information, Level, Onward
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_50, law_62, law_63
from rules.vocabulary.counts import MISSING_CARD_PLACE, MissingPlace, RestoredRevoke
from rules.vocabulary.play import PHASE, Phase


@clause("14")
def card_missing(facts: Facts) -> Effects:
    """The card is looked for; what follows hangs on whether the opening lead has been faced."""
    yield Action.SEARCH_CARD
    if facts[PHASE] in (Phase.PLAY, Phase.PLAY_ENDED):
        yield from after_the_lead(facts)
    else:
        yield from before_the_lead(facts)


@clause("14A")
def before_the_lead(facts: Facts) -> Effects:
    """Before the opening lead is faced the hand is completed, and auction and play go on."""
    if facts[MISSING_CARD_PLACE] is MissingPlace.NOT_FOUND:
        yield from rebuilt_before_the_lead(facts)
        yield Carried(Information.RESTORED_CARD_UI_PARTNER, "14C")
    else:
        yield from found_before_the_lead(facts)
        yield from nothing_changes(facts)


@before_the_lead.until(E1997)
def before_the_lead_1997(facts: Facts) -> Effects:
    """Before the opening lead is faced the hand is completed, and nothing else changes."""
    if facts[MISSING_CARD_PLACE] is MissingPlace.NOT_FOUND:
        yield from rebuilt_before_the_lead(facts)
    else:
        yield from found_before_the_lead(facts)
        yield Carried(as_if_complete(facts), "14A1")
    yield Carried(Information.RESTORED_CARD_UI_PARTNER, "14C")


@clause("14A1")
def found_before_the_lead(_facts: Facts) -> Effects:
    """A card that is found goes back to its hand."""
    yield Action.CARD_RETURNS_TO_HAND


@clause("14A2")
def rebuilt_before_the_lead(_facts: Facts) -> Effects:
    """If the card is not found, the deal is rebuilt with another pack."""
    yield Action.RECONSTRUCT_DEAL


@clause("14A3")
def nothing_changes(facts: Facts) -> Effects:
    """Auction and play go on with no call changed; the partner must not use the news."""
    yield as_if_complete(facts)
    yield Carried(Information.RESTORED_CARD_UI_PARTNER, "14C")


@clause("14B")
def after_the_lead(facts: Facts) -> Effects:
    """After the opening lead is faced it matters where the card is found."""
    match facts[MISSING_CARD_PLACE]:
        case MissingPlace.OTHER_PLAYED:
            yield from among_played_cards(facts)
        case MissingPlace.NOT_FOUND:
            yield from not_found(facts)
        case _:
            yield from found_elsewhere(facts)


@clause("14B1")
def among_played_cards(facts: Facts) -> Effects:
    """A card found among the played cards belongs to a defective trick."""
    if trick_is_unknown(facts):
        yield Onward(("67",))


@clause("14B2")
def found_elsewhere(facts: Facts) -> Effects:
    """A card found elsewhere is restored to its hand."""
    yield from always_held(facts)


@clause("14B3")
def not_found(facts: Facts) -> Effects:
    """If the card is not found, the deal is rebuilt."""
    yield Action.RECONSTRUCT_DEAL
    yield from always_held(facts)


@clause("14B4")
def always_held(facts: Facts) -> Effects:
    """A restored card was always held: it may be a penalty card, its absence a revoke."""
    yield Carried(Information.RESTORED_CARD_UI_PARTNER, "14C")
    yield Carried(Adjust(Level.POSSIBLE, ("12B1",)), "14B4")
    if shown_to_partner(facts):
        yield Action.CARD_TO_PENALTY
        yield from law_50.kind_of_card(facts)
    if missed_by_missing_card(facts) is RestoredRevoke.NOT_ESTABLISHED:
        yield from law_62.must_be_corrected(facts)
    elif missed_by_missing_card(facts) is RestoredRevoke.ESTABLISHED:
        yield from law_63.established(facts)
