"""Cases whose rulings name further Laws, and where each of them leads."""

from __future__ import annotations

from typing import Any

from bot.codes import value_code
from bot.reading import read_case
from rules import Case, Ruling, contradictions, rule
from rules.going_on import going_on
from rules.onward_routes import ROUTES

SEATS = {"declarer": "S", "offender": "W"}
MINOR = {"card": "S4", "kind": "minor"}
OWN, PARTNERS = "existing_penalty_cards", "partner_penalty_cards"


def ruled(irregularity: str, edition: str = "2017", **facts: Any) -> Ruling:
    """The ruling of a case in the words of the JSON door; ``table`` may be among them."""
    table = facts.pop("table", {})
    data = {"irregularity": irregularity, "edition": edition, "table": table, "facts": facts}
    case = read_case(data)
    assert isinstance(case, Case), case
    assert not contradictions(case)
    ruling = rule(case)
    assert isinstance(ruling, Ruling), ruling
    return ruling


def told(case: Case) -> dict[str, Any]:
    """The facts of a case as the JSON door writes them."""
    return {key: value_code(value) for key, value in case.answers.items()}


def ways(ruling: Ruling) -> list[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """Irregularity, Laws and facts of each case that comes next."""
    return [(one.case.irregularity.value, one.laws, told(one.case)) for one in going_on(ruling)]


def counted_too_early() -> Ruling:
    """A card found by a count that counts as a lead and came before the trick was full."""
    told = {"deemed_led": "yes", "trick_complete": "no"}
    return ruled("card_count", **ADDED, **DEFENDER, **told)


def uncovered(ruling: Ruling) -> set[str]:
    """The Laws that a ruling names and that lead nowhere, though others may be open instead."""
    known = {law for one in ROUTES.get(ruling.case.irregularity, ()) for law in one.laws}
    found = set(ruling.onward) - known
    return found if going_on(ruling) else set(ruling.onward)


DEFENDER = {"offender_role": "defender"}
IN_THE_PLAY = {"phase": "play"}
OMITTED: dict[str, Any] = {
    **DEFENDER, "defect": "omitted", "next_trick_played_by": "offending_side",
    "next_trick_player": "offender",
}  # fmt: skip
ADDED = {"defect": "extra", "next_trick_played_by": "none", "extra_came": "one_after_another"}
RESTORED: dict[str, Any] = {
    **DEFENDER, "defect": "extra", "next_trick_played_by": "both", "faced_card_known": "yes",
    "extra_card_exposed": "yes", "extra_cards": ["S4"], "trick_no": 12,
    "restored_card_revoke": "established", "revoke_trick_won_by": "offender",
}  # fmt: skip
WHOLE: dict[str, Any] = {"suspect_total": "13", "other_totals": "all_13", "deltas_zero": "yes"}
EARLY = {**DEFENDER, "premature_kind": "lead_to_next_trick"}
TOGETHER: dict[str, Any] = {**EARLY, "next_in_rotation": "no", "declarer_played_after": "yes"}
PLAYED_ON: dict[str, Any] = {
    "declarer_told_to_retract": "no", "proper_lead_made": "no", "next_in_rotation": "no",
    "os_partner_played_after": "yes",
}  # fmt: skip

TABLE: dict[str, tuple[str, dict[str, Any], list[tuple[str, tuple[str, ...], dict[str, Any]]]]] = {
    "67A-7, a defender": (
        "card_count", {**OMITTED, OWN: [{"card": "H9", "kind": "minor"}]},
        [("lead_out_of_turn", ("53", "56"),
          {**IN_THE_PLAY, **DEFENDER, OWN: [{"card": "H9", "kind": "minor"}]})],
    ),
    "67A-7, declarer, after a claim": (
        "card_count", {**OMITTED, "offender_role": "declarer", "claimed": "yes"},
        [("lead_out_of_turn", ("55",), {**IN_THE_PLAY, "offender_role": "declarer"})],
    ),
    "45E found by counting": (
        "card_count",
        {**ADDED, **DEFENDER, "deemed_led": "yes", "partner_could_see": "yes", "cards": ["S4"]},
        [("lead_out_of_turn", ("53", "56"), {**IN_THE_PLAY, **DEFENDER, "cards": ["S4"]})],
    ),
    "45E found by counting, before the trick was full": (
        "card_count",
        {**ADDED, **DEFENDER, "deemed_led": "yes", "trick_complete": "no", "cards": ["S4"]},
        [("premature_play", ("57",), {**DEFENDER, "cards": ["S4"]})],
    ),
    "45E in dummy": (
        "card_count", {**ADDED, "offender_role": "dummy", "deemed_led": "yes"},
        [("lead_out_of_turn", ("55",), {**IN_THE_PLAY, "offender_role": "dummy"})],
    ),
    "67B2 on trick 12, with the card that came back": (
        "card_count", {**RESTORED, "claimed": "yes"},
        [("revoke", ("62",),
          {**DEFENDER, "trick_no": 12, "revoke_trick_won_by": "offender", "claimed": "yes",
           "failed": "follow_suit", OWN: [{"card": "S4", "kind": "minor"}]})],
    ),
    "a count that is right": ("card_count", WHOLE, [("pointing", ("65",), {})]),
    "a hand spread after an opening lead out of turn": (
        "exposed_card",
        {"offender_role": "declarer", "exposure": "spread_as_dummy", "lead_face": "up",
         "opening_lead_was_out_of_turn": "yes", "cards": ["S4"]},
        [("opening_lead_out_of_turn", ("54",),
          {"lead_face": "up", "declarer_began_spreading": "yes"})],
    ),
    "58A in a known order": (
        "simultaneous_two_players", {"order_of_cards_known": "yes", "phase": "play"},
        [("lead_out_of_turn", ("53",), {"phase": "play"}),
         ("premature_play", ("57",), {"phase": "play"})],
    ),
    "58A in a known order, a play": (
        "simultaneous_two_players",
        {**DEFENDER, "order_of_cards_known": "yes", "premature_kind": "play_before_partner"},
        [("premature_play", ("57",), {**DEFENDER, "premature_kind": "play_before_partner"})],
    ),
    "58A in a known order, declarer's lead": (
        "simultaneous_two_players",
        {**EARLY, "offender_role": "declarer", "order_of_cards_known": "yes"},
        [("lead_out_of_turn", ("53",), {"offender_role": "declarer"})],
    ),
    "58A when declarer has played": (
        "simultaneous_two_players", TOGETHER,
        [("play_after_illegal", ("60",), {**EARLY, "declarer_played_after": "yes"})],
    ),
    "60C": (
        "play_after_illegal", {**DEFENDER, **PLAYED_ON, PARTNERS: ["HK"]},
        [("lead_out_of_turn", ("53", "56"), {
            **DEFENDER, "proper_lead_made": "no", PARTNERS: [{"card": "HK", "kind": "major"}]}),
         ("premature_play", ("57",), {
             **DEFENDER, "proper_lead_made": "no", PARTNERS: [{"card": "HK", "kind": "major"}]})],
    ),
    "60A, declarer's lead": (
        "play_after_illegal",
        {**PLAYED_ON, "offender_role": "declarer", "os_partner_played_after": "no"},
        [("lead_out_of_turn", ("53", "55"),
          {"offender_role": "declarer", "proper_lead_made": "no"}),
         ("premature_play", ("57",), {"offender_role": "declarer", "proper_lead_made": "no"})],
    ),
    "59, though the player could": (
        "cannot_comply", {"partner_can_comply": "yes", "declarer_option": "REQUIRE_SUIT"},
        [("revoke", ("61", "62", "64"), {})],
    ),
    "both sides revoked": (
        "revoke",
        {"failed": "follow_suit", "both_revoked_same_trick": "yes", "establish_event": "none",
         "next_trick_played_by": "none", "offender_role": "dummy", "nos_played_after": "none"},
        [("revoke", ("62",), {"both_revoked_same_trick": "yes", **DEFENDER})],
    ),
    "a foreign card in 1997": ("card_count", {"foreign_card": "yes"}, []),
    "the order cannot be settled": (
        "simultaneous_two_players", {"order_of_cards_known": "no", "next_in_rotation": "yes"}, [],
    ),
    "a card in the auction": ("revoke", {"phase": "auction"}, []),
    "a claim": (
        "exposed_card", {"offender_role": "declarer", "exposure": "claim_related"}, [],
    ),
}  # fmt: skip


def two_wrong_hands(**more: Any) -> Ruling:
    """West omitted a card, and a row of East's is too long."""
    hands = {"N": (6, 7), "S": (6, 7), "W": (7, 6), "E": (5, 8)}
    counts = {seat: {"hand": hand, "played": played} for seat, (hand, played) in hands.items()}
    due = dict.fromkeys("NESW", 7)
    return ruled(
        "card_count", table=SEATS, counts=counts, expected_played=due,
        next_trick_played_by="both", did_play_card="no", holds_suit_led="yes", **more,
    )  # fmt: skip


def missing_card_found() -> Ruling:
    return ruled(
        "card_count", suspect_total="less", other_totals="all_13",
        missing_card_place="other_played",
    )  # fmt: skip


def both_revoked_with_a_found_card() -> Ruling:
    """A found card should have been played to the trick in progress, and both sides revoked."""
    return ruled(
        "card_count", suspect_total="less", other_totals="all_13", missing_card_place="elsewhere",
        restored_card_revoke="not_established", offender_role="declarer", phase="play",
        both_revoked_same_trick="yes", nos_played_after="none",
    )  # fmt: skip


def enquiry() -> Ruling:
    return ruled(
        "revoke_enquiry", asker="declarer_to_defender", revoked="yes", trick_no=5, **DEFENDER
    )
