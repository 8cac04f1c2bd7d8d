"""Law 50, Disposition of Penalty Card: its kind, its owner's duty, declarer's option."""

from rules.derive.duty import Offer, lasting, made_major, offer, playable, remaining, several
from rules.derive.exposure import has_damaged
from rules.derive.lead_options import (
    LEAD_OPTIONS,
    Stage,
    cannot_comply,
    is_open,
    is_rejected,
    made_penalty_cards,
    stage,
)
from rules.derive.lying import kinds, kinds_of, lying
from rules.editions import E2007
from rules.effects import Action, Adjust, Choose, Kind, Level, PenaltyCard, Restriction, Who
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_12
from rules.parameters import MAJOR_INFORMATION, MINOR_INFORMATION, PICKED_UP_INFORMATION
from rules.vocabulary.exposed import DECLARER_OPTION
from rules.vocabulary.play import PHASE, Phase
from rules.vocabulary.revoke import DAMAGE


@clause("50A")
def stays_faced(_facts: Facts) -> Effects:
    """A penalty card lies face up before its owner until it is played or picked up."""
    yield Action.PENALTY_CARD_STAYS


@clause("50B")
def kind_of_card(facts: Facts) -> Effects:
    """A lone spot card faced by accident is minor; any other penalty card is major."""
    yield from made_penalty_cards(facts)


@clause("50C")
def minor_card(facts: Facts) -> Effects:
    """Before a minor card no other spot card of its suit is played; partner leads freely."""
    match offer(facts):
        case Offer.PARTNER_LEADS:
            if facts[DECLARER_OPTION] is not None:
                yield Action.REJECT_OPTION
            yield Action.PENALTY_CARD_STAYS
        case Offer.LEGAL:
            yield Action.OFFERED_CARD_LEGAL
        case Offer.OTHER_SPOT_CARD:
            yield Action.OFFERED_CARD_ILLEGAL
        case Offer.NOTHING_ELSE:
            yield Action.OFFERED_CARD_ILLEGAL
            yield Action.MUST_PLAY_PENALTY_CARD
        case Offer.NOT_OF_SUIT_LED:
            yield Carried(Action.OFFERED_CARD_ILLEGAL, "44C")
        case _:
            pass


@clause("50D")
def major_card(_facts: Facts) -> Effects:
    """A major card limits its owner at every turn, and the partner who is on lead."""
    yield Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL
    yield Restriction.PARTNER_LEAD_OPTIONS


@clause("50D1")
def offender_to_play(facts: Facts) -> Effects:
    """A major card before its owner, whose turn it is to play."""
    if playable(facts):
        yield from first_legal_chance(facts)
    else:
        yield from other_duty_first(facts)


@clause("50D1(a)")
def first_legal_chance(facts: Facts) -> Effects:
    """The card is played at the first legal chance; of several, declarer says which."""
    if not several(facts):
        yield Action.MUST_PLAY_PENALTY_CARD


@clause("50D1(b)")
def other_duty_first(_facts: Facts) -> Effects:
    """Following suit, or what declarer has required, comes first; the card stays face up."""
    yield Action.PENALTY_CARD_STAYS


@clause("50D2")
def partner_to_lead(facts: Facts) -> Effects:
    """The partner of a major card may not lead before declarer has chosen an option."""
    if is_open(facts):
        yield from options(facts, "50D2")
    elif stage(facts) is Stage.FREE:
        yield from no_lead_restriction(facts)
    else:
        yield from suit_required_or_forbidden(facts)


@clause("50D2(a)")
def suit_required_or_forbidden(facts: Facts) -> Effects:
    """Declarer requires or forbids the suit, and the penalty card is picked up."""
    yield from picked_up(facts)


@clause("50D2(b)")
def no_lead_restriction(facts: Facts) -> Effects:
    """Declarer may restrict nothing: any card may be led, and the penalty card stays."""
    if stage(facts) is Stage.FREE:
        yield Action.PENALTY_CARD_STAYS


