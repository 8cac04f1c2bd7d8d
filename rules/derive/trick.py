"""Where a defective trick stands: who has played on, what lies where, who saw it."""

from __future__ import annotations

from rules.derive.counts import Finding, finding, has_strayed
from rules.engine import Facts
from rules.table import Role
from rules.vocabulary.counts import (
    DID_PLAY_CARD,
    EXTRA_CARD_EXPOSED,
    EXTRA_CARDS,
    NEXT_TRICK_PLAYED_BY,
    NEXT_TRICK_PLAYER,
    REPLAYED_LATER,
    RESTORED_REVOKE,
    NextPlayer,
    PlayedOn,
    Replayed,
    RestoredRevoke,
)
from rules.vocabulary.exposed import CARDS, LYING_CARDS, PARTNER_COULD_SEE, VISIBLE_COUNT
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Phase


def played_but_not_filed(facts: Facts) -> bool:
    """Whether the card was played and merely does not lie where it belongs.

    Asked once both sides have played on; before that only of dummy, whose card is played
    when declarer names it.
    """
    match finding(facts):
        case Finding.MISPLACED:
            return True
        case Finding.OMITTED:
            return _was_played(facts)
        case _:
            return False


def replayed(facts: Facts) -> Replayed:
    """Whether the misplaced card was played again; one that lies in another row was not."""
    return Replayed.NO if lies_in_another_row(facts) else facts[REPLAYED_LATER]


def lies_in_another_row(facts: Facts) -> bool:
    """Whether the misplaced card was found among another player's played cards (14B1)."""
    return has_strayed(facts.case)


def _was_played(facts: Facts) -> bool:
    told = facts.told(DID_PLAY_CARD)
    if told is not None:
        return told
    if facts[NEXT_TRICK_PLAYED_BY] is PlayedOn.BOTH:
        return facts[DID_PLAY_CARD]
    return facts[OFFENDER_ROLE] is Role.DUMMY and facts[DID_PLAY_CARD]


def belongs_to_past(facts: Facts) -> bool:
    """Whether both sides have played on, or two defects hide each other in the counts.

    The offender's role is the next question: every remedy needs it.
    """
    if finding(facts) is Finding.TWO_DEFECTIVE:
        return True
    return facts[NEXT_TRICK_PLAYED_BY] is PlayedOn.BOTH and facts[OFFENDER_ROLE] in Role


def partner_led_on(facts: Facts) -> bool:
    """Whether a defender's partner, alone or with the offender, has played to the next trick."""
    return (
        facts[NEXT_TRICK_PLAYED_BY] is PlayedOn.OFFENDING_SIDE
        and facts[OFFENDER_ROLE] is Role.DEFENDER
        and facts[NEXT_TRICK_PLAYER] is not NextPlayer.OFFENDER
    )


def laws_of_play_out_of_turn(facts: Facts) -> tuple[str, ...]:
    """The Laws that rule a card of the offender's side already played to the next trick."""
    if facts[NEXT_TRICK_PLAYED_BY] is not PlayedOn.OFFENDING_SIDE or partner_led_on(facts):
        return ()
    return ("53", "56") if facts[OFFENDER_ROLE] is Role.DEFENDER else ("55",)


def seen_by_partner(facts: Facts) -> bool:
    """Whether a card that goes back to a defender's hand was exposed, while play goes on."""
    return (
        facts[PHASE] is not Phase.PLAY_ENDED
        and facts[OFFENDER_ROLE] is Role.DEFENDER
        and (several_were_visible(facts) or facts[EXTRA_CARD_EXPOSED])
    )


def several_were_visible(facts: Facts) -> bool:
    """Whether it is told that two faces or more could be seen: one of them goes back."""
    visible = (facts.told(VISIBLE_COUNT) or 0) > 1
    return visible and facts.told(PARTNER_COULD_SEE) is not False


def missed_by_restored_card(facts: Facts) -> RestoredRevoke:
    """Whether a restored card should have been played meanwhile; asked last."""
    settled = facts.told(RESTORED_REVOKE) is RestoredRevoke.NOT_ESTABLISHED
    if seen_by_partner(facts) and not settled and not facts[LYING_CARDS]:
        _ = facts[CARDS] or facts[EXTRA_CARDS]  # the kind hangs on the card: ask it first
    return facts[RESTORED_REVOKE]
