"""Facts about penalty cards, exposed cards and two cards at once (specification 2.4)."""

from dataclasses import replace
from enum import StrEnum

from rules.facts import Absent, Domain, Fact, LyingCard, Source, Tells, number, one_of, yes_no
from rules.table import Card
from rules.vocabulary.counts import HONOUR, NEXT_TRICK_PLAYED_BY, SPOT, TWO_SPOTS, PlayedOn


class Exposure(StrEnum):
    """How a card became visible."""

    DROPPED = "dropped"
    TWO_AT_ONCE = "two_at_once"
    HELD_VISIBLE = "held_visible"
    NAMED = "named"
    LED_OUT_OF_TURN = "led_out_of_turn"
    PLAYED_OUT_OF_TURN = "played_out_of_turn"
    REVOKE_CORRECTED = "revoke_corrected"
    RETRACTED = "retracted"
    CLAIM_RELATED = "claim_related"
    REQUIRED_BY_LAW = "required_by_law"
    SPREAD_AS_DUMMY = "spread_as_dummy"


class DeclarerOption(StrEnum):
    """What declarer chooses; INVALID is a choice that no Law offers."""

    HIGHEST = "HIGHEST"
    LOWEST = "LOWEST"
    REQUIRE_OTHER_SUIT = "REQUIRE_OTHER_SUIT"
    FORBID_OTHER_SUIT = "FORBID_OTHER_SUIT"
    REQUIRE_SUIT = "REQUIRE_SUIT"
    FORBID_SUIT = "FORBID_SUIT"
    NO_RESTRICTION = "NO_RESTRICTION"
    INVALID = "INVALID"


class PrematureKind(StrEnum):
    """What was done too early."""

    LEAD = "lead_to_next_trick"
    BEFORE_PARTNER = "play_before_partner"
    AT_RHO_TURN = "play_at_rho_turn"


EXPOSURE: Fact[Exposure] = Fact(
    "exposure", Domain.WORD, words=tuple(Exposure), kind=Exposure,
    representatives=(Exposure.DROPPED, Exposure.LED_OUT_OF_TURN),
)  # fmt: skip
PARTNER_COULD_SEE: Fact[bool] = Fact(
    "partner_could_see", Domain.YES_NO, absent=Absent.OPEN, quiet=True,
    representatives=(True, False),
)  # fmt: skip
CARDS: Fact[tuple[Card, ...] | None] = Fact(
    "cards", Domain.CARDS, absent=Absent.OPEN, tells=Tells.FACED
)
LYING_CARDS: Fact[tuple[LyingCard, ...] | None] = Fact(
    "existing_penalty_cards", Domain.PENALTY_CARDS, absent=Absent.REPORTED, tells=Tells.FACED
)
PARTNER_LYING_CARDS: Fact[tuple[LyingCard, ...] | None] = Fact(
    "partner_penalty_cards", Domain.PENALTY_CARDS, absent=Absent.REPORTED, tells=Tells.FACED
)
VISIBLE_COUNT = number("visible_count", 0, 13, walk=(0, 1, 2))
DESIGNATED: Fact[Card | None] = Fact(
    "designated", Domain.CARD, Source.PLAYER, absent=Absent.OPTION,
    representatives=(Card.parse("S3"),), tells=Tells.FACED,
)  # fmt: skip
DECLARER_OPTION: Fact[DeclarerOption | None] = one_of(
    "declarer_option", DeclarerOption, source=Source.PLAYER, absent=Absent.OPTION
)
OPPONENT_PLAYED: Fact[bool | None] = Fact(
    "opponent_played", Domain.YES_NO, absent=Absent.CONDITIONAL, representatives=(True, False)
)
NOS_CHANGED: Fact[bool | None] = Fact(
    "nos_changed", Domain.YES_NO, Source.PLAYER, Absent.OPTION, representatives=(True,)
)
PARTNER_CARD: Fact[Card | None] = Fact(
    "partner_card", Domain.CARD, absent=Absent.OPEN, tells=Tells.FACED
)
DELIBERATE = yes_no("deliberate", absent=Absent.REPORTED)
DECLARER_PLAYED_AFTER = yes_no("declarer_played_after")
TRICK_COMPLETE = yes_no("trick_complete")
DEEMED_LED = yes_no("deemed_led", Source.DIRECTOR)
PREMATURE_KIND: Fact[PrematureKind] = one_of("premature_kind", PrematureKind)
LEGAL_IN_TURN = yes_no("legal_in_turn", tells=Tells.BY_PLAYING)
ORDER_KNOWN: Fact[bool | None] = Fact(
    "order_of_cards_known", Domain.YES_NO, absent=Absent.OPEN, representatives=(True, False)
)
AFTER_IRREGULAR_LEAD = yes_no("opening_lead_was_out_of_turn")

# The same facts where another Law reads them: what one asks, another only hears of.
EXPOSED_HOW = replace(
    EXPOSURE,
    representatives=(
        Exposure.DROPPED, Exposure.NAMED, Exposure.LED_OUT_OF_TURN, Exposure.PLAYED_OUT_OF_TURN,
        Exposure.RETRACTED, Exposure.CLAIM_RELATED, Exposure.REQUIRED_BY_LAW,
        Exposure.SPREAD_AS_DUMMY,
    ),
)  # fmt: skip
FACE_TO_PARTNER = replace(PARTNER_COULD_SEE, absent=Absent.ASKED)
CARDS_SHOWN: Fact[tuple[Card, ...]] = Fact(
    CARDS.key, Domain.CARDS, representatives=(SPOT, HONOUR, TWO_SPOTS), tells=Tells.FACED
)
PLAYED_AFTER_IF_TOLD = replace(DECLARER_PLAYED_AFTER, absent=Absent.OPEN)
PLAYED_ON_IF_REPORTED = replace(
    NEXT_TRICK_PLAYED_BY,
    absent=Absent.REPORTED,
    quiet=PlayedOn.NOBODY,
    representatives=(PlayedOn.NOBODY, PlayedOn.BOTH),
)

DEFENDER_CARD: Fact[Card] = Fact("defender_card", Domain.CARD, tells=Tells.FACED)

EXPOSING = (
    EXPOSURE, PARTNER_COULD_SEE, CARDS, LYING_CARDS, PARTNER_LYING_CARDS, VISIBLE_COUNT,
    DESIGNATED, DECLARER_OPTION, OPPONENT_PLAYED, DEEMED_LED, DELIBERATE, NOS_CHANGED,
    PARTNER_CARD, DEFENDER_CARD, DECLARER_PLAYED_AFTER, TRICK_COMPLETE, LEGAL_IN_TURN,
    PREMATURE_KIND, ORDER_KNOWN, AFTER_IRREGULAR_LEAD,
)  # fmt: skip
