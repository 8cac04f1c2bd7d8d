"""Law 50, Disposition of Penalty Card: its kind, and what it carries with it."""

from rules.derive.penalty import exposed, kinds, lying
from rules.effects import Kind, PenaltyCard, Restriction
from rules.engine import Carried, Effects, Facts, clause
from rules.parameters import MAJOR_INFORMATION, MINOR_INFORMATION
from rules.vocabulary.play import PHASE, Phase


@clause("50B")
def kind_of_card(facts: Facts) -> Effects:
    """A lone spot card faced by accident is minor; any other penalty card is major."""
    yield from exposed(facts)


def standing(facts: Facts, new: tuple[PenaltyCard, ...]) -> Effects:
    """The penalty cards that lay there before, and what all of them carry with them."""
    for card in lying(facts, new):
        yield Carried(card, "50B")
    if Kind.MAJOR in kinds(facts, new):
        yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
        yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
        yield from major_information(facts)
    if Kind.MINOR in kinds(facts, new):
        yield Carried(Restriction.MINOR_NO_LOWER_SAME_SUIT, "50C")
    if kinds(facts, new) & {Kind.MINOR, None}:
        yield from minor_information(facts)


def major_information(facts: Facts) -> Effects:
    """What the offender's partner may know of a major penalty card."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        for code in MAJOR_INFORMATION.of(facts):
            yield Carried(code, "50E")


def minor_information(facts: Facts) -> Effects:
    """What the partner may know of a minor one; it holds of any card while its kind is open."""
    for code in MINOR_INFORMATION.of(facts):
        yield Carried(code, "50E")
