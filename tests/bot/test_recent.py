"""What was used last is kept, in no more room than there is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ops.recent import Recent


@given(st.integers(1, 9), st.lists(st.integers(0, 20)))
def test_at_least_half_as_many_as_there_is_room_for_are_kept(room: int, used: list[int]) -> None:
    kept, order = Recent[int, str](room), list[int]()
    for number in used:
        if kept.get(number) is None:
            kept[number] = str(number)
        order = [*(one for one in order if one != number), number]
        assert len(kept) <= max(2, room)
    for number in order[-max(1, room // 2) :]:
        assert kept.get(number) == str(number)


def test_another_value_takes_the_place_of_the_first_and_nothing_is_there_once_forgotten() -> None:
    kept = Recent[str, int](4)
    kept["a"], kept["b"], kept["a"] = 1, 2, 3
    assert (kept.get("a"), kept.get("b"), len(kept)) == (3, 2, 2)
    kept["c"] = 4  # a and b are the older half now
    kept["a"] = 5
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (5, 2, 4)
    kept.clear()
    assert (kept.get("a"), len(kept)) == (None, 0)
