"""Where a step has another wording for the case at hand, as a table.

A row holds where its step is ordered and its condition is true; the first that holds gives the
end of the message's id. A step without such a row keeps the plain wording.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.wording.clauses import kebab
from bot.wording.conditions import (
    Holds,
    all_of,
    any_of,
    cited,
    happened,
    ordered,
    told_as,
    unless,
)
from bot.wording.context import told, told_word
from bot.wording.fixed import one_each, two_short
from rules import Ruling
from rules.editions import E1997
from rules.effects import Action, Who, Withdrawal
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.play import Irregularity, Phase


class Variant(NamedTuple):
    """Another wording of a step, and when it is used."""

    step: Action
    ending: str
    holds: Holds


def variant(step: Action, ruling: Ruling) -> str:
    """The end of the id where a step has another wording for this case."""
    return next((row.ending for row in OF_STEP.get(step, ()) if row.holds(ruling)), "")


# Conditions


def shown_card_stays(ruling: Ruling) -> bool:
    """Whether an extra card becomes a penalty card on its way back."""
    several = (ruling.relied_on.get("visible_count") or 0) > 1
    shown = several or ruling.relied_on.get("extra_card_exposed") is True
    return shown and any(one.owner is Who.OFFENDER for one in ruling.penalty_cards)


def none_visible(ruling: Ruling) -> bool:
    """Whether cards came down together without any face being seen."""
    return ruling.relied_on.get("visible_count") == 0


def corrected_anyway(ruling: Ruling) -> bool:
    """Whether a revoke is put right although it counts as established."""
    asked_wrongly = ruling.case.edition is E1997 and "63B" in ruling.citations
    return asked_wrongly or cited("43B2")(ruling)


def own_card_led(ruling: Ruling) -> bool:
    """Whether the leader has a penalty card too, besides the one that declarer chose about."""
    chosen = ordered(Action.PICK_UP_PENALTY_CARDS, Action.PENALTY_CARD_STAYS)
    return chosen(ruling) and told_as("declarer_option", *LEAD_OPTIONS)(ruling)


def lead_is_free(ruling: Ruling) -> bool:
    """Whether declarer has left the lead free to a player without a penalty card."""
    led = any(one.owner is Who.OFFENDER_PARTNER for one in ruling.penalty_cards)
    free = told_as("declarer_option", DeclarerOption.NO_RESTRICTION)(ruling)
    return free and not led and not ordered(Action.MUST_PLAY_PENALTY_CARD)(ruling)


def suit_not_followed(ruling: Ruling) -> bool:
    """Whether the card offered is not of the suit led (44C), whatever a penalty card says."""
    illegal = [step for step in ruling.steps if step.code is Action.OFFERED_CARD_ILLEGAL]
    return any(step.citation == "44C" for step in illegal)


def suit_was_led(ruling: Ruling) -> bool:
    """Whether the card offered is of the suit led, which has to be followed."""
    offered = told(ruling.case, "offered_card")
    return offered is not None and told_word(ruling.case, "suit_led") == offered.suit


def stays_wrong(ruling: Ruling) -> bool:
    """Whether dummy's wrong card is left where it is, and nothing more is said of it."""
    wrong = ruling.case.irregularity is Irregularity.DUMMY_WRONG_CARD
    return wrong and {step.code for step in ruling.steps} <= LEFT_ALONE


def goes_back(ruling: Ruling) -> bool:
    """Whether the cards wrongly played round a proper lead are taken back."""
    return Withdrawal.ALL_ERRONEOUS_THIS_TRICK in ruling.withdraw


def becomes_penalty_card(ruling: Ruling) -> bool:
    """Whether the card that was led stays on the table as a penalty card."""
    return ordered(Action.CARD_TO_PENALTY)(ruling) or bool(ruling.penalty_cards)


def never_begun(ruling: Ruling) -> bool:
    """Whether the deal itself was wrong and is not played on."""
    deal = any(one.startswith("13") for one in ruling.citations)
    return deal and not ordered(Action.RESTORE_DEAL, Action.CANCEL_RESULT)(ruling)


def played_on(ruling: Ruling) -> bool:
    """Whether the board is still being played when the score is adjusted."""
    return bool(ruling.choices) or ordered(Action.PLAY_CONTINUES)(ruling)


def both_sides_revoked(ruling: Ruling) -> bool:
    """Whether no trick moves because both sides revoked (64B7; in 1997 64C alone, on one trick).

    Then neither side is the one that gets redress: the board is judged as if nobody had revoked.
    """
    none_by_equity = ruling.transfer is not None and ruling.transfer.citation == "64C"
    return none_by_equity or "64B7" in ruling.citations


