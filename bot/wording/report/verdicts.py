"""Every kind of verdict as a table: its message, when it is given, the clauses that decide.

A row holds where its condition is true; the first that holds gives the message. ``laws`` names the
clauses that decide, and the first two of them that are cited stand in the sentence.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.wording.conditions import (
    Holds,
    all_of,
    always,
    any_of,
    cited,
    happened,
    ordered,
    put_by,
    told_as,
    unless,
)
from bot.wording.report.state import (
    CHOOSES_A_CARD,
    COMPLETED,
    KEPT_ONE,
    REVOKED,
    THIS_TRICK,
    asks_about_lead,
    goes_back_in_trick,
    leads_on,
    leads_to,
    leaves_penalty_card,
    no_trick_moves,
    only_listed,
    own_card_too,
    tricks_move,
    tricks_open,
)
from bot.wording.variants import BOTH_CORRECTED, corrected_anyway, ended, none_visible
from rules.effects import Action, Who
from rules.vocabulary.play import Irregularity

_A, _I = Action, Irregularity


class Verdict(NamedTuple):
    """One kind of verdict: its message, when it is given, and the clauses that decide."""

    message: str
    holds: Holds
    laws: tuple[str, ...] = ()


OPEN_AND_DEALS = (
    Verdict("open", ordered(_A.ESCALATE)),
    Verdict("result-cancelled", ordered(_A.CANCEL_RESULT), ("13",)),
    Verdict("foreign-card", ordered(_A.REMOVE_SURPLUS_CARD), ("13",)),
    Verdict("deal-restored", ordered(_A.RESTORE_DEAL), ("13",)),
    Verdict(
        "deal-not-played",
        all_of(ordered(_A.AWARD_ADJUSTED_SCORE), cited("13"), only_listed), ("13",),
    ),
    Verdict(
        "card-restored-revoke-corrected",
        all_of(ordered(_A.SEARCH_CARD), ordered(_A.CORRECT_REVOKE)), ("14", "62"),
    ),
    Verdict(
        "card-restored-revoke-settled",
        all_of(ordered(_A.SEARCH_CARD), tricks_move), ("14", "64"),
    ),
    Verdict(
        "card-restored-revoke-open", all_of(ordered(_A.SEARCH_CARD), tricks_open), ("14", "64"),
    ),
    Verdict(
        "card-restored-revoke-none",
        all_of(ordered(_A.SEARCH_CARD), no_trick_moves), ("14", "64"),
    ),
    Verdict("deal-rebuilt", ordered(_A.RECONSTRUCT_DEAL), ("14",)),
    Verdict(
        "card-restored-penalty", all_of(ordered(_A.SEARCH_CARD), leaves_penalty_card),
        ("14", "50"),
    ),
    Verdict("card-restored", ordered(_A.SEARCH_CARD), ("14",)),
)  # fmt: skip
DEFECTIVE_TRICKS = (
    Verdict("both-tricks-open", all_of(KEPT_ONE, COMPLETED, tricks_open), ("67B1", "64")),
    Verdict("both-tricks-settled", all_of(KEPT_ONE, COMPLETED, tricks_move), ("67B1", "64")),
    Verdict("both-tricks-none", all_of(KEPT_ONE, COMPLETED, no_trick_moves), ("67B1", "64")),
    Verdict("both-tricks", all_of(KEPT_ONE, COMPLETED), ("67B2", "67B1")),
    Verdict("omitted-open", all_of(COMPLETED, tricks_open), ("67B1", "64")),
    Verdict("omitted-settled", all_of(COMPLETED, tricks_move), ("67B1", "64")),
    Verdict("omitted-none", all_of(COMPLETED, no_trick_moves), ("64", "67B1")),
    Verdict("omitted", COMPLETED, ("67B1",)),
    Verdict("surplus-revoke-corrected", all_of(KEPT_ONE, ordered(_A.CORRECT_REVOKE)),
            ("62", "67B2", "58B4")),
    Verdict("surplus-revoke-open", all_of(KEPT_ONE, tricks_open), ("64", "67B2", "58B4")),
    Verdict("surplus-revoke-settled", all_of(KEPT_ONE, tricks_move), ("64", "67B2", "58B4")),
    Verdict("surplus-revoke-none", all_of(KEPT_ONE, no_trick_moves), ("64", "67B2", "58B4")),
    Verdict("surplus", KEPT_ONE, ("67B2", "58B4")),
    Verdict(
        "played-again", all_of(ordered(_A.FILE_PLAYED_CARD), ordered(_A.WITHDRAW_CARD)),
        ("67B3",),
    ),
    Verdict("pointing-turned", all_of(ordered(_A.FILE_PLAYED_CARD), happened(_I.POINTING)),
            ("65",)),
    Verdict("put-back", ordered(_A.FILE_PLAYED_CARD), ("67B3",)),
    Verdict("pointing-stays", happened(_I.POINTING), ("65",)),
)  # fmt: skip
SEVERAL_CARDS = (
    Verdict("two-name-penalty", all_of(put_by("designated"), ordered(_A.CARD_TO_PENALTY)),
            ("67A2", "58B2")),
    Verdict("two-name-unseen", all_of(put_by("designated"), ordered(_A.NOT_PENALTY_CARD)),
            ("67A2", "58B2")),
    Verdict("two-name", put_by("designated"), ("67A2", "58B2")),
    Verdict("two-named-penalty", all_of(ordered(_A.DESIGNATE_CARD), ordered(_A.CARD_TO_PENALTY)),
            ("67A2", "58B2")),
    Verdict("two-named", ordered(_A.DESIGNATE_CARD), ("67A2", "58B2")),
    Verdict("two-one-visible", ordered(_A.PICK_UP_OTHERS), ("67A2", "58B1")),
    Verdict("two-none-visible",
            all_of(ordered(_A.SUPPLY_LEGAL_CARD), ordered(_A.CARD_RETURNS_TO_HAND), none_visible),
            ("67A2", "58B")),
)  # fmt: skip
CORRECTED = (
    Verdict("revokes-both", all_of(ordered(_A.CORRECT_REVOKE), BOTH_CORRECTED), ("62",)),
    Verdict("revoke-trick12", all_of(ordered(_A.CORRECT_REVOKE), cited("62D")), ("62D",)),
    Verdict("revoke-anyway-open", all_of(ordered(_A.CORRECT_REVOKE), corrected_anyway,
            tricks_open), ("63B", "43B2", "64")),
    Verdict("revoke-anyway-settled", all_of(ordered(_A.CORRECT_REVOKE), corrected_anyway,
            tricks_move), ("63B", "43B2", "64")),
    Verdict("revoke-anyway", all_of(ordered(_A.CORRECT_REVOKE), corrected_anyway),
            ("63B", "43B2", "64")),
    Verdict("revoke-corrected-penalty",
            all_of(ordered(_A.CORRECT_REVOKE), ordered(_A.CARD_TO_PENALTY)), ("62A", "62B1")),
    Verdict("revoke-corrected", ordered(_A.CORRECT_REVOKE), ("62A", "62B")),
)  # fmt: skip
ESTABLISHED = (
    Verdict("revoke-open", all_of(REVOKED, tricks_open), ("64",)),
    Verdict("revoke-settled", all_of(REVOKED, tricks_move), ("64",)),
    Verdict("revoke-none", all_of(REVOKED, no_trick_moves), ("64",)),
    Verdict("no-revoke", all_of(cited("61A"), only_listed), ("61A",)),
)
LEADS = (
    Verdict("lead-five-options",
            all_of(put_by("lead_accepted"), put_by("declarer_began_spreading")), ("54",)),
    Verdict("lead-spread", put_by("declarer_began_spreading"), ("54",)),
    Verdict("lead-asked-declarer",
            asks_about_lead(Who.DECLARER), ("53", "54", "55")),
    Verdict("lead-asked-defender",
            asks_about_lead(Who.EITHER_DEFENDER), ("55", "53")),
    Verdict("lead-asked-next", put_by("lead_accepted"), ("55", "53")),
    Verdict("declarer-becomes-dummy", ordered(_A.DECLARER_BECOMES_DUMMY), ("54A",)),
    Verdict("lead-stands-must", all_of(ordered(_A.LEAD_STANDS), cited("54C")), ("54C",)),
    Verdict("lead-accepted-opening",
            any_of(ordered(_A.SECOND_CARD_FROM_DECLARER), cited("54B")), ("54B",)),
    Verdict("lead-proper-choice", all_of(ordered(_A.LEAD_STANDS), THIS_TRICK), ("57A", "53")),
    Verdict("lead-proper-chosen",
            all_of(ordered(_A.LEAD_STANDS), cited("57A"), leaves_penalty_card), ("57A", "53")),
    Verdict("lead-proper", all_of(ordered(_A.LEAD_STANDS), goes_back_in_trick), ("53",)),
    Verdict("lead-played-after", all_of(ordered(_A.LEAD_STANDS), cited("60A")), ("60A",)),
    Verdict("lead-in-turn", all_of(ordered(_A.LEAD_STANDS), cited("53B", "53C")), ("53",)),
    Verdict("lead-stands", ordered(_A.LEAD_STANDS), ("53", "55", "45E")),
    Verdict("lead-not-their-turn", all_of(cited("47E1"), ordered(_A.CARD_RETURNS_TO_HAND)),
            ("47E1",)),
    Verdict("lead-from-right-hand", all_of(ordered(_A.RETRACT_LEAD),
            ordered(_A.LEAD_FROM_CORRECT_HAND)), ("55", "45E")),
    Verdict("face-down-back", ordered(_A.LEAD_FROM_CORRECT_HAND), ("41",)),
)  # fmt: skip
RESTRICTED_LEADS = (
    Verdict("lead-suit-named", all_of(ordered(_A.RETRACT_LEAD), put_by("declarer_suit")),
            ("54D", "56", "51B")),
    Verdict("lead-refused-choice", all_of(ordered(_A.RETRACT_LEAD), put_by("declarer_option")),
            ("54D", "56", "50D2", "51B")),
    Verdict("suit-named", put_by("declarer_suit"), ("51B", "51")),
    Verdict("penalty-choose", put_by("chosen_penalty_card"), ("51A", "50D1")),
    Verdict("partner-lead-choice", all_of(put_by("declarer_option"), unless(THIS_TRICK)),
            ("50D2", "51B", "51")),
    Verdict("partner-shown-choice", all_of(put_by("declarer_option"),
            happened(_I.PENALTY_CARD_PENDING)), ("50D2", "51B", "51")),
    Verdict("own-penalty-led", all_of(ordered(_A.MUST_PLAY_PENALTY_CARD), own_card_too,
            ordered(_A.PICK_UP_PENALTY_CARDS, _A.PENALTY_CARD_STAYS)), ("51", "50D2", "50D1")),
    Verdict("suit-required", all_of(ordered(_A.PICK_UP_PENALTY_CARDS),
            told_as("declarer_option", "REQUIRE_SUIT"), unless(ordered(_A.CARD_STANDS))),
            ("50D2(a)", "51B", "51", "54D")),
    Verdict("suit-forbidden", all_of(ordered(_A.PICK_UP_PENALTY_CARDS),
            told_as("declarer_option", "FORBID_SUIT"), unless(ordered(_A.CARD_STANDS))),
            ("50D2(a)", "51B", "51", "54D")),
    Verdict("lead-free-refused", all_of(ordered(_A.RETRACT_LEAD),
            ordered(_A.PENALTY_CARD_STAYS)), ("54D", "56", "50D2(b)", "51B")),
    Verdict("lead-refused", all_of(ordered(_A.RETRACT_LEAD), leaves_penalty_card),
            ("54D", "56", "50D")),
    Verdict("lead-refused-over", ordered(_A.RETRACT_LEAD), ("54D", "56")),
)  # fmt: skip
PENALTY_CARDS = (
    Verdict("penalty-play-asked", put_by("penalty_play_accepted"), ("52",)),
    Verdict("penalty-play-refused", all_of(ordered(_A.SUBSTITUTE_LEGAL_CARD), cited("52B2")),
            ("52B2",)),
    Verdict("offered-legal", ordered(_A.OFFERED_CARD_LEGAL), ("50C",)),
    Verdict("offered-illegal", ordered(_A.OFFERED_CARD_ILLEGAL), ("50C", "44C")),
    Verdict("penalty-play-stands-stays", all_of(happened(_I.PENALTY_CARD_NOT_PLAYED),
            ordered(_A.PENALTY_CARD_STAYS)), ("52B1", "50D1")),
    Verdict("penalty-play-stands", happened(_I.PENALTY_CARD_NOT_PLAYED), ("52B1",)),
    Verdict("penalty-must", ordered(_A.MUST_PLAY_PENALTY_CARD), ("50D1", "51A")),
    Verdict("unable-picked-up", all_of(ordered(_A.CARD_STANDS),
            ordered(_A.PICK_UP_PENALTY_CARDS)), ("59", "50D2")),
    Verdict("unable", all_of(ordered(_A.CARD_STANDS), cited("57B", "59"),
            unless(leaves_penalty_card)), ("57B", "59")),
    Verdict("unable-penalty", all_of(ordered(_A.CARD_STANDS), cited("57B", "59")),
            ("57B", "59")),
    Verdict("lead-is-free", all_of(happened(_I.PENALTY_CARD_PENDING),
            told_as("declarer_option", "NO_RESTRICTION")), ("50D2(b)", "51B", "51")),
    Verdict("minor-lead-free", all_of(happened(_I.PENALTY_CARD_PENDING), cited("50C"),
            told_as("to_act", "partner_to_lead")), ("50C",)),
    Verdict("penalty-cannot-yet", all_of(happened(_I.PENALTY_CARD_PENDING),
            told_as("to_act", "offender_to_play"), ordered(_A.PENALTY_CARD_STAYS)),
            ("50D1", "50C")),
    Verdict("penalty-stays", all_of(happened(_I.PENALTY_CARD_PENDING), leaves_penalty_card),
            ("50", "51")),
    Verdict("penalty-over", happened(_I.PENALTY_CARD_PENDING), ("50", "16", "51")),
)  # fmt: skip
THIS_TRICK_ONLY = (
    Verdict("this-trick-choice", THIS_TRICK, ("57A",)),
    Verdict("this-trick-chosen", all_of(cited("57A"), CHOOSES_A_CARD), ("57A",)),
    Verdict("this-trick-excused", all_of(cited("57C"), unless(leaves_penalty_card),
            unless(ordered(_A.WITHDRAW_CARD))), ("57C",)),
    Verdict("early-withdrawn", all_of(cited("57C"), ordered(_A.WITHDRAW_CARD)), ("57C",)),
    Verdict(
        "early-stays-open", all_of(cited("57D"), ordered(_A.CARD_TO_PENALTY)), ("57D",)
    ),
    Verdict("early-stands", all_of(cited("57D"), ordered(_A.CARD_STANDS)), ("57D",)),
    Verdict("early-no-rectification", all_of(cited("57"), ordered(_A.NO_RECTIFICATION)),
            ("57",)),
    Verdict("card-played-after", all_of(cited("60A"), ordered(_A.CARD_STANDS)), ("60A",)),
    Verdict("play-after-legal", all_of(cited("60B")), ("60B",)),
    Verdict("completed", ordered(_A.SUPPLY_LEGAL_CARD), ("67A1", "57")),
)  # fmt: skip
SINGLE_CARDS = (
    Verdict("named-changed", all_of(happened(_I.DESIGNATION_CHANGE), ordered(_A.WITHDRAW_CARD)),
            ("45C4",)),
    Verdict("named-stands", all_of(happened(_I.DESIGNATION_CHANGE), ordered(_A.CARD_STANDS)),
            ("45C4",)),
    Verdict("dummy-changed", all_of(happened(_I.DUMMY_WRONG_CARD), ordered(_A.WITHDRAW_CARD)),
            ("45D",)),
    Verdict("dummy-suggested", cited("45F"), ("45F",)),
    Verdict("dummy-stays", happened(_I.DUMMY_WRONG_CARD), ("45D",)),
    Verdict("turned-up", all_of(ordered(_A.CARD_STANDS), cited("45G")), ("45G",)),
    Verdict("card-played", all_of(happened(_I.PLAYED_OR_NOT), ordered(_A.CARD_STANDS)),
            ("45C",)),
    Verdict("not-played-unseen", all_of(happened(_I.PLAYED_OR_NOT),
            ordered(_A.NOT_PENALTY_CARD)), ("45C", "49")),
    Verdict("not-played-penalty", all_of(happened(_I.PLAYED_OR_NOT), leaves_penalty_card),
            ("45C", "49", "50")),
    Verdict("not-played", happened(_I.PLAYED_OR_NOT), ("45C", "49")),
    Verdict("not-penalty-claim", all_of(ordered(_A.NOT_PENALTY_CARD), cited("68D")), ("68D",)),
    Verdict("not-penalty-concession", all_of(ordered(_A.NOT_PENALTY_CARD), cited("68B")),
            ("68B", "49")),
    Verdict("not-penalty", ordered(_A.NOT_PENALTY_CARD), ("49", "45E")),
    Verdict("declaring-card", cited("48A", "48B2"), ("48A", "48B2")),
    Verdict("penalty-card", leaves_penalty_card, ("50B", "49", "45E1", "50")),
    Verdict("card-back", ordered(_A.CARD_RETURNS_TO_HAND), ("45E", "47")),
)  # fmt: skip
REST = (
    Verdict("enquiry-allowed", ordered(_A.ANSWER_ENQUIRY), ("61B",)),
    Verdict("enquiry-refused", ordered(_A.REFUSE_ENQUIRY), ("61B",)),
    Verdict("inspection-own-card", all_of(ordered(_A.ALLOW_INSPECTION),
            told_as("inspected", "own_last_card")), ("66",)),
    Verdict("inspection-allowed", ordered(_A.ALLOW_INSPECTION), ("66",)),
    Verdict("inspection-too-late", all_of(ordered(_A.REFUSE_INSPECTION),
            told_as("inspected", "own_last_card")), ("66",)),
    Verdict("inspection-refused", ordered(_A.REFUSE_INSPECTION), ("66", "61")),
    Verdict("dummy-forfeited", ordered(_A.PLAY_ON_RESERVE_RIGHTS), ("43B",)),
    Verdict("dummy-first", ordered(_A.POSSIBLE_PROCEDURAL_PENALTY), ("43",)),
    Verdict("dummy-late", happened(_I.DUMMY_DREW_ATTENTION), ("43",)),
    Verdict("retraction", happened(_I.RETRACTION), ("16", "47")),
    Verdict("is-revoke", leads_to("61", "62", "64"), ("59", "57B", "50")),
    Verdict("comes-early", leads_to("57")),
    Verdict("comes-lead", leads_to("53", "54", "55", "56")),
    Verdict("comes-before-lead", leads_to("24"), ("54", "48")),
    Verdict("comes-other", leads_on),
    Verdict("claim", ordered(_A.RULE_ON_CLAIM), ("48B", "68")),
    Verdict("no-rectification", ordered(_A.NO_RECTIFICATION)),
    Verdict("card-stands", ordered(_A.CARD_STANDS)),
    Verdict("nothing-over", ended),
    Verdict("nothing", always),
)  # fmt: skip
VERDICTS = (
    *OPEN_AND_DEALS, *DEFECTIVE_TRICKS, *SEVERAL_CARDS, *CORRECTED, *ESTABLISHED, *LEADS,
    *RESTRICTED_LEADS, *PENALTY_CARDS, *THIS_TRICK_ONLY, *SINGLE_CARDS, *REST,
)  # fmt: skip
"""Every kind of verdict, the narrower before the wider; the last fits any ruling."""
