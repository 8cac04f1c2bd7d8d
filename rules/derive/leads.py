"""Where a lead out of turn stands: who has said or played what since."""

from __future__ import annotations

from enum import Enum, auto

from rules.derive.lead_options import is_open, replied
from rules.effects import Kind, PenaltyCard, Who
from rules.engine import Facts
from rules.facts import Fact
from rules.parameters import DISAGREEMENT_SETTLED, DUMMY_SEEN_BINDS, LAST_TRICK_ACCEPTABLE
from rules.table import Card, Role
from rules.vocabulary.designation import MISINFORMED_TURN
from rules.vocabulary.exposed import (
    CARDS,
    DEFENDER_CARD,
    PARTNER_CARD,
    PARTNER_COULD_SEE,
)
from rules.vocabulary.leads import (
    ACCEPTOR_VALID,
    DECLARER_BEGAN_SPREADING,
    DEFENDERS_DISAGREE,
    DUMMY_SEEN,
    FIRST_STATEMENT,
    LEAD_ACCEPTED,
    LEAD_FACE,
    PARTNER_LED_FACE_DOWN,
    PROPER_LEAD_MADE,
    TURN_WAS,
    USED_INFORMATION,
    WHICH_LEAD,
    WRONG_DEFENDER_PLAYED,
    FirstStatement,
    LeadAccepted,
    Turn,
)
from rules.vocabulary.penalty import PARTNER_CARD_SHOWN, CardShown
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase
from rules.vocabulary.revoke import TRICK_NO


class Response(Enum):
    """What the other side's answer to the lead amounts to."""

    ACCEPTED = auto()
    REFUSED = auto()
    OPEN = auto()


BEFORE_THE_LEAD = frozenset({Phase.AUCTION_OVER, Phase.BEFORE_LEAD})
OF_THE_OPENING_LEAD = (LEAD_FACE, DUMMY_SEEN, DECLARER_BEGAN_SPREADING, PARTNER_LED_FACE_DOWN)
OF_ANY_LEAD = (
    MISINFORMED_TURN, TURN_WAS, LEAD_ACCEPTED, PROPER_LEAD_MADE, WRONG_DEFENDER_PLAYED,
    DEFENDERS_DISAGREE, FIRST_STATEMENT, USED_INFORMATION,
)  # fmt: skip


def is_opening_lead(facts: Facts) -> bool:
    """Whether it was the opening lead: asked only of a lead of which nothing else is told.

    Otherwise it was one only if the phase, or the number of the trick, says so.
    """
    if facts.told(TRICK_NO) is not None or not _is_bare(facts):
        return facts.told(TRICK_NO) == 1 or facts[PHASE] in BEFORE_THE_LEAD
    if any(replied(facts, one) for one in OF_THE_OPENING_LEAD):
        return True
    return facts[WHICH_LEAD] in BEFORE_THE_LEAD


def _is_bare(facts: Facts) -> bool:
    """Whether nobody has told more than that somebody, perhaps a defender, led out of turn."""
    declaring = facts.told(OFFENDER_ROLE) in (Role.DECLARER, Role.DUMMY)
    known = declaring or any(replied(facts, one) for one in (PHASE, *OF_ANY_LEAD))
    return not known and not _is_opening_leader(facts)


def _is_opening_leader(facts: Facts) -> bool:
    """Whether it was declarer's left-hand opponent, whose opening lead would be in turn."""
    table = facts.case.table
    return table.declarer is not None and table.offender is table.declarer.lho


def at_last_trick(facts: Facts) -> bool:
    """Whether this is trick 13 in an edition where no lead out of turn is accepted there."""
    return not LAST_TRICK_ACCEPTABLE.of(facts) and facts.told(TRICK_NO) == 13


def response(facts: Facts) -> Response:
    """Accepted, refused, or still open; after play an open one was answered by playing on."""
    if disputed(facts):
        return _by_first_statement(facts)
    match _answer(facts):
        case LeadAccepted.BY_NEXT_HAND_PLAY:
            return Response.ACCEPTED
        case LeadAccepted.NOT_ACCEPTED:
            return Response.REFUSED
        case LeadAccepted.BY_STATEMENT if facts[ACCEPTOR_VALID]:
            return Response.ACCEPTED
        case _:
            over = facts[PHASE] is Phase.PLAY_ENDED
            return Response.ACCEPTED if over else Response.OPEN


def _answer(facts: Facts) -> LeadAccepted:
    """What the other side said or played; with defenders of two minds nobody else is asked."""
    if not replied(facts, LEAD_ACCEPTED) and _disagreement_told(facts):
        return LeadAccepted.UNDECIDED
    return facts[LEAD_ACCEPTED]


def _disagreement_told(facts: Facts) -> bool:
    """Whether somebody has said that the defenders answered declarer's lead differently."""
    return not by_defender(facts) and facts.told(DEFENDERS_DISAGREE) is True


def of_two_minds(facts: Facts) -> bool:
    """Whether the defenders answered declarer's lead differently, by word."""
    played = facts.told(LEAD_ACCEPTED) is LeadAccepted.BY_NEXT_HAND_PLAY
    return not by_defender(facts) and not played and facts[DEFENDERS_DISAGREE]


def disputed(facts: Facts) -> bool:
    """Whether they did in an edition that does not say whose answer counts."""
    if DISAGREEMENT_SETTLED.of(facts):
        return False
    if not by_defender(facts) and facts.told(DEFENDERS_DISAGREE) is None:
        _ = facts[LEAD_ACCEPTED]  # the answer comes first; that there are two is volunteered
    return of_two_minds(facts)


