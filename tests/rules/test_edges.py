"""Corners that no path of the walk turns: counts, replies that decide nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.codes import result_codes
from bot.reading import read_case
from rules import Case, rule
from rules.case import LEFT_OUT
from rules.engine import Ground, clause
from rules.facts import UNKNOWN
from rules.table import Contract
from rules.vocabulary import VOCABULARY

OMITTED: dict[str, Any] = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
}
EXTRA: dict[str, Any] = {"next_trick_played_by": "both", "defect": "extra"}


def got(
    *, edition: str = "2017", table: dict[str, Any] | None = None, **facts: Any
) -> dict[str, Any]:
    """The result of a case without faults."""
    data: dict[str, Any] = {"irregularity": "card_count", "edition": edition, "facts": facts}
    case = read_case({**data, "table": table or {}})
    assert isinstance(case, Case), case
    return result_codes(rule(case))


def faults(table: dict[str, Any] | None = None, **facts: Any) -> list[tuple[str, str]]:
    case = read_case({"irregularity": "card_count", "table": table or {}, "facts": facts})
    assert isinstance(case, tuple), case
    return [(one.field, one.kind) for one in case]


def rows(**played: int) -> dict[str, dict[str, int]]:
    """Counts that are right in all, with these cards played."""
    return {seat: {"hand": 13 - number, "played": number} for seat, number in played.items()}


class TestCounts:
    """What the four rows tell, and what they do not."""

    def test_three_equal_rows_tell_nothing_when_nobody_has_played_on(self) -> None:
        result = got(next_trick_played_by="none", counts=rows(N=6, E=6, S=6, W=5),
                     offender_role="defender")  # fmt: skip
        assert result["fact"] == "expected_played"

    def test_a_short_row_may_be_that_of_the_player_whose_turn_it_is(self) -> None:
        result = got(next_trick_played_by="both", counts=rows(N=6, E=6, S=6, W=5))
        assert (result["status"], result["fact"]) == ("question", "expected_played")

    def test_a_long_row_may_be_a_lead_after_an_omission(
        self,
    ) -> None:
        for side in ("offending_side", "non_offending_side", "both"):
            result = got(next_trick_played_by=side, counts=rows(N=6, E=6, S=6, W=7))
            assert result["fact"] == "expected_played"

    def test_one_right_row_clears_only_its_own_player(self) -> None:
        result = got(counts=rows(W=6), expected_played={"W": 6}, next_trick_played_by="none")
        assert result["fact"] == "counts"

    def test_a_total_that_is_wrong_needs_all_four(self) -> None:
        result = got(counts={"W": {"hand": 7, "played": 5}}, next_trick_played_by="none")
        assert result["fact"] == "counts"

    def test_an_expectation_for_other_seats_is_asked_again(self) -> None:
        result = got(counts=rows(W=5), expected_played={"N": 6}, next_trick_played_by="both")
        assert result["fact"] == "expected_played"

    def test_a_card_in_a_neighbours_row_is_put_back_before_the_rows_are_compared(self) -> None:
        moved = {**rows(N=6, E=6), "S": {"hand": 7, "played": 7}, "W": {"hand": 7, "played": 5}}
        result = got(next_trick_played_by="both", counts=moved, missing_card_place="other_played",
                     expected_played=dict.fromkeys("NESW", 6))  # fmt: skip
        assert result["citations"] == ["14B1", "67B3"]
        codes = [one["code"] for one in result["steps"]]
        assert codes == ["STOP_PLAY", "FILE_PLAYED_CARD", "PLAY_CONTINUES"]

    def test_the_seat_that_is_off_gives_the_role(self) -> None:
        expected = dict.fromkeys("NESW", 6)
        result = got(
            table={"declarer": "S"}, next_trick_played_by="both", did_play_card="no",
            counts=rows(N=6, E=6, S=6, W=5), expected_played=expected, holds_suit_led="no",
        )  # fmt: skip
        assert result["relied_on"]["offender_role"] == "defender"
        assert result["seats"]["offender"] == "W"

    def test_the_defect_is_checked_against_the_offenders_row_only(self) -> None:
        told: dict[str, Any] = {
            "counts": rows(N=6, E=6, S=6),
            "expected_played": {"N": 6, "E": 6, "S": 6},
        }
        result = got(table={"offender": "W"}, **OMITTED, offender_role="defender", **told)
        assert result["fact"] == "holds_suit_led"

    def test_a_row_without_its_expectation_contradicts_nothing(self) -> None:
        told: dict[str, Any] = {"counts": rows(W=5), "expected_played": {"N": 6}}
        result = got(table={"offender": "W"}, **EXTRA, offender_role="defender", **told)
        assert result["fact"] == "faced_card_known"


class TestContradictions:
    """Each impossible pair is named where the later fact stands."""

    @pytest.mark.parametrize(
        ("facts", "expected"),
        [
            (
                {"defect": "extra", "trick_no": 10, "later_tricks_os": 4},
                ("facts.later_tricks_os", "later-tricks"),
            ),
            (
                {"later_tricks_os": 1, "later_offender_playable": 2},
                ("facts.later_offender_playable", "later-tricks"),
            ),
            (
                {"second_defective_trick_no": 12, "second_later_tricks_os": 3},
                ("facts.second_later_tricks_os", "later-tricks"),
            ),
            (
                {"existing_penalty_cards": ["S9"], "partner_penalty_cards": ["S9"]},
                ("facts.partner_penalty_cards", "card-of-two-owners"),
            ),
            (
                {"visible_count": 2, "extra_card_exposed": "no"},
                ("facts.extra_card_exposed", "visible-not-exposed"),
            ),
            ({"cards": ["S9", "S9"]}, ("facts.cards", "card-twice")),
            (
                {"cards": ["S9", "S8"], "designated": "H2"},
                ("facts.designated", "designated-not-visible"),
            ),
            (
                {"restored_card_revoke": "not_established", "late_attention": "round_over"},
                ("facts.late_attention", "late-attention"),
            ),
        ],
    )
    def test_numbers_and_cards(self, facts: dict[str, Any], expected: tuple[str, str]) -> None:
        assert faults(**facts) == [expected]

    def test_a_card_in_two_hands(self) -> None:
        table = {"hands": {"N": ["S9"], "W": ["S9", "H2"]}}
        assert faults(table) == [("table.hands.W", "card-twice")]

    def test_a_card_in_a_hand_twice_and_fourteen_cards(self) -> None:
        spades = [f"S{rank}" for rank in "23456789TJQKA"]
        found = faults({"hands": {"N": [*spades, "S2"]}})
        assert set(found) == {("table.hands.N", "card-twice"), ("table.hands.N", "hand-size")}


class TestLentSteps:
    """A step that another clause lends stands under that clause."""

    def test_a_restored_card_returns_under_67b2a_and_is_corrected_under_62a(self) -> None:
        result = got(**EXTRA, offender_role="defender", faced_card_known="yes",
                     extra_card_exposed="no", restored_card_revoke="not_established")  # fmt: skip
        clauses = {step["code"]: step["citation"] for step in result["steps"]}
        assert clauses["RETURN_EXTRA_CARDS"] == clauses["LEAVE_FACED_CARD"] == "67B2(a)"
        assert clauses["CORRECT_REVOKE"] == "62A"

    def test_the_ordinary_equity_check_stands_under_its_clause_only(self) -> None:
        result = got(**OMITTED, offender_role="defender", holds_suit_led="no")
        clauses = {step["code"]: step["citation"] for step in result["steps"]}
        assert clauses["ASSESS_EQUITY_AT_END"] == "64C1"
        assert "64C1" not in result["citations"]


class TestReplies:
    """What nobody knows, and what changes nothing."""

    def test_an_unknown_that_decides_nothing_is_no_question(self) -> None:
        result = got(
            **OMITTED, offender_role="defender", holds_suit_led="no", late_attention="unknown",
            same_suit_earlier_revoke="established",
        )  # fmt: skip
        assert result["status"] == "ruling"

    def test_an_unknown_record_shows_what_it_could_say(self) -> None:
        result = got(next_trick_played_by="both", counts="unknown")
        assert result["fact"] == "counts"
        assert [one["answer"] for one in result["branches"]] == [
            "omitted",
            "extra",
            "misplaced_played_card",
        ]

    def test_a_number_that_is_still_to_come_is_waited_for(self) -> None:
        result = got(**OMITTED, offender_role="defender", holds_suit_led="no",
                     later_tricks_os="unknown")  # fmt: skip
        assert result["transfer"]["settled"] is False

    def test_after_play_the_same_number_is_a_question(self) -> None:
        result = got(**OMITTED, offender_role="defender", holds_suit_led="no", phase="play_ended",
                     defective_trick_won_by="opponents", later_tricks_os="unknown")  # fmt: skip
        assert (result["status"], result["fact"]) == ("question", "later_tricks_os")

    def test_impossible_answers_are_not_tried(self) -> None:
        result = got(**OMITTED, offender_role="defender", holds_suit_led="no", phase="play_ended",
                     defective_trick_no=13 - 1, second_defective_trick_no=13,
                     later_tricks_os="unknown", defective_trick_won_by="opponents")  # fmt: skip
        assert result["status"] == "ruling"  # trick 12: nothing moves, whatever the number

    def test_before_the_opening_lead_is_faced_the_hands_are_counted(self) -> None:
        result = got(phase="before_opening_lead_faced", defect="omitted")
        assert (result["fact"], result["why"]) == ("suspect_total", ["67"])

    def test_a_short_hand_is_the_offenders(self) -> None:
        counts = rows(N=6, E=6, S=6) | {"W": {"hand": 6, "played": 6}}
        result = got(table={"declarer": "S"}, counts=counts, missing_card_place="elsewhere",
                     next_trick_played_by="none", missing_card_seen_by_partner="no",
                     restored_card_revoke="none")  # fmt: skip
        assert result["relied_on"]["offender_role"] == "defender"
        assert result["seats"]["offender"] == "W"

    def test_before_the_play_a_found_card_changes_no_call(self) -> None:
        found: dict[str, Any] = {
            "suspect_total": "less",
            "other_totals": "all_13",
            "missing_card_place": "elsewhere",
        }
        for edition, cited in (("1997", "14A1"), ("2007", "14A3"), ("2017", "14A3")):
            for phase, code in (
                ("auction", "NO_RECTIFICATION"),
                ("before_opening_lead_faced", "PLAY_CONTINUES"),
            ):
                last = got(edition=edition, phase=phase, **found)["steps"][-1]
                assert (last["code"], last["citation"]) == (code, cited)

    def test_before_the_play_counts_stand_for_the_totals(self) -> None:
        counts = {seat: {"hand": 13, "played": 0} for seat in "NES"}
        early: dict[str, Any] = {"phase": "auction", "can_be_played": "yes"}
        early["called_with_wrong_hand"] = "no"
        assert got(**early, counts=counts)["fact"] == "suspect_total"
        lost = counts | {"W": {"hand": 12, "played": 0}}
        assert got(**early, counts=lost)["fact"] == "missing_card_place"
        foreign = counts | {"W": {"hand": 14, "played": 0}}
        assert got(**early, counts=foreign)["citations"] == ["13C"]
        right = counts | {"W": {"hand": 13, "played": 0}}
        assert got(**early, counts=right)["citations"] == ["13"]


def test_contracts_are_written_as_they_are_read() -> None:
    assert [str(Contract.parse(one)) for one in ("4S", "3NT", "4SX", "1NTXX")] == [
        *("4S", "3NT", "4SX", "1NTXX")
    ]
    for junk in ("1CXXX", "8S", "0NT", "4Z", "4"):
        with pytest.raises(ValueError, match=junk):
            Contract.parse(junk)


def test_an_address_has_one_clause() -> None:
    with pytest.raises(ValueError, match="written twice"):
        clause("67A1", Ground.TEXT)(lambda facts: iter(()))  # noqa: ARG005


def test_what_is_left_out_and_what_is_a_fact_show_themselves() -> None:
    assert repr(LEFT_OUT) == "LEFT_OUT"
    assert repr(VOCABULARY["defect"]) == "Fact(defect)"
    assert UNKNOWN not in VOCABULARY["defect"].words
