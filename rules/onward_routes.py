"""Which case comes next for each Law that a ruling leads on to, and what goes along.

One row for each irregularity and the Laws that its rulings name, by the facts where they decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from rules.case import told
from rules.derive.counts import seats_off
from rules.facts import Fact
from rules.ruling import Ruling
from rules.table import Role
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE, LATER_TRICKS, NEXT_TRICK_PLAYED_BY
from rules.vocabulary.designation import DUMMY_CAUSE, FROM_DUMMY, MISINFORMED_TURN
from rules.vocabulary.exposed import (
    DECLARER_PLAYED_AFTER,
    DEEMED_LED,
    LEGAL_IN_TURN,
    PARTNER_CARD,
    PARTNER_COULD_SEE,
    PREMATURE_KIND,
    PrematureKind,
)
from rules.vocabulary.leads import (
    ACCEPTOR_VALID,
    DECLARER_BEGAN_SPREADING,
    DECLARER_TOLD_TO_RETRACT,
    DEFENDERS_DISAGREE,
    DUMMY_SEEN,
    FIRST_STATEMENT,
    LEAD_ACCEPTED,
    LEAD_FACE,
    PARTNER_LED_FACE_DOWN,
    PROPER_LEAD_MADE,
    TURN_WAS,
    USED_INFORMATION,
    WRONG_DEFENDER_PLAYED,
)
from rules.vocabulary.penalty import PARTNER_CARD_SHOWN
from rules.vocabulary.play import OFFENDER_ROLE, PHASE, Irregularity, Phase
from rules.vocabulary.revoke import (
    BOTH_SAME_TRICK,
    CLAIMED,
    COULD_HAVE_KNOWN,
    DAMAGE,
    EARLIER_REVOKE,
    ESTABLISH_EVENT,
    FAILED,
    HANDS_RETURNED,
    LATE_ATTENTION,
    LATER_FROM_CLAIM,
    LATER_PLAYABLE,
    NOS_PLAYED_AFTER,
    OTHER_SIDE_REVOKED,
    PARTNER_IN_TRICK_12,
    PARTNER_PLAYED_AFTER,
    PARTNER_TWO_SUITS,
    REVOKE_CARD_FACED,
    REVOKE_WON_BY,
    REVOKED_CARD_SOURCE,
    TRICK_NO,
    Failed,
)
from rules.vocabulary.ruled import APPEAL_PERIOD_OVER

Keys = tuple[Fact[Any], ...]


class Player(Enum):
    """Whose act comes next, seen from the ruling."""

    SAME = auto()
    OTHER_SIDE = auto()
    OTHER_HAND = auto()
    """A hand whose cards were found to be wrong as well."""
    UNTOLD = auto()


def always(_ruling: Ruling) -> bool:
    """Nothing but the Law that is named decides."""
    return True


@dataclass(frozen=True)
class Route:
    """From some of the Laws that a ruling names to the irregularity that comes next.

    ``facts`` go along where they are told; ``says`` is what the ruling's own facts say besides,
    in the words of the next case. ``same_card``: the next case rules on the very card of this one.
    """

    laws: tuple[str, ...]
    leads_to: Irregularity
    facts: Keys
    player: Player = Player.SAME
    same_card: bool = False
    is_open: Callable[[Ruling], bool] = always
    says: tuple[tuple[Fact[Any], Any], ...] = ()


OUTSIDE = frozenset({"24", "68"})
"""Laws that the program does not have: before the play, and a claim."""
LEFT_TO_THE_DIRECTOR: Mapping[str, str] = MappingProxyType(
    {
        "13": "the views of a foreign card in 1997, which the ruling has given",
        "16": "what a card shown at the next opponent's turn told (57D), which is judged",
        "85": "how facts in dispute are settled; then the same case is answered otherwise",
        "92": "an appeal, which is no irregularity",
    }
)
"""Laws that are named and call for no further case, with the reason."""

DEAL: Keys = (PHASE, APPEAL_PERIOD_OVER)
SAME_ACT: Keys = (*DEAL, COULD_HAVE_KNOWN, DAMAGE)
A_LEAD: Keys = (
    MISINFORMED_TURN, TURN_WAS, LEAD_ACCEPTED, ACCEPTOR_VALID, PROPER_LEAD_MADE,
    WRONG_DEFENDER_PLAYED, DEFENDERS_DISAGREE, FIRST_STATEMENT, USED_INFORMATION,
    PARTNER_CARD_SHOWN, PARTNER_CARD,
)  # fmt: skip
THE_LEAD: Keys = (*SAME_ACT, *A_LEAD, FROM_DUMMY, DUMMY_CAUSE)
TOO_EARLY: Keys = (
    *THE_LEAD, PREMATURE_KIND, LEGAL_IN_TURN, DECLARER_PLAYED_AFTER, PARTNER_COULD_SEE,
)  # fmt: skip
OPENING_LEAD: Keys = (
    LEAD_FACE, DUMMY_SEEN, PARTNER_LED_FACE_DOWN, MISINFORMED_TURN, LEAD_ACCEPTED,
    ACCEPTOR_VALID,
)  # fmt: skip
AFTER_PLAY_OUT_OF_ORDER: Keys = (
    PROPER_LEAD_MADE, PARTNER_PLAYED_AFTER, DECLARER_TOLD_TO_RETRACT, PREMATURE_KIND,
    DECLARER_PLAYED_AFTER,
)  # fmt: skip
REVOKE_UNCOUNTED: Keys = (
    *DEAL, TRICK_NO, EARLIER_REVOKE, OTHER_SIDE_REVOKED, BOTH_SAME_TRICK, LATE_ATTENTION,
    CLAIMED, HANDS_RETURNED, NOS_PLAYED_AFTER, PARTNER_PLAYED_AFTER, PARTNER_IN_TRICK_12,
    PARTNER_TWO_SUITS, REVOKE_CARD_FACED, REVOKED_CARD_SOURCE,
)  # fmt: skip
REVOKE: Keys = (
    *REVOKE_UNCOUNTED, REVOKE_WON_BY, LATER_TRICKS, LATER_PLAYABLE, LATER_FROM_CLAIM,
)  # fmt: skip
ASKED_ABOUT: Keys = (*REVOKE, FAILED, ESTABLISH_EVENT, MISINFORMED_TURN, NEXT_TRICK_PLAYED_BY)
ON_ONE_TRICK: Keys = (*DEAL, TRICK_NO, BOTH_SAME_TRICK, CLAIMED)


def added_card_was_led(ruling: Ruling) -> bool:
    """A card added to a trick, found by counting, that counts as led to the next one."""
    return told(ruling.case, DEEMED_LED.key) is True


def played_on_short(ruling: Ruling) -> bool:
    """A player who owed a card to one trick has led or played to the next one."""
    return not added_card_was_led(ruling)


def on_trick_12(ruling: Ruling) -> bool:
    """The restored card should have been played to trick 12 (64B6)."""
    return "64B6" in ruling.citations


def alone_on_trick_12(ruling: Ruling) -> bool:
    """The same, and the tricks that were counted are those of that revoke."""
    return on_trick_12(ruling) and not two_defects(ruling)


def beside_another_defect(ruling: Ruling) -> bool:
    """The same, but the tricks may have been counted for a card that another trick lacks."""
    return on_trick_12(ruling) and two_defects(ruling)


def two_defects(ruling: Ruling) -> bool:
    """One hand gave one trick too many cards and another too few."""
    return told(ruling.case, EVEN_BUT_TWO_DEFECTIVE.key) is True


def both_revoked(ruling: Ruling) -> bool:
    """It is the other side's revoke on the same trick that is still to be corrected."""
    return not on_trick_12(ruling)


