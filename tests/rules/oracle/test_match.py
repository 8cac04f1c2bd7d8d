"""The decision table looked up by hand: it answers, and it answers what the specification says."""

from __future__ import annotations

import pytest

from tests.rules.oracle.match import Reading, all_rows, expected, undefined_names

OMITTED = {
    "offender_role": "defender", "next_trick_played_by": "both", "defect": "omitted",
    "did_play_card": "no", "holds_suit_led": "yes",
}  # fmt: skip
EXTRA = {
    "offender_role": "defender", "next_trick_played_by": "both", "defect": "extra",
    "faced_card_known": "yes", "extra_card_exposed": "no", "restored_card_revoke": "none",
}  # fmt: skip
TOGETHER = {
    "offender_role": "defender", "next_trick_played_by": "none", "defect": "extra",
    "extra_came": "together", "visible_count": 2, "cards": ["S4", "SK"],
}  # fmt: skip
MISPLACED = {
    "offender_role": "declarer", "next_trick_played_by": "both", "defect": "misplaced_played_card",
}  # fmt: skip
LED_ON = {
    "offender_role": "defender", "defect": "omitted", "next_trick_played_by": "offending_side",
}  # fmt: skip

TWO_OMISSIONS = {**OMITTED, "second_defective_trick_no": 9, "second_holds_suit_led": "no"}
TWO_TRICKS = {
    "offender_role": "declarer", "counts_even_two_defective": "yes", "faced_card_known": "yes",
    "restored_card_revoke": "established", "holds_suit_led": "no",
}  # fmt: skip

CITED: list[tuple[str, dict[str, object], list[str]]] = [
    ("1997", {**OMITTED}, ["67B1(a)"]),
    ("2007", {**OMITTED}, ["67B1(a)", "64A2"]),
    ("1997", {**OMITTED, "holds_suit_led": "no"}, ["67B1(b)", "64A2"]),
    ("2017", {**OMITTED, "offender_role": "dummy"}, ["67B1(a)", "64B3", "64C1"]),
    ("2017", {**OMITTED, "defective_trick_won_by": "opponents", "later_tricks_os": 0},
     ["67B1(a)", "64A2", "64B1"]),
    ("2017", {**OMITTED, "both_revoked_same_trick": True}, ["67B1(a)", "64B7", "64C2(b)"]),
    ("2017", {**OMITTED, "could_have_known": "yes", "damage": "yes"}, ["67B1(a)", "64A2", "72C"]),
    ("2017", {**OMITTED, "next_trick_played_by": "none"}, ["67A1"]),
    ("2007", {**LED_ON}, ["57A", "67A1"]),
    ("2007", {**LED_ON, "next_trick_played_by": "non_offending_side", "supplied_card_wins": "yes"},
     ["67A1", "16D1"]),
    ("1997", {**EXTRA}, ["67B2"]),
    ("2017", {**EXTRA, "extra_card_exposed": "yes", "extra_cards": ["S4"]}, ["67B2(a)", "50B"]),
    ("2017", {**EXTRA, "restored_card_revoke": "established"}, ["67B2(b)", "63A1", "64A"]),
    ("2007", {**EXTRA, "restored_card_revoke": "not_established"},
     ["67B2(b)", "62A", "62B1", "16D1"]),
    ("2017", {**TOGETHER}, ["67A2", "58B2", "58B3", "16C1"]),
    ("2017", {**MISPLACED, "replayed_later": "current_trick"}, ["67B3", "47B", "47D"]),
    ("2007", {**MISPLACED, "replayed_later": "no"}, ["67B"]),
    ("1997", {**TWO_OMISSIONS}, ["67B1(a)", "67B1(b)", "64A2"]),
    ("1997", {**TWO_OMISSIONS, "same_suit_earlier_revoke": "established"},
     ["67B1(a)", "67B1(b)", "64B2", "64C"]),
    ("2007", {**TWO_TRICKS}, ["67B2(b)", "63A1", "64A", "67B1(b)", "64A2"]),
    ("2007", {**TWO_TRICKS, "revoke_trick_won_by": "opponents"},
     ["67B2(b)", "63A1", "64A2", "67B1(b)"]),
    ("2017", {**TWO_TRICKS}, ["67B"]),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "facts", "citations"), CITED)
def test_a_case_cites_the_clauses_of_its_branch(
    edition: str, facts: dict[str, object], citations: list[str]
) -> None:
    assert expected(edition, facts)["citations"] == citations


@pytest.mark.parametrize(("edition", "facts", "citations"), CITED)
def test_no_case_leaves_a_column_without_a_row(
    edition: str, facts: dict[str, object], citations: list[str]
) -> None:
    assert citations
    ruling = expected(edition, facts)
    assert not [column for column, value in ruling.items() if str(value).startswith("no row")]


def test_a_trick_already_lost_settles_one_transfer() -> None:
    facts = {**OMITTED, "defective_trick_won_by": "offender_partner", "later_tricks_os": 3}
    assert expected("2017", facts)["transfer"] == {
        "tricks": 1, "at_most": 1, "to": "declaring", "settled": True, "later": [],
        "citation": "64A2",
    }  # fmt: skip


def test_an_unfinished_board_leaves_the_number_open() -> None:
    assert expected("1997", {**EXTRA, "restored_card_revoke": "established"})["transfer"] == {
        "tricks": None, "at_most": 2, "to": "declaring", "settled": False,
        "later": ["revoke_trick_won_by", "later_tricks_os", "later_offender_playable"],
        "citation": "64A",
    }  # fmt: skip


