"""Before the play no trick has begun: what is said to have happened in one belongs to Law 24."""

from functools import wraps

from rules.effects import Onward
from rules.engine import Carried, Effects, Facts, Reading
from rules.parameters import AUCTION_PERIOD
from rules.vocabulary.play import PHASE


def in_a_trick(law: Reading) -> Reading:
    """What the Law says once there is a lead: before it nothing is played, nor played on.

    The phase is read where it is told: of what happened in a trick it may follow from a later fact.
    """

    @wraps(law)
    def ruled(facts: Facts) -> Effects:
        if facts.told(PHASE) in AUCTION_PERIOD:
            yield Carried(Onward(("24",)), "24")
        else:
            yield from law(facts)

    return ruled