def ended(ruling: Ruling) -> bool:
    """Whether the last trick has been played."""
    return ruling.case.answers.get("phase") is Phase.PLAY_ENDED


# The table

_A, _I = Action, Irregularity
LEFT_ALONE = frozenset(
    {
        _A.STOP_PLAY,
        _A.PLAY_CONTINUES,
        _A.TRANSFER_AT_END,
        _A.ASSESS_EQUITY_AT_END,
        _A.AWARD_ADJUSTED_SCORE,
    }
)
SETTLED = (_A.CARD_STANDS, _A.CARD_RETURNS_TO_HAND, _A.NOT_PENALTY_CARD)
REVOKES = (_I.REVOKE, _I.REVOKE_ENQUIRY)
LEAD_OPTIONS = (
    DeclarerOption.REQUIRE_SUIT, DeclarerOption.FORBID_SUIT, DeclarerOption.NO_RESTRICTION,
)  # fmt: skip
BOTH_CORRECTED = all_of(
    happened(*REVOKES),
    told_as("both_revoked_same_trick", "yes"),
    any_of(cited("62C3"), unless(cited("43B2", "63B", "64"))),
)
AT_A_TURN = unless(ordered(_A.CARD_STANDS))

VARIANTS = (
    Variant(_A.ESTABLISH_TRICK, "-two", two_short),
    Variant(_A.ESTABLISH_TRICK, "-even", one_each),
    Variant(_A.RETURN_EXTRA_CARDS, "-exposed", shown_card_stays),
    Variant(_A.CARD_RETURNS_TO_HAND, "-unseen", none_visible),
    Variant(_A.CARD_RETURNS_TO_HAND, "-restored", cited("14")),
    Variant(
        _A.CARD_RETURNS_TO_HAND, "-face-down",
        cited("41", "54"),
    ),
    Variant(_A.CARD_RETURNS_TO_HAND, "-revoke", ordered(_A.CORRECT_REVOKE)),
    Variant(
        _A.SUPPLY_LEGAL_CARD, "-partner",
        happened(_I.PREMATURE_PLAY, _I.SIMULTANEOUS_TWO_PLAYERS, _I.PLAY_AFTER_ILLEGAL),
    ),
    Variant(_A.SUPPLY_LEGAL_CARD, "-now", happened(_I.TWO_CARDS)),
    Variant(_A.WITHDRAW_CARD, "-again", ordered(_A.FILE_PLAYED_CARD)),
    Variant(_A.WITHDRAW_CARD, "-both-led", cited("62C3")),
    Variant(_A.WITHDRAW_CARD, "-both", BOTH_CORRECTED),
    Variant(_A.WITHDRAW_CARD, "-revoke", ordered(_A.CORRECT_REVOKE)),
    Variant(_A.WITHDRAW_CARD, "-named", happened(_I.DESIGNATION_CHANGE)),
    Variant(_A.WITHDRAW_CARD, "-dummy", happened(_I.DUMMY_WRONG_CARD)),
    Variant(_A.SUBSTITUTE_LEGAL_CARD, "-both", BOTH_CORRECTED),
    Variant(_A.SUBSTITUTE_LEGAL_CARD, "-penalty", cited("52B2")),
    Variant(_A.SUBSTITUTE_LEGAL_CARD, "-named", happened(_I.DESIGNATION_CHANGE)),
    Variant(_A.SUBSTITUTE_LEGAL_CARD, "-dummy", happened(_I.DUMMY_WRONG_CARD)),
    Variant(_A.CORRECT_REVOKE, "-both", BOTH_CORRECTED),
    Variant(_A.CORRECT_REVOKE, "-twelfth", cited("62D")),
    Variant(_A.CORRECT_REVOKE, "-anyway", corrected_anyway),
    Variant(_A.CARD_TO_PENALTY, "-others", happened(_I.TWO_CARDS)),
    Variant(_A.CARD_STANDS, "-in-turn", cited("57D")),
    Variant(_A.CARD_STANDS, "-unable", cited("57B", "59")),
    Variant(_A.CARD_STANDS, "-turned-up", told_as("turned_face_down", "yes")),
    Variant(_A.FILE_PLAYED_CARD, "-turned", happened(_I.POINTING)),
    Variant(_A.NO_RECTIFICATION, "-turned", happened(_I.POINTING)),
    Variant(_A.NO_RECTIFICATION, "-no-call", cited("14A")),
    Variant(_A.RECONSTRUCT_DEAL, "-no-call", cited("14A")),
    Variant(_A.NO_RECTIFICATION, "-dummy", cited("45F")),
    Variant(
        _A.NO_RECTIFICATION, "-not-played",
        all_of(happened(_I.PLAYED_OR_NOT), unless(ordered(*SETTLED))),
    ),
    Variant(_A.PLAY_ON_RESERVE_RIGHTS, "-dummy", cited("45F")),
    Variant(_A.PLAY_ON_RESERVE_RIGHTS, "-forfeited", cited("43B")),
    Variant(_A.POSSIBLE_PROCEDURAL_PENALTY, "-dummy", happened(_I.DUMMY_DREW_ATTENTION)),
    Variant(_A.TRANSFER_AT_END, "-now", ended),
    Variant(_A.ASSESS_EQUITY_AT_END, "-both-now", all_of(both_sides_revoked, ended)),
    Variant(_A.ASSESS_EQUITY_AT_END, "-both", both_sides_revoked),
    Variant(_A.ASSESS_EQUITY_AT_END, "-now", ended),
    Variant(_A.PLAY_CONTINUES, "-too-late", stays_wrong),
    Variant(_A.PLAY_CONTINUES, "-no-call", cited("14A")),
    Variant(
        _A.SEARCH_CARD, "-found",
        all_of(
            told_as("missing_card_place", "elsewhere", "previous_board_or_table"),
            unless(ordered(_A.CARD_RETURNS_TO_HAND)),
        ),
    ),
    Variant(_A.NOT_PENALTY_CARD, "-claim", cited("68D")),
    Variant(_A.RULE_ON_CLAIM, "-shown", cited("68D")),
    Variant(_A.NOT_PENALTY_CARD, "-unseen", told_as("partner_could_see", "no")),
    Variant(_A.AWARD_ADJUSTED_SCORE, "-deal", never_begun),
    Variant(_A.AWARD_ADJUSTED_SCORE, "-cancelled", ordered(_A.CANCEL_RESULT)),
    Variant(_A.AWARD_ADJUSTED_SCORE, "-later", played_on),
    Variant(_A.RESTORE_DEAL, "-play", ordered(_A.PLAY_CONTINUES)),
    Variant(_A.ALLOW_INSPECTION, "-own-card", told_as("inspected", "own_last_card")),
    Variant(_A.REFUSE_INSPECTION, "-own-card", told_as("inspected", "own_last_card")),
    Variant(_A.LEAD_STANDS, "-must", cited("54C")),
    Variant(_A.LEAD_STANDS, "-proper", goes_back),
    Variant(_A.LEAD_STANDS, "-played-after", cited("60A")),
    Variant(_A.RETRACT_LEAD, "-penalty", becomes_penalty_card),
    Variant(_A.OFFERED_CARD_ILLEGAL, "-only", ordered(_A.MUST_PLAY_PENALTY_CARD)),
    Variant(_A.OFFERED_CARD_ILLEGAL, "-follow", suit_not_followed),
    Variant(_A.OFFERED_CARD_ILLEGAL, "-led", suit_was_led),
    Variant(_A.MUST_PLAY_PENALTY_CARD, "-minor", ordered(_A.OFFERED_CARD_ILLEGAL)),
    Variant(_A.MUST_PLAY_PENALTY_CARD, "-own", own_card_led),
    Variant(
        _A.PICK_UP_PENALTY_CARDS, "-required",
        all_of(told_as("declarer_option", DeclarerOption.REQUIRE_SUIT), AT_A_TURN),
    ),
    Variant(
        _A.PICK_UP_PENALTY_CARDS, "-forbidden",
        all_of(told_as("declarer_option", DeclarerOption.FORBID_SUIT), AT_A_TURN),
    ),
    Variant(_A.PENALTY_CARD_STAYS, "-free", lead_is_free),
)  # fmt: skip
"""The other wordings, the narrower before the wider."""
OF_STEP: Mapping[Action, tuple[Variant, ...]] = {
    step: tuple(row for row in VARIANTS if row.step is step)
    for step in dict.fromkeys(row.step for row in VARIANTS)
}
"""The same rows, found by their step."""


def variant_ids() -> Iterable[str]:
    """The ids of all the other wordings, for a reader who wants to see them all."""
    return (f"step-{kebab(row.step)}{row.ending}" for row in VARIANTS)
