"""Who sits where, as far as the seats told give it."""

from __future__ import annotations

import pytest

from bot.reading import read_case
from rules import Case
from rules.effects import Who
from rules.seats import seats_of
from rules.table import Role, Seat


@pytest.mark.parametrize(
    ("offender", "declarer", "role", "seat"),
    [
        (None, Seat.S, Role.DECLARER, Seat.S),
        (None, Seat.S, Role.DUMMY, Seat.N),
        (Seat.S, None, Role.DECLARER, Seat.S),
        (Seat.N, None, Role.DUMMY, Seat.N),
    ],
)
def test_declarers_side_is_seated_by_one_seat(
    offender: Seat | None, declarer: Seat | None, role: Role, seat: Seat
) -> None:
    told = {"offender": offender, "declarer": declarer}
    table = {key: str(one) for key, one in told.items() if one is not None}
    case = read_case({"irregularity": "card_count", "table": table})
    assert isinstance(case, Case)
    seats = seats_of(case, role)
    assert (seats[Who.OFFENDER], seats[Who.DECLARER]) == (seat, Seat.S)


def test_a_defender_is_one_of_two() -> None:
    case = read_case({"irregularity": "card_count", "table": {"declarer": "S"}})
    assert isinstance(case, Case)
    assert Who.OFFENDER not in seats_of(case, Role.DEFENDER)


def test_after_an_illegal_play_the_wrong_defender_has_no_seat_of_its_own() -> None:
    """There the player of the earlier card is the offender, and nobody led from a wrong hand."""
    table = {"declarer": "S", "offender": "W"}
    for irregularity, seat in (("lead_out_of_turn", Seat.S), ("play_after_illegal", None)):
        case = read_case({"irregularity": irregularity, "table": table})
        assert isinstance(case, Case)
        assert seats_of(case, Role.DEFENDER).get(Who.WRONG_DEFENDER) is seat