def another_hand_is_wrong(ruling: Ruling) -> bool:
    """The counts name a second hand."""
    return len(seats_off(ruling.case)) > 1


def card_is_found(ruling: Ruling) -> bool:
    """A missing card lay among the played cards (14B1)."""
    return not another_hand_is_wrong(ruling)


def may_be_a_lead(ruling: Ruling) -> bool:
    """Nobody has said that the card was played to the trick in progress."""
    return told(ruling.case, PREMATURE_KIND.key) in (None, PrematureKind.LEAD)


def may_be_too_early(ruling: Ruling) -> bool:
    """It was not said to be a lead of the declaring side, which is one out of turn."""
    if told(ruling.case, PREMATURE_KIND.key) is not PrematureKind.LEAD:
        return True
    return told(ruling.case, OFFENDER_ROLE.key) not in (Role.DECLARER, Role.DUMMY)


_I, _P = Irregularity, Player
IN_THE_PLAY = ((PHASE, Phase.PLAY),)
"""A trick was played before that lead: it was not the opening lead."""
NOT_FOLLOWED = ((FAILED, Failed.FOLLOW_SUIT),)
LED_OUT_OF_TURN = ("53", "55", "56")

ROUTES: Mapping[Irregularity, tuple[Route, ...]] = MappingProxyType(
    {
        _I.CARD_COUNT: (
            Route(
                LED_OUT_OF_TURN, _I.LEAD_OUT_OF_TURN, (*DEAL, *A_LEAD),
                is_open=played_on_short, says=IN_THE_PLAY,
            ),
            Route(
                LED_OUT_OF_TURN, _I.LEAD_OUT_OF_TURN, THE_LEAD,
                same_card=True, is_open=added_card_was_led, says=IN_THE_PLAY,
            ),
            Route(("57",), _I.PREMATURE_PLAY, TOO_EARLY, same_card=True),
            Route(("62",), _I.REVOKE, REVOKE, is_open=alone_on_trick_12, says=NOT_FOLLOWED),
            Route(
                ("62",), _I.REVOKE, REVOKE_UNCOUNTED, is_open=beside_another_defect,
                says=NOT_FOLLOWED,
            ),
            Route(("62",), _I.REVOKE, ON_ONE_TRICK, _P.OTHER_SIDE, is_open=both_revoked),
            Route(("65",), _I.POINTING, DEAL, _P.UNTOLD),
            Route(
                ("67",), _I.CARD_COUNT, DEAL, _P.OTHER_HAND, is_open=another_hand_is_wrong
            ),
            Route(("67",), _I.CARD_COUNT, DEAL, _P.UNTOLD, is_open=card_is_found),
        ),
        _I.TWO_CARDS: (Route(("62",), _I.REVOKE, REVOKE, says=NOT_FOLLOWED),),
        _I.EXTRA_CARD_TO_TRICK: (
            Route(("57",), _I.PREMATURE_PLAY, TOO_EARLY, same_card=True),
        ),
        _I.EXPOSED_CARD: (
            Route(
                ("54",), _I.OPENING_LEAD_OUT_OF_TURN, (*DEAL, *OPENING_LEAD), _P.UNTOLD,
                says=((DECLARER_BEGAN_SPREADING, True),),
            ),
        ),
        _I.SIMULTANEOUS_TWO_PLAYERS: (
            Route(
                ("53",), _I.LEAD_OUT_OF_TURN, (*THE_LEAD, TRICK_NO),
                same_card=True, is_open=may_be_a_lead,
            ),
            Route(
                ("57",), _I.PREMATURE_PLAY, (*TOO_EARLY, TRICK_NO),
                same_card=True, is_open=may_be_too_early,
            ),
            Route(("60",), _I.PLAY_AFTER_ILLEGAL, (*SAME_ACT, *AFTER_PLAY_OUT_OF_ORDER)),
        ),
        _I.PLAY_AFTER_ILLEGAL: (
            Route(
                LED_OUT_OF_TURN, _I.LEAD_OUT_OF_TURN, (*THE_LEAD, TRICK_NO),
                is_open=may_be_a_lead,
            ),
            Route(
                ("57",), _I.PREMATURE_PLAY, (*TOO_EARLY, TRICK_NO),
                is_open=may_be_too_early,
            ),
        ),
        _I.CANNOT_COMPLY: (
            Route(("61", "62", "64"), _I.REVOKE, (*REVOKE, FAILED, ESTABLISH_EVENT)),
        ),
        _I.REVOKE_ENQUIRY: (Route(("62",), _I.REVOKE, ASKED_ABOUT),),
        _I.REVOKE: (Route(("62",), _I.REVOKE, ON_ONE_TRICK, _P.OTHER_SIDE),),
    }
)  # fmt: skip
"""Every way on from a ruling, in the order in which it is offered."""
