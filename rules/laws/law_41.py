"""Law 41, Commencement of Play, as far as a lead that nobody has seen is taken back."""

from rules.effects import Action
from rules.engine import Effects, Facts, clause


@clause("41A")
def face_down_lead(_facts: Facts) -> Effects:
    """A face-down lead from the wrong hand goes back when the Director says so."""
    yield Action.CARD_RETURNS_TO_HAND
    yield Action.NO_RECTIFICATION
    yield Action.LEAD_FROM_CORRECT_HAND
