"""The slash commands: which irregularity each one states, and which fact each option tells.

Names, descriptions and choices are messages of the catalogue; names and values of options are
public, for people write them into notes and help pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.wording.clauses import kebab
from locales import Catalogue
from rules.vocabulary.play import Irregularity

SEATS: Final = ("N", "E", "S", "W")
ROLES: Final = ("declarer", "dummy", "defender")
HANDS: Final = ("offender", "offender_partner", "opponents")
YES_NO: Final = ("yes", "no")
YES_NO_UNKNOWN: Final = ("yes", "no", "unknown")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: the fact that it tells as it stands, if it does, and what it offers.

    With ``values`` it is a list of choices, with ``high`` a whole number, else a text.
    """

    name: str
    fact: str = ""
    values: tuple[str, ...] = ()
    low: int = 0
    high: int | None = None
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Command:
    """One command; with ``first_required`` it cannot be sent without its first option."""

    name: str
    irregularity: Irregularity
    options: tuple[Option, ...]
    first_required: bool = False
    for_managers: bool = False
    """On servers alone, and shown only to those who manage them."""


OFFENDER: Final = Option("offender", "offender_role", ROLES)
OFFENDER_SEAT: Final = Option("offender-seat", values=SEATS)
DECLARER_SEAT: Final = Option("declarer-seat", values=SEATS)
CONTRACT: Final = Option("contract")
EDITION: Final = Option("edition", values=("1997", "2007", "2017"))
FEDERATION: Final = Option(
    "federation", "jurisdiction", ("WBF", "EBL", "ACBL", "EBU", "PZBS", "NBF", "other")
)
LANGUAGE: Final = Option("language", values=("en", "pl", "no"))
SUIT_LED: Final = Option("suit-led", "suit_led", ("S", "H", "D", "C"))
LATER_TRICKS: Final = Option("later-tricks", "later_tricks_os", high=12)
PLAYING: Final = Option("playing", values=YES_NO)
"""Whether the caller plays at the table: then no unplayed card is asked for or shown."""
EVERYWHERE: Final = (OFFENDER_SEAT, DECLARER_SEAT, EDITION, FEDERATION, LANGUAGE, PLAYING)
PLAYED_ON: Final = Option(
    "played-on", "next_trick_played_by", ("none", "offending_side", "non_offending_side", "both")
)
HOLDS_SUIT: Final = Option("holds-suit", "holds_suit_led", YES_NO_UNKNOWN)
HOW: Final = Option(
    "how", "exposure",
    ("dropped", "two_at_once", "held_visible", "named", "led_out_of_turn", "played_out_of_turn",
     "claim_related", "required_by_law", "spread_as_dummy"),
)  # fmt: skip
HAPPENED: Final = Option("happened")
OPENING: Final = Option("opening", values=YES_NO)

RULING: Final = Command(
    "ruling", Irregularity.CARD_COUNT, (HAPPENED, EDITION, FEDERATION, LANGUAGE, PLAYING)
)
"""Asks what happened; its irregularity is the one that is chosen."""

