"""Law 57, Premature Lead or Play: a card that came before another player had played."""

from rules.derive.exposure import (
    cannot_obey,
    is_over,
    is_own_case,
    owes_a_card,
    partner_too_was_early,
    play_after_is_open,
    was_led_on,
    was_not_seen,
)
from rules.derive.options import is_open, is_refused
from rules.derive.penalty import premature_cards
from rules.editions import E2007
from rules.effects import Action, Choose, Onward, Restriction, Who
from rules.engine import Carried, Effects, Facts, clause
from rules.laws import law_49, law_50, law_59
from rules.parameters import DECLARERS_PREMATURE_PLAY, PREMATURE_OPTIONS
from rules.table import Role
from rules.vocabulary.designation import DUMMY_CAUSE, DummyCause
from rules.vocabulary.exposed import (
    LEGAL_IN_TURN,
    PREMATURE_KIND,
    PrematureKind,
)
from rules.vocabulary.play import OFFENDER_ROLE


@clause("57")
def too_early(facts: Facts) -> Effects:
    """A player leads or plays before another one whose turn comes first."""
    if facts[OFFENDER_ROLE] is not Role.DEFENDER:
        yield from by_declaring_side(facts)
    elif facts[PREMATURE_KIND] is PrematureKind.AT_RHO_TURN:
        yield from at_rho_turn(facts)
    elif was_led_on(facts):
        yield from declaring_side_began(facts)
    elif play_after_is_open(facts):
        yield Onward(("60",))
    elif was_not_seen(facts):
        yield from law_49.defenders_card(facts)
    else:
        yield from premature_lead(facts)


def premature_play(facts: Facts) -> Effects:
    """The card counts as played too early, unless declarer or dummy led the defender on."""
    if facts[DUMMY_CAUSE] is not DummyCause.NONE:
        yield from declaring_side_began(facts)
    else:
        yield from premature_lead(facts)


def by_declaring_side(facts: Facts) -> Effects:
    """What declarer plays too early is played; a lead too early is a lead out of turn (55)."""
    if DECLARERS_PREMATURE_PLAY.of(facts):
        yield from declarers_play(facts)
    else:
        yield Carried(Action.CARD_STANDS, "45C2")


@clause("57A")
def premature_lead(facts: Facts) -> Effects:
    """The card is a major penalty card; declarer limits the play of its owner's partner."""
    if is_over(facts):
        yield from nothing_left(facts)
    else:
        yield Action.CARD_TO_PENALTY
        yield from premature_cards(facts)
        yield from law_50.major_information(facts)
        if partner_too_was_early(facts):
            yield from law_49.defenders_card(facts)
        yield from partners_play(facts)
        if is_own_case(facts):
            yield from law_50.damage(facts)


def nothing_left(facts: Facts) -> Effects:
    """After play no card lies there and nobody has to choose; of damage, 50E3 speaks."""
    if is_own_case(facts):
        yield from law_50.after_play(facts)
    else:
        yield Action.NO_RECTIFICATION


def partners_play(facts: Facts) -> Effects:
    """The option binds the partner in this trick; used up in vain, it leaves a major card."""
    if cannot_obey(facts):
        yield from cannot_play_as_required(facts)
        yield Carried(Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, "50D1")
        yield Carried(Restriction.PARTNER_LEAD_OPTIONS, "50D2")
    else:
        yield Restriction.PARTNER_THIS_TRICK_57A
        if is_refused(facts):
            yield Action.REJECT_OPTION
        if owes_a_card(facts):
            yield Action.SUPPLY_LEGAL_CARD
        if is_open(facts):
            yield Choose(Who.DECLARER, PREMATURE_OPTIONS.of(facts), "declarer_option")


@clause("57B")
def cannot_play_as_required(facts: Facts) -> Effects:
    """A partner who has no card such as declarer demands may play any legal one."""
    yield from law_59.any_legal_card(facts)


@clause("57C")
def declaring_side_began(facts: Facts) -> Effects:
    """A defender who was led on by declarer or by dummy loses nothing."""
    if facts[DUMMY_CAUSE] is DummyCause.BOTH_HANDS:
        yield from declarer_played_both_hands(facts)
    else:
        yield from dummy_began(facts)


@clause("57C1")
def declarer_played_both_hands(_facts: Facts) -> Effects:
    """Declarer had already played from both hands."""
    yield Action.NO_RECTIFICATION


@clause("57C2")
def dummy_began(_facts: Facts) -> Effects:
    """Dummy had picked a card unasked or had suggested one."""
    yield Action.NO_RECTIFICATION


@clause("57C3")
def declarers_play(facts: Facts) -> Effects:
    """What declarer plays too early is played, and goes back only if it is illegal."""
    if facts[LEGAL_IN_TURN]:
        yield Action.CARD_STANDS
    else:
        yield Carried(Action.WITHDRAW_CARD, "47B")
        yield Carried(Action.SUBSTITUTE_LEGAL_CARD, "47B")


@declarers_play.until(E2007)
def declarers_play_2007(_facts: Facts) -> Effects:
    """What declarer plays too early is played and does not go back."""
    yield Action.CARD_STANDS


@clause("57D")
def at_rho_turn(facts: Facts) -> Effects:
    """A card shown at the next opponent's turn is played in turn if legal, else it is major."""
    if facts[LEGAL_IN_TURN]:
        yield Action.CARD_STANDS
    elif is_over(facts):
        yield from law_50.after_play(facts)
    elif was_not_seen(facts):
        yield from law_49.defenders_card(facts)
    else:
        yield Action.CARD_TO_PENALTY
        yield from premature_cards(facts)
        yield from law_50.damage(facts)
    yield Onward(("16",), first=False)
