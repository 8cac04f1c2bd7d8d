"""Law 66, Inspection of Tricks: who may see a trick again, and until when."""

from rules.derive.tricks_seen import dummy_asks, is_past
from rules.effects import Action
from rules.engine import Effects, Facts, clause
from rules.parameters import OWN_CARD_UNTIL
from rules.vocabulary.revoke import SIDE_PLAYED_ON


@clause("66A")
def trick_just_played(facts: Facts) -> Effects:
    """A player whose card is still open and whose side has not played on may see the trick."""
    if dummy_asks(facts) or is_past(facts, SIDE_PLAYED_ON):
        yield from quitted_tricks(facts)
    else:
        yield Action.ALLOW_INSPECTION


@clause("66B")
def own_last_card(facts: Facts) -> Effects:
    """Players may look at their own last card, unshown, until play to the next trick."""
    if dummy_asks(facts) or is_past(facts, OWN_CARD_UNTIL.of(facts)):
        yield from quitted_tricks(facts)
    else:
        yield Action.ALLOW_INSPECTION


@clause("66C")
def quitted_tricks(_facts: Facts) -> Effects:
    """A quitted trick stays closed while play goes on; only the Director may open it."""
    yield Action.REFUSE_INSPECTION


@clause("66D")
def after_play(_facts: Facts) -> Effects:
    """After play the cards may be seen to settle what is claimed."""
    yield Action.ALLOW_INSPECTION
