"""The code tables of tickets: a name's place in its table is its code.

Buttons live as long as the messages that they stand on, so a table is only ever added to, at its
end; what is shipped never moves. The first word of a line of ``FACTS`` is the key of a fact, the
others are the words of its domain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

VERSION = "1"

ACTIONS = (
    "show", "back", "why", "aloud", "law", "end", "pick", "report", "ask", "write", "written",
    "flips", "happened", "begin", "clause", "leads", "changed", "beside",
    "publish", "post", "withdraw", "fork", "fork_fact", "fork_value", "compare",
    "help", "about", "sheet", "who",
    "settings", "setting", "forget", "forgotten", "log", "export", "erase", "erased",
)  # fmt: skip
LANGUAGES = ("en", "pl", "no", "en-playing", "pl-playing", "no-playing")
"""The language of the answer; the second three are for a Director who plays."""
EDITIONS = ("1997", "2007", "2017")
JURISDICTIONS = ("WBF", "EBL", "ACBL", "EBU", "PZBS", "NBF", "other")
SEATS = ("N", "E", "S", "W")
DENOMINATIONS = ("C", "D", "H", "S", "NT")
DOUBLES = ("", "X", "XX")
OWNERS = ("offender", "offender_partner")
KINDS = ("minor", "major")
IRREGULARITIES = (
    "card_count", "two_cards", "extra_card_to_trick", "revoke", "revoke_enquiry", "exposed_card",
    "penalty_card_pending", "penalty_card_not_played", "lead_out_of_turn",
    "opening_lead_out_of_turn", "premature_play", "simultaneous_two_players",
    "play_after_illegal", "cannot_comply", "dummy_wrong_card", "designation_change",
    "played_or_not", "retraction", "inspection", "pointing", "dummy_drew_attention",
)  # fmt: skip
FACTS = (
    "phase auction auction_over_no_lead before_opening_lead_faced play play_ended",
    "offender_role declarer dummy defender",
    "attention_by declarer dummy defender director spectator",
    "defender_may_ask_partner yes no",
    "counts",
    "expected_played",
    "suspect_total 13 less more",
    "other_totals all_13 one_less one_more one_less_and_one_more",
    (
        "missing_card_place own_played other_played elsewhere previous_board_or_table not_found "
        "other_hand"
    ),
    "missing_card_seen_by_partner yes no",
    "called_with_wrong_hand yes no",
    "can_be_played yes no",
    "counts_even_two_defective",
    "deltas_zero yes no",
    "defect omitted extra misplaced_played_card",
    "defective_trick_no",
    "next_trick_played_by none offending_side non_offending_side both",
    "next_trick_player offender offender_partner both",
    "did_play_card",
    "replayed_later no current_trick earlier_trick",
    "too_late_to_correct",
    "holds_suit_led",
    "defective_trick_won_by offender offender_partner opponents",
    "later_tricks_os",
    "faced_card_known",
    "extra_cards",
    "extra_card_exposed",
    "restored_card_revoke none established not_established",
    "extra_came together one_after_another",
    "supplied_card_wins",
    "second_defective_trick_no",
    "second_later_tricks_os",
    "second_holds_suit_led",
    "failed follow_suit required_card required_suit",
    (
        "establish_event none os_played_next os_designated_next os_claimed os_acquiesced "
        "os_assented_open agreement_69A objection_raised illegal_enquiry dummy_forfeit_enquiry"
    ),
    "hands_returned yes no",
    "revoked_card_source unfaced_hand faced_card penalty_card dummy",
    "os_partner_played_after yes no",
    "partner_had_played_to_trick12 yes no",
    "partner_two_suits yes no",
    "revoke_card_was_faced yes no",
    "os_partner_changed yes no",
    "later_from_claim yes no",
    (
        "asker declarer_to_defender dummy_to_declarer dummy_to_defender defender_to_declarer "
        "defender_to_partner dummy defender any"
    ),
    "revoked yes no",
    "side_played_to_next yes no",
    "anyone_led_to_next yes no",
    "later_trick yes no",
    "inspected own_last_card quitted_tricks trick_just_played",
    "revoke_trick_won_by offender offender_partner opponents",
    "later_offender_playable",
    "trick_no",
    "same_suit_earlier_revoke no corrected established",
    "other_side_revoked no not_established established",
    "both_revoked_same_trick",
    "late_attention no nos_called_next_board round_over",
    "equity_shortfall unknown no yes",
    "claimed",
    "could_have_known",
    "damage",
    "nos_played_after none lho both rho",
    "to_act offender_to_play partner_to_lead partner_to_follow nobody",
    "suit_led S H D C none",
    "offender_can_follow yes no",
    "declarer_played_after yes no",
    "trick_complete yes no",
    "partner_can_comply yes no",
    "offered_card",
    "defender_card",
    "partner_card",
    "chosen_penalty_card",
    "used_information yes no",
    "legal_in_turn yes no",
    (
        "exposure dropped two_at_once held_visible named led_out_of_turn played_out_of_turn "
        "revoke_corrected retracted claim_related required_by_law spread_as_dummy"
    ),
    "partner_could_see",
    "cards",
    "existing_penalty_cards",
    "partner_penalty_cards",
    "visible_count",
    "designated",
    (
        "declarer_option HIGHEST LOWEST REQUIRE_OTHER_SUIT FORBID_OTHER_SUIT REQUIRE_SUIT "
        "FORBID_SUIT NO_RESTRICTION INVALID"
    ),
    "opponent_played",
    "deemed_led",
    "deliberate",
    "nos_changed",
    "lead_accepted by_statement by_next_hand_play not_accepted undecided",
    "acceptor_valid yes no",
    "wrong_defender_played yes no",
    "proper_lead_made yes no",
    "dummy_seen yes no",
    "declarer_began_spreading yes no",
    "lead_face up down",
    "turn_was declarer_hand dummy other_defender a_defender",
    "premature_kind lead_to_next_trick play_before_partner play_at_rho_turn",
    "defenders_disagree yes no",
    "next_in_rotation yes no",
    "first_statement accept refuse none",
    "declarer_told_to_retract yes no",
    "order_of_cards_known yes no",
    "intent lead play_to_this_trick extra_card accident show_cards",
    "slip_of_tongue yes no",
    "pause_for_thought yes no",
    "partner_has_played yes no",
    "from_dummy yes no",
    "first_card_of_trick yes no",
    (
        "card_position moved_and_withdrawn touching_or_near_table held_in_played_position "
        "released"
    ),
    "declarer_suit S H D C",
    "penalty_play_accepted yes no",
    "misinformed_turn no yes",
    "foreign_card no yes",
    "foreign_card_played no yes",
    "partner_card_shown none before_refusal after_refusal",
    "dummy_cause none dummy_picked_card dummy_suggested declarer_played_both",
    "already_ruled no as_here otherwise",
    "correction_period_over no yes",
    "appeal_period_over no yes",
    "turned_face_down",
    "dummy_forfeited_rights",
    "partner_led_face_down",
    "opening_lead_was_out_of_turn",
)  # fmt: skip
KEYS: tuple[str, ...] = tuple(line.split()[0] for line in FACTS)
WORDS: Mapping[str, Sequence[str]] = MappingProxyType(
    {key: tuple(words) for key, *words in map(str.split, FACTS)}
)
"""The words of each fact that is answered with one."""

TABLES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "action": ACTIONS, "language": LANGUAGES, "edition": EDITIONS, "owner": OWNERS,
        "jurisdiction": JURISDICTIONS, "seat": SEATS, "denomination": DENOMINATIONS,
        "doubled": DOUBLES, "kind": KINDS, "irregularity": IRREGULARITIES, "fact": KEYS,
        **{key: words for key, words in WORDS.items() if words},
    }
)  # fmt: skip
"""Every table by name: what the golden file holds."""
