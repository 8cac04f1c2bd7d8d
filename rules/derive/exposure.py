"""What a card that became visible, or was played too early, leads to: Laws 49 and 57 to 59."""

from __future__ import annotations

from rules.derive.lying import ACCIDENTAL
from rules.derive.options import is_open
from rules.derive.penalty import how_exposed
from rules.engine import Facts
from rules.parameters import (
    AT_RHO_TURN,
    INFORMATION_HAS_A_CLAUSE,
    LAW_24_HOLDS_IN,
    PREMATURE_OPTIONS,
)
from rules.table import Role
from rules.vocabulary.counts import PlayedOn
from rules.vocabulary.designation import DUMMY_CAUSE, DummyCause
from rules.vocabulary.exposed import (
    CARDS_SHOWN,
    DECLARER_OPTION,
    EXPOSURE,
    FACE_TO_PARTNER,
    LYING_CARDS,
    ORDER_KNOWN,
    PARTNER_COULD_SEE,
    PLAYED_AFTER_IF_TOLD,
    PLAYED_ON_IF_REPORTED,
    PREMATURE_KIND,
    Exposure,
    PrematureKind,
)
from rules.vocabulary.leads import NEXT_IN_ROTATION
from rules.vocabulary.penalty import COMPLIES_UNLESS_TOLD, PARTNER_CARD_SHOWN, CardShown
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase
from rules.vocabulary.revoke import DAMAGE

REFUSED_LEAD = ("56", "54D")
OWN_CASES = frozenset(
    {
        Irregularity.PREMATURE_PLAY,
        Irregularity.TWO_CARDS,
        Irregularity.SIMULTANEOUS_TWO_PLAYERS,
        Irregularity.CANNOT_COMPLY,
        Irregularity.EXPOSED_CARD,
    }
)


def in_the_auction(facts: Facts) -> bool:
    """Whether Law 24 still holds; where it outlasts the auction, until the lead is faced."""
    held_in = LAW_24_HOLDS_IN.of(facts)
    unfaced = facts[PHASE] is Phase.BEFORE_LEAD and is_only_exposed(facts)
    return facts[PHASE] in held_in or (unfaced and Phase.AUCTION_OVER in held_in)


def no_lead_was_made(facts: Facts) -> bool:
    """Whether the auction is over and the first trick has not begun."""
    return facts[PHASE] is Phase.AUCTION_OVER


def is_only_exposed(facts: Facts) -> bool:
    """Whether the case is that of a card seen, not of one led or played in the wrong way."""
    return facts.case.irregularity is Irregularity.EXPOSED_CARD


def is_over(facts: Facts) -> bool:
    """Whether the play has ended: no card lies on the table any more."""
    return facts[PHASE] is Phase.PLAY_ENDED


def has_damaged(facts: Facts) -> bool:
    """Whether it is reported that the card told something that damaged the other side."""
    return INFORMATION_HAS_A_CLAUSE.of(facts) and facts[DAMAGE]


def shown_before_choice(facts: Facts) -> bool:
    """Whether the card is one that the defender on lead put down too early (50D2).

    That is so at a turn with penalty cards, and beside a refused lead wherever it is told.
    """
    pending = facts.case.irregularity is Irregularity.PENALTY_CARD_PENDING
    return pending or any(facts.within(one) for one in REFUSED_LEAD)


def is_unseen_lead(facts: Facts) -> bool:
    """Whether partner could not see the card of a refused lead."""
    return any(facts.within(one) for one in REFUSED_LEAD) and not facts[PARTNER_COULD_SEE]


def is_no_penalty_card(facts: Facts) -> bool:
    """Shown by a legal procedure, or with its face where partner could not see it.

    A card that was named is known to partner however it was held.
    """
    how = how_exposed(facts)
    if how in (Exposure.REQUIRED_BY_LAW, Exposure.NAMED):
        return how is Exposure.REQUIRED_BY_LAW
    return not facts[FACE_TO_PARTNER if how in ACCIDENTAL else PARTNER_COULD_SEE]


def is_named_spot_card(facts: Facts) -> bool:
    """The one card below honour rank, named and not seen, of which 50B does not speak."""
    if how_exposed(facts) is not Exposure.NAMED or facts[LYING_CARDS]:
        return False
    cards = facts[CARDS_SHOWN]
    return len(cards) == 1 and not cards[0].is_honour


