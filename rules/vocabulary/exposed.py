"""Facts about penalty cards, exposed cards and two cards at once (specification 2.4)."""

from enum import StrEnum

from rules.facts import Absent, Domain, Fact, LyingCard, Source, number, one_of, word, yes_no
from rules.table import Card


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


EXPOSURE: Fact[Exposure] = Fact(
    "exposure", Domain.WORD, words=tuple(Exposure), kind=Exposure,
    representatives=(Exposure.DROPPED, Exposure.LED_OUT_OF_TURN),
)  # fmt: skip
PARTNER_COULD_SEE: Fact[bool] = Fact(
    "partner_could_see", Domain.YES_NO, absent=Absent.OPEN, quiet=True,
    representatives=(True, False),
)  # fmt: skip
CARDS: Fact[tuple[Card, ...] | None] = Fact("cards", Domain.CARDS, absent=Absent.OPEN)
LYING_CARDS: Fact[tuple[LyingCard, ...] | None] = Fact(
    "existing_penalty_cards", Domain.PENALTY_CARDS, absent=Absent.REPORTED
)
PARTNER_LYING_CARDS: Fact[tuple[LyingCard, ...] | None] = Fact(
    "partner_penalty_cards", Domain.PENALTY_CARDS, absent=Absent.REPORTED
)
VISIBLE_COUNT = number("visible_count", 0, 13, walk=(0, 1, 2))
DESIGNATED: Fact[Card | None] = Fact(
    "designated", Domain.CARD, Source.PLAYER, absent=Absent.OPTION,
    representatives=(Card.parse("S3"),),
)  # fmt: skip
DECLARER_OPTION: Fact[DeclarerOption | None] = one_of(
    "declarer_option", DeclarerOption, source=Source.PLAYER, absent=Absent.OPTION
)
OPPONENT_PLAYED: Fact[bool | None] = Fact(
    "opponent_played", Domain.YES_NO, absent=Absent.OPEN, representatives=(True, False)
)
NOS_CHANGED: Fact[bool | None] = Fact(
    "nos_changed", Domain.YES_NO, Source.PLAYER, Absent.OPTION, representatives=(True,)
)
DELIBERATE = yes_no("deliberate", absent=Absent.REPORTED)
DEEMED_LED = yes_no("deemed_led", Source.DIRECTOR)

EXPOSING = (
    word("to_act", "offender_to_play", "partner_to_lead", "partner_to_follow", "nobody"),
    word("suit_led", "S", "H", "D", "C", "none"),
    word("offender_can_follow", "yes", "no"),
    word("declarer_played_after", "yes", "no"),
    word("trick_complete", "yes", "no"),
    word("partner_can_comply", "yes", "no", source=Source.DIRECTOR),
    Fact[Card]("offered_card", Domain.CARD),
    Fact[Card]("defender_card", Domain.CARD),
    Fact[Card]("partner_card", Domain.CARD),
    Fact[Card]("chosen_penalty_card", Domain.CARD, Source.PLAYER),
    word("used_information", "yes", "no", source=Source.DIRECTOR),
    word("legal_in_turn", "yes", "no"),
    EXPOSURE, PARTNER_COULD_SEE, CARDS, LYING_CARDS, PARTNER_LYING_CARDS, VISIBLE_COUNT,
    DESIGNATED, DECLARER_OPTION, OPPONENT_PLAYED, DEEMED_LED, DELIBERATE,
    NOS_CHANGED,
)  # fmt: skip
