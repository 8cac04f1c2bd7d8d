"""The account of tricks: which tricks there were, and which of them go."""

from __future__ import annotations

from typing import Any

from bot.reading import read_case
from rules import Case, Ruling, rule
from rules.account import Kept, Posting, account

REVOKED: dict[str, Any] = {
    "failed": "follow_suit",
    "trick_no": 5,
    "establish_event": "os_played_next",
    "revoked_card_source": "unfaced_hand",
    "offender_role": "defender",
    "later_tricks_os": 2,
    "phase": "play_ended",
}

OMITTED: dict[str, Any] = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
    "offender_role": "defender",
    "holds_suit_led": "no",
    "defective_trick_won_by": "opponents",
    "later_tricks_os": 2,
}


def ruled(*, irregularity: str = "revoke", edition: str = "2017", **facts: Any) -> Ruling:
    case = read_case({"irregularity": irregularity, "edition": edition, "facts": facts})
    assert isinstance(case, Case), case
    ruling = rule(case)
    assert isinstance(ruling, Ruling), ruling
    return ruling


def posted(**facts: Any) -> tuple[tuple[Kept, int, int], ...]:
    """The account of a revoke, and that it adds up to the tricks that move."""
    ruling = ruled(**{**REVOKED, **facts})
    lines = account(ruling)
    assert ruling.transfer is not None
    assert sum(one.moved for one in lines) == (ruling.transfer.tricks if lines else 0)
    return tuple((one.kind, one.won, one.moved) for one in lines)


def test_the_trick_that_the_offender_won_goes_with_one_more() -> None:
    assert posted(revoke_trick_won_by="offender") == ((Kept.BY_OFFENDER, 1, 1), (Kept.LATER, 2, 1))


def test_the_trick_of_the_opponents_stays_and_a_playable_card_is_one_of_the_later_ones() -> None:
    lines = posted(edition="1997", revoke_trick_won_by="opponents", later_offender_playable=1)
    assert lines == ((Kept.BY_OPPONENTS, 0, 0), (Kept.LATER, 2, 2), (Kept.PLAYABLE, 1, 0))


def test_the_trick_of_partner_goes_alone_where_the_offender_won_none_with_such_a_card() -> None:
    lines = posted(
        edition="1997", revoke_trick_won_by="offender_partner", later_offender_playable=0
    )
    assert lines == ((Kept.BY_PARTNER, 1, 1), (Kept.LATER, 2, 0))


def test_nothing_is_listed_where_nothing_moves() -> None:
    assert posted(revoke_trick_won_by="opponents", later_tricks_os=0) == ()


def test_nothing_is_listed_while_the_number_is_open() -> None:
    ruling = ruled(**{key: value for key, value in REVOKED.items() if key != "phase"})
    assert ruling.transfer is not None
    assert ruling.transfer.tricks is None
    assert account(ruling) == ()


def test_an_omission_has_an_account_of_its_own() -> None:
    ruling = ruled(irregularity="card_count", **OMITTED, phase="play_ended")
    assert ruling.transfer is not None
    assert ruling.transfer.tricks == 1
    assert account(ruling) == (Posting(Kept.BY_OPPONENTS, 0, 0), Posting(Kept.LATER, 2, 1))


def test_a_revoke_and_an_omission_of_one_case_are_not_put_into_one_account() -> None:
    ruling = ruled(
        irregularity="card_count",
        edition="2007",
        next_trick_played_by="both",
        counts_even_two_defective="yes",
        faced_card_known="yes",
        restored_card_revoke="established",
        offender_role="declarer",
        revoke_trick_won_by="offender",
        later_tricks_os=0,
        holds_suit_led="yes",
        defective_trick_won_by="opponents",
        phase="play_ended",
    )
    assert ruling.transfer is not None
    assert ruling.transfer.tricks == 1
    assert account(ruling) == ()


def test_what_makes_no_difference_to_the_number_need_not_be_known() -> None:
    partner = ruled(
        irregularity="card_count",
        **{**OMITTED, "defective_trick_won_by": "offender_partner", "later_tricks_os": "unknown"},
        phase="play_ended",
    )
    assert account(partner) == (Posting(Kept.BY_PARTNER, 1, 1),)
    unheard = {key: value for key, value in OMITTED.items() if key != "defective_trick_won_by"}
    twice: dict[str, Any] = {
        "defective_trick_no": 4,
        "second_defective_trick_no": 8,
        "second_later_tricks_os": 1,
    }
    both = ruled(irregularity="card_count", **unheard, **twice, phase="play_ended")
    assert account(both) == (Posting(Kept.LATER, 2, 2),)