@clause("50E3")
def damage_by_exposed_card(facts: Facts) -> Effects:
    """After play the score is adjusted if without the exposed card it might well have differed."""
    if facts[DAMAGE]:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("50E3",))
        yield from law_12.damage(facts)
    else:
        yield Action.NO_RECTIFICATION


@damage_by_exposed_card.until(E2007)
def damage_by_exposed_card_2007(facts: Facts) -> Effects:
    """The score is adjusted if the exposed card gave information that did damage."""
    if facts[DAMAGE]:
        yield Action.AWARD_ADJUSTED_SCORE
        yield Adjust(Level.MANDATORY, ("50E3",))
    else:
        yield Action.NO_RECTIFICATION


def damage(facts: Facts) -> Effects:
    """The check of 50E3, where an exposed card is reported to have done damage."""
    if has_damaged(facts):
        yield from damage_by_exposed_card(facts)


def after_play(facts: Facts) -> Effects:
    """When play is over a penalty card leaves nothing but that check."""
    if has_damaged(facts):
        yield from damage_by_exposed_card(facts)
    else:
        yield Action.NO_RECTIFICATION


def returned(facts: Facts) -> Effects:
    """What the partner may know of a card that has been picked up."""
    for code in PICKED_UP_INFORMATION.of(facts):
        yield Carried(code, "50E2")


def options(facts: Facts, address: str) -> Effects:
    """Declarer is asked before the lead, and asked again after what is no option."""
    if is_rejected(facts):
        yield Carried(Action.REJECT_OPTION, address)
    yield Carried(Choose(Who.DECLARER, LEAD_OPTIONS, DECLARER_OPTION.key), address)
    yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
    yield from major_information(facts)


def picked_up(facts: Facts) -> Effects:
    """The cards of the suit go back to the hand, and a forbidden suit stays forbidden on lead."""
    yield Action.PICK_UP_PENALTY_CARDS
    if stage(facts) is Stage.FORBIDDEN and not cannot_comply(facts):
        yield Carried(Restriction.FORBID_WHILE_ON_LEAD, "50D2(a)")
    yield from returned(facts)


def still_lying(facts: Facts) -> Effects:
    """The penalty cards after a turn with declarer's option or a duty, and what they bring."""
    for card in made_major(facts):
        yield Carried(card, "50B")
    yield from lie(facts, remaining(facts), lasting(facts))


def lie(facts: Facts, cards: tuple[PenaltyCard, ...], lasts: bool) -> Effects:
    """These cards lie there; a major one that lasts will restrict a lead of the partner."""
    for card in tuple(cards):
        yield Carried(card, "50B")
    yield from limits(facts, kinds_of(cards), lasts)


def standing(facts: Facts, new: tuple[PenaltyCard, ...]) -> Effects:
    """The penalty cards that lay there before, and what all of them carry with them."""
    for card in lying(facts, new):
        yield Carried(card, "50B")
    yield from limits(facts, kinds(facts, new), Kind.MAJOR in kinds(facts, new))


def limits(facts: Facts, found: frozenset[Kind | None], lasts: bool) -> Effects:
    """What cards of these kinds limit, and who may know what of them."""
    if Kind.MAJOR in found:
        yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
    if lasts:
        yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
    if Kind.MAJOR in found:
        yield from major_information(facts)
    if Kind.MINOR in found:
        yield Carried(Restriction.MINOR_NO_LOWER_SAME_SUIT, "50C")
    if found & {Kind.MINOR, None}:
        yield from minor_information(facts)


def major_information(facts: Facts) -> Effects:
    """What the offender's partner may know of a major penalty card."""
    if facts[PHASE] is not Phase.PLAY_ENDED:
        for code in MAJOR_INFORMATION.of(facts):
            yield Carried(code, "50E1")


def minor_information(facts: Facts) -> Effects:
    """What the partner may know of a minor one; it holds of any card while its kind is open."""
    for code in MINOR_INFORMATION.of(facts):
        yield Carried(code, "50E1")