def was_not_seen(facts: Facts) -> bool:
    """Whether partner could not see the card that was led or played out of order."""
    return is_own_case(facts) and not facts[PARTNER_COULD_SEE]


def is_own_case(facts: Facts) -> bool:
    """Whether the case is that of the card itself, not of the trick or lead before it (67A, 53)."""
    return facts.case.irregularity in OWN_CASES and not facts.within("53")


def owes_a_card(facts: Facts) -> bool:
    """Whether the partner of a defender who led on has still to play to this trick."""
    return is_own_case(facts) and facts[PREMATURE_KIND] is PrematureKind.LEAD


def partner_too_was_early(facts: Facts) -> bool:
    """Whether the partner put down a card before declarer had chosen."""
    return is_own_case(facts) and facts[PARTNER_CARD_SHOWN] is CardShown.BEFORE


def cannot_obey(facts: Facts) -> bool:
    """Whether the partner is reported to have no card such as declarer's option demands."""
    return is_own_case(facts) and not is_open(facts) and not facts[COMPLIES_UNLESS_TOLD]


def is_about_this_trick(facts: Facts) -> bool:
    """Whether the option that cannot be obeyed is one of Law 57A."""
    chosen = facts[DECLARER_OPTION]
    return chosen is not None and chosen.value in PREMATURE_OPTIONS.of(facts)


def came_too_early(facts: Facts) -> bool:
    """Whether the other of two cards played at once counts as played before its turn."""
    return facts[ORDER_KNOWN] is not True and not facts[NEXT_IN_ROTATION]


def is_exposed_at_rho_turn(facts: Facts) -> bool:
    """A defender played when it was the next opponent's turn, and no clause speaks of it."""
    return (
        not AT_RHO_TURN.of(facts)
        and facts[OFFENDER_ROLE] is Role.DEFENDER
        and facts[PREMATURE_KIND] is PrematureKind.AT_RHO_TURN
    )


def declaring_side_led(facts: Facts) -> bool:
    """Whether it was declarer who led on too early, from either hand."""
    if facts[OFFENDER_ROLE] is Role.DEFENDER:
        return False
    played = facts.told(EXPOSURE) is Exposure.PLAYED_OUT_OF_TURN
    return not played and facts[PREMATURE_KIND] is PrematureKind.LEAD


def right_is_forfeited(facts: Facts) -> bool:
    """Whether declarer has played as the next in rotation after a defender's early card.

    Nothing was forfeited where the declaring side itself had led the defender on.
    """
    by_defender = facts[OFFENDER_ROLE] is Role.DEFENDER
    if not by_defender or facts[PREMATURE_KIND] is PrematureKind.AT_RHO_TURN:
        return False
    played_after = not was_led_on(facts) and facts[PLAYED_AFTER_IF_TOLD]
    return played_after and not of_two_players(facts) and facts[NEXT_IN_ROTATION]


def was_led_on(facts: Facts) -> bool:
    """Whether declarer or dummy had led the defender to play before partner (57C).

    That Law excuses a play to this trick. Who leads to the next one before partner has played
    is not excused: declarer's side has then as a rule played from both hands, and in turn.
    """
    played = facts[PREMATURE_KIND] is PrematureKind.BEFORE_PARTNER
    return played and facts[DUMMY_CAUSE] is not DummyCause.NONE


def play_after_is_open(facts: Facts) -> bool:
    """Whether declarer played after two cards at once: who was next is told of those alone."""
    return of_two_players(facts) and facts[PLAYED_AFTER_IF_TOLD]


def of_two_players(facts: Facts) -> bool:
    """Whether two players led or played at once."""
    return facts.case.irregularity is Irregularity.SIMULTANEOUS_TWO_PLAYERS


def both_have_played_on(facts: Facts) -> bool:
    """Whether two cards together were found when both sides had played to the next trick."""
    if is_over(facts) and facts.told(PLAYED_ON_IF_REPORTED) is None:
        return True
    return facts[PLAYED_ON_IF_REPORTED] is PlayedOn.BOTH