def _by_first_statement(facts: Facts) -> Response:
    """The usual practice: an acceptance counts unless a refusal came before it."""
    first, answer = facts.told(FIRST_STATEMENT), facts.told(LEAD_ACCEPTED)
    if first is None and answer is LeadAccepted.NOT_ACCEPTED:
        return Response.REFUSED
    if first is None and answer is None:
        first = facts[FIRST_STATEMENT]
    return Response.REFUSED if first is FirstStatement.REFUSE else Response.ACCEPTED


def by_defender(facts: Facts) -> bool:
    """Whether it is a defender who led; in a defender's turn it was declarer or dummy."""
    if facts.told(OFFENDER_ROLE) is None and facts.told(TURN_WAS) is Turn.A_DEFENDER:
        return False
    return facts[OFFENDER_ROLE] is Role.DEFENDER


def chooser(facts: Facts) -> Who:
    """Who accepts or refuses: declarer (never dummy), or a defender."""
    if by_defender(facts):
        return Who.DECLARER
    return Who.NEXT_IN_TURN if of_two_minds(facts) else Who.EITHER_DEFENDER


def _before_answer(facts: Facts, fact: Fact[bool]) -> bool:
    """What happened since the lead: asked only while no answer to the lead has been told."""
    told = facts.told(fact)
    if told is not None:
        return told
    answered = replied(facts, LEAD_ACCEPTED) or _disagreement_told(facts)
    played = fact is PROPER_LEAD_MADE and facts.told(WRONG_DEFENDER_PLAYED) is True
    return not answered and not played and facts[fact]


def led_properly(facts: Facts) -> bool:
    """Whether an opponent whose lead it was has led since."""
    told = facts.told(PROPER_LEAD_MADE)
    if told is not None:
        return told and not _own_sides_turn(facts)
    if by_defender(facts) and not replied(facts, LEAD_ACCEPTED):
        _ = facts[TURN_WAS]
    return not _own_sides_turn(facts) and _before_answer(facts, PROPER_LEAD_MADE)


def _own_sides_turn(facts: Facts) -> bool:
    """Whether the lead belonged to the offender's own side, as far as that is told."""
    turn = facts.told(TURN_WAS)
    if turn is None:
        return False
    if by_defender(facts):
        return turn is Turn.OTHER_DEFENDER
    return turn in (Turn.DECLARER_HAND, Turn.DUMMY)


def wrong_defender_played(facts: Facts) -> bool:
    """Whether the defender before the hand that led has played to declarer's lead."""
    return _before_answer(facts, WRONG_DEFENDER_PLAYED)


def began_spreading(facts: Facts) -> bool:
    """Whether declarer has spread the hand, or begun to and exposed a card."""
    return _before_answer(facts, DECLARER_BEGAN_SPREADING)


def dummy_seen_binds(facts: Facts) -> bool:
    """Whether declarer saw dummy, in an edition where no spread hand comes before that.

    Asked first there, unless declarer has begun to spread or has answered.
    """
    if not DUMMY_SEEN_BINDS.of(facts):
        return False
    told = facts.told(DUMMY_SEEN)
    if told is not None:
        return told
    known = replied(facts, DECLARER_BEGAN_SPREADING) or replied(facts, LEAD_ACCEPTED)
    return not known and facts[DUMMY_SEEN]


def must_accept(facts: Facts) -> bool:
    """Whether declarer could have seen a card of dummy; idle once the lead was accepted."""
    accepted = facts.told(LEAD_ACCEPTED) is not None and response(facts) is Response.ACCEPTED
    told = facts.told(DUMMY_SEEN)
    if told is not None:
        return told
    return not accepted and facts[DUMMY_SEEN]


def partner_on_lead(facts: Facts) -> bool:
    """Whether the other defender leads now: always where it was the opening lead."""
    return not facts.within("56") or facts[TURN_WAS] is Turn.OTHER_DEFENDER


def is_in_play(facts: Facts) -> bool:
    """Whether the play is not over: after it nobody leads and no card lies there."""
    return facts[PHASE] is not Phase.PLAY_ENDED


def option_is_due(facts: Facts) -> bool:
    """Whether declarer has to choose before the partner leads."""
    return is_in_play(facts) and facts[PARTNER_COULD_SEE] and partner_on_lead(facts)


def partner_showed_card(facts: Facts) -> bool:
    """Whether the partner too put down a card where 50D2, which deals with it, is not due."""
    return not option_is_due(facts) and facts[PARTNER_CARD_SHOWN] is not CardShown.NONE


def cards_led(facts: Facts) -> tuple[PenaltyCard, ...]:
    """What was led; once declarer has chosen, 50D2 says whether it still lies there."""
    if option_is_due(facts) and not is_open(facts):
        return ()
    return _each(Who.OFFENDER, facts.told(CARDS))


def card_of_partner(facts: Facts) -> PenaltyCard:
    """The card that the partner put down."""
    return PenaltyCard(Who.OFFENDER_PARTNER, facts.told(PARTNER_CARD), Kind.MAJOR)


def cards_after_retraction(facts: Facts) -> tuple[PenaltyCard, ...]:
    """What a defender put down who did not wait for the lead from the correct hand."""
    of_declarer = facts.told(OFFENDER_ROLE) in (Role.DECLARER, Role.DUMMY)
    owner = Who.WRONG_DEFENDER if of_declarer else Who.OFFENDER
    card, cards = facts.told(DEFENDER_CARD), facts.told(CARDS) or ()
    return _each(owner, cards if card is None or card in cards else (card,))


def _each(owner: Who, cards: tuple[Card, ...] | None) -> tuple[PenaltyCard, ...]:
    """A major penalty card for each card named; one without a name where none is."""
    return tuple(PenaltyCard(owner, card, Kind.MAJOR) for card in cards or (None,))