STRUCTURED: Final = (
    Command(
        "defective-trick",
        Irregularity.CARD_COUNT,
        (
            Option("fault", "defect", ("omitted", "extra", "misplaced_played_card")),
            OFFENDER, OFFENDER_SEAT, DECLARER_SEAT,
            PLAYED_ON,
            Option("trick", "defective_trick_no", low=1, high=13),
            SUIT_LED, HOLDS_SUIT,
            Option("cards", "cards"),
            Option("trick-winner", "defective_trick_won_by", HANDS),
            LATER_TRICKS, CONTRACT, EDITION, FEDERATION, LANGUAGE, PLAYING,
        ),
        first_required=True,
    ),
    Command(
        "revoke",
        Irregularity.REVOKE,
        (
            OFFENDER,
            Option("failed", "failed", ("follow_suit", "required_card", "required_suit")),
            Option(
                "card-place", "revoked_card_source",
                ("unfaced_hand", "faced_card", "penalty_card", "dummy"),
            ),
            Option(
                "next-trick", "establish_event",
                ("none", "os_played_next", "os_designated_next", "os_claimed", "agreement_69A"),
            ),
            Option("trick", "trick_no", low=1, high=13),
            Option("trick-winner", "revoke_trick_won_by", HANDS),
            LATER_TRICKS, *EVERYWHERE,
        ),
    ),
    Command(
        "penalty-card",
        Irregularity.PENALTY_CARD_PENDING,
        (
            Option("cards", "existing_penalty_cards"),
            Option("partner-cards", "partner_penalty_cards"),
            Option(
                "turn", "to_act",
                ("offender_to_play", "partner_to_lead", "partner_to_follow", "nobody"),
            ),
            SUIT_LED,
            Option("can-follow", "offender_can_follow", YES_NO_UNKNOWN),
            Option("offered", "offered_card"),
            HOW,
            *EVERYWHERE,
        ),
    ),
    Command(
        "exposed-card",
        Irregularity.EXPOSED_CARD,
        (
            OFFENDER,
            HOW,
            Option("cards", "cards"),
            Option("seen", "partner_could_see", YES_NO_UNKNOWN),
            *EVERYWHERE,
        ),
    ),
    Command(
        "lead-out-of-turn",
        Irregularity.LEAD_OUT_OF_TURN,
        (
            OPENING,
            OFFENDER,
            Option("lead-face", "lead_face", ("up", "down")),
            Option("turn-was", "turn_was", ("declarer_hand", "dummy", "other_defender")),
            Option(
                "accepted", "lead_accepted",
                ("by_statement", "by_next_hand_play", "not_accepted", "undecided"),
            ),
            Option("cards", "cards"),
            Option("trick", "trick_no", low=1, high=13),
            *EVERYWHERE,
        ),
    ),
    Command(
        "two-cards-at-once",
        Irregularity.TWO_CARDS,
        (
            OFFENDER,
            Option("cards-seen", "visible_count", high=13),
            Option("cards", "cards"),
            Option("opponent-played", "opponent_played", YES_NO),
            *EVERYWHERE,
        ),
    ),
    Command(
        "wrong-card-count",
        Irregularity.CARD_COUNT,
        (
            Option("north"), Option("east"), Option("south"), Option("west"),
            Option("due", high=13),
            PLAYED_ON,
            Option("card-in-trick", "did_play_card", YES_NO_UNKNOWN),
            HOLDS_SUIT, *EVERYWHERE,
        ),
    ),
)  # fmt: skip

LOOKED_UP: Final = Option("clause")
LAW: Final = Command(
    "law", Irregularity.CARD_COUNT, (LOOKED_UP, EDITION, LANGUAGE), first_required=True
)
"""Looks a clause up; it states no irregularity."""

CASE_ID: Final = Option("id", longest=160)
OTHER_ID: Final = Option("compare-with", longest=160)
IDS: Final = (CASE_ID, OTHER_ID)
CASE: Final = Command(
    "case", Irregularity.CARD_COUNT, (CASE_ID, OTHER_ID, LANGUAGE, PLAYING), first_required=True
)
"""Opens a case by its id, or two of them beside each other."""

HELP: Final = Command("help", Irregularity.CARD_COUNT, (LANGUAGE,))
ABOUT: Final = Command("about", Irregularity.CARD_COUNT, (LANGUAGE,))

SETTINGS: Final = Command("settings", Irregularity.CARD_COUNT, (LANGUAGE,))
"""Shows and changes what is chosen for oneself, a channel or a server."""

LOG: Final = Command("log", Irregularity.CARD_COUNT, (LANGUAGE,), for_managers=True)
"""Lists, exports and deletes what is kept of a server."""

COMMANDS: Final[Mapping[str, Command]] = MappingProxyType(
    {one.name: one for one in (RULING, *STRUCTURED, LAW, CASE, HELP, ABOUT, SETTINGS, LOG)}
)
"""Every command by its English name."""

COUNTED: Final = MappingProxyType(dict(zip(("north", "east", "south", "west"), SEATS, strict=True)))
"""The options in which a hand's cards are counted: in hand and played, as ``7 6``."""

PLAIN: Final = frozenset({"yes", "no", "unknown"})
"""Answers that every fact shares."""


def choice_message(option: Option, value: str) -> str:
    """The message of a choice: a short one of the command, else the answer to the fact."""
    own = f"option-{option.name}.choice-{kebab(value)}"
    if Catalogue.load("en", strict=False).has(own):
        return own
    if value in PLAIN:
        return f"answer-{value}"
    return f"answer-{kebab(option.fact)}-{kebab(value)}"


def description_message(command: Command, option: Option) -> str:
    """The message that describes an option: one of its own under this command, else the shared."""
    shared = f"option-{option.name}.description"
    own = f"{shared}-{command.name}"
    return own if Catalogue.load("en", strict=False).has(own) else shared