def test_an_omission_after_play_neither_stops_nor_continues_it() -> None:
    assert expected("2017", {**OMITTED, "phase": "play_ended"})["steps"] == [
        "COUNT_FACE_DOWN", "ESTABLISH_TRICK", "FACE_AND_PLACE_SUIT_CARD", "TRANSFER_AT_END",
        "ASSESS_EQUITY_AT_END",
    ]  # fmt: skip


def test_two_defective_tricks_are_put_right_before_play_goes_on() -> None:
    ruling = expected("2007", TWO_TRICKS)
    assert ruling["steps"] == [
        "STOP_PLAY", "INSPECT_PLAYED_PRIVATELY", "LEAVE_FACED_CARD", "RETURN_EXTRA_CARDS",
        "COUNT_FACE_DOWN", "ESTABLISH_TRICK", "FACE_AND_PLACE_ANY_CARD", "PLAY_CONTINUES",
        "TRANSFER_AT_END", "ASSESS_EQUITY_AT_END",
    ]  # fmt: skip
    assert ruling["transfer"] == {
        "tricks": None, "at_most": 3, "to": "defending", "settled": False,
        "later": ["revoke_trick_won_by", "later_tricks_os", "defective_trick_won_by"],
        "citation": "64A",
    }  # fmt: skip


def test_a_revoke_that_moves_no_trick_leaves_the_other_to_speak_for_itself() -> None:
    ruling = expected("2007", {**TWO_TRICKS, "trick_no": 12, "later_tricks_os": 1})
    assert ruling["onward"] == ["62"]
    assert ruling["transfer"] == {
        "tricks": 1, "at_most": 1, "to": "defending", "settled": True, "later": [],
        "citation": "64A2",
    }  # fmt: skip


def test_only_the_second_omission_of_a_player_who_held_the_suit_can_cost_a_trick_in_1997() -> None:
    ruling = expected("1997", TWO_OMISSIONS)
    assert ruling["transfer"] == {
        "tricks": None, "at_most": 1, "to": "declaring", "settled": False,
        "later": ["second_later_tricks_os"], "citation": "64A2",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("exposure", "kind"), [("dropped", "minor"), ("named", "major"), (None, None)]
)
def test_a_lying_spot_card_has_its_kind_from_the_way_it_was_shown(
    exposure: str | None, kind: str | None
) -> None:
    facts = {**OMITTED, "existing_penalty_cards": ["S3"], "exposure": exposure}
    ruling = expected("2007", facts)
    assert ruling["penalty_cards"] == [{"card": "S3", "owner": "offender", "kind": kind}]
    information = ["PC_MUST_PLAY_AI"] if kind == "major" else []
    assert ruling["information"] == [*information, "PC_OTHER_UI_PARTNER"]


def test_a_card_changed_already_leaves_nothing_to_choose() -> None:
    facts: dict[str, object] = {**TOGETHER, "designated": "SK", "opponent_played": "yes"}
    assert expected_choices("2017", facts)[0]["fact"] == "nos_changed"
    assert expected_choices("2017", {**facts, "nos_changed": "yes"}) == []


def test_the_cards_not_designated_become_penalty_cards() -> None:
    ruling = expected("2007", {**TOGETHER, "designated": "SK"})
    assert ruling["penalty_cards"] == [{"owner": "offender", "card": "S4", "kind": "minor"}]
    assert ruling["restrictions"] == ["MINOR_NO_LOWER_SAME_SUIT"]
    assert ruling["information"] == ["WITHDRAWN_NOS_AI", "PC_OTHER_UI_PARTNER"]


def test_a_second_penalty_card_makes_all_of_them_major() -> None:
    facts = {**EXTRA, "extra_card_exposed": "yes", "extra_cards": ["S4"]}
    known = {"card": "H3", "owner": "offender", "kind": "minor"}
    ruling = expected("2017", {**facts, "existing_penalty_cards": [known]})
    assert ruling["penalty_cards"] == [
        {"card": "H3", "owner": "offender", "kind": "major"},
        {"card": "S4", "owner": "offender", "kind": "major"},
    ]


@pytest.mark.parametrize(("edition", "offered"), [("2007", 3), ("2017", 4)])
def test_declarer_chooses_among_the_options_of_the_edition(edition: str, offered: int) -> None:
    (choice,) = expected_choices(edition, {**LED_ON, "declarer_option": "INVALID"})
    assert choice["who"] == "declarer"
    assert len(choice["options"]) == offered
    assert expected_choices(edition, {**LED_ON, "declarer_option": "LOWEST"}) == []


def expected_choices(edition: str, facts: dict[str, object]) -> list[dict[str, list[str]]]:
    """The choices of a case."""
    found = expected(edition, facts)["choices"]
    assert isinstance(found, list)
    return found  # pyright: ignore[reportUnknownVariableType]


def test_a_replayed_card_before_2017_is_put_to_the_director_with_both_views() -> None:
    ruling = expected("1997", {**MISPLACED, "replayed_later": "earlier_trick"})
    assert ruling["escalate"] is True
    assert ruling["steps"] == ["STOP_PLAY", "ESCALATE"]
    assert ruling["adjusted_level"] == "possible"


def test_the_table_names_only_facts_and_tables_that_exist() -> None:
    assert undefined_names() == set()


def test_a_reading_remembers_the_rows_it_used() -> None:
    reading = Reading("1997", OMITTED)
    reading.columns()
    assert reading.used
    assert reading.used <= all_rows()
